import { mm, toArea, toSquareMetres, type Area } from '../../measure/units/units.ts';
import { faceArea, kerbRuns, solesOf, type StudJob } from './layout.ts';

/** Space between pieces of the frame, seen from the front. */
interface WoolBay {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Spaces that wool fills: those between studs, plates, noggins, openings and the kerb. */
export function woolBays({ framed, parts, place }: StudJob): readonly WoolBay[] {
  const { shape, openings } = place.wall;
  const filled = [
    ...framed.laid,
    ...solesOf({ framed, parts }).map(({ x, width }) => ({ x, y: 0, width, height: parts.kerb })),
    ...openings.map(({ at, sill, width, height }) => ({ x: at, y: sill, width, height })),
    { x: 0, y: shape.height, width: shape.length, height: 0 },
  ];
  const sides = [...new Set(filled.flatMap(({ x, width }) => [x, x + width]))].toSorted(
    (a, b) => a - b,
  );
  return sides.slice(1).flatMap((right, i) => {
    const left = sides[i] ?? right;
    let low = 0;
    return filled
      .filter(({ x, width }) => x < right && x + width > left)
      .toSorted((a, b) => a.y - b.y)
      .flatMap(({ y, height }): WoolBay[] => {
        const from = low;
        low = Math.max(low, y + height);
        return y <= from ? [] : [{ x: left, y: from, width: right - left, height: y - from }];
      });
  });
}

/** Area between the timber of the frame and over its kerb; steel studs are filled too. */
export function woolArea(job: StudJob): Area {
  const { framed, parts } = job;
  const timber = framed.laid.reduce((sum, { width, height }) => sum + width * height, 0);
  const kerb = kerbRuns(job).reduce((sum, run) => sum + run * parts.kerb, 0);
  return toArea(Math.max(0, faceArea(job) - kerb - (parts.frame === 'timber' ? timber : 0)));
}

/** A piece is this much wider than its bay, so that it holds; a shorter rest is of no use (trade practice). */
const WIDER = mm(10);
const LEAST_REST = mm(100);

/** Height of a bay that one slab fills in pieces of a width: cut across, the rest turned, or cut along the slab. */
function reachOf(cut: number, long: number, wide: number): number {
  // Parts of slabs narrower than the bay stand side by side.
  if (cut > wide) return (long * wide) / cut;
  const across = Math.floor(long / cut);
  const rest = long - across * cut;
  return Math.max(across * wide + (rest < LEAST_REST ? 0 : rest), Math.floor(wide / cut) * long);
}

/** Wool to buy, thousandths of a m²: as many slabs or batts as all bays take, each cut a little wider than its bay. */
export function woolNeed(job: StudJob): number {
  const { frame, face, wool } = job.parts;
  const { length: long = mm(0), width: wide = mm(0), packs } = wool;
  const [{ holds }] = packs;
  const slab = toSquareMetres(toArea(long * wide));
  const slabs = woolBays(job).reduce((sum, { width, height }) => {
    // A steel stud is a channel, open to one side.
    const bay = width + (frame === 'steel' ? face : 0);
    const cut = bay <= wide && wide < bay + WIDER ? wide : bay + WIDER;
    return sum + height / reachOf(cut, long, wide);
  }, 0);
  const inPack = Math.round(holds / 1000 / slab);
  return Math.floor((Math.ceil(slabs) * holds) / inPack);
}
