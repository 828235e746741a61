import { fixOf } from '../../web/planner/jobs/kit/find-fix.ts';
import type { JobHere } from '../../web/planner/jobs/kit/contract.ts';
import type { FieldSpec, FieldSpecs } from '../../web/planner/jobs/kit/fields.ts';
import { COUNTRIES } from '../../web/planner/jobs/kit/place/home.ts';
import { remedyOf } from '../../web/planner/jobs/kit/remedies.ts';
import { en as enReading } from '../../web/language/en/reading.ts';
import { roundDecimal } from '../../web/planner/measure/units/units.ts';
import { wallsOfPlace, type Place } from '../../web/planner/measure/places/place.ts';
import { entryOf } from '../../web/planner/measure/units/entry-of.ts';
import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { WorkBudget } from '../../web/planner/cutting/work.ts';
import { loadTranslation } from '../../web/language/load-language.ts';
import { BRITISH, makeLocale, type Locale, type UnitSystem } from '../../web/language/locale.ts';
import { isLanguage } from '../../web/language/language-tags.ts';
import { minorDigits } from '../../web/language/formats.ts';
import type { CutResult } from '../../web/planner/shopping/cut-line.ts';
import { sharedWhy } from '../../web/planner/shopping/shared-need.ts';
import type { ListLine } from '../../web/planner/shopping/list.ts';
import { isRegion, localeFor, REGIONS, type Region } from '../../web/planner/stock/region.ts';
import { catalogueLoader } from '../../web/app/catalogue-loader.ts';
import { type Project, readProjectValue, VERSION } from '../../web/planner/schema/project.ts';
import { isFields, type Fields } from '../../web/planner/schema/schema.ts';
import { plan as planInputs, type Plan } from '../../web/planner/plan.ts';
import type { CutRequest } from '../../web/planner/cutting/contract.ts';
import { planWithCuts } from './plan-with-cuts.ts';
import { jointsIn, printedSteps, type PrintedJoint } from './printed-steps.ts';
import { lostIn, type Planned, refuse } from './lost-rows.ts';

/**
 * Work to plan the cuts of a project, in milliseconds of a usual laptop. Counted instead of timed, so that the same
 * project always gets the same plan.
 */
const PLANNING_WORK = 600;
/** Time limit per material for slow machines, ms; the only use of the clock. */
const PATIENCE_MS = 60_000;

/** Answers cuts on this thread. Each may use half of the remaining work, so that none is left without. */
function answerWith(work: WorkBudget): (request: CutRequest) => CutResult | undefined {
  return (request) => {
    const parsed = parseRequest({ ...request, timeLimitMs: PATIENCE_MS });
    if (!parsed.ok) return undefined;
    return { answer: solve(parsed.problem, { work: work.part(work.left / 2) }), ended: true };
  };
}

/** A shared file has a list of projects; only the first is planned. */
const projectIn = (json: Fields): Fields => {
  const [first] = Array.isArray(json['projects']) ? (json['projects'] as unknown[]) : [];
  return isFields(first) ? first : json;
};

/** Plans a saved or shared project: the shopping list, the steps and the warnings. */
export async function planProject(json: unknown): Promise<Planned> {
  if (!isFields(json)) return refuse('a project is an object', 'project');
  const value = projectIn(json);
  const { region = 'uk', units = 'metric', language = 'en' } = { ...json, ...value };
  if (!isRegion(region)) {
    return refuse(`the region is one of ${Object.keys(REGIONS).join(', ')}`, 'region');
  }
  if (units !== 'metric' && units !== 'imperial') {
    return refuse('units are metric or imperial', 'units');
  }
  if (!isLanguage(language)) return refuse('the language is en, en-US or zh-Hans', 'language');
  if (!Array.isArray(value['places'])) return refuse('places are a list', 'places');
  if (!Array.isArray(value['jobs'])) return refuse('jobs are a list', 'jobs');
  const read = readProjectValue({ version: VERSION, id: 'plan', ...value });
  if (!read.ok) return refuse(enReading.project[read.reason], 'project');
  const project = read.value;
  const lost = lostIn(value, project);
  if (lost !== undefined) return lost;
  const said = await loadTranslation(language);
  const locale = makeLocale({ ...BRITISH[units satisfies UnitSystem], ...said });
  const catalogue = await catalogueLoader.load(
    project.jobs.map(({ slug }) => slug),
    region,
    said.language,
  );
  const inputs = { project, catalogue, locale };
  const wrong = wrongIn(project, planInputs(inputs));
  if (wrong !== undefined) return wrong;
  const planned = planWithCuts(inputs, answerWith(new WorkBudget(PLANNING_WORK)));
  return { ok: true, plan: answerOf(project, planned, region, localeFor(region, locale)) };
}

/** The first problem of a place or a job, or the first size that is missing. */
function wrongIn(
  project: Project,
  { places, jobs }: Pick<Plan, 'places' | 'jobs'>,
): Planned | undefined {
  for (const [i, { id }] of project.places.entries()) {
    const measured = places.get(id);
    const [problem] = Object.entries(measured?.problems ?? {});
    if (problem !== undefined) return refuse(problem[1], `places[${i}].${problem[0]}`);
    const [missing] = measured?.missing ?? [];
    if (missing !== undefined) return refuse(`still to measure: ${missing}`, `places[${i}]`);
  }
  for (const [i, { entry, job, plan }] of jobs.entries()) {
    const odd = Object.keys(entry.typed).find((id) => !isOfKind(job.fields, id, entry.typed[id]));
    if (odd !== undefined) {
      const why = isSwitch(job.fields, odd)
        ? 'true or false, without quotes'
        : 'a text as it is typed';
      return refuse(why, `jobs[${i}].typed.${odd}`);
    }
    const [problem] = Object.entries(plan.problems);
    if (problem !== undefined) return refuse(problem[1], `jobs[${i}].typed.${problem[0]}`);
    const [missing] = plan.missing;
    if (missing !== undefined) return refuse(`still to say: ${missing}`, `jobs[${i}].typed`);
  }
  return undefined;
}

