import { beforeAll, describe, expect, it } from 'vitest';
import { slowedByCold } from '../../../../web/planner/jobs/kit/weather/cold.ts';
import type { JobPlan, Step } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as paintWoodwork } from '../../../../web/planner/jobs/paint-woodwork/job.ts';
import { scheduleSteps } from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import { enUs } from '../../../../web/language/en-us/products.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import {
  newRoom,
  newThing,
  type RoomInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { plannedWith } from '../../../support/planned.ts';
import { jobSteps } from '../../../../web/planner/calendar/plan-days.ts';
import { newProject } from '../../../../web/planner/schema/project.ts';
import type { HomeFacts } from '../../../../web/planner/jobs/kit/place/home.ts';
import { cheapestPacks } from '../../../../web/planner/shopping/cheapest-packs.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';
import { lineOf, needsOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { placed, sides } from './places.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(paintWoodwork);
});

const bedroom: RoomInput = {
  ...newRoom('bedroom'),
  sides: sides('rectangle', 4000, 3000),
  height: '2.4 m',
  openings: [
    opening('door', 'C', ['762 mm', '1981 mm'], '500 mm'),
    opening('window', 'A', ['1.2 m', '1.2 m'], '1 m', '0.9 m'),
  ],
};
const american: RoomInput = {
  ...newRoom('den'),
  sides: bedroom.sides.map((side, i) => ({ ...side, length: ['12 ft', '10 ft'][i] ?? '' })),
  height: '8 ft',
  openings: [
    opening('door', 'C', ['30 in', '80 in'], '2 ft'),
    opening('window', 'A', ['36 in', '48 in'], '4 ft', '3 ft'),
  ],
};
const doors = newThing('doors');
const uk = (typed: Typed = {}): JobPlan => planIn('uk', typed, bedroom);

/** Steps that a stepladder is listed for, by the height of the door. */
const reaches = (height: string, typed: Typed = {}) =>
  planIn('uk', typed, {
    ...bedroom,
    openings: [
      opening('door', 'C', ['762 mm', height], '500 mm'),
      opening('window', 'A', ['1.2 m', '1.4 m'], '1 m', '0.9 m'),
    ],
  })
    .steps.filter(({ tools = [] }) => tools.includes('stepladder'))
    .map(({ id }) => id);

const detail = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);

