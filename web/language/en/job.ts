const measure = {
  room: 'Measure your room',
  wall: 'Measure your wall',
  ground: 'Measure your ground',
  run: 'Measure your line',
  thing: 'Plan yours',
};

/** The public page of a job. */
export const en = {
  measure,
  example: (figures: string) => `An example: ${figures}.`,
  counts: 'How it counts',
  tools: 'Tools',
  toolList: (tools: string) => `${tools}.`,
  steps: 'Steps',
  step: (title: string) => `${title}.`,
  work: (time: string) => `${time} of work.`,
  dry: (time: string) => `Then wait ${time}.`,
  pitfalls: 'What can go wrong',
};
