import { expect, test } from 'vitest';
import { newRoom, newRun, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import { formerSteps, leftBehind } from '../../../../web/planner/project/left-behind.ts';
import type { JobSteps } from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import {
  newProject,
  type Project,
  readProjectValue,
} from '../../../../web/planner/schema/project.ts';
import type { DoneBoard } from '../../../../web/planner/schema/board.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';

const OPTIONS = { locale: BRITISH.metric, catalogue: await loadAll('uk') };

const NOTHING = { prices: [], ticks: 0, amounts: 0, boards: 0 };

const newDone = (number: number): DoneBoard => ({
  number,
  price: 500,
  offcut: null,
  board: { stock: 's', length: 2400, width: 0, pieces: [], cuts: [], offcuts: [] },
  names: {},
});

/** A room painted and a fence, in the UK: some typed and ticked for what a shop elsewhere has, or for other posts. */
const KEPT = {
  ...newProject('old', 1),
  places: [
    {
      ...newRoom('room'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
      height: '2.4 m',
    },
    { ...newRun('run'), stretches: ['9.15 m'] },
  ],
  jobs: [
    { id: 'paint', slug: 'paint-a-room', place: 'room', typed: {} },
    { id: 'fence', slug: 'put-up-a-fence', place: 'run', typed: {} },
  ],
  prices: {
    'wall-paint/5-L': { text: '24.50', at: 7 },
    'ceiling-paint/1-gal': { text: '9', at: 7 },
    'fence-post~100x100-mm/2.4m': { text: '11.25', at: 7 },
    'fence-post~100x100-mm/8ft': { text: '30', at: 7 },
    'fence-post~100x100-mm/own-5400': { text: '40', at: 7 },
    'topsoil/30-L': { text: '4', at: 7 },
  },
  spares: { 'fence-panel~1.83x1.83-m': '1' },
  own: [{ id: 'o', material: 'fence-panel~1.83x1.83-m', amount: '2' }],
  bought: {
    'wall-paint|wall-paint/5-L': 1,
    'fence-post~100x100-mm|fence-post~100x100-mm/2.4m': 2,
  },
  paid: { 'fence-post~100x100-mm|fence-post~100x100-mm/2.4m': { count: 2, cost: 2250 } },
};

function read(value: unknown): Project {
  const found = readProjectValue(value);
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

test('a project opens with its prices, ticks, spares and what was paid', () => {
  const project = read(KEPT);
  const { lines } = plannedWith(project, OPTIONS).list;
  const offer = (id: string) => lines.flatMap(({ offers }) => offers).find((one) => one.id === id);
  const item = (id: string) => lines.flatMap(({ items }) => items).find((one) => one.offer === id);
  expect(offer('wall-paint/5-L')).toMatchObject({ current: 2450, own: { text: '24.50' } });
  expect(offer('fence-post~100x100-mm/2.4m')).toMatchObject({ current: 1125 });
  expect(item('wall-paint/5-L')).toMatchObject({ bought: 1 });
  expect(item('fence-post~100x100-mm/2.4m')).toMatchObject({ bought: 2, spent: 2250 });
  const panels = lines.find(({ id }) => id === 'fence-panel~1.83x1.83-m');
  expect(panels?.amounts).toMatchObject({ spare: 1, own: 2 });
});

test('reports prices of products that the region does not sell, and loses none', () => {
  const project = read(KEPT);
  const { list } = plannedWith(project, OPTIONS);
  expect(leftBehind(project, list)).toEqual({ ...NOTHING, prices: ['9', '30'] });
  expect(Object.values(project.prices).map(({ text }) => text)).toEqual([
    '24.50',
    '9',
    '11.25',
    '30',
    '40',
    '4',
  ]);
});

test('reading it again changes nothing more', () => {
  const once = read(KEPT);
  expect(read(once)).toEqual(once);
});

test('a project of sizes that are all on the list has nothing left behind', () => {
  const project = {
    ...read(KEPT),
    prices: { 'wall-paint/5-L': { text: '24', at: 7 }, 'topsoil/30-L': { text: '4', at: 7 } },
    bought: {},
  };
  const { list } = plannedWith(project, OPTIONS);
  expect(leftBehind(project, list)).toEqual(NOTHING);
});

test('reports what was bought, owned or cut in another size than selected now', () => {
  const project = {
    ...read(KEPT),
    prices: {},
    spares: { 'fence-panel~1x1-m': '2', 'laminate~1380x190-mm': '1' },
    own: [
      { id: 'o', material: 'fence-panel~1x1-m', amount: '2' },
      { id: 'p', material: 'fence-panel~1x1-m', amount: ' ' },
    ],
    bought: { 'fence-post~75x75-mm|fence-post~75x75-mm/2.4m': 2, 'laminate~a|laminate~a/1-m2': 1 },
    cut: { 'fence-post~75x75-mm': [newDone(1), newDone(2)] },
  };
  const { list } = plannedWith(project, OPTIONS);
  expect(leftBehind(project, list)).toEqual({ prices: [], ticks: 1, amounts: 2, boards: 2 });
});

test('reports ticks and timers of missing steps, but not those of other jobs', () => {
  const step = { id: 'roll', title: '', detail: '', minutes: 1 };
  const jobs: readonly JobSteps[] = [
    { id: 'paint', place: 'room', phase: 'paint', steps: [step] },
    { id: 'unmeasured', place: 'room', phase: 'paint', steps: [] },
  ];
  const kept = {
    done: ['paint/roll', 'paint/mist', 'unmeasured/mist', 'removed/mist', 'painting/roll'],
    timers: { 'paint/mist': 5, 'paint/roll': 6, 'unmeasured/mist': 7 },
  };
  expect(formerSteps(kept, jobs)).toEqual({ ticks: 1, timers: [['paint/mist', 5]] });
  expect(formerSteps({ done: ['paint/roll'], timers: {} }, jobs)).toEqual({ ticks: 0, timers: [] });
});
