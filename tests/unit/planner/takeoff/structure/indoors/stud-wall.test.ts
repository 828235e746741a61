import { describe, expect, test } from 'vitest';
import { inches, mm } from '../../../../../../web/planner/measure/units/units.ts';
import {
  doorHead,
  METAL_STUD_SHORT,
  noggingRows,
  PLATE_FIXING_EVERY,
  STUD_KINDS,
  studFor,
  studHeight,
  STUDS,
  studSpacing,
  W111_PER_SQUARE_METRE,
} from '../../../../../../web/planner/takeoff/structure/indoors/stud-wall.ts';
import { expectStop, valueOf } from '../answers.ts';

describe('heights', () => {
  test.each(STUD_KINDS)('%s: at its height and spacing, one step beyond, far beyond', (kind) => {
    const { height, spacing } = STUDS[kind];
    expect(valueOf(studFor(kind, { height, spacing }))).toBe(height);
    expectStop(studFor(kind, { height: mm(height / 320 + 1), spacing }), 'height');
    expectStop(studFor(kind, { height: mm(20_000), spacing }), 'height');
    expectStop(studHeight(kind, mm(spacing / 320 + 1)), 'spacing', 'maker');
  });

  test('a deeper stud of a family allows a higher wall', () => {
    for (const family of ['uk-38', 'us-2x', 'eu-cw', 'uk-c', 'cn-c', 'us-25ga']) {
      const own = STUD_KINDS.filter((kind) => kind.startsWith(family)).map((kind) => STUDS[kind]);
      expect(own.length).toBeGreaterThan(1);
      const byDepth = own.toSorted((a, b) => a.depth - b.depth).map(({ height }) => height);
      expect(byDepth).toEqual(byDepth.toSorted((a, b) => a - b));
    }
  });

  test('two layers of board allow CW 75 up to 5.00 m, and other studs no more', () => {
    expect(valueOf(studHeight('eu-cw75', mm(625), 2))).toBe(mm(5000));
    expect(valueOf(studHeight('uk-c70', mm(600), 2))).toBe(mm(3600));
  });

  test('38 × 63 is for 2.4 m: a wall of 2.5 m stops, 38 × 89 carries it', () => {
    expectStop(studFor('uk-38x63', { height: mm(2500), spacing: mm(600) }), 'height');
    expect(studFor('uk-38x89', { height: mm(2500), spacing: mm(600) }).ok).toBe(true);
  });
});

describe('spacing', () => {
  test('spacing by board and by what covers it', () => {
    expect(studSpacing('12.5', 'paint')).toBe(mm(600));
    expect(studSpacing('12.5', 'tiles')).toBe(mm(400));
    expect(studSpacing('9.5', 'paint')).toBe(mm(400));
    expect(studSpacing('us-half', 'paint')).toBe(inches(24));
    expect(studSpacing('us-half', 'kitchen')).toBe(inches(16));
  });

  test('one row of noggins to 8 ft, two above; fixings, clearance', () => {
    expect([noggingRows(mm(2400)), noggingRows(inches(96)), noggingRows(mm(2500))]).toEqual([
      1, 1, 2,
    ]);
    expect(METAL_STUD_SHORT.to).toBe(mm(10));
    expect(PLATE_FIXING_EVERY.us).toBe(inches(24));
    expect(W111_PER_SQUARE_METRE.board).toBe(2);
  });
});

describe('doors', () => {
  test('a flat 2x4 to 8 ft under 24 in of wall; a stud on edge to 1.2 m', () => {
    expect(valueOf(doorHead('us', inches(96), inches(24)))).toBe('flat');
    expectStop(doorHead('us', inches(96.5), inches(24)), 'span');
    expect(valueOf(doorHead('us', inches(36), inches(25)))).toBe('on-edge');
    expectStop(doorHead('us', inches(73), inches(25)), 'span');
    expect(valueOf(doorHead('metric', mm(1200), mm(400)))).toBe('on-edge');
    expectStop(doorHead('metric', mm(1201), mm(400)), 'span');
  });
});
