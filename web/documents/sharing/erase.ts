import { forgetAll } from '../store/device-storage.ts';
import { editText } from '../store/edit-history.ts';
import { deviceTexts, tellStores } from './device-texts.ts';

/** A choice about privacy that erasing must not turn back. */
const KEEP = 'measure-twice:reporting';

/** Removes all that is kept on this device but the reporting switch; it can be undone. */
export function eraseEverything(): void {
  // Through the store: it may hold in memory what storage refused.
  const keys = [...deviceTexts().keys()];
  forgetAll();
  for (const key of keys) if (key !== KEEP) editText(key, null);
  tellStores();
}
