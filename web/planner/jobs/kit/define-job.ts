import { en as enRules } from '../../../language/en/rules.ts';
import { formatLength, entryOf } from '../../measure/units/units.ts';
import { en as enPlan } from '../../../language/en/job-plan.ts';
import { withDiffering, type Locale } from '../../../language/locale.ts';
import { type Language } from '../../../language/language-tags.ts';
import type { Place, PlaceKind, PlaceOf } from '../../measure/places/place.ts';
import { TooManyPieces } from '../../takeoff/boards/most-pieces.ts';
import { type Product, lookOf } from '../../stock/products.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { Material, PackedMaterial } from '../../takeoff/material.ts';
import { makeBill, productSold, type Bill } from './bill.ts';
import { cardTextIn, type Card, type CardWords } from './job-card.ts';
import {
  type Drawing,
  type Job,
  type JobContext,
  type JobDeclaration,
  type JobHere,
  type JobPlan,
  type JobStep,
  type JobWords,
  type PageWords,
  type JobRefusal,
  type Step,
  type TakeOff,
  type Warning,
  compact,
} from './contract.ts';
import type { FieldSpecs, Typed } from './fields.ts';
import { gatesFor, type Gate } from './gates/gate.ts';
import { withToolGates } from './gates/tool-gates.ts';
import { isCovering } from './place/coverings.ts';
import { readFields, type FieldsReading } from './read-fields.ts';
import { toolsOf, withHammerDrill } from './steps/tools.ts';
import { warningOf } from './results.ts';

/** A job's file: it loads with the words of one language. */
export interface JobFile {
  /** Never rejects: words that cannot be fetched are British. */
  readonly load: (language: Language) => Promise<Job>;
}

export const EMPTY_PLAN: JobPlan = {
  figures: [],
  materials: [],
  drawings: [],
  scene: { says: '', solids: [] },
  tools: [],
  steps: [],
  gates: [],
  warnings: [],
  problems: {},
  missing: [],
};

/** Makes a job of its declaration: what was typed is read by its fields before its take-off runs. */
export function defineJob<
  Kind extends PlaceKind,
  Words extends PageWords,
  const Declared extends FieldSpecs,
>(declaration: JobDeclaration<Kind, Words, Declared>): JobFile {
  return {
    load: async (language) => jobWith(declaration, await wordsIn(declaration, language)),
  };
}

/** A job's own words in a language, and what it is called there. */
interface LoadedWords<Words> {
  readonly words: Words;
  readonly cardText: CardWords;
}

async function wordsIn<Words extends PageWords>(
  { card, words }: { readonly card: Card; readonly words: JobWords<Words> },
  language: Language,
): Promise<LoadedWords<Words>> {
  try {
    if (language !== 'en') {
      const loaded = await words.translations[language]();
      return {
        words: withDiffering(words.en, loaded.words),
        cardText: cardTextIn(card, language, loaded.cardText),
      };
    }
  } catch {
    // No network: British English is at hand.
  }
  return { words: words.en, cardText: card.words.en };
}

