import { describe, expect, test } from 'vitest';
import { heightAt, wallRegion, type WallOpening } from '../../../web/measure/outline-wall.ts';
import { partsOf, clipRegion } from '../../../web/measure/polygon-clip.ts';
import { regionArea } from '../../../web/measure/polygon.ts';
import { mm, toSquareMetres } from '../../../web/measure/units.ts';

const opening = (id: string, at: number, sill: number, w: number, h: number): WallOpening => ({
  id,
  at: mm(at),
  sill: mm(sill),
  width: mm(w),
  height: mm(h),
});
const wall = { length: mm(4000), height: mm(2400) };
const areaOf = (shape: ReturnType<typeof wallRegion>): number =>
  shape.ok ? toSquareMetres(regionArea(shape.value)) : Number.NaN;

describe('a wall less its openings', () => {
  test('a door is a notch and a window a hole', () => {
    const region = wallRegion(wall, [
      opening('door', 500, 0, 800, 2000),
      opening('window', 2000, 900, 1200, 1200),
    ]);
    expect(areaOf(region)).toBeCloseTo(9.6 - 1.6 - 1.44, 9);
    expect(region.ok && region.value.length).toBe(2);
  });

  test('a door in the corner and one beside it leave the lintel above', () => {
    const region = wallRegion(wall, [
      opening('a', 0, 0, 800, 2000),
      opening('b', 800, 0, 800, 2100),
    ]);
    expect(areaOf(region)).toBeCloseTo(9.6 - 1.6 - 1.68, 9);
  });

  test('a doorway as high as the wall parts it', () => {
    const region = wallRegion(wall, [opening('gap', 1000, 0, 1000, 2400)]);
    expect(areaOf(region)).toBeCloseTo(7.2, 9);
    const bands = region.ok
      ? partsOf(clipRegion(region.value, { x0: 0, y0: mm(100), x1: wall.length, y1: mm(2000) }))
      : [];
    expect(bands).toHaveLength(2);
  });

  test('a sloped top takes the mean height, a gable its triangle more', () => {
    expect(areaOf(wallRegion({ ...wall, endHeight: mm(1600) }, []))).toBeCloseTo(8, 9);
    const gable = { ...wall, peak: { at: mm(2000), height: mm(3400) } };
    expect(areaOf(wallRegion(gable, []))).toBeCloseTo(9.6 + 2, 9);
    expect(heightAt(gable, mm(1000))).toBe(mm(2900));
  });
});

describe('an opening that does not fit is refused by name', () => {
  test.each([
    ['past the end', [opening('x', 3500, 0, 800, 2000)], 'outside'],
    ['before the start', [opening('x', -1, 0, 800, 2000)], 'outside'],
    ['under the floor', [opening('x', 0, -5, 800, 2000)], 'outside'],
    ['through the ceiling', [opening('x', 0, 1000, 800, 1401)], 'above'],
    ['over another', [opening('y', 0, 0, 800, 2000), opening('x', 799, 0, 800, 2000)], 'overlap'],
  ])('%s', (_, openings, reason) => {
    expect(wallRegion(wall, openings)).toEqual({ ok: false, reason, at: 'x' });
  });

  test('under a slope it is the lower corner that counts', () => {
    const sloped = { ...wall, endHeight: mm(1200) };
    expect(wallRegion(sloped, [opening('x', 3000, 0, 900, 1400)])).toMatchObject({ ok: false });
    expect(wallRegion(sloped, [opening('x', 0, 0, 900, 2000)])).toMatchObject({ ok: true });
  });
});
