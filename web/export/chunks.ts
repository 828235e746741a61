import { entryOf } from '../planner/measure/units/entry-of.ts';

/** A chunk in Vite's manifest, as far as the export needs it. */
interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly assets?: readonly string[];
  readonly css?: readonly string[];
}

/** What Vite built, by source file. */
export type Manifest = Readonly<Record<string, Chunk>>;

/** A screen's chunk and all that it imports, so that none of them waits for another to be read. */
function chunksOf(manifest: Manifest, key: string, seen = new Set<Chunk>()): Set<Chunk> {
  const chunk = entryOf(manifest, key);
  if (chunk === undefined) throw new Error(`the build has no chunk for ${key}`);
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const imported of chunk.imports ?? []) chunksOf(manifest, imported, seen);
  return seen;
}

/** The scripts and the stylesheets that some sources need, each file once. */
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

/** Every source file that can come to be loaded from one, but for those reached through `except` alone. */
function reachable(manifest: Manifest, key: string, except: string, seen = new Set<string>()) {
  if (key === except || seen.has(key)) return seen;
  seen.add(key);
  const { imports = [], dynamicImports = [] } = entryOf(manifest, key) ?? {};
  for (const next of [...imports, ...dynamicImports]) reachable(manifest, next, except, seen);
  return seen;
}

/** The files that a late part of the page brings along and nothing else needs: its chunks and assets. */
export function filesOnlyOf(manifest: Manifest, late: string): readonly string[] {
  if (entryOf(manifest, late) === undefined) throw new Error(`the build has no chunk for ${late}`);
  const filesOf = (keys: Iterable<string>): readonly string[] =>
    [...keys].flatMap((key) => {
      const chunk = entryOf(manifest, key);
      return chunk === undefined ? [] : [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])];
    });
  const page = new Set(filesOf(reachable(manifest, 'index.html', late)));
  return filesOf(reachable(manifest, late, '')).filter((file) => !page.has(file));
}
