import { en } from '../../language/en/app.ts';
import { area } from '../../language/language.ts';
import { ownScript } from '../../platform/own-script.ts';
import { readText, saveAll, writeText } from '../../projects/stores/device-storage.ts';
import { isRealUse } from '../../projects/stores/real-use.ts';
import { toast } from '../../ui/controls/toast.tsx';
import type { ToPage, ToWorker } from './messages.ts';
import { changeOffline } from './offline-state.ts';

const words = area('app', en);

/** An app on the home screen stays open for days; this often it looks for a newer version. */
const LOOK_EVERY_MS = 3_600_000;

/** Some browsers ask the person, who is not to be asked twice; the settings offer it again. */
const ASKED = 'measure-twice:asked-to-persist';

const tell = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

const stateOf = (worker: ServiceWorker, wanted: ServiceWorkerState): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state === wanted) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** The waiting version takes over, and this tab alone reloads into it. */
async function takeUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  // A field keeps its value at the latest when it is left.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (!saveAll()) {
    toast(words.update.wouldLose);
    return;
  }
  // Another tab may have taken it already: then this one has only to reload.
  const { waiting } = registration;
  if (waiting !== null) {
    tell(waiting, 'activate');
    await Promise.race([stateOf(waiting, 'activated'), stateOf(waiting, 'redundant')]);
  }
  window.location.reload();
}

/** Follows a version that is being installed. */
async function follow(registration: ServiceWorkerRegistration, first: boolean): Promise<void> {
  const { installing } = registration;
  if (installing === null) return;
  if (!first) {
    await stateOf(installing, 'installed');
    changeOffline({ update: () => takeUpdate(registration) });
    return;
  }
  changeOffline({ copy: 'coming' });
  await stateOf(installing, 'activated');
  changeOffline({ copy: 'kept', isNew: true });
}

/** Looks for a newer version whenever the person comes back after a while. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_EVERY_MS) return;
    last = Date.now();
    // Without a network there is nothing newer to be had.
    registration.update().catch(() => undefined);
  });
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  const registration = await workers.register(ownScript('/sw.js'), { updateViaCache: 'none' });
  const offer = (): void => changeOffline({ update: () => takeUpdate(registration) });
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first controller is this page's own version; another one came by another tab.
    if (controlled) offer();
    controlled = true;
  });
  workers.addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
    const { active } = registration;
    if (active === null || active === source) changeOffline({ copy: data });
  });
  // Caches may have been cleared while the registration stayed: the worker looks, and says what is so.
  if (registration.active !== null) tell(registration.active, 'tidy');
  if (registration.waiting !== null) offer();
  const isFirst = (): boolean => registration.active === null;
  registration.addEventListener('updatefound', () => void follow(registration, isFirst()));
  lookNowAndThen(registration);
  await follow(registration, isFirst());
}

/** Asks once, after real use, that the browser never clears by itself what was measured. */
async function askToPersist(): Promise<void> {
  if (!isRealUse() || readText(ASKED) !== null || (await navigator.storage.persisted())) return;
  writeText(ASKED, 'yes');
  await navigator.storage.persist();
}

/** Registers the service worker and follows it: ready, update available, or why not. Never throws. */
export async function connect(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    changeOffline({ copy: 'impossible' });
    return;
  }
  try {
    await register(navigator.serviceWorker);
  } catch (error) {
    // The app works as any page does: the browser blocks it, or the network went away.
    const blocked = error instanceof DOMException && error.name === 'SecurityError';
    changeOffline({ copy: blocked ? 'impossible' : 'interrupted' });
  }
  await askToPersist().catch(() => undefined);
}
