import { length, mm, type Length } from '../../measure/units/units.ts';
import { beyond, type StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  FIX_TO_WALL_ABOVE,
  SHELF_LOADS,
  shelfLoad,
} from '../../takeoff/structure/indoors/shelf-sag.ts';
import { isMasonry, type Fixing } from '../../takeoff/structure/indoors/wall-fixings.ts';
import { rate } from '../../takeoff/why.ts';
import { furnitureFixing, isInThinWall, STRAP, wallFixingOf } from '../kit/walls/wall-fixing.ts';
import { unitCount } from './lay-piece.ts';
import { kilosOf, type Built } from './layout.ts';
import { roomFor, wallFor } from './fit.ts';
import { grooveFromBack, type Design } from './piece.ts';
import type { FurnitureInputs } from './values.ts';

/**
 * True if it must be fixed to a wall: a case over 600 mm high, or a hung cabinet. (Furniture safety check sheets;
 * ASTM F2057 tests storage for clothes from 27 in, 686 mm.)
 */
export const isFixedToWall = ({ kind, height }: Pick<Design, 'kind' | 'height'>): boolean =>
  kind === 'wall' ||
  (kind !== 'workbench' && kind !== 'box' && kind !== 'planter' && height > FIX_TO_WALL_ABOVE);

/** Straps at the top of a case, one on each side, and the load of both while somebody climbs, kg (an estimate). */
const STRAPS = 2;
const TIPS = 20;
/** Least height over a case in which a drill reaches its straps; a higher case of unknown place may have less. */
const REACHED = mm(300);
const TALL = mm(1800);

/** True if the straps of a case are under its top, inside. */
export function areStrapsUnder({ place, values }: FurnitureInputs, design: Design): boolean {
  const { kind, height } = design;
  if (kind === 'wall' || kind === 'base') return false;
  const wall = place.kind === 'thing' ? undefined : wallFor(place, values.walls);
  if (wall === undefined) return height > TALL;
  return roomFor(place, wall, design).height - height < REACHED;
}

/** Thickness that wall fixings pass: a wall cabinet's rail and back, or a strap and the back that it lies on. */
export function fixedThrough(inputs: FurnitureInputs, design: Design): Length {
  if (design.kind === 'wall') return length(design.board + design.thin);
  const gap = design.back === 'groove' ? grooveFromBack(design) : 0;
  return areStrapsUnder(inputs, design) ? length(STRAP + design.thin + gap) : STRAP;
}

/** Greatest distances between fixings of a wall cabinet's rail, the smaller for heavy loads on masonry, or thick rails. */
const RAIL_EVERY = [400, 300, 200, 150, 100].map(mm);

/** A heavier cabinet hangs on studs, never on plasterboard alone, kg with its contents (trade practice). */
const MOST_ON_BOARD = 30;

/** Fixings into the wall that hold a piece. */
export interface WallFixings {
  readonly kind: Fixing;
  readonly amount: number;
}

/** Fixings for the straps of a climbed case, or for the rail of a loaded cabinet: more where few are too weak. */
export function fixingsOf(
  inputs: FurnitureInputs,
  { design, parts, shelfDepth }: Built,
): StructuralAnswer<WallFixings> {
  const { values } = inputs;
  const units = unitCount(design);
  const through = fixedThrough(inputs, design);
  const tryAt = (every: Length): StructuralAnswer<WallFixings> => {
    const each = design.kind === 'wall' ? Math.ceil(design.width / units / every) + 1 : STRAPS;
    const amount = units * each;
    const answer = furnitureFixing(values.wall, { kilos, fixings: amount }, through);
    return answer.ok ? { ...answer, value: { kind: answer.value, amount } } : answer;
  };
  // The bottom of a cabinet is loaded as its shelves are.
  const load = shelfLoad({ load: SHELF_LOADS[values.load], depth: shelfDepth });
  const filled = (load * (design.shelves + 1) * design.width) / mm(1000);
  const kilos = design.kind === 'wall' ? filled + kilosOf(inputs, parts) : TIPS * units;
  if (design.kind === 'wall' && values.wall === 'board' && kilos > MOST_ON_BOARD * units) {
    return beyond('wall-fixing', 'maker', 'load', rate(MOST_ON_BOARD, 'kg'));
  }
  const [first = mm(400), ...closer] = RAIL_EVERY;
  const usual = tryAt(first);
  if (design.kind !== 'wall' || !isMasonry(values.wall)) return usual;
  // A weaker fixing may be a shorter one that shops sell.
  const madeOf = (answer: StructuralAnswer<WallFixings>) =>
    answer.ok ? wallFixingOf(answer.value.kind, inputs.shelf, through) : undefined;
  const all = [usual, ...closer.map(tryAt)];
  const isInside = (answer: StructuralAnswer<WallFixings>): boolean => {
    const made = madeOf(answer);
    return made !== undefined && isInThinWall(made);
  };
  return (
    all.find(isInside) ??
    all.find((one) => madeOf(one) !== undefined) ??
    all.find(({ ok }) => ok) ??
    usual
  );
}
