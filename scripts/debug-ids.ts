import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The part of a source map that is looked at. */
export interface SourceMapFile {
  readonly mappings: string;
  readonly debug_id?: string;
  readonly [field: string]: unknown;
}

interface Script {
  readonly code: string;
  readonly map: SourceMapFile;
}

/** An id in the form of a UUID that is the same for the same script. */
export function debugIdOf(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex');
  // Version 4, variant 1: collectors read it as a UUID.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Debug ids by the names of their files. */
type IdsByFile = ReadonlyMap<string, string>;

/**
 * The SDK looks ids up by a stack that names the script. This writes one as text: a real one (`Error().stack`), as upload
 * tools ask for, makes V8 parse the whole script a second time.
 */
function register(id: string, own: string, workers: IdsByFile): string {
  const others = [...workers].map(
    ([file, its]) => [`new URL("/assets/${file}",location)`, its] as const,
  );
  return [[own, id] as const, ...others]
    .map(([at, its]) => `(self._sentryDebugIds??={})["at "+${at}+":1"]="${its}";`)
    .join('');
}

/**
 * A script and its map that name the same debug id: in the page, where the SDK puts it into `debug_meta` of what it
 * reports, at the script's end, where upload tools look, and in the map. `kind` says whether the script runs as a module
 * or as a worker; `workers` are those that it starts: a worker's errors are reported by the page.
 */
export function withDebugId(
  { code, map }: Script,
  id: string,
  kind: 'module' | 'worker',
  workers: IdsByFile,
): Script {
  // What is said to the compiler stays at the very top, and has nothing in the map.
  const [hint = ''] = /^\/\/#.*\n/.exec(code) ?? [];
  const rest = code.slice(hint.length).trimEnd();
  const own = kind === 'module' ? 'import.meta.url' : 'location';
  return {
    code: `${hint}${register(id, own, workers)}\n${rest}\n//# debugId=${id}\n`,
    // One line more at the top.
    map: { ...map, mappings: `;${map.mappings}`, debug_id: id, debugId: id },
  };
}

/** The bundler's own helpers, and the script of an early visit, which reports nothing of its own. */
export const WITHOUT_MAP = /^(?:rolldown-runtime|early)-[\w-]+\.js$/;

/** How a script names a worker that it starts. */
const ADDRESS = /["'`]\/assets\/([\w-]+\.js)["'`]/g;

/** Gives every script in a folder a debug id, but for those without a map. Throws where another has none beside it. */
export async function addDebugIds(folder: string): Promise<void> {
  const files = globSync('*.js', { cwd: folder });
  const codes = new Map<string, string>();
  for (const file of files) codes.set(file, await readFile(join(folder, file), 'utf8'));
  const ids = new Map([...codes].map(([file, code]) => [file, debugIdOf(code)]));
  const startedBy = (code: string): readonly string[] =>
    [...code.matchAll(ADDRESS)].flatMap(([, name = '']) => (ids.has(name) ? [name] : []));
  const workers = new Set([...codes.values()].flatMap(startedBy));
  for (const [file, code] of codes) {
    if (WITHOUT_MAP.test(file)) continue;
    const mapFile = join(folder, `${file}.map`);
    const map = JSON.parse(await readFile(mapFile, 'utf8')) as SourceMapFile;
    const done = withDebugId(
      { code, map },
      ids.get(file) ?? '',
      workers.has(file) ? 'worker' : 'module',
      new Map(startedBy(code).map((name) => [name, ids.get(name) ?? ''])),
    );
    await writeFile(join(folder, file), done.code);
    await writeFile(mapFile, JSON.stringify(done.map));
  }
}
