import type { LineItem, Measure } from './measures.ts';
import type { Chain, ReadPart, AssignedMeasure } from './part.ts';
import { isNominalSide, isTimberSide, isUsualThickness, type ListReading } from './sizes.ts';
import { isHardware, isNote, labelsOf, means, unitOf } from './vocabulary.ts';

/** Number of times that each piece of evidence is found; `weights.json` has its weight. */
export type Evidence = Readonly<Record<string, number>>;

interface Around {
  readonly items: readonly LineItem[];
  readonly chains: readonly Chain[];
  readonly list: ListReading;
  readonly isGuess: boolean;
  readonly isFeet: boolean;
  readonly isPlural: boolean;
  readonly words: WordCounts;
}

const MANY_WORDS = 9;

export interface WordCounts {
  readonly hardware: number;
  readonly note: number;
  readonly project: number;
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
  { items, chains, list, isGuess, isPlural }: Around,
  tally: Tally,
): void {
  if (count === undefined) {
    tally.add(isGuess ? 'count: guessed' : isPlural ? 'count: unsaid plural' : 'count: unsaid');
    return;
  }
  const { marks, value } = count;
  const chain = chains.find(({ measures }) => measures.includes(count));
  const all = items.filter((item) => item.kind === 'measure');
  const isFirst = all.find((item) => !item.marks.has('ordinal')) === count;
  const isLast = all.at(-1) === count;
  if (marks.has('count')) tally.add('count: marked');
  else if (marks.has('countAt')) tally.add('count: before at');
  else if (chain !== undefined && chain.measures.length > 1) {
    tally.add(
      chain.measures[0] === count
        ? isFirst
          ? 'count: first of chain, first'
          : 'count: first of chain'
        : isLast
          ? 'count: last of chain, last'
          : 'count: last of chain',
    );
  } else if (marks.has('before-word'))
    tally.add(isFirst ? 'count: first, before a word' : 'count: before a word');
  else if (marks.has('alone'))
    tally.add(isFirst ? 'count: first, alone' : isLast ? 'count: last, alone' : 'count: alone');
  else tally.add(isFirst ? 'count: first' : isLast ? 'count: last' : 'count: inside');
  if (count.upTo !== undefined) tally.add('range');
  if (marks.has('count')) return;
  const isPair =
    chain !== undefined &&
    chain.measures.length === 2 &&
    chain.measures.every((one) => one.unit === undefined && isNominalSide(one));
  if (isPair) tally.add('count: of a nominal pair');
  if (count.unit !== undefined) tally.add('count: carries the unit');
  const isThick =
    chain !== undefined &&
    chain.measures.length > 2 &&
    chain.measures[0] !== count &&
    value >= 5 &&
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
  if (value > 400) tally.add('count: above 400');
  else if (value > 60) tally.add('count: above 60');
  else if (value > 24) tally.add('count: above 24');
}

/** True if the word after a number is what it counts, not a label or a connecting word. */
const isCountedWord = (items: readonly LineItem[], measure: Measure): boolean => {
  const next = items[items.indexOf(measure) + 1];
  return (
    next?.kind === 'word' &&
    !means(next.text, 'at') &&
    !means(next.text, 'and') &&
    labelsOf(next.text).length === 0
  );
};

function sizeEvidence(
  { measure, role, mm = 0 }: AssignedMeasure,
  { items, chains }: Around,
  hasUnits: boolean,
  tally: Tally,
): void {
  const name = role === 'length' ? 'length' : 'width';
  if (measure.label !== undefined) tally.add(`${name}: labelled`);
  if (measure.unit !== undefined) tally.add(`${name}: unit`);
  const own = chains.find(({ measures }) => measures.includes(measure))?.measures ?? [];
  const isAlone = own.every(({ unit }) => unit === undefined);
  if (hasUnits && measure.unit === undefined && measure.isWhole && isAlone)
    tally.add(`${name}: bare beside units`);
  if (
    measure.unit === undefined &&
    own.length === 1 &&
    measure.isWhole &&
    measure.label === undefined &&
    isCountedWord(items, measure)
  )
    tally.add(`${name}: before a word`);
  if (mm < (role === 'length' ? 40 : 12)) tally.add(`${name}: tiny`);
  else if (role === 'length' && mm < 90) tally.add('length: short');
  if (mm > 13_000) tally.add(`${name}: absurd`);
  else if (mm > 6100) tally.add(`${name}: long`);
  if (measure.upTo !== undefined) tally.add('range');
  if (!measure.isWhole && measure.unit === undefined && measure.text.includes('/'))
    tally.add(`${name}: fraction`);
}

