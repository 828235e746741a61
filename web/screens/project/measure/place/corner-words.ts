import { cornerWay } from '../../../../planner/measure/outline/edit-corners.ts';
import {
  isPlanSide,
  type SideInput,
  wallLetter,
} from '../../../../planner/measure/places/place-input.ts';
import { words as editorsWords } from '../../../../language/page/editors.ts';

const { angled: words, planSides, wall } = editorsWords;

/** Name of the corner at the end of a side. */
export const cornerName = (at: number, sides: number): string =>
  words.corner(wallLetter(at), wallLetter((at + 1) % sides));

const tenth = (angle: number): string => `${Math.round(angle * 10) / 10}°`;

/** Size of a corner: as typed, or calculated from the outline. */
export function cornerSize(side: SideInput, found: number | undefined): string {
  const way = cornerWay(side);
  if (way === 'right') return side.turn === 'right' ? '90°' : '270°';
  if (found !== undefined) return tenth(found);
  const text = side.corner?.text.trim() ?? '';
  if (way !== 'angle' || text === '') return '?';
  return /^[\d.,]+$/.test(text) ? `${text}°` : text;
}

/** Name of the low side of a slope: a side of the plan, or a wall. */
export const lowSideName = (low: string): string =>
  isPlanSide(low) ? planSides[low] : wall.title(low);
