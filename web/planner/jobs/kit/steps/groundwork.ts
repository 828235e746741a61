import { mustDrain } from '../../../takeoff/structure/permits.ts';
import { type HomeFacts } from '../place/home.ts';
import { compact, type JobStep, type Warning, type Target, type Work } from '../contract.ts';
import { step, does, works } from './step.ts';
import type { ToolId } from './tools.ts';
import type { PlaceOf } from '../../../measure/places/place.ts';
import {
  formatDepth,
  toMm,
  litres,
  type Area,
  type Length,
  type Millilitres,
  inches,
  length,
  mm,
} from '../../../measure/units/units.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';
import { en } from '../../../../language/en/job-plan.ts';
import type { Locale } from '../../../../language/locale.ts';
import { DENSITY, LOOSE_FACTOR } from '../../../takeoff/structure/outdoors/granular.ts';
import { howToMix, SLAB_FALL } from '../../../takeoff/structure/outdoors/concrete.ts';
import { liquid } from '../../../takeoff/why.ts';
import { formatAmount, formatGrams, formatRoundSize } from '../format-sizes.ts';
import { unitKilos } from '../../../takeoff/ground/edging.ts';
import { ONE_PERSON_LIFTS } from '../../../takeoff/structure/gates.ts';
import type { Region } from '../../../stock/region.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import { boundsOf, type PolygonRings } from '../../../measure/outline/polygon.ts';
import {
  rollWidth,
  stripsOver,
  type Rolled,
  type Sheeting,
} from '../../../takeoff/ground/strips.ts';

/** Weight of a unit of edging that one person may not lift; undefined for lighter ones. */
export function heavyEdging(shelf: Shelf, locale: Locale): string | undefined {
  const edging = shelf['path-edging'];
  const kilos = edging.form === 'packs' ? Math.round(unitKilos(edging.variants[0])) : 0;
  return kilos > ONE_PERSON_LIFTS ? formatGrams(kilos * 1000, locale) : undefined;
}

/** Locates and marks cables and pipes before digging. All jobs of the place know them then. */
export const servicesStep = (
  words: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'>,
  { minutes = 30, on = 'ground' }: { readonly minutes?: number; readonly on?: Target } = {},
): JobStep =>
  step('services', words, {
    minutes,
    work: { makes: [{ target: on, state: 'traced' }] },
    gates: ['digging'],
    tools: ['cable-finder'],
  });

/** Points to peg: corners; for a circle the ends of a cross. */
export const pointsToPeg = ({ shape, region }: PlaceOf<'ground'>): number =>
  shape === 'circle' ? 4 : (region[0]?.length ?? 0);

/** How an outline is tried: a rectangle by its diagonals, another one by its right corners or as it was measured. */
export const triedBy = ({ shape, region }: PlaceOf<'ground'>): 'four' | 'square' | 'measured' =>
  shape === 'right-angled' ? (region[0]?.length === 4 ? 'four' : 'square') : 'measured';

/** For words on an edge: on a curve, whose radius they state, or along a string. */
export const edgeLine = (
  place: PlaceOf<'ground'>,
  locale: Locale,
): readonly ['round' | 'straight', radius: string] => [
  place.shape === 'circle' ? 'round' : 'straight',
  formatDepth(radiusOf(place), locale),
];

/** Radius of a circle. */
export const radiusOf = ({ region }: PlaceOf<'ground'>): Length => {
  const { x0, x1 } = boundsOf(region);
  return length((x1 - x0) / 2);
};

/** Lines across a circle, which cross in its middle. */
const ACROSS = 4;

/** Two pegs at each corner, off the edge; for a circle the ends of the lines across it, and its middle. */
export const pegsToSetOut = (place: PlaceOf<'ground'>): number =>
  place.shape === 'circle' ? 2 * ACROSS + 1 : 2 * pointsToPeg(place);

/** Pegs with the strings between them, until they are taken up. */
export const setOutWork = (place: PlaceOf<'ground'>, on: Target): Work =>
  works(does('mark', on), {
    installs: [{ item: 'marking-pegs', count: pegsToSetOut(place), on }],
  });
export const PEGS_TAKEN_UP: Work = { removes: [{ item: 'marking-pegs' }] };

/** A line around the ground, or across a circle and from its middle to the edge; a fifth more for knots. */
const stringToSetOut = (place: PlaceOf<'ground'>): number =>
  1.2 *
  toMm(place.shape === 'circle' ? length((2 * ACROSS + 1) * radiusOf(place)) : place.perimeter);

/** Line and pegs to set out the ground. */
export const setOutLines = (
  { bill, place }: { readonly bill: Bill; readonly place: PlaceOf<'ground'> },
  why: {
    readonly string: string;
    readonly pegs: Parameters<Bill['each']>[2];
    readonly roundPegs: (edge: number) => string;
  },
) =>
  [
    bill.pack('string-line', stringToSetOut(place), why.string),
    place.shape === 'circle'
      ? bill.pack('marking-pegs', pegsToSetOut(place), why.roundPegs(2 * ACROSS))
      : bill.each('marking-pegs', { each: 2, places: pointsToPeg(place) }, why.pegs),
  ] as const;

