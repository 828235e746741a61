interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** True if `file` imports a module statically, directly or indirectly. */
function imports(file: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.some((one) => file.test(one) || imports(file, one, graph, seen));
}

const ENTRY = /\/web\/entry\.tsx$/;
const START = /\/web\/start\.tsx$/;
/** Modules that may run before the language is known, besides the entry. */
const EARLY = /\/web\/(telemetry\/late\.ts|language\/(?!en\/)[^/]+\/[^/]+)$/;

/**
 * Name of the chunk of a module that every page starts with; `null` for other modules. `core` may
 * run before the language is known; `app` contains messages. Without these chunks the bundler makes
 * a file per shared group of modules: more bytes and more requests.
 */
export function startChunk(id: string, graph: Graph): 'core' | 'app' | null {
  if (ENTRY.test(id)) return null;
  if (imports(ENTRY, id, graph)) return 'core';
  if (!imports(START, id, graph)) return null;
  return imports(EARLY, id, graph) ? 'core' : 'app';
}

/** Parts that load as one chunk each: the first page with the list of jobs, the background services, and the user's documents. */
const PARTS = [
  ['home', /\/web\/screens\/(home\/home|jobs\/jobs)\.tsx$/],
  ['services', /\/web\/app\/background\.ts$/],
  ['own', /\/web\/screens\/home\/own-documents\.tsx$/],
] as const;

/**
 * Name of the chunk of the first part that needs a module; `null` for other modules. Without it
 * these parts would load the planner for a few functions.
 */
export function partChunk(id: string, graph: Graph): (typeof PARTS)[number][0] | null {
  const isEarly = EARLY.test(id) || imports(EARLY, id, graph);
  if (isEarly || PARTS.some(([, part]) => part.test(id))) return null;
  return PARTS.find(([, part]) => imports(part, id, graph))?.[0] ?? null;
}

/**
 * `planner/plan.ts` and `planner/project` need `planner/measure`, which the bundler does not count
 * if the start chunk has it already.
 */
const OURS = /\/web\/(?!planner\/(?:plan\.ts$|project\/))\w+\/.*\.tsx?$/;
/**
 * Parts that need no job: the list of jobs, telemetry, and languages, which load before their
 * users.
 */
const LIGHTER = /\/web\/(screens\/jobs|telemetry|language\/(?!en\/)\w[\w-]*)\//;

/**
 * Name of the chunk for modules that many jobs and screens share (the bundler counts them); `null`
 * for start modules and for modules that a lighter part needs too.
 */
export function sharedChunk(id: string, graph: Graph): 'planning' | null {
  const starts = [ENTRY, START, LIGHTER].some((file) => file.test(id) || imports(file, id, graph));
  return OURS.test(id) && !starts ? 'planning' : null;
}

const CARDS =
  /\/web\/planner\/jobs\/(?:(?:cards|cut-list|[^/]+\/card(?:-words)?)\.ts|(?:[^/]+\/card\.|card-texts-)(?<files>[\w-]+)\.ts)$/;

/** Name of the chunk for the cards of all jobs, and for job names in another language. */
export function cardsChunk(id: string): string | null {
  const found = CARDS.exec(id);
  if (found === null) return null;
  const files = found.groups?.['files'];
  return files === undefined ? 'cards' : `card-texts-${files}`;
}
