import { useMemo, useSyncExternalStore } from 'react';
import { subscribe } from '../../../documents/store/device-storage.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { deviceTexts, textsStamp } from '../../../documents/sharing/device-texts.ts';
import { gatherEverything } from '../../../documents/sharing/gather.ts';

/** All data on this device; undefined in the export and the first render. */
export function useEverything(): Bundle | undefined {
  const now = useSyncExternalStore(subscribe, textsStamp, () => undefined);
  return useMemo(() => (now === undefined ? undefined : gatherEverything(deviceTexts(), 0)), [now]);
}
