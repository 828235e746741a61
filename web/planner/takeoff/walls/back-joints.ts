import { length, mm, type Length } from '../../measure/units/units.ts';
import { gatherPieces } from '../material.ts';
import { LEAST_NOGGIN, type LaidStud, type StudLayout, type StudOpening } from './studs.ts';
import type { LevelJoint } from './wall-boards.ts';

interface BackingOptions {
  readonly frame: 'timber' | 'steel';
  /** Visible width of a stud, and of the piece behind a joint. */
  readonly face: Length;
  readonly openings: readonly StudOpening[];
  /** Smallest size on a tape: steel pieces are cut down to it. */
  readonly tape: Length;
}

/** Web of a steel piece at each end, folded and screwed to the stud (makers' sheets). */
export const BACKING_TAB = mm(50);

/** A row of noggins this near to a backed joint would only be in the way. */
const NEAR = mm(300);

const UPRIGHTS: ReadonlySet<string> = new Set(['stud', 'door-post', 'door-stud', 'short-stud']);

/**
 * Adds a piece between the studs behind each level joint, so that both boards are screwed along it (DIN 18181, GB
 * 50327, British Gypsum). Joints of both faces at one height share it; a regular noggin near it goes.
 */
export function backJoints(
  layout: StudLayout,
  joints: readonly LevelJoint[],
  options: BackingOptions,
): StudLayout {
  const backing = backed(layout.laid, joints, options);
  if (backing.length === 0) return layout;
  const isNear = ({ name, x, y }: LaidStud): boolean =>
    name === 'noggin' && backing.some((one) => one.x === x && Math.abs(one.y - y) < NEAR);
  const laid = [...layout.laid.filter((one) => !isNear(one)), ...backing];
  const pieces = gatherPieces(
    laid.map(({ name, width, height, cut }) => ({
      name,
      length: cut ?? length(Math.max(width, height)),
      quantity: 1,
    })),
  );
  return { ...layout, laid, pieces };
}

function backed(
  laid: readonly LaidStud[],
  joints: readonly LevelJoint[],
  { frame, face, openings, tape }: BackingOptions,
): LaidStud[] {
  const found: LaidStud[] = [];
  for (const { x0, x1, y } of joints.toSorted((a, b) => a.y - b.y)) {
    for (const { from, width } of baysAt(laid, y)) {
      const isBehind = from < x1 && from + width > x0;
      if (!isBehind || width < LEAST_NOGGIN || isOpen(openings, from, width, y, face)) continue;
      const low = y - Math.round(face / 2);
      const below = found.findLast((one) => one.x === from);
      // Joints of two faces less than a piece apart: one piece, or two on top of each other.
      if (below !== undefined && low - below.y < face / 3) continue;
      const at = below === undefined ? low : Math.max(low, below.y + face);
      found.push({
        name: frame === 'steel' ? 'backing' : 'noggin',
        x: length(from),
        y: length(at),
        width: length(width),
        height: face,
        ...(frame === 'steel'
          ? { cut: length(Math.floor((width + 2 * BACKING_TAB) / tape) * tape) }
          : {}),
      });
    }
  }
  return found;
}

/** Bays between neighbouring uprights at a height. */
function baysAt(laid: readonly LaidStud[], y: number): { from: number; width: number }[] {
  const uprights = laid
    .filter((one) => UPRIGHTS.has(one.name) && one.y <= y && one.y + one.height >= y)
    .toSorted((a, b) => a.x - b.x);
  return uprights.slice(1).map((right, i) => {
    const left = uprights[i];
    const from = left === undefined ? 0 : left.x + left.width;
    return { from, width: right.x - from };
  });
}

/** True in an opening, and at its head or sill, which backs the joint itself. */
const isOpen = (
  openings: readonly StudOpening[],
  from: number,
  width: number,
  y: number,
  face: number,
): boolean =>
  openings.some(
    ({ at, width: wide, sill, height }) =>
      at < from + width && at + wide > from && y > sill - face && y < sill + height + face,
  );
