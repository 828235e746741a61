import { globSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseIn, readCatalogues } from '../../../scripts/messages/catalogues.ts';
import { allParts } from '../../../scripts/messages/message.ts';
import { cardTexts as englishCards } from '../../../web/planner/jobs/card-texts-en.ts';
import { cardTexts } from '../../../web/planner/jobs/card-texts-zh.ts';
import { JOBS } from '../../../web/planner/jobs/catalogue.ts';
import type { MessageCatalogue } from '../../../web/language/catalogue.ts';
import { en as app } from '../../../web/language/en/app.ts';

/** `not-found.ts` holds the area `notFound`, `lay-a-path/en.ts` the area `layAPath`. */
const areaOf = (file: string): string =>
  basename(file.startsWith('web/planner/jobs/') ? dirname(file) : file, '.ts').replaceAll(
    /-(\w)/g,
    (_, letter: string) => letter.toUpperCase(),
  );

/** Messages of a language by area: common ones, and those in the folder of their job. */
async function wordsIn(language: 'en' | 'zh'): Promise<Readonly<Record<string, object>>> {
  const files = globSync([`web/language/${language}/*.ts`, `web/planner/jobs/**/${language}.ts`]);
  const words = files
    .filter((file) => !/\/(?:en\/first|zh\/(?:first|zh))\.ts$/.test(file))
    .map(async (file) => {
      const module = (await import(resolve(file))) as Readonly<Record<string, object>>;
      return [areaOf(file), module[language] ?? Object.values(module)[0] ?? {}] as const;
    });
  return Object.fromEntries(await Promise.all(words));
}

const english = {
  ...(await wordsIn('en')),
  cards: Object.fromEntries(englishCards),
};
const chinese = { ...(await wordsIn('zh')), cards: Object.fromEntries(cardTexts) };

type Words = (...values: readonly unknown[]) => string;

/** Every string and function with its path, arrays and objects opened. */
function leaves(value: unknown, path: string): readonly (readonly [string, string | Words])[] {
  if (typeof value === 'string' || typeof value === 'function') {
    return [[path, value as string | Words]];
  }
  return Object.entries(value as object).flatMap(([key, one]) => leaves(one, `${path}.${key}`));
}

/** Names, standards, formats and units in Latin letters that Chinese texts have. */
const LATIN = new Set(
  `ACQ ASCII Avery Brother CAD CCA CNC CSV Chrome Chromebook Control Cookie CutList Cutlist DCA DICT DIN DWG DXF Delete
  Dymo Edge Evo FFP Firefox GEG GEN Global HEIC Home IRC JGJ JPEG JSON JavaScript LED LabelWriter Leitungsauskunft Letter
  LinesearchbeforeUdig Mac MaxCut Measure NHBC Not ODS Office OpenCutList Optimizer PAV PDF Privacy SPC SVG Safari Shift
  Sweet Track Twice Windows XLSX ZIP linear measure optiCutter psi sheet twice`.split(/\s+/),
);

/** Latin words of the Chinese messages, in all of their cases, with their file and key. */
const latinWords = (): readonly string[] =>
  readCatalogues('.').flatMap(({ files }) => {
    const file = files.get('zh-Hans');
    return [...(file?.own ?? [])].flatMap(([key, text]) =>
      (file === undefined ? [] : allParts(parseIn(file, key, text, 'zh-Hans')))
        .flatMap((part) => (typeof part === 'string' ? part.replaceAll(/<[^>]*>/g, '') : []))
        .flatMap((part) => part.match(/[A-Za-z]{3,}/g) ?? [])
        .map((word) => (LATIN.has(word) ? word : `${word} in ${file?.path ?? ''}: ${key}`)),
    );
  });

const all = leaves(english, 'words');
const translated = new Map(leaves(chinese, 'words'));

/** Values that say which of them they are, and read the same in both languages: 41, 42, 43 … or lists of them. */
const values = (count: number, isList: (i: number) => boolean): unknown[] =>
  Array.from({ length: count }, (_, i) => (isList(i) ? [`${41 + i}`, `${61 + i}`] : 41 + i));

/** Result of a message for valid arguments: plain values, one list among them, or only lists. */
function said(words: Words, count: number): string {
  for (let list = -1; list < count; list += 1) {
    try {
      return words(...values(count, (i) => i === list));
    } catch {
      // It wants another value as a list.
    }
  }
  return words(...values(count, () => true));
}

