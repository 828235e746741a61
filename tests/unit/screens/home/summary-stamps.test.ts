import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { neutralSettings, type Settings } from '../../../../web/documents/settings/settings.ts';
import { writeText } from '../../../../web/documents/store/device-storage.ts';
import type { ProjectSummary } from '../../../../web/documents/store/summary-store.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import {
  firstEnd,
  isCurrent,
  shownSummary,
  presentStamps,
  type SummaryStamps,
} from '../../../../web/screens/home/summary-stamps.ts';
import { house } from '../../../support/house.ts';
import { few } from '../../../support/long.ts';
import { inputsOf, TODAY } from '../../../support/planned.ts';
import { loadAll, localeIn, REGION_NAMES, UNITS } from '../../../support/job-context.ts';
import { figuresOf, projectDigest } from '../../../../web/planner/project/digest.ts';
import { localeFor } from '../../../../web/planner/stock/region.ts';

const CHINESE = await localeIn('zh-Hans', 'metric');
const NOW = TODAY.now;
const DAY_MS = 86_400_000;
const project = newProject('abcd1234', 1);

const write = (key: string, text: string): void => {
  writeText(`measure-twice:${key}`, text);
};

const stamps = (changes: Partial<Settings> = {}, locale = BRITISH.metric): SummaryStamps =>
  presentStamps(project, locale, { ...neutralSettings(), ...changes });

const summaryOf = (own: SummaryStamps, until?: number): ProjectSummary => ({
  build: 'build',
  ...own,
  isSearched: true,
  until,
  figures: {
    cost: undefined,
    isEstimate: false,
    currency: 'GBP',
    bought: { done: 1, all: 2 },
    steps: { done: 3, all: 4 },
    next: 'Sand the wall',
  },
  picture: ['svg', {}, []],
  stepPicture: ['svg', {}, ['3 m']],
});

beforeEach(() => {
  const texts = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
  write('project:abcd1234', '{"name":"a"}');
  write('prices', '{}');
  write('offcuts', '[]');
});
afterEach(() => vi.unstubAllGlobals());

describe('a summary', () => {
  it('is current while nothing changes that the plan was made from', () => {
    const summary = summaryOf(stamps());
    write('project:abcd9999', '{"name":"another project"}');
    write('cut-plan:abcd9999/timber', '{"plan":1}');
    const unread = { theme: 'dark', awake: false, byRoom: true, has: ['gloves'] } as const;
    expect(isCurrent(summary, stamps(unread), NOW)).toBe(true);
    expect(isCurrent(undefined, stamps(), NOW)).toBe(false);
    expect(isCurrent({ ...summary, isSearched: false }, stamps(), NOW)).toBe(false);
  });

  it.each([
    ['the project', () => write('project:abcd1234', '{"name":"b"}')],
    ['a price of another project', () => write('prices', '{"a/b":{"text":"1","at":1}}')],
    ['an offcut', () => write('offcuts', '[{"id":"o"}]')],
    ['a change and its undo', () => ['b', 'a'].forEach((n) => write('project:abcd1234', `"${n}"`))],
  ])('is not current, and shows no figures, after a change of %s', (_, change) => {
    const summary = summaryOf(stamps());
    change();
    expect(isCurrent(summary, stamps(), NOW)).toBe(false);
    expect(shownSummary(summary, stamps(), NOW)).toEqual({
      figures: undefined,
      title: 'Sand the wall',
      picture: summary.picture,
      stepPicture: undefined,
    });
  });

  it.each<Partial<Settings>>([
    { region: 'us' },
    { currency: 'EUR', currencyChosen: true },
    { built: '1960' },
    { country: 'NO' },
    { tools: ['drill'] },
    { hours: 4 },
    { workDays: 'any' },
  ])('is not current after the setting %j', (changes) => {
    const summary = summaryOf(stamps());
    expect(isCurrent(summary, stamps(changes), NOW)).toBe(false);
    expect(shownSummary(summary, stamps(changes), NOW).figures).toBeUndefined();
  });

  it('keeps its figures, not its texts, in another language or units', () => {
    const summary = summaryOf(stamps());
    for (const locale of [CHINESE, BRITISH.imperial]) {
      const others = stamps({}, locale);
      expect(isCurrent(summary, others, NOW)).toBe(false);
      expect(shownSummary(summary, others, NOW)).toEqual({
        figures: summary.figures,
        title: '',
        picture: summary.picture,
        stepPicture: undefined,
      });
    }
  });

  it('keeps its figures while a better cut plan waits to be read', () => {
    const summary = summaryOf(stamps());
    write('cut-plan:abcd1234/timber', '{"plan":1}');
    expect(isCurrent(summary, stamps(), NOW)).toBe(false);
    expect(shownSummary(summary, stamps(), NOW).figures).toBe(summary.figures);
  });

  it('ends with the first timer, which may free another step', () => {
    const timers = { 'a/b': NOW + 5, 'a/c': NOW + 9, 'a/d': NOW - 1 };
    const until = firstEnd({ ...project, timers }, NOW);
    expect(until).toBe(NOW + 5);
    const summary = summaryOf(stamps(), until);
    expect(isCurrent(summary, stamps(), NOW + 4)).toBe(true);
    expect(isCurrent(summary, stamps(), NOW + 5)).toBe(false);
    expect(firstEnd(project, NOW)).toBeUndefined();
  });
});

describe('the figures of a summary', () => {
  it.each(few(REGION_NAMES, 2))(
    'are those of a fresh plan in %s, in every language and unit',
    async (region) => {
      const jobs = house().jobs;
      const alone = jobs.map((job) => ({ ...house(), jobs: [job], timers: {}, region }));
      for (const one of [...alone, { ...house(), timers: {}, region }]) {
        const figuresIn = async (
          language: 'en' | 'zh-Hans',
          units: 'metric' | 'imperial',
          days = 0,
        ) => {
          const locale = localeFor(region, await localeIn(language, units));
          const options = { locale, catalogue: await loadAll(region, language) };
          const today = { ...TODAY, now: NOW + days * DAY_MS };
          return structuredClone(figuresOf(projectDigest(inputsOf(one, options), today)));
        };
        const [first, later] = [
          await figuresIn('en', 'metric'),
          await figuresIn('en', 'metric', 5),
        ];
        expect(first.steps.all).toBeGreaterThan(0);
        // Without a timer, another day has the same next step.
        expect(later).toEqual(first);
        for (const units of UNITS) {
          const chinese = await figuresIn('zh-Hans', units);
          expect({ ...chinese, next: first.next }).toEqual(first);
          expect(chinese.next).toMatch(/\p{Script=Han}/u);
        }
      }
    },
  );
});
