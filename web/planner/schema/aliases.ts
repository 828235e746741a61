import { entryOf } from '../measure/units/entry-of.ts';

/** Present id of a former one. */
type Renamed = Readonly<Record<string, string>>;

/** Ids that were renamed, so that a tick, a purchase or a cut board of a stored project keeps its owner. */
export interface Aliases {
  /** By the slug of the job, the ids of its steps. */
  readonly steps: Readonly<Record<string, Renamed>>;
  /** Lines of the shopping list. */
  readonly materials: Renamed;
  /** Sizes that a shop sells. */
  readonly products: Renamed;
}

/** The one table of renamed ids. An entry stays for good: a project may be years old. */
export const ALIASES: Aliases = { steps: {}, materials: {}, products: {} };

/** The part of a project that names steps, materials and products. */
interface Named {
  readonly jobs: readonly { readonly id: string; readonly slug: string }[];
  readonly done: readonly string[];
  readonly doneAt: Readonly<Record<string, unknown>>;
  readonly timers: Readonly<Record<string, unknown>>;
  readonly had: readonly string[];
  readonly ample: readonly string[];
  readonly spares: Readonly<Record<string, unknown>>;
  readonly own: readonly { readonly material: string }[];
  readonly cut: Readonly<Record<string, unknown>>;
  readonly prices: Readonly<Record<string, unknown>>;
  readonly bought: Readonly<Record<string, unknown>>;
  readonly paid: Readonly<Record<string, unknown>>;
}

/** A stored project under the present ids. The same object if it has none of the former ones. */
export function withPresentIds<Project extends Named>(
  project: Project,
  aliases: Aliases = ALIASES,
): Project {
  const all = [aliases.materials, aliases.products, ...Object.values(aliases.steps)];
  if (all.every((renamed) => Object.keys(renamed).length === 0)) return project;
  const slugs = Object.fromEntries(project.jobs.map(({ id, slug }) => [id, slug]));
  const material = (id: string): string => entryOf(aliases.materials, id) ?? id;
  const product = (id: string): string => entryOf(aliases.products, id) ?? id;
  const step = (key: string): string => {
    const at = key.indexOf('/');
    const [job, id] = [key.slice(0, at), key.slice(at + 1)];
    const renamed = entryOf(aliases.steps, entryOf(slugs, job) ?? '') ?? {};
    return `${job}/${entryOf(renamed, id) ?? id}`;
  };
  const bought = (key: string): string => {
    const at = key.indexOf('|');
    return at < 0 ? material(key) : `${material(key.slice(0, at))}|${product(key.slice(at + 1))}`;
  };
  return {
    ...project,
    done: [...new Set(project.done.map(step))],
    doneAt: underPresent(project.doneAt, step),
    timers: underPresent(project.timers, step),
    had: [...new Set(project.had.map(material))],
    ample: [...new Set(project.ample.map(material))],
    spares: underPresent(project.spares, material),
    own: project.own.map((one) => ({ ...one, material: material(one.material) })),
    cut: underPresent(project.cut, material),
    prices: underPresent(project.prices, product),
    bought: underPresent(project.bought, bought),
    paid: underPresent(project.paid, bought),
  };
}

/** A record under present names; an entry that has one already comes first. */
const underPresent = <Value>(
  all: Readonly<Record<string, Value>>,
  present: (name: string) => string,
): Readonly<Record<string, Value>> =>
  Object.fromEntries([
    ...Object.entries(all).map(([name, value]) => [present(name), value] as const),
    ...Object.entries(all).filter(([name]) => present(name) === name),
  ]);
