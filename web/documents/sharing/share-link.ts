import type { Result } from '../../planner/measure/units/units.ts';
import { readBundle, writeBundle, type Bundle } from './bundle.ts';
import { pack, unpack } from './pack.ts';
import { words as sharedTextsWords } from '../../language/page/shared-texts.ts';

const words = sharedTextsWords.link;

/** Raised when the packing changes; the content has another version number. */
export const LINK_PREFIX = '1.';
/** Longer addresses are cut by some messengers and refused by some browsers. */
export const LONGEST_LINK = 30_000;
const LONGEST_READ = 200_000;
const MOST_BYTES = 2_000_000;

/** The address that holds a bundle in its fragment, which browsers never send to a server. */
export const linkTo = async (bundle: Bundle, origin: string): Promise<string> =>
  `${origin}/open#${LINK_PREFIX}${await pack(writeBundle(bundle))}`;

/** Content of a link's fragment, with or without its `#`; a sentence for what cannot be opened. */
export async function readLink(fragment: string): Promise<Result<Bundle>> {
  // Messengers put brackets and full stops to the end of a link.
  const [, version, packed = ''] = /^#?(\d+)\.([\w-]*)[^\w-]*$/.exec(fragment) ?? [];
  if (version === undefined) {
    return { ok: false, reason: words.none };
  }
  if (`${version}.` !== LINK_PREFIX) {
    return {
      ok: false,
      reason: words.newer,
    };
  }
  if (packed.length > LONGEST_READ) {
    return { ok: false, reason: words.long };
  }
  const text = await unpack(packed, MOST_BYTES);
  return text.ok ? readBundle(text.value) : text;
}

/** The fragment of a link, or of a part of one, in a text, as from the clipboard or a code; undefined without one. */
export const fragmentIn = (text: string): string | undefined =>
  /\/open(#(?:\d+\.|p[\da-f]{8}\.\d+\.\d+\.)[\w-]+)/.exec(text)?.[1];
