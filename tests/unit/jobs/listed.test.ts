// The catalogue: its groups and drawings, what is used most first, and what each job is found by.
import { describe, expect, test } from 'vitest';
import { GROUPS, JOBS } from '../../../web/jobs/catalogue.ts';
import { LISTED, mostUsedFirst } from '../../../web/jobs/listed.ts';
import { namesOf } from '../../../web/language/all-job-lists.ts';
import { jobList as enUs } from '../../../web/language/en-us/job-list.ts';
import { en } from '../../../web/language/en/job-list.ts';
import { hasWords } from '../../../web/language/has-words.ts';
import { jobList as zh } from '../../../web/language/zh/job-list.ts';
import { MARKS } from '../../../web/ui/drawings/job-marks.ts';

type Words = { readonly title?: string; readonly find?: string } | undefined;

const LANGUAGES: readonly (readonly [string, Readonly<Record<string, Words>>])[] = [
  ['English', en],
  ['American English', enUs],
  ['Chinese', zh],
];

/** What else people call a job, one by one. */
const others = (words: Words): readonly string[] =>
  (words?.find ?? '')
    .split(/[,，]/)
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Words of a title that are long enough to be looked for; Chinese counts two signs as a word. */
const wordsOf = (title: string): readonly string[] =>
  (title.match(/[\p{Script=Han}]{2,}|[A-Za-z]{3,}/gu) ?? []).filter((one) => one !== 'and');

const found = (typed: string): readonly string[] =>
  LISTED.map(({ slug }) => slug).filter((slug) => hasWords(namesOf(slug), typed));

const CASES = LISTED.flatMap(({ slug }) =>
  LANGUAGES.map(([language, list]) => [slug, language, list[slug]] as const),
);

describe('every job of the catalogue', () => {
  test.each(LISTED)('$slug has a group, a drawing and words', ({ slug, group }) => {
    expect(GROUPS).toContain(group);
    for (const line of [MARKS[slug].there, MARKS[slug].made]) {
      // On the grid of 48, and light: all of them come with the page.
      expect(line).toMatch(/^M[\d .MLHVACSZmlhvacsz-]{4,160}$/);
    }
    expect(others(en[slug]).length).toBeGreaterThan(2);
    expect(others(zh[slug]).length).toBeGreaterThan(2);
  });

  test.each(CASES)('%s is found by all that it is called in %s', (slug, _, words) => {
    const called = [...(words?.title === undefined ? [] : [words.title]), ...others(words)];
    for (const name of called) expect(found(name), name).toContain(slug);
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
