import { dirname, relative } from 'node:path';

import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { TAGS, type Catalogue } from './catalogues.ts';
import { exportName, MADE, moduleCode, type ModuleOptions } from './module-code.ts';

/** Messages that the catalogue of jobs shows before a job is loaded. */
const CARD = 'card.';
const JOBS = 'web/planner/jobs';

const isCard = (key: string): boolean => key.startsWith(CARD);

export const hasCard = ({ english }: Catalogue): boolean => [...english.own.keys()].some(isCard);

/** True if a catalogue has messages besides its card. */
export const hasMessages = ({ english }: Catalogue): boolean =>
  [...english.messages.keys()].some((key) => !isCard(key));

const isTranslation = (tag: Language): boolean => tag !== 'en' && !LANGUAGES[tag].isVariant;

/** Card texts of a language as a record, without the start of their keys. */
function cardCode({ english, files }: Catalogue, language: Language): string {
  const own = files.get(language)?.messages;
  const texts = [...english.messages].flatMap(([key, text]) => {
    const translated = own?.get(key) ?? (LANGUAGES[language].isVariant ? undefined : text);
    return isCard(key) && translated !== undefined
      ? [`  ${key.slice(CARD.length)}: ${JSON.stringify(translated)},`]
      : [];
  });
  return `{\n${texts.join('\n')}\n}`;
}

/** `card-words.ts`: card texts in British English and its variants. */
const cardWords = (catalogue: Catalogue): string => {
  const english = TAGS.filter((tag) => !isTranslation(tag));
  const entries = english.map((tag) => `  '${tag}': ${cardCode(catalogue, tag)},`);
  return `${MADE}\n/** Texts of the card in English. */\nexport const words = {\n${entries.join('\n')}\n} as const;\n`;
};

/** `messages.ts`: the English messages, and how to load the others. */
function jobMessages(): string {
  const loaders = TAGS.filter((tag) => tag !== 'en').map((tag) => {
    const { files } = LANGUAGES[tag];
    const name = exportName(files);
    const card = isTranslation(tag) ? ', cardText: loaded.cardText' : '';
    return `    '${tag}': async () => {
      const loaded = await import('./${files}.ts');
      return { words: loaded.${name}${card} };
    },`;
  });
  return `${MADE}\nimport { en } from './en.ts';\n\nexport const messages = {\n  en,\n  translations: {\n${loaders.join('\n')}\n  },\n};\n`;
}

/** Modules of a job besides those of its messages: its card texts, and the loaders. */
export function jobModules(catalogue: Catalogue): readonly (readonly [string, string])[] {
  const folder = dirname(catalogue.english.path);
  const cards = TAGS.filter(isTranslation).map(
    (tag) =>
      [
        `${folder}/card.${LANGUAGES[tag].files}.ts`,
        `${MADE}\nexport const cardText = ${cardCode(catalogue, tag)};\n`,
      ] as const,
  );
  return [
    [`${folder}/card-words.ts`, cardWords(catalogue)],
    ...cards,
    ...(hasMessages(catalogue) ? [[`${folder}/messages.ts`, jobMessages()] as const] : []),
  ];
}

/** The module of a job in a language; a translation has the text of its card too. */
export function jobModule(
  catalogue: Catalogue,
  language: Language,
  options: Omit<ModuleOptions, 'keys'>,
): string {
  const code = moduleCode(catalogue, language, { ...options, keys: (key) => !isCard(key) });
  return isTranslation(language)
    ? `${code}export { cardText } from './card.${LANGUAGES[language].files}.ts';\n`
    : code;
}

/** Modules with the card texts of every job, one for each translation, and their loaders. */
export function cardModules(
  catalogues: readonly Catalogue[],
): readonly (readonly [string, string])[] {
  const slugs = catalogues
    .filter(hasCard)
    .map(({ english }) => relative(JOBS, dirname(english.path)));
  const tags = TAGS.filter(isTranslation);
  const lists = tags.map((tag) => {
    const { files } = LANGUAGES[tag];
    const code = [
      MADE,
      "import type { CardWords } from './kit/job-card.ts';",
      ...slugs.map(
        (slug) => `import { cardText as ${exportName(slug)} } from './${slug}/card.${files}.ts';`,
      ),
      '',
      '/** Card texts by slug. */',
      'export const cardTexts: ReadonlyMap<string, CardWords> = new Map([',
      ...slugs.map((slug) => `  ['${slug}', ${exportName(slug)}],`),
      ']);',
      '',
    ];
    return [`${JOBS}/card-texts-${files}.ts`, code.join('\n')] as const;
  });
  const loaders = [
    MADE,
    "import type { Language } from '../../language/language-tags.ts';",
    "import type { CardWords } from './kit/job-card.ts';",
    '',
    '/** Loads the card texts of every job in a translation. */',
    'export const CARD_TEXTS: Readonly<',
    '  Partial<Record<Language, () => Promise<ReadonlyMap<string, CardWords>>>>',
    '> = {',
    ...tags.map(
      (tag) =>
        `  '${tag}': async () => (await import('./card-texts-${LANGUAGES[tag].files}.ts')).cardTexts,`,
    ),
    '};',
    '',
  ];
  return [...lists, [`${JOBS}/card-texts.ts`, loaders.join('\n')]];
}
