import { prefixAt } from '../language/addresses.ts';
import { entryOf } from '../planner/measure/units/entry-of.ts';
import { BUILD, CACHE } from './build.ts';
import { shellUnder } from './choose-answer.ts';
import { fromNetwork } from './from-network.ts';

declare const self: ServiceWorkerGlobalScope;

/** Few enough to leave the line to the page. */
const AT_ONCE = 4;

const PREFIXES = Object.keys(BUILD.pages);

/** The prefixes of languages that are read here: of open pages, and of pages that an older version has kept. */
async function prefixesRead(): Promise<readonly string[]> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = new Set(tabs.map(({ url }) => prefixAt(new URL(url).pathname)));
  const kept = await Promise.all(
    PREFIXES.map(async (prefix) => (await caches.match(prefix || '/')) !== undefined),
  );
  return PREFIXES.filter((prefix, i) => open.has(prefix) || kept[i]);
}

const pagesUnder = (prefix: string): readonly string[] => entryOf(BUILD.pages, prefix) ?? [];

/** Fills this version's cache. Throws if a file cannot be fetched or stored completely. */
export async function precache(): Promise<void> {
  const read = await prefixesRead();
  await keepAll([...BUILD.files, ...PREFIXES.map(shellUnder), ...read.flatMap(pagesUnder)]);
}

/** True if this version's cache has every file that all readers need. */
export async function isWhole(): Promise<boolean> {
  const kept = await (await caches.open(CACHE)).keys();
  const paths = new Set(kept.map(({ url }) => new URL(url).pathname));
  return [...BUILD.files, ...PREFIXES.map(shellUnder)].every((file) => paths.has(file));
}

/** Stores the pages of a language once the user reads one of them. Throws as `precache` does. */
export const keepPages = (prefix: string): Promise<void> => keepAll(pagesUnder(prefix));

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
