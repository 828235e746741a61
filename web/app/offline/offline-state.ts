import { useSyncExternalStore } from 'react';

/** How far this device is with keeping the app itself. */
export type Copy =
  /** Not asked yet, or no build to keep. */
  'unknown' | 'impossible' | 'coming' | 'kept' | 'no-room' | 'interrupted';

export interface Offline {
  readonly copy: Copy;
  /** Takes the newer version that is there; undefined where there is none. */
  readonly update: (() => Promise<void>) | undefined;
  /** The person wants to go on with this version for now. */
  readonly later: boolean;
}

const START: Offline = { copy: 'unknown', update: undefined, later: false };

let offline = START;
const listeners = new Set<() => void>();

export function changeOffline(change: Partial<Offline>): void {
  offline = { ...offline, ...change };
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What the service worker is at, as far as this page knows. */
export const useOffline = (): Offline =>
  useSyncExternalStore(
    subscribe,
    () => offline,
    () => START,
  );
