interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a file imports a module, at whatever remove; imports on demand do not count. */
function imports(file: RegExp, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.some((one) => file.test(one) || imports(file, one, graph, seen));
}

const ENTRY = /\/web\/entry\.tsx$/;
const START = /\/web\/start\.tsx$/;
/** What can run before the language is known, beside the entry. */
const EARLY = /\/web\/(telemetry\/late\.ts|language\/(?!en\/)[^/]+\/[^/]+)$/;

/**
 * The name of the chunk for what every page starts with; `null` for a module that is not part of it. `core` holds what
 * can run before the language is known; in `app` words are taken. The bundler would make a file of each handful of
 * modules that the same screens share: more bytes, and each is a request, and a span of the page load's trace.
 */
export function startChunk(id: string, graph: Graph): 'core' | 'app' | null {
  if (ENTRY.test(id) || imports(ENTRY, id, graph) || !imports(START, id, graph)) return null;
  return imports(EARLY, id, graph) ? 'core' : 'app';
}

/** Deriving stands on measuring, which the bundler does not count where the start has it already: they stay together. */
const OURS = /\/web\/(?!planner\/project\/)\w+\/.*\.tsx?$/;
/** What stands on none of the jobs: their list, telemetry, and a language, which comes before all that speaks it. */
const LIGHTER = /\/web\/(screens\/jobs|telemetry|language\/(?!en\/)\w[\w-]*)\//;

/**
 * The name of the chunk for what many jobs and screens stand on (the bundler counts how many), with its words; `null`
 * for what every page starts with, and for what something lighter needs too. A page names each file that it wants.
 */
export function sharedChunk(id: string, graph: Graph): 'planning' | null {
  const starts = [ENTRY, START, LIGHTER].some((file) => file.test(id) || imports(file, id, graph));
  return OURS.test(id) && !starts ? 'planning' : null;
}

const CARDS =
  /\/web\/planner\/jobs\/(?:cards|cut-list|[^/]+\/card)(\.zh)?\.ts$|\/web\/planner\/jobs\/card-texts-(zh)\.ts$/;

/** The name of the chunk for what the catalogue says of all jobs, and for what they are called in another language. */
export function cardsChunk(id: string): 'cards' | 'card-texts-zh' | null {
  const [file, ...translated] = CARDS.exec(id) ?? [];
  if (file === undefined) return null;
  return translated.some((part) => part !== undefined) ? 'card-texts-zh' : 'cards';
}
