// The catalogue: its groups and drawings, what is used most first, and what each job is found by.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobTitle } from '../../../../web/app/shell/job-title.ts';
import { loadAllNames } from '../../../../web/documents/settings/job-names.ts';
import { cardTexts } from '../../../../web/planner/jobs/card-texts-zh.ts';
import { CARDS, cardOf, LISTED, mostUsedFirst } from '../../../../web/planner/jobs/cards.ts';
import { JOBS } from '../../../../web/planner/jobs/catalogue.ts';
import {
  cardTextIn,
  GROUPS,
  PHASES,
  type CardWords,
} from '../../../../web/planner/jobs/kit/job-card.ts';
import { hasWords } from '../../../../web/language/has-words.ts';
import type { Language } from '../../../../web/language/language-tags.ts';

type Words = Partial<CardWords> | undefined;

const LANGUAGES: readonly Language[] = ['en', 'en-US', 'zh-Hans'];

/** What else people call a job, one by one. */
const others = (words: Words): readonly string[] =>
  (words?.find ?? '')
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Words of a title that are long enough to be looked for; Chinese counts two signs as a word. */
const wordsOf = (title: string): readonly string[] =>
  (title.match(/[\p{Script=Han}]{2,}|[A-Za-z]{3,}/gu) ?? []).filter((one) => one !== 'and');

const namesOf = await loadAllNames();

const found = (typed: string): readonly string[] =>
  LISTED.filter((job) => hasWords(namesOf(job), typed)).map(({ slug }) => slug);

const CASES = LISTED.flatMap(({ slug, words }) =>
  LANGUAGES.map((language): readonly [string, Language, Words] => [
    slug,
    language,
    language === 'zh-Hans' ? cardTexts.get(slug) : words[language],
  ]),
);

describe('every job of the catalogue', () => {
  test('has a card in its folder, named as that', () => {
    expect(CARDS.map(({ slug }) => slug)).toEqual(JOBS.map(({ slug }) => slug));
    const folders = globSync('web/planner/jobs/*/card.ts').map((file) => basename(dirname(file)));
    expect(folders.toSorted()).toEqual(JOBS.map(({ slug }) => slug).toSorted());
    for (const { phase, places } of CARDS) {
      expect(PHASES).toContain(phase);
      expect(places.length).toBeGreaterThan(0);
    }
  });

  test('is known by its slug in every language, and by that alone where this version has no such job', () => {
    const card = cardOf('fit-skirting');
    const titles = LANGUAGES.map(
      (language) => card && cardTextIn(card, language, cardTexts.get(card.slug)).title,
    );
    expect(titles).toEqual([
      'Fit skirting and trim',
      'Install baseboard and trim',
      '装踢脚线和线条',
    ]);
    expect(['fit-skirting', 'build-a-moat'].map(jobTitle)).toEqual([
      'Fit skirting and trim',
      'build-a-moat',
    ]);
    expect([cardOf('cut-list'), cardOf('toString')]).toEqual([undefined, undefined]);
  });

  test.each(LISTED)('$slug has a group, a drawing and words', ({ slug, group, mark, words }) => {
    expect(GROUPS).toContain(group);
    for (const line of [mark.there, mark.made]) {
      // On the grid of 48, and light: all of them come with the page.
      expect(line).toMatch(/^M[\d .MLHVACSZmlhvacsz-]{4,160}$/);
    }
    expect(others(words.en).length).toBeGreaterThan(2);
    expect(others(cardTexts.get(slug)).length).toBeGreaterThan(2);
  });

  test.each(CASES)('%s is found by all that it is called in %s', (slug, _, words) => {
    const names = [...(words?.title === undefined ? [] : [words.title]), ...others(words)];
    for (const name of names) expect(found(name), name).toContain(slug);
  });

  test.each(CASES)(
    '%s is found by three letters of each word of its title in %s',
    (slug, _, words) => {
      for (const word of wordsOf(words?.title ?? '')) {
        expect(found(word.slice(0, 3)), word).toContain(slug);
      }
    },
  );

  test('is what a person looks for by the word of another country or of every day', () => {
    const wanted: Readonly<Record<string, string>> = {
      baseboard: 'fit-skirting',
      drywall: 'build-a-stud-wall',
      paneling: 'panel-a-wall',
      sod: 'lay-a-lawn',
      attic: 'board-a-loft',
      pavers: 'lay-a-patio',
      decking: 'build-a-deck',
      'wall paper': 'hang-wallpaper',
      picture: 'hang-on-a-wall',
      bookcase: 'build-alcove-shelves',
      踢脚线: 'fit-skirting',
      乳胶漆: 'paint-a-room',
      种菜: 'build-a-raised-bed',
      plywood: 'cut-list',
    };
    for (const [typed, slug] of Object.entries(wanted)) expect(found(typed), typed).toContain(slug);
  });

  test('is one of a few that three letters find', () => {
    for (const typed of ['wal', 'flo', 'pai', 'gar', 'til']) {
      expect(found(typed).length, typed).toBeLessThan(LISTED.length * 0.7);
    }
    expect(found('boat')).toEqual([]);
  });
});

const order = (uses: Readonly<Record<string, number>>) =>
  mostUsedFirst(LISTED, new Map(Object.entries(uses)));

describe('the order of the catalogue', () => {
  test('is group by group, each as the catalogue has it, where nothing was used', () => {
    expect(order({})).toEqual(
      GROUPS.flatMap((group) => LISTED.filter((one) => one.group === group)),
    );
    expect(LISTED.length).toBe(JOBS.length + 1);
  });

  test('has what is used most first, its group with it', () => {
    const [first, second, third] = order({ 'lay-a-lawn': 1, 'cut-list': 3 });
    expect([first?.slug, second?.slug, third?.group]).toEqual(['cut-list', 'lay-a-lawn', 'inside']);
  });
});
