import type { Locale } from '../language/locale.ts';
import type { Job, JobContext, JobHere, JobPlan } from './jobs/kit/contract.ts';
import { countryIn, type HomeFacts } from './jobs/kit/place/home.ts';
import { readWorkshop, type Workshop } from './jobs/kit/steps/workshop.ts';
import type { Measured } from './measure/places/measure-place.ts';
import type { Place } from './measure/places/place.ts';
import { entryOf } from './measure/units/entry-of.ts';
import { Memo } from './memo.ts';
import { projectOffcuts } from './project/cuts/offcuts-for.ts';
import { letteredJobs } from './project/cuts/piece-letters.ts';
import { wantedCuts, type WantedCut } from './project/cuts/wanted-cuts.ts';
import { neighboursIn, sharedIn, withDoors } from './project/derive-house.ts';
import { boundJobs, partsFor } from './project/job-bounds.ts';
import { keepSteps, keptCounts, keptPlan } from './project/kept-plan.ts';
import { lineEntries } from './project/line-entries.ts';
import { namingIn, placeNameIn, type Naming } from './names.ts';
import { goodOf, measure, planJob } from './project/read-typed.ts';
import { spentOn } from './project/spent-on.ts';
import { undoneWork } from './project/undone-work.ts';
import { boughtKey, type JobEntry, type Project } from './schema/project.ts';
import type { Offcut } from './schema/offcut.ts';
import { cutKeyOf, type CutResults } from './shopping/cut-line.ts';
import { planLines, shoppingList, type Need, type ShoppingList } from './shopping/list.ts';
import { inCurrency, type OwnPrice } from './shopping/priced.ts';
import { type Currency, localeFor, REGIONS, type Region } from './stock/region.ts';
import type { Shelf } from './stock/shelf.ts';
import type { Material } from './takeoff/material.ts';

/** Loaded jobs and the shelf of one region. */
export interface Catalogue {
  /** By slug, with their words in the language of the plan; unknown ones are missing. */
  readonly jobs: ReadonlyMap<string, Job>;
  readonly region: Region;
  readonly shelf: Shelf;
}

/** Home of the user as stored on this device. */
export interface DeviceHome extends Pick<HomeFacts, 'tools'> {
  /** Year of construction, as typed. */
  readonly built: string;
  readonly country: string;
}

/** Documents of this device that several projects share. */
export interface Device {
  /** Currency of prices; the region's by default. */
  readonly currency?: Currency;
  /** Used for everything that the project leaves open. */
  readonly home?: DeviceHome;
  /** Prices typed in other projects; the project's own prices come first. */
  readonly prices?: Readonly<Record<string, OwnPrice>>;
  readonly offcuts?: readonly Offcut[];
}

/** Everything that a plan depends on. */
export interface Inputs {
  readonly project: Project;
  readonly catalogue: Catalogue;
  readonly locale: Locale;
  readonly device?: Device;
  /** Answers of the cut search that have arrived. */
  readonly cuts?: CutResults;
}

/** A job on its place. */
export interface PlannedJob {
  readonly entry: JobEntry;
  readonly job: JobHere;
  readonly placeName: string;
  readonly place: Place | undefined;
  /** Labels of the sizes that the job needs and nobody has measured yet. */
  readonly unmeasured: readonly string[];
  readonly plan: JobPlan;
}

/** Everything that follows from a project. */
export interface Plan {
  /** Places by id, with the parts that their jobs use. */
  readonly places: ReadonlyMap<string, Measured>;
  /** Loaded jobs whose place exists. */
  readonly jobs: readonly PlannedJob[];
  readonly list: ShoppingList;
  /** Cuts that the search should plan or improve. */
  readonly wanted: readonly WantedCut[];
}

const NO_HOME: DeviceHome = { built: '', country: '', tools: [] };
const USUAL_WORKSHOP: Workshop = {};
const NO_PRICES: Readonly<Record<string, OwnPrice>> = {};
const NO_OFFCUTS: readonly Offcut[] = [];
const NO_CUTS: CutResults = new Map();

/** Year from its text; undefined if the text is no year. */
const yearOf = (text: string): number | undefined =>
  /^(1[0-9]|20)\d\d$/.test(text.trim()) ? Number(text) : undefined;

