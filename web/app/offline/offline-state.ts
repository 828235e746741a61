import { createStore, useStore } from '../../platform/store.ts';

/** State of the app's own copy on this device. */
export type Copy =
  /** Not asked yet, or no build to keep. */
  'unknown' | 'impossible' | 'coming' | 'kept' | 'no-room' | 'interrupted';

export interface Offline {
  readonly copy: Copy;
  /** This visit stored it. */
  readonly isNew: boolean;
  /** Takes the newer version; undefined if there is none. */
  readonly update: (() => Promise<void>) | undefined;
  /** The user wants to keep this version for now. */
  readonly later: boolean;
  /** Loads the page of a newer version that took over while the user was busy; undefined if that is not due. */
  readonly reload: (() => void) | undefined;
}

const offline = createStore<Offline>({
  copy: 'unknown',
  isNew: false,
  update: undefined,
  later: false,
  reload: undefined,
});

export const changeOffline = (change: Partial<Offline>): void =>
  offline.set({ ...offline.get(), ...change });

/** State of the copy now. */
export const copyNow = (): Copy => offline.get().copy;

/** State of the service worker, as far as this page knows. */
export const useOffline = (): Offline => useStore(offline);
