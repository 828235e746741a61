import { roundDecimal } from '../../web/planner/measure/units/round-decimal.ts';
import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { Work } from '../../web/planner/cutting/work.ts';
import { loadTranslation } from '../../web/language/load-language.ts';
import { BRITISH, makeLocale, type UnitSystem } from '../../web/language/locale.ts';
import { isLanguage } from '../../web/language/language-tags.ts';
import { minorDigits } from '../../web/language/formats.ts';
import type { CutPlanner } from '../../web/planner/shopping/cut-line.ts';
import type { ListLine } from '../../web/planner/shopping/list.ts';
import { isRegion, type Region, REGIONS } from '../../web/planner/stock/region.ts';
import {
  type DerivedProject,
  deriveList,
  deriveWork,
} from '../../web/planner/project/derive-project.ts';
import { loadJobs } from '../../web/planner/project/loaded.ts';
import { type Project, VERSION } from '../../web/planner/schema/project.ts';
import { readProjectValue } from '../../web/planner/schema/read-project.ts';
import { type Fields, isFields } from '../../web/planner/schema/schema.ts';
import { lostIn, type Planned, refuse } from './lost-rows.ts';

/**
 * Total work of the search for all materials of a project, in milliseconds of a typical laptop.
 * Counted work, so that equal projects get equal plans.
 */
const PLANNING_WORK = 600;
/** Time limit per material for slow machines, ms; the only use of the clock. */
const PATIENCE_MS = 60_000;

/** The engine on this thread. Each material may use half of the remaining work. */
function plannerOf(work: Work): CutPlanner {
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
  if (!read.ok) return refuse(read.reason, 'project');
  const project = read.value;
  const lost = lostIn(value, project);
  if (lost !== undefined) return lost;
  const said = await loadTranslation(language);
  const locale = makeLocale({ ...BRITISH[units satisfies UnitSystem], ...said });
  const loaded = await loadJobs(
    project.jobs.map(({ slug }) => slug),
    region,
    said.language,
  );
  const options = { locale, loaded };
  const work = deriveWork(project, options);
  // An invalid project is not planned.
  const wrong = wrongIn(project, work);
  if (wrong !== undefined) return wrong;
  const planner = plannerOf(new Work(PLANNING_WORK));
  const list = deriveList(project, work.jobs, { ...options, planner });
  return { ok: true, plan: answerOf({ ...work, list }, region) };
}

/** First invalid or missing input. */
function wrongIn(
  project: Project,
  { places, jobs }: Pick<DerivedProject, 'places' | 'jobs'>,
): Planned | undefined {
  for (const [i, { id }] of project.places.entries()) {
    const measured = places.get(id);
    const [problem] = Object.entries(measured?.problems ?? {});
    if (problem !== undefined) return refuse(problem[1], `places[${i}].${problem[0]}`);
    const [missing] = measured?.missing ?? [];
    if (missing !== undefined) return refuse(`still to measure: ${missing}`, `places[${i}]`);
  }
  for (const [i, { plan }] of jobs.entries()) {
    const [problem] = Object.entries(plan.problems);
    if (problem !== undefined) return refuse(problem[1], `jobs[${i}].typed.${problem[0]}`);
    const [missing] = plan.missing;
    if (missing !== undefined) return refuse(`still to say: ${missing}`, `jobs[${i}].typed`);
  }
  return undefined;
}

function answerOf({ jobs, list }: DerivedProject, region: Region): object {
  const { currency } = REGIONS[region];
  const money = (amount: number): number => amount / 10 ** minorDigits(currency);
  return {
    currency,
    total: money(list.cost),
    lines: list.lines.map((line) => lineOf(line, money)),
    steps: jobs.flatMap(({ entry, plan }) =>
      plan.steps.map(({ id, title, minutes, dryMinutes = 0, gates = [] }) => ({
        job: entry.id,
        id,
        title,
        minutes,
        dryMinutes,
        gates: gates.filter((gate) => plan.gates.some((one) => one.id === gate)),
      })),
    ),
    tools: [
      ...new Map(
        jobs.flatMap(({ plan }) => plan.tools.map(({ name, own }) => [name, { name, own }])),
      ).values(),
    ],
    warnings: jobs.flatMap(({ entry, plan }) =>
      plan.warnings.map(({ rule, severity, message }) => ({
        job: entry.id,
        rule,
        severity,
        message,
      })),
    ),
  };
}

function lineOf(line: ListLine, money: (amount: number) => number): object {
  const { id, name, needs, aisle, amounts, items, offers, cut } = line;
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
    why: needs.map(({ why }) => why).join(' '),
  };
}