/** The same object for the same values: the answers of a job depend on it by identity. */
function contextOf(
  { project, catalogue, device }: Inputs,
  renewed: JobContext['renewed'],
  locale: Locale,
  memo: Memo,
): JobContext {
  const { region, shelf } = catalogue;
  const { built: builtHere, country: countryHere, tools } = device?.home ?? NO_HOME;
  const built = yearOf(project.home?.built || builtHere);
  const country = countryIn(region, project.home?.country || countryHere);
  const { workshop: texts } = project;
  const workshop =
    texts === undefined
      ? USUAL_WORKSHOP
      : memo.of(['workshop', texts, locale], () => readWorkshop(texts, locale).workshop);
  return memo.of(
    ['context', workshop, shelf, region, locale, tools, built, country, renewed.join()],
    () => {
      return { locale, region, shelf, workshop, home: { built, country, tools }, renewed, memo };
    },
  );
}

/** What other jobs of the same place renew, of what a job heeds. */
function renewedFor(entry: JobEntry, { heeds = [] }: Job, { project, catalogue }: Inputs) {
  if (heeds.length === 0) return heeds;
  const others = project.jobs.filter(({ id, place }) => place === entry.place && id !== entry.id);
  const renewed = new Set(others.flatMap(({ slug }) => catalogue.jobs.get(slug)?.renews ?? []));
  return heeds.filter((one) => renewed.has(one));
}

const namingOf = ({ jobs }: Catalogue, locale: Locale, memo: Memo): Naming =>
  memo.of(['naming', jobs, locale], () => namingIn(locale, jobs));

/** Plans the jobs of a project one by one, so that the caller can pause between two of them. */
export function* planJobs(inputs: Inputs, memo: Memo): Generator<PlannedJob> {
  const { project, catalogue } = inputs;
  const locale = localeFor(catalogue.region, inputs.locale);
  const bounded = boundJobs(locale);
  const naming = namingOf(catalogue, locale, memo);
  const shared = sharedIn(project, { locale, memo, naming });
  const kept = keptPlan(project);
  for (const entry of project.jobs) {
    const declared = catalogue.jobs.get(entry.slug);
    const input = project.places.find(({ id }) => id === entry.place);
    if (declared === undefined || input === undefined) continue;
    const context = contextOf(inputs, renewedFor(entry, declared, inputs), locale, memo);
    const job = memo.of(['job', context, declared], () => declared.here(context));
    // Parts that only another job uses do not stop this one.
    const parts = partsFor([entry], catalogue);
    const good = goodOf(project.good, input.id);
    const measured = measure(input, locale, memo, { good, parts, shared: shared.get(input.id) });
    const { place, missing: unmeasured } = measured;
    const goodTexts = goodOf(project.good, entry.id);
    const jobPlan = bounded(() => planJob([job, entry.typed, place], locale, memo, goodTexts));
    const placeName = placeNameIn(project, input.id, naming);
    const planned = { entry, job, placeName, place, unmeasured, plan: jobPlan };
    yield keepSteps(planned, kept, project.done);
  }
}

function measurePlaces({ project, catalogue }: Inputs, locale: Locale, memo: Memo): Plan['places'] {
  const shared = sharedIn(project, { locale, memo, naming: namingOf(catalogue, locale, memo) });
  const neighbours = neighboursIn(project);
  return new Map(
    project.places.map((input) => {
      const used = partsFor(
        project.jobs.filter(({ place }) => place === input.id),
        catalogue,
      );
      const parts = neighbours.has(input.id) ? withDoors(used) : used;
      const good = goodOf(project.good, input.id);
      return [
        input.id,
        measure(input, locale, memo, { good, parts, shared: shared.get(input.id) }),
      ];
    }),
  );
}

/** Rank of a material by the first drawing that counts it; see `Need.lead`. */
function leadOf({ id }: Material, drawings: JobPlan['drawings']): Pick<Need, 'lead'> {
  const lead = drawings.findIndex(({ counts: [first] }) => first === id);
  return lead === -1 ? {} : { lead };
}

