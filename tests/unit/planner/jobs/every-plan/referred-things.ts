import { LANGUAGES, type Language } from '../../../../../web/language/language-tags.ts';
import { readArb, type ArbFile } from '../../../../../scripts/messages/arb-file.ts';
import { arbPath, parseIn } from '../../../../../scripts/messages/catalogues.ts';
import { insertedName, selectKey } from '../../../../../scripts/messages/message-code.ts';
import {
  referencesIn,
  type Part,
  type Reference,
} from '../../../../../scripts/messages/message.ts';

interface Thing {
  readonly id: string;
  readonly name: string;
}

/** A text and the file and language that it is from. */
interface ReadText {
  readonly text: string;
  readonly file: ArbFile | undefined;
  readonly language: Language;
}

/** Ids of products and tools by the name that messages use. */
function idsOf(file: string, prefix: string): ReadonlyMap<string, string> {
  const keys = readArb(`web/language/en/${file}.arb`)?.messages.keys() ?? [];
  return new Map(
    [...keys]
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .map((id) => [selectKey(id), id]),
  );
}

const FILES = { product: ['products', 'names.'], tool: ['tools', ''] } as const;
const IDS = { product: idsOf(...FILES.product), tool: idsOf(...FILES.tool) };

/** Messages of a language, English if it has no own. */
function messagesIn(path: string, language: Language): ReadonlyMap<string, ReadText> {
  const english = readArb(path);
  const own = readArb(arbPath(path, LANGUAGES[language].files));
  return new Map(
    [...(english?.messages ?? [])].map(([key, text]) => {
      const ownText = own?.messages.get(key);
      const isOwn = own !== undefined && ownText !== undefined;
      return [
        key,
        isOwn && language !== 'en'
          ? { text: ownText, file: own, language }
          : { text, file: english, language: 'en' },
      ];
    }),
  );
}

/** Id of a product or tool and its name in a language. */
function thing({ kind, name }: Reference, language: Language): Thing {
  const id = IDS[kind].get(name);
  const [file, prefix] = FILES[kind];
  const found = messagesIn(`web/language/en/${file}.arb`, language).get(prefix + (id ?? ''));
  if (id === undefined || found === undefined) throw new Error(`there is no ${kind} ${name}`);
  return { id, name: found.text };
}

const plain = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll(' ', String.raw`\s`);

/** Pattern of the texts that a message gives. */
const patternOf = (parts: readonly Part[], language: Language): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return plain(part);
      if (part.kind === 'product' || part.kind === 'tool') {
        return plain(insertedName(thing(part, language).name, part.isLower));
      }
      return 'cases' in part
        ? `(?:${[...part.cases.values()].map((one) => patternOf(one, language)).join('|')})`
        : '.+?';
    })
    .join('');
/** A message that names products or tools by id. */
export interface Referring {
  readonly key: string;
  readonly pattern: RegExp;
  /** Ids of the products and tools. */
  readonly things: readonly string[];
}

/** Messages about the steps of a job that name products or tools by id. */
export function referringMessages(slug: string, language: Language): readonly Referring[] {
  return [...messagesIn(`web/planner/jobs/${slug}/en.arb`, language)].flatMap(([key, one]) => {
    if (!key.startsWith('steps.') || one.file === undefined) return [];
    const parts = parseIn(one.file, key, one.text, one.language);
    const things = referencesIn(parts).map((each) => thing(each, language).id);
    return things.length === 0
      ? []
      : [{ key: `${slug} ${key}`, pattern: new RegExp(patternOf(parts, language)), things }];
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
