import { en } from '../language/en/board-a-ceiling.ts';
import { formatArea, formatLength } from '../measure/format-length.ts';
import { mm } from '../measure/units.ts';
import {
  boarded,
  JOISTS,
  ONTO,
  type Asked as CeilingAsked,
  type Ceiling,
} from './ceiling/layout.ts';
import { ceilingBill } from './ceiling/bill.ts';
import { ceilingSteps } from './ceiling/steps.ts';
import type { Asked, Drawing, TakeOff } from './contract.ts';
import { defineJob } from './define-job.ts';
import { block } from './drawings.ts';
import { edgeNotes, edgesInWords } from './edge-words.ts';
import type { LooseValues } from './fields.ts';
import { edgeCuts } from '../takeoff/edge-cuts.ts';
import { formatReason } from './format-reason.ts';
import { warningOf } from './warnings.ts';

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

const EMPTY: Omit<TakeOff, 'problems'> = { figures: [], materials: [], steps: [], drawings: [] };

/** Board a ceiling: boards laid across joists or battens, their ends on them, joints staggered and filled. */
export const boardACeiling = defineJob({
  slug: 'board-a-ceiling',
  phase: 'boards',
  places: ['room'],
  uses: ['slope'],
  words: {
    en,
    'en-US': async () => (await import('../language/en-us/board-a-ceiling.ts')).enUs,
    'zh-Hans': async () => (await import('../language/zh/board-a-ceiling.ts')).zh,
  },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale, place } = asked;
    if (place.sloped) return { ...EMPTY, problems: { onto: words.sloped } };
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
      warnings: warningOf(ceiling.spacing, 'stop', 'spacing', locale).map((one) => ({
        ...one,
        message: locale.format.sentences([one.message, words.battenIt]),
      })),
    };
  },
});

/** The boards from below, and over them the battens. */
function drawingsOf(
  { place, words, locale }: CeilingAsked,
  { layout, battens, sheet }: Ceiling,
  counts: readonly string[],
): readonly Drawing[] {
  const pieces = layout.laid[0] ?? [];
  const cuts = edgeCuts(pieces);
  const boards: Drawing = {
    id: 'boards',
    name: words.drawing.boards,
    counts,
    surface: place.floor,
    seen: 'plan',
    pieces,
    notes: edgeNotes(cuts, locale),
    says: locale.format.sentences([
      formatReason(layout.why, locale),
      edgesInWords(cuts, 'plan', locale),
    ]),
  };
  if (battens.length === 0) return [boards];
  return [
    {
      id: 'battens',
      name: words.drawing.battens,
      counts,
      surface: place.floor,
      seen: 'plan',
      pieces: battens.map(({ x, y, width, height }) => block(x, y, width, height)),
      says: words.drawing.battensSay(battens.length, formatLength(sheet.length, locale)),
    },
    boards,
  ];
}
