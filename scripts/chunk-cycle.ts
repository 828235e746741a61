import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const staticImport = /(?:import|from)\s*["']\.\/([^"']+\.js)["']/g;

/**
 * Scripts of a built tree that import each other in a cycle; undefined if there is none. In a cycle
 * the first script runs before its imports, and the page stays empty.
 */
export function chunkCycle(dist: string): readonly string[] | undefined {
  const imports = new Map(
    globSync('assets/*.js', { cwd: dist }).map((path): [string, readonly string[]] => [
      basename(path),
      [...readFileSync(join(dist, path), 'utf8').matchAll(staticImport)].flatMap(([, name]) =>
        name === undefined ? [] : [name],
      ),
    ]),
  );
  const done = new Set<string>();
  const search = (name: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(name)) return way.slice(way.indexOf(name));
    if (done.has(name)) return undefined;
    for (const next of imports.get(name) ?? []) {
      const found = search(next, [...way, name]);
      if (found !== undefined) return found;
    }
    done.add(name);
    return undefined;
  };
  for (const name of imports.keys()) {
    const found = search(name, []);
    if (found !== undefined) return found;
  }
  return undefined;
}
