import { describe, expect, it } from 'vitest';
import { job } from '../../../../web/planner/jobs/insulate-a-hot-water-pipe/job.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import type { HomeFacts } from '../../../../web/planner/jobs/kit/place/home.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn } from '../../../support/job-context.ts';
import { lineOf, needsOf } from './bills.ts';

async function planIn(region: Region, typed: Typed = {}, home: Partial<HomeFacts> = {}) {
  const context = await contextIn(region, undefined, 'en', home);
  const loaded = await job.load('en');
  return loaded.here(context).plan(examplePlace('thing', context.locale), typed);
}

describe('three houses, taken off by hand', () => {
  it('UK: 6 m of 22 mm from a cylinder, four bends and a branch', async () => {
    // A metre of cold pipe: 7 m. Cuts 4 × 100 + 150: 7550 mm, in sleeves of 2 m three butts; ends 4 × 2 + 3 = 11.
    // 8 joints. Tape: 3 + 11 rounds and 4 free ends × 1.5 × π × (22 + 2 × 13) = 4072 mm, and a slit of 2 m. Ties: 7000 ÷ 450 up 16, and 11.
    const plan = await planIn('uk');
    expect(needsOf(plan)).toEqual({
      'work-gloves': 1,
      'safety-glasses': 1,
      'dust-mask~ffp2': 1,
      rags: 2,
      'pipe-lagging~22-mm': 7550,
      'lagging-tape': 6072,
      'cable-ties': 27,
    });
    expect(plan.figures.map(({ value }) => value)).toEqual(['7.00 m', '8']);
    expect(plan.steps.map(({ id }) => id)).toEqual([
      'trace',
      'old',
      'cool',
      'leaks',
      'clean',
      'cut',
      'straight',
      'bends',
      'tees',
      'heater',
      'valves',
      'tape',
      'ties',
      'hot',
    ]);
  });

  it('US: 20 ft of 3/4 in from a water heater, and 3 ft of its cold pipe', async () => {
    // 276 in = 7010.4 mm; cuts 550: 7560.4. Sleeves of 6 ft: five, four butts, and 15 ends: 19 rounds × 1.5 × π ×
    // (22.225 + 25.4) = 4265 mm, and a slit of 6 ft: copper of 3/4 in is 7/8 in outside. Ties: 276 ÷ 18 up 16, and 11.
    const needs = needsOf(await planIn('us'));
    expect(needs['pipe-lagging~3-4-in']).toBe(7561);
    expect(needs['lagging-tape']).toBe(6093);
    expect(needs['cable-ties']).toBe(27);
  });

  it('China: 3 m of 28 mm, straight, with no heater at its end', async () => {
    // Sleeves of 1.8 m: two, one butt. 1.5 × π × (28 + 40) = 320.4 mm, thrice, and a slit of 1.8 m. Ties: 3000 ÷ 450 up 7.
    const straight = { run: '3 m', size: '28-mm', bends: '0', tees: '0', heater: false };
    const plan = await planIn('cn', straight);
    const needs = needsOf(plan);
    expect(needs['pipe-lagging~28-mm']).toBe(3000);
    expect(needs['lagging-tape']).toBe(2762);
    expect(needs['cable-ties']).toBe(7);
    expect(plan.steps.flatMap(({ tools = [] }) => tools)).not.toContain('mitre-box');
    const branched = await planIn('cn', { ...straight, tees: '2' });
    expect(branched.steps.find(({ id }) => id === 'cut')?.check).not.toMatch(/mitred/);
    const ids = new Set(plan.steps.map(({ id }) => id));
    expect(['bends', 'tees', 'heater', 'flue'].filter((id) => ids.has(id))).toEqual([]);
  });
});

const near = async (region: Region) =>
  (await planIn(region, { flue: true })).steps.find(({ id }) => id === 'flue');

describe('what is beside the pipe', () => {
  it('stays 150 mm or 6 in clear of a flue, and warns of foam that burns, not of oily rags', async () => {
    expect((await near('uk'))?.detail).toContain('150 mm');
    expect((await near('us'))?.gates).toEqual([]);
    expect((await near('us'))?.safety).toMatch(/burns/);
    expect((await near('us'))?.detail).toContain('6″');
  });

  it('warns of a thin sleeve only in Germany', async () => {
    const thin = { wall: '13 mm' };
    const inGermany = await planIn('eu', thin, { country: 'de' });
    expect(inGermany.warnings).toMatchObject([{ rule: 'pipe-lagging', field: 'wall' }]);
    expect((await planIn('eu', {}, { country: 'de' })).warnings).toEqual([]);
    expect((await planIn('eu', thin, { country: 'fr' })).warnings).toEqual([]);
    // A pipe of 28 mm has more than 22 mm inside: 30 mm.
    const wide = { size: '28-mm' };
    expect((await planIn('eu', wide, { country: 'de' })).warnings).toHaveLength(1);
  });

  it('says for which wall its example price is, if the wall is thicker', async () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const why = async (typed: Typed) => lineOf(await planIn(region, typed), 'pipe-lagging')?.why;
      expect(await why({}), region).not.toMatch(/example price/);
      expect(await why({ wall: region === 'us' ? '1 in' : '30 mm' }), region).toMatch(
        /example price is for walls of/,
      );
    }
  });

  it('takes for a bend as much as the sleeve is wide, in whole centimetres', async () => {
    // 22 + 2 × 60 = 142, up to 150: 1000 + 6000 + 4 × 150 + 150.
    const plan = await planIn('uk', { wall: '60 mm' });
    expect(needsOf(plan)['pipe-lagging~22-mm']).toBe(7750);
    // As much again for a wrong cut.
    expect(lineOf(plan, 'pipe-lagging')).toMatchObject({ spare: 150 });
    expect(plan.steps.find(({ id }) => id === 'cut')?.detail).toMatch(/150.mm longer/);
  });

  it('reports an invalid run at its field and uses the usual value', async () => {
    const plan = await planIn('uk', { run: '0', bends: 'many' });
    expect(Object.keys(plan.problems)).toEqual(['run', 'bends']);
    expect(needsOf(plan)['pipe-lagging~22-mm']).toBe(7550);
  });
});
