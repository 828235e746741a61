import { CUT_LIST_PREFIX, PLAN_PREFIX, PROJECT_PREFIX } from '../store/device-storage.ts';
import { readCutList, type CutList } from '../../planner/schema/cut-list.ts';
import { OFFCUTS_KEY, readOffcuts } from '../store/offcut-store.ts';
import { type Project, readProject } from '../../planner/schema/project.ts';
import { json } from '../../planner/schema/schema.ts';
import { PRICES_KEY, readPrices } from '../store/remembered-prices.ts';
import { SETTINGS_KEY } from '../settings/settings-key.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import { EMPTY_BUNDLE, readSharedSettings, type Bundle } from './bundle.ts';
import type { Versions } from '../history/versions.ts';
import { sentVersions } from './sent-versions.ts';
import { versionsOfWhole } from './whole-project.ts';

type Texts = ReadonlyMap<string, string>;
/** The versions of the text under a key. */
type VersionsOf = (key: string) => Versions | undefined;

function under<T>(
  texts: Texts,
  prefix: string,
  read: (text: string) => T | undefined,
): readonly (readonly [string, T])[] {
  return [...texts].flatMap(([key, text]): [string, T][] => {
    const value = key.startsWith(prefix) ? read(text) : undefined;
    return value === undefined ? [] : [[key.slice(prefix.length), value]];
  });
}

/** The key decides the id of a project or list. */
const readOne = (text: string): Project | undefined => {
  const result = readProject(text);
  return result.ok ? result.value : undefined;
};

const readOneList = (text: string): CutList | undefined => {
  const result = readCutList(text);
  return result.ok ? result.value : undefined;
};

/** The versions of each project with its lists. */
const gatherVersions = (
  projects: readonly (readonly [string, Project])[],
  cutLists: readonly (readonly [string, CutList])[],
  versionsOf: VersionsOf,
): Bundle['versions'] =>
  Object.fromEntries(
    projects.flatMap(([id, one]) => {
      const lists = cutLists.map(([, list]) => list).filter(({ project }) => project === id);
      const versions = versionsOfWhole({ one: { ...one, id }, lists }, versionsOf);
      return versions === undefined ? [] : [[id, sentVersions(versions)]];
    }),
  );

/** Everything on a device, from its texts by key. */
export function gatherEverything(
  texts: Texts,
  now: number,
  versionsOf: VersionsOf = () => undefined,
): Bundle {
  const projects = under(texts, PROJECT_PREFIX, readOne);
  const cutLists = under(texts, CUT_LIST_PREFIX, readOneList);
  const isRead = new Set([
    ...projects.map(([id]) => PROJECT_PREFIX + id),
    ...cutLists.map(([id]) => CUT_LIST_PREFIX + id),
  ]);
  const damaged = [...texts].filter(
    ([key]) =>
      !isRead.has(key) && (key.startsWith(PROJECT_PREFIX) || key.startsWith(CUT_LIST_PREFIX)),
  );
  return {
    saved: now,
    projects: projects.map(([id, project]) => ({ ...project, id })),
    cutLists: cutLists.map(([id, list]) => ({ ...list, id })),
    plans: Object.fromEntries(under(texts, PLAN_PREFIX, (text) => text)),
    offcuts: readOffcuts(json(texts.get(OFFCUTS_KEY) ?? '[]')),
    prices: readPrices(json(texts.get(PRICES_KEY) ?? '{}')),
    settings: readSharedSettings(json(texts.get(SETTINGS_KEY) ?? '{}')),
    versions: gatherVersions(projects, cutLists, versionsOf),
    damaged: Object.fromEntries(damaged),
    // They lie in a database: `backup-blob.ts` puts them in.
    pictures: {},
    left: 0,
    isCut: false,
  };
}

/** One project with the cut lists of its jobs; undefined if this device has none of that id. */
export function gatherProject(
  texts: Texts,
  id: string,
  now: number,
  versionsOf?: VersionsOf,
): Bundle | undefined {
  const { projects, cutLists, versions } = gatherEverything(texts, now, versionsOf);
  const project = projects.find((one) => one.id === id);
  if (project === undefined) return undefined;
  const own = cutLists.filter((list) => list.project === id);
  const its = entryOf(versions, id);
  return {
    ...EMPTY_BUNDLE,
    saved: now,
    projects: [project],
    cutLists: own,
    versions: its === undefined ? {} : { [id]: its },
  };
}

/** One cut list; undefined if this device has none of that id. */
export function gatherCutList(texts: Texts, id: string, now: number): Bundle | undefined {
  const list = gatherEverything(texts, now).cutLists.find((one) => one.id === id);
  return list === undefined ? undefined : { ...EMPTY_BUNDLE, saved: now, cutLists: [list] };
}
