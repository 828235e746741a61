import { words as bundlesWords } from '../../../language/page/bundles.ts';
import type { Result } from '../../../planner/measure/units/units.ts';
import { readBundle, type Bundle } from '../../../documents/sharing/bundle.ts';

const { file: words } = bundlesWords;

/** Limit of some browsers for text; a backup with hundreds of photos is smaller. */
const MOST_BYTES = 500_000_000;

/** A name as part of a file name: letters and digits of any script. */
export const fileNameOf = (name: string): string =>
  name
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 40)
    .toWellFormed();

/** File of a serialized bundle: `kitchen.measure-twice.json`. */
export const fileWith = (content: BlobPart, name: string): File =>
  new File([content], `${fileNameOf(name) || words.unnamed}.measure-twice.json`, {
    type: 'application/json',
  });

/** Date in sortable form. */
export const dayOf = (at: number): string => new Date(at).toLocaleDateString('sv-SE');

/** Bundle in a user's file, or a sentence with the reason for an error. */
export async function readFile(file: File): Promise<Result<Bundle>> {
  if (file.size > MOST_BYTES) {
    return {
      ok: false,
      reason: words.tooLarge(file.name, String(Math.round(file.size / 1e6))),
    };
  }
  try {
    const result = readBundle(await file.text());
    return result.ok ? result : { ok: false, reason: words.wrong(file.name, result.reason) };
  } catch {
    return { ok: false, reason: words.unreadable(file.name) };
  }
}
