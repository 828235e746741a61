import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Argument } from '../../scripts/messages/arb-file.ts';
import { arbPath, pluralsOf, readCatalogues } from '../../scripts/messages/catalogues.ts';
import { parseMessage, type Choice, type Part } from '../../scripts/messages/message.ts';

/** An invented language with the plural forms and the formats of Polish. */
export const PSEUDO = {
  tag: 'pl',
  name: 'Þšéûðó',
  line: "  pl: { name: 'Þšéûðó', formats: 'pl-PL', files: 'pl', region: 'eu', isVariant: false },",
} as const;

/** No vowel of English is left, so a plain one on a page belongs to a text that was not translated. */
const ACCENTS = new Map(
  Object.entries({ a: 'áà', e: 'éė', i: 'íì', o: 'óö', u: 'úù', y: 'ýŷ' }).concat(
    Object.entries({ A: 'Á', E: 'É', I: 'Í', O: 'Ó', U: 'Ú' }),
  ),
);

/** Plural forms, and the sign that marks each in front of its number. */
export const FORM_SIGNS = { one: 'ᴼ', few: 'ᶠ', many: 'ᴹ', other: 'ᴿ' } as const;

const PADDING = 'łšňžřť';

/** A word with accents and 1.7 times as long; abbreviations and units stay. */
function strangeWord(word: string): string {
  if (/^(?:\p{Lu}+|[^aeiouy]+)$/u.test(word)) return word;
  const accented = word.replaceAll(/[aeiouy]/gi, (letter) => ACCENTS.get(letter) ?? letter);
  return word.length < 4
    ? accented
    : accented + PADDING.slice(0, Math.ceil(word.length * 1.7) - accented.length);
}

/** Tags stay. */
const strange = (text: string): string =>
  text
    .split(/(<\/?\w+>)/)
    .map((part) => (part.startsWith('<') ? part : part.replaceAll(/\p{L}+/gu, strangeWord)))
    .join('');

const escaped = (text: string): string =>
  text.replaceAll("'", "''").replaceAll(/[{}#]+/g, (signs) => `'${signs}'`);

type Types = ReadonlyMap<string, string>;

/** A plural with all forms, or a select. Each form shows its sign and the number, unless another part fills the number in. */
function choiceText({ kind, name, cases }: Choice, types: Types): string {
  const other = cases.get('other') ?? [];
  const isShown = types.get(name) === 'number';
  const forms =
    kind === 'select'
      ? [...cases].map(([key, parts]) => `${key} {${partsText(parts, types)}}`)
      : [
          ...[...cases]
            .filter(([key]) => key.startsWith('='))
            .map(([key, parts]) => `${key} {${partsText(parts, types)}}`),
          ...Object.entries(FORM_SIGNS).map(([form, sign]) => {
            const mark = isShown ? `${sign}{${name}} ` : '';
            return `${form} {${mark}${partsText(cases.get(form) ?? other, types)}}`;
          }),
        ];
  return `{${name}, ${kind}, ${forms.join(' ')}}`;
}

function partText(part: Part, types: Types): string {
  if (typeof part === 'string') return escaped(strange(part));
  switch (part.kind) {
    case 'argument':
      return `{${part.name}}`;
    case 'number':
      return `{${part.name}, number${part.digits === 0 ? '' : `, ::.${'#'.repeat(part.digits)}`}}`;
    case 'list':
      return `{${part.name}, list, [${strange(part.between)}|${strange(part.last)}]}`;
    case 'product':
    case 'tool':
      return `{${part.name}, ${part.kind}${part.isLower ? ', lower' : ''}}`;
    case 'plural':
    case 'select':
      return choiceText(part, types);
  }
}

const partsText = (parts: readonly Part[], types: Types): string => {
  const text = parts.map((part) => partText(part, types)).join('');
  return text.split('**').length === 3 ? text.replace('**', '<b>').replace('**', '</b>') : text;
};

/** An English message in the invented language: accents, longer words, other plural forms. */
export const pseudo = (english: string, args: readonly Argument[] = []): string =>
  partsText(
    parseMessage(english, pluralsOf('en').all),
    new Map(args.map(({ name, type }) => [name, type])),
  );

/** Writes a file in the invented language next to each English message file below a folder. */
export function translateAll(root: string): void {
  for (const { english } of readCatalogues(root)) {
    const messages = [...english.own].map(([key, text]) => {
      return [key, pseudo(text, english.arguments.get(key))] as const;
    });
    const { '@@x-extends': base } = JSON.parse(readFileSync(english.path, 'utf8')) as {
      readonly '@@x-extends'?: string;
    };
    const file = {
      '@@locale': PSEUDO.tag,
      ...(base === undefined ? {} : { '@@x-extends': arbPath(base, 'pl') }),
      ...Object.fromEntries(messages),
    };
    const path = arbPath(english.path, 'pl');
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${JSON.stringify(file, undefined, 2)}\n`);
  }
}
