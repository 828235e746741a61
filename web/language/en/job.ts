import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');
const things = (count: number) => plural(count, { one: '# thing', other: '# things' });

const measure = {
  room: 'Measure your room',
  wall: 'Measure your wall',
  ground: 'Measure your ground',
  run: 'Measure your line',
  thing: 'Start this project',
};

const instead = {
  room: 'Measure a whole room instead',
  wall: 'Measure a single wall instead',
  ground: 'Measure the area instead',
  run: 'Measure a line instead',
  thing: 'Type the sizes instead',
};

/** The public page of a job. */
export const en = {
  measure,
  /** For a job that can be done on other places, too. */
  instead,
  /** A figure of the example; how many there are of something comes before it. */
  figure: (label: string, value: string, isCount: boolean) =>
    isCount ? `${value}\u00a0${label}` : `${label} ${value}`,
  /** What the example comes to, in one line. */
  result: (figures: string, cost: string) => `${figures}: about\u00a0${cost}`,
  buys: (count: number) => `for all ${things(count)} to buy, without tools`,
  /** The place of the example, with its sizes. */
  example: {
    room: (size: string) => `Example: a room of ${size}`,
    wall: (size: string) => `Example: a wall of ${size}`,
    ground: (size: string) => `Example: ground of ${size}`,
    run: (size: string) => `Example: a line of ${size}`,
    thing: () => 'Example',
  },
  by: (length: string, width: string) => `${length} × ${width}`,
  counts: 'How it counts',
  pitfalls: 'What can go wrong',
  list: (count: number, cost: string) => `What to buy: ${things(count)}, ${cost}`,
  /** After the name of what is bought. */
  line: (packs: string, cost: string) => `, ${packs}, ${cost}`,
  tools: (tools: string) => `Tools: ${tools}.`,
  steps: (count: number, time: string) =>
    `${plural(count, { one: '# step', other: '# steps' })}, about ${time} of work`,
  madeBy: (app: string) => `Written, counted and drawn by the makers of ${app}.`,
  prices: (region: string, years: string) =>
    `Example prices, ${region}, looked up in ${years}, most of them estimates.`,
};
