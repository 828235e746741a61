import type { Result } from '../../planner/measure/units/units.ts';
import { readBundle, writeBundle, type Bundle } from './bundle.ts';
import { pack, unpack } from './pack.ts';
import { words as sharedTextsWords } from '../../language/page/shared-texts.ts';
import { idFrom } from './safe-id.ts';

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

/** Size of a code that a camera still reads quickly from the screen of another phone. */
const PART = 900;
/** A user does not hold two phones together for more. */
export const MOST_PARTS = 60;

/** One of several codes that hold a link together. */
export interface LinkPart {
  /** The same of all of them. */
  readonly set: string;
  /** Number of the part, counted from 1. */
  readonly number: number;
  readonly of: number;
  readonly text: string;
}

/**
 * A link too long for one code as several, each of which is a link: a phone's own camera opens it, too. Their content is after a digit and a full stop, and reports leave it out (`web/telemetry/without-fragments.ts`).
 */
export function linkParts(link: string): readonly string[] {
  const [place = '', whole = ''] = link.split(`#${LINK_PREFIX}`);
  const count = Math.ceil(whole.length / PART);
  const size = Math.ceil(whole.length / count);
  const set = idFrom(whole);
  return Array.from({ length: count }, (_, i) => {
    const text = whole.slice(i * size, (i + 1) * size);
    return `${place}#p${set}.${i + 1}.${count}.${text}`;
  });
}

/** One part out of an address's fragment; undefined for what is none. */
export function readLinkPart(fragment: string): LinkPart | undefined {
  const [, set = '', number, of, text = ''] =
    /^#?p([\da-f]{8})\.(\d{1,2})\.(\d{1,2})\.([\w-]+)$/.exec(fragment) ?? [];
  const part = { set, number: Number(number), of: Number(of), text };
  const isOne = part.number >= 1 && part.number <= part.of && part.of <= MOST_PARTS;
  return set !== '' && isOne ? part : undefined;
}

/** The fragment that all parts hold together; undefined while one is missing, or if one is damaged. */
export function joinParts(parts: readonly LinkPart[]): string | undefined {
  const [first] = parts;
  if (first === undefined) return undefined;
  const byNumber = new Map(parts.map((part) => [part.number, part]));
  const texts = Array.from({ length: first.of }, (_, i) => byNumber.get(i + 1)?.text);
  if (texts.includes(undefined)) return undefined;
  const whole = texts.join('');
  return idFrom(whole) === first.set ? `#${LINK_PREFIX}${whole}` : undefined;
}
