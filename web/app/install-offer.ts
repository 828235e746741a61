import { useSyncExternalStore } from 'react';

/** Chromium's event; no standard, so TypeScript does not know it. */
interface BeforeInstallPromptEvent extends Event {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

/** How this browser installs the app: by asking it, by hand (Safari on a phone), or not at all. */
export type InstallWay = 'ask' | 'by-hand' | 'none';

const listeners = new Set<() => void>();
let held: BeforeInstallPromptEvent | undefined;

function hold(event: BeforeInstallPromptEvent | undefined): void {
  held = event;
  listeners.forEach((listener) => listener());
}

/** Keeps the browser's offer until the person asks for it. Call early: it may come at any time. */
export function holdInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as BeforeInstallPromptEvent);
  });
  window.addEventListener('appinstalled', () => hold(undefined));
}

/** Only Safari on a phone or tablet says whether it runs from the home screen. */
function installWay(): InstallWay {
  if (window.matchMedia('(display-mode: standalone)').matches) return 'none';
  if (held !== undefined) return 'ask';
  return 'standalone' in navigator && navigator.standalone === false ? 'by-hand' : 'none';
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useInstallWay = (): InstallWay =>
  useSyncExternalStore(subscribe, installWay, () => 'none');

/** Shows the browser's own question; it may be shown once. */
export async function install(): Promise<void> {
  const offer = held;
  hold(undefined);
  await offer?.prompt();
}