/** Everything that the shopping list of planned jobs depends on. */
function listInputs(
  inputs: Inputs,
  jobs: readonly PlannedJob[],
  memo: Memo,
): Parameters<typeof planLines> {
  const { project, catalogue, device = {}, cuts = NO_CUTS } = inputs;
  const locale = localeFor(catalogue.region, inputs.locale);
  const { prices = NO_PRICES, offcuts = NO_OFFCUTS } = device;
  const examples = REGIONS[catalogue.region].currency;
  const { currency = examples } = device;
  const needs = jobs.flatMap(({ entry, plan: { materials, drawings } }) =>
    memo.of(['needs', materials, drawings, entry.id, entry.place], () =>
      materials.map((material) => ({
        job: entry.id,
        place: entry.place,
        material,
        ...leadOf(material, drawings),
      })),
    ),
  );
  const ownPrices = memo.of(['prices', project.prices, prices, currency], () => {
    return { ...inCurrency(prices, currency), ...inCurrency(project.prices, currency) };
  });
  const kept = keptPlan(project);
  const ofKept = kept === undefined ? [] : [kept, project.bought, project.cut];
  // One object for the inputs that all lines share keeps the key of a line short.
  const ofAll = memo.of(
    ['all-lines', ownPrices, project.own, locale, examples, currency, ...ofKept],
    () => ({}),
  );
  const ofBoards = memo.of(
    ['all-boards', ofAll, cuts, offcuts, project.without, project.id],
    () => ({}),
  );
  return [
    needs,
    {
      locale,
      money: { currency, examples: currency === examples },
      prices: ownPrices,
      spares: project.spares,
      ample: project.ample,
      own: project.own,
      had: project.had,
      offcuts: (material) => projectOffcuts(project, material, offcuts),
      cut: (material) => entryOf(project.cut, material)?.map(({ board }) => board) ?? [],
      kept: keptCounts(project, kept),
      bought: (material, offer) => entryOf(project.bought, boughtKey(material, offer)) ?? 0,
      spent: (...of) => spentOn(project, currency, ...of),
    },
    (request) => cuts.get(memo.of(['cut-key', request], () => cutKeyOf(request))),
    (of, compute) => {
      const { material } = of[0];
      const shared = material.form === 'packs' ? ofAll : ofBoards;
      return memo.of(['line', ...of, shared, ...lineEntries(project, material, memo)], compute);
    },
  ];
}

/**
 * Plans each job, then each line of the list, into the memo that `plan` reads next: a caller that must not block pauses
 * between two of them.
 */
export function* planInParts(inputs: Inputs, memo: Memo): Generator {
  const jobs: PlannedJob[] = [];
  for (const job of planJobs(inputs, memo)) yield jobs.push(job);
  yield* planLines(...listInputs(inputs, jobs, memo));
}

/** Walls that a job builds have its usual openings, so that fields and drawings agree with the plan. */
function asBuilt(
  places: Plan['places'],
  jobs: readonly PlannedJob[],
  memo: Memo,
): ReadonlyMap<string, Measured> {
  const built = new Map(jobs.map(({ entry, plan: { built: wall } }) => [entry.place, wall]));
  return new Map(
    [...places].map(([id, measured]) => {
      const place = built.get(id);
      if (place === undefined || measured.kind !== 'wall') return [id, measured];
      const { openings } = place.wall;
      return [id, memo.of(['built', measured, place], () => ({ ...measured, place, openings }))];
    }),
  );
}

/** Adds the warnings that only follow from several jobs. */
function withUndone(
  jobs: readonly PlannedJob[],
  locale: Locale,
  memo: Memo,
): readonly PlannedJob[] {
  const undone = undoneWork(jobs, locale);
  return jobs.map((one) => {
    const more = undone.get(one.entry.id) ?? [];
    if (more.length === 0) return one;
    const texts = more.map(({ message }) => message).join('\n');
    const warned = memo.of(['undone', one.plan, texts], () => ({
      ...one.plan,
      warnings: [...one.plan.warnings, ...more],
    }));
    return { ...one, plan: warned };
  });
}

/** Everything that follows from a project. `memo` keeps the answers that a later change leaves as they are. */
export function plan(inputs: Inputs, memo: Memo = new Memo()): Plan {
  const { project, catalogue } = inputs;
  const locale = localeFor(catalogue.region, inputs.locale);
  const jobs = withUndone([...planJobs(inputs, memo)], locale, memo);
  const places = asBuilt(measurePlaces(inputs, locale, memo), jobs, memo);
  const list = shoppingList(...listInputs(inputs, jobs, memo));
  const lettered = letteredJobs(jobs, list.lines, memo);
  return { places, jobs: lettered, list, wanted: wantedCuts(project, list) };
}
