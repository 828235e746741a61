// The catalogue: its groups and drawings, what is used most first, and what each job is found by.
import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { describe, expect, test } from 'vitest';
import { jobTitle } from '../../../../web/app/shell/job-title.ts';
import { loadAllNames, loadJobNames } from '../../../../web/documents/settings/job-names.ts';
import { CARD_TEXTS } from '../../../../web/planner/jobs/card-texts.ts';
import { CARDS, cardOf, LISTED, mostUsedFirst } from '../../../../web/planner/jobs/cards.ts';
import { JOBS } from '../../../../web/planner/jobs/catalogue.ts';
import { GROUPS, PHASES } from '../../../../web/planner/jobs/kit/job-card.ts';
import { hasWords } from '../../../../web/language/has-words.ts';
import type { Language } from '../../../../web/language/language-tags.ts';

const LANGUAGES: readonly Language[] = ['en', 'en-US', 'zh-Hans'];

/** Words of a title that are long enough to be looked for; Chinese counts two signs as a word. */
const wordsOf = (title: string): readonly string[] =>
  (title.match(/[\p{Script=Han}]{2,}|[A-Za-z]{3,}/gu) ?? []).filter((one) => one !== 'and');

const namesOf = await loadAllNames();
await loadJobNames('en');
const cardTexts = await Promise.all(LANGUAGES.map((language) => CARD_TEXTS[language]()));

const found = (typed: string): readonly string[] =>
  LISTED.filter((job) => hasWords(namesOf(job), typed)).map(({ slug }) => slug);

/** Titles and other names of each job in every language. */
const CASES = LISTED.map((job): readonly [string, readonly string[]] => [
  job.slug,
  namesOf(job).flatMap((text) => text.split(/[,，]/).map((one) => one.trim())),
]);

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

  test('is known by its slug in every language', () => {
    const titles = cardTexts.map((texts) => texts.get('fit-skirting')?.title);
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

  test.each(LISTED)('$slug has a group, a drawing and words', ({ slug, group, mark }) => {
    expect(GROUPS).toContain(group);
    for (const line of [mark.there, mark.made]) {
      // Small paths on the grid of 48, because all cards are loaded with the page.
      expect(line).toMatch(/^M[\d .MLHVACSZmlhvacsz-]{4,160}$/);
    }
    for (const texts of cardTexts) expect(texts.get(slug)?.title).toBeTruthy();
  });

  test.each(CASES)('%s is found by all that it is called', (slug, names) => {
    // At least three other names in English and in Chinese.
    expect(names.length).toBeGreaterThan(7);
    expect(names.filter((name) => !found(name).includes(slug))).toEqual([]);
  });

  test.each(LISTED)('$slug is found by three letters of each word of its titles', ({ slug }) => {
    const words = cardTexts.flatMap((texts) => wordsOf(texts.get(slug)?.title ?? ''));
    expect(words.filter((word) => !found(word.slice(0, 3)).includes(slug))).toEqual([]);
  });

  test('is found by words of other countries and everyday words', () => {
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
  test('is in the order of the groups if nothing was used', () => {
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
