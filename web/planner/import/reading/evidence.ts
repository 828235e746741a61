import type { LineItem, Measure } from './measure.ts';
import type { Chain, ReadPart, AssignedMeasure } from './part.ts';
import usual from './sizes.json' with { type: 'json' };
import { isBareSide, isTimberSide, isUsualThickness, type ListReading } from './sizes.ts';
import { isHardware, isNote, labelsOf, means, unitOf } from './vocabulary.ts';

/** Number of times that each piece of evidence is found; `weights.json` has its weight. */
export type Evidence = Readonly<Record<string, number>>;

interface Around {
  readonly items: readonly LineItem[];
  readonly chains: readonly Chain[];
  readonly list: ListReading;
  readonly isFeet: boolean;
  readonly isPlural: boolean;
  readonly words: WordCounts;
}

const MANY_WORDS = 9;
const { steps } = usual;

export interface WordCounts {
  readonly hardware: number;
  readonly note: number;
  readonly project: number;
  readonly profile: number;
  readonly words: number;
}

/** Evidence in the words of a line, independent of the roles of its numbers. */
export function wordsIn(items: readonly LineItem[]): WordCounts {
  const words = items.filter(
    ({ kind, text }) =>
      kind === 'word' && unitOf(text) === undefined && labelsOf(text).length === 0,
  );
  // `16" on center` is a spacing.
  const spacing = words.filter(
    ({ text }, i) => /^cent(?:er|re)s?$/i.test(text) && /^on$/i.test(words[i - 1]?.text ?? ''),
  ).length;
  const note = words.filter(({ text }) => isNote(text)).length;
  // `M10x140` is a thread.
  const threads = items.filter(
    (item, k) => item.kind === 'measure' && item.marks.has('name') && items[k - 1]?.text === 'M',
  ).length;
  const hardware = words.filter(({ text }) => isHardware(text)).length + threads;
  const last = words.at(-1);
  const project = last !== undefined && means(last.text, 'project') ? 1 : 0;
  return {
    hardware,
    note: note + 2 * spacing,
    project,
    profile: words.filter(({ text }) => means(text, 'profile')).length,
    words: words.length,
  };
}

class Tally {
  readonly #found = new Map<string, number>();

