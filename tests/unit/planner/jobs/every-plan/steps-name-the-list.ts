// Every consumable and tool that a step names, in words of each language, is on the list; and the mask a gate asks for.
import { beforeAll, describe, expect, it } from 'vitest';
import { everyPlan, type Case } from './every-plan.ts';
import { LANGUAGE_NAMES } from '../../../../support/job-context.ts';
import { IN_CHINESE, IN_ENGLISH, NOT_NAMED, WORN } from './named-things.ts';
import { missingThings, referringMessages } from './referred-things.ts';

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = await everyPlan();
}, 300_000);

const listOf = ({ materials, tools }: Case['plan']): ReadonlySet<string> =>
  new Set([...materials.flatMap(({ product }) => product ?? []), ...tools.map(({ id }) => id)]);

/** Messages about a thing that a later step uses: this step prepares its place. */
const USED_LATER = new Set(['build-furniture steps.mark.pins: shelf-pins']);

/** Lines of a table whose words a text has; most plans share their texts. */
function namedIn<Line extends (typeof IN_ENGLISH)[number]>(
  words: readonly Line[],
): (text: string) => readonly Line[] {
  const known = new Map<string, readonly Line[]>();
  return (text) => {
    const named = known.get(text) ?? words.filter(([word]) => word.test(text));
    known.set(text, named);
    return named;
  };
}

describe('the list of every plan', () => {
  it('has what its steps name', () => {
    const missing = new Set<string>();
    const said = new Set<RegExp>();
    const [inEnglish, inChinese] = [namedIn(IN_ENGLISH), namedIn(IN_CHINESE)];
    for (const { context, job, plan } of cases) {
      const listed = listOf(plan);
      const named = context.locale.language === 'zh-Hans' ? inChinese : inEnglish;
      for (const { id, title, detail, check = '', safety = '' } of plan.steps) {
        for (const text of [title, detail, check, safety]) {
          for (const [word, ...things] of named(text)) {
            said.add(word);
            if (NOT_NAMED.test(text)) continue;
            if (things.some((one) => listed.has(one))) continue;
            missing.add(`${job.slug} ${id} ${context.region}: ${word.exec(text)?.[0]} in: ${text}`);
          }
        }
      }
    }
    expect([...missing].slice(0, 40)).toEqual([]);
    // Unused words would hide that the list is out of date.
    expect([...IN_ENGLISH, ...IN_CHINESE].filter(([word]) => !said.has(word))).toEqual([]);
  });

  it('has what the messages of its steps refer to by id, and the step itself uses it, in every language', () => {
    const missing = new Set<string>();
    for (const language of LANGUAGE_NAMES) {
      const messages = new Map(
        [...new Set(cases.map(({ job }) => job.slug))].map((slug) => [
          slug,
          referringMessages(slug, language),
        ]),
      );
      const met = new Set<string>();
      const read = cases.filter(({ context }) => context.locale.language === language);
      for (const { context, job, plan } of read) {
        const listed = listOf(plan);
        const own = messages.get(job.slug) ?? [];
        for (const { id, title, detail, check = '', safety = '', ...step } of plan.steps) {
          const used = new Set<string>([...(step.uses ?? []), ...(step.tools ?? [])]);
          for (const text of [title, detail, check, safety]) {
            for (const one of own) if (one.pattern.test(text)) met.add(one.key);
            for (const one of missingThings(text, own, listed)) {
              missing.add(`${language} ${context.region} ${one}`);
            }
            for (const one of missingThings(text, own, used)) {
              if (!USED_LATER.has(one)) missing.add(`${language} ${id} of ${one}`);
            }
          }
        }
      }
      const all = [...messages.values()].flat().map(({ key }) => key);
      expect(all.length, language).toBeGreaterThan(30);
      // Each such message is in some plan, or the test would not see its faults. Not every region has
      // a reader of each language.
      if (language === 'en') expect(all.filter((key) => !met.has(key))).toEqual([]);
      expect(met.size, language).toBeGreaterThan(25);
    }
    expect([...missing]).toEqual([]);
  });

  it('has gloves, glasses and masks with each step that tells to wear them', () => {
    const missing = new Set<string>();
    for (const { context, job, plan } of cases) {
      if (context.locale.language === 'zh-Hans') continue;
      for (const { id, detail, safety = '', ...step } of plan.steps) {
        const used = new Set<string>(step.uses);
        if (used.has('wood-preserver') && !used.has('waterproof-gloves')) {
          missing.add(`${job.slug} ${id} ${context.region}: preserver soaks through other gloves`);
        }
        for (const [word, ...things] of WORN) {
          if (!word.test(`${detail} ${safety}`) || things.some((one) => used.has(one))) continue;
          missing.add(`${job.slug} ${id} ${context.region}: ${String(word)}`);
        }
      }
    }
    expect([...missing]).toEqual([]);
  });

  it('is checked against a message that refers to something else', () => {
    const message = referringMessages('lay-a-lawn', 'en').find(({ key }) =>
      key.endsWith('cover.detail'),
    );
    expect(message?.things).toEqual(['rake']);
    const text = 'Draw the rake over it once, lightly.';
    const of = (id: string) =>
      missingThings(
        text,
        message === undefined ? [] : [{ ...message, pattern: /rake/ }],
        new Set([id]),
      );
    expect([of('rake'), of('hose')]).toEqual([[], ['lay-a-lawn steps.cover.detail: rake']]);
  });

  it('has only the finest mask if a gate requires it', () => {
    const wrong = cases.flatMap(({ name, plan }) => {
      const listed = listOf(plan);
      const asks = plan.gates.some(({ message }) => /FFP3|P100|KN100/.test(message));
      return asks && (!listed.has('silica-mask') || listed.has('dust-mask')) ? [name] : [];
    });
    expect(wrong).toEqual([]);
  });
});
