import { expect, test } from 'vitest';
import { inches, mm } from '../../../../../../web/planner/measure/units/units.ts';
import {
  ceilingR,
  LEAST_HATCH,
  legFor,
  LOFT_AIR,
  loftLoad,
  mostUnder,
  panelSpan,
  riseOver,
  rOfWool,
  WOOL,
} from '../../../../../../web/planner/takeoff/structure/indoors/loft-rules.ts';
import { expectStop, valueOf } from '../answers.ts';

const LEGS = [mm(300), mm(175)];

const leg = (wool: number) => legFor(riseOver(mm(wool), mm(100)), LEGS);

test('legs of 175 on joists of 100 clear 225 mm of wool and the air above, not 270', () => {
  expect(valueOf(leg(225))).toBe(mm(175));
  expect(valueOf(leg(226))).toBe(mm(300));
  expect(valueOf(leg(350))).toBe(mm(300));
  expectStop(leg(351), 'height', 'maker');
  expectStop(leg(3500), 'height', 'maker');
  expect([riseOver(mm(0), mm(100)), riseOver(mm(50), mm(100))]).toEqual([0, 0]);
  expect(LOFT_AIR.eaves).toBe(mm(50));
});

test('legs made of timber end at 500', () => {
  expect(valueOf(legFor(mm(500), []))).toBe(mm(500));
  expectStop(legFor(mm(501), []), 'height');
  expectStop(legFor(mm(5000), []), 'height');
});

test('25 kg/m² and no more; trusses by their maker', () => {
  expect(valueOf(loftLoad(25, 'trussed'))).toBe(25);
  expectStop(loftLoad(26, 'trussed'), 'load', 'maker');
  expectStop(loftLoad(250, 'cut'), 'load');
});

test('panels of 18 mm span 600, of 15/32 in 16 in, thinner ones nothing', () => {
  for (const joists of [mm(600), inches(24), mm(610)])
    expect(panelSpan(joists, mm(18)).ok).toBe(true);
  expectStop(panelSpan(mm(611), mm(18)), 'spacing');
  expectStop(panelSpan(mm(2000), mm(22)), 'spacing');
  expect(panelSpan(inches(16), inches(0.451)).ok).toBe(true);
  expectStop(panelSpan(inches(17), inches(0.451)), 'spacing');
  expectStop(panelSpan(mm(300), mm(9)), 'section', 'maker');
  expect([mostUnder(inches(0.703)), mostUnder(mm(9))]).toEqual([mm(600), undefined]);
});

test('insulation: 270 in the UK; US R-49 in zone 2 by 2021, R-38 by 2018 and 2024', () => {
  expect(WOOL.uk).toBe(mm(270));
  expect([ceilingR(1, '2021'), ceilingR(2, '2021'), ceilingR(4, '2021')]).toEqual([30, 49, 60]);
  expect([ceilingR(2, '2018'), ceilingR(8, '2024')]).toEqual([38, 49]);
  expect([rOfWool(mm(100)), rOfWool(mm(90)), rOfWool(mm(0))]).toEqual([13, 11, 0]);
  expect(LEAST_HATCH.uk[1]).toBe(mm(700));
});