describe('what a step says', () => {
  it('names only what is painted, in order', () => {
    const said = detail(uk({ windows: 'leave', banister: '2 m' }), 'coat-1')?.detail ?? '';
    expect(said).toMatch(/doors.*linings.*banister.*skirting/);
    expect(said).not.toMatch(/[Ww]indows|radiators/);
    expect(detail(uk({ radiators: '1' }), 'coat-1')?.detail).toMatch(/window boards.*radiators/);
    const alone = detail(planIn('uk', { doorCount: '3' }, doors), 'coat-1')?.detail ?? '';
    expect(alone).not.toMatch(/skirting|[Ww]indows|banister/);
  });

  it('scrapes no paint off bare wood, and speaks of a lead test only if there is one', () => {
    const bare = detail(uk({ state: 'bare' }), 'fill');
    expect(`${bare?.detail} ${bare?.safety}`).not.toMatch(/paint|lead/);
    const old = detail(uk({ state: 'sound' }), 'fill');
    expect(old?.safety).toMatch(/lead/);
  });

  it('sands old paint wet, and only its filler dry', () => {
    const old = detail(uk({ state: 'gloss' }), 'sand');
    expect(old?.detail).toMatch(/All the rest wet with grit 240/);
    const bare = planIn('uk', { state: 'bare' }, bedroom);
    expect(detail(bare, 'sand')?.detail).not.toMatch(/wet/);
    expect(`${detail(bare, 'undercoat')?.check}`).not.toMatch(/old colour/);
  });

  it('warns of a bare door that is painted on one face only', () => {
    for (const place of [bedroom, doors]) {
      for (const [painted, state, isWarned] of [
        ['one', 'bare', true],
        ['both', 'bare', false],
        ['frame', 'bare', false],
        ['one', 'sound', false],
      ] as const) {
        const { warnings } = planIn('uk', { sides: painted, state }, place);
        expect(warnings.some(({ rule }) => rule === 'one-bare-face')).toBe(isWarned);
      }
    }
  });

  it('rubs primer down before the next coat, in every region', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const coats of ['1', '2']) {
        const plan = planIn(region, { state: 'bare', coats }, doors);
        const at = plan.steps.findIndex(({ id }) => id === 'prime');
        // Caulk holds on primed wood, and tape comes after it.
        const [caulk, mask, next] = plan.steps.slice(at + 1);
        expect([caulk?.id, mask?.id], region).toEqual(['caulk', 'mask']);
        expect(next?.detail, region).toMatch(/^Rub/);
        expect(next?.uses).toContain('wet-sandpaper');
      }
    }
  });

  it('calls the coat on old gloss no other product than the list', () => {
    for (const region of ['us', 'cn'] as const) {
      const plan = planIn(region, { state: 'gloss' }, doors);
      expect(detail(plan, 'undercoat')?.title).toBe('Prime all of it');
      expect(detail(plan, 'undercoat')?.uses).toContain('wood-primer');
    }
    // American shops sell bonding primer for old gloss.
    expect(enUs.names?.['wood-primer']).toMatch(/^Bonding primer, water-based/);
  });

  it('takes wax off and washes oil and blocker out with spirit: primer and undercoat are water-based', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const state of ['sound', 'gloss', 'stained', 'bare']) {
        for (const paint of ['satin', 'oil']) {
          const plan = planIn(region, { state, paint }, bedroom);
          const washed = plan.steps.filter(({ uses = [] }) => uses.includes('white-spirit'));
          const blocks = state === 'stained';
          expect(
            washed.map(({ id }) => id),
            `${region} ${state} ${paint}`,
          ).toEqual([
            // Wax comes off with it, before wood is filled.
            ...(state === 'stained' ? ['wax'] : []),
            ...(blocks ? ['block'] : []),
            ...(paint === 'oil' ? ['coat-1', 'coat-2', 'keep'] : []),
          ]);
          if (blocks) {
            const ids = plan.steps.map(({ id }) => id);
            expect(ids.indexOf('wax')).toBe(ids.indexOf('fill') - 1);
            expect(detail(plan, 'wax')?.safety).toMatch(/Gloves.*windows open, no flame/);
            expect(detail(plan, 'wax')?.uses).toContain('waterproof-gloves');
          }
          // Washed before the next coat takes the same brushes.
          const said = plan.steps.flatMap((one) =>
            one.detail?.includes('as the label says') ? [one.id] : [],
          );
          expect(said, `${region} ${state} ${paint}`).toEqual(blocks ? ['block'] : []);
          const dry = detail(plan, 'undercoat')?.dryMinutes;
          if (dry !== undefined) expect(dry).toBeLessThan(24 * 60);
        }
      }
    }
  });

  it('leaves radiators out of what is for wood only', () => {
    const plain = needsOf(uk({ state: 'gloss' }));
    const heated = needsOf(uk({ state: 'gloss', radiators: '3' }));
    expect(heated['undercoat']).toBe(plain['undercoat']);
    expect(heated['trim-paint']).toBeGreaterThan(plain['trim-paint'] ?? 0);
  });

  it('says and buys nothing for wood if radiators alone are painted, whatever the state of wood', () => {
    const alone = { doors: false, skirting: false, windows: 'leave', radiators: '2' };
    const plans = ['sound', 'gloss', 'stained', 'bare'].map((state) => uk({ ...alone, state }));
    for (const plan of plans) expect(plan).toEqual(plans[0]);
    const bought = Object.keys(needsOf(uk(alone))).join(' ');
    expect(bought).not.toMatch(/filler|knotting|primer|blocker|undercoat|sandpaper~1/);
    const told = uk(alone).steps.flatMap((one) => [one.detail, one.check ?? '']);
    expect(told.filter((said) => /wood|grain|[Ff]iller|varnish|moulding/.test(said))).toEqual([]);
  });

  it('calls a single coat no first one', () => {
    expect(detail(uk({ coats: '1' }), 'coat-1')?.title).toBe('Paint');
    expect(detail(uk(), 'coat-1')?.title).toBe('First coat');
  });

  it('is reached from a stepladder above 2.1 m', () => {
    expect(reaches('1981 mm')).toEqual([]);
    const all = ['wash', 'fill', 'sand', 'caulk', 'mask', 'prime', 'coat-1', 'coat-2'];
    expect(reaches('2110 mm')).toEqual(all);
    expect(reaches('1981 mm', { windows: 'whole' })).toEqual(all);
  });

  it('buys a sleeve for each coat that is rolled, the stain blocker too', () => {
    expect(needsOf(uk({ state: 'stained' }))['mini-roller-sleeve']).toBe(
      (needsOf(uk())['mini-roller-sleeve'] ?? 0) + 1,
    );
  });
});

