// Rules that all jobs of paint, paper, panels and pipes obey, whatever their options.
import { beforeAll, describe, expect, it } from 'vitest';
import { everyPlan, type Case } from './every-plan.ts';

const JOBS = new Set([
  'paint-a-room',
  'hang-wallpaper',
  'paint-woodwork',
  'panel-a-wall',
  'paint-outside-wood',
  'insulate-a-hot-water-pipe',
]);

let all: readonly Case[] = [];
let cases: readonly Case[] = [];
beforeAll(async () => {
  all = await everyPlan();
  cases = all.filter(
    ({ job, context }) => JOBS.has(job.slug) && context.locale.language.startsWith('en'),
  );
}, 300_000);

/** Words of a step, and products and tools of which its step takes one. */
const HELD: readonly (readonly [word: RegExp, ...things: readonly string[]])[] = [
  [/\bmask\b.* on\b|\bmask when\b|wear the mask/i, 'dust-mask', 'silica-mask'],
  [/\bglasses\b.* on\b|mask and glasses/i, 'safety-glasses'],
  [/\bgloves\b.* on\b/i, 'waterproof-gloves', 'work-gloves'],
  [/\b(?:a|dry|white|clean) rag\b|\brags\b/i, 'rags'],
  [/\bwet cloth\b|wipe the dust|vacuum and wipe/i, 'rags', 'cloth'],
  [/\bswab/i, 'lead-test'],
  [/\bwrap the brush\b/i, 'cling-film'],
  [/\bsand (?:it|along|spackle|filler|edges)\b|rub(?:bed)? down\b/i, 'sandpaper', 'wet-sandpaper'],
];

/** Nothing is held while these are said. */
const SPOKEN_OF = /no wet rag|no (?:tin|can), rag|sand nothing/;

/** Waits after the steps of all jobs that make this state with a product, in minutes. */
const waits = (
  product: 'trim-paint' | 'wood-filler' | 'wood-primer',
  state: string,
): readonly number[] => {
  const found = all.flatMap(({ plan }) =>
    plan.steps
      .filter(({ uses = [], work }) => uses.includes(product) && work !== undefined)
      .flatMap(({ work }) => work?.makes ?? [])
      .flatMap((made) => (made.state === state ? (made.cures?.minutes ?? []) : [])),
  );
  return [...new Set(found)].toSorted((a, b) => a - b);
};

describe('paint, paper, panels and pipes', () => {
  it('take in a step what its words hold', () => {
    const said = new Set<RegExp>();
    const missing = new Set<string>();
    for (const { job, context, plan } of cases) {
      for (const { id, detail, check = '', safety = '', uses = [], tools = [] } of plan.steps) {
        const taken = new Set<string>([...uses, ...tools]);
        for (const text of [detail, check, safety]) {
          for (const [word, ...things] of HELD) {
            if (SPOKEN_OF.test(text) || !word.test(text)) continue;
            said.add(word);
            // Chinese shops sell no swabs: a laboratory tests the paint.
            if (things.includes('lead-test') && context.region === 'cn') continue;
            if (!things.some((one) => taken.has(one))) {
              missing.add(`${job.slug} ${id} ${context.region}: ${word.exec(text)?.[0]}`);
            }
          }
        }
      }
    }
    expect([...missing]).toEqual([]);
    expect(HELD.filter(([word]) => !said.has(word))).toEqual([]);
  });

  it('dry as long in every job: trim paint 6 h, or a day before use, and wood filler 4 h', () => {
    // A door leaf is painted on one face, then on the other.
    expect(waits('trim-paint', 'painted')).toEqual([360, 720, 1440]);
    expect(waits('wood-filler', 'flat')).toEqual([240]);
    expect(waits('wood-primer', 'primed')).toEqual([240, 480]);
  });

  it('cut a strip before it is hung, not from the roll', () => {
    const texts = cases.flatMap(({ plan }) => plan.steps.map(({ detail }) => detail));
    expect(texts.filter((text) => /\bfrom the roll\b/.test(text))).toEqual([]);
  });

  it('cut with a knife that takes the blades of their list', () => {
    const knives = new Set<string>();
    for (const { context, plan } of all) {
      for (const { uses = [], tools = [] } of plan.steps) {
        if (!uses.includes('snap-blades')) continue;
        const held = tools.filter((tool) => /^(?:snap|utility)-knife$/.test(tool));
        knives.add(`${context.region === 'us' ? 'us' : 'others'} ${held.join(',')}`);
      }
    }
    expect([...knives].toSorted()).toEqual(['others utility-knife', 'us snap-knife']);
  });

  it('say before the purchase that paint has to suit radiators', () => {
    for (const { name, job, plan } of cases) {
      if (job.slug !== 'paint-woodwork') continue;
      const isHot = plan.steps.some(({ id }) => id === 'radiators');
      const told = plan.materials.some(({ why }) => /label must name radiators/.test(why));
      expect([name, told]).toEqual([name, isHot]);
    }
  });

  it('put mask and glasses on before old paint is scraped or sanded', () => {
    const bare: string[] = [];
    let scraped = 0;
    for (const { name, plan } of cases) {
      for (const { id, title, uses = [] } of plan.steps) {
        if (!title.startsWith('Scrape')) continue;
        if (!plan.steps.some(({ gates }) => gates?.includes('lead'))) continue;
        scraped += 1;
        const isWorn = uses.includes('safety-glasses') && uses.some((one) => one.endsWith('-mask'));
        if (!isWorn) bare.push(`${name}: ${id}`);
      }
    }
    expect(bare).toEqual([]);
    expect(scraped).toBeGreaterThan(20);
  });
});