/** Declaration of an input; the key of a surface is that of its field, a dot and the surface. */
function declared(fields: FieldSpecs, id: string): FieldSpec | undefined {
  const [name = '', surface] = id.split('.');
  const field = entryOf(fields, name);
  return (field?.kind === 'surfaces') === (surface !== undefined) ? field : undefined;
}

const isSwitch = (fields: FieldSpecs, id: string): boolean =>
  ['toggle', 'surfaces'].includes(declared(fields, id)?.kind ?? '');

/** False for a text in a field that is true or false, and the reverse: the reader would use the usual value. */
const isOfKind = (fields: FieldSpecs, id: string, said: unknown): boolean =>
  declared(fields, id) === undefined || isSwitch(fields, id) === (typeof said === 'boolean');

/** True for an input that the plan reads: it has a field, and its surface is one that the job covers. */
function isRead(
  { fields }: Pick<JobHere, 'fields'>,
  place: Place | undefined,
  id: string,
): boolean {
  const field = declared(fields, id);
  if (field?.kind !== 'surfaces') return field !== undefined;
  const walls = place === undefined ? [] : wallsOfPlace(place).map((wall) => wall.id);
  const surfaces: readonly string[] = field.of.flatMap((part) => (part === 'walls' ? walls : part));
  return surfaces.some((surface) => id.endsWith(`.${surface}`));
}

/** Inputs that no field of their job has and a country of another region, as in a project that was made there. */
function ignoredIn({ home }: Project, jobs: Plan['jobs'], region: Region): readonly string[] {
  const country = home?.country ?? '';
  const isKnown = country === '' || COUNTRIES[region].some((one) => one === country);
  const unknown = jobs.flatMap(({ entry, job, place }, i) =>
    Object.keys(entry.typed)
      .filter((id) => !isRead(job, place, id))
      .map((id) => `jobs[${i}].typed.${id}`),
  );
  return isKnown ? unknown : ['home.country', ...unknown];
}

function answerOf(project: Project, { jobs, list }: Plan, region: Region, locale: Locale): object {
  const ignored = ignoredIn(project, jobs, region);
  const { currency } = REGIONS[region];
  const money = (amount: number): number => amount / 10 ** minorDigits(currency);
  return {
    currency,
    total: money(list.cost),
    lines: list.lines.map((line) => ({
      ...lineOf(line, money, locale),
      ...jointsOf(jobs, line.id),
    })),
    steps: printedSteps(jobs),
    tools: [
      ...new Map(
        jobs.flatMap(({ plan }) =>
          plan.tools.map(({ id, name, own }) => [id, { id, name, own }] as const),
        ),
      ).values(),
    ],
    warnings: jobs.flatMap((one) => warningsOf(one, locale)),
    ...(ignored.length === 0 ? {} : { ignored }),
  };
}

/** Warnings of a job, each with its fix or with who resolves it. */
function warningsOf(
  { entry, job, place, plan }: Plan['jobs'][number],
  locale: Locale,
): readonly object[] {
  return plan.warnings.map((warning) => {
    const { rule, severity, message } = warning;
    const { ask } = remedyOf(job, warning);
    const fix = fixOf({ job, place, typed: entry.typed, plan, locale }, warning);
    return {
      job: entry.id,
      rule,
      severity,
      message,
      ...(fix === undefined ? {} : { fix }),
      ...(ask === undefined ? {} : { ask }),
    };
  });
}

function lineOf(line: ListLine, money: (amount: number) => number, locale: Locale): object {
  const { id, name, needs, aisle, amounts, items, offers, cut } = line;
  const shared = sharedWhy(amounts?.atOnce, locale);
  const pieces = cut?.parts.map(({ length, width, quantity }) => ({ length, width, quantity }));
  const run = (pieces ?? []).reduce((sum, piece) => sum + piece.length * piece.quantity, 0);
  return {
    id,
    name,
    jobs: [...new Set(needs.map(({ job }) => job))],
    aisle,
    need:
      amounts === undefined
        ? { amount: roundDecimal(run, 2), unit: 'mm' }
        : { amount: amounts.need, unit: amounts.unit },
    spare: amounts?.spare ?? 0,
    buy: items.map((item) => ({
      id: item.offer,
      label: item.label,
      count: item.toBuy + item.bought,
      price: item.each === undefined ? null : money(item.each),
      example: offers.find((offer) => offer.id === item.offer)?.own === undefined,
    })),
    ...(pieces === undefined ? {} : { pieces }),
    why: locale.format.sentences([
      ...needs.map(({ why }) => why),
      ...(shared === undefined ? [] : [shared]),
    ]),
  };
}

/** Joints that a line of fixings holds. */
function jointsOf(jobs: Plan['jobs'], id: string): { readonly joints?: readonly PrintedJoint[] } {
  const joints = jobs.flatMap(({ plan }) => jointsIn(plan.materials, id));
  return joints.length === 0 ? {} : { joints };
}
