import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, mm, rectangle, toMm } from '../../../../web/measure/units.ts';
import {
  BOARD_SIZES,
  BOARD_WEIGHT,
  boardsRun,
  COAT_WIDTHS,
  coatHours,
  COMPOUND_PER_SQUARE_METRE,
  compoundGrams,
  SCREW_EDGE,
  SCREW_SPACING,
  screwLength,
  screwsByArea,
  SKIM,
  TAPE_PER_SQUARE_METRE,
  tapeLength,
  UK_JOINTS,
} from '../../../../web/takeoff/structure/plasterboard.ts';

const square = (metres: number) => rectangle(mm(1000 * metres), mm(1000));

test('boards of each market, and which way they run', () => {
  expect(BOARD_SIZES.us[0]).toEqual({ width: inches(48), length: inches(96) });
  expect(BOARD_SIZES.uk[0]).toEqual({ width: mm(1200), length: mm(2400) });
  expect(boardsRun('us', inches(108))).toBe('sideways');
  expect(boardsRun('us', inches(109))).toBe('upright');
  expect(boardsRun('uk', mm(2400))).toBe('upright');
  // A sheet of 2.4 × 1.2 m in 12.5 mm: 26 kg, more than one person lifts.
  expect(2.88 * BOARD_WEIGHT['12.5']).toBeCloseTo(25.9, 1);
});

describe('screws', () => {
  // Per m², without the 10 %: a board of 2.4 × 1.2 m upright on studs has 3 or 4 rows of 9; across
  // joists at 400, 5 rows of 6.2 and 2 ends of 9.
  test.each([
    ['studs at 600', { across: 1200, along: 2400, supports: 600, screws: 300, edges: 300 }, 9.4],
    ['studs at 400', { across: 1200, along: 2400, supports: 400, screws: 300, edges: 300 }, 12.5],
    ['joists at 400', { across: 2400, along: 1200, supports: 400, screws: 230, edges: 150 }, 17],
  ])('%s', (_, board, each) => {
    const screws = screwsByArea(square(1000), {
      across: mm(board.across),
      along: mm(board.along),
      supports: mm(board.supports),
      screws: mm(board.screws),
      edges: mm(board.edges),
    });
    expect(screws / 1100).toBeCloseTo(each, 0);
  });

  test('length: 12.5 into timber 35, two layers 50, into metal 25', () => {
    expect(screwLength(mm(12.5), 'timber')).toBe(mm(35));
    expect(screwLength(mm(25), 'timber')).toBe(mm(50));
    expect(screwLength(mm(12.5), 'metal')).toBe(mm(25));
    expect(screwLength(mm(70), 'timber')).toBe(mm(92));
  });

  test('no market screws a ceiling wider than a wall', () => {
    for (const { wall, ceiling, end } of Object.values(SCREW_SPACING)) {
      expect(ceiling).toBeLessThanOrEqual(wall);
      expect(end).toBeLessThanOrEqual(ceiling);
    }
    expect(SCREW_EDGE.cut).toBeGreaterThan(SCREW_EDGE.bound);
  });
});

describe('joints', () => {
  test('a 4 × 8 sheet at level 4 takes 7 lb, each butt joint 1.5, each foot of bead half a pound', () => {
    const sheet = rectangle(inches(48), inches(96));
    const none = { buttJoints: 0, bead: mm(0) };
    expect(compoundGrams(sheet, 4, none)).toBe(Math.ceil(7 * 453.592_37));
    const more = { buttJoints: 1, bead: inches(24) };
    expect(compoundGrams(sheet, 4, more)).toBe(Math.ceil(9.5 * 453.592_37));
  });

  test('the rate a m² lies between levels 3 and 4', () => {
    const none = { buttJoints: 0, bead: mm(0) };
    const rate = COMPOUND_PER_SQUARE_METRE * 1000 * 100;
    expect(rate).toBeGreaterThan(compoundGrams(square(100), 3, none));
    expect(rate).toBeLessThan(compoundGrams(square(100), 4, none) * 1.1);
    expect(UK_JOINTS.filler + UK_JOINTS.cement).toBeLessThan(COMPOUND_PER_SQUARE_METRE);
  });

  test('tape and coats', () => {
    expect(toMm(tapeLength(square(10)))).toBe(TAPE_PER_SQUARE_METRE * 10_000);
    expect(COAT_WIDTHS.map(toMm)).toEqual([150, 250, 300]);
    expect(SKIM.squareMetresPerBag).toBe(8);
  });

  test('a coat dries in 24 h at 20 °C, 48 at 10 °C or damp, never faster when colder', () => {
    expect([coatHours(20, 50), coatHours(10, 50), coatHours(25, 85)]).toEqual([24, 48, 48]);
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 20, max: 99 }),
        (celsius, humidity) => {
          const hours = coatHours(celsius, humidity);
          expect(coatHours(celsius - 1, humidity)).toBeGreaterThanOrEqual(hours);
          expect(coatHours(celsius, humidity + 1)).toBeGreaterThanOrEqual(hours);
        },
      ),
    );
  });
});
