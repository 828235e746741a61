import { en } from '../language/en/job-plan.ts';
import type { Locale } from '../language/locale.ts';
import { formatLength } from '../measure/format-length.ts';
import { boxRing } from '../measure/polygon.ts';
import { mm, type Length } from '../measure/units.ts';
import type { Drawing } from './contract.ts';
import { block } from './drawings.ts';

const wordsIn = (locale: Locale) => locale.words('jobPlan', en);

/** Sizes of a unit or of shelves, from the front. */
export interface ShelfSizes {
  readonly outside: Length;
  readonly high: Length;
  /** Of a shelf. */
  readonly inside: Length;
  readonly thickness: Length;
  readonly shelves: number;
}

/** How high a batten is drawn, as it is sold. */
const BATTEN = mm(38);

/** A unit or shelves on battens from the front: every board where it goes, edge on. */
export function shelfDrawing(
  { outside, high, inside, thickness, shelves }: ShelfSizes,
  unit: boolean,
  ids: { readonly board: string; readonly screws: string; readonly batten: string },
  locale: Locale,
): Drawing {
  const side = unit ? thickness : 0;
  // Between top and bottom, or over the height, the spaces are equal.
  const clear = (high - (shelves + (unit ? 2 : 0)) * thickness) / (shelves + 1);
  const lowest = unit ? thickness + clear : clear;
  const at = Array.from({ length: shelves }, (_, i) =>
    Math.round(lowest + i * (clear + thickness)),
  );
  const boards = [
    ...(unit
      ? [
          block(0, 0, thickness, high),
          block(outside - thickness, 0, thickness, high),
          block(side, 0, inside, thickness),
          block(side, high - thickness, inside, thickness),
        ]
      : []),
    ...at.map((y) => block(side, y, inside, thickness)),
  ];
  const battens = unit ? [] : at.map((y) => block(0, y - BATTEN, inside, BATTEN, true));
  const shown = (long: number): string => formatLength(Math.round(long) as Length, locale);
  return {
    id: 'front',
    name: wordsIn(locale).front,
    counts: [ids.board, ids.screws, ids.batten],
    surface: [boxRing({ x0: 0, y0: 0, x1: outside, y1: high })],
    seen: 'wall',
    pieces: [...boards, ...battens],
    says: wordsIn(locale).shelves(shelves, shown(inside), shown(clear), !unit),
  };
}
