/**
 * `npm run bench -- plan-digest [--cases TEXT] [--print]`: a digest of every plan, to show that a change of the code
 * changes no answer. All jobs × regions × units × languages × example places, every option of every field, projects of
 * many jobs, and 200 answers of `cut` whose work is counted, not timed. Prints one line for each case, then their
 * number and one digest of all. `--cases` keeps the cases whose name contains a text; `--print` prints the plans
 * themselves.
 */
import { createHash } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { UnitSystem } from '../../web/language/locale.ts';
import type { CutRequest } from '../../web/planner/cutting/contract.ts';
import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { Random } from '../../web/planner/cutting/sheet/random.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { WorkBudget } from '../../web/planner/cutting/work.ts';
import type { FieldSpecs, Typed } from '../../web/planner/jobs/kit/fields.ts';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
  SHAPES,
  type OpeningInput,
  type PlaceInput,
} from '../../web/planner/measure/places/place-input.ts';
import { plannedWith, type PlanOptions } from '../support/planned.ts';
import { boughtKey, newProject, type Project } from '../../web/planner/schema/project.ts';
import type { ListLine } from '../../web/planner/shopping/list.ts';
import { REGIONS, type Region } from '../../web/planner/stock/region.ts';
import { house } from '../support/house.ts';
import {
  contextIn,
  jobsIn,
  loadAll,
  localeIn,
  REGION_NAMES,
  UNITS,
} from '../support/job-context.ts';
import { ODD_ROOMS } from '../support/odd-rooms.ts';
import { homeInstance } from './cut/home-lists.ts';
import { ODD_PROJECT, PROJECT } from './takeoff/project.ts';

const { values: asked } = parseArgs({
  options: { cases: { type: 'string', default: '' }, print: { type: 'boolean', default: false } },
});

/** Keys in order, maps and sets as lists; functions and texts of errors are no part of a plan. */
function ordered(value: unknown): unknown {
  if (value instanceof Map) return [...value].map(ordered);
  if (value instanceof Set) return [...value].map(ordered);
  if (Array.isArray(value)) return value.map(ordered);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, part]) => [key, ordered(part)]),
  );
}

const whole = createHash('sha256');
let count = 0;

