import { expect, test } from 'vitest';
import { mm, rectangle } from '../../../../web/measure/units.ts';
import {
  ceilingR,
  deckHeight,
  joistsUnder,
  LEAST_HATCH,
  LEG_SCREWS,
  LOFT_AIR,
  LOFT_LEG,
  LOFT_PANEL,
  loftLegs,
  loftLoad,
  panelRows,
  panelSpan,
  WOOL,
  woolFits,
  woolRolls,
} from '../../../../web/takeoff/structure/loft.ts';
import { expectStop, valueOf } from './answers.ts';

const perSquareMetre = (spacing: number): number => {
  const rows = panelRows(mm(32_000), LOFT_PANEL.width);
  const joists = joistsUnder(mm(60_000), mm(spacing));
  return loftLegs(rows, joists) / (32 * 60);
};

test('a large floor takes 5.2 legs a m² on joists at 600 and 7.8 at 400', () => {
  // 1 ÷ (0.32 × 0.6) = 5.2 and 1 ÷ (0.32 × 0.4) = 7.8, and the edge.
  expect(perSquareMetre(600)).toBeCloseTo(5.3, 1);
  expect(perSquareMetre(400)).toBeCloseTo(7.9, 1);
});

test('3 × 2.4 m on joists at 600: 8 rows, 6 joists, 54 legs; nothing boarded, no leg', () => {
  expect(loftLegs(panelRows(mm(2400), mm(320)), joistsUnder(mm(3000), mm(600)))).toBe(54);
  expect(loftLegs(0, 6)).toBe(0);
  expect(LEG_SCREWS.foot).toBeGreaterThanOrEqual(2);
});

test('legs of 175 on joists of 100 clear 270 mm of wool only without the air above', () => {
  expect(deckHeight(mm(100), LOFT_LEG)).toBe(mm(275));
  expect(woolFits(mm(225), mm(100), LOFT_LEG)).toBe(true);
  expect(woolFits(mm(226), mm(100), LOFT_LEG)).toBe(false);
  expect(LOFT_AIR.eaves).toBe(mm(50));
});

test('25 kg/m² and no more; trusses by their maker', () => {
  expect(valueOf(loftLoad(25, 'trussed'))).toBe(25);
  expectStop(loftLoad(26, 'trussed'), 'load', 'maker');
  expectStop(loftLoad(250, 'cut'), 'load');
  expect(panelSpan(mm(600)).ok).toBe(true);
  expectStop(panelSpan(mm(601)), 'spacing');
});

test('insulation: 270 in the UK; US R-49 in zone 2 by 2021, R-38 by 2018 and 2024', () => {
  expect(WOOL.uk[0] + WOOL.uk[1]).toBe(mm(270));
  expect([ceilingR(1, '2021'), ceilingR(2, '2021'), ceilingR(4, '2021')]).toEqual([30, 49, 60]);
  expect([ceilingR(2, '2018'), ceilingR(8, '2024')]).toEqual([38, 49]);
  expect(woolRolls(rectangle(mm(40_000), mm(1000)), 9.6)).toBe(5);
  expect(LEAST_HATCH.uk[1]).toBe(mm(700));
});
