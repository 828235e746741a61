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

/** Module with the messages of an area in the language of the page; those of the first pages are loaded with it. */
function pageModule(area: string): string {
  const isFirst = FIRST.has(area);
  return [
    MADE,
    "import { area } from '../language.ts';",
    ...(isFirst ? [] : [`import { en } from '../en/${area}.ts';`]),
    '',
    '/** These messages in the language of this page. */',
    `export const words = area('${exportName(area)}'${isFirst ? '' : ', en'});`,
    '',
  ].join('\n');
}

/**
 * Modules that list the areas of `web/language`: their types, each translation as one chunk, and each area in the
 * language of the page. Each language has a small chunk for the first pages.
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
  /** Areas that a language has or, if it is a variant, in which it differs. */
  const areasOf = (tag: Language): readonly string[] =>
    catalogues.flatMap(({ area, files }) =>
      area !== undefined && (!LANGUAGES[tag].isVariant || files.has(tag)) ? [area] : [],
    );
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
    '/** Loads those that the first pages need. */',
    'export const FIRST_WORDS: Loaders = {',
    ...translations.map((tag) => loaderOf(tag, 'first')),
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
    ...translations.map((tag) => translationModule(tag, LANGUAGES[tag].files, areasOf(tag))),
    ...TAGS.map((tag) =>
      translationModule(
        tag,
        'first',
        areasOf(tag).filter((area) => FIRST.has(area)),
      ),
    ),
  ];
}
