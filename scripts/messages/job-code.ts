import { dirname, relative } from 'node:path';

import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { TAGS, type Catalogue } from './catalogues.ts';
import { exportName, MADE, moduleCode, type ModuleOptions } from './module-code.ts';

const CARD = 'card.';
/** Other names of a job, separated by commas. The catalogue searches all languages at once. */
const FIND = 'card.find';
/** Sentence for the description of a job's page, which is loaded with the job. */
const SUMMARY = 'card.summary';
const JOBS = 'web/planner/jobs';

const isCard = (key: string): boolean => key.startsWith(CARD);
/** True for a message that the first pages show before a job is loaded. */
const isFirst = (key: string): boolean => isCard(key) && key !== FIND && key !== SUMMARY;

const slugOf = ({ english }: Catalogue): string => relative(JOBS, dirname(english.path));

export const hasCard = ({ english }: Catalogue): boolean => [...english.own.keys()].some(isCard);

/** True if a catalogue has messages besides its card. */
export const hasMessages = ({ english }: Catalogue): boolean =>
  [...english.messages.keys()].some((key) => !isCard(key));

/** A text in a language, or in English if it has none. */
const textIn = ({ english, files }: Catalogue, language: Language, key: string): string =>
  files.get(language)?.messages.get(key) ?? english.messages.get(key) ?? '';

/** Card texts of a language as a record, without the start of their keys. */
function cardCode(catalogue: Catalogue, language: Language): string {
  const texts = [...catalogue.english.messages.keys()]
    .filter(isFirst)
    .map(
      (key) => `  ${key.slice(CARD.length)}: ${JSON.stringify(textIn(catalogue, language, key))},`,
    );
  return `${MADE}\nexport const cardText = {\n${texts.join('\n')}\n};\n`;
}

/** `job-finds.ts`: all names of each job in all languages, by slug. */
function findsCode(catalogues: readonly Catalogue[]): string {
  const lines = catalogues.map((one) => {
    const names = TAGS.flatMap((tag) => [textIn(one, tag, `${CARD}title`), textIn(one, tag, FIND)]);
    return `  ['${slugOf(one)}', ${JSON.stringify([...new Set(names)])}],`;
  });
  return [
    MADE,
    '/** Titles and other names in every language, by slug. */',
    'export const jobFinds: ReadonlyMap<string, readonly string[]> = new Map([',
    ...lines,
    ']);',
    '',
  ].join('\n');
}

/** Lines that load a module of each language. */
const loaders = (tags: readonly Language[], file: string, name: (files: string) => string) =>
  tags.map((tag) => {
    const { files } = LANGUAGES[tag];
    return `    '${tag}': async () => (await import('./${file}${files}.ts')).${name(files)},`;
  });

/** `messages.ts`: the English messages, and how to load the others and the texts of the card. */
function jobMessages(): string {
  return [
    MADE,
    "import { en } from './en.ts';",
    '',
    'export const messages = {',
    '  en,',
    '  translations: {',
    ...loaders(
      TAGS.filter((tag) => tag !== 'en'),
      '',
      exportName,
    ),
    '  },',
    '  cardTexts: {',
    ...loaders(TAGS, 'card.', () => 'cardText'),
    '  },',
    '};',
    '',
  ].join('\n');
}

/** Modules of a job besides those of its messages: its card texts, and the loaders. */
export function jobModules(catalogue: Catalogue): readonly (readonly [string, string])[] {
  const folder = dirname(catalogue.english.path);
  const cards = TAGS.map(
    (tag) => [`${folder}/card.${LANGUAGES[tag].files}.ts`, cardCode(catalogue, tag)] as const,
  );
  return [
    ...cards,
    ...(hasMessages(catalogue) ? [[`${folder}/messages.ts`, jobMessages()] as const] : []),
  ];
}

/** The module of a job's messages in a language, without those that the first pages show. */
export const jobModule = (
  catalogue: Catalogue,
  language: Language,
  options: Omit<ModuleOptions, 'keys'>,
): string =>
  moduleCode(catalogue, language, { ...options, keys: (key) => !isCard(key) || key === SUMMARY });

/** Modules with the card texts of every job, one for each language, their loaders, and the names for the search. */
export function cardModules(
  catalogues: readonly Catalogue[],
): readonly (readonly [string, string])[] {
  const jobs = catalogues.filter(hasCard);
  const slugs = jobs.map(slugOf);
  const lists = TAGS.map((tag) => {
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
  const loading = [
    MADE,
    "import type { Language } from '../../language/language-tags.ts';",
    "import type { CardWords } from './kit/job-card.ts';",
    '',
    '/** Loads the card texts of every job in a language. */',
    'export const CARD_TEXTS: Readonly<',
    '  Record<Language, () => Promise<ReadonlyMap<string, CardWords>>>',
    '> = {',
    ...TAGS.map(
      (tag) =>
        `  '${tag}': async () => (await import('./card-texts-${LANGUAGES[tag].files}.ts')).cardTexts,`,
    ),
    '};',
    '',
  ];
  return [
    ...lists,
    [`${JOBS}/card-texts.ts`, loading.join('\n')],
    [`${JOBS}/job-finds.ts`, findsCode(jobs)],
  ];
}
