import { cornerWay } from '../../../../planner/measure/outline/edit-corners.ts';
import { wallLetter, type SideInput } from '../../../../planner/measure/places/place-input.ts';
import { en } from '../../../../language/en/editors.ts';
import { area } from '../../../../language/language.ts';

const words = area('editors', en).angled;

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
