import { en } from './en.ts';
import { formatArea, formatLength } from '../../measure/format-length.ts';
import { entryOf } from '../../measure/entry-of.ts';
import { isSloped } from '../../measure/place.ts';
import { mm } from '../../measure/units.ts';
import {
  boarded,
  JOISTS,
  ONTO,
  type Asked as CeilingAsked,
  type BoardedPlane,
  type Ceiling,
} from './layout.ts';
import { ceilingBill } from './bill.ts';
import { ceilingSteps } from './steps.ts';
import type { Asked, Drawing, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import { block } from '../kit/drawings.ts';
import { edgeNotes, edgesInWords } from '../kit/edge-words.ts';
import type { LooseValues } from '../kit/fields.ts';
import { edgeCuts } from '../../takeoff/edge-cuts.ts';
import { formatReason } from '../kit/format-reason.ts';
import { warningOf } from '../kit/warnings.ts';

const hasJoists = (values: LooseValues): boolean =>
  values['onto'] !== undefined && values['onto'] !== 'slab';

const fieldsIn = ({ words, region, shelf }: Asked<typeof en>) => {
  const { fields } = words;
  const isSkimSold = shelf['skim-plaster'].form !== 'not-sold';
  return {
    onto: {
      kind: 'choice',
      ...fields.onto,
      options: Object.fromEntries(ONTO[region].map((onto) => [onto, words.onto[onto]])),
    },
    joists: { kind: 'choice', ...fields.joists, when: hasJoists },
    spacing: {
      kind: 'length',
      ...fields.spacing,
      usual: JOISTS[region],
      least: mm(200),
      most: mm(1200),
      when: hasJoists,
    },
    finish: { kind: 'choice', ...fields.finish, more: true, when: () => isSkimSold },
  } as const;
};

/** Board a ceiling: boards laid across joists or battens, their ends on them, joints staggered and filled. */
export const boardACeiling = defineJob({
  slug: 'board-a-ceiling',
  phase: 'boards',
  places: ['room'],
  uses: ['slope'],
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const ceiling = boarded(asked);
    const materials = ceilingBill(asked, ceiling);
    const ids = materials.map(({ id }) => id);
    return {
      figures: [
        { id: 'area', label: words.figures.area, value: formatArea(ceiling.area, locale) },
        { id: 'boards', label: words.figures.boards, value: String(ceiling.layout.sheets) },
      ],
      materials,
      steps: ceilingSteps(asked, ceiling),
      drawings: drawingsOf(asked, ceiling, ids),
      warnings: [
        ...warningOf(ceiling.spacing, 'stop', 'spacing', locale).map((one) => ({
          ...one,
          message: locale.format.sentences([one.message, words.battenIt]),
        })),
        ...rafterWarnings(asked, ceiling),
      ],
    };
  },
});

/** The spacing is asked once, of joists; rafters have their own. */
const rafterWarnings = ({ place, words }: CeilingAsked, { onto }: Ceiling): readonly Warning[] =>
  isSloped(place) && onto !== 'slab'
    ? [{ rule: 'rafters', severity: 'warn', field: 'spacing', message: words.onSlopes }]
    : [];

/** The battens of each plane, and its boards. */
const drawingsOf = (
  asked: CeilingAsked,
  ceiling: Ceiling,
  counts: readonly string[],
): readonly Drawing[] =>
  ceiling.planes.flatMap((plane, i) => [
    ...(plane.battens.length === 0 ? [] : [battensOf(asked, ceiling, plane, i, counts)]),
    boardsOf(asked, ceiling, plane, i, counts),
  ]);

/** What a plane's drawings are called: that which is level as ever, a slope by its number and where it comes down. */
function namesOf({ words }: CeilingAsked, { slope }: BoardedPlane, i: number) {
  const { drawing } = words;
  if (slope === undefined) {
    return { seen: 'plan', boards: drawing.boards, battens: drawing.battens, id: '' } as const;
  }
  const where = entryOf(drawing.to, slope.low) ?? drawing.toWall(slope.low);
  const id = ` slope ${i + 1}`;
  return {
    seen: 'wall',
    boards: drawing.slope(where),
    battens: drawing.slopeBattens(where),
    id,
  } as const;
}

function boardsOf(
  asked: CeilingAsked,
  { layout, planes }: Ceiling,
  plane: BoardedPlane,
  i: number,
  counts: readonly string[],
): Drawing {
  const { words, locale } = asked;
  const { seen, boards, id } = namesOf(asked, plane, i);
  const cuts = edgeCuts(plane.pieces);
  const why = formatReason(layout.why, locale);
  // Boards are counted over all planes: that is said once.
  const counted = planes.length === 1 ? [why] : i === 0 ? [words.drawing.together(why)] : [];
  return {
    id: `boards${id}`,
    name: boards,
    counts,
    surface: plane.region,
    seen,
    pieces: plane.pieces,
    notes: edgeNotes(cuts, locale),
    says: locale.format.sentences([...counted, edgesInWords(cuts, seen, locale)]),
  };
}

function battensOf(
  asked: CeilingAsked,
  { sheet }: Ceiling,
  plane: BoardedPlane,
  i: number,
  counts: readonly string[],
): Drawing {
  const { words, locale } = asked;
  const { seen, battens, id } = namesOf(asked, plane, i);
  return {
    id: `battens${id}`,
    name: battens,
    counts,
    surface: plane.region,
    seen,
    pieces: plane.battens.map(({ x, y, width, height }) => block(x, y, width, height)),
    says: words.drawing.battensSay(plane.battens.length, formatLength(sheet.length, locale)),
  };
}
