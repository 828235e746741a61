import { formatLength } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import { edgeCuts } from '../../takeoff/laid-piece.ts';
import type { JobDrawing, Sparse } from '../kit/contract.ts';
import { block, describeShift, edgeDimensions, describeEdges } from '../kit/drawings.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { Inputs } from './fields.ts';
import type { BoardedPlane, Ceiling } from './layout.ts';

/** The battens of each plane, its boards, which are the result, and the noggins behind their edges. */
export const ceilingDrawings = (inputs: Inputs, ceiling: Ceiling): Sparse<JobDrawing> =>
  ceiling.planes.flatMap((plane, i) => [
    plane.battens.length > 0 && battensOf(inputs, ceiling, plane, i),
    boardsOf(inputs, ceiling, plane, i),
    plane.noggins.length > 0 && nogginsOf(inputs, plane, i),
  ]);

/** Names of a plane's drawings: a level plane has no number, a slope has one and names its low side. */
function namesOf({ words }: Inputs, { slope }: BoardedPlane, i: number) {
  const { drawing } = words;
  if (slope === undefined) {
    return {
      seen: 'plan',
      where: { on: 'ceiling' },
      boards: drawing.boards,
      battens: drawing.battens,
      noggins: drawing.noggins,
      id: '',
    } as const;
  }
  const where = entryOf(drawing.to, slope.low) ?? drawing.toWall(slope.low);
  const id = ` slope ${i + 1}`;
  return {
    seen: 'wall',
    where: { on: { slope: i } },
    boards: drawing.slope(where),
    battens: drawing.slopeBattens(where),
    noggins: drawing.slopeNoggins(where),
    id,
  } as const;
}

function boardsOf(
  inputs: Inputs,
  { layout, planes }: Ceiling,
  plane: BoardedPlane,
  i: number,
): JobDrawing {
  const { words, locale } = inputs;
  const { seen, where, boards, id } = namesOf(inputs, plane, i);
  const cuts = edgeCuts(plane.pieces);
  const why = formatReason(layout.why, locale);
  // The sum of all planes is stated once.
  const counted = planes.length === 1 ? [why] : i === 0 ? [words.drawing.together(why)] : [];
  return {
    id: `boards${id}`,
    name: boards,
    counts: ['plasterboard', 'ceiling-board', 'drywall-screws'],
    surface: plane.region,
    seen,
    ...where,
    pieces: plane.pieces,
    cuts: true,
    dimensions: edgeDimensions(cuts, locale),
    says: locale.format.sentences([
      ...counted,
      describeEdges(cuts, seen, locale),
      ...describeShift(layout.slivers[i], locale),
    ]),
  };
}

function battensOf(inputs: Inputs, ceiling: Ceiling, plane: BoardedPlane, i: number): JobDrawing {
  const { words, locale } = inputs;
  const { drawing } = words;
  const { sheet, hung } = ceiling;
  const { seen, where, battens, id } = namesOf(inputs, plane, i);
  const [count, long] = [plane.battens.length, formatLength(sheet.length, locale)];
  return {
    id: `battens${id}`,
    name: hung && plane.slope === undefined ? drawing.furring : battens,
    counts: hung ? ['ceiling-furring', 'ceiling-channel'] : ['batten'],
    surface: plane.region,
    seen,
    ...where,
    pieces: [
      ...plane.battens.map(
        (strip) => ({ ...strip, of: hung ? 'ceiling-furring' : 'batten' }) as const,
      ),
      ...plane.channels.map((strip) => ({ ...strip, of: 'ceiling-channel' }) as const),
    ].map(({ x, y, width, height, of }) => block(x, y, width, height, false, of)),
    says: locale.format.sentences([
      hung
        ? drawing.furringSays(count, plane.channels.length, long)
        : drawing.battensSay(count, long),
      ...turnedInWords(inputs, ceiling),
    ]),
  };
}

/** Noggins between bare joists along the walls. */
function nogginsOf(inputs: Inputs, plane: BoardedPlane, i: number): JobDrawing {
  const { drawing } = inputs.words;
  const { seen, where, noggins, id } = namesOf(inputs, plane, i);
  return {
    id: `noggins${id}`,
    name: noggins,
    counts: ['stud'],
    surface: plane.region,
    seen,
    ...where,
    pieces: plane.noggins.map(({ x, y, width, height }) =>
      block(x, y, width, height, false, 'stud'),
    ),
    says: drawing.nogginsSay(plane.noggins.length),
  };
}

/** Why battens run this way, where either way would do. */
const turnedInWords = ({ words }: Inputs, { otherWay }: Ceiling): readonly string[] =>
  otherWay === undefined
    ? []
    : [words.drawing.turned(otherWay.layout.sheets, otherWay.battens.length)];
