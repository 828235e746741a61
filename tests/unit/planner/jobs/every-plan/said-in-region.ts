import { describe, expect, test } from 'vitest';
import type { JobHere, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, LooseValues, Typed } from '../../../../../web/planner/jobs/kit/fields.ts';
import type { Language } from '../../../../../web/language/language-tags.ts';
import type { UnitSystem } from '../../../../../web/language/locale.ts';
import type { Region } from '../../../../../web/planner/stock/region.ts';
import type { Case } from './every-plan.ts';

/** Allowed words are listed completely, so an unexpected word fails. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

const signs = (text: string): readonly string[] => Array.from(text);

/** Units after a figure in sentences, by the user's units. */
const UNITS_SAID: Readonly<Record<UnitSystem, readonly string[]>> = {
  metric: words('m² mm m kg L kNm °C % °'),
  imperial: words('″ ′ sq cu ft gal lb °F % °'),
};

/** Words after a figure in English sentences: what is counted, time, and what joins words. */
const COUNTED = words(`
  a and at away behind between by counts for from is it laid may of or out three to up where opening outside goes gravel wherever whole working sawn coped cut mitred mitered wide needs high each every
  angle baffles balusters bases battens bays bend bends blocks boards bolts braces branch branches brackets cleats clips coats columns days degrees door doorway doorways drops elbow elbows ends fasteners fixings footings handrails helpers holes hours joint joints joists kickboards layers legs mask minutes more nails new
  noggins pads paints panel panels parts people pavers pedestals pegs piece pieces piers places planks posts rails risers rolls rows screw screws sheet sheets shelves slabs stakes flights strips studs table tee tees tiles trays upright uprights valve valves zones
`);

/** Signs after a figure in Chinese: what is counted, and time; 加仑, 磅, 英尺 and 平方英尺 are units of inches. */
const COUNTED_ZH: Readonly<Record<UnitSystem, readonly string[]>> = {
  metric: signs(
    '个块根颗卷层幅列度行段处级跨面小分到和种用防天片只间至份扇免张遍排道区格按是目部的',
  ),
  imperial: signs(
    '个块根颗卷层幅列度行段处级跨面小分到和种用防天片只间至份扇免张遍排道区格按是目部的加磅英平立',
  ),
};

/** Units on the labels of a region's shops in any display units. */
const METRIC_LABELS = words('m² m³ mm ml m kg g L');
const UNITS_SOLD: Readonly<Record<Region, readonly string[]>> = {
  uk: METRIC_LABELS,
  us: words('sq cu ft in lb gal qt oz fl yd ton L'),
  eu: METRIC_LABELS,
  cn: METRIC_LABELS,
};
const SOLD_ZH: Readonly<Record<Region, readonly string[]>> = {
  uk: signs('个件目片支卷'),
  us: [
    ...signs('个件目片支卷'),
    '平方英尺',
    '立方英尺',
    '立方码',
    '英尺',
    '英寸',
    '磅',
    '加仑',
    '夸脱',
    '盎司',
    '液量盎司',
    '码',
    '短吨',
  ],
  eu: signs('个件目片支卷'),
  cn: signs('个件目片支卷'),
};
/** English containers and grades on labels. */
const SOLD_EN = words('bag box bulk bundle case pack roll tub tube tin load grit pieces sheet');

/** Marks of capitals and figures, and organisations: classes of masks and timber, standards, utilities. */
const MARKS: Readonly<Record<Region, readonly string[]>> = {
  uk: words('FFP3 RCD GFCI MDF BS EN GEN3 PAV1'),
  us: words('P100 RCD GFCI MDF 811 IRC R105 IECC'),
  eu: words('FFP3 RCD GFCI MDF C25 C30 XC4 XF1 XF4 DIN'),
  cn: words('KN100 RCD GFCI MDF C25 C30 ACQ CA CCA GB'),
};

interface Said {
  readonly at: string;
  readonly text: string;
  readonly region: Region;
  readonly units: UnitSystem;
  readonly language: Language;
}

const sentencesOf = (plan: JobPlan): readonly string[] => [
  ...plan.steps.flatMap(({ title, detail, check = '', safety = '' }) => [
    title,
    detail,
    check,
    safety,
  ]),
  ...plan.materials.map(({ why }) => why),
  ...plan.warnings.map(({ message }) => message),
  ...plan.gates.flatMap(({ title, message }) => [title, message]),
  ...plan.figures.flatMap(({ label, value }) => [label, value]),
  ...plan.drawings.flatMap(({ name, says = '', notes = [], dimensions = [] }) => [
    name,
    says,
    ...[...notes, ...dimensions].map(({ text }) => text),
  ]),
  ...plan.tools.map(({ name }) => name),
];

/** Labels of the shop only: the user's own packs are in the user's units. */
const labelsOf = (plan: JobPlan): readonly string[] =>
  plan.materials.flatMap((material) => {
    const offers = material.form === 'packs' ? material.packs : material.stock;
    const isTyped = offers.some(({ id }) => id.startsWith(`${material.product}~own-`));
    return isTyped ? [] : [material.name, ...offers.map(({ label }) => label)];
  });

/** Each choice and switch of a job in turn, besides what is usual. */
const waysOf = (job: JobHere): readonly Typed[] => [
  {},
  ...Object.entries(job.fields).flatMap(([id, spec]): Typed[] => {
    if (spec.kind === 'choice') return Object.keys(spec.options).map((one) => ({ [id]: one }));
    return spec.kind === 'toggle' ? [{ [id]: !spec.usual }] : [];
  }),
];

