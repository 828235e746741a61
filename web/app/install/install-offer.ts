import { useSyncExternalStore } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { createStore } from '../../platform/store.ts';

/** Chromium's event; no standard, so TypeScript does not know it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs the app: by asking it, by hand (Safari on a phone), or not at all. */
export type InstallWay = 'ask' | 'by-hand' | 'none';

const held = createStore<BeforeInstallPromptEvent | undefined>(undefined);

/** Keeps the browser's offer until the person asks for it. Call early: it may come at any time. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held.set(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => held.set(undefined));
}

/** Whether this is the app on the home screen of an iPhone or iPad, which shares nothing with the browser. */
export const isOnHomeScreen = (): boolean =>
  'standalone' in navigator && navigator.standalone === true;

/** Whether this is the app on the home screen or among the others of the phone. */
export const isInstalled = (): boolean =>
  attempt(() => window.matchMedia('(display-mode: standalone)').matches, false) || isOnHomeScreen();

/** Only Safari on a phone or tablet says whether it runs from the home screen. */
function installWay(): InstallWay {
  if (isInstalled()) return 'none';
  if (held.get() !== undefined) return 'ask';
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : 'none';
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(held.subscribe, installWay, () => 'none');

/** Shows the browser's own question; it may be shown once. */
export async function install(): Promise<void> {
  const offer = held.get();
  held.set(undefined);
  await offer?.prompt();
}
