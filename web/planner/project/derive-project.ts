import type { Locale } from '../../language/locale.ts';
import type { JobContext, JobHere, JobPlan } from '../jobs/kit/contract.ts';
import { countryIn, type Home } from '../jobs/kit/place/home.ts';
import { readWorkshop, type Workshop, type WorkshopTexts } from '../jobs/kit/steps/workshop.ts';
import type { Measured } from '../measure/places/measure-place.ts';
import type { Place } from '../measure/places/place.ts';
import type { CutPlanner } from '../shopping/cut-line.ts';
import { shoppingList, type ListLine, type Need, type ShoppingList } from '../shopping/list.ts';
import { inCurrency, type OwnPrice } from '../shopping/priced.ts';
import type { Currency } from '../stock/currency.ts';
import { localeFor, REGIONS } from '../stock/region.ts';
import type { Material } from '../takeoff/material.ts';
import type { Offcut } from '../schema/offcut.ts';
import { offcutsFor, type CutsFromRack } from './cuts/offcuts-for.ts';
import { boundJobs } from './bound-jobs.ts';
import { askedParts } from './asked-parts.ts';
import { measure, planJob } from './from-typed.ts';
import { neighboursIn, sharedIn, withDoors } from './derive-house.ts';
import { goodOf } from './last-good.ts';
import type { Loaded } from './loaded.ts';
import { spentOn } from './spent-on.ts';
import { boughtKey, type JobEntry, type Project } from '../schema/project.ts';
import { placeName } from './names.ts';
import { entryOf } from '../measure/units/entry-of.ts';

/** What is kept on the device of its person's home. */
export interface DeviceHome extends Pick<Home, 'tools'> {
  /** The year as typed. */
  readonly built: string;
  readonly country: string;
}

const NO_HOME: DeviceHome = { built: '', country: '', tools: [] };

/** A job on its place, worked out. */
export interface DerivedJob {
  readonly entry: JobEntry;
  readonly job: JobHere;
  readonly placeName: string;
  readonly place: Place | undefined;
  /** What it uses of its place and is not known yet, as a person says it. */
  readonly unmeasured: readonly string[];
  readonly plan: JobPlan;
}

/** Everything that follows from a project: inputs → places → take-offs → list. */
export interface DerivedProject {
  /** Each with what its jobs ask of it together. */
  readonly places: ReadonlyMap<string, Measured>;
  /** Jobs that are loaded, on places that are there. */
  readonly jobs: readonly DerivedJob[];
  readonly list: ShoppingList;
}

export interface DeriveOptions {
  readonly locale: Locale;
  readonly loaded: Loaded;
  /** What prices are in; the region's where left out. */
  readonly currency?: Currency;
  /** What this device knows of homes: where the project says nothing else. */
  readonly home?: DeviceHome;
  /** Prices of other projects on this device; the project's own come first. */
  readonly remembered?: Readonly<Record<string, OwnPrice>>;
  readonly planner?: CutPlanner;
  /** Own offcuts of this device. */
  readonly rack?: readonly Offcut[];
}

const workshops = new WeakMap<WorkshopTexts, { locale: Locale; workshop: Workshop }>();
const USUAL: Workshop = {};

function workshopOf({ workshop: texts }: Project, locale: Locale): Workshop {
  if (texts === undefined) return USUAL;
  const known = workshops.get(texts);
  if (known?.locale === locale) return known.workshop;
  const { workshop } = readWorkshop(texts, locale);
  workshops.set(texts, { locale, workshop });
  return workshop;
}

/** A year as typed; undefined for what is none. */
const yearOf = (text: string): number | undefined =>
  /^(1[0-9]|20)\d\d$/.test(text.trim()) ? Number(text) : undefined;

/** The last context of each shelf: it stays the same object until something in it changes. */
const contexts = new WeakMap<Loaded['shelf'], JobContext>();

function contextOf(project: Project, workshop: Workshop, options: DeriveOptions): JobContext {
  const { locale, loaded, home: device = NO_HOME } = options;
  const { region, shelf } = loaded;
  const { tools } = device;
  const built = yearOf(project.home?.built || device.built);
  const country = countryIn(region, project.home?.country || device.country);
  const known = contexts.get(shelf);
  if (
    known?.locale === locale &&
    known.workshop === workshop &&
    known.home.built === built &&
    known.home.country === country &&
    known.home.tools === tools
  ) {
    return known;
  }
  const context = { locale, region, shelf, workshop, home: { built, country, tools } };
  contexts.set(shelf, context);
  return context;
}

