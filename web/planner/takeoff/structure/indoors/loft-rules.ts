import { inches, length, mm, type Length } from '../../../measure/units/units.ts';
import { long, rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';

/** Screws of a bought leg: into the joist, and down through the panels into its top. */
export const LEG_SCREWS = { foot: 3, top: 2 } as const;

/** Air above the wool under boards, and clear at the eaves (Approved Document C, BS 5250: 50; 25 over a tray). */
export const LOFT_AIR = { overWool: mm(50), eaves: mm(50), eavesWithTray: mm(25) } as const;

/**
 * Air gap above the wool under boards on the joists. Britain ventilates a cold roof there; elsewhere wool fills the joists
 * (IRC R806: air at the underside of the roof; GEG: a vapour retarder below).
 */
export const airOverBays = (region: 'uk' | 'us' | 'eu' | 'cn'): Length =>
  region === 'uk' ? LOFT_AIR.overWool : mm(0);

/** A batt that is pressed by no more than this keeps its value: R-30 of 9-1/2 in a 2×10 (makers' tables). */
export const PRESSED = inches(0.25);

/** Height of the floor above the joists, so that wool of a depth keeps its air; 0 if the joists are high enough. */
export const riseOver = (wool: Length, joist: Length): Length =>
  length(wool === 0 ? 0 : Math.max(0, wool + LOFT_AIR.overWool - joist));

/** Maximum height of braced timber legs (an estimate). */
const MADE_LEG_MOST = mm(500);

/** The lowest leg that is high enough, from the shop or made up to the maximum. */
export function legFor(rise: Length, sold: readonly Length[]): StructuralAnswer<Length> {
  const rule = 'loft-leg';
  if (sold.length === 0) {
    return rise <= MADE_LEG_MOST
      ? found(rule, rise)
      : beyond(rule, 'engineer', 'height', long(MADE_LEG_MOST));
  }
  const high = sold.toSorted((a, b) => a - b);
  const leg = high.find((one) => one >= rise);
  return leg === undefined
    ? beyond(rule, 'maker', 'height', long(high.at(-1) ?? mm(0)))
    : found(rule, leg);
}

/** kg/m². */
export const STORED = 25;

/**
 * Storage load, kg/m², in addition to one person: 25 (BS EN 1991-1-1 UK annex for ceilings with access, as LoftZone and
 * housing associations quote it). Limited beyond: the maker for trusses, an engineer for cut roofs.
 */
export function loftLoad(
  kilosPerSquareMetre: number,
  roof: 'trussed' | 'cut',
): StructuralAnswer<number> {
  const rule = 'loft-load';
  return kilosPerSquareMetre <= STORED
    ? found(rule, kilosPerSquareMetre)
    : beyond(rule, roof === 'trussed' ? 'maker' : 'engineer', 'load', rate(STORED, 'kg/m²'));
}

/**
 * Spans of panels: 18 mm chipboard of class P5 and plywood 600 mm (makers), 15/32 in plywood 16 in by its span rating
 * 32/16 (APA). Thinner panels have no table.
 */
const SPANS = [
  { thickness: mm(18), most: mm(600) },
  { thickness: mm(11), most: inches(16) },
] as const;

/** The 600 mm of makers is 24 in: panels of 1220 mm end on every second joist at that distance. */
const ROUNDED = mm(10);

export function panelSpan(spacing: Length, thickness: Length): StructuralAnswer<Length> {
  const rule = 'loft-panel';
  // 23/32 in is sold as 18 mm and is slightly thinner.
  const row = SPANS.find((one) => thickness >= one.thickness - mm(0.5));
  if (row === undefined) return beyond(rule, 'maker', 'section');
  return spacing <= row.most + ROUNDED
    ? found(rule, spacing)
    : beyond(rule, 'engineer', 'spacing', long(row.most));
}

/** Maximum distance of supports below such panels; undefined for panels without a table. */
export const mostUnder = (thickness: Length): Length | undefined =>
  SPANS.find((one) => thickness >= one.thickness - mm(0.5))?.most;

/** Minimum hatch: UK, and US (IRC R807.1). */
export const LEAST_HATCH = {
  uk: [mm(560), mm(700)],
  us: [inches(22), inches(30)],
} as const;

/** Opening of a ladder with a frame of its own (makers in Europe and the US). */
export const LADDER_HATCH = {
  uk: [mm(600), mm(1200)],
  us: [inches(22.5), inches(54)],
} as const;

/**
 * Total mineral wool: UK 270 (Approved Document L: 100 between and 170 across), DE 240 (usual for U 0.24 or better),
 * China 200 (an estimate: about U 0.2).
 */
export const WOOL = { uk: mm(270), eu: mm(240), cn: mm(200) } as const;

type Zone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * US ceilings, R by climate zone: IECC 2021 (R-60 from zone 4) and IECC 2018 and 2024. Local codes adopt one or
 * the other, so the edition is an argument.
 */
export function ceilingR(zone: Zone, edition: '2018' | '2021' | '2024'): number {
  if (zone === 1) return 30;
  if (edition === '2021') return zone <= 3 ? 49 : 60;
  return zone <= 3 ? 38 : 49;
}

/** R of existing wool: 13 for 100 mm (Knauf's card for topping up). */
export const rOfWool = (deep: Length): number => Math.floor((13 * deep) / mm(100) + 1e-9);
