import * as device from '../device-storage.ts';
import * as kept from '../kept-text.ts';
import { deviceTexts, writeAll } from './device-texts.ts';

/** A choice about privacy that erasing must not turn back. */
const KEEP = 'measure-twice:reporting';

/** Removes all that is kept on this device but the reporting switch; the answer puts it back. */
export function eraseEverything(): () => void {
  const texts = [...deviceTexts()].filter(([key]) => key !== KEEP);
  for (const [key] of texts) {
    // Through the stores: they may hold in memory what storage refused.
    kept.writeText(key, undefined);
    device.writeText(key, null);
  }
  writeAll(new Map());
  return () => {
    if (writeAll(new Map(texts)) !== undefined) return;
    for (const [key, text] of texts) device.writeText(key, text);
  };
}
