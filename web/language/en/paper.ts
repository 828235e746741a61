/** A project's shopping list and its steps on paper. */
export const en = {
  print: 'Print',
  list: {
    title: 'Shopping list',
    total: (cost: string) => `${cost} in all. Prices are examples where no shop’s was typed.`,
  },
  steps: {
    title: 'What to do',
    total: (time: string) => `${time} from start to finish, drying included.`,
    times: (work: string, drying: string) => `${work}, then ${drying} to dry`,
    where: (job: string, place: string) => `${job}, ${place}`,
    tools: 'Tools',
    steps: 'Steps',
  },
};
