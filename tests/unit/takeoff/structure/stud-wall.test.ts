import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, mm } from '../../../../web/measure/units.ts';
import {
  doorHead,
  doorOpeningMetric,
  doorOpeningUs,
  EXTRA_STUDS,
  METAL_STUD_SHORT,
  noggingRows,
  PLATE_FIXING_EVERY,
  STUD_CUTS,
  STUD_KINDS,
  studCount,
  studFor,
  studHeight,
  STUDS,
  studSpacing,
  W111_PER_SQUARE_METRE,
} from '../../../../web/takeoff/structure/stud-wall.ts';
import { expectStop, valueOf } from './answers.ts';

describe('heights', () => {
  test.each(STUD_KINDS)('%s: at its height and spacing, one step beyond, far beyond', (kind) => {
    const { height, spacing } = STUDS[kind];
    expect(valueOf(studFor(kind, { height, spacing }))).toBe(height);
    expectStop(studFor(kind, { height: mm(height / 320 + 1), spacing }), 'height');
    expectStop(studFor(kind, { height: mm(20_000), spacing }), 'height');
    expectStop(studHeight(kind, mm(spacing / 320 + 1)), 'spacing', 'maker');
  });

  test('a deeper stud of a family stands higher', () => {
    for (const family of ['uk-38', 'us-2x', 'eu-cw', 'uk-c', 'cn-c', 'us-25ga']) {
      const own = STUD_KINDS.filter((kind) => kind.startsWith(family)).map((kind) => STUDS[kind]);
      expect(own.length).toBeGreaterThan(1);
      const byDepth = own.toSorted((a, b) => a.depth - b.depth).map(({ height }) => height);
      expect(byDepth).toEqual(byDepth.toSorted((a, b) => a - b));
    }
  });

  test('two layers of board let CW 75 stand 5.00 m, and other studs no higher', () => {
    expect(valueOf(studHeight('eu-cw75', mm(625), 2))).toBe(mm(5000));
    expect(valueOf(studHeight('uk-c70', mm(600), 2))).toBe(mm(3600));
  });

  test('38 × 63 is for 2.4 m: a wall of 2.5 m stops, 38 × 89 carries it', () => {
    expectStop(studFor('uk-38x63', { height: mm(2500), spacing: mm(600) }), 'height');
    expect(studFor('uk-38x89', { height: mm(2500), spacing: mm(600) }).ok).toBe(true);
  });
});

describe('counts', () => {
  test('3.6 m at 600 with 38 mm studs takes 7, a 10 ft wall at 16 in takes 9', () => {
    // (3600 − 38) ÷ 600 = 5.9; (120 − 1.5) ÷ 16 = 7.4.
    expect(studCount(mm(3600), mm(38), mm(600))).toBe(7);
    expect(studCount(inches(120), inches(1.5), inches(16))).toBe(9);
    expect(studCount(mm(3638), mm(38), mm(600))).toBe(7);
    expect(studCount(mm(3639), mm(38), mm(600))).toBe(8);
    expect(EXTRA_STUDS).toEqual({ opening: 2, corner: 1 });
  });

  test('no clear distance between studs is wider than the spacing, and 1 mm adds one stud at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 12_000 }), (wall) => {
        const studs = studCount(mm(wall), mm(38), mm(600));
        expect((wall - 38) / (studs - 1)).toBeLessThanOrEqual(600);
        expect(studCount(mm(wall + 1), mm(38), mm(600)) - studs).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('spacing by board and by what covers it', () => {
    expect(studSpacing('12.5', 'paint')).toBe(mm(600));
    expect(studSpacing('12.5', 'tiles')).toBe(mm(400));
    expect(studSpacing('9.5', 'paint')).toBe(mm(400));
    expect(studSpacing('us-half', 'paint')).toBe(inches(24));
    expect(studSpacing('us-half', 'kitchen')).toBe(inches(16));
  });

  test('one row of noggings to 8 ft, two above; fixings, clearance, cuts', () => {
    expect([noggingRows(mm(2400)), noggingRows(inches(96)), noggingRows(mm(2500))]).toEqual([
      1, 1, 2,
    ]);
    expect(METAL_STUD_SHORT.to).toBe(mm(10));
    expect(PLATE_FIXING_EVERY.us).toBe(inches(24));
    expect(STUD_CUTS.bears.hole).toBeLessThan(STUD_CUTS['bears-nothing'].hole);
    expect(W111_PER_SQUARE_METRE.board).toBe(2);
  });
});

describe('doors', () => {
  test('762 × 1981 with linings of 29 mm: 838 wide; US 30 × 80 in: 32 × 82½', () => {
    const leaf = { width: mm(762), height: mm(1981) };
    expect(doorOpeningMetric(leaf, mm(29), mm(27))).toEqual({ width: mm(838), height: mm(2040) });
    expect(doorOpeningUs({ width: inches(30), height: inches(80) })).toEqual({
      width: inches(32),
      height: inches(82.5),
    });
  });

  test('a flat 2x4 to 8 ft under 24 in of wall; a stud on edge to 1.2 m', () => {
    expect(valueOf(doorHead('us', inches(96), inches(24)))).toBe('flat');
    expectStop(doorHead('us', inches(96.5), inches(24)), 'span');
    expectStop(doorHead('us', inches(36), inches(25)), 'height');
    expect(valueOf(doorHead('metric', mm(1200), mm(400)))).toBe('on-edge');
    expectStop(doorHead('metric', mm(1201), mm(400)), 'span');
  });
});
