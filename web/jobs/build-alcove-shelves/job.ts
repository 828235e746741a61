import { en } from './en.ts';
import { formatLength } from '../../measure/format-length.ts';
import { inches, mm, toMm } from '../../measure/units.ts';
import { downTo } from '../../takeoff/shelves.ts';
import type { Asked, Figure, Warning } from '../kit/contract.ts';
import { defineJob } from '../kit/define-job.ts';
import type { LengthSpec, LooseValues } from '../kit/fields.ts';
import { canBeSawn, isFixed, shelfBill } from './bill.ts';
import { shelfDrawings } from './drawings.ts';
import {
  boardOf,
  builtOf,
  loadOf,
  PINS_HOLD,
  USUAL_BOARD,
  USUAL_THICKNESS,
  USUAL_WALL,
  type Asked as ShelfAsked,
  type Built,
} from './layout.ts';
import { shelfSteps, shownSag } from './steps.ts';
import { grams } from '../../takeoff/why.ts';
import { showAmount } from '../kit/format-reason.ts';
import { warningOf } from '../kit/warnings.ts';
import { usualSaw } from '../kit/workshop.ts';

const size = (least: number, most: number) =>
  ({ kind: 'length', least: mm(least), most: mm(most) }) as const satisfies Omit<
    LengthSpec,
    'label'
  >;

const isUnit = ({ build }: LooseValues): boolean => build === 'unit';
const isBare = ({ board }: LooseValues): boolean => board !== 'melamine';

const fieldsIn = ({ words, region, workshop, locale }: Asked<typeof en>) => {
  const { fields } = words;
  return {
    width: { ...fields.width, ...size(200, 2400) },
    height: { ...fields.height, ...size(200, 2400) },
    depth: { ...fields.depth, ...size(100, 1200) },
    shelves: { kind: 'number', ...fields.shelves, usual: 4, least: 1, most: 20, whole: true },
    build: { kind: 'choice', ...fields.build },
    board: { kind: 'choice', ...fields.board, usual: USUAL_BOARD[region] },
    load: { kind: 'choice', ...fields.load },
    wall: { kind: 'choice', ...fields.wall, usual: USUAL_WALL[region] },
    weight: { kind: 'number', ...fields.weight, usual: 0, least: 0, most: 500, more: true },
    thickness: {
      ...fields.thickness,
      ...size(6, 40),
      usual: USUAL_THICKNESS[region],
      more: true,
    },
    lip: { kind: 'choice', ...fields.lip, more: true },
    uprights: { kind: 'choice', ...fields.uprights, more: true },
    hold: { kind: 'choice', ...fields.hold, more: true, when: isUnit },
    finish: { kind: 'choice', ...fields.finish, more: true, when: isBare },
    plinth: {
      ...fields.plinth,
      ...size(0, 300),
      usual: region === 'us' ? inches(3.5) : mm(80),
      more: true,
      when: isUnit,
    },
    fit: { ...fields.fit, ...size(0, 30), usual: mm(6), more: true },
    grain: { kind: 'toggle', ...fields.grain, usual: false, more: true },
    kerf: {
      ...fields.kerf,
      ...size(0, 10),
      usual: workshop.kerf ?? usualSaw(locale).kerf,
      more: true,
    },
  } as const;
};

/** Build shelves or an open unit for an alcove from sheets, as stiff as what stands on them asks for. */
export const buildAlcoveShelves = defineJob({
  slug: 'build-alcove-shelves',
  phase: 'fittings',
  places: ['thing'],
  example: { width: '1200 mm', height: '2000 mm', depth: '300 mm' },
  words: { en, 'en-US': () => import('./en-us.ts'), 'zh-Hans': () => import('./zh.ts') },
  fields: fieldsIn,
  takeOff(asked) {
    const { words, locale } = asked;
    const nothing = { figures: [], materials: [], steps: [], drawings: [] };
    const built = builtOf(asked);
    if (built === 'narrow') return { ...nothing, problems: { width: words.nothingLeft } };
    if (built === 'low') return { ...nothing, problems: { shelves: words.tooMany } };
    if (!canBeSawn(asked, built)) return { ...nothing, problems: { depth: words.tooLarge } };
    const warnings = warningsOf(asked, built);
    if (!built.planned.sag.ok || (isFixed(built) && !built.fixing.ok)) {
      return { ...nothing, warnings };
    }
    const materials = shelfBill(asked, built);
    const figures: Figure[] = [
      { id: 'shelf', label: words.figures.shelf, value: formatLength(built.inside, locale) },
      { id: 'span', label: words.figures.span, value: formatLength(built.planned.span, locale) },
      { id: 'sag', label: words.figures.sag, value: shownSag(asked, built, 'first') },
    ];
    return {
      figures,
      materials,
      steps: shelfSteps(asked, built),
      drawings: shelfDrawings(
        asked,
        built,
        materials.map(({ id }) => id),
      ),
      warnings,
    };
  },
});

/** A board that shops sell in another thickness by more than this is another board. */
const SAME = mm(1.5);

function warningsOf(asked: ShelfAsked, built: Built): readonly Warning[] {
  const { values, words, locale } = asked;
  const sold = boardOf(asked).thickness;
  const isOther = Math.abs(sold - values.thickness) > SAME;
  const { sag } = built.planned;
  const fixing = isFixed(built) ? warningOf(built.fixing, 'stop', 'wall', locale) : [];
  return [
    ...warningOf(
      sag,
      'stop',
      sag.ok || sag.beyond.what === 'load' ? 'weight' : 'thickness',
      locale,
    ),
    ...sagWarnings(asked, built),
    ...fixing,
    ...pinWarnings(asked, built),
    ...(isOther
      ? [
          {
            rule: 'shelf-thickness',
            severity: 'warn',
            field: 'thickness',
            message: words.otherBoard(formatLength(sold, locale)),
          } as const,
        ]
      : []),
  ];
}

/** Where nothing that is allowed holds it within L/600, and where it fails in the end. */
function sagWarnings(asked: ShelfAsked, built: Built): readonly Warning[] {
  const { words, locale } = asked;
  const { planned, bare } = built;
  if (!planned.sag.ok || planned.sag.value.verdict === 'good' || !bare.ok) return [];
  const fails = planned.sag.value.verdict === 'fails';
  return [
    {
      rule: 'shelf-sag',
      severity: fails ? 'stop' : 'warn',
      field: 'uprights',
      message: words.sags(
        formatLength(planned.span, locale),
        shownSag(asked, built, 'first'),
        shownSag(asked, built, 'final'),
        formatLength(downTo(bare.value, mm(1)), locale),
        fails,
      ),
    },
  ];
}

function pinWarnings(asked: ShelfAsked, { isUnit: unit, planned }: Built): readonly Warning[] {
  const { values, words, locale } = asked;
  const kilos = (loadOf(asked) * toMm(planned.span)) / 1000;
  if (!unit || values.hold !== 'pins' || kilos <= PINS_HOLD) return [];
  return [
    {
      rule: 'shelf-pin',
      severity: 'stop',
      field: 'hold',
      message: words.pins(showAmount(grams(PINS_HOLD * 1000), locale)),
    },
  ];
}
