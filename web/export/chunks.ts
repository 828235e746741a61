import { entryOf } from '../planner/measure/units/entry-of.ts';

/** A chunk in Vite's manifest, limited to the fields used here. */
interface Chunk {
  readonly name?: string;
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}

/** Vite's manifest, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** Chunk of a source, or of a part by its name (see `chunkOf`), and all its static imports, so that they load in parallel. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = entryOf(manifest, key) ?? Object.values(manifest).find(({ name }) => name === key);
  if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

/** Scripts and stylesheets of some sources, each file once. */
export function filesFor(
  manifest: Manifest,
  sources: readonly string[],
): { readonly scripts: readonly string[]; readonly styles: readonly string[] } {
  const chunks = sources.flatMap((source) => [...chunksOf(manifest, source)]);
  return {
    scripts: [...new Set(chunks.map(({ file }) => file))],
    styles: [...new Set(chunks.flatMap(({ css = [] }) => css))],
  };
}

/** Source files reachable by static or dynamic imports, except those reachable only through `except`. */
function reachable(
  manifest: Manifest,
  key: string,
  except: ReadonlySet<string>,
  seen = new Set<string>(),
) {
  if (except.has(key) || seen.has(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = entryOf(manifest, key) ?? {};
  for (const next of [...imports, ...dynamicImports]) reachable(manifest, next, except, seen);
  return seen;
}

/** Chunks and assets that only some lazily loaded parts need. */
export function filesOnlyOf(manifest: Manifest, ...late: readonly string[]): readonly string[] {
  const missing = late.find((key) => entryOf(manifest, key) === undefined);
  if (missing !== undefined) throw new Error(`the build has no chunk for ${missing}`);
  const filesOf = (keys: Iterable<string>): readonly string[] =>
    [...keys].flatMap((key) => {
      const chunk = entryOf(manifest, key);
      return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
    });
  const page = new Set(filesOf(reachable(manifest, 'index.html', new Set(late))));
  const parts = late.flatMap((key) => [...reachable(manifest, key, new Set())]);
  return [...new Set(filesOf(parts))].filter((file) => !page.has(file));
}
