/** A project's shopping list and its steps on paper. */
export const en = {
  print: 'Print',
  /** The list as a text to send. */
  text: {
    send: 'Send the list',
    title: (project: string) => `To buy: ${project}`,
    item: (name: string, count: string) => `- ${name}: ${count}`,
    priced: (item: string, price: string) => `${item}, ${price}`,
    prices: 'With prices',
    share: 'Send',
    copy: 'Copy',
  },
  list: {
    title: 'Shopping list',
    total: (cost: string) => `${cost} in all. Prices are examples where no shop’s was typed.`,
  },
  steps: {
    title: 'What to do',
    day: (day: string, time: string) => `${day}, about ${time}`,
    times: (work: string, drying: string) => `${work}, then ${drying} to dry`,
    where: (job: string, place: string) => `${job}, ${place}`,
    tools: 'Tools',
    done: 'Done',
  },
};