  get found(): Evidence {
    return Object.fromEntries(this.#found);
  }

  mark(name: string): void {
    this.#found.set(name, 1);
  }

  add(name: string, times = 1): void {
    if (times > 0) this.#found.set(name, (this.#found.get(name) ?? 0) + times);
  }
}

function countEvidence(
  count: Measure | undefined,
  { items, chains, list, isPlural }: Around,
  tally: Tally,
): void {
  if (count === undefined) {
    tally.add(isPlural ? 'count: unsaid plural' : 'count: unsaid');
    return;
  }
  const { marks, value } = count;
  const chain = chains.find(({ measures }) => measures.includes(count));
  const all = items.filter((item) => item.kind === 'measure');
  const isFirst = all.find((item) => !item.marks.has('ordinal')) === count;
  const isLast = all.at(-1) === count;
  const place = isFirst ? 'first' : isLast ? 'last' : 'inside';
  if (marks.has('count')) tally.add('count: marked');
  else if (marks.has('countAt')) tally.add('count: before at');
  else if (chain !== undefined && chain.measures.length > 1)
    tally.add(`count: ${place} in a chain`);
  else if (marks.has('before-word')) tally.add(`count: ${place}, before a word`);
  else if (marks.has('alone')) tally.add(`count: ${place}, alone`);
  else tally.add(`count: ${place}`);
  if (marks.has('range')) tally.add('range');
  if (marks.has('count')) return;
  const isPair =
    chain !== undefined && chain.measures.length === 2 && chain.measures.every(isBareSide);
  if (isPair) tally.add('count: of a nominal pair');
  const isThick =
    chain !== undefined &&
    chain.measures.length > 2 &&
    chain.measures[0] !== count &&
    count.unit === undefined &&
    value >= steps.leastThickness &&
    isUsualThickness(value);
  if (isThick) tally.add('count: as a thickness');
  // 24 in `24 x 48 mm x 2 m` is a side of timber.
  const [first, second, third] = chain?.mm ?? [];
  const isSide =
    list.kind === 'linear' &&
    chain?.measures[0] === count &&
    third !== undefined &&
    isTimberSide(first ?? 0) &&
    isTimberSide(second ?? 0);
  if (isSide) tally.add('count: as a side of timber');
  // A count is smaller than the sizes after it, so 60 in `60 x 35 x 80 cm` is a size.
  const sizes = chain?.measures.filter((one) => one !== count) ?? [];
  if (sizes.length > 1 && sizes.some((one) => one.value <= value) && !isSide && !isPair)
    tally.add('count: not the least of its chain');
  const above = steps.counts.findLast((step) => value > step);
  if (above !== undefined) tally.add(`count: above ${above}`);
}

function sizeEvidence(
  { measure, role, mm = 0 }: AssignedMeasure,
  isOnly: boolean,
  tally: Tally,
): void {
  const name = role === 'length' ? 'length' : 'width';
  const isOther =
    role === 'length' && isOnly && measure.label !== undefined && measure.label !== 'length';
  if (isOther) tally.add('length: only another label');
  else if (measure.label !== undefined) tally.add(`${name}: labelled`);
  if (measure.unit !== undefined) tally.add(`${name}: unit`);
  // A range is asked even if it is short.
  if (measure.marks.has('range')) tally.add('range');
  else if (mm < (role === 'length' ? steps.tinyLength : steps.tinyWidth))
    tally.add(`${name}: tiny`);
  else if (role === 'length' && mm < steps.shortLength) tally.add('length: short');
  if (mm > steps.absurdLength) tally.add(`${name}: absurd`);
}

const SECTIONS = ['rod', 'section', 'profile'] as const;

function sectionEvidence(
  sides: readonly AssignedMeasure[],
  length: number,
  around: Around,
  tally: Tally,
): void {
  if (sides.length === 0) return;
  const measures = sides.map(({ measure }) => measure);
  const sizes = sides.map(({ mm = 0 }) => mm);
  const kind = SECTIONS[sides.length - 1] ?? 'section';
  const isBare = kind === 'section' && measures.every(isBareSide);
  const hasProfile = around.words.profile > 0;
  if (around.list.kind === 'sheet') tally.add(`${kind}: in a sheet list`);
  if (!isBare && length <= steps.longerShare * Math.max(...sizes)) tally.add(`${kind}: not longer`);
  if (around.isFeet) tally.add('length: feet of the yard');
  else if (isBare && length < steps.mostSide) tally.add('section: nominal, short');
  if (kind === 'profile') tally.add(hasProfile ? 'profile: named' : 'profile: unnamed');
  else if (kind === 'rod') {
    if (measures.every(({ unit, isWhole }) => unit === undefined && isWhole))
      tally.add('rod: bare');
  } else if (isBare) tally.add('section: nominal');
  else if (sizes.every(isTimberSide)) tally.add('section: usual');
  else if (sizes.some((mm) => mm < steps.leastSide || mm > steps.mostSide))
    tally.add('section: unusual');
  // `40x40` of `40x40x2 tube`
  const isCutShort = around.chains.some(
    ({ measures: own }) => own.length > sides.length && measures.every((one) => own.includes(one)),
  );
  if (kind === 'section' && hasProfile && isCutShort) tally.add('section: of a profile');
}

function thicknessEvidence(
  thickness: AssignedMeasure | undefined,
  part: ReadPart,
  around: Around,
  tally: Tally,
): void {
  if (thickness === undefined) return;
  const { measure, mm = 0 } = thickness;
  const chain = around.chains.find(({ measures }) => measures.includes(measure));
  const isApart = chain?.measures.length === 1;
  if (measure.label !== undefined)
    tally.add(
      measure.label === 'thickness' ? 'thickness: labelled' : 'thickness: labelled otherwise',
    );
  if (mm < steps.thinSheet && measure.unit === undefined) tally.add('thickness: thin, bare');
  const hasUnit =
    chain?.measures.some((one, i) => one.unit !== undefined && i < chain.measures.length - 1) ===
    true;
  if (hasUnit && measure.unit === undefined) tally.add('thickness: bare beside units');
  if (mm > steps.thickSheet) tally.add('thickness: thick');
  tally.add(isUsualThickness(mm) ? 'thickness: usual' : 'thickness: unusual');
  if (isApart && measure.label === undefined)
    tally.add(measure.unit === undefined ? 'thickness: apart, bare' : 'thickness: apart');
  if (isApart || measure.unit !== undefined || !measure.isWhole) return;
  const hasCount = part.placed.some(({ role }) => role === 'count');
  if (chain?.measures[0] === measure && measure.label === undefined)
    tally.add('thickness: first, bare');
  if (chain?.measures.at(-1) === measure && !hasCount) tally.add('thickness: bare, no count');
}

const isBareNominalChain = ({ chains }: Around): boolean => {
  const [only, another] = chains;
  return (
    another === undefined &&
    only?.measures.length === 3 &&
    only.measures.every((one) => one.isWhole && isBareSide(one))
  );
};

/** Evidence for and against a reading. */
export function evidenceOf(part: ReadPart, around: Around): Evidence {
  const tally = new Tally();
  const of = (role: AssignedMeasure['role']): readonly AssignedMeasure[] =>
    part.placed.filter((one) => one.role === role);
  const { items, list } = around;
  const [length] = of('length');
  const [width] = of('width');
  tally.add('part');
  if (isBareNominalChain(around)) {
    const isCounted =
      of('count')[0]?.measure === around.chains[0]?.measures[0] && width !== undefined;
    // `2 by 4 by 8` is timber of 8 feet or two panels; the line cannot decide it.
    if (around.isFeet || isCounted) tally.mark('open: bare nominal chain');
    else tally.add('bare nominal chain: other');
    return tally.found;
  }
  countEvidence(of('count')[0]?.measure, around, tally);
  const isOnly = width === undefined && of('section').length === 0;
  if (length !== undefined) sizeEvidence(length, isOnly, tally);
  if (width !== undefined) sizeEvidence(width, isOnly, tally);
  if (width !== undefined && list.kind === 'linear') tally.add('width: in a list of lengths');
  const isPanel = around.chains.some(
    ({ measures }) =>
      length !== undefined &&
      width !== undefined &&
      measures.includes(length.measure) &&
      measures.includes(width.measure),
  );
  if (isPanel) tally.add('panel: one chain');
  sectionEvidence(of('section'), part.length, around, tally);
  thicknessEvidence(of('thickness')[0], part, around, tally);
  for (const { measure } of of('name')) {
    const next = items[items.indexOf(measure) + 1];
    const isMarked = measure.marks.has('ordinal') || measure.marks.has('name');
    if (!isMarked && next?.text !== ':') tally.add('name: number');
  }
  tally.add('spare size', Math.min(1, of('spare').length));
  tally.add('note: number', of('note').length);
  for (const { measure } of part.placed) {
    if (measure.marks.has('openDash')) tally.mark('open: dash before a fraction');
    if (measure.marks.has('openFeet')) tally.mark('open: inches behind feet');
    if (measure.marks.has('unmixed')) tally.add('number: unmixed');
  }
  const last = items.at(-1);
  if (last?.kind === 'cut' && last.text === ':') tally.add('ends with a colon');
  const { hardware, note, project, words } = around.words;
  tally.add('words: hardware', Math.min(2, hardware));
  tally.add('words: note', Math.min(2, note));
  tally.add('words: project', Math.min(1, project));
  if (words > MANY_WORDS) tally.add('words: many');
  return tally.found;
}