/** What of the rack one material of a project may be cut from. */
export const projectOffcuts = (
  project: Project,
  material: Pick<ListLine, 'id' | 'name' | 'form'>,
  rack: readonly Offcut[],
): readonly Offcut[] =>
  offcutsFor(cutsFromRack(project, material), rack).filter(
    ({ id }) => !project.without.includes(id),
  );

/** What the plan and the offcuts of one material of a project are kept under. */
export const materialKey = (project: Pick<Project, 'id'>, material: string): string =>
  `${project.id}/${material}`;

/** A material of a project as the rack knows it. */
export const cutsFromRack = (
  project: Pick<Project, 'id'>,
  { id, name, form }: Pick<ListLine, 'id' | 'name' | 'form'>,
): CutsFromRack => {
  return {
    id: materialKey(project, id),
    kind: form === 'sheets' ? 'sheet' : 'linear',
    material: name,
    product: id,
  };
};

/** The jobs of a project one by one, so that a list of projects can pause between two of them. */
export function* deriveJobs(project: Project, options: DeriveOptions): Generator<DerivedJob> {
  const { loaded } = options;
  const locale = localeFor(loaded.region, options.locale);
  const context = contextOf(project, workshopOf(project, locale), { ...options, locale });
  const bounded = boundJobs(locale);
  const shared = sharedIn(project, locale);
  for (const entry of project.jobs) {
    const job = loaded.jobs.get(entry.slug)?.here(context);
    const input = project.places.find(({ id }) => id === entry.place);
    if (job === undefined || input === undefined) continue;
    // Nothing that another job asks of the place stands in this one's way.
    const parts = askedParts({ jobs: [entry] }, entry.place, loaded);
    const good = goodOf(project.good, input.id);
    const known = measure(input, good, locale, parts, shared.get(input.id));
    const { place, missing: unmeasured } = known;
    const kept = goodOf(project.good, entry.id);
    const plan = bounded(() => planJob([job, entry.typed, place], locale, kept));
    yield { entry, job, place, unmeasured, plan, placeName: placeName(project, entry.place) };
  }
}

/** What a drawing shows first is what a person came for, that of the job's first drawing before all. */
function leadOf({ id }: Material, { drawings }: JobPlan): Pick<Need, 'lead'> {
  const lead = drawings.findIndex(({ counts: [first] }) => first === id);
  return lead === -1 ? {} : { lead };
}

/** Its places as measured, and what each job takes there; nothing is bought or cut yet. */
export function deriveWork(
  project: Project,
  options: DeriveOptions,
): Pick<DerivedProject, 'places' | 'jobs'> {
  const { loaded } = options;
  const locale = localeFor(loaded.region, options.locale);
  const shared = sharedIn(project, locale);
  const neighbours = neighboursIn(project);
  const places = new Map(
    project.places.map((input) => {
      const asked = askedParts(project, input.id, loaded);
      const parts = neighbours.has(input.id) ? withDoors(asked) : asked;
      const good = goodOf(project.good, input.id);
      return [input.id, measure(input, good, locale, parts, shared.get(input.id))];
    }),
  );
  return { places, jobs: [...deriveJobs(project, options)] };
}

/** What to buy for the jobs of a project, cut by the planner where there is one. */
export function deriveList(
  project: Project,
  jobs: readonly DerivedJob[],
  options: DeriveOptions,
): ShoppingList {
  const { loaded, remembered, planner, rack = [] } = options;
  const locale = localeFor(loaded.region, options.locale);
  const examples = REGIONS[loaded.region].currency;
  const { currency = examples } = options;
  const needs = jobs.flatMap(({ entry, plan }) =>
    plan.materials.map((material) => ({
      job: entry.id,
      material,
      ...leadOf(material, plan),
    })),
  );
  return shoppingList(
    needs,
    {
      locale,
      money: { currency, examples: currency === examples },
      prices: {
        ...inCurrency(remembered ?? {}, currency),
        ...inCurrency(project.prices, currency),
      },
      spares: project.spares,
      ample: project.ample,
      own: project.own,
      had: project.had,
      offcuts: (material) => projectOffcuts(project, material, rack),
      cut: (material) => entryOf(project.cut, material)?.map(({ board }) => board) ?? [],
      bought: (material, offer) => entryOf(project.bought, boughtKey(material, offer)) ?? 0,
      spent: (...of) => spentOn(project, currency, ...of),
    },
    planner,
  );
}

/** Works a project out; the answer depends on its arguments alone. */
export function deriveProject(project: Project, options: DeriveOptions): DerivedProject {
  const work = deriveWork(project, options);
  return { ...work, list: deriveList(project, work.jobs, options) };
}
