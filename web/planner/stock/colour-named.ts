import { entryOf } from '../measure/units/entry-of.ts';
import words from './colour-words.json' with { type: 'json' };

type Named = readonly (readonly [name: string, hex: string])[];

/** The longest first: "light grey" before "grey". */
const byName = (colours: readonly (readonly string[])[]): Named =>
  colours
    .flatMap(([hex = '', ...names]) => names.map((name) => [name, hex] as const))
    .toSorted(([a], [b]) => b.length - a.length);

/** Tones come before plain colours, because both may appear: "navy blue", "sage green". */
const NAMED: Named = [...byName(words.tones), ...byName(words.plain)];

const HEX = /#([\da-f]{6}|[\da-f]{3})\b/;
const RAL = /\bral ?(\d{4})\b/;
const isHan = (word: string): boolean => /\p{Script=Han}/u.test(word);

/** Chinese has no spaces between words; other languages match full words. */
const has = (text: string, word: string): boolean =>
  isHan(word) ? text.includes(word) : ` ${text} `.includes(` ${word} `);

/** Share of white or black in a light or a dark tone. */
const SHADED = 0.35;

function mixed(hex: string, towards: number, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16);
    return Math.round(part + (towards - part) * share)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`;
}

/**
 * A colour that the user entered as `#rrggbb`: a plain name in any language, a hex or a RAL number; undefined for a
 * maker's own name.
 */
export function colourNamed(typed: string): string | undefined {
  const text = typed
    .toLowerCase()
    .replaceAll(/[\s_/,]+/g, ' ')
    .trim();
  const hex = HEX.exec(text)?.[1];
  if (hex !== undefined) return hex.length === 6 ? `#${hex}` : `#${hex.replaceAll(/./g, '$&$&')}`;
  const ral = RAL.exec(text)?.[1];
  if (ral !== undefined) return entryOf<string>(words.ral, ral);
  const found = NAMED.find(([name]) => has(text, name));
  if (found === undefined) return undefined;
  const [name, known] = found;
  const rest = text.replace(name, ' ').trim();
  if (words.lighter.some((word) => has(rest, word))) return mixed(known, 255, SHADED);
  if (words.darker.some((word) => has(rest, word))) return mixed(known, 0, SHADED);
  return known;
}
