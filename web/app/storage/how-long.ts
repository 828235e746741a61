import { useEffect } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { isInstalled } from '../install/install-offer.ts';

/** The browser's limit on the lifetime of stored data. */
export type HowLong = 'persisted' | 'seven-days' | 'home-screen' | 'may-be-cleared' | 'private';

export interface BrowserFacts {
  /** The browser has promised not to clear the data itself. */
  readonly persisted: boolean;
  /** Also true for every browser on iOS, because all use WebKit. */
  readonly isWebKit: boolean;
  readonly isInstalled: boolean;
  readonly isPrivate: boolean;
}

/**
 * WebKit deletes script storage after seven days of browser use without a visit; apps on the home
 * screen count their own days (webkit.org/blog/10218). Other browsers delete the least used sites
 * when the disk is full.
 */
export function howLong(facts: BrowserFacts): HowLong {
  if (facts.isPrivate) return 'private';
  if (facts.persisted) return 'persisted';
  if (facts.isWebKit) return facts.isInstalled ? 'home-screen' : 'seven-days';
  return 'may-be-cleared';
}

/** True if the browser has promised not to clear the data itself. */
export const isPersisted = async (): Promise<boolean> => {
  const storage = attempt(() => navigator.storage as StorageManager | undefined, undefined);
  return (await storage?.persisted?.()) ?? false;
};

const isWebKit = (): boolean => navigator.vendor === 'Apple Computer, Inc.';

/**
 * True in a private window of Safari or Firefox, which have no origin private file system there;
 * Firefox before 111 has no service workers there either. WebKit shows no sign by service workers:
 * private windows have them, web views do not (webkit.org/blog/8090).
 */
export async function isPrivateWindow(): Promise<boolean> {
  const storage = attempt(() => navigator.storage as StorageManager | undefined, undefined);
  if (typeof storage?.getDirectory !== 'function') {
    // Pages without https have no service worker either.
    return window.isSecureContext && !isWebKit() && !('serviceWorker' in navigator);
  }
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}

const known = createStore<HowLong | undefined>(undefined);

const browserFacts = async (): Promise<BrowserFacts> => ({
  persisted: await isPersisted(),
  isWebKit: isWebKit(),
  isInstalled: isInstalled(),
  isPrivate: await isPrivateWindow(),
});

/** Asks the browser for the lifetime of the stored data. Never rejects. */
export const readHowLong = (): Promise<void> =>
  browserFacts().then(
    (facts) => known.set(howLong(facts)),
    () => undefined,
  );

/** Lifetime of the stored data in this browser; undefined until it is known. */
export function useHowLong(): HowLong | undefined {
  useEffect(() => void readHowLong(), []);
  return useStore(known);
}