function jobWith<Kind extends PlaceKind, Words extends PageWords, Declared extends FieldSpecs>(
  declaration: JobDeclaration<Kind, Words, Declared>,
  { words, cardText: { title, summary, place: placeWord } }: LoadedWords<Words>,
): Job {
  const { card, uses, remedies, example } = declaration;
  const { slug, phase, places } = card;
  const facts = {
    slug,
    phase,
    places,
    ...(uses === undefined ? {} : { uses }),
    ...(remedies === undefined ? {} : { remedies }),
  };
  return {
    ...facts,
    ...(placeWord === undefined ? {} : { placeWord }),
    here: (context) => {
      const fields = declaration.fields({ ...context, words });
      const { counts, pitfalls } = words;
      // The plan, the form and its remarks read the same texts.
      const read = (place: Place | undefined, typed: Typed): FieldsReading<Declared> =>
        context.memo.of(['fields', typed, place, fields], () =>
          readFields(fields, typed, place, context.locale),
        );
      const job: JobHere = {
        ...facts,
        ...(example && { example: example[context.locale.made] }),
        title,
        summary,
        counts,
        pitfalls,
        fields,
        read,
        plan: (place, typed) => {
          const { values, problems, missing, replaced } = read(place, typed);
          if (place === undefined || !isKind(places, place) || values === undefined) {
            return { ...EMPTY_PLAN, problems, missing };
          }
          const bill = makeBill(context.shelf, context.workshop, context.locale);
          const taken = declaration.takeOff({ ...context, words, place, values, bill });
          const plan = planOf(taken, context, problems, bill);
          return replaced.length === 0
            ? plan
            : { ...plan, warnings: [...plan.warnings, ...replacements(replaced, context.locale)] };
        },
      };
      return bounded(job, context.locale);
    },
  };
}

/** Warnings of choices that this region does not offer, as in a project that was made in another one. */
const replacements = (
  replaced: FieldsReading<FieldSpecs>['replaced'],
  locale: Locale,
): readonly Warning[] =>
  replaced.map(({ field, label, option, value }) => ({
    rule: 'not-offered',
    severity: 'warn',
    field,
    message: locale.words('jobPlan', enPlan).notOffered(label, option),
    fix: { field, value },
  }));

const isKind = <Kind extends PlaceKind>(
  places: readonly Kind[],
  place: Place,
): place is PlaceOf<Kind> => places.some((kind) => kind === place.kind);

/** The job with a plan that reports if there would be too many pieces to lay. */
const bounded = (job: JobHere, locale: Locale): JobHere => ({
  ...job,
  plan: (place, typed) => {
    try {
      return job.plan(place, typed);
    } catch (error) {
      if (!(error instanceof TooManyPieces)) throw error;
      return planOfTooMany(error, job.read(place, typed), locale);
    }
  },
});

/** Problem at the field whose size makes too many pieces, or at no field. */
function planOfTooMany(
  { pieces, most, size }: TooManyPieces,
  { loose, problems }: FieldsReading<FieldSpecs>,
  locale: Locale,
): JobPlan {
  const field = Object.keys(loose).find((id) => entryOf(loose, id) === size) ?? 'pieces';
  const { number } = locale.format;
  // Upwards: "about 20,000, up to 20,000" would say nothing.
  const digit = 10 ** (String(pieces).length - 2);
  const about = Number.isFinite(pieces) ? Math.ceil(pieces / digit) * digit : pieces;
  const sentence = locale.words('jobPlan', enPlan).tooMany(number(about), number(most));
  return { ...EMPTY_PLAN, problems: { [field]: sentence, ...problems } };
}

/** Plan of a take-off: bill, tools and gates follow from its steps. */
function planOf(
  taken: TakeOff | JobRefusal,
  { home, locale, shelf }: JobContext,
  typedProblems: JobPlan['problems'],
  own: Bill,
): JobPlan {
  if (!('steps' in taken)) {
    const { figures = [], problems } = taken;
    return { ...EMPTY_PLAN, figures, problems: { ...problems, ...typedProblems } };
  }
  const { figures, scene = EMPTY_PLAN.scene, warnings = [] } = taken;
  const declared = compact(taken.steps).map(withToolGates).map(withHammerDrill);
  const gates = gatesFor(
    declared.flatMap(({ gates: inputs = [] }) => inputs),
    home,
    locale,
  );
  const { bill, steps, drawings } = taking(
    { ...taken, steps: withFinestMasks(declared, gates, own) },
    shelf,
    locale,
  );
  // A plan without materials has no steps.
  const done = bill.length === 0 ? [] : steps;
  return {
    figures,
    drawings,
    scene: { ...scene, coverings: drawings.filter(isCovering) },
    // Said once for each length that is missing.
    warnings: [...warnings, ...refusals(own.refused, locale)],
    steps: done,
    materials: bill,
    tools: toolsOf(done, home, locale),
    gates: done.length === 0 ? [] : gates,
    problems: typedProblems,
    missing: [],
  };
}

