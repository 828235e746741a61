import { pluralsOf } from '../../scripts/messages/catalogues.ts';
import { parseMessage, type Part } from '../../scripts/messages/message.ts';

const ACCENTS = new Map(Object.entries({ a: 'áa', e: 'éė', i: 'íi', o: 'óö', u: 'úù', y: 'ý' }));
const FORMS = ['one', 'few', 'many', 'other'];

/** Longer text with accents; emphasis stays. */
const strange = (text: string): string =>
  text.replaceAll(/[aeiouy]/g, (letter) => ACCENTS.get(letter) ?? letter);

const escaped = (text: string): string =>
  text.replaceAll("'", "''").replaceAll(/[{}#]+/g, (signs) => `'${signs}'`);

function partText(part: Part): string {
  if (typeof part === 'string') return escaped(strange(part));
  switch (part.kind) {
    case 'argument':
      return `{${part.name}}`;
    case 'number':
      return `{${part.name}, number${part.digits === 0 ? '' : `, ::.${'#'.repeat(part.digits)}`}}`;
    case 'list':
      return `{${part.name}, list, [${part.between}|${part.last}]}`;
    case 'product':
    case 'tool':
      return `{${part.name}, ${part.kind}${part.isLower ? ', lower' : ''}}`;
    case 'plural':
    case 'select': {
      const other = part.cases.get('other') ?? [];
      const forms =
        part.kind === 'select'
          ? part.cases
          : new Map([
              ...[...part.cases].filter(([key]) => key.startsWith('=')),
              ...FORMS.map((form) => [form, part.cases.get(form) ?? other] as const),
            ]);
      const cases = [...forms].map(([key, parts]) => `${key} {${messageText(parts)}}`);
      return `{${part.name}, ${part.kind}, ${cases.join(' ')}}`;
    }
  }
}

const messageText = (parts: readonly Part[]): string => {
  const text = parts.map(partText).join('');
  return text.split('**').length === 3 ? text.replace('**', '<b>').replace('**', '</b>') : text;
};

/**
 * An English message in an invented language: accents, longer words, the plural forms of
 * Polish.
 */
export const pseudo = (english: string): string =>
  messageText(parseMessage(english, pluralsOf('en').all));
