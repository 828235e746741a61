import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The fields of a source map that are used here. */
export interface SourceMapFile {
  readonly mappings: string;
  readonly debug_id?: string;
  readonly [field: string]: unknown;
}

interface Script {
  readonly code: string;
  readonly map: SourceMapFile;
}

/** A UUID derived from the script, equal for equal scripts. */
export function debugIdOf(code: string): string {
  const hash = createHash('sha256').update(code).digest('hex');
  // Version 4, variant 1: collectors accept it as a UUID.
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-4${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** Debug ids by file name. */
type IdsByFile = ReadonlyMap<string, string>;

/**
 * Registers the id under a stack line that names the script, as the SDK expects. The line is
 * written as text: a real stack (`Error().stack`) makes V8 parse the script twice.
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
 * Adds the same debug id to a script and its map: at run time for the SDK's `debug_meta`, at the
 * end of the script for upload tools, and in the map. `kind` is module or worker; `workers` are
 * started by the script, and the page reports their errors.
 */
export function withDebugId(
  { code, map }: Script,
  id: string,
  kind: 'module' | 'worker',
  workers: IdsByFile,
): Script {
  // A compiler hint stays in the first line and is not in the map.
  const [hint = ''] = /^\/\/#.*\n/.exec(code) ?? [];
  const rest = code.slice(hint.length).trimEnd();
  const own = kind === 'module' ? 'import.meta.url' : 'location';
  return {
    code: `${hint}${register(id, own, workers)}\n${rest}\n//# debugId=${id}\n`,
    // The script has one more line at the top.
    map: { ...map, mappings: `;${map.mappings}`, debug_id: id, debugId: id },
  };
}

/** The bundler's runtime, and the early-visit script, which reports no errors of its own. */
export const WITHOUT_MAP = /^(?:rolldown-runtime|early)-[\w-]+\.js$/;

/** Address of a worker in a script. */
const ADDRESS = /["'`]\/assets\/([\w-]+\.js)["'`]/g;

/** Adds a debug id to every script in a folder, except those without a map. Throws if another script has no map. */
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
