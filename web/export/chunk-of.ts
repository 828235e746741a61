interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Modules of `roots` that are this module or import it statically, directly or indirectly. */
function rootsOf(roots: RegExp, id: string, graph: Graph): readonly string[] {
  const seen = new Set([id]);
  for (const one of seen) {
    for (const importer of graph.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return [...seen].filter((one) => roots.test(one));
}

/** Vite names only an entry outside of groups in its manifest. */
const ENTRY = /\/web\/entry\.tsx$/;
const TELEMETRY = /\/web\/telemetry\/late\.ts$/;
/** Modules that may run before the language is known, besides the entry. */
const EARLY = /\/web\/(telemetry\/late\.ts|language\/(?!(?:en|page)\/)[^/]+\/[^/]+)$/;
const CARDS =
  /\/web\/planner\/jobs\/(?:(?:cards|cut-list|kit\/job-card|[^/]+\/card)\.ts|(?:[^/]+\/card\.|card-texts-)(?<files>[\w-]+)\.ts)$/;

/** Messages of the first pages in a language. */
const FIRST = /\/web\/language\/(?<files>[\w-]+)\/first\.ts$/;

/** A part of the app that loads as one chunk. */
interface Part {
  readonly name: string;
  readonly roots: RegExp;
  /** Number of roots that must need a module. */
  readonly by?: number;
}

/** Parts in the order in which a visit needs them: a module is in the first part that needs it. */
const PARTS: readonly Part[] = [
  { name: 'home', roots: /\/web\/screens\/(home\/home|jobs\/jobs)\.tsx$/ },
  { name: 'services', roots: /\/web\/app\/background\.ts$/ },
  // The documents on the first page load no planner for the few modules that they share with it.
  { name: 'services', roots: /\/web\/screens\/(home\/own-home|job\/job)\.tsx$/, by: 2 },
  {
    name: 'services',
    roots: /\/web\/screens\/(home\/own-home|project\/project)\.tsx$/,
    by: 2,
  },
  { name: 'own', roots: /\/web\/screens\/home\/own-home\.tsx$/ },
  {
    name: 'pages',
    roots:
      /\/web\/screens\/(settings\/settings|privacy\/privacy|share\/backup\/backup-screen|not-found\/not-found)\.tsx$/,
  },
  { name: 'planning', roots: /\/web\/screens\/job\/(job\.tsx|load-example\.ts)$/ },
  {
    name: 'planning',
    roots: /\/web\/screens\/(project\/project|share\/open\/open-screen)\.tsx$/,
    by: 2,
  },
  { name: 'planning', roots: /\/web\/planner\/jobs\/[\w-]+\/job\.ts$/, by: 5 },
  { name: 'lists', roots: /\/web\/screens\/(project\/project|cut\/cut-screen)\.tsx$/, by: 2 },
  { name: 'project', roots: /\/web\/screens\/project\/project\.tsx$/ },
];

/**
 * Name of the chunk of a module; `null` leaves it to the bundler, which makes a chunk for every set
 * of users. `core` may run before the language is known; `app` contains messages. No part imports a
 * later one, because the modules that a module needs are in its part or in an earlier one.
 */
export function chunkOf(id: string, graph: Graph): string | null {
  const card = CARDS.exec(id);
  if (card !== null) {
    const files = card.groups?.['files'];
    // The first pages wait for them.
    return files === undefined ? 'cards' : `first-${files}`;
  }
  const isNeededBy = (roots: RegExp, by = 1) => rootsOf(roots, id, graph).length >= by;
  const isEarly = isNeededBy(EARLY);
  if (ENTRY.test(id)) return null;
  if (isNeededBy(ENTRY)) return 'core';
  if (isNeededBy(/\/web\/start\.tsx$/)) return isEarly ? 'core' : 'app';
  const [first] = rootsOf(FIRST, id, graph);
  if (first !== undefined) return `first-${FIRST.exec(first)?.groups?.['files'] ?? ''}`;
  const part = PARTS.find(({ roots, by }) => isNeededBy(roots, by))?.name ?? null;
  if (isEarly) return part !== null && isNeededBy(TELEMETRY) ? 'core' : null;
  return part;
}
