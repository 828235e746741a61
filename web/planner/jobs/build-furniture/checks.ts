import { toMm, type Length } from '../../measure/units/units.ts';
import {
  SAG_LIMITS,
  SHELF_LOADS,
  SHELF_PIN_KILOS,
  shelfLoad,
  shelfSag,
  type Sag,
} from '../../takeoff/structure/indoors/shelf-sag.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { stiffnessOf } from '../kit/walls/shelf-boards.ts';
import { layPiece } from './lay-piece.ts';
import type { FurnitureInputs } from './values.ts';
import { isLaid, type Design, type FurnitureKind, type FurniturePiece } from './piece.ts';

/** More uprights than these make no sense in one case; two doors meet on one. */
const MOST_DIVIDERS: Partial<Record<FurnitureKind, number>> = { bookcase: 3, base: 1, wall: 1 };

type Shelved = Pick<FurniturePiece, 'span' | 'shelfDepth'>;

/** Sag of the widest shelf under its load. */
export const sagOf = (
  { values, region }: FurnitureInputs,
  design: Design,
  { span, shelfDepth }: Shelved,
): StructuralAnswer<Sag> =>
  shelfSag({
    board: stiffnessOf(values.board, region),
    thickness: design.board,
    depth: shelfDepth,
    span,
    load: SHELF_LOADS[values.load],
    // The widest of a wardrobe is its hat shelf, which is joined.
    ...(design.hold === 'fixed' || design.kind === 'wardrobe' ? { ends: 'glued' as const } : {}),
  });

/**
 * Loose shelves behind doors, as base and wall cabinets have them: what bends in years is turned over. (Published plans
 * and kitchen makers put the shelf of a cabinet on pins; Woodworker's Journal 32-2 has one 28 1/2 in wide.)
 */
const isTurnedOver = ({ kind, doors, hold }: Pick<Design, 'kind' | 'doors' | 'hold'>): boolean =>
  hold === 'pins' && doors > 0 && (kind === 'base' || kind === 'wall');

/**
 * True if the sag is invisible at first and does not fail in the end (limits of shelf-sag), or the shelf is turned
 * over in time.
 */
export const isStraight = (sag: StructuralAnswer<Sag>, span: Length, design: Design): boolean =>
  sag.ok &&
  sag.value.first <= span * SAG_LIMITS.seen &&
  (sag.value.verdict !== 'fails' || isTurnedOver(design));

/**
 * Support that keeps shelves straight: pins if they are enough, else fixed joints, then more uprights in a bookcase
 * or cabinet. Returns the stiffest if none is enough.
 */
export function heldStraight(
  inputs: FurnitureInputs,
  design: Omit<Design, 'hold' | 'dividers'>,
): Pick<Design, 'hold' | 'dividers'> {
  const holds = inputs.values.hold === 'auto' ? (['pins', 'fixed'] as const) : [inputs.values.hold];
  const most = MOST_DIVIDERS[design.kind] ?? 0;
  for (let dividers = 0; dividers <= most; dividers += 1) {
    for (const hold of holds) {
      const one = { ...design, dividers, hold };
      const laid = layPiece(one);
      if (!isLaid(laid) || laid.span === 0) return { dividers: 0, hold: holds[0] ?? 'pins' };
      const isHeld = hold === 'fixed' || overPins(inputs, { ...laid, design: one }) === undefined;
      if (isHeld && isStraight(sagOf(inputs, one, laid), laid.span, one)) return { dividers, hold };
    }
  }
  return { dividers: most, hold: holds.at(-1) ?? 'fixed' };
}

/** Load on the four pins of a shelf in kg; undefined if they hold it. */
export function overPins(
  { values }: FurnitureInputs,
  { design, parts, span, shelfDepth }: FurniturePiece & { readonly design: Design },
): number | undefined {
  if (!parts.some(({ role }) => role === 'shelf') || design.kind === 'workbench') return undefined;
  const load = shelfLoad({ load: SHELF_LOADS[values.load], depth: shelfDepth });
  const kilos = (load * toMm(span)) / 1000;
  return kilos > 4 * SHELF_PIN_KILOS ? kilos : undefined;
}
