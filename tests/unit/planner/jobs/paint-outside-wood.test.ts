import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as paintOutsideWood } from '../../../../web/planner/jobs/paint-outside-wood/job.ts';
import { newRun, newWall } from '../../../../web/planner/measure/places/place-input.ts';
import { needsOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(paintOutsideWood);
});

const fence = (...stretches: readonly string[]) => ({ ...newRun('fence'), stretches });
const shed = {
  ...newWall('shed'),
  length: '4 m',
  height: '2.5 m',
  openings: [opening('door', 'A', ['1 m', '2 m'])],
};

describe('three houses, taken off by hand', () => {
  it('UK: 10 m of lapped panels, 1.8 m high, both sides, stained again', () => {
    // 10 × 1.8 × 2 sides × 1.1 for the laps = 39.6 m². Rough wood 4 m² a litre (trade practice, below the label's 6):
    //   39.6 × 2 ÷ 4 = 19.8 L. Cleaner 8 m²/L (label): 4.95 L.
    // Foot 10 × 0.15 × 2 sides = 3 m², two coats at 8 m²/L = 0.75 L of preservative. End grain: 20 mm at top and foot and
    //   seven posts of 100 mm = 0.47 m², which drink three times as much: 0.47 × 2 × 3 ÷ 8 = 0.353 L.
    // Sheets 1 m wide along 9 m, moved along and from side to side, film 10 m²; tape 10 m and 1.8 at each end, on both sides. No sanding of rough wood.
    // A narrow brush for edges, another for preservative.
    expect(needsOf(planIn('uk', { height: '1800' }, fence('10 m')))).toEqual({
      'exterior-stain': 19_800,
      'exterior-cleaner': 4950,
      'wood-preserver': 1103,
      'dust-sheet': 9000,
      'masking-film': 10_000,
      'masking-tape~38-mm': 27_200,
      'paint-brush~100-mm': 1,
      'paint-brush~50-mm': 2,
      rags: 4,
      'cling-film': 1,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'dust-mask~ffp2': 1,
    });
  });

  it('US: two stretches of 24 and 16 ft, 6 ft high, new smooth boards, painted on one side', () => {
    // 40 × 6 = 240 sq ft. Paint 300 sq ft a gallon (label), two coats: 1.6 gal = 6057 ml. Primer once at 300: 0.8 gal
    //   = 3029 ml. Knots: shops sell stain blocker for knotting, 125 ml. New wood needs no cleaner.
    // Foot 40 ft × 150 mm = 1.8288 m², twice at 150 sq ft/gal (3.6813 m²/L) = 993.6 ml. End grain 12.192 × 0.04 and
    //   eight posts = 0.56768 m², six times: 925.4 ml.
    // 240 sq ft = 22.297 m²: 3 sheets of each grit, 223 g of filler.
    const plan = planIn(
      'us',
      { sides: 'one', wood: 'planed', state: 'new', finish: 'paint' },
      fence('24 ft', '16 ft'),
    );
    expect(needsOf(plan)).toMatchObject({
      'exterior-paint': 6057,
      'exterior-primer': 3029,
      'stain-blocker': 125,
      'wood-preserver': 1920,
      'exterior-filler': 223,
      'sandpaper~80-grit': 3,
      'sandpaper~120-grit': 3,
      // 9 m of sheets 3 ft wide, moved along.
      'dust-sheet': 8230,
    });
    expect(plan.drawings.map(({ name }) => name)).toEqual(['Fence, stretch 1', 'Fence, stretch 2']);
  });

  it('China: a boarded wall of 4 × 2.5 m with a door of 1 × 2 m, old paint, three coats', () => {
    // 10 − 2 = 8 m². Rough boards under old paint 6 m²/L, below the label's 8: 8 × 3 ÷ 6 = 4 L. A quarter primed (our estimate):
    //   2 m² of rough wood at 5 m²/L = 0.4 L, and shellac on knots. A quarter of the foot, 4 × 0.15 ÷ 4 = 0.15 m², twice
    //   at 8: 37.5 ml; ends 4 × 0.04 = 0.16 m², six times: 120 ml.
    // One sheet of each grit; no special cleaner. (桶身标注)
    const plan = planIn(
      'cn',
      { wood: 'sawn', state: 'painted', finish: 'paint', coats: '3', height: '9 m' },
      shed,
    );
    expect(needsOf(plan)).toMatchObject({
      'exterior-paint': 4000,
      'exterior-primer': 400,
      'wood-preserver': 158,
      'exterior-filler': 80,
      'sandpaper~80-grit': 1,
      'sandpaper~120-grit': 1,
      knotting: 125,
    });
    expect(Object.keys(needsOf(plan))).not.toContain('exterior-cleaner');
    // The height of a fence is not asked of a wall, so what was typed there is no problem here.
    expect(plan.problems).toEqual({});
  });
});

