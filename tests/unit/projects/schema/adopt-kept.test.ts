import { describe, expect, it } from 'vitest';
import { newGround, newRoom, SHAPES } from '../../../../web/measure/place-input.ts';
import { adoptKept } from '../../../../web/projects/schema/adopt-kept.ts';
import { readProject } from '../../../../web/projects/schema/read-project.ts';
import type { Project } from '../../../../web/projects/schema/project.ts';
import { deriveProject } from '../../../../web/projects/derive/derive-project.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const sides = SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' }));

/** As it was kept when a floor was `planks`, of whatever size. */
const KEPT = JSON.stringify({
  version: 2,
  id: 'p',
  places: [
    { ...newRoom('a'), sides, height: '2.4 m' },
    { ...newGround('b'), sides },
  ],
  jobs: [
    { id: 'floor', slug: 'lay-a-laminate-floor', place: 'a', typed: {} },
    { id: 'trim', slug: 'fit-skirting', place: 'a', typed: {} },
    { id: 'deck', slug: 'build-a-deck', place: 'b', typed: {} },
  ],
  prices: {
    'planks/pack-of-8': { text: '21', at: 1 },
    'deck-board/3.6m': { text: '9', at: 1 },
  },
  spares: { planks: '3' },
  own: [{ id: 'o', material: 'skirting', amount: '1', length: '1200', width: '' }],
  bought: {
    'planks|planks/pack-of-8': 2,
    'deck-board-softwood|deck-board/3.6m': 4,
    'gone|gone/box': 1,
  },
});

function kept(): Project {
  const read = readProject(KEPT);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}
const materialsOf = (project: Project) =>
  deriveProject(project, { locale: BRITISH.metric }).jobs.flatMap(({ plan }) => plan.materials);
const linesOf = (project: Project) => deriveProject(project, { locale: BRITISH.metric }).list.lines;

describe('what was kept under a product before its size was told apart', () => {
  const before = kept();
  const now = adoptKept(before, materialsOf(before));

  it('is bought, spare and at home of the product that it is now', () => {
    const planks = linesOf(now).find(({ id }) => id.startsWith('planks~'));
    expect(planks?.items).toMatchObject([{ label: 'pack of 8', bought: 2 }]);
    expect(planks?.amounts?.spare).toBe(3);
    const deck = linesOf(now).find(({ id }) => id.startsWith('deck-board~'));
    expect(deck?.items.find(({ label }) => label === '3.6 m')?.bought).toBe(4);
    const skirting = linesOf(now).find(({ id }) => id.startsWith('skirting~'));
    // From here it moves to the rack of the device, under the name of its material.
    expect(now.own).toMatchObject([{ id: 'o', material: skirting?.id }]);
  });

  it('keeps its price without being moved', () => {
    const offers = linesOf(before).flatMap((line) => line.offers);
    const priceOf = (start: string, label: string) =>
      offers.find((offer) => offer.id.startsWith(start) && offer.label === label)?.current;
    expect([priceOf('planks~', 'pack of 8'), priceOf('deck-board~', '3.6 m')]).toEqual([2100, 900]);
  });

  it('stays where it is while nothing on the list is called so', () => {
    expect(now.bought['gone|gone/box']).toBe(1);
    const empty = { ...before, jobs: [] };
    expect(adoptKept(empty, materialsOf(empty))).toBe(empty);
  });

  it('is moved once: the project stays the very same after that', () => {
    expect(adoptKept(now, materialsOf(now))).toBe(now);
  });
});