const figures = (text: string): readonly string[] => [...(text.match(/[46]\d/g) ?? [])].toSorted();

const marks = (words: string | Words): number =>
  (typeof words === 'string' ? words : said(words, words.length)).split('**').length - 1;

/** The `{slots}` that amounts are put into. */
function slots(words: string | Words | undefined): readonly string[] {
  const text = typeof words === 'function' ? said(words, words.length) : (words ?? '');
  return [...new Set(text.match(/\{\w+\}/g))].toSorted();
}

/** The paths of the choices of fields, in the order in which they are offered. */
const options = (one: readonly (readonly [string, unknown])[]): readonly string[] =>
  one.map(([path]) => path).filter((path) => path.includes('.options.'));

describe('the catalogue', () => {
  test('has the same words in both languages, down to the lines of each list', () => {
    expect([...translated.keys()].toSorted()).toEqual(all.map(([path]) => path).toSorted());
  });

  test('has no empty message and no English text in the Chinese one', () => {
    // Signs, units and bare frames are the same in both.
    const same = new Set([
      'words.gates.ask.811',
      'words.boardALoft.fields.load.unit.metric',
      'words.boardALoft.fields.load.unit.imperial',
      'words.lengths.keys.m.show',
      'words.lengths.keys.cm.show',
      'words.lengths.keys.mm.show',
      'words.lengths.keys.half.show',
      'words.lengths.keys.quarter.show',
      'words.lengths.keys.eighth.show',
      'words.lengths.keys.over.show',
    ]);
    const suspicious = [...translated].filter(
      ([path, text]) =>
        typeof text === 'string' && !same.has(path) && !/\p{Script=Han}/u.test(text),
    );
    expect(suspicious).toEqual([]);
  });

  test('has no Latin words in the Chinese one but known names', () => {
    expect(new Set(latinWords())).toEqual(LATIN);
  });

  test.each(all.filter(([, words]) => typeof words === 'function'))(
    '%s says every value in Chinese that it says in English',
    (path, words) => {
      const other = translated.get(path);
      if (typeof words !== 'function' || typeof other !== 'function') {
        throw new Error(`${path} is no function in Chinese`);
      }
      expect(figures(said(other, words.length))).toEqual(figures(said(words, words.length)));
    },
  );

  test('emphasises at most one thing per sentence, in Chinese as in English', () => {
    const wrong = all
      .map(([path, words]) => [path, marks(words), marks(translated.get(path) ?? '')] as const)
      .filter(([, source, target]) => ![0, 2].includes(source) || source !== target);
    expect(wrong).toEqual([]);
  });

  test('fills the same slots in both languages', () => {
    const filled = all.filter(([, words]) => slots(words).length > 0);
    expect(filled.length).toBeGreaterThan(10);
    expect(filled.map(([path]) => [path, slots(translated.get(path))])).toEqual(
      filled.map(([path, words]) => [path, slots(words)]),
    );
  });

  test('offers the choices of a field in one order: the first is the usual one', () => {
    const ids = [...new Set(options(all).map((path) => path.replace(/\.\w[\w-]*$/, '')))];
    expect(ids.length).toBeGreaterThan(10);
    for (const id of ids) {
      const of = (one: readonly string[]) => one.filter((path) => path.startsWith(`${id}.`));
      expect(of(options([...translated]))).toEqual(of(options(all)));
    }
  });

  test('takes a translation with a word missing, one too many or a wrong argument for an error', () => {
    // Each line is an error to the type check, which fails where it is none.
    // @ts-expect-error the line is missing
    const missing: MessageCatalogue['jobs'] = { title: '任务' };
    // @ts-expect-error there is no such word
    const tooMany: MessageCatalogue['jobs'] = { title: '任务', line: '选一项', more: '更多' };
    const wrong: MessageCatalogue['app'] = {
      ...app,
      // @ts-expect-error the title takes no arguments
      broken: { ...app.broken, title: (count: number) => `${count}` },
    };
    expect([missing, tooMany, wrong]).toHaveLength(3);
  });

  test('reads the words of every job', () => {
    const areas = Object.keys(english);
    expect(
      JOBS.map(({ slug }) => areaOf(`${slug}.ts`)).filter((one) => !areas.includes(one)),
    ).toEqual([]);
  });
});
