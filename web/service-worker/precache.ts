import { notedPrefix } from '../app/offline/worker-messages.ts';
import { prefixAt } from '../language/addresses.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';
import { BUILD, CACHE } from './build.ts';
import { shellUnder } from './choose-answer.ts';
import { fromNetwork } from './from-network.ts';
import { packUnder, type OfflinePack } from './pack.ts';

declare const self: ServiceWorkerGlobalScope;

/** Few enough to leave the line to the page. */
const AT_ONCE = 4;

/**
 * Prefixes of the languages that are read here: of the last page and of open pages, or else of those stored by any
 * version.
 */
async function prefixesRead(): Promise<readonly string[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = tabs.map(({ url }) => prefixAt(new URL(url).pathname));
  const noted = await notedPrefix();
  // A page without a prefix may show a variant of English by now.
  if (noted !== undefined) return [noted, ...open.filter(Boolean)];
  if (open.length > 0) return open;
  const prefixes = Object.keys(BUILD.languages);
  const kept = await Promise.all(prefixes.map((prefix) => caches.match(shellUnder(prefix))));
  return prefixes.filter((_, i) => kept[i] !== undefined);
}

/** Paths that the readers of this device need, by the pack that has them. */
async function neededPacks(): Promise<readonly (readonly [string, readonly string[]])[]> {
  const read = [...new Set(await prefixesRead())];
  return [
    [packUnder(), BUILD.files],
    ...read.map((prefix) => [packUnder(prefix), entryOf(BUILD.languages, prefix) ?? []] as const),
  ];
}

/** Paths that the readers of this device need. */
const neededPaths = async (): Promise<readonly string[]> =>
  (await neededPacks()).flatMap(([, paths]) => paths);

/** Fills this version's cache. Throws if a file cannot be fetched or stored completely. */
export async function precache(): Promise<void> {
  for (const [pack, paths] of await neededPacks()) await keepPack(pack, paths);
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

/** Copy of a file in the cache of any version; only a file of the build is the same in all of them. */
const copyOf = async (cache: Cache, file: string): Promise<Response | undefined> =>
  (await cache.match(file)) ?? (isOfTheBuild(file) ? await caches.match(file) : undefined);

/** Stores the files of a pack. Does nothing if the device has most of them, from an interrupted try or another version. */
async function keepPack(pack: string, paths: readonly string[]): Promise<void> {
  const cache = await caches.open(CACHE);
  const copies = await Promise.all(paths.map((path) => copyOf(cache, path)));
  const missing = new Set(paths.filter((_, i) => copies[i] === undefined));
  if (missing.size <= paths.length / 2) return;
  const response = await download(pack);
  const { entry, files } = (await response.json()) as OfflinePack;
  if (entry !== BUILD.entry) throw new Error(`${pack} is of another version`);
  // A page keeps its policy without a network.
  const headers = new Headers(response.headers);
  for (const name of OF_ONE_FILE) headers.delete(name);
  for (const [path, type, text] of files) {
    if (!missing.has(path)) continue;
    headers.set('content-type', type);
    await cache.put(path, new Response(text, { headers }));
  }
}

/** Headers that are different for each file. */
const OF_ONE_FILE = ['content-length', 'content-encoding', 'etag', 'last-modified'];

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