const firstWith = (plan: JobPlan, gate: string): string | undefined =>
  plan.steps.find(({ gates = [] }) => gates.some((one) => one === gate))?.id;

const newWood = (finish: string): readonly string[] =>
  stepIds(planIn('uk', { state: 'new', finish }, fence('5 m')));
const stain = (wood: string): number | undefined =>
  needsOf(planIn('uk', { wood, height: '2 m', sides: 'one' }, fence('6 m')))['exterior-stain'];

const days = (typed: Typed, long = '5 m') =>
  planIn('uk', { height: '1.8 m', sides: 'one', ...typed }, fence(long)).steps[0]?.detail;

const tools = (height: string) =>
  planIn('eu', {}, { ...shed, height }).steps.find(({ id }) => id === 'coat-1')?.tools;

const sanding = (region: 'uk' | 'us' | 'eu' | 'cn', state: string) => {
  const typed = { sides: 'one', wood: 'planed', state, finish: 'paint', height: '1 m' };
  const plan = planIn(region, typed, fence('16 m'));
  const needs = needsOf(plan);
  const minutes = plan.steps.find(({ id }) => id === 'sand')?.minutes;
  return [needs['sandpaper~80-grit'], needs['sandpaper~120-grit'], minutes];
};

const toldOf = (typed: Typed) =>
  planIn('uk', { wood: 'planed', ...typed }, fence('5 m'))
    .steps.map(({ detail }) => detail)
    .join(' ');

