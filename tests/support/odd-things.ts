import { NO_BANDS } from '../../web/planner/cutting/edge-banding.ts';
import { newThing } from '../../web/planner/measure/places/place-input.ts';
import {
  newCutList,
  newMaterial,
  newPart,
  newStock,
  newTape,
  type CutList,
} from '../../web/planner/schema/cut-list.ts';
import { newProject, type Project } from '../../web/planner/schema/project.ts';
import { panels } from './house.ts';
import { bayRoom, hall, loft } from './odd-rooms.ts';

/** Rooms with slanted walls, and a piece of furniture. */
const oddRooms = (): Project => ({
  ...newProject('aaaa3333', 1000),
  name: 'Odd rooms',
  region: 'uk',
  places: [
    bayRoom,
    {
      ...hall,
      beside: { room: 'bay', wall: 'C', theirs: 'B', offset: '1 m', thickness: '' },
    },
    loft,
    newThing('thing'),
  ],
  jobs: [
    { id: 'floor', slug: 'lay-a-laminate-floor', place: 'bay', typed: {} },
    { id: 'trim', slug: 'fit-skirting', place: 'hall', typed: {} },
    { id: 'boards', slug: 'board-a-ceiling', place: 'loft', typed: {} },
    { id: 'piece', slug: 'build-furniture', place: 'thing', typed: {} },
  ],
});

/** A list of two materials, with tapes on edges, parts cut larger, a spare and a damaged sheet. */
const kitchen = (): CutList => ({
  ...panels(),
  id: 'dddd5555',
  name: 'Kitchen',
  template: true,
  tapes: [{ ...newTape('oak'), name: '1 mm oak', thickness: '1 mm', price: '1.20' }],
  parts: [
    { ...newPart('door'), name: 'door', length: '716 mm', width: '396 mm', quantity: '3' },
    {
      ...newPart('side'),
      name: 'side',
      length: '720 mm',
      width: '560 mm',
      quantity: '2',
      bands: { ...NO_BANDS, l1: 'oak', w1: 'oak' },
      rough: '5 mm',
      spare: true,
    },
  ],
  stock: [
    ...panels().stock,
    {
      ...newStock('dented'),
      length: '1220 mm',
      width: '610 mm',
      price: '9',
      defects: [
        { id: 'dent', left: '300 mm', bottom: '5 mm', length: '60 mm', width: '80 mm' },
        { id: 'off', left: '1200 mm', bottom: '', length: '60 mm', width: '80 mm' },
      ],
    },
  ],
  more: [
    {
      ...newMaterial('mdf', 'sheet'),
      material: 'MDF 12 mm',
      parts: [{ ...newPart('back'), name: 'back', length: '700 mm', width: '560 mm' }],
      stock: [{ ...newStock('mdf'), length: '2440 mm', width: '1220 mm', price: '28' }],
    },
  ],
});

/** Unusual data, by storage key. */
export const oddThings = (): Readonly<Record<string, unknown>> => ({
  'measure-twice:project:aaaa3333': oddRooms(),
  'measure-twice:cuts:dddd5555': kitchen(),
  // Empty, to start from a template.
  'measure-twice:cuts:dddd6666': newCutList('dddd6666', 1000, 'sheet'),
});
