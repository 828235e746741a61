import { createStore, useStore } from '../../platform/store.ts';

/** How far this device is with keeping the app itself. */
export type Copy =
  /** Not asked yet, or no build to keep. */
  'unknown' | 'impossible' | 'coming' | 'kept' | 'no-room' | 'interrupted';

export interface Offline {
  readonly copy: Copy;
  /** It came to be kept in this visit. */
  readonly isNew: boolean;
  /** Takes the newer version that is there; undefined where there is none. */
  readonly update: (() => Promise<void>) | undefined;
  /** The person wants to go on with this version for now. */
  readonly later: boolean;
}

const offline = createStore<Offline>({
  copy: 'unknown',
  isNew: false,
  update: undefined,
  later: false,
});

export const changeOffline = (change: Partial<Offline>): void =>
  offline.set({ ...offline.get(), ...change });

/** How far this device is now. */
export const copyNow = (): Copy => offline.get().copy;

/** What the service worker is at, as far as this page knows. */
export const useOffline = (): Offline => useStore(offline);
