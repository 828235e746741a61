/** The service worker: stores a complete version of the app on the device and serves it. */
import type { ToPage, ToWorker } from '../app/offline/worker-messages.ts';
import { BUILD, CACHE } from './build.ts';
import { chooseAnswer, shellUnder, type ResponseSource } from './choose-answer.ts';
import { fromNetwork, makeWay } from './from-network.ts';
import { noteOlderCaches, noteOlderTabs, removeOlderCaches } from './old-versions.ts';
import { isWhole, precache, removeOtherLanguages } from './precache.ts';
import { takeSharedIn } from './shared-in.ts';

declare const self: ServiceWorkerGlobalScope;

async function tellPages(message: ToPage): Promise<void> {
  const clients = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  for (const client of clients) client.postMessage(message);
}

/**
 * Keeps all of this version or nothing: a failure (no room, no network, a deployment in between) fails
 * the installation, and the browser tries again on a later visit.
 */
async function install(): Promise<void> {
  try {
    await noteOlderCaches();
    await precache();
  } catch (error) {
    await caches.delete(CACHE);
    await tellPages(whyNot(error));
    throw error;
  }
}

const whyNot = (error: unknown): ToPage =>
  error instanceof DOMException && error.name === 'QuotaExceededError' ? 'no-room' : 'interrupted';

/**
 * Removes caches that no tab needs, fetches missing files of this version, such as those of a language
 * that the user has selected, removes those of other languages, and reports that to the pages.
 */
async function tidy(): Promise<void> {
  try {
    await removeOlderCaches();
    if (!(await isWhole())) {
      await tellPages('coming');
      await precache();
    }
    await removeOtherLanguages();
    await tellPages('kept');
  } catch (error) {
    await tellPages(whyNot(error));
  }
}

async function activate(): Promise<void> {
  // If there is no room for a note, the older caches are removed at once: the room matters more.
  await noteOlderTabs().catch(() => undefined);
  await removeOlderCaches();
  // The page of the first visit finds its chunks here too from now on.
  await self.clients.claim();
}

async function kept(path: string): Promise<Response | undefined> {
  return (await caches.open(CACHE)).match(path, { ignoreVary: true });
}

/**
 * A language's shell, in which the app draws any page, also the page for a missing one. The shell of a
 * stored language if this one is not stored.
 */
async function shell(prefix: string, status: number): Promise<Response> {
  const prefixes = [prefix, ...Object.keys(BUILD.languages)];
  const shells = await Promise.all(prefixes.map((one) => kept(shellUnder(one))));
  const page = shells.find((one) => one !== undefined);
  if (page === undefined) return Response.error();
  return new Response(page.body, { status, headers: page.headers });
}

async function answer(chosen: Exclude<ResponseSource, { kind: 'none' }>, request: Request) {
  switch (chosen.kind) {
    case 'kept':
      return (await kept(chosen.path)) ?? fromNetwork(request);
    case 'page':
      return (
        (await kept(chosen.path)) ?? fromNetwork(request).catch(() => shell(chosen.prefix, 200))
      );
    case 'of-another-version':
      return (await caches.match(request, { ignoreVary: true })) ?? fromNetwork(request);
    case 'shared-in':
      return takeSharedIn(request, chosen.prefix);
    case 'unknown-page':
      return fromNetwork(request).catch(() => shell(chosen.prefix, 404));
  }
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('fetch', (event) => {
  const chosen = chooseAnswer(event.request, self.location.origin, BUILD);
  if (chosen.kind !== 'none') event.respondWith(answer(chosen, event.request));
});
self.addEventListener('message', (event) => {
  // Only if a page asks: one that is not ready for it would lose unsaved input.
  if ((event.data as ToWorker) === 'activate') event.waitUntil(self.skipWaiting());
  if ((event.data as ToWorker) === 'make-way') makeWay();
  if ((event.data as ToWorker) === 'tidy') event.waitUntil(tidy());
});