describe('three homes, taken off by hand', () => {
  it('UK: a room of 4 × 3 m, a panelled door on both sides, a window board, sound paint, satin', () => {
    // Door 0.762 × 1.981, once round 2 × 1.981 + 0.762 = 4.724 m. Faces 2 × 1.5095 × 1.30 ÷ 1.20 (IS 1200-15) = 3.2706;
    //   edges 40 mm: 0.1890; lining 150 mm girth: 0.7086; architraves 2 × (70 + 15) mm × (4.724 + 2 × 0.07): 0.8269.
    // Board (1.2 + 0.1) × 0.225 = 0.2925. Skirting 14 − (0.762 + 2 × 0.07) = 13.098 m × 0.12 = 1.5718.
    // In all 6.8593 m²; two coats at 14 m²/L (label) = 980 ml. A twentieth primed at 12: 29 ml.
    // Cleaner 500 ml for 60 m²: 58; filler 10 g/m²: 69; a wet sheet for 5 m² twice: 4; the filler of 20 m²
    //   takes a sheet of each grit. Sheets: the whole floor, and 2 m² beyond the door. Edges 13.098 + 2 × 4.724
    //   + 1.3 of the board = 23.846 m: 2 tubes of 20 m; tape along them and the floor: 36.944 m. Sheets 13.098 × 1 + 2 sides × 2 m².
    const plan = uk();
    expect(needsOf(plan)).toEqual({
      'trim-paint': 980,
      'wood-primer': 29,
      'wall-cleaner': 58,
      'wood-filler': 69,
      'sandpaper~120-grit': 1,
      'sandpaper~180-grit': 1,
      'wet-sandpaper~240-grit': 4,
      caulk: 2,
      'masking-tape~38-mm': 36_944,
      'dust-sheet': 14_000,
      'paint-brush~25-mm': 1,
      'paint-brush~50-mm': 1,
      'mini-roller-sleeve': 2,
      'tack-cloth': 1,
      rags: 4,
      'cling-film': 1,
      'lead-test': 4,
      'waterproof-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
    expect(plan.figures.map(({ value }) => value)).toEqual(['6.9 m²', '2', '13.098 m']);
  });

  it('US: 12 × 10 ft, a flush door of bare wood, a wooden window, oil enamel', () => {
    // Door 30 × 80 in = 0.762 × 2.032, round 4.826 m. Faces 3.0968; edges 0.1930; jamb 0.7239; casing 2 × (63.5 + 15) mm
    //   × (4.826 + 0.127) = 0.7776. Window 1.2 × 0.9144 × 1.2192 = 1.3378 (trade practice). Baseboard 44 ft − 35 in
    //   = 12.5222 m × 5.25 in = 1.6698. In all 7.7990 m².
    // Enamel 375 sq ft/gal = 9.2034 m²/L, two coats: 1695 ml. Primer on all at 300 = 7.3627: 1060 ml. Knots: shops sell
    //   stain blocker for knotting. No undercoat there. Spirits 0.25 L a coat. Panes 2 × 2.1336 m more of tape,
    //   and round the casing 2 × (2.1336 + 4 × 0.0635) = 4.7752 m.
    const plan = planIn(
      'us',
      { state: 'bare', paint: 'oil', leaf: 'flush', windows: 'whole', colour: 'Navajo' },
      american,
    );
    expect(needsOf(plan)).toMatchObject({
      'trim-solvent~navajo': 1695,
      'wood-primer': 1060,
      'stain-blocker': 125,
      'white-spirit': 500,
      'masking-tape~1.88-in': 43_739,
      'dust-mask~n95': 1,
    });
    expect(Object.keys(needsOf(plan))).not.toContain('lead-test');
    expect(plan.drawings[0]?.says).toMatch(
      /^2′\u00a06″ × 6′\u00a08″: piece by piece from the top \(1–8\), edges and lining \(9\)/,
    );
  });

  it('China: three varnished doors without a room, one side, 20 m of skirting, a banister, a radiator', () => {
    // Flush 0.8 × 2.0, round 4.8: face 1.6, lock edge 0.08, half the lining 0.36, trim 0.075 × 4.92 = 0.369: 2.409 × 3
    //   = 7.227. Skirting 20 × 0.08 = 1.6. Banister 4 × 0.9 (IS 1200-15, closed) = 3.6. Wood 12.427 m².
    // Stain blocker at 10 m²/L (label), a tenth twice: 1243 × 1.1 = 1367 ml.
    // Radiator 2 × 1 × 0.6 = 1.2; 13.627 m² in three coats at 10 (桶身标注) = 4089 ml.
    const plan = planIn(
      'cn',
      {
        doorCount: '3',
        sides: 'one',
        state: 'stained',
        run: '20 m',
        paint: 'gloss',
        coats: '3',
        banister: '4 m',
        radiators: '1',
      },
      doors,
    );
    expect(needsOf(plan)).toMatchObject({
      'trim-gloss': 4089,
      'stain-blocker': 1367,
      'sandpaper~120-grit': 1,
      'sandpaper~180-grit': 1,
      'silica-mask~kn100': 1,
    });
    expect(stepIds(plan)).toEqual(
      'clear,radiators,lead,wash,wax,fill,sand,caulk,mask,block,coat-1,coat-2,coat-3,refit,keep'.split(
        ',',
      ),
    );
    expect(plan.steps.find(({ id }) => id === 'sand')?.detail).toContain('grit 120');
  });
});

/** Products under the finish. */
const under = (plan: JobPlan): readonly string[] =>
  stepIds(plan).filter((id) => ['knot', 'prime', 'block', 'undercoat'].includes(id));

const underInUs = (state: string): readonly string[] => under(planIn('us', { state }, american));

describe('what is there', () => {
  it('decides what goes on first', () => {
    const states = ['sound', 'gloss', 'stained', 'bare'] as const;
    expect(Object.fromEntries(states.map((state) => [state, under(uk({ state }))]))).toEqual({
      sound: ['prime'],
      gloss: ['prime', 'undercoat'],
      stained: ['block'],
      bare: ['knot', 'prime', 'undercoat'],
    });
    // No undercoat is sold in the US: primer holds on to old gloss, and once is enough on bare wood.
    expect([underInUs('gloss'), underInUs('bare')]).toEqual([['undercoat'], ['knot', 'prime']]);
  });

  it('is tested for lead before it is scraped, unless the home is young enough or the wood bare', async () => {
    const job = await paintWoodwork.load('en');
    const place = placed(bedroom);
    const inHome = async (home: Partial<HomeFacts>, typed: Typed = {}) =>
      job.here(await contextIn('uk', 'metric', 'en', home)).plan(place, typed);
    for (const built of [undefined, 1965, 1985]) {
      const { steps, gates, materials } = await inHome({ built });
      const asks = steps.filter((one) => one.gates?.includes('lead')).map(({ id }) => id);
      expect(asks).toEqual(['lead', 'fill', 'sand']);
      expect(gates.map(({ id, severity }) => [id, severity])).toEqual([['lead', 'stop']]);
      expect(materials.map(({ product }) => product)).toContain('lead-test');
    }
    for (const plan of [await inHome({ built: 2001 }), uk({ state: 'bare' })]) {
      expect(plan.gates).toEqual([]);
      expect(plan.materials.map(({ product }) => product)).not.toContain('lead-test');
    }
    // Wood is bare, its radiators are not: two swabs, and wet paper for their old paint.
    const { steps, materials } = await inHome({ built: 1955 }, { state: 'bare', radiators: '2' });
    const asks = steps.filter((one) => one.gates?.includes('lead')).map(({ id }) => id);
    expect(asks).toEqual(['lead', 'sand']);
    const sand = steps.find(({ id }) => id === 'sand');
    expect(sand?.detail).toMatch(/Radiators wet with grit 240/);
    expect(sand?.uses).toEqual(expect.arrayContaining(['silica-mask']));
    expect(materials.find(({ product }) => product === 'lead-test')).toMatchObject({ need: 2 });
  });

  it('keeps seals of fire doors bare, and takes handles off first', () => {
    const { steps } = uk();
    const said = (id: string): string => steps.find((one) => one.id === id)?.detail ?? '';
    expect(said('mask')).toMatch(/fire door, its seals, label and closer: they stay unpainted/);
    expect(stepIds(uk()).slice(0, 1)).toEqual(['clear']);
    expect(said('clear')).toMatch(/^Take handles/);
  });
});

describe('the finish', () => {
  it('a solvent finish waits a day per coat, two at 10 °C, needs spirit to clean brushes, and warns', () => {
    const plan = uk({ paint: 'oil' });
    const coat = plan.steps.find(({ id }) => id === 'coat-1') as Step;
    expect([coat.dryMinutes, slowedByCold(coat, 10).dryMinutes]).toEqual([1440, 2880]);
    expect(coat.gates).toEqual(['fire']);
    // The undercoat is water-based.
    expect(needsOf(plan)).toMatchObject({ 'white-spirit': 500, undercoat: 490 });
    expect(plan.warnings.map(({ field }) => field)).toEqual(['paint']);
    expect(uk().warnings).toEqual([]);
    expect(uk().steps.find(({ id }) => id === 'coat-1')?.dryMinutes).toBe(360);
  });

  it('is eggshell only if shops sell it for wood', async () => {
    const job = await paintWoodwork.load('en');
    const offered = async (region: 'uk' | 'us' | 'eu' | 'cn') => {
      const { paint } = job.here(await contextIn(region)).fields;
      return paint?.kind === 'choice' && Object.hasOwn(paint.options, 'eggshell');
    };
    expect(await Promise.all((['uk', 'us', 'eu', 'cn'] as const).map(offered))).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(needsOf(uk({ paint: 'eggshell' }))['trim-eggshell']).toBe(980);
  });
});

/** The numbers on the drawing of the door. */
const numbers = (typed: Typed): string | undefined =>
  uk(typed)
    .drawings[0]?.notes?.map(({ text }) => text)
    .join(' ');

it('buys no tin for the touch-up jar alone, though 2.5 L is no multiple of 750 ml', () => {
  const jars = ['10', '14', '20', '24', '26', '30'].map((banister) => {
    const line = lineOf(uk({ paint: 'oil', banister: `${banister} m` }), 'trim-solvent');
    if (line?.form !== 'packs') throw new Error('no paint');
    const { need, spare = 0, packs } = line;
    expect(cheapestPacks(need + spare, packs)?.cost).toBe(cheapestPacks(need, packs)?.cost);
    return spare;
  });
  expect(Math.max(...jars)).toBe(100);
});

describe('the parts', () => {
  it('are numbered as they are painted: panels, uprights, rails, stiles, edges, architrave, skirting', () => {
    expect(numbers({})).toBe('1 1 1 1 2 2 3 3 3 4 4 5 6 7 7');
    expect(numbers({ leaf: 'flush' })).toBe('1 2 3 4 5 6 7 8 9 10 11 11');
    expect(numbers({ sides: 'frame', skirting: false })).toBe('1 2');
    // The window is over its board and the skirting.
    expect(uk({ windows: 'whole' }).drawings[1]?.says).toBe(
      '1.20 m × 1.20 m, 0.90 m above the floor: sash, next to the pane (1), its frame (2), board (3), skirting (4).',
    );
    expect(uk().drawings[1]?.notes?.map(({ text }) => text)).toEqual(['1', '2']);
  });

  it('leave out what is not painted: skirting stops at the frames, walls and doors can be left', () => {
    const [all, plan] = [uk(), uk({ 'walls.B': false, doors: false })];
    expect(all.drawings[2]?.notes?.map(({ text }) => text)).toEqual([
      '1',
      '3: 4.00 m',
      '3: 3.00 m',
      '2',
      '3: 0.43 m',
      '3: 2.668 m',
      '3: 3.00 m',
    ]);
    expect(plan.figures.map(({ value }) => value)).toEqual(['1.5 m²', '10.098 m']);
    expect(plan.drawings[1]?.says).toBe(
      'In this order, for dust comes from the floor: windows (1), 10.098 m of skirting (3).',
    );
  });

  it('count doors without a room, and report an empty job', () => {
    const more = (count: string) => needsOf(uk({ moreDoors: count }))['trim-paint'] ?? 0;
    // A further door is as large as the one measured: 4.9951 m², two coats of two at 14 m²/L
    //   = 1427.2 ml on top of 979.9, rounded up.
    expect(more('2') - more('0')).toBe(1428);
    const none = uk({ doors: false, skirting: false, windows: 'leave' });
    expect([none.materials, Object.keys(none.problems)]).toEqual([[], ['doors']]);
  });
});

describe('a room that is painted and whose woodwork is painted', () => {
  it('does the wood after walls and ceiling, before paper and floor, in whatever order they were added', async () => {
    const options = { locale: BRITISH.metric, catalogue: await loadAll('uk') };
    const slugs = ['hang-wallpaper', 'paint-woodwork', 'lay-a-laminate-floor', 'paint-a-room'];
    const derived = (...some: readonly string[]) =>
      plannedWith(
        {
          ...newProject('p', 1),
          places: [bedroom],
          jobs: some.map((slug) => ({ id: slug, slug, place: bedroom.id, typed: {} })),
        },
        options,
      );
    const { jobs, list } = derived(...slugs);
    const order = scheduleSteps(jobs.map((one) => jobSteps(one))).steps.map(({ job }) => job);
    expect([...new Set(order)]).toEqual([
      'paint-a-room',
      'paint-woodwork',
      'hang-wallpaper',
      'lay-a-laminate-floor',
    ]);
    expect(order.lastIndexOf('paint-a-room')).toBeLessThan(order.indexOf('paint-woodwork'));

    const need = (lines: typeof list.lines, id: string) => {
      const found = lines.filter((line) => line.id === id);
      expect(found.length).toBe(1);
      return found[0]?.amounts?.need ?? 0;
    };
    const both = derived('paint-a-room', 'paint-woodwork').list.lines;
    const [room, wood] = ['paint-a-room', 'paint-woodwork'].map((slug) => derived(slug).list.lines);
    if (room === undefined || wood === undefined) throw new Error('no list');
    for (const id of ['sandpaper~120-grit', 'masking-tape~38-mm', 'wall-cleaner', 'rags']) {
      // Parts of a pack are added before they are rounded up.
      const apart = need(room, id) + need(wood, id);
      expect([apart - 1, apart]).toContain(need(both, id));
    }
    // Sheets and gloves last: the job that takes more of them lends them to the other.
    for (const id of ['dust-sheet', 'waterproof-gloves']) {
      expect(need(both, id)).toBe(Math.max(need(room, id), need(wood, id)));
    }
  });
});

it('moves its sheets along through a home', () => {
  const plan = planIn('us', { doorCount: '6', run: '30 m', banister: '4 m' }, doors);
  expect(needsOf(plan)['dust-sheet']).toBe(24_000);
  expect(detail(plan, 'clear')?.detail).toMatch(/moved along/);
});

it('names only the parts that are painted', () => {
  const plan = planIn('uk', { doorCount: '2', run: '0 m', banister: '4 m' }, doors);
  const words = plan.steps.flatMap((one) => [one.detail, one.check ?? '']).join(' ');
  const whys = plan.materials.map(({ why }) => why).join(' ');
  expect(`${words} ${whys}`).not.toMatch(/skirting|panes|window/i);
  expect(whys).toContain('On the floor under doors and the banister.');
});
