import { writeText } from '../stores/device-storage.ts';
import { deviceTexts, writeAll } from './device-texts.ts';

/** A choice about privacy that erasing must not turn back. */
const KEEP = 'measure-twice:reporting';

/** Removes all that is kept on this device but the reporting switch; the answer puts it back. */
export function eraseEverything(): () => void {
  const texts = [...deviceTexts()].filter(([key]) => key !== KEEP);
  for (const [key] of texts) {
    // Through the store: it may hold in memory what storage refused.
    writeText(key, null);
  }
  writeAll(new Map());
  return () => {
    if (writeAll(new Map(texts)) !== undefined) return;
    for (const [key, text] of texts) writeText(key, text);
  };
}