const usualOf = (spec: FieldSpec): string | number | boolean => {
  const { usual = '' } = 'usual' in spec ? spec : {};
  if (spec.kind === 'choice' && usual === '') return Object.keys(spec.options)[0] ?? '';
  return typeof usual === 'object' ? '' : usual;
};

/** Texts of the form for a region: labels, hints and options. */
function askedBy(job: JobHere): readonly [readonly string[], readonly string[]] {
  const usual = Object.entries(job.fields).map(([id, spec]) => [id, usualOf(spec)] as const);
  const values = waysOf(job).map((way): LooseValues => ({ ...Object.fromEntries(usual), ...way }));
  const asked = Object.values(job.fields).filter(
    ({ when }) =>
      when === undefined || job.places.some((kind) => values.some((one) => when(one, kind))),
  );
  return [
    asked.flatMap(({ label, source = '' }) => [label, source]),
    asked.flatMap((spec) => (spec.kind === 'choice' ? Object.values(spec.options) : [])),
  ];
}

/** All texts of these cases, each text of a job once, because choices repeat most of them. */
function saidBy(cases: readonly Case[]) {
  const sentences = new Map<string, Said>();
  const labels = new Map<string, Said>();
  const choices = new Map<string, Said>();
  const asked = new Set<string>();
  for (const { context, job, plan, isOdd } of cases) {
    // Walls of odd rooms are called A2 and the like, as marks are.
    if (isOdd) continue;
    const { region, locale } = context;
    const { units, language } = locale;
    const at = `${job.slug} ${region} ${units} ${language}`;
    const keep = (into: Map<string, Said>, texts: readonly string[]): void => {
      for (const text of texts) into.set(`${at} ${text}`, { at, text, region, units, language });
    };
    keep(sentences, sentencesOf(plan));
    keep(labels, labelsOf(plan));
    if (asked.has(at)) continue;
    asked.add(at);
    const [texts, options] = askedBy(job);
    keep(sentences, texts);
    keep(choices, options);
  }
  return {
    sentences: [...sentences.values()],
    labels: [...labels.values()],
    choices: [...choices.values()],
  };
}

/** Words outside the lists, with their sentence. */
const strange = (
  all: readonly Said[],
  found: RegExp,
  allowed: (one: Said) => readonly string[],
): readonly string[] =>
  [
    ...new Set(
      all.flatMap((one) => {
        const tokens = [...one.text.matchAll(found)].map(([, token = '']) => token);
        if (tokens.length === 0) return [];
        const known = allowed(one);
        return tokens
          .filter((token) => !known.includes(token))
          .map((token) => `${token} | ${one.region} ${one.units} ${one.language} | ${one.text}`);
      }),
    ),
  ].slice(0, 40);

const isChinese = ({ language }: Said): boolean => language === 'zh-Hans';

/** Word after a figure: a unit or a counted thing. */
const AFTER_FIGURE = /\d\s?([\p{Script=Latin}°²³]+|[′″%])/gu;
/** Not after the number of an insulation class, such as R-19. */
const HAN_AFTER_FIGURE = /(?<!R-\d*)\d\s?(\p{Script=Han})/gu;

const unitsSaid = ({ units, language }: Said): readonly string[] =>
  language === 'zh-Hans' ? UNITS_SAID[units] : [...UNITS_SAID[units], ...COUNTED];
const unitsSold = ({ region, language }: Said): readonly string[] =>
  language === 'zh-Hans' ? UNITS_SOLD[region] : [...UNITS_SOLD[region], ...SOLD_EN];

/** Tests that texts use only units, marks and words of the region and the language. */
export function saidInRegion(cases: readonly Case[]): void {
  const { sentences, labels, choices } = saidBy(cases);

  describe('sentences of all jobs', () => {
    test('are there in every region, system of units and language', () => {
      expect(new Set(sentences.map(({ at }) => at)).size).toBeGreaterThanOrEqual(10 * 4 * 2 * 3);
    });

    test('have after a figure a unit of the person, or what is counted', () => {
      expect(strange(sentences, AFTER_FIGURE, unitsSaid)).toEqual([]);
      expect(
        strange(sentences.filter(isChinese), HAN_AFTER_FIGURE, ({ units }) => COUNTED_ZH[units]),
      ).toEqual([]);
    });

    test('have marks and numbers of their region only', () => {
      const marks = /(?<![\w-])([A-Z]{1,4}\d+|[A-Z]{2,}|811)(?![\w-])/g;
      expect(strange(sentences, marks, ({ region }) => MARKS[region])).toEqual([]);
    });
  });

  // Choices of products may use the size on their label.
  test('choices have after a figure a unit of the person or of the region’s shops', () => {
    expect(strange(choices, AFTER_FIGURE, (one) => [...unitsSaid(one), ...unitsSold(one)])).toEqual(
      [],
    );
  });

  describe('labels and names of all that is bought', () => {
    test('have after a figure a unit that shops of the region write', () => {
      expect(strange(labels, AFTER_FIGURE, unitsSold)).toEqual([]);
      const han =
        /\d\s?(平方英尺|立方英尺|立方码|液量盎司|英尺|英寸|加仑|夸脱|盎司|短吨|\p{Script=Han})/gu;
      expect(strange(labels.filter(isChinese), han, ({ region }) => SOLD_ZH[region])).toEqual([]);
    });
  });

  test('no currency stands in a name, a reason, a step or a label', () => {
    const currency = /(\p{Sc}|\b(?:GBP|USD|EUR|CNY|RMB)\b|[元镑])/gu;
    expect(strange([...sentences, ...labels], currency, () => [])).toEqual([]);
  });
}
