import { en as enPlan } from '../../../language/en/job-plan.ts';
import { boundsOf, edgesOf } from '../../measure/outline/polygon.ts';
import { spansAt } from '../../measure/outline/polygon-span.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Note } from '../kit/contract.ts';
import { noteAt, wallDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { isLined, type Papered } from './layout.ts';

/** Heights at which a number may be on a piece, as shares of it. */
const NUMBERED_AT = [0.5, 0.93, 0.07];

/** A number on a piece, in the middle of it or, beside an opening, where it is widest. */
function numberOn({ shape }: Pick<LaidPiece, 'shape'>, text: string): Note {
  const { y0, y1 } = boundsOf(shape);
  const spans = NUMBERED_AT.flatMap((share) => {
    const y = y0 + share * (y1 - y0);
    return spansAt(edgesOf(shape), 'y', y).map((span) => ({ ...span, y }));
  });
  const widest = Math.max(...spans.map(({ from, to }) => to - from));
  const span = spans.find(({ from, to }) => to - from > 0.9 * widest);
  return noteAt(((span?.from ?? 0) + (span?.to ?? 0)) / 2, span?.y ?? y0, text);
}

/** Each wall with its lining, and with its strips, numbered in the order in which they hang. */
export function paperDrawings(inputs: Inputs, { walls, layout }: Papered): readonly JobDrawing[] {
  const { words, locale } = inputs;
  const { hung, drops, rolls } = layout;
  const longest = Math.max(...drops.map((drop) => drop.length));
  const rollOf = new Map(rolls.flatMap((roll, i) => roll.drops.map((drop) => [drop, i] as const)));
  const lined = isLined(inputs) ? walls : [];
  const linings = lined.map((wall): JobDrawing => ({
    ...wallDrawing(wall, [], locale),
    id: `lining ${wall.id}`,
    of: 'lining-paper',
  }));
  const papers = walls.map((wall, i): JobDrawing => {
    const own = hung.filter((piece) => piece.wall === i);
    const name = locale.words('jobPlan', enPlan).wall(wall.id);
    const numbers = own.map(({ drop }) => drop + 1);
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    return {
      id: wall.id,
      name,
      counts: ['wallpaper', 'wallpaper-paste', 'paste-the-wall'],
      surface: wall.region,
      seen: 'wall',
      on: { wall: wall.id },
      pieces: own.map(({ shape, drop }) => ({
        shape,
        whole: drops[drop]?.length === longest,
        from: rollOf.get(drop) ?? 0,
      })),
      notes: own.map((piece) => numberOn(piece, String(piece.drop + 1))),
      says: first === last ? words.strip(name, first) : words.strips(name, first, last),
    };
  });
  return [...linings, ...papers];
}
