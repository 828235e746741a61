interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null;
}

/** Whether a file, by the end of its path, imports a module, at whatever remove; imports on demand do not count. */
function imports(file: string, id: string, graph: Graph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false;
  seen.add(id);
  const { importers = [] } = graph.getModuleInfo(id) ?? {};
  return importers.some((one) => one.endsWith(file) || imports(file, one, graph, seen));
}

/**
 * The name of the chunk for what every page comes to need, by start or behind the screens; `null` for a module that is
 * not part of it. The bundler would make a file of each handful of modules that the same screens share: more bytes, and
 * each is a request, and a span of the page load's trace. What the entry imports stays with it, for it runs before the
 * language is known.
 */
export function appChunk(id: string, graph: Graph): 'app' | null {
  if (id.endsWith('/web/own-script.ts')) return 'app';
  const early = id.endsWith('/web/entry.tsx') || imports('/web/entry.tsx', id, graph);
  return !early && imports('/web/app/start.tsx', id, graph) ? 'app' : null;
}