function report(name: string, answer: () => unknown): void {
  if (!name.includes(asked.cases)) return;
  const text = JSON.stringify(ordered(answer()));
  const line = `${name}\t${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
  count += 1;
  whole.update(line);
  console.log(asked.print ? `${name}\t${text}` : line);
}

const opening = (id: string, kind: OpeningInput['kind'], wall: string): OpeningInput => ({
  id,
  kind,
  wall,
  width: '',
  height: '',
  at: '',
  sill: '',
});

const sides = (shape: keyof typeof SHAPES, ...lengths: readonly string[]) =>
  SHAPES[shape].map((side, i) => ({ ...side, length: lengths[i] ?? '' }));

const room = { ...newRoom('place'), height: '2.4 m' };
const openings = [opening('window', 'window', 'A'), opening('door', 'door', 'C')];

/** Places as typed, by name; two of a kind differ in shape. */
const PLACES: Readonly<Record<string, PlaceInput>> = {
  room: {
    ...room,
    sides: sides('rectangle', '4.2 m', '3.4 m'),
    openings,
    features: [{ id: '1', kind: 'breast', wall: 'D', at: '', width: '', depth: '' }],
  },
  'L room': { ...room, sides: sides('L', '5.2 m', '2.1 m', '2 m', '1.6 m'), openings },
  ...Object.fromEntries(ODD_ROOMS.map((one) => [`odd ${one.id}`, { ...one, id: 'place' }])),
  wall: { ...newWall('place'), length: '6 m', height: '2.4 m', openings },
  'short wall': { ...newWall('place'), length: '1.9 m', height: '2.7 m' },
  ground: { ...newGround('place'), sides: sides('rectangle', '4.2 m', '3.4 m') },
  triangles: {
    ...newGround('place'),
    shape: 'triangles',
    edges: ['4 m', '3 m', '4 m', '3 m'],
    diagonals: ['5 m'],
  },
  run: { ...newRun('place'), stretches: ['9.15 m', '4 m'] },
  'one stretch': { ...newRun('place'), stretches: ['7.2 m'] },
  thing: newThing('place'),
};

interface Here {
  readonly region: Region;
  readonly options: PlanOptions;
}

/** Everything that follows from a project except its jobs' declarations, which are functions. */
function planOf(project: Project, { options }: Here) {
  const { places, jobs, list } = plannedWith(project, options);
  return {
    // Texts as read are shown next to their fields; the plan does not use them.
    places: [...places].map(([id, measured]) => [id, { ...measured, sizes: undefined }]),
    jobs: jobs.map(({ entry, place, unmeasured, plan }) => {
      return { entry, place, unmeasured, plan };
    }),
    list: { ...list, lines: list.lines.map(lineOf) },
  };
}

/** A line in the form of earlier commits, so that their digests compare: the price was a number. */
function lineOf({ price, ...line }: ListLine): object {
  const cuts = line.cut && { ...line.cut, isEstimate: undefined };
  return { ...line, cost: price.amount, cut: cuts };
}

const projectOf = (place: PlaceInput, slug: string, typed: Typed): Project => ({
  ...newProject('plan', 1),
  places: [place],
  jobs: [{ id: 'job', slug, place: place.id, typed }],
});

/** Other values of one field. */
const othersOf = (fields: FieldSpecs): readonly Typed[] =>
  Object.entries(fields).flatMap(([field, spec]): Typed[] => {
    switch (spec.kind) {
      case 'toggle':
        return [{ [field]: !spec.usual }];
      case 'choice':
        return Object.keys(spec.options).map((option) => ({ [field]: option }));
      case 'length':
        return [spec.least, (spec.least + spec.most) / 2, spec.most].map((length) => ({
          [field]: `${Math.round(length / 1000)} mm`,
        }));
      case 'number':
        return [{ [field]: String(spec.least) }, { [field]: String(spec.most) }];
      case 'text':
        return [{ [field]: 'blue' }];
      case 'surfaces':
        return [...spec.of, 'A', 'B'].flatMap((surface) =>
          [true, false].map((isOn) => ({ [`${field}.${surface}`]: isOn })),
        );
    }
  });

/** The same project with own prices, spares, stock at home, and half of its list bought. */
function livedIn(project: Project, here: Here): Project {
  const { lines } = plannedWith(project, here.options).list;
  const offers = lines.flatMap((line) => line.offers);
  const items = lines.flatMap((line) => line.items.map((item) => ({ id: line.id, item })));
  return {
    ...project,
    prices: Object.fromEntries(
      offers.filter((_, i) => i % 3 === 0).map(({ id }, i) => [id, { text: `${i + 1}.50`, at: 1 }]),
    ),
    spares: Object.fromEntries(lines.filter((_, i) => i % 4 === 0).map(({ id }) => [id, '3'])),
    ample: lines.map(({ id }) => id),
    own: lines
      .filter((_, i) => i % 5 === 1)
      .map(({ id }) => ({ id: `own ${id}`, material: id, amount: '1' })),
    had: lines.filter((_, i) => i % 7 === 2).map(({ id }) => id),
    bought: Object.fromEntries(
      items
        .filter((_, i) => i % 2 === 0)
        .map(({ id, item }, i) => [boughtKey(id, item.offer), item.toBuy + (i % 2)]),
    ),
  };
}

async function reportPlans(region: Region, units: UnitSystem): Promise<void> {
  const context = await contextIn(region, units);
  const here = { region, options: { locale: context.locale, catalogue: await loadAll(region) } };
  const isUsual = units === REGIONS[region].units;
  for (const job of await jobsIn(context)) {
    const at = `plan ${job.slug} ${region} ${units}`;
    const places = Object.entries(PLACES).filter(([, { kind }]) => job.places.includes(kind));
    for (const [name, place] of places) {
      const example = projectOf(place, job.slug, { ...job.example });
      report(`${at} ${name}`, () => planOf(example, here));
      report(`${at} ${name} untyped`, () => planOf(projectOf(place, job.slug, {}), here));
      if (isUsual) report(`${at} ${name} lived-in`, () => planOf(livedIn(example, here), here));
    }
    const [first] = places;
    if (!isUsual || first === undefined) continue;
    for (const other of othersOf(job.fields)) {
      report(`${at} ${first[0]} ${JSON.stringify(other)}`, () =>
        planOf(projectOf(first[1], job.slug, { ...job.example, ...other }), here),
      );
    }
  }
  for (const [name, project] of Object.entries({ house: house(), PROJECT, ODD_PROJECT })) {
    report(`plan ${name} ${region} ${units}`, () => planOf(project, here));
  }
}

async function reportTranslated(language: 'en-US' | 'zh-Hans', region: Region): Promise<void> {
  const locale = await localeIn(language, REGIONS[region].units);
  const here = { region, options: { locale, catalogue: await loadAll(region, language) } };
  report(`plan house ${region} ${language}`, () => planOf(house(), here));
  report(`plan PROJECT ${region} ${language}`, () => planOf(PROJECT, here));
}

/** A list of lengths as one user writes it. */
function lengthsOf(seed: number): CutRequest {
  const random = new Random(104_729 * seed + 7);
  return {
    kind: 'linear',
    kerf: 3,
    trim: seed % 3 === 0 ? 5 : 0,
    stock: [
      { id: 'short', length: 2400, price: 5.2 },
      { id: 'long', length: 3600, price: 7.4, quantity: seed % 5 === 0 ? 2 : null },
    ],
    parts: Array.from({ length: 3 + random.below(12) }, (_, i) => ({
      id: `p${i}`,
      length: 150 + 5 * random.below(400),
      quantity: 1 + random.below(6),
    })),
  };
}

/** Counted work of one answer; the clock ends none of them. */
const WORK = 120;
const PATIENCE_MS = 600_000;

function cut(request: CutRequest): unknown {
  const parsed = parseRequest({ ...request, timeLimitMs: PATIENCE_MS });
  if (!parsed.ok) return parsed;
  const { ms: _, ...answer } = solve(parsed.problem, { work: new WorkBudget(WORK) });
  return answer;
}

for (const region of REGION_NAMES) {
  for (const units of UNITS) await reportPlans(region, units);
}
await reportTranslated('en-US', 'us');
await reportTranslated('zh-Hans', 'cn');
for (let seed = 0; seed < 100; seed += 1) {
  report(`cut lengths ${seed}`, () => cut(lengthsOf(seed)));
  report(`cut sheets ${seed}`, () => cut(homeInstance(seed, PATIENCE_MS).request));
}
console.log(`${count} cases\t${whole.digest('hex').slice(0, 32)}`);
