import { newRoom, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import {
  newCutList,
  newPart,
  newStock,
  type CutList,
} from '../../../../web/planner/schema/cut-list.ts';
import { newProject, type Project } from '../../../../web/planner/schema/project.ts';

/** A project with a measured room and two jobs. */
export function kitchen(change: Partial<Project> = {}): Project {
  const sides = SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' }));
  return {
    ...newProject('aaaa1111', 1000),
    name: 'Kitchen',
    places: [{ ...newRoom('r'), name: 'Kitchen', sides, height: '2.4 m' }],
    jobs: [
      { id: 'j', slug: 'paint-a-room', place: 'r', typed: { wallCoats: '' } },
      { id: 'k', slug: 'tile-a-floor', place: 'r', typed: {} },
    ],
    prices: { 'wall-paint/5-L': { text: '', at: 7 } },
    bought: { 'wall-paint|wall-paint/5-L': 2 },
    done: ['j/cover'],
    ...change,
  };
}

/** A cut list with half-typed texts. */
export function bench(change: Partial<CutList> = {}): CutList {
  return {
    ...newCutList('cccc3333', 1000),
    name: 'Bench',
    material: 'CLS',
    parts: [{ ...newPart('p'), length: `7' 11 1/`, quantity: '4', name: 'leg' }],
    stock: [{ ...newStock('s'), length: '2.4 m', price: '5,' }],
    ...change,
  };
}

/** A device's texts. */
export const device = (
  projects: readonly Project[],
  cutLists: readonly CutList[] = [],
): ReadonlyMap<string, string> =>
  new Map([
    ...projects.map((one) => [`measure-twice:project:${one.id}`, JSON.stringify(one)] as const),
    ...cutLists.map((one) => [`measure-twice:cuts:${one.id}`, JSON.stringify(one)] as const),
  ]);
