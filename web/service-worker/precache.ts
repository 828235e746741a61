import { prefixAt } from '../language/addresses.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';
import { BUILD, CACHE } from './build.ts';
import { shellUnder } from './choose-answer.ts';
import { fromNetwork } from './from-network.ts';

declare const self: ServiceWorkerGlobalScope;

/** Few enough to leave the line to the page. */
const AT_ONCE = 4;

/** Prefixes of the languages that are read here: of open pages, or else of those stored by any version. */
async function prefixesRead(): Promise<readonly string[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tabs.length > 0) return tabs.map(({ url }) => prefixAt(new URL(url).pathname));
  const prefixes = Object.keys(BUILD.languages);
  const kept = await Promise.all(prefixes.map((prefix) => caches.match(shellUnder(prefix))));
  return prefixes.filter((_, i) => kept[i] !== undefined);
}

/** Paths that the readers of this device need. */
async function neededPaths(): Promise<readonly string[]> {
  const read = new Set(await prefixesRead());
  const ofLanguages = [...read].flatMap((prefix) => entryOf(BUILD.languages, prefix) ?? []);
  return [...BUILD.files, ...ofLanguages];
}

/** Fills this version's cache. Throws if a file cannot be fetched or stored completely. */
export async function precache(): Promise<void> {
  await keepAll(await neededPaths());
}

/** True if this version's cache has every file that the readers of this device need. */
export async function isWhole(): Promise<boolean> {
  const kept = await (await caches.open(CACHE)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  return (await neededPaths()).every((file) => paths.has(file));
}

/** Removes the files of languages that no reader of this device needs. */
export async function removeOtherLanguages(): Promise<void> {
  const cache = await caches.open(CACHE);
  const needed = new Set(await neededPaths());
  const others = Object.values(BUILD.languages)
    .flat()
    .filter((path) => !needed.has(path));
  await Promise.all(others.map((path) => cache.delete(path)));
}

async function keepAll(files: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const queue = [...files];
  const work = async (): Promise<void> => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      await keep(cache, file);
    }
  };
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work));
  } finally {
    // After a failure the others stop too.
    queue.length = 0;
  }
}

const isOfTheBuild = (file: string): boolean => file.startsWith('/assets/');

/** Skips files that an interrupted installation or another version has already. */
async function keep(cache: Cache, file: string): Promise<void> {
  if ((await cache.match(file)) !== undefined) return;
  const known = isOfTheBuild(file) ? await caches.match(file) : undefined;
  await cache.put(file, known ?? (await download(file)));
}

async function download(file: string): Promise<Response> {
  const response = await fromNetwork(file, {
    // A build's own file never changes, and the page has just loaded it.
    cache: isOfTheBuild(file) ? 'default' : 'no-cache',
    // A page that was redirected must not answer a navigation.
    redirect: 'error',
    priority: 'low',
  });
  if (!response.ok) throw new Error(`${file} answers ${response.status}`);
  const isPage = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  if (isPage && !(await response.clone().text()).includes(BUILD.entry)) {
    throw new Error(`${file} is a page of another version, or of somebody else's`);
  }
  return response;
}