interface Digging {
  readonly bill: Bill;
  readonly locale: Locale;
}

/** Loose soil in a sack that one person may lift, as heavy as topsoil. */
const SACK = litres(ONE_PERSON_LIFTS / DENSITY.topsoil);

/** Loose soil that goes away in sacks, in a few trips by car: more takes a skip, or a truck if none is hired out. */
const IN_SACKS = litres(1000);

/** What is dug, m³ in the ground, goes away in a skip, in sacks if it is little, or on a truck that words name. */
export function excavatedLines(
  { bill, locale }: Digging,
  cubicMetres: number,
  spoil: (volume: string) => string,
): { readonly truck?: string; readonly takes: readonly PackedMaterial[] } {
  const { soil } = locale.words('jobPlan', en);
  const volume = litres(cubicMetres * 1000 * LOOSE_FACTOR);
  const shown = formatAmount(liquid(volume), locale);
  const why = spoil(shown);
  if (volume <= IN_SACKS) return { takes: bill.pack('rubble-sack', Math.ceil(volume / SACK), why) };
  return bill.sold('skip') === 'skip'
    ? { takes: bill.pack('skip', volume, why) }
    : { truck: soil.truck(shown), takes: [] };
}

/** Excavated soil and what of it fills up along the edges, m³ in the ground: lines if it is taken away, and where it goes. */
export function excavatedSoil(
  inputs: Digging & { readonly values: { readonly takeAway: boolean } },
  cubicMetres: number,
  kept: number,
): { readonly says: string; readonly takes: readonly PackedMaterial[] } {
  const { soil } = inputs.locale.words('jobPlan', en);
  if (!inputs.values.takeAway) return { says: soil.stays, takes: [] };
  const { truck, takes } = excavatedLines(inputs, cubicMetres - kept, soil.loose);
  const away = truck ?? soil.away(takes[0]?.product === 'skip' ? 'skip' : 'sacks');
  return { says: inputs.locale.format.sentences(compact([away, kept > 0 && soil.keep])), takes };
}

/**
 * Usual frost depth by region (estimates). The US range is 6 in (South) to 60 in (Minnesota), northern China reaches
 * 2 m; the local office decides there.
 */
export const FROST: Readonly<Record<Region, Length>> = {
  uk: mm(450),
  us: inches(24),
  eu: mm(800),
  cn: mm(600),
};

/** Fall of paving and lawns away from a house: at least 2 % in the US (IRC R401.3). */
export const slabFall = ({ made }: Locale): number => (made === 'imperial' ? 1 / 50 : SLAB_FALL);

/** It in figures that a level and a tape can set: `12.5 mm`, `1 m`. */
export const fallOf = (locale: Locale): readonly [fall: string, over: string] => [
  formatRoundSize(1000 * slabFall(locale), locale),
  formatRoundSize(1000, locale),
];

/** 10 % more of what is spread on ground, which is never level (trade practice). */
export const UNEVEN_GROUND = { share: 0.1, for: 'uneven' } as const;
/** 5 % more of units of stone that break on the lorry, under the bolster or the saw (trade practice). */
export const BROKEN_UNITS = { share: 0.05, for: 'breakage' } as const;
/** 15 % more soil and compost, because they settle (trade practice). */
export const SETTLING = { share: 0.15, for: 'settling' } as const;

/** Minutes of one beginner to dig a cubic metre by hand. */
export const DIGGING_MINUTES = 75;

/** Fabric, membrane or sheet in full strips of its roll, as far past the outline as it is dug wider and turned up. */
export function rolledLines(
  { bill, shelf, region }: { readonly bill: Bill; readonly shelf: Shelf; readonly region: Region },
  product: Rolled,
  outline: PolygonRings,
  sheeting: Sheeting,
  why: (strips: number, wide: Length) => string,
): readonly PackedMaterial[] {
  const { strips, amount } = stripsOver(product, outline, sheeting, { shelf, region });
  return bill.pack(product, amount, why(strips, rollWidth(product, region)));
}

/** Tools to mix concrete that is placed little by little. */
export const toolsToMix = (volume: Millilitres): readonly ToolId[] =>
  howToMix(volume) === 'barrow' ? ['bucket', 'wheelbarrow', 'spade'] : ['bucket', 'mixer'];

/** England: paving in a front garden must let water through or drain into a bed. */
export function drainWarnings({
  place,
  home,
  values,
  words,
}: {
  readonly place: { readonly area: Area };
  readonly home: HomeFacts;
  readonly values: { readonly front: boolean };
  readonly words: { readonly mustDrain: string };
}): readonly Warning[] {
  if (!mustDrain(home.country, place.area, values.front)) return [];
  return [{ rule: 'planning-gb', severity: 'warn', message: words.mustDrain, field: 'front' }];
}
