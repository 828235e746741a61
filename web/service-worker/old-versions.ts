import { CACHE, otherCaches } from './build.ts';

/** Older caches, and the tabs that may still need them. */
interface Ledger {
  readonly caches: readonly string[];
  readonly tabs: readonly string[];
}

/** Kept inside this version's cache, since this worker may be ended between two events. */
const LEDGER = '/.older-versions';

declare const self: ServiceWorkerGlobalScope;

const tabs = async (): Promise<readonly string[]> =>
  (await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).map(({ id }) => id);

async function write(ledger: Ledger): Promise<void> {
  await (await caches.open(CACHE)).put(LEDGER, Response.json(ledger));
}

async function read(): Promise<Ledger | undefined> {
  const kept = await (await caches.open(CACHE)).match(LEDGER);
  return kept === undefined ? undefined : ((await kept.json()) as Ledger);
}

/** While installing: whatever is there now is older; what comes later is not. */
export async function noteOlderCaches(): Promise<void> {
  await write({ caches: await otherCaches(), tabs: [] });
}

/** While activating: every tab that is open now came with an older version. */
export async function noteOlderTabs(): Promise<void> {
  const ledger = await read();
  if (ledger !== undefined) await write({ ...ledger, tabs: await tabs() });
}

/** Removes the older caches once no tab is left that came with them. */
export async function removeOlderCaches(): Promise<void> {
  const ledger = await read();
  if (ledger === undefined) return;
  const open = await tabs();
  if (ledger.tabs.some((tab) => open.includes(tab))) return;
  await Promise.all(ledger.caches.map((name) => caches.delete(name)));
  await (await caches.open(CACHE)).delete(LEDGER);
}
