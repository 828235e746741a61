import process from 'node:process';

import fc from 'fast-check';
import { checkAnswer } from '../../web/planner/cutting/checker/check-answer.ts';
import { previewTable } from '../../web/planner/import/preview-table.ts';
import { importCutList } from '../../web/planner/import/import-cut-list.ts';
import { parseRequest } from '../../web/planner/cutting/request/request.ts';
import { solve } from '../../web/planner/cutting/solve.ts';
import { BRITISH } from '../../web/language/locale.ts';
import { cutDemand } from '../../web/planner/project/cuts/cut-demand.ts';
import { plannedWith } from './planned.ts';
import { planProject } from '../../scripts/plan/plan-project.ts';
import {
  newCutList,
  newMaterial,
  readCutList,
  type CutKind,
} from '../../web/planner/schema/cut-list.ts';
import { FIRST_MATERIAL, materialsOf } from '../../web/planner/schema/cut-materials.ts';
import { withMaterials } from '../../web/screens/cut/parts/add-imported.ts';
import { readBundle, writeBundle, type Bundle } from '../../web/documents/sharing/bundle.ts';
import { mergeBundle } from '../../web/documents/sharing/merge.ts';
import { pack } from '../../web/documents/sharing/pack.ts';
import { readLink } from '../../web/documents/sharing/share-link.ts';
import { bench, device, kitchen } from '../unit/documents/sharing/sharing.ts';
import { hardRequest } from './hard-requests.ts';
import { HEAVY_PLACES, heavyTyped } from './heavy-jobs.ts';
import { hostileBundleText, hostileChange, hostileCsv } from './hostile-bundle.ts';
import { contextIn, jobsIn, loadAll } from './job-context.ts';

/** Kinds of external input. */
export const KINDS = [
  'link',
  'backup',
  'CutList Optimizer',
  'Cutlist Evo',
  'OpenCutList',
  'optiCutter',
  'pasted text',
  'spreadsheet with edges',
  'JSON list',
  'cut request',
  'plan request',
] as const;
export type Kind = (typeof KINDS)[number];

const there = new Map([
  ...device([kitchen(), kitchen({ id: 'bbbb2222' })], [bench({ id: 'aaaa1111' })]),
  ['measure-twice:settings', '{"units":"metric"}'],
  ['measure-twice:reporting', 'off'],
]);

const LOADED = await loadAll('uk');
const HERE = await jobsIn(await contextIn('uk'));

/** A thing of hostile data, the same for the same seed. */
const drawn = <T>(arbitrary: fc.Arbitrary<T>, seed: number): T => {
  const [one] = fc.sample(arbitrary, { numRuns: 1, seed });
  if (one === undefined) throw new Error('nothing was drawn');
  return one;
};

/** Everything that a screen works out of a bundle, and what taking it over would change. */
function useBundle(bundle: Bundle): readonly string[] {
  const { writes } = mergeBundle(bundle, there, 'both');
  const changed = [...writes.keys()].filter((key) => there.has(key));
  for (const project of bundle.projects.slice(0, 3)) {
    plannedWith(project, { locale: BRITISH.metric, catalogue: LOADED });
  }
  for (const list of bundle.cutLists.slice(0, 3)) cutDemand(list, { locale: BRITISH.metric });
  const again = readBundle(writeBundle(bundle));
  return [
    ...changed.map((key) => `${key} would be overwritten`),
    ...(again.ok ? [] : [`is not read as it is written: ${again.reason}`]),
  ];
}

/** A project of one heavy place with heavy jobs on it, as JSON. */
function heavyProject(seed: number, scale: number): Readonly<Record<string, unknown>> {
  const place = HEAVY_PLACES[seed % HEAVY_PLACES.length];
  const jobs = HERE.filter((job) => place !== undefined && job.places.includes(place.kind));
  const count = Math.max(1, Math.round(scale * 6));
  return {
    version: 2,
    id: 'heavy111',
    places: [place],
    jobs: Array.from({ length: count }, (_, i) => {
      const job = jobs[(seed + i) % Math.max(1, jobs.length)];
      const ways = job === undefined ? [{}] : heavyTyped(job);
      const typed = ways[(seed * 7 + i) % ways.length];
      return { id: `j${i}`, slug: job?.slug ?? '', place: place?.id, typed };
    }),
  };
}

