import { readArb } from '../../../../scripts/messages/arb-file.ts';
import { parseIn } from '../../../../scripts/messages/catalogues.ts';
import { insertedName, selectKey } from '../../../../scripts/messages/message-code.ts';
import { referencesIn, type Part, type Reference } from '../../../../scripts/messages/message.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** Products and tools by kind and by the name that messages use. */
function thingsOf(file: string, prefix: string): ReadonlyMap<string, Thing> {
  const messages = readArb(`web/language/en/${file}.arb`)?.messages ?? new Map<string, string>();
  return new Map(
    [...messages]
      .filter(([key]) => key.startsWith(prefix))
      .map(([key, name]) => {
        const id = key.slice(prefix.length);
        return [selectKey(id), { id, name }];
      }),
  );
}

const THINGS = { product: thingsOf('products', 'names.'), tool: thingsOf('tools', '') };

const thing = ({ kind, name }: Reference): Thing => {
  const found = THINGS[kind].get(name);
  if (found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return found;
};

const plain = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);

/** Pattern of the texts that a message gives. */
const patternOf = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return plain(part);
      if (part.kind === 'product' || part.kind === 'tool') {
        return plain(insertedName(thing(part).name, part.isLower));
      }
      return 'cases' in part ? `(?:${[...part.cases.values()].map(patternOf).join('|')})` : '.+?';
    })
    .join('');

/** An English message that names products or tools by id. */
export interface Referring {
  readonly key: string;
  readonly pattern: RegExp;
  /** Ids of the products and tools. */
  readonly things: readonly string[];
}

/** Messages about the steps of a job that name products or tools by id. */
export function referringMessages(slug: string): readonly Referring[] {
  const file = readArb(`web/planner/jobs/${slug}/en.arb`);
  if (file === undefined) return [];
  return [...file.messages].flatMap(([key, text]) => {
    if (!key.startsWith('steps.')) return [];
    const parts = parseIn(file, key, text, 'en');
    const things = referencesIn(parts).map((one) => thing(one).id);
    return things.length === 0
      ? []
      : [{ key: `${slug} ${key}`, pattern: new RegExp(patternOf(parts)), things }];
  });
}

/** Messages of a text whose products and tools are not on a list. */
export const missingThings = (
  text: string,
  messages: readonly Referring[],
  listed: ReadonlySet<string>,
): readonly string[] =>
  messages
    .filter(({ pattern }) => pattern.test(text))
    .flatMap(({ key, things }) => {
      const missing = things.filter((id) => !listed.has(id));
      return missing.length === 0 ? [] : [`${key}: ${missing.join(', ')}`];
    });
