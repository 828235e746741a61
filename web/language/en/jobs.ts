import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const here = {
  room: 'For this room',
  wall: 'For this wall',
  ground: 'For this ground',
  run: 'For this line',
  thing: 'To build',
};

/** The catalogue of jobs, on its own page, at the start and in a project. */
export const en = {
  title: 'Jobs',
  line: 'Pick one; measure; get the list.',
  groups: { inside: 'Inside', outside: 'Outside', workshop: 'In the workshop' },
  find: 'Find a job',
  findHint: 'floor, shelf, fence',
  found: (count: number) => plural(count, { one: '# job', other: '# jobs' }),
  noneFound: (text: string) => `No job is called “${text}”. Try one word, such as floor or shelf.`,
  all: (count: number) => `All ${count} jobs`,
  /** Jobs for the place that is open. */
  here,
  /** What a job starts that is not for the place that is open. */
  starts: {
    room: 'Starts a new room',
    wall: 'Starts a new wall',
    ground: 'Starts a new piece of ground',
    run: 'Starts a new line',
    thing: 'Has sizes of its own',
  },
};
