import { useEffect, useState } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { isInstalled } from '../install/install-offer.ts';

/** The promise of a browser about stored data. */
export type HowLong = 'persisted' | 'seven-days' | 'home-screen' | 'may-be-cleared' | 'private';

export interface BrowserFacts {
  /** It has promised not to clear by itself. */
  readonly persisted: boolean;
  /** Also true for every browser on iOS: there they are all WebKit. */
  readonly isWebKit: boolean;
  readonly isInstalled: boolean;
  readonly isPrivate: boolean;
}

/**
 * WebKit deletes what scripts stored after seven days of use without a visit, not for apps on the home screen, whose
 * days count by themselves (webkit.org/blog/10218). Others delete when the disk is full, the least used sites first.
 */
export function howLong(facts: BrowserFacts): HowLong {
  if (facts.isPrivate) return 'private';
  if (facts.persisted) return 'persisted';
  if (facts.isWebKit) return facts.isInstalled ? 'home-screen' : 'seven-days';
  return 'may-be-cleared';
}

/** True if this browser has promised not to clear by itself. */
export const isPersisted = async (): Promise<boolean> => {
  const storage = attempt(() => navigator.storage as StorageManager | undefined, undefined);
  return (await storage?.persisted?.()) ?? false;
};

const isWebKit = (): boolean => navigator.vendor === 'Apple Computer, Inc.';

/**
 * True in a private window. Safari and Firefox have no folder of the site's own there; Firefox before version 111
 * has no service workers either. No sign of it in WebKit: private windows have them, the pages in other apps have not
 * (webkit.org/blog/8090).
 */
export async function isPrivateWindow(): Promise<boolean> {
  const storage = attempt(() => navigator.storage as StorageManager | undefined, undefined);
  if (typeof storage?.getDirectory !== 'function') {
    // Nor has any page without https.
    return window.isSecureContext && !isWebKit() && !('serviceWorker' in navigator);
  }
  return storage.getDirectory().then(
    () => false,
    () => true,
  );
}

/** The promise of this browser; undefined until it is known. */
export function useHowLong(): HowLong | undefined {
  const [known, setKnown] = useState<HowLong>();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      setKnown(
        howLong({
          persisted: await isPersisted(),
          isWebKit: isWebKit(),
          isInstalled: isInstalled(),
          isPrivate: await isPrivateWindow(),
        }),
      );
    };
    ask().catch(() => undefined);
  }, []);
  return known;
}