describe('paintOutsideWood', () => {
  it('asks about lead before washing old paint, and needs ladders for high boards', () => {
    const old = planIn('uk', { state: 'painted', height: '2.4 m' }, fence('5 m'));
    expect([firstWith(old, 'lead'), firstWith(old, 'height')]).toEqual(['lead', 'wash']);
    const low = planIn('uk', { height: '1.8 m' }, fence('5 m'));
    expect([firstWith(low, 'lead'), firstWith(low, 'height')]).toEqual([undefined, undefined]);
  });

  it('tests old stain of a wall that may hold lead before it is washed, brushed or sanded', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const wood of ['lapped', 'planed']) {
        const plan = planIn(region, { wood, state: 'weathered' }, shed);
        expect(firstWith(plan, 'lead'), region).toBe('lead');
        const ids = plan.steps.map(({ id }) => id);
        const rubs = new Set(['drop', wood === 'planed' ? 'sand' : 'brush']);
        for (const { id, safety, gates, uses } of plan.steps.filter((one) => rubs.has(one.id))) {
          expect(ids.indexOf(id)).toBeGreaterThan(ids.indexOf('lead'));
          expect([id, gates]).toEqual([id, expect.arrayContaining(['lead'])]);
          expect(safety).toMatch(/stain showed lead/);
          expect(uses).toContain('silica-mask');
        }
        // Chinese shops sell no swabs: a laboratory tests.
        expect(needsOf(plan)['lead-test']).toBe(region === 'cn' ? undefined : 3);
      }
      expect(stepIds(planIn(region, { state: 'new' }, shed))).not.toContain('lead');
      expect(stepIds(planIn(region, { state: 'weathered' }, fence('5 m')))).not.toContain('lead');
    }
  });

  it('names its cleaner where the list has one', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const state of ['weathered', 'new']) {
        const plan = planIn(region, { state, wood: 'sawn' }, fence('5 m'));
        const named = plan.steps.find(({ id }) => id === 'wash')?.detail?.includes('the cleaner');
        expect(named, `${region} ${state}`).toBe('exterior-cleaner' in needsOf(plan));
      }
    }
  });

  it('primes new wood that is painted, and none that is stained', () => {
    expect(newWood('paint')).toContain('prime');
    expect(newWood('stain')).not.toContain('prime');
  });

  it('uses 6 m² a litre for smooth wood and 4 for rough wood', () => {
    expect([stain('planed'), stain('sawn'), stain('lapped')]).toEqual([4000, 6000, 6600]);
    // Primer seals rough wood like old paint: 10 × 1.8 × 2 sides × 2 coats ÷ 6.
    for (const state of ['new', 'weathered', 'painted']) {
      const typed = { height: '1800', wood: 'sawn', state, finish: 'paint' };
      expect(needsOf(planIn('uk', typed, fence('10 m')))['exterior-paint']).toBe(12_000);
    }
  });

  it('wants as many dry days as preservative, primer and coats take', () => {
    // 9 m² take 45 minutes a coat: two in the ten hours of a day, 4 h apart, after the night of the preservative.
    expect(days({ coats: '2' })).toMatch(/ 2 days /);
    expect(days({ coats: '2', state: 'painted', finish: 'paint' })).toMatch(/ 3 days /);
    expect(days({ coats: '3' }, '60 m')).toMatch(/ 4 days /);
    // 360 m² take 30 h a coat, and as long a primer: 1 + 3 + 6 days.
    const painted = { wood: 'sawn', state: 'new', finish: 'paint', height: '2.4 m' };
    expect(days(painted, '150 m')).toMatch(/ 10 days /);
    expect(days({ state: 'new' })).toMatch(/^First let pressure-treated wood weather/);
  });

  it('tapes doors and windows of a wall, and speaks of no posts there', () => {
    const plan = planIn('uk', {}, shed);
    // 4 m of foot, 2.5 m at each end, 6 m round the door.
    expect(needsOf(plan)['masking-tape~38-mm']).toBe(15_000);
    const said = plan.steps.map(({ detail }) => detail).join(' ');
    expect(said).not.toMatch(/post|neighbour/);
    const blank = planIn('uk', {}, { ...shed, openings: [] });
    expect(blank.steps.map(({ detail }) => detail).join(' ')).not.toMatch(/windows/);
  });

  it('caulks round doors and windows of an American wall before it is masked and painted again', () => {
    const again = { state: 'painted', finish: 'paint' };
    const ids = stepIds(planIn('us', again, shed));
    expect(ids.indexOf('caulk')).toBe(ids.indexOf('mask') - 1);
    // Round a door of 1 × 2 m: 6 m, of 12 m a tube.
    expect(needsOf(planIn('us', again, shed))['caulk']).toBe(1);
    for (const plan of [
      planIn('us', again, { ...shed, openings: [] }),
      planIn('us', { ...again, state: 'new' }, shed),
      planIn('uk', again, shed),
    ]) {
      expect(stepIds(plan)).not.toContain('caulk');
    }
  });

  it('refuses stain on old paint, and primes weathered wood that is painted', () => {
    const stained = planIn('uk', { state: 'painted', finish: 'stain' }, fence('5 m'));
    expect(stained.warnings).toMatchObject([{ rule: 'stain-over-paint', severity: 'stop' }]);
    const painted = planIn('uk', { state: 'painted', finish: 'paint' }, fence('5 m'));
    expect(painted.warnings).toEqual([]);
    expect(stepIds(planIn('us', { finish: 'paint' }, fence('20 ft')))).toContain('prime');
  });

  it('works on a tall wall from a platform, the mending and the tape too', () => {
    expect(tools('4.2 m')).toContain('work-platform');
    expect(tools('2.5 m')).toContain('stepladder');
    const high = planIn('eu', {}, { ...shed, height: '4.2 m' }).steps;
    expect(high.filter((one) => one.tools?.includes('work-platform')).map(({ id }) => id)).toEqual([
      'wash',
      'mend',
      'brush',
      'mask',
      'preserve',
      'coat-1',
      'coat-2',
      'clear',
    ]);
  });

  it('names water-based paint and stain, or takes white spirit for oil', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const finish of ['paint', 'stain']) {
        const { materials } = planIn(
          region,
          { finish, state: 'new', height: '1.2 m' },
          fence('5 m'),
        );
        const named = materials.filter(({ product }) =>
          ['exterior-stain', 'exterior-paint', 'exterior-primer'].some((one) => one === product),
        );
        const isOil = materials.some(({ product }) => product === 'white-spirit');
        const waterBased = named.filter(({ name }) => /water-based/i.test(name ?? ''));
        expect(waterBased.length, `${region} ${finish}`).toBe(isOil ? 0 : named.length);
        expect(isOil).toBe(region === 'cn' && finish === 'stain');
      }
    }
  });

  it('lets oil, which is sold for stain in China, dry for a day and wipes it off', () => {
    const oiled = planIn('cn', { coats: '2', height: '1.2 m' }, fence('5 m'));
    // Oil builds no film: it is renewed sooner than a stain.
    expect(oiled.steps.at(-1)?.detail).toMatch(/one to two years/);
    const coats = oiled.steps.filter(({ id }) => id.startsWith('coat'));
    expect(coats.map(({ dryMinutes }) => dryMinutes)).toEqual([1440, 1440]);
    expect(coats[1]?.detail).toMatch(/wipe off/);
    expect(oiled.steps[0]?.detail).toMatch(/ 3 days /);
    expect(needsOf(oiled)).toMatchObject({ 'white-spirit': 500, rags: 8 });
    expect(needsOf(oiled)).not.toHaveProperty('cling-film');
    const painted = needsOf(planIn('cn', { finish: 'paint', height: '1.2 m' }, fence('5 m')));
    expect(painted).not.toHaveProperty('white-spirit');
  });

  it('scrapes loose paint off before it fills, with mask and lead test', () => {
    const { steps } = planIn('uk', { state: 'painted', finish: 'paint' }, fence('5 m'));
    const mend = steps.find(({ id }) => id === 'mend');
    expect(mend?.detail).toMatch(/Scrape off what is loose, then press filler/);
    expect(mend?.gates).toContain('lead');
    expect(mend?.uses).toContain('silica-mask');
    const sand = steps.find(({ id }) => id === 'sand');
    expect(sand?.detail).not.toMatch(/[Ss]crape/);
    // It is sanded wet, and dries for a day.
    expect([sand?.uses?.includes('wet-sandpaper'), sand?.dryMinutes]).toEqual([true, 1440]);
  });

  it('counts a coarse sheet for 2 m² of grey planed wood, and three times the minutes of new wood', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      expect([region, ...sanding(region, 'new')]).toEqual([region, 2, 2, 80]);
      expect([region, ...sanding(region, 'weathered')]).toEqual([region, 8, 2, 240]);
    }
  });

  it('digs the foot free before the wash, covers the ground after it, and warns of oily rags with oil alone', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const finish of ['stain', 'paint']) {
        const { steps } = planIn(region, { finish, height: '1.2 m' }, fence('5 m'));
        const ids = steps.map(({ id }) => id);
        expect(ids.indexOf('foot')).toBe(ids.indexOf('wash') - 1);
        expect(steps.find(({ uses = [] }) => uses.includes('dust-sheet'))?.id).toBe('mask');
        const warned = steps.some(({ gates = [] }) => gates.includes('fire'));
        expect(warned).toBe(region === 'cn' && finish === 'stain');
      }
    }
  });

  it('counts preservative for all end grain, once for a fence that is painted on both sides', () => {
    // 12 m: 12 × 0.04 and eight posts = 0.56 m², six times at the label.
    const rate = { uk: 8, us: 3.6813, eu: 8, cn: 8 };
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const sides of ['one', 'both']) {
        const typed = { sides, state: 'new', height: '1.2 m' };
        const need = needsOf(planIn(region, typed, fence('12 m')))['wood-preserver'] ?? 0;
        const foot = 12 * 0.15 * 2 * (sides === 'both' ? 2 : 1);
        const litres = (foot + 0.56 * 6) / rate[region];
        expect(Math.abs(need - 1000 * litres)).toBeLessThan(2);
      }
    }
  });

  it('speaks of the neighbour’s side if it is painted, and of grey wood if it is old', () => {
    expect(toldOf({ sides: 'both' })).toMatch(/their side/);
    expect(toldOf({ sides: 'one' })).not.toMatch(/their side/);
    expect(toldOf({ state: 'weathered' })).toMatch(/grey is off/);
    expect(toldOf({ state: 'new' })).not.toMatch(/grey/);
  });

  it('waits two days after washing and names each coat', () => {
    const { steps } = planIn('uk', { coats: '3' }, fence('5 m'));
    expect(steps.find(({ id }) => id === 'wash')?.dryMinutes).toBe(2880);
    expect(steps.filter(({ id }) => id.startsWith('coat')).map(({ title }) => title)).toEqual([
      'First coat',
      'Second coat',
      'Third coat',
    ]);
  });
});

it('lists knotting for the knots of what is primed, a bottle at least', () => {
  for (const [long, millilitres] of [
    ['5 m', 125],
    ['45 m', 250],
  ] as const) {
    const typed = { height: '2 m', sides: 'one', wood: 'sawn', state: 'new', finish: 'paint' };
    expect(needsOf(planIn('uk', typed, fence(long)))['knotting']).toBe(millilitres);
  }
});

it('sands a spot of new planed wood before it lets the wood weather longer', () => {
  for (const [wood, isSanded] of [
    ['planed', true],
    ['sawn', false],
  ] as const) {
    const { steps } = planIn('eu', { wood, state: 'new' }, fence('5 m'));
    const drop = steps.find(({ id }) => id === 'drop');
    expect(drop?.detail.includes('sand a spot')).toBe(isSanded);
    expect(drop?.tools?.includes('sanding-block')).toBe(isSanded);
  }
});