const HEADS: Partial<Record<Kind, string>> = {
  'CutList Optimizer': 'Length,Width,Qty,Label,Material,Enabled\n',
  'Cutlist Evo': 'Length\tWidth\tQty\tLabel\tRotation\n',
  OpenCutList: 'Designation;Quantity;Length;Width\n',
  optiCutter: 'N,Job\nS,2440,1220,9\n',
  'spreadsheet with edges':
    'Length\tWidth\tQty\tMaterial\tEdge Length 1\tKantenband Breite 2\tLength - raw\tWidth - raw\n',
};

/** Tapes and materials at the edges, as cells name them. */
const TAPES = [
  '1 mm oak',
  'ABS (2 mm x 23 mm)',
  '(((',
  `${'('.repeat(5000)} mm)`,
  '__proto__',
  ' '.repeat(20_000),
  '9'.repeat(400),
  '=cmd',
  '',
];

/** Rows of a spreadsheet with edges and materials. */
function edgedText(seed: number, scale: number): string {
  const at = (all: readonly string[], i: number): string => all[(seed + i) % all.length] ?? '';
  const rows = Array.from({ length: Math.ceil(scale * (seed % 40)) }, (_, i) =>
    [
      at(SIZES, i),
      at(SIZES, 3 * i),
      at(SIZES, 5 * i),
      at(TAPES, 2 * i),
      at(TAPES, i),
      at(TAPES, 7 * i),
      at(SIZES, 2 * i),
      at(SIZES, i + 1),
    ].join('\t'),
  );
  const noise = seed % 2 === 0 ? drawn(hostileCsv(), seed) : '';
  return (HEADS['spreadsheet with edges'] ?? '') + [...rows, noise].join('\n');
}

/** A plan or a request as JSON, with anything in it. */
function jsonList(seed: number, scale: number): string {
  const size = fc.oneof(fc.constantFrom<unknown>(...SIZES, 735, 1e308, -1, null), fc.jsonValue());
  const part = fc.record({
    id: size,
    name: fc.jsonValue(),
    length: size,
    width: size,
    quantity: size,
    rotate: fc.jsonValue(),
    material: fc.constantFrom<unknown>(...TAPES, 7),
    bands: fc.oneof(fc.record({ l1: fc.constantFrom(...TAPES), w2: size }), fc.jsonValue()),
  });
  const rows = fc.array(fc.oneof({ weight: 4, arbitrary: part }, fc.jsonValue()), {
    maxLength: Math.ceil(40 * scale),
  });
  const list = fc.record({ parts: rows, stock: rows, kerf: size, trim: fc.jsonValue() });
  const file = fc.oneof(
    list,
    fc.record({ request: list, list: fc.record({ parts: rows, currency: fc.string() }) }),
  );
  const text = JSON.stringify(drawn(file, seed));
  return seed % 7 === 0 ? text.slice(0, seed % Math.max(1, text.length)) : text;
}

const start = (_: unknown, id: string, kind: CutKind) => newMaterial(id, kind);

/** Problems of a list after the screen imports a text into it. */
function bringIn(text: string, seed: number): readonly string[] {
  const assigned = seed % 5 === 0 ? { [seed % 9]: 'length' as const, [seed % 4]: null } : {};
  previewTable(text, assigned);
  const unit = seed % 2 === 0 ? 'mm' : 'in';
  for (const cut of ['linear', 'sheet'] as const) {
    const read = importCutList(text, unit, cut, BRITISH.metric, assigned);
    if (!read.ok) continue;
    const { parts } = read.value;
    const list = withMaterials(
      newCutList('list', 0, cut),
      FIRST_MATERIAL,
      { imported: read.value, parts, kind: undefined, locale: BRITISH.metric },
      start,
    );
    const again = readCutList(JSON.stringify(list));
    if (!again.ok) return ['is not read as it is kept'];
    for (const one of materialsOf(again.value).slice(0, 3)) {
      const demand = cutDemand(one, { locale: BRITISH.metric });
      if (demand.parts.some(({ length }) => !(length > 0))) return ['has a part of no length'];
    }
  }
  return [];
}

/** Sizes at the edges, as a row of each format has them. */
const SIZES = [
  '735',
  '0',
  '-1',
  '1e308',
  '9'.repeat(400),
  '2,5',
  '8\' 3 1/2"',
  '0.0000001',
  '1000 km',
];

function listText(kind: Kind, seed: number, scale: number): string {
  const between = { 'Cutlist Evo': '\t', OpenCutList: ';' }[kind as string] ?? ',';
  const rows = Array.from({ length: Math.ceil(scale * (seed % 40)) }, (_, i) => {
    const size = (step: number): string => SIZES[(seed + i * step) % SIZES.length] ?? '';
    const cells =
      kind === 'optiCutter' ? ['P', size(1), size(3), size(5)] : [size(1), size(3), size(5), 'x'];
    return cells.join(between);
  });
  const noise = drawn(hostileCsv(), seed);
  return (HEADS[kind] ?? '') + [...rows, seed % 2 === 0 ? noise : ''].join('\n');
}

