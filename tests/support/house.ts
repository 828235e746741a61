import { newCutList, newPart, newStock, type CutList } from '../../web/planner/schema/cut-list.ts';
import { newOffcut, type Offcut } from '../../web/planner/schema/offcut.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type OpeningInput,
} from '../../web/planner/measure/places/place-input.ts';
import { LONG } from './long.ts';
import { kitchen } from '../unit/documents/sharing/sharing.ts';

const opening = (kind: OpeningInput['kind'], wall: string): OpeningInput => {
  return { id: kind, kind, wall, width: '', height: '', at: '', sill: '' };
};

const lShaped = SHAPES.L.map((side, i) => ({
  ...side,
  length: ['5.2 m', '2.1 m', '2 m', '1.6 m'][i] ?? '',
}));

/** A project with a place of every kind and a job on each, partly bought, cut and done. */
export const house = (): Project => ({
  ...newProject('aaaa1111', 1000),
  region: 'uk',
  name: 'House',
  places: [
    {
      ...newRoom('room'),
      name: 'Living room',
      sides: lShaped,
      height: '2.4 m',
      openings: [opening('door', 'C'), opening('window', 'A')],
    },
    { ...newWall('wall'), length: '3.6 m', height: '2.4 m', openings: [opening('door', 'A')] },
    {
      ...newGround('ground'),
      shape: 'triangles',
      edges: ['4 m', '3 m', '4 m', '3 m'],
      diagonals: ['5 m'],
    },
    { ...newRun('run'), stretches: ['9.15 m', '4 m'] },
    newThing('thing'),
  ],
  jobs: [
    { id: 'paint', slug: 'paint-a-room', place: 'room', typed: {} },
    { id: 'tile', slug: 'tile-a-floor', place: 'room', typed: {} },
    { id: 'studs', slug: 'build-a-stud-wall', place: 'wall', typed: {} },
    { id: 'path', slug: 'lay-a-path', place: 'ground', typed: {} },
    { id: 'fence', slug: 'put-up-a-fence', place: 'run', typed: {} },
    {
      id: 'shelves',
      slug: 'build-alcove-shelves',
      place: 'thing',
      typed: { width: '1200', height: '2000', depth: '300', build: 'battens' },
    },
  ],
  bought: { 'wall-paint|wall-paint/5-L': 1 },
  done: ['paint/cover'],
  timers: { 'paint/fill': Date.now() + 3_600_000 },
});

const FEW_JOBS = new Set(['paint', 'studs', 'shelves']);

/** The same with a job in packs, one in boards and one with its own sizes; more would only take longer. */
export const lightHouse = (): Project => ({
  ...house(),
  jobs: house().jobs.filter(({ id }) => FEW_JOBS.has(id)),
});

/** Lengths to cut, one of them too long and one half typed. */
export const studs = (): CutList => ({
  ...newCutList('cccc3333', 1000),
  name: 'Stud wall',
  material: 'CLS 38 × 63',
  parts: [
    { ...newPart('stud'), name: 'stud', length: '2325 mm', quantity: '6' },
    { ...newPart('plate'), name: 'plate', length: `11' 2 5/8"`, quantity: '2' },
    { ...newPart('noggin'), name: 'noggin', length: '56.2 cm', quantity: '5' },
    { ...newPart('ridge'), name: 'ridge', length: '5.5 m', quantity: '1' },
    { ...newPart('typo'), name: 'jack', length: '4 twenty', quantity: '1' },
  ],
  stock: [
    { ...newStock('short'), length: '2.4 m', price: '5.20' },
    { ...newStock('long'), length: '4.8 m', price: '10.40' },
  ],
});

/** Panels to cut from sheets. */
export const panels = (): CutList => ({
  ...newCutList('dddd4444', 1000, 'sheet'),
  name: 'Cabinet',
  material: 'Birch ply 18 mm',
  parts: [
    { ...newPart('side'), name: 'side', length: '720 mm', width: '560 mm', quantity: '2' },
    {
      ...newPart('top'),
      name: 'top',
      length: '564 mm',
      width: '560 mm',
      quantity: '2',
      turns: false,
    },
  ],
  stock: [{ ...newStock('sheet'), length: '2440 mm', width: '1220 mm', price: '42' }],
});

const offcut = (): Offcut => ({ ...newOffcut('o', 'linear', 'CLS 38 × 63'), length: '900 mm' });

/** The stored data of a user who has used the app for a while, by storage key. */
export const belongings = (): Readonly<Record<string, unknown>> => ({
  'measure-twice:project:aaaa1111': LONG ? house() : lightHouse(),
  'measure-twice:project:aaaa2222': kitchen({ id: 'aaaa2222' }),
  'measure-twice:project:bbbb2222': '{"id":',
  'measure-twice:cuts:cccc3333': studs(),
  'measure-twice:cuts:dddd4444': panels(),
  'measure-twice:cuts:eeee5555': '{"id":',
  'measure-twice:offcuts': [offcut()],
});
