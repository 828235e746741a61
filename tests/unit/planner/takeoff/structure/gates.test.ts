import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inches, mm, rectangle } from '../../../../../web/planner/measure/units/units.ts';
import {
  asbestosRisk,
  cableReach,
  DEEPEST_TRENCH,
  diggingRule,
  HEAT_GUN_LIMIT,
  LADDER,
  leadRisk,
  LOFT_HEAT,
  ONE_PERSON_LIFTS,
  type Country,
} from '../../../../../web/planner/takeoff/structure/gates.ts';
import {
  deckPermit,
  fencePermit,
  mustDrain,
} from '../../../../../web/planner/takeoff/structure/permits.ts';
import { expectStop, valueOf } from './answers.ts';

const COUNTRIES = [
  'gb',
  'ie',
  'de',
  'at',
  'fr',
  'it',
  'nl',
  'pl',
  'se',
  'dk',
  'eu',
  'us',
  'ca',
  'au',
  'cn',
] as const satisfies Country[];

describe('asbestos and lead', () => {
  test.each([
    ['gb', 1999, 'likely'],
    ['gb', 2000, 'unlikely'],
    ['de', 1993, 'likely'],
    ['de', 1994, 'unlikely'],
    ['fr', 1997, 'likely'],
    ['eu', 2005, 'likely'],
    ['eu', 2006, 'unlikely'],
    ['us', 1985, 'likely'],
    ['us', 1995, 'possible'],
    ['us', 2025, 'unlikely'],
    ['cn', 2024, 'possible'],
  ] as const)('asbestos, %s built %i: %s', (country, built, risk) => {
    expect(asbestosRisk(country, built)).toBe(risk);
  });

  test.each([
    ['us', 1977, 'likely'],
    ['us', 1978, 'unlikely'],
    ['gb', 1969, 'likely'],
    ['gb', 1980, 'possible'],
    ['gb', 1993, 'unlikely'],
    ['fr', 1948, 'likely'],
    ['cn', 2010, 'possible'],
  ] as const)('lead, %s built %i: %s', (country, built, risk) => {
    expect(leadRisk(country, built)).toBe(risk);
  });

  test('an unknown year counts as old, and an older home is never less suspect', () => {
    const ranks = ['unlikely', 'possible', 'likely'];
    for (const country of COUNTRIES) {
      expect(asbestosRisk(country, undefined)).toBe('likely');
      expect(leadRisk(country, undefined)).toBe('likely');
    }
    fc.assert(
      fc.property(
        fc.constantFrom(...COUNTRIES),
        fc.integer({ min: 1850, max: 2030 }),
        fc.constantFrom(asbestosRisk, leadRisk),
        (country, built, risk) => {
          const older = ranks.indexOf(risk(country, built - 1));
          expect(older).toBeGreaterThanOrEqual(ranks.indexOf(risk(country, built)));
        },
      ),
    );
    expect(HEAT_GUN_LIMIT).toBe(500);
  });
});

describe('work', () => {
  test('digging: 811 three working days ahead, by hand within 24 in; elsewhere half a metre', () => {
    expect(diggingRule('us')).toEqual({ ask: '811', daysAhead: 3, byHand: inches(24) });
    expect(diggingRule('gb')).toMatchObject({ ask: 'lsbud', byHand: mm(500) });
    expect(diggingRule('fr').ask).toBe('dt-dict');
    expect(diggingRule('cn').ask).toBe('utilities');
    expect(diggingRule('at').ask).toBe('leitungsauskunft');
    expect(DEEPEST_TRENCH).toBe(mm(1200));
  });

  test('cables, ladders, heat, two people above 25 kg', () => {
    expect([cableReach(false), cableReach(true)]).toEqual([
      [mm(150), mm(150)],
      [mm(300), mm(450)],
    ]);
    expect(LADDER.upForOneOut).toBe(4);
    expect(LOFT_HEAT.celsius).toBe(30);
    expect(ONE_PERSON_LIFTS).toBe(25);
  });
});

describe('permits, a first look', () => {
  const deck = {
    height: mm(300),
    area: rectangle(mm(4000), mm(3000)),
    attached: false,
    inFront: false,
    atExit: false,
    listed: false,
  };

  test('UK deck: 300 mm behind the house; US: 30 in, 200 sq ft, free-standing', () => {
    expect(valueOf(deckPermit('gb', deck))).toBe('exempt');
    expectStop(deckPermit('gb', { ...deck, height: mm(301) }), 'height', 'building-office');
    expectStop(deckPermit('gb', { ...deck, inFront: true }), 'place', 'building-office');
    expect(deckPermit('us', { ...deck, height: inches(30) }).ok).toBe(true);
    expectStop(deckPermit('us', { ...deck, height: inches(31) }), 'height', 'building-office');
    expectStop(deckPermit('us', { ...deck, attached: true }), 'place', 'building-office');
    const large = rectangle(inches(240), inches(121));
    expectStop(deckPermit('us', { ...deck, area: large }), 'area', 'building-office');
    expect(deckPermit('de', { ...deck, height: mm(1000) }).ok).toBe(true);
    expect(deckPermit('fr', { ...deck, height: mm(601) }).ok).toBe(false);
    expectStop(deckPermit('cn', deck), 'place', 'building-office');
  });

  test('fences: 2 m, by a road 1 m; US 6 ft and 4 in front', () => {
    expect(fencePermit('gb', mm(2000), false).ok).toBe(true);
    expectStop(fencePermit('gb', mm(2001), false), 'height', 'building-office');
    expectStop(fencePermit('gb', mm(1800), true), 'height', 'building-office');
    expect(fencePermit('us', inches(72), false).ok).toBe(true);
    expect(fencePermit('us', inches(72), true).ok).toBe(false);
    expect(fencePermit('de', mm(1800), false).ok).toBe(true);
    expectStop(fencePermit('fr', mm(1000), false), 'place', 'building-office');
  });

  test('more than 5 m² in front of an English house must drain', () => {
    const five = rectangle(mm(5000), mm(1000));
    expect(mustDrain('gb', five, true)).toBe(false);
    expect(mustDrain('gb', rectangle(mm(5001), mm(1000)), true)).toBe(true);
    expect(mustDrain('gb', rectangle(mm(9000), mm(9000)), false)).toBe(false);
  });
});
