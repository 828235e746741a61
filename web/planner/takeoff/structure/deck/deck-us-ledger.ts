import { inches, type Length } from '../../../measure/units/units.ts';
import { long, rate } from '../../why.ts';
import { beyond, found, type StructuralAnswer } from '../answer.ts';
import { cell, columnFor, up } from '../lookup.ts';

/** ½ in lag screws, ½ in bolts, bolts with ½ in of washers as a drainage gap, and 0.22 in ledger screws. */
export type LedgerFastener = 'lag' | 'bolt' | 'bolt-with-gap' | 'ledger-screw';
/** Base of the ledger: a 2-inch band joist, or an engineered rim board of 1 in. */
export type Rim = 'lumber' | 'engineered';

/** Joist spans of the columns, feet; between two columns the longer one counts. */
const COLUMNS = [6, 8, 10, 12, 14, 16, 18];

type Loads = Record<40 | 60, readonly number[]>;

/**
 * IRC Table R507.9.1.3(1), inches between fasteners in two staggered rows. 40 psf: Wisconsin SPS 320–325 App. B; 60
 * psf: MyBuildingPermit tip sheet 5. Ledger screws: FastenMaster's tables.
 */
const LUMBER: Record<LedgerFastener, Loads> = {
  lag: { 40: [30, 23, 18, 15, 13, 11, 10], 60: [22, 16, 13, 11, 9, 8, 7] },
  bolt: { 40: [36, 36, 34, 29, 24, 21, 19], 60: [36, 31, 25, 20, 17, 15, 13] },
  'bolt-with-gap': { 40: [36, 36, 29, 24, 21, 18, 16], 60: [35, 26, 21, 17, 15, 13, 11] },
  'ledger-screw': { 40: [24, 18, 14, 12, 10, 9, 8], 60: [17, 13, 10, 8, 7, 6, 5] },
};

/** IRC Table R507.9.1.3(1): lag screws or bolts into a 1 in engineered rim, 40 psf. */
const ENGINEERED = [24, 18, 14, 12, 10, 9, 8];

export interface LedgerUs {
  readonly joistSpan: Length;
  /** psf: the larger of live load and ground snow load. */
  readonly load: number;
  readonly rim: Rim;
}

/**
 * Distance of fasteners along a ledger of 2x8 or more. Limited beyond 60 psf and 18 ft, on an engineered rim beyond 40
 * psf or with ledger screws (their maker's table decides), and for a hot tub or a roof on the deck, whose 100 psf
 * exceeds the table.
 */
export function ledgerSpacing(on: LedgerUs, fastener: LedgerFastener): StructuralAnswer<Length> {
  const rule = fastener === 'ledger-screw' ? 'ledger-screw-maker' : 'irc-r507.9.1.3';
  if (!(on.load <= 60)) return beyond(rule, 'engineer', 'load', rate(60, 'psf'));
  const load = on.load <= 40 ? 40 : 60;
  const column = columnFor(COLUMNS, on.joistSpan / inches(12));
  if (column === undefined) return beyond(rule, 'engineer', 'span', long(inches(216)));
  if (on.rim === 'lumber') {
    return found(rule, inches(cell(LUMBER[fastener][load], COLUMNS, column)));
  }
  if (fastener === 'ledger-screw') return beyond(rule, 'maker', 'section');
  if (load > 40) return beyond(rule, 'engineer', 'load', rate(40, 'psf'));
  return found(rule, inches(cell(ENGINEERED, COLUMNS, column)));
}

/** Fasteners along a ledger: one per spacing and one for the end. */
export const ledgerFasteners = (ledger: Length, spacing: Length): number =>
  up(ledger / spacing) + 1;

/** IRC R507.9.1.3: maximum distance of the first fastener from the end, minimum distance of the rows from the edges. */
export const LEDGER_EDGES = { end: inches(5), edge: inches(2) } as const;

/** IRC R507.9.2: lateral load connections to the house: two of 1500 lb (or four of 750 lb). */
export const HOLD_DOWNS = { count: 2, kilos: 680.4 } as const;
