import { useSyncExternalStore } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { createStore } from '../../platform/store.ts';

/** Event of Chromium. It is not standard, so TypeScript has no type for it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** `ask`: the browser shows a prompt. `by-hand`: through a menu (Safari on a phone). */
export type InstallWay = 'ask' | 'by-hand' | 'none';

const held = createStore<BeforeInstallPromptEvent | undefined>(undefined);

/** Stores the browser's install event for later use. Call early: the event can fire at any time. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    held.set(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => held.set(undefined));
}

/** True if the app runs from the home screen of an iPhone or iPad, where it has its own storage. */
export const isOnHomeScreen = (): boolean =>
  'standalone' in navigator && navigator.standalone === true;

/** True if the app runs as an installed app. */
export const isInstalled = (): boolean =>
  attempt(() => window.matchMedia('(display-mode: standalone)').matches, false) || isOnHomeScreen();

/** Only Safari on a phone or tablet has `navigator.standalone`. */
function installWay(): InstallWay {
  if (isInstalled()) return 'none';
  if (held.get() !== undefined) return 'ask';
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : 'none';
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(held.subscribe, installWay, () => 'none');

/** Shows the browser's prompt, which the browser allows only once. */
export async function install(): Promise<void> {
  const offer = held.get();
  held.set(undefined);
  await offer?.prompt();
}
