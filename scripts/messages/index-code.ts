import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import { missingIn, TAGS, type Catalogue } from './catalogues.ts';
import { exportName, MADE } from './module-code.ts';

/** Areas of the frame of the app, of the first page and of the list of jobs. */
const FIRST = new Set(['app', 'controls', 'pages', 'home', 'jobs']);

/** A module that collects areas of a translation. */
function translationModule(tag: Language, file: string, areas: readonly string[]) {
  const { files } = LANGUAGES[tag];
  const name = exportName(files);
  const code = [
    MADE,
    "import type { Translation } from '../locale.ts';",
    ...areas.map((area) => `import { ${name} as ${exportName(area)} } from './${area}.ts';`),
    '',
    `export const ${name} = { ${areas.map(exportName).join(', ')} } satisfies Translation;`,
    '',
  ];
  return [`web/language/${files}/${file}.ts`, code.join('\n')] as const;
}

/** Line of a list that loads a module of a translation. */
function loaderOf(tag: Language, file: string): string {
  const { files } = LANGUAGES[tag];
  return `  '${tag}': async () => (await import('./${files}/${file}.ts')).${exportName(files)},`;
}

/** Module with the messages of an area in the language of the page. */
const pageModule = (area: string): string =>
  [
    MADE,
    "import { area } from '../language.ts';",
    `import { en } from '../en/${area}.ts';`,
    '',
    '/** These messages in the language of this page. */',
    `export const words = area('${exportName(area)}', en);`,
    '',
  ].join('\n');

/**
 * Modules that list the areas of `web/language`: their types, each translation as one chunk, and each area in the
 * language of the page. A translation that is not a variant has a small chunk for the first pages.
 */
export function catalogueModules(
  catalogues: readonly Catalogue[],
): readonly (readonly [path: string, code: string])[] {
  const areas = catalogues.flatMap((one) => (one.area === undefined ? [] : [one.area]));
  const translations = TAGS.filter((tag) => tag !== 'en');
  const types = [
    MADE,
    ...areas.map((area) => `import type { en as ${exportName(area)} } from './en/${area}.ts';`),
    '',
    '/** Messages by area. English defines the type of each; types only, so no messages are imported. */',
    'export interface MessageCatalogue {',
    ...areas.map((area) => `  readonly ${exportName(area)}: typeof ${exportName(area)};`),
    '}',
    '',
  ];
  const whole = translations.filter((tag) => !LANGUAGES[tag].isVariant);
  const loaders = [
    MADE,
    "import type { Language } from './language-tags.ts';",
    "import type { Translation } from './locale.ts';",
    '',
    'type Loaders = Readonly<Partial<Record<Language, () => Promise<Translation>>>>;',
    '',
    '/** Loads the differences of each language from British English. */',
    'export const TRANSLATIONS: Loaders = {',
    ...translations.map((tag) => loaderOf(tag, LANGUAGES[tag].files)),
    '};',
    '',
    '/** Loads those that the first pages need; a variant is small and loads all. */',
    'export const FIRST_WORDS: Loaders = {',
    ...whole.map((tag) => loaderOf(tag, 'first')),
    '};',
    '',
  ];
  const isComplete = (tag: Language): boolean =>
    catalogues.every((one) => missingIn(one, tag).length === 0);
  const offered = [
    MADE,
    "import type { Language } from './language-tags.ts';",
    '',
    '/** Languages that have all messages. */',
    `export const OFFERED: readonly Language[] = ${JSON.stringify(TAGS.filter(isComplete))};`,
    '',
  ];
  return [
    ['web/language/catalogue.ts', types.join('\n')],
    ['web/language/offered.ts', offered.join('\n')],
    ['web/language/translations.ts', loaders.join('\n')],
    ...areas.map((area) => [`web/language/page/${area}.ts`, pageModule(area)] as const),
    ...translations.map((tag) => {
      const { files, isVariant } = LANGUAGES[tag];
      const listed = catalogues.flatMap((one) =>
        one.area !== undefined && (!isVariant || one.files.has(tag)) ? [one.area] : [],
      );
      return translationModule(tag, files, listed);
    }),
    ...whole.map((tag) =>
      translationModule(
        tag,
        'first',
        areas.filter((area) => FIRST.has(area)),
      ),
    ),
  ];
}