/** Names the joint, the length that it takes and the longest fixing for sale. */
function refusals(refused: Bill['refused'], locale: Locale): readonly Warning[] {
  const words = locale.words('rules', enRules);
  const found = refused.flatMap(({ answer, why, least, longest }) =>
    warningOf(answer, 'stop', undefined, locale).map((one) => ({
      ...one,
      message: words.noFixing(why, formatLength(least, locale), longest),
    })),
  );
  return [...new Map(found.map((one) => [one.message, one])).values()];
}

/** If a gate requires the finest mask, it replaces the others. */
function withFinestMasks(
  steps: readonly JobStep[],
  gates: readonly Gate[],
  bill: Bill,
): readonly JobStep[] {
  if (!gates.some(({ id }) => id === 'lead' || id === 'silica')) return steps;
  const finer = new Map<Material, readonly Material[]>();
  const finest = (line: Material): readonly Material[] => {
    if (line.product !== 'dust-mask' || line.form !== 'packs') return [line];
    const known = finer.get(line) ?? bill.pack('silica-mask', line.need, line.why);
    finer.set(line, known);
    return known;
  };
  return steps.map((one) => ({ ...one, takes: one.takes.flatMap(finest) }));
}

/** Products of which one serves all steps of a job. */
const ONCE: ReadonlySet<Product> = new Set([
  'dust-mask',
  'masonry-drill-bit',
  'safety-glasses',
  'silica-mask',
  'waterproof-gloves',
  'work-gloves',
]);

const isOnce = (one: Material): one is PackedMaterial =>
  one.form === 'packs' && one.product !== undefined && ONCE.has(one.product);

/** One line for each of these, with every reason once. */
function oncePerJob(bill: readonly Material[], locale: Locale): readonly Material[] {
  const alike = Map.groupBy(bill.filter(isOnce), ({ id }) => id);
  return bill.flatMap((one): readonly Material[] => {
    const all = alike.get(one.id) ?? [];
    if (!isOnce(one) || all.length < 2) return [one];
    if (one !== all[0]) return [];
    const why = locale.format.sentences([...new Set(all.map((each) => each.why))]);
    return [{ ...one, need: Math.max(...all.map(({ need }) => need)), why }];
  });
}

/** The bill is what the steps take, each line once; a drawing counted the lines of the products that it names. */
function taking(taken: TakeOff, shelf: Shelf, locale: Locale) {
  const declared = compact(taken.steps);
  const bill = oncePerJob([...new Set(declared.flatMap(({ takes }) => takes))], locale);
  const idsOf = (counts: readonly Product[]): readonly string[] => {
    const sold = [...new Set(counts.map((product) => productSold(shelf, product)))];
    const lines = sold.flatMap((one) => bill.filter(({ product }) => product === one));
    return [...new Set(lines.map(({ id }) => id))];
  };
  const onBill = new Set(bill.map(({ product }) => product));
  const seenOf = (counts: readonly Product[]): Product | undefined =>
    counts
      .flatMap((product) => productSold(shelf, product) ?? [])
      .find((product) => onBill.has(product) && lookOf(product) !== undefined);
  return {
    bill,
    steps: declared.map(({ takes, ...step }): Step => ({
      ...step,
      uses: [...new Set(takes.flatMap(({ product }) => product ?? []))],
      lines: [...new Set(takes.map(({ id }) => id))],
    })),
    drawings: compact(taken.drawings).map(({ counts, ...drawing }): Drawing => {
      const { of = seenOf(counts) } = drawing;
      return { ...drawing, counts: idsOf(counts), ...(of && { of }) };
    }),
  };
}
