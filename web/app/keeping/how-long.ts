import { useEffect, useState } from 'react';
import { attempt } from '../../platform/attempt.ts';
import { isInstalled } from '../install-offer.ts';

/** How long a browser keeps what was typed. */
export type HowLong = 'persisted' | 'seven-days' | 'home-screen' | 'may-be-cleared' | 'private';

export interface BrowserFacts {
  /** It has promised not to clear by itself. */
  readonly persisted: boolean;
  /** Of every browser on iOS, too: there they are all WebKit. */
  readonly isWebKit: boolean;
  readonly isInstalled: boolean;
  /** A private window has none in some browsers; nor has any page without https. */
  readonly hasServiceWorkers: boolean;
  readonly isSecure: boolean;
}

/**
 * WebKit deletes what scripts stored after seven days of use without a visit, not for apps on the home screen, whose
 * days count by themselves (webkit.org/blog/10218). Others delete when the disk is full, the least used sites first.
 */
export function howLong(facts: BrowserFacts): HowLong {
  if (!facts.hasServiceWorkers && facts.isSecure) return 'private';
  if (facts.persisted) return 'persisted';
  if (facts.isWebKit) return facts.isInstalled ? 'home-screen' : 'seven-days';
  return 'may-be-cleared';
}

/** Whether this browser has promised not to clear by itself. */
export const isPersisted = async (): Promise<boolean> => {
  const storage = attempt(() => navigator.storage as StorageManager | undefined, undefined);
  return (await storage?.persisted?.()) ?? false;
};

/** How long this browser keeps it; undefined until that is known. */
export function useHowLong(): HowLong | undefined {
  const [known, setKnown] = useState<HowLong>();
  useEffect(() => {
    const ask = async (): Promise<void> => {
      setKnown(
        howLong({
          persisted: await isPersisted(),
          isWebKit: navigator.vendor === 'Apple Computer, Inc.',
          isInstalled: isInstalled(),
          hasServiceWorkers: 'serviceWorker' in navigator,
          isSecure: window.isSecureContext,
        }),
      );
    };
    ask().catch(() => undefined);
  }, []);
  return known;
}
