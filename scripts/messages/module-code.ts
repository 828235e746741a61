import { relative, dirname } from 'node:path';

import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { argumentsOf, parseIn, pluralsOf, textsOf, type Catalogue } from './catalogues.ts';
import { messageCode } from './message-code.ts';
import { referencesIn } from './message.ts';

/** First line of every module. */
export const MADE = '// Made from the message files by scripts/messages.ts: edit those.';

/** Messages as a tree: `steps.check.title` is a leaf three levels deep. */
type Tree = Map<string, Tree | string>;

/** Parts of a key; a dot inside a part follows a backslash. */
export const keyParts = (key: string): readonly string[] =>
  key.split(/(?<!\\)\./).map((part) => part.replaceAll(String.raw`\.`, '.'));

function treeOf(codes: ReadonlyMap<string, string>): Tree {
  const tree: Tree = new Map();
  for (const [key, code] of codes) {
    const path = keyParts(key);
    let at = tree;
    for (const part of path.slice(0, -1)) {
      const next = at.get(part) ?? new Map();
      if (typeof next === 'string') throw new Error(`${key} is inside another message`);
      at.set(part, next);
      at = next;
    }
    at.set(path.at(-1) ?? key, code);
  }
  return tree;
}

const isList = (tree: Tree): boolean =>
  tree.has('0') && [...tree.keys()].every((key) => /^\d+$/.test(key));

const nameCode = (key: string): string =>
  /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(key) ? key : JSON.stringify(key);

function treeCode(tree: Tree, indent: string): string {
  const deeper = `${indent}  `;
  const asList = isList(tree);
  const lines = [...tree].map(([key, value]) => {
    const code = typeof value === 'string' ? value : treeCode(value, deeper);
    return `${deeper}${asList ? '' : `${nameCode(key)}: `}${code},`;
  });
  const [start, end] = asList ? '[]' : '{}';
  return `${start}\n${lines.join('\n')}\n${indent}${end}`;
}

/** Name of the constant that a module of messages exports. */
export const exportName = (files: string): string =>
  files.replaceAll(/-(?<next>\w)/g, (_, next: string) => next.toUpperCase());

/** Path from a module to a file of the tree, as an import needs it. */
const importPath = (from: string, to: string): string => {
  const path = relative(dirname(from), to);
  return path.startsWith('.') ? path : `./${path}`;
};

export interface ModuleOptions {
  /** Path of the module. */
  readonly path: string;
  readonly nameOf: (kind: 'product' | 'tool', name: string) => string;
  /** True if the language has another name than British English for a product or tool. */
  readonly hasOwnName: (kind: 'product' | 'tool', name: string) => boolean;
  /** True for the messages that belong into the module. */
  readonly keys: (key: string) => boolean;
}

/** The TypeScript module of a catalogue in a language. */
export function moduleCode(
  catalogue: Catalogue,
  language: Language,
  options: ModuleOptions,
): string {
  const { english, files } = catalogue;
  const { files: name, formats, isVariant } = LANGUAGES[language];
  const codes = new Map<string, string>();
  // British text is American text with American names of what it refers to.
  const differs = (text: string): boolean =>
    /, (?:product|tool)\b/.test(text) &&
    referencesIn(parseIn(english, '', text, 'en')).some((one) =>
      options.hasOwnName(one.kind, one.name),
    );
  for (const { key, text, isOwn } of textsOf(catalogue, language, differs)) {
    if (!options.keys(key)) continue;
    const file = isOwn ? (files.get(language) ?? english) : english;
    const from = isOwn ? language : 'en';
    const args = argumentsOf(catalogue, key);
    const parts = parseIn(file, key, text, from);
    try {
      const code = messageCode(parts, args, {
        types: new Map(args.map((one) => [one.name, one.type])),
        isOneSingular: pluralsOf(from).isOneSingular,
        nameOf: options.nameOf,
      });
      codes.set(key, code);
    } catch (error) {
      const reason = error instanceof Error ? error.message : '';
      throw new Error(`${file.path}: ${key}: ${reason}`, { cause: error });
    }
  }
  const body = treeCode(treeOf(codes), '');
  const needsFormat = body.includes('formats.');
  const languageFolder = (file: string): string => importPath(options.path, `web/language/${file}`);
  const englishModule = importPath(options.path, english.path.replace(/\.arb$/, '.ts'));
  const isEnglish = language === 'en';
  const type = isEnglish ? '' : `: ${isVariant ? 'Differs<typeof en>' : 'typeof en'}`;
  return [
    MADE,
    ...(isEnglish ? [] : [`import type { en } from '${englishModule}';`]),
    ...(isVariant ? [`import type { Differs } from '${languageFolder('locale.ts')}';`] : []),
    ...(needsFormat ? [`import { formatsOf } from '${languageFolder('formats.ts')}';`] : []),
    ...(needsFormat ? ['', `const formats = formatsOf('${formats}');`] : []),
    '',
    `export const ${exportName(name)}${type} = ${body};`,
    '',
  ].join('\n');
}