const LINES = ['1', '1,', '1.', '1 x ', ' ', '-', '1/', '"', 'leg ', 'm', '\t', '桌'];

const pastedText = (seed: number, scale: number): string => {
  const part = LINES[seed % LINES.length] ?? '';
  const other = LINES[(seed * 5 + 1) % LINES.length] ?? '';
  return part.repeat(Math.ceil((scale * 200_000) / part.length / 2)) + other.repeat(50);
};

/** A request at the edge; every third with a value that is none, which must be refused with its place. */
function cutRequest(
  seed: number,
  scale: number,
): { readonly request: unknown; readonly limit: number } {
  const limit = scale < 1 ? 20 : 200;
  const { request } = hardRequest(seed, limit, scale * (0.05 + (seed % 10) / 100));
  if (seed % 3 > 0) return { request, limit };
  const values = [null, 'NaN', -1, 1e308, Number.NaN, {}, [], '__proto__', Infinity];
  const field = ['kerf', 'trim', 'stock', 'parts', 'stages', 'timeLimitMs', 'kind'][seed % 7] ?? '';
  return { request: { ...request, [field]: values[seed % values.length] }, limit };
}

/** One case: its problems, and its extra time limit. */
async function attempt(
  kind: Kind,
  seed: number,
  scale: number,
): Promise<{ readonly wrong: readonly string[]; readonly allowed: number }> {
  switch (kind) {
    case 'link': {
      const [text, change] = drawn(fc.tuple(hostileBundleText(), hostileChange()), seed);
      const heavy = JSON.stringify({
        app: 'measure-twice',
        version: 1,
        projects: [heavyProject(seed, scale)],
      });
      const read = await readLink(change(`1.${await pack(seed % 3 === 0 ? heavy : text)}`));
      return { wrong: read.ok ? useBundle(read.value) : [], allowed: 0 };
    }
    case 'backup': {
      const read = readBundle(drawn(hostileBundleText(), seed));
      return { wrong: read.ok ? useBundle(read.value) : [], allowed: 0 };
    }
    case 'cut request': {
      const { request, limit } = cutRequest(seed, scale);
      const parsed = parseRequest(request);
      if (!parsed.ok)
        return { wrong: parsed.reason === '' ? ['is refused without a word'] : [], allowed: 0 };
      const answer = solve(parsed.problem);
      return { wrong: checkAnswer(parsed.problem, answer), allowed: limit };
    }
    case 'plan request':
      await planProject({ region: 'uk', units: 'metric', ...heavyProject(seed, scale) });
      return { wrong: [], allowed: 0 };
    case 'CutList Optimizer':
    case 'Cutlist Evo':
    case 'OpenCutList':
    case 'optiCutter':
    case 'pasted text': {
      const text = kind === 'pasted text' ? pastedText(seed, scale) : listText(kind, seed, scale);
      return { wrong: bringIn(text, seed), allowed: 0 };
    }
    case 'spreadsheet with edges':
      return { wrong: bringIn(edgedText(seed, scale), seed), allowed: 0 };
    case 'JSON list':
      return { wrong: bringIn(jsonList(seed, scale), seed), allowed: 0 };
  }
}

/** Result of a hostile case. */
export interface Tried {
  /** Problems in words; empty if the input was accepted or refused correctly. */
  readonly problems: readonly string[];
  /** Processor time beyond the request's own limit. */
  readonly ms: number;
}

/** Tries one hostile case of a kind. */
export async function tryCase(kind: Kind, seed: number, scale = 1): Promise<Tried> {
  const before = JSON.stringify([...there]);
  const used = process.threadCpuUsage();
  const named = (problem: string): string => `${kind} ${seed}: ${problem}`;
  try {
    const { wrong, allowed } = await attempt(kind, seed, scale);
    const { user, system } = process.threadCpuUsage(used);
    const problems = [
      ...wrong,
      ...(JSON.stringify([...there]) === before ? [] : ['changed what is there']),
      ...(Object.keys(Object.prototype).length > 0 ? ['changed every object'] : []),
    ];
    return { problems: problems.map(named), ms: (user + system) / 1000 - allowed };
  } catch (error) {
    const said = error instanceof Error ? (error.stack ?? '') : String(error);
    return { problems: [named(said)], ms: 0 };
  }
}
