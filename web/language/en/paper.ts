// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  print: "Print",
  text: {
    send: "Send the list",
    title: (project: string): string => `To buy: ${project}`,
    item: (name: string, count: string): string => `- ${name}: ${count}`,
    priced: (item: string, price: string): string => `${item}, ${price}`,
    prices: "With prices",
    share: "Send",
    copy: "Copy",
  },
  list: {
    title: "Shopping list",
    total: (cost: string): string => `${cost} in all. Prices are examples where no shop’s was typed.`,
  },
  steps: {
    title: "What to do",
    day: (day: string, time: string): string => `${day}, about ${time}`,
    times: (work: string, drying: string): string => `${work}, then ${drying} to dry`,
    where: (job: string, place: string): string => `${job}, ${place}`,
    tools: "Tools",
    done: "Done",
  },
};
