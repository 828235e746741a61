import { describe, expect, test } from 'vitest';
import { inches, mm, rectangle, toMm } from '../../../../../../web/planner/measure/units/units.ts';
import {
  boardsRun,
  COAT_WIDTHS,
  SCREW_SPACING,
  screwLength,
  SKIM,
  TAPE_PER_SQUARE_METRE,
  tapeLength,
} from '../../../../../../web/planner/takeoff/structure/indoors/plasterboard.ts';

const square = (metres: number) => rectangle(mm(1000 * metres), mm(1000));

test('direction of the boards of each market', () => {
  expect(boardsRun('us', inches(108))).toBe('sideways');
  expect(boardsRun('us', inches(109))).toBe('upright');
  expect(boardsRun('uk', mm(2400))).toBe('upright');
});

describe('screws', () => {
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
  });
});

describe('joints', () => {
  test('tape and coats', () => {
    expect(toMm(tapeLength(square(10)))).toBe(TAPE_PER_SQUARE_METRE * 10_000);
    expect(COAT_WIDTHS.map(toMm)).toEqual([150, 250, 300]);
    expect(SKIM.squareMetresPerBag).toBe(8);
  });
});
