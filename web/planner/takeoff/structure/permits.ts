import {
  toArea,
  inches,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import { long, square } from '../why.ts';
import { beyond, found, type StructuralAnswer } from './answer.ts';
import type { Country } from './gates.ts';
import type { Rule } from './rule.ts';

const squareFoot = rectangle(inches(12), inches(12));

export interface DeckForPermit {
  readonly height: Length;
  readonly area: Area;
  readonly attached: boolean;
  /** True in front of the house's front wall. */
  readonly inFront: boolean;
  /** Serves the required exit. */
  readonly atExit: boolean;
  readonly listed: boolean;
}

interface HeightRule {
  readonly rule: Rule;
  readonly most: Length;
}

/**
 * Maximum height of a deck without a permit. England and Wales: Planning Portal. US: IRC R105.2. Germany (by Land) and
 * France: estimates. Elsewhere the office always decides; in China the estate's.
 */
const DECKS: Partial<Record<Country, HeightRule>> = {
  gb: { rule: 'planning-gb', most: mm(300) },
  us: { rule: 'irc-r105.2', most: inches(30) },
  de: { rule: 'planning-de', most: mm(1000) },
  fr: { rule: 'planning-fr', most: mm(600) },
};

/** Checks if a deck needs no permit: a first look only, the local office decides. */
export function deckPermit(country: Country, deck: DeckForPermit): StructuralAnswer<'exempt'> {
  const own = DECKS[country];
  if (own === undefined || deck.listed) return beyond(own?.rule ?? LOCAL, OFFICE, 'place');
  if (country === 'gb' && deck.inFront) return beyond(own.rule, OFFICE, 'place');
  if (country === 'us') {
    if (deck.attached || deck.atExit) return beyond(own.rule, OFFICE, 'place');
    const most = toArea(200 * squareFoot);
    if (deck.area > most) return beyond(own.rule, OFFICE, 'area', square(most));
  }
  return lowEnough(own, deck.height);
}

const LOCAL = 'planning-local';
const OFFICE = 'building-office';

const lowEnough = ({ rule, most }: HeightRule, height: Length): StructuralAnswer<'exempt'> =>
  height <= most ? found(rule, 'exempt') : beyond(rule, OFFICE, 'height', long(most));

/**
 * Maximum height of a fence, also next to a road. England and Wales: 2 m and 1 m (Planning Portal). US: IRC R105.2 says
 * 7 ft, cities mostly 6 and 4 in front, used here. Germany by Land, an estimate.
 */
const FENCES: Partial<Record<Country, HeightRule & { readonly byRoad: Length }>> = {
  gb: { rule: 'planning-gb', most: mm(2000), byRoad: mm(1000) },
  // IRC R105.2 item 2; along roads the usual limit of local zoning.
  us: { rule: 'irc-r105.2', most: inches(84), byRoad: inches(48) },
  de: { rule: 'planning-de', most: mm(1800), byRoad: mm(1200) },
};

/** True if a lower limit is known for fences at a road. */
export const isLowByRoads = (country: Country): boolean => FENCES[country] !== undefined;

/** Checks if a fence needs no permit: a first look only. */
export function fencePermit(
  country: Country,
  height: Length,
  byRoad: boolean,
): StructuralAnswer<'exempt'> {
  const own = FENCES[country];
  if (own === undefined) return beyond(LOCAL, OFFICE, 'place');
  return lowEnough({ rule: own.rule, most: byRoad ? own.byRoad : own.most }, height);
}

/** Paving in front gardens has a rule of its own in Great Britain. */
export const hasFrontRule = (country: Country): boolean => country === 'gb';

/** Paving: in England a front garden over 5 m² must let water through or drain to a bed. */
export const mustDrain = (country: Country, paved: Area, inFront: boolean): boolean =>
  hasFrontRule(country) && inFront && paved > 5 * rectangle(mm(1000), mm(1000));
