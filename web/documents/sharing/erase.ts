import { eraseTexts } from '../store/device-storage.ts';
import { eraseSummaries } from '../store/summary-store.ts';
import { recordChange } from '../store/edit-history.ts';
import { deviceTexts } from './device-texts.ts';

/** Removes everything on this device except the choice about reporting; it can be undone while the page is open. */
export function eraseEverything(): void {
  const texts = deviceTexts();
  eraseTexts();
  eraseSummaries();
  for (const [key, before] of texts) {
    recordChange({ key, fields: [{ path: [], before, after: null }] });
  }
}
