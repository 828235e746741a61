import { en as enPlan } from '../../../language/en/job-plan.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { numberOn, wallDrawing } from '../kit/drawings.ts';
import type { Inputs } from './fields.ts';
import { isLined, type Papered } from './layout.ts';

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
