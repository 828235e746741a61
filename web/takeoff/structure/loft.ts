import { inches, length, mm, toSquareMetres, type Area, type Length } from '../../measure/units.ts';
import { rate } from '../why.ts';
import { beyond, found, type Answer } from './answer.ts';
import { up } from './lookup.ts';

/** A leg at each crossing of a joist and an edge of a row of panels: (rows + 1) × joists. */
export const loftLegs = (rows: number, joists: number): number =>
  rows === 0 ? 0 : (rows + 1) * joists;

/** Rows of panels across a boarded width, and the joists that a boarded length covers. */
export const panelRows = (width: Length, panel: Length): number => up(width / panel);
export const joistsUnder = (run: Length, spacing: Length): number => up(run / spacing) + 1;

/** The chipboard panel that lofts are boarded with (1220 × 320 × 18), for joists to 600 mm. */
export const LOFT_PANEL = { length: mm(1220), width: mm(320), thickness: mm(18) } as const;
/** A leg of 175 on joists of 100 holds 270 mm of wool and air over it. */
export const LOFT_LEG = mm(175);

/** Screws of a leg: into the joist, and up through its top into the panels' ends. */
export const LEG_SCREWS = { foot: 3, top: 2 } as const;

/** How high the panels' underside stands above the ceiling. */
export const deckHeight = (joist: Length, leg: Length): Length => length(joist + leg);

/** Air over the wool under boards, and clear at the eaves (Approved Document C, BS 5250: 50; 25 over a tray). */
export const LOFT_AIR = { overWool: mm(50), eaves: mm(50), eavesWithTray: mm(25) } as const;

/** Whether wool of so much depth keeps its air under boards on legs. */
export const woolFits = (wool: Length, joist: Length, leg: Length): boolean =>
  wool + LOFT_AIR.overWool <= deckHeight(joist, leg);

const STORED = 25;

/**
 * What may be stored, kg/m², besides one person: 25 (BS EN 1991-1-1 UK annex for ceilings with access, as
 * LoftZone and housing associations quote it). More stops: for trusses the maker, for cut roofs an engineer.
 */
export function loftLoad(kilosPerSquareMetre: number, roof: 'trussed' | 'cut'): Answer<number> {
  const rule = 'loft-load';
  return kilosPerSquareMetre <= STORED
    ? found(rule, kilosPerSquareMetre)
    : beyond(rule, roof === 'trussed' ? 'maker' : 'engineer', 'load', rate(STORED, 'kg/m²'));
}

/** How wide joists may be apart under the panels. */
export function panelSpan(spacing: Length): Answer<Length> {
  const rule = 'loft-panel';
  return spacing <= mm(600)
    ? found(rule, spacing)
    : beyond(rule, 'engineer', 'spacing', { is: 'length', value: mm(600) });
}

/** The least hatch: UK, and US (IRC R807.1). */
export const LEAST_HATCH = {
  uk: [mm(560), mm(700)],
  us: [inches(22), inches(30)],
} as const;

/** Mineral wool in mm: UK Approved Document L (100 between and 170 across); DE usual for U 0.24 or better. */
export const WOOL = { uk: [mm(100), mm(170)], de: [mm(240)] } as const;

type Zone = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/**
 * US ceilings, R by climate zone: IECC 2021 (R-60 from zone 4) and IECC 2018 and 2024: local
 * codes adopt one or the other, so the edition stands by.
 */
export function ceilingR(zone: Zone, edition: '2018' | '2021' | '2024'): number {
  if (zone === 1) return 30;
  if (edition === '2021') return zone <= 3 ? 49 : 60;
  return zone <= 3 ? 38 : 49;
}

/** Rolls of a layer, from what one covers. */
export const woolRolls = (surface: Area, coversSquareMetres: number): number =>
  up(toSquareMetres(surface) / coversSquareMetres);
