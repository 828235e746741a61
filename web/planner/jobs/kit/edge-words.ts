import { en } from '../../../language/en/job-plan.ts';
import type { Locale } from '../../../language/locale.ts';
import { formatLength } from '../../measure/units/format-length.ts';
import type { Length } from '../../measure/units/units.ts';
import type { EdgeCut } from '../../takeoff/boards/edge-cuts.ts';
import type { Drawing, Note } from './contract.ts';

/** Each edge’s width, written on a piece there. */
export const edgeNotes = (cuts: readonly EdgeCut[], locale: Locale): readonly Note[] =>
  cuts.map(({ wide, box }) => ({
    at: { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 },
    text: formatLength(wide, locale),
  }));

/** The same as a sentence. */
export const edgesInWords = (
  cuts: readonly EdgeCut[],
  seen: Drawing['seen'],
  locale: Locale,
): string => {
  const { edges } = locale.words('jobPlan', en);
  return edges.widths(
    cuts.map(({ edge, wide }) => edges.sized(edges[seen][edge], formatLength(wide, locale))),
  );
};

/** Why boards do not begin with a whole one in the corner. */
export const boardMoved = (sliver: Length | undefined, locale: Locale): readonly string[] =>
  sliver === undefined
    ? []
    : [locale.words('jobPlan', en).moved.board(formatLength(sliver, locale))];
