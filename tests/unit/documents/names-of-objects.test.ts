import { describe, expect, test } from 'vitest';
import { parseRequest } from '../../../web/planner/cutting/request/request.ts';
import { solve } from '../../../web/planner/cutting/solve.ts';
import { planCsv } from '../../../web/planner/cutting/export/plan-csv.ts';
import { parseLength } from '../../../web/planner/measure/units/parse-length.ts';
import { BRITISH } from '../../../web/language/locale.ts';
import { cutDemand } from '../../../web/planner/project/cuts/cut-demand.ts';
import { numberedBoards, planWith, toDone } from '../../../web/planner/project/cuts/cut-plan.ts';
import { projectName } from '../../../web/documents/settings/page-names.ts';
import { plannedWith } from '../../support/planned.ts';
import { readCutList, type CutList } from '../../../web/planner/schema/cut-list.ts';
import { readProject } from '../../../web/planner/schema/project.ts';
import { readBundle } from '../../../web/documents/sharing/bundle.ts';
import { mergeBundle } from '../../../web/documents/sharing/merge.ts';
import { parseAmount } from '../../../web/planner/shopping/own-stock.ts';
import { house, studs } from '../../support/house.ts';
import { loadAll } from '../../support/job-context.ts';

/** What every object has something under. */
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
/** A name that no object has. */
const PLAIN = 'zzzz';
const LOADED = await loadAll('uk');

/** A text with a quoted name put in place of others, wherever it stands: as an id, as a key, in a key. */
const renamed = (text: string, from: readonly string[], to: string): string =>
  from.reduce(
    (all, one) => all.replaceAll(`"${one}"`, `"${to}"`).replaceAll(`"${one}/`, `"${to}/`),
    text,
  );

/** Everything that follows from a project, as text. */
function derived(text: string): string {
  const read = readProject(text);
  if (!read.ok) throw new Error(read.reason);
  const { places, jobs, list } = plannedWith(read.value, {
    locale: BRITISH.metric,
    catalogue: LOADED,
  });
  return JSON.stringify([[...places], jobs, list, projectName(read.value)]);
}

function solved(list: CutList) {
  const demand = cutDemand(list, { locale: BRITISH.metric });
  // So long that a busy machine proves its plan too: it takes some milliseconds.
  const limit = { timeLimitMs: 60_000 };
  const parsed = demand.request && parseRequest({ ...demand.request, ...limit });
  if (demand.request === undefined || parsed?.ok !== true) return { demand };
  const answer = { ...solve(parsed.problem), ms: 0 };
  const state = { ended: true, firstNumber: 1 };
  return { demand, plan: planWith(undefined, demand.request, answer, state) };
}

/** A cut list planned, a board of it cut, and the rest planned again. */
function planned(text: string): string {
  const read = readCutList(text);
  if (!read.ok) throw new Error(read.reason);
  const first = solved(read.value);
  const boards = first.plan === undefined ? [] : numberedBoards(first.plan);
  const names = Object.fromEntries(read.value.parts.map(({ id, name }) => [id, name]));
  const done = boards.slice(0, 1).map((board) => toDone(board, 520, names, []));
  const csv = planCsv(
    boards.map((one) => ({ ...one, title: 'CLS', names })),
    BRITISH.metric,
  );
  return JSON.stringify([first, done, csv, solved({ ...read.value, done })]);
}

const PROJECT = JSON.stringify({
  ...house(),
  good: { room: { height: '2.4 m' }, tile: { tileLength: '300' } },
  spares: { [PLAIN]: '4' },
});

const LIST = JSON.stringify(studs());

const once = (make: (id: string) => string): ((id: string) => string) => {
  const known = new Map<string, string>();
  return (id) => {
    const made = known.get(id) ?? make(id);
    known.set(id, made);
    return made;
  };
};
const plainProject = once((id) => derived(renamed(PROJECT, [id], PLAIN)));
const plainList = once((id) => planned(renamed(LIST, [id], PLAIN)));

describe.each(NAMES)('a link whose ids and names are all %s', (name) => {
  test('means what it means with any other id: places, jobs, steps, texts kept beside them', () => {
    for (const id of ['room', 'paint', 'tile', 'wall', 'door', 'paint-a-room']) {
      expect(derived(renamed(PROJECT, [id], name)).replaceAll(name, PLAIN)).toBe(plainProject(id));
    }
  });

  test('means what it means with any other id: parts, stock and boards that are cut', () => {
    for (const id of ['stud', 'plate', 'short']) {
      expect(planned(renamed(LIST, [id], name)).replaceAll(name, PLAIN)).toBe(plainList(id));
    }
  });

  test('is taken over beside what is there, and changes nothing of any object', () => {
    const text = renamed(
      JSON.stringify({
        app: 'measure-twice',
        version: 1,
        projects: [JSON.parse(PROJECT)],
        plans: { [PLAIN]: 'x' },
        settings: { [PLAIN]: 'x' },
        prices: { [PLAIN]: { text: '1', at: 1 } },
        damaged: { [PLAIN]: 'x' },
      }),
      [PLAIN, 'aaaa1111', 'room'],
      name,
    );
    const read = readBundle(text);
    expect(read.ok).toBe(true);
    if (read.ok) mergeBundle(read.value, new Map(), 'both');
    expect(Object.keys(Object.prototype)).toEqual([]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });

  test('is no unit of a length or an amount', () => {
    expect(parseLength(`5 ${name}`, () => 'mm', BRITISH.metric).ok).toBe(false);
    expect(parseAmount(`5 ${name}`, 'ml', BRITISH.metric).ok).toBe(false);
  });
});
