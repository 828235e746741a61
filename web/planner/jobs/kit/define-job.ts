import { en as enRules } from '../../../language/en/rules.ts';
import { formatLength } from '../../measure/units/units.ts';
import { entryOf } from '../../measure/units/entry-of.ts';
import { en as enPlan } from '../../../language/en/job-plan.ts';
import {
  withDiffering,
  type Differs,
  type Locale,
  type UnitSystem,
} from '../../../language/locale.ts';
import type { Language } from '../../../language/language-tags.ts';
import type { Place, PlaceKind, PlaceOf } from '../../measure/places/place.ts';
import { TooManyPieces } from '../../takeoff/boards/most-pieces.ts';
import { makeBill, type Bill } from './bill.ts';
import type { Card, CardWords } from './job-card.ts';
import type {
  Job,
  FieldInputs,
  JobFacts,
  JobHere,
  JobInputs,
  JobPlan,
  PageWords,
  Warning,
  Figure,
} from './contract.ts';
import type { FieldSpecs, Typed } from './fields.ts';
import { readFields, type FieldsReading } from './read-fields.ts';
import { EMPTY_PLAN, planOf, type JobRefusal, type TakeOff } from './job-plan.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { formatAmount } from './format-sizes.ts';

/** A job's messages: British English is loaded with it, the others and the texts of its card on demand. */
export interface JobWords<Words extends PageWords> {
  readonly en: Words;
  /** Differences from British English. */
  readonly translations: Readonly<
    Record<Exclude<Language, 'en'>, () => Promise<Differs<NoInfer<Words>>>>
  >;
  readonly cardTexts: Readonly<Record<Language, () => Promise<CardWords>>>;
}

/** Declaration of a job. */
export interface JobDeclaration<
  Kind extends PlaceKind,
  Words extends PageWords,
  Declared extends FieldSpecs,
> extends Pick<JobFacts, 'uses' | 'renews' | 'heeds' | 'remedies'> {
  /** Values that its public page shows, round in the units of the region. */
  readonly example?: Readonly<Record<UnitSystem, Typed>>;
  readonly card: Card & { readonly places: readonly Kind[] };
  readonly words: JobWords<Words>;
  /** Fields by id, in order. */
  readonly fields: (inputs: FieldInputs<Words>) => Declared;
  /** Takes the job off a place. Pure, and quick: it runs on every keystroke. */
  readonly takeOff: (inputs: JobInputs<Words, Kind, Declared>) => TakeOff | JobRefusal;
}

/** A job's file: it loads with the words of one language. */
export interface JobFile {
  /** Uses the British words if those of the language cannot be fetched. Rejects if the card's words cannot. */
  readonly load: (language: Language) => Promise<Job>;
}

/** Makes a job of its declaration: what was typed is read by its fields before its take-off runs. */
export function defineJob<
  Kind extends PlaceKind,
  Words extends PageWords,
  const Declared extends FieldSpecs,
>(declaration: JobDeclaration<Kind, Words, Declared>): JobFile {
  return {
    load: async (language) => jobWith(declaration, await wordsIn(declaration.words, language)),
  };
}

/** A job's own words in a language, and what it is called there. */
interface LoadedWords<Words> {
  readonly words: Words;
  readonly cardText: CardWords;
}

async function wordsIn<Words extends PageWords>(
  { en, translations, cardTexts }: JobWords<Words>,
  language: Language,
): Promise<LoadedWords<Words>> {
  const cardText = await cardTexts[language]();
  try {
    if (language !== 'en') {
      return { words: withDiffering(en, await translations[language]()), cardText };
    }
  } catch {
    // No network: British English is at hand.
  }
  return { words: en, cardText };
}

function jobWith<Kind extends PlaceKind, Words extends PageWords, Declared extends FieldSpecs>(
  declaration: JobDeclaration<Kind, Words, Declared>,
  { words, cardText: { title, place: placeWord } }: LoadedWords<Words>,
): Job {
  const { card, uses, renews, heeds, remedies, example } = declaration;
  const { slug, phase, places } = card;
  const facts = {
    slug,
    phase,
    places,
    ...(uses === undefined ? {} : { uses }),
    ...(renews === undefined ? {} : { renews }),
    ...(heeds === undefined ? {} : { heeds }),
    ...(remedies === undefined ? {} : { remedies }),
  };
  const { counts, pitfalls } = words;
  const { summary } = words.card;
  return {
    ...facts,
    title,
    summary,
    ...(placeWord === undefined ? {} : { placeWord }),
    here: (context) => {
      const fields = declaration.fields({ ...context, words });
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
          const added = [
            ...('steps' in taken ? refusals(bill.refused, context.locale) : []),
            ...replacements(replaced, context.locale),
          ];
          return added.length === 0 ? plan : { ...plan, warnings: [...plan.warnings, ...added] };
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

/** Warnings of missing lengths, each once: the joint, the length that it takes and the longest fixing for sale. */
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

/** Figures with their labels, in the order given; one without a value is left out. */
export const figures = <Id extends string>(
  labels: Readonly<Record<Id, string>>,
  values: Readonly<Partial<Record<NoInfer<Id>, string | undefined>>>,
): readonly Figure[] =>
  Object.entries<string | undefined>(values).flatMap(([id, value]) =>
    value === undefined ? [] : [{ id, label: labels[id as Id], value }],
  );

/**
 * Warning of a broken rule: its name, its limit and whom to ask; empty if it holds. `field` is the field to change.
 */
export function warningOf<T>(
  answer: StructuralAnswer<T>,
  severity: Warning['severity'],
  field: string | undefined,
  locale: Locale,
): readonly Warning[] {
  if (answer.ok) return [];
  const words = locale.words('rules', enRules);
  const { what, limit } = answer.beyond;
  const end = limit === undefined ? undefined : formatAmount(limit, locale);
  return [
    {
      rule: answer.rule,
      severity,
      message: words.beyond(
        words.names[answer.rule],
        words.limits[what],
        end,
        words.ask[answer.ask],
      ),
      ask: answer.ask,
      ...(field === undefined ? {} : { field }),
    },
  ];
}
