import { formatLength, length, mm, type Length } from '../../../measure/units/units.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { Region } from '../../../stock/region.ts';
import type { Bill } from '../bill.ts';

/** Size of a drill bit in millimetres, as sold: `5 mm`, or to 1/64 in. */
export const formatBit = (millimetres: number, locale: Locale): string =>
  formatLength(mm(millimetres), locale, 64);

/** Drilled for a joint of two boards, mm: through the side; wide and deep in the end of the other board. */
interface JointHoles {
  readonly through: number;
  readonly pilot: number;
  readonly deep: number;
}

/** 7 × 50 confirmat screws (makers). */
const CONFIRMAT: JointHoles = { through: 7, pilot: 5, deep: 40 };
/** Wood screws #8 (screw makers’ drill tables: 11/64 and 1/8 in). */
const WOOD_SCREW: JointHoles = { through: 4.5, pilot: 3, deep: 38 };

/** Holes of the screws that join boards in a region. */
export const jointHoles = (bill: Bill): JointHoles =>
  bill.sold('confirmat-screws') === 'confirmat-screws' ? CONFIRMAT : WOOD_SCREW;

/** Distance of the first fastener from the edge, then the greatest distance between two (trade practice). */
const EDGE = mm(50);
const PITCH = mm(150);

/** Dowels, pocket screws or screws of one end that is so deep. */
export const fastenersOf = (depth: Length): number =>
  Math.max(2, Math.ceil(Math.max(0, depth - 2 * EDGE) / PITCH) + 1);

/** Width of the holes of shelf pins, mm (makers; 1/4 in pins in the US), and their depth. */
export const PIN_HOLE: { readonly wide: Readonly<Record<Region, number>>; readonly deep: number } =
  { wide: { uk: 5, eu: 5, cn: 5, us: 6.35 }, deep: 10 };

/** How deep a pin goes: through an upright of this thickness those of both sides share a hole. */
export const formatPinDepth = (upright: Length | false, locale: Locale): string =>
  formatLength(
    length(Math.min(mm(PIN_HOLE.deep), upright === false ? Infinity : upright / 2)),
    locale,
    32,
  );
