import { entryOf } from '../../measure/units/entry-of.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import { edgeCuts } from '../../takeoff/boards/edge-cuts.ts';
import type { JobDrawing } from '../kit/contract.ts';
import { block, boardMoved, edgeNotes, edgesInWords } from '../kit/drawings.ts';
import { formatReason } from '../kit/format-sizes.ts';
import type { Some } from '../kit/compact.ts';
import type { Asked } from './fields.ts';
import type { BoardedPlane, Ceiling } from './layout.ts';

/** The battens of each plane, and its boards. */
export const ceilingDrawings = (asked: Asked, ceiling: Ceiling): Some<JobDrawing> =>
  ceiling.planes.flatMap((plane, i) => [
    plane.battens.length > 0 && battensOf(asked, ceiling, plane, i),
    boardsOf(asked, ceiling, plane, i),
  ]);

/** What a plane's drawings are called: that which is level as ever, a slope by its number and where it comes down. */
function namesOf({ words }: Asked, { slope }: BoardedPlane, i: number) {
  const { drawing } = words;
  if (slope === undefined) {
    return {
      seen: 'plan',
      where: { on: 'ceiling' },
      boards: drawing.boards,
      battens: drawing.battens,
      id: '',
    } as const;
  }
  const where = entryOf(drawing.to, slope.low) ?? drawing.toWall(slope.low);
  const id = ` slope ${i + 1}`;
  return {
    seen: 'wall',
    where: {},
    boards: drawing.slope(where),
    battens: drawing.slopeBattens(where),
    id,
  } as const;
}

function boardsOf(
  asked: Asked,
  { layout, planes }: Ceiling,
  plane: BoardedPlane,
  i: number,
): JobDrawing {
  const { words, locale } = asked;
  const { seen, where, boards, id } = namesOf(asked, plane, i);
  const cuts = edgeCuts(plane.pieces);
  const why = formatReason(layout.why, locale);
  // Boards are counted over all planes: that is said once.
  const counted = planes.length === 1 ? [why] : i === 0 ? [words.drawing.together(why)] : [];
  return {
    id: `boards${id}`,
    name: boards,
    counts: ['plasterboard', 'drywall-screws'],
    surface: plane.region,
    seen,
    ...where,
    pieces: plane.pieces,
    cuts: true,
    notes: edgeNotes(cuts, locale),
    says: locale.format.sentences([
      ...counted,
      edgesInWords(cuts, seen, locale),
      ...boardMoved(layout.slivers[i], locale),
    ]),
  };
}

function battensOf(asked: Asked, ceiling: Ceiling, plane: BoardedPlane, i: number): JobDrawing {
  const { words, locale } = asked;
  const { drawing } = words;
  const { sheet, hung } = ceiling;
  const { seen, where, battens, id } = namesOf(asked, plane, i);
  const [count, long] = [plane.battens.length, formatLength(sheet.length, locale)];
  return {
    id: `battens${id}`,
    name: hung && plane.slope === undefined ? drawing.furring : battens,
    counts: hung ? ['ceiling-furring', 'ceiling-channel'] : ['batten'],
    surface: plane.region,
    seen,
    ...where,
    pieces: [...plane.battens, ...plane.channels].map(({ x, y, width, height }) =>
      block(x, y, width, height),
    ),
    says: locale.format.sentences([
      hung
        ? drawing.furringSays(count, plane.channels.length, long)
        : drawing.battensSay(count, long),
      ...turnedInWords(asked, ceiling),
    ]),
  };
}

/** Why battens run this way, where either way would do. */
const turnedInWords = ({ words }: Asked, { otherWay }: Ceiling): readonly string[] =>
  otherWay === undefined
    ? []
    : [words.drawing.turned(otherWay.layout.sheets, otherWay.battens.length)];
