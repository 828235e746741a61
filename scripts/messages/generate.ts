import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import process from 'node:process';

import { LANGUAGES, type Language } from '../../web/language/language-tags.ts';
import type { ArbFile } from './arb-file.ts';
import { arbPath, missingIn, readCatalogues, TAGS, type Catalogue } from './catalogues.ts';
import { cardModules, hasCard, hasMessages, jobModule, jobModules } from './job-code.ts';
import { selectKey } from './message-code.ts';
import { catalogueModules } from './index-code.ts';
import { moduleCode } from './module-code.ts';

/** Files that list the names of references, and the start of their keys. */
const NAMES = {
  product: { area: 'products', prefix: 'names.' },
  tool: { area: 'tools', prefix: '' },
} as const;

/** Names of products and tools in a language, by the names that messages use. */
function namesIn(catalogues: readonly Catalogue[], language: Language) {
  const all = new Map(
    (['product', 'tool'] as const).map((kind) => {
      const { area, prefix } = NAMES[kind];
      const catalogue = catalogues.find((one) => one.area === area);
      const english = catalogue?.english.messages ?? new Map<string, string>();
      const own = catalogue?.files.get(language)?.messages;
      return [
        kind,
        new Map(
          [...english]
            .filter(([key]) => key.startsWith(prefix))
            .map(([key, text]) => [selectKey(key.slice(prefix.length)), own?.get(key) ?? text]),
        ),
      ] as const;
    }),
  );
  return (kind: 'product' | 'tool', name: string): string => {
    const found = all.get(kind)?.get(name);
    if (found === undefined) throw new Error(`there is no ${kind} “${name}”`);
    return found;
  };
}

const modulePath = ({ path }: ArbFile, language: Language): string =>
  arbPath(path, LANGUAGES[language].files).replace(/\.arb$/, '.ts');

/** Modules of every catalogue and language, by path. */
export function modulesOf(root: string): ReadonlyMap<string, string> {
  const catalogues = readCatalogues(root).map((one) => ({
    ...one,
    english: { ...one.english, path: relative(root, one.english.path) },
  }));
  const modules = new Map<string, string>([
    ...catalogueModules(catalogues),
    ...cardModules(catalogues),
    ...catalogues.filter(hasCard).flatMap(jobModules),
  ]);
  const englishNameOf = namesIn(catalogues, 'en');
  for (const language of TAGS) {
    const nameOf = namesIn(catalogues, language);
    const hasOwnName = (kind: 'product' | 'tool', name: string): boolean =>
      nameOf(kind, name) !== englishNameOf(kind, name);
    for (const catalogue of catalogues) {
      const isJob = hasCard(catalogue);
      const isEmpty = LANGUAGES[language].isVariant && !catalogue.files.has(language);
      if (isJob ? !hasMessages(catalogue) : isEmpty) continue;
      const path = modulePath(catalogue.english, language);
      const code = isJob
        ? jobModule(catalogue, language, { path, nameOf, hasOwnName })
        : moduleCode(catalogue, language, { path, nameOf, hasOwnName, keys: () => true });
      modules.set(path, code);
    }
  }
  return modules;
}

/** Writes the modules that changed; returns their paths. */
export function writeModules(root: string): readonly string[] {
  return [...modulesOf(root)].flatMap(([path, code]) => {
    const file = join(root, path);
    if (existsSync(file) && readFileSync(file, 'utf8') === code) return [];
    mkdirSync(dirname(file), { recursive: true });
    // Renamed, because another process may be reading it.
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, code);
    renameSync(draft, file);
    return [path];
  });
}

/** Number of messages and, by language, of those that are missing and shown in English. */
export function countMessages(root: string) {
  const catalogues = readCatalogues(root);
  return {
    messages: catalogues.reduce((sum, { english }) => sum + english.own.size, 0),
    missing: new Map(
      TAGS.map((tag) => [
        tag,
        catalogues.reduce((sum, catalogue) => sum + missingIn(catalogue, tag).length, 0),
      ]),
    ),
  };
}
