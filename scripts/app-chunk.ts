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

/** What runs before the language is known: the entry and the languages themselves. */
const EARLY = /\/web\/(entry\.tsx|language\/(?!en\/)[^/]+\/[^/]+)$/;
const START = /\/web\/app\/start\.tsx$/;
const BEHIND = /\/web\/own-script\.ts$/;

/**
 * The name of the chunk for what every page comes to need, by start or behind the screens; `null` for a module that is
 * not part of it. The bundler would make a file of each handful of modules that the same screens share: more bytes, and
 * each is a request, and a span of the page load's trace. What runs before the language is known stays outside.
 */
export function appChunk(id: string, graph: Graph): 'app' | null {
  if (EARLY.test(id) || imports(EARLY, id, graph)) return null;
  return BEHIND.test(id) || imports(START, id, graph) ? 'app' : null;
}
