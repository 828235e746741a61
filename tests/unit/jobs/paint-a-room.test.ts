import { describe, expect, it } from 'vitest';
import { paintARoom, parseCoverage } from '../../../web/jobs/paint-a-room.ts';
import type { Typed } from '../../../web/jobs/fields.ts';
import { newRoom, type RoomInput } from '../../../web/measure/place-input.ts';
import { measureRoom } from '../../../web/measure/room.ts';
import { sides } from './places.ts';
import { BRITISH } from '../../../web/language/locale.ts';

const bedroom: RoomInput = {
  ...newRoom('bedroom'),
  sides: sides('rectangle', 4000, 3000),
  height: '2.5 m',
  openings: [{ id: 'd', kind: 'door', wall: 'C', width: '1 m', height: '2 m', at: '', sill: '' }],
};

const planOf = (typed: Typed, room = bedroom) =>
  paintARoom(BRITISH.metric).plan(measureRoom(room, BRITISH.metric).place, typed);
const needOf = (plan: ReturnType<typeof planOf>): (number | undefined)[] =>
  plan.materials.map((one) => (one.form === 'packs' ? one.need : undefined));
const NO_CEILING = { 'surfaces.ceiling': false };
const NO_WALLS = Object.fromEntries(
  ['A', 'B', 'C', 'D'].map((wall) => [`surfaces.${wall}`, false]),
);

describe('paintARoom', () => {
  it('needs 6 L for walls of 33 m² and 2.182 L for a ceiling of 12 m², two coats at 11 m²/L', () => {
    // Walls: 2 × (4 + 3) × 2.5 = 35, less the door of 2 = 33; 33 × 2 ÷ 11 = 6. Ceiling: 24 ÷ 11.
    const plan = planOf({});
    expect(plan.materials.map(({ id }) => id)).toEqual(['wall-paint', 'ceiling-paint']);
    expect(needOf(plan)).toEqual([6000, 2182]);
    expect(plan.materials[0]?.why).toBe('6.0 L for 33.0 m², two coats.');
  });

  it('counts the chosen walls only', () => {
    const plan = planOf({ ...NO_WALLS, 'surfaces.C': true, ...NO_CEILING });
    expect(plan.figures).toEqual([{ id: 'wall', label: 'walls', value: '8.0 m²' }]);
  });

  it('adds a mist coat of 250 sq ft a gallon on bare plaster, before the others', () => {
    const plan = planOf({ barePlaster: true, ...NO_CEILING });
    // 33 m² ÷ 6.1357 m²/L = 5.379 L more.
    expect(needOf(plan)[0]).toBe(6000 + 5379);
    const titles = plan.steps.map(({ title }) => title);
    expect(titles.indexOf('Mist coat, walls')).toBe(titles.indexOf('First coat, walls') - 1);
  });

  it('paints the ceiling before the walls and waits 4 h after each coat', () => {
    const coats = planOf({}).steps.filter(({ id }) => id.includes('coat'));
    expect(coats.map(({ id }) => id)).toEqual([
      'ceiling-coat-1',
      'ceiling-coat-2',
      'wall-coat-1',
      'wall-coat-2',
    ]);
    expect(coats.every(({ dryMinutes }) => dryMinutes === 240)).toBe(true);
  });

  it('names a field that cannot be read and goes on with its default', () => {
    const plan = planOf({ wallCoats: '0', ceilingCoverage: 'much' });
    expect(plan.problems['wallCoats']).toContain('between 1 and 5');
    expect(plan.problems['ceilingCoverage']).toContain('what the tin says');
    expect(needOf(plan)[0]).toBe(6000);
  });

  it('asks for a surface when none is chosen', () => {
    const plan = planOf({ ...NO_WALLS, ...NO_CEILING });
    expect(plan.problems['surfaces']).toBe('Choose a wall or the ceiling.');
    expect(plan.materials).toEqual([]);
  });

  it('is empty for a room that is not measured yet', () => {
    const plan = planOf({}, { ...bedroom, height: '' });
    expect(plan).toMatchObject({ materials: [], steps: [], tools: [] });
  });

  it('tells tins of two colours apart, however the colour is typed, and prices them alike', () => {
    const [white] = planOf({}).materials;
    const [sage] = planOf({ colour: 'Sage' }).materials;
    const [again] = planOf({ colour: ' sage ' }).materials;
    expect([white?.id, sage?.id, again?.id]).toEqual([
      'wall-paint',
      'wall-paint:sage',
      'wall-paint:sage',
    ]);
    expect(sage?.form === 'packs' && sage.packs[0]?.id).toBe('wall-paint/1l');
  });

  it('starts from gallons and 375 sq ft a gallon in feet and inches', () => {
    const { place } = measureRoom({ ...bedroom, openings: [] }, BRITISH.imperial);
    const plan = paintARoom(BRITISH.imperial).plan(place, NO_CEILING);
    const [paint] = plan.materials;
    expect(paint?.form === 'packs' && paint.packs.map(({ label }) => label)).toEqual([
      '1 qt',
      '1 gal',
      '5 gal',
    ]);
    // 35 m² × 2 ÷ (375 ÷ 10.7639 ÷ 3.78541) = 7.606 L.
    expect(needOf(plan)[0]).toBe(7606);
  });
});

describe('parseCoverage', () => {
  it('reads m² a litre and sq ft a gallon by their size', () => {
    expect(parseCoverage('12,5', BRITISH.metric)).toEqual({ ok: true, value: 12.5 });
    const imperial = parseCoverage('375', BRITISH.metric);
    expect(imperial.ok && imperial.value).toBeCloseTo(9.2034, 3);
  });

  it.each(['1', '30', '60', '5000', 'abc', ''])('refuses %s', (text) => {
    expect(parseCoverage(text, BRITISH.metric)).toMatchObject({ ok: false });
  });
});
