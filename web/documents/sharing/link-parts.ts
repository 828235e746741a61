import { idFrom } from './safe-id.ts';
import { LINK_PREFIX } from './share-link.ts';

/** Size of a code that a camera still reads quickly from the screen of another phone. */
const PART = 900;
/** A user does not hold two phones together for more. */
export const MOST_PARTS = 60;

/** One of several codes that hold a link together. */
export interface LinkPart {
  /** The same of all of them. */
  readonly set: string;
  /** From 1. */
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