function sectionEvidence(
  sides: readonly AssignedMeasure[],
  length: number,
  around: Around,
  tally: Tally,
): void {
  if (sides.length === 0) return;
  const measures = sides.map(({ measure }) => measure);
  const sizes = sides.map(({ mm = 0 }) => mm);
  const isNominal = sides.length === 2 && measures.every(isNominalSide);
  const most = Math.max(...sizes);
  if (measures.every(({ label }) => label !== undefined)) tally.add('section: labelled');
  const kind = sides.length === 1 ? 'rod' : 'section';
  if (isNominal && measures.every(({ unit }) => unit === undefined)) tally.add('section: nominal');
  else if (isNominal) tally.add('section: nominal with unit');
  else if (sizes.every(isTimberSide)) tally.add(`${kind}: usual`);
  else if (sizes.some((mm) => mm < 5 || mm > 330)) tally.add(`${kind}: unusual`);
  else tally.add(`${kind}: plausible`);
  if (kind === 'rod' && measures.every(({ unit, isWhole }) => unit === undefined && isWhole))
    tally.add('rod: bare');
  if (!isNominal || measures.some(({ unit }) => unit !== undefined))
    tally.add(length > 1.8 * most ? `${kind}: longer` : `${kind}: not longer`);
  if (around.list.kind === 'sheet') tally.add(`${kind}: in a sheet list`);
  if (around.isFeet) tally.add('length: feet of the yard');
  else if (isNominal && measures.every(({ unit }) => unit === undefined) && length < 330)
    tally.add('section: nominal, short');
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
  if (mm < 5 && measure.unit === undefined) tally.add('thickness: thin, bare');
  const hasUnit =
    chain?.measures.some((one, i) => one.unit !== undefined && i < chain.measures.length - 1) ===
    true;
  if (hasUnit && measure.unit === undefined) tally.add('thickness: bare beside units');
  if (mm > 60) tally.add('thickness: thick');
  tally.add(isUsualThickness(mm) ? 'thickness: usual' : 'thickness: unusual');
  if (isApart && measure.label === undefined)
    tally.add(measure.unit === undefined ? 'thickness: apart, bare' : 'thickness: apart');
  const isFirst = chain?.measures[0] === measure;
  if (
    !isApart &&
    isFirst &&
    measure.unit === undefined &&
    measure.isWhole &&
    measure.label === undefined
  ) {
    tally.add('thickness: first, bare');
  }
  const isLast = chain?.measures.at(-1) === measure;
  if (
    !isApart &&
    measure.unit === undefined &&
    measure.isWhole &&
    isLast &&
    !part.placed.some(({ role }) => role === 'count')
  )
    tally.add('thickness: bare, no count');
}

const isBareNominalChain = ({ chains, list }: Around): boolean => {
  const [only, another] = chains;
  return (
    list.kind === 'linear' &&
    another === undefined &&
    only?.measures.length === 3 &&
    only.measures.every((one) => one.unit === undefined && one.isWhole && isNominalSide(one))
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
  const hasUnits = part.placed.some(({ measure }) => measure.unit !== undefined);
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
  if (length !== undefined) sizeEvidence(length, around, hasUnits, tally);
  if (width !== undefined) sizeEvidence(width, around, hasUnits, tally);
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
    if (measure.marks.has('ordinal')) continue;
    const next = items[items.indexOf(measure) + 1];
    tally.add(
      measure.marks.has('name')
        ? 'name: marked number'
        : next?.kind === 'cut' && next.text === ':'
          ? 'name: number before a colon'
          : 'name: number',
    );
  }
  tally.add('spare size', Math.min(1, of('spare').length));
  tally.add('note: number', of('note').length);
  tally.add('angle', of('angle').length);
  tally.add('price', of('price').length);
  for (const {
    measure: { marks },
  } of part.placed) {
    if (marks.has('mixedAcross') || marks.has('dashFraction'))
      tally.mark('open: dash before a fraction');
    if (marks.has('splitFeet') || marks.has('joinedFeet')) tally.mark('open: inches behind feet');
  }
  for (const { measure } of part.placed) {
    for (const mark of ['mixedAcross', 'unmixed', 'thousands', 'splitFeet'] as const)
      if (measure.marks.has(mark)) tally.add(`number: ${mark}`);
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
