import { words } from '../../language/page/app.ts';
import { ownScriptUrl } from '../../platform/own-script.ts';
import { saveAll, saveAndWait } from '../../documents/store/device-storage.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { type ToPage, type ToWorker, noteReader } from './worker-messages.ts';
import { changeOffline, copyNow } from './offline-state.ts';

/** An app on the home screen stays open for days. */
const LOOK_EVERY_MS = 3_600_000;

const tell = (worker: ServiceWorker, message: ToWorker): void => worker.postMessage(message);

/** The first of these states that a worker reaches, or is in already. */
const reached = (
  worker: ServiceWorker,
  ...wanted: readonly ServiceWorkerState[]
): Promise<ServiceWorkerState> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (wanted.includes(worker.state)) resolve(worker.state);
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** True while a reload would take something from the user: a field has focus, the bench or a sheet is open, or a text is unsaved. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('dialog[open]') !== null ||
  !saveAll();

/** Loads the page of the version that has taken over: now, or at the next navigation if the user is busy. */
function reloadWhenIdle(): void {
  if (isBusy()) changeOffline({ reload: reloadWhenIdle });
  else window.location.reload();
}

/** Has the waiting version take over, then reloads this tab alone. */
async function takeUpdate(registration: ServiceWorkerRegistration): Promise<void> {
  // A field saves its value at the latest when it loses focus.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  if (!(await saveAndWait())) {
    toast(words.update.wouldLose);
    return;
  }
  // If another tab took it already, this one has only to reload.
  const { waiting, active } = registration;
  if (waiting !== null) {
    tell(waiting, 'activate');
    // A browser waits for the requests that the active version still answers.
    if (active !== null) tell(active, 'make-way');
    await reached(waiting, 'activated', 'redundant');
  }
  reloadWhenIdle();
}

/** Follows the first version on this device, whatever its state: it takes over by itself. */
async function followFirst(worker: ServiceWorker | null): Promise<void> {
  if (worker !== null) {
    changeOffline({ copy: 'coming' });
    if ((await reached(worker, 'activated', 'redundant')) === 'activated') {
      changeOffline({ copy: 'kept', isNew: true });
      // The user may have selected another language meanwhile.
      tell(worker, 'tidy');
      return;
    }
  }
  // It may have reported already that there was no room.
  if (copyNow() === 'coming' || copyNow() === 'unknown') changeOffline({ copy: 'interrupted' });
}

/** Offers a later version once it is installed. */
async function followUpdate(worker: ServiceWorker, offer: () => void): Promise<void> {
  if ((await reached(worker, 'installed', 'redundant')) === 'installed') offer();
}

/** Looks for a newer version when the user comes back after a while. iOS may restore a page with `pageshow` alone. */
function lookNowAndThen(registration: ServiceWorkerRegistration): void {
  let last = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - last < LOOK_EVERY_MS) return;
    last = Date.now();
    // Without a network there is no newer version.
    registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}

async function register(workers: ServiceWorkerContainer): Promise<void> {
  // `register` may answer late: by then a first version can be installed, waiting to take over, or active.
  const before = await workers.getRegistration();
  let registration = before;
  workers.addEventListener('message', ({ data, source }: MessageEvent<ToPage>) => {
    const active = registration?.active ?? null;
    if (active === null || active === source) changeOffline({ copy: data });
  });
  registration = await workers.register(ownScriptUrl('/sw.js'), { updateViaCache: 'none' });
  await follow(workers, registration, (before?.active ?? null) === null);
}

async function follow(
  workers: ServiceWorkerContainer,
  registration: ServiceWorkerRegistration,
  isFirst: boolean,
): Promise<void> {
  const offer = (): void => changeOffline({ update: () => takeUpdate(registration) });
  let controlled = workers.controller !== null;
  workers.addEventListener('controllerchange', () => {
    // The first controller is this page's own version; another tab took a later one.
    if (controlled) offer();
    controlled = true;
  });
  lookNowAndThen(registration);
  const { installing, waiting, active } = registration;
  const first = isFirst ? (installing ?? waiting ?? active) : null;
  registration.addEventListener('updatefound', () => {
    const found = registration.installing;
    if (found === null || found === first) return;
    void (registration.active === null ? followFirst(found) : followUpdate(found, offer));
  });
  if (isFirst) return followFirst(first);
  // The user may have cleared the caches and not the registration: the worker looks and answers.
  if (active !== null) tell(active, 'tidy');
  if (waiting !== null) offer();
  else if (installing !== null) await followUpdate(installing, offer);
}

/** Registers the service worker and follows it: ready, update available, or why not. Never throws. */
export async function connect(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    changeOffline({ copy: 'impossible' });
    return;
  }
  try {
    await noteReader();
    await register(navigator.serviceWorker);
  } catch (error) {
    // The app works as any page does: the browser blocks it, or the network went away.
    const blocked = error instanceof DOMException && error.name === 'SecurityError';
    changeOffline({ copy: blocked ? 'impossible' : 'interrupted' });
  }
}
