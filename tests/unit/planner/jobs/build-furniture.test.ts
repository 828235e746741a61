import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as buildFurniture } from '../../../../web/planner/jobs/build-furniture/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { hingesOf } from '../../../../web/planner/jobs/build-furniture/hardware.ts';
import { KINDS } from '../../../../web/planner/jobs/build-furniture/piece.ts';
import {
  newRoom,
  newThing,
  newWall,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { length, mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { sceneAtStep } from '../../../../web/planner/scene/at-step.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { LONG, runs } from '../../../support/long.ts';
import { needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { sides } from './places.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(buildFurniture);
});

const THING = newThing('piece');
const planned = (typed: Typed, place: PlaceInput = THING): JobPlan => planIn('uk', typed, place);

const fixed = (typed: Typed): boolean => stepIds(planned(typed)).includes('fix');

const wall = (long: string, height: string): PlaceInput => ({
  ...newWall('w'),
  length: long,
  height,
});

/** The cut list's line of the bottom of a case. */
const bottomOf = (plan: JobPlan): string | undefined =>
  Object.values(piecesOf(plan))
    .flat()
    .find((one) => one.includes('bottom'));

/** Millimetres that a board has at least, by its region and joints. */
const leastBoard = (region: string, joint: string): number => {
  const [joined, housed] = region === 'us' ? [14.2, 11.1] : [15, 12];
  return joint === 'housing' ? housed : joined;
};

/** Size of the scene along an axis, mm. */
const extent = ({ scene }: JobPlan, axis: 0 | 1 | 2): number => {
  const all = scene?.solids ?? [];
  const low = Math.min(...all.map(({ at }) => at[axis]));
  return toMm(mm((Math.max(...all.map(({ at, size }) => at[axis] + size[axis])) - low) / mm(1)));
};

const wallFrame = (typed: Typed) =>
  planned({ kind: 'wall', joint: 'dowel', hold: 'fixed', shelves: '2', ...typed }).steps.find(
    ({ id }) => id === 'frame',
  )?.detail;

describe('three pieces, taken off by hand', () => {
  it('UK: a base cabinet of 18 mm MDF, 600 × 800 × 580, one door, one shelf', () => {
    // Between the sides 600 − 36 = 564, as a carcass of 600 has in every kitchen. Depth 580 − 18 of the door − 3 of
    // the back = 559. Shelf: on four pins, as kitchen makers have it; 2 mm short, 20 back from the door. Under 100 kg/m²
    // it sags 0.9 mm at first, less than 562 ÷ 384. Door 800 − 80 − 3 by 600 − 3; back from the bottom up 720.
    // Joints of 2 ends: bottom 559 deep (500 − … ÷ 150: 5 screws), two rails of 100 and the plinth of 80 (2 each):
    // 2 × (5 + 2 + 2 + 2) = 22. Back screws: 2 × (720 + 600) ÷ 150 = 18. Glue: 8 ends of 10 ml.
    const plan = planned({ kind: 'base' });
    expect(piecesOf(plan)).toEqual({
      'mdf~18-mm': [
        '2 × side 800 × 559',
        '1 × bottom 564 × 559',
        '2 × rail 564 × 100',
        '1 × shelf 562 × 539',
        '1 × plinth 564 × 80',
        '1 × door 717 × 597',
      ],
      'back-board~3-mm': ['1 × back 720 × 600'],
    });
    expect(needsOf(plan)).toMatchObject({
      'confirmat-screws~7x50-mm': 22,
      'wood-screws~3.5x16-mm': 18,
      'wood-glue': 80,
      'shelf-pins': 4,
      'cabinet-hinges': 2,
      'cabinet-handles': 1,
      'wall-straps': 2,
    });
    expect(plan.warnings).toEqual([]);
  });

  it('EU: drawers of melamine, their edges banded all round', () => {
    // 19 mm: between the sides 462, boxes 462 − 26 = 436 outside on runners of 450 (500 − 19 − 3 − 10 = 468).
    // Fronts (800 − 80 − 3 − 3 × 3) ÷ 4 = 177. The lowest box stands 10 above the bottom, at 109, and ends 15 below its
    // front's edge, at 81.5 + 177 − 15: 134.5, cut to 134, and so are all.
    // Bands: sides 2 × 800 and their tops 2 × 478, bottom and top 2 × 462, and four fronts all round: 2 × (497 + 177)
    // each: 8872; and 50 for each of 22 strips.
    const plan = planIn('eu', { kind: 'drawers' }, THING);
    expect(piecesOf(plan)['plywood~12-mm']).toEqual([
      '8 × drawer-side 450 × 134',
      '8 × drawer-end 412 × 134',
    ]);
    expect(needsOf(plan)).toMatchObject({
      'edging-tape~22-mm': 8872 + 22 * 50,
      'drawer-runners~450-mm': 4,
      'cabinet-handles': 4,
      // Through 12 mm into 19: 28 at most.
      'wood-screws~4x25-mm': 16,
    });
    expect(plan.scene?.parts?.find(({ name }) => name === 'drawer front')).toMatchObject({
      count: 4,
      detail: '497 mm × 177 mm × 19 mm, banded all round',
    });
  });

  it('US: a base cabinet of 30 × 34 1/2 × 24 in, after a published plan', () => {
    // Woodworker's Journal 32-2 (2008), “Basic Base Cabinet”: a frameless box of 3/4 plywood, two doors, and behind
    // them one adjustable shelf on four pins. It has a drawer above the doors, and stands on a base of its own.
    // Between sides of 0.703 in: 30 − 1.406 = 28.594; a door of 0.703 in front and 0.205 of back behind leave 23.092.
    const plan = planIn(
      'us',
      { kind: 'base', width: '30"', height: '34 1/2"', depth: '24"' },
      THING,
    );
    expect(plan.scene?.parts?.filter(({ name }) => name.includes('shelf'))).toMatchObject([
      { name: 'shelf', count: 1 },
    ]);
    expect(plan.scene?.parts?.find(({ name }) => name === 'door')).toMatchObject({ count: 2 });
    expect(needsOf(plan)).toMatchObject({ 'shelf-pins': 4, 'cabinet-hinges': 4 });
    expect(plan.warnings).toEqual([]);
  });

  it('US: a workbench of 2 × 4 and 3/4 plywood, 48 × 24 × 36 in, after a published plan', () => {
    // thatsdays.com, “How to Build a Basic Workbench”: two frames of 48 in rails with 21 in between them, legs of
    // 35 1/4 in in their corners, tops of 24 × 48. Sold plywood is 0.703 thick: legs 35.297. Ours adds a rail across
    // the middle of each frame, and its shelf stands between the legs instead of being notched: 48 − 6 = 42.
    const plan = planIn('us', { kind: 'workbench' }, THING);
    const inch = 25.4;
    const shown = (...inches: readonly number[]) =>
      inches.map((one) => Math.round(one * inch * 10) / 10).join(' × ');
    expect(piecesOf(plan)).toEqual({
      'plywood~23-32-in': [`1 × shelf ${shown(41.9375, 24)}`, `1 × top ${shown(48, 24)}`],
      'stud~2x4': [
        `4 × long-rail ${shown(48)}`,
        `6 × short-rail ${shown(21)}`,
        `4 × leg ${shown(36 - 0.703)}`,
      ],
    });
  });
});

const screwsOf = (typed: Typed): ReadonlySet<string> =>
  new Set(
    REGION_NAMES.flatMap((region) => Object.keys(needsOf(planIn(region, typed, THING)))).filter(
      (id) => id.includes('screws~'),
    ),
  );

describe('screws on the bill', () => {
  it('do not come out through the fronts of drawers', () => {
    for (const [i, id] of ['4x25-mm', '8x1-in', '4x25-mm', '4x25-mm'].entries()) {
      const region = (['uk', 'us', 'eu', 'cn'] as const)[i] ?? 'uk';
      expect(needsOf(planIn(region, { kind: 'drawers' }, THING))).toHaveProperty(
        [`wood-screws~${id}`],
        16,
      );
    }
  });

  it('stay in the posts of a planter and the legs of a workbench', () => {
    expect(screwsOf({ kind: 'planter' })).toEqual(
      new Set(['exterior-screws~4x50-mm', 'exterior-screws~5x50-mm', 'exterior-screws~8x2-in']),
    );
    expect(screwsOf({ kind: 'workbench' })).toEqual(
      new Set([
        'wood-screws~4x40-mm',
        'wood-screws~8x1-5-8-in',
        'wood-screws~6x100-mm',
        'wood-screws~5x70-mm',
        'wood-screws~9x2-1-2-in',
      ]),
    );
  });
});

const detail = (plan: JobPlan, id: string): string =>
  plan.steps.find((one) => one.id === id)?.detail ?? '';

const marked = (joint: string, hold = 'fixed', width = '1600 mm') =>
  detail(planned({ width, load: 'records', joint, hold }), 'mark');

const hung = (type: string): string => {
  const size = { width: '500 mm', height: '500 mm', depth: '200 mm', shelves: '0' };
  const plan = planned({ kind: 'wall', ...size, load: 'clothes', wall: type });
  expect(plan.steps.map(({ id }) => id)).toContain('fix');
  return detail(plan, 'fix');
};

const standsOn = (typed: Typed, product: string) =>
  planned({ kind: 'wardrobe', stands: 'feet', lift: '110 mm', ...typed }).materials.find(
    (one) => one.product === product,
  )?.why;

describe('the parts that screws and clothes need', () => {
  it('has thin screws and pilot holes in the edges of drawers', () => {
    for (const region of REGION_NAMES) {
      const plan = planIn(region, { kind: 'drawers' }, THING);
      const thin = region === 'us' ? 'wood-screws~6x1-1-2-in' : 'wood-screws~3.5x35-mm';
      expect(needsOf(plan)).toHaveProperty([thin]);
      // The bit for the root of the screw, as sold.
      expect(detail(plan, 'boxes')).toContain(`${region === 'us' ? '3/32″' : '2 mm'} pilot holes`);
    }
  });

  it('drills for the rails and the plinth of a case with housings, and counts their ends alone', () => {
    const plan = planned({ kind: 'bookcase', joint: 'housing' });
    expect(detail(plan, 'mark')).toMatch(/plinth drill 7 mm holes/);
    const screws = plan.materials.find(({ product }) => product === 'confirmat-screws');
    // Its uprights stand on a plinth in front and one behind.
    expect(screws?.why).toBe('For 4 ends of boards.');
  });

  it('carries each upright on plinths or feet, front and back, in every region', () => {
    for (const region of REGION_NAMES) {
      for (const kind of ['bookcase', 'wardrobe'] as const) {
        for (const stands of ['plinth', 'feet'] as const) {
          const typed = { kind, stands, width: '1100 mm', load: 'books', depth: '600 mm' };
          const solids = planIn(region, typed, THING).scene?.solids ?? [];
          for (const upright of solids.filter(({ piece }) => piece === 'upright')) {
            const under = solids.filter(
              ({ at, size }) =>
                at[2] === 0 &&
                size[2] <= mm(100) &&
                at[0] < upright.at[0] + upright.size[0] &&
                at[0] + size[0] > upright.at[0],
            );
            expect(under.length, `${region} ${kind} ${stands}`).toBeGreaterThanOrEqual(2);
          }
        }
      }
    }
  });

  it('holds the straps of each wardrobe as if somebody climbed it', () => {
    const typed = { kind: 'wardrobe', width: '48"', height: '84"', depth: '24"', wall: 'stud' };
    const straps = planIn('us', typed, THING).materials.flatMap((one) =>
      one.form === 'packs' && one.joint !== undefined ? [one] : [],
    );
    // 38 mm (1 1/2 in) in the stud.
    expect(straps.map(({ joint }) => toMm(joint?.embed ?? mm(0)))).toEqual([38]);
  });

  it('gives one of two narrow wardrobes the rail and the other the shelves', () => {
    const pieces = Object.values(piecesOf(planned({ kind: 'wardrobe', width: '1200 mm' }))).flat();
    // Cases of 600, 564 between the sides: a rail 5 shorter for its sockets, and no upright.
    expect(pieces.filter((one) => one.includes('rod'))).toEqual(['1 × rod 559']);
    expect(pieces.filter((one) => one.includes('upright'))).toEqual([]);
    expect(partsOf({ kind: 'wardrobe', width: '1100 mm' })).toContain('upright');
  });

  it('says to which widths the boards of a planter are ripped', () => {
    // 500 high of boards of 145 in the EU: 3 rows, and 65.
    const plan = planIn('eu', { kind: 'planter', height: '500 mm' }, THING);
    expect(detail(plan, 'saw')).toMatch(/Rip 4 boards to 65 mm wide/);
    expect(detail(plan, 'back')).toContain('20 mm above the lower ends');
  });

  it('speaks of boards between sides only where there are sides', () => {
    expect(detail(planned({ kind: 'box' }), 'measure')).toContain('between two sides');
    expect(detail(planned({ kind: 'workbench' }), 'measure')).not.toContain('sides');
  });

  it('says how wide and deep the cups of hinges and the grooves are, and how straps are drilled', () => {
    expect(detail(planned({ kind: 'base' }), 'fronts')).toMatch(/35 mm wide and 13 mm deep/);
    expect(detail(planned({ back: 'groove' }), 'mark')).toMatch(/6 mm deep, 10 mm from the back/);
    const fix = (type: string): string => detail(planned({ kind: 'wardrobe', wall: type }), 'fix');
    expect(fix('masonry')).toMatch(/push the plug in/);
    expect(fix('dot-and-dab')).toMatch(/drive its screw through the strap/);
    expect(fix('board')).toMatch(/hole of 16 mm/);
    expect(fix('stud')).toMatch(/middle of a stud/);
  });

  it('say how each kind of fixing goes through the rail of a wall cabinet', () => {
    expect(hung('masonry')).toMatch(
      /mark the wall through those holes.*Drill as deep as the screws/,
    );
    expect(hung('stud')).toMatch(/screw through the rail into the wall.*goes into a stud/);
    expect(hung('dot-and-dab')).toMatch(/Drill through rail and wall/);
    expect(hung('soft-block')).toMatch(/Switch the hammer action off/);
    // Eight do not fit along 587 mm at the 100 mm by which they are counted.
    const wide = { kind: 'wall', width: '1250 mm', load: 'crockery', wall: 'soft-block' };
    const fixings = planned(wide).materials.find(({ why }) => why.includes('fixings'))?.why;
    expect(fixings).toMatch(/^\d+ fixings in all, spread evenly over the rail of each case\.$/);
    expect(hung('board')).toMatch(/mark the wall|rail into the wall/);
  });

  it('takes more fixings rather than one that no thin wall holds or no rail lets through', () => {
    for (const kind of ['dot-and-dab', 'soft-block']) {
      for (const width of ['500 mm', '790 mm', '1100 mm']) {
        const plan = planned({ kind: 'wall', width, wall: kind, load: 'paperbacks' });
        const held = Object.keys(needsOf(plan)).filter((id) => /fix|plug/.test(id));
        expect(held, `${kind} ${width}`).toEqual([expect.stringMatching(/~8x100-mm$/)]);
        expect(detail(plan, 'fix')).not.toContain('thick');
      }
    }
    const records = { kind: 'wall', width: '1130 mm', wall: 'soft-block', load: 'records' };
    expect(detail(planned(records), 'fix')).toMatch(/at least \d+\smm thick/);
  });

  it('sands along a grain only boards that have one', () => {
    const [mdf, plywood] = ['mdf', 'plywood'].map((board) =>
      detail(planned({ board, finish: 'varnish' }), 'varnish'),
    );
    expect(plywood).toContain('along the grain');
    expect(mdf).not.toContain('grain');
  });

  it('places all rails of a workbench', () => {
    const [two, five] = ['690 mm', '2150 mm'].map((width) =>
      detail(planned({ kind: 'workbench', width }), 'frame'),
    );
    expect(two).toContain('one at each end');
    expect(five).toMatch(/5 of them, \d+\smm from middle to middle/);
    // (60 − 1 1/2) ÷ 3.
    const us = planIn('us', { kind: 'workbench', width: '60 in' }, THING);
    expect(detail(us, 'frame').replaceAll('\u00A0', ' ')).toContain('4 of them, 1′ 7 1/2″ from');
  });

  it('takes no time to paint drawer boxes', () => {
    const [four = 0, six = 0] = ['4', '6'].map(
      (drawers) =>
        planned({ kind: 'drawers', finish: 'varnish', drawers }).steps.find(
          ({ id }) => id === 'varnish',
        )?.minutes,
    );
    // Four minutes a coat for each of two fronts.
    expect(six).toBeGreaterThan(0);
    expect(six - four).toBeLessThanOrEqual(20);
  });

  it('says how high its feet are and how many cases stand side by side', () => {
    expect(standsOn({}, 'levelling-feet')).toContain('110 mm');
    expect(standsOn({ width: '1270 mm', doors: 'two' }, 'cabinet-handles')).toContain('2 cases');
    expect(standsOn({ width: '800 mm', doors: 'two' }, 'cabinet-handles')).toBe('One a door.');
  });

  it('sets doors, and the lowest front of a drawer unit, by a measure', () => {
    const [onFloor, onPlinth, inset] = [{ stands: 'floor' }, {}, { fronts: 'inset' }].map((typed) =>
      detail(planned({ kind: 'drawers', ...typed }), 'fronts'),
    );
    // Clear of the floor, or half a gap over a plinth.
    expect(onFloor).toMatch(/lower edge 8\smm above/);
    expect(onPlinth).toMatch(/lower edge 1\.5\smm above/);
    expect(inset).not.toContain('lower edge');
    // Doors too: over the bottom and a gap.
    expect(detail(planned({ kind: 'base', fronts: 'inset' }), 'fronts')).toMatch(/is 21\smm above/);
  });

  it('has packers under fronts only if it has drawers', () => {
    const [drawers, bookcase] = ['drawers', 'bookcase'].map(
      (kind) => planned({ kind }).materials.find(({ product }) => product === 'packers')?.why,
    );
    expect(drawers).toMatch(/fronts/);
    expect(bookcase).toBe('Under a case on an uneven floor.');
  });

  it('lets the hinges of a lid in, and names the parts of a groove', () => {
    const lid = planned({ kind: 'box' }).steps.find(({ id }) => id === 'fronts');
    expect(lid?.detail).toMatch(/chisel it in .* pilot holes/);
    const groove = (kind: string) => detail(planned({ kind, back: 'groove' }), 'mark');
    expect(groove('base')).toContain('sides and bottom in');
    expect(groove('base')).toContain('the rear one close in front of this groove');
    expect(groove('bookcase')).toContain('sides, bottom and top');
    expect(detail(planned({ kind: 'drawers', finish: 'varnish' }), 'varnish')).toContain('bare');
  });

  it('drills pockets of a box into the inside of its ends', () => {
    expect(detail(planned({ kind: 'box', joint: 'pocket' }), 'mark')).toMatch(/inside face/);
  });

  it('lets no pocket screws from the two sides of an upright meet', () => {
    expect(marked('pocket')).toContain('pockets of every second bay');
    expect(marked('pocket')).not.toContain('shelves in every second bay');
    expect(marked('pocket', 'fixed', '400 mm')).not.toContain('second bay');
    expect(marked('pocket', 'pins')).not.toContain('pockets of every second bay');
    for (const joint of ['screw', 'dowel'])
      expect(marked(joint)).toContain('shelves in every second bay');
    expect(marked('housing')).not.toContain('second bay');
  });
});

const held = (load: string) =>
  planIn('us', { kind: 'wall', wall: 'stud', load }, THING).materials.flatMap((one) =>
    one.form === 'packs' && one.joint !== undefined ? [one] : [],
  );

describe('what hangs on studs', () => {
  it('uses two screws per fixing if one is too weak', () => {
    // Through a rail of 3/4 in, a back of 5.2 mm and 13 mm of board: 37.3 mm, and 38 in the stud; with crockery one
    // fixing bears more than 30 kg: a pair, 45 in it.
    const [single] = held('clothes');
    const [pair] = held('crockery');
    expect(single?.id).toBe('wood-screws~9x3-in');
    expect(pair?.id).toBe('wood-screws~10x4-in');
    expect(pair?.why).toContain('Two screws each.');
    expect(pair?.need).toBe(2 * (single?.need ?? 0));
  });
});

/** Names of its shelves. */
const shelvesOf = (typed: Typed): readonly string[] => {
  const names = planned(typed).scene?.parts?.map(({ name }) => name) ?? [];
  return [...new Set(names.filter((name) => name.includes('shelf')))];
};

const partsOf = (typed: Typed): readonly string[] =>
  planned(typed).scene?.parts?.map(({ name }) => name) ?? [];

describe('what depends on what', () => {
  it('hangs doors on hinges by their height', () => {
    expect([600, 900, 901, 1600, 1900, 2300].map((high) => hingesOf(mm(high)))).toEqual([
      2, 2, 3, 3, 4, 5,
    ]);
  });

  it('gives a bookcase uprights until its shelves stay straight', () => {
    for (const region of REGION_NAMES) {
      for (const load of ['mixed', 'books', 'records']) {
        for (const width of ['500 mm', '900 mm', '1200 mm']) {
          const plan = planIn(region, { width, load }, THING);
          expect(plan.warnings.filter(({ rule }) => rule === 'shelf-sag')).toEqual([]);
        }
      }
    }
  });

  it('puts shelves behind doors on pins if they hold and the sag is invisible', () => {
    expect(shelvesOf({ kind: 'base' })).toEqual(['shelf']);
    expect(shelvesOf({ kind: 'wall' })).toEqual(['shelf']);
    // A visible shelf would show its bend; and 60 kg are more than four pins hold.
    expect(shelvesOf({ kind: 'base', doors: 'none' })).toEqual(['fixed shelf']);
    expect(
      shelvesOf({
        kind: 'base',
        width: '900 mm',
        board: 'plywood',
        thickness: '25 mm',
        load: 'records',
      }),
    ).toEqual(['fixed shelf']);
  });

  it('puts an upright into a cabinet whose shelf would bend, and keeps it loose', () => {
    for (const kind of ['base', 'wall']) {
      expect(partsOf({ kind, width: '600 mm' })).not.toContain('upright');
      const wide = { kind, width: '1000 mm' };
      expect(partsOf(wide)).toContain('upright');
      expect(shelvesOf(wide)).toEqual(['shelf']);
      expect(planned(wide).warnings.filter(({ severity }) => severity === 'stop')).toEqual([]);
    }
  });

  it('joins dowelled uprights before a side', () => {
    expect(wallFrame({ width: '1000 mm' })).toMatch(
      /^No side yet: glue the upright .* Last the shelves/,
    );
    // Two cases with an upright each.
    expect(wallFrame({ width: '2000 mm' })).toMatch(/^No side yet: glue the upright /);
    expect(wallFrame({ width: '1000 mm', hold: 'pins' })).not.toMatch(/Last the shelves/);
    expect(wallFrame({ width: '500 mm' })).toMatch(/^The side flat/);
    expect(wallFrame({ width: '1000 mm', joint: 'screw' })).toMatch(/^The side flat/);
  });

  it('reports the sag of loose shelves', () => {
    const { warnings } = planned({
      kind: 'base',
      width: '1190 mm',
      board: 'melamine',
      thickness: '15 mm',
      hold: 'pins',
      load: 'records',
    });
    expect(warnings.map(({ rule, field }) => [rule, field])).toContainEqual([
      'shelf-sag',
      'thickness',
    ]);
  });

  it('fixes hung pieces and cases above 600 mm to the wall, but no box', () => {
    expect(fixed({ kind: 'bookcase', height: '601 mm', shelves: '1' })).toBe(true);
    expect(fixed({ kind: 'bookcase', height: '600 mm', shelves: '1' })).toBe(false);
    expect(fixed({ kind: 'wall', height: '400 mm', shelves: '0' })).toBe(true);
    expect(fixed({ kind: 'box', height: '700 mm' })).toBe(false);
  });

  it('adds every part of the scene in exactly one step', () => {
    for (const kind of KINDS) {
      for (const typed of [{}, { back: 'groove' }, { stands: 'feet' }, { fronts: 'inset' }]) {
        const plan = planned({ kind, ...typed });
        const { scene, steps } = plan;
        if (scene === undefined) throw new Error(JSON.stringify(plan.warnings));
        const shown = steps.map(({ id }) => sceneAtStep(scene, steps, id));
        const added = shown.flatMap((at) => at.added);
        expect(new Set<unknown>(added)).toEqual(new Set(scene.solids));
        expect(added).toHaveLength(scene.solids.length);
        const before = new Set<unknown>();
        for (const { done, added: now } of shown) {
          expect(new Set<unknown>(done)).toEqual(before);
          for (const one of now) before.add(one);
        }
      }
    }
  });

  it('slides a grooved back in before the case is closed', () => {
    const ids = stepIds(planned({ back: 'groove' }));
    expect(ids.indexOf('back')).toBeLessThan(ids.indexOf('close'));
    const screwed = stepIds(planned({ back: 'screwed' }));
    expect(screwed.indexOf('back')).toBeGreaterThan(screwed.indexOf('close'));
  });
});

describe('a piece in an alcove or under a wall', () => {
  it('fits the wall with its play and can be tilted up', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 400, max: 4000 }),
        fc.integer({ min: 1900, max: 4000 }),
        fc.constantFrom('bookcase', 'wardrobe', 'base', 'wall', 'drawers'),
        fc.constantFrom(...REGION_NAMES),
        (long, high, kind, region) => {
          const plan = planIn(region, { kind, fits: 'fill' }, wall(`${long} mm`, `${high} mm`));
          expect(plan.problems).toEqual({});
          expect(extent(plan, 0)).toBeLessThanOrEqual(long - 6 + 1e-6);
          // Each of several cases next to each other is rounded down by less than a millimetre or 1/16 in.
          const cases = Math.ceil(long / 1190);
          expect(extent(plan, 0)).toBeGreaterThan(long - 7 - 1.6 * cases);
          expect(Math.hypot(extent(plan, 1), extent(plan, 2))).toBeLessThan(high);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  it('fills the chosen wall of a room next to its door', () => {
    const room: PlaceInput = {
      ...newRoom('r'),
      sides: sides('rectangle', 3000, 2000),
      height: '2400 mm',
      openings: [opening('door', 'B', ['800 mm', '2000 mm'], '100 mm')],
    };
    // Wall A is 3000, and a piece 300 deep would stand in the door of wall B: 3000 − 800 − 6. Wall B: 2000 − 900 − 70
    // of casing, less 6.
    expect(extent(planned({ fits: 'fill' }, room), 0)).toBe(2194);
    const other = planned({ fits: 'fill', 'walls.A': false, 'walls.B': true }, room);
    expect(extent(other, 0)).toBe(1024);
    const door = opening('door', 'D', ['800 mm', '2000 mm'], '1100 mm');
    const left = planned({ fits: 'fill' }, { ...room, openings: [door] });
    expect(extent(left, 0)).toBe(2194);
    expect(extent(planned({ fits: 'fill', width: '2200 mm' }, room), 0)).toBe(2200);
    expect(planned({ width: '2201 mm' }, room).problems['width']).toContain('2200 mm');
    const shallow = { ...room, openings: [opening('door', 'B', ['800 mm', '2000 mm'], '370 mm')] };
    expect(extent(planned({ fits: 'fill' }, shallow), 0)).toBe(2994);
  });

  it('is as high as the sheets of the shop under a high ceiling', () => {
    // Sheets of 2440 with 10 mm trimmed off both ends; the back is on the bottom, 80 above the floor.
    expect(extent(planned({ fits: 'fill' }, wall('1 m', '3.2 m')), 2)).toBe(2420);
  });

  it('uses the width that is free at its own height', () => {
    const place = {
      ...newWall('w'),
      length: '2 m',
      height: '2.4 m',
      openings: [opening('window', 'A', ['1 m', '1 m'], '500 mm', '1 m')],
    };
    expect(extent(planned({ fits: 'fill' }, place), 0)).toBe(494);
    expect(extent(planned({ fits: 'fill', height: '900 mm', shelves: '2' }, place), 0)).toBe(1994);
  });

  it('reports a piece that does not fit the wall at its field', () => {
    const plan = planned({ width: '900 mm' }, wall('850 mm', '2400 mm'));
    expect(plan.problems).toEqual({
      width: 'There is room for 850 mm beside doors, windows and corners.',
    });
    expect(planned({ height: '2500 mm' }, wall('2 m', '2400 mm')).problems).toEqual({
      height: 'The wall is 2400 mm high.',
    });
  });

  it('warns of a case that cannot be tilted up under the ceiling', () => {
    const typed = { kind: 'wardrobe', height: '2380 mm' };
    const { warnings } = planned(typed, wall('2 m', '2400 mm'));
    expect(warnings.map(({ rule }) => rule)).toContain('stand-up');
    expect(planned(typed).warnings.map(({ rule }) => rule)).not.toContain('stand-up');
  });
});

describe('what can be built and is of no good use', () => {
  it.each([
    [{ kind: 'wardrobe', depth: '300 mm' }, 'hanger-depth', 'depth'],
    [{ kind: 'wardrobe', width: '1190 mm', doors: 'one' }, 'door-width', 'doors'],
    [{ kind: 'wardrobe', width: '1190 mm', shelves: '0' }, 'rail-length', 'width'],
    [{ kind: 'drawers', width: '1190 mm' }, 'drawer-bottom', 'width'],
  ])('%j is warned of by %s', (typed, rule, field) => {
    const warned = planned(typed).warnings.map((one) => [one.rule, one.field]);
    expect(warned).toContainEqual([rule, field]);
  });

  it('warns of no piece of usual sizes', () => {
    for (const region of REGION_NAMES) {
      for (const kind of KINDS) {
        const rules = planIn(region, { kind }, THING).warnings.map(({ rule }) => rule);
        expect({ region, kind, rules }).toEqual({ region, kind, rules: [] });
      }
    }
  });

  it('does not suggest fixed shelves if they are fixed', () => {
    for (const typed of [
      { kind: 'wardrobe', width: '1190 mm', shelves: '0', load: 'records' },
      {
        kind: 'base',
        width: '1190 mm',
        board: 'melamine',
        thickness: '15 mm',
        hold: 'fixed',
        load: 'records',
      },
    ]) {
      const sags = planned(typed).warnings.filter(({ rule }) => rule === 'shelf-sag');
      expect(sags).toHaveLength(1);
      expect(sags[0]?.message).not.toContain('join the shelves');
    }
  });
});

describe('what cannot be built', () => {
  it.each([
    [{ kind: 'drawers', depth: '300 mm' }, 'depth'],
    [{ kind: 'drawers', drawers: '8', height: '500 mm' }, 'drawers'],
    [{ kind: 'bookcase', height: '700 mm', shelves: '10' }, 'shelves'],
    [{ kind: 'wardrobe', height: '1000 mm' }, 'height'],
    [{ kind: 'planter', depth: '120 mm' }, 'depth'],
    [{ kind: 'box', height: '100 mm', thickness: '25 mm' }, 'height'],
    [{ kind: 'bookcase', height: '3000 mm' }, 'height'],
    [{ kind: 'bookcase', height: '2600 mm' }, 'height'],
    [{ kind: 'bookcase', thickness: '9 mm' }, 'thickness'],
    [{ kind: 'bookcase', thickness: '12 mm' }, 'thickness'],
    [{ kind: 'box', thickness: '12 mm', joint: 'dowel' }, 'thickness'],
    [{ kind: 'base', thickness: '12 mm', joint: 'housing', stands: 'floor' }, 'thickness'],
    [{ width: '12 mm' }, 'width'],
    [{ shelves: '2.5' }, 'shelves'],
    [{ depth: 'deep' }, 'depth'],
  ])('%j is said beside its field', (typed, field) => {
    const plan = planned(typed);
    expect(Object.keys(plan.problems)).toEqual([field]);
    expect(plan.problems[field]).not.toBe('');
  });

  it('refuses a board that is too thin, and reports an entered thickness that shops do not sell', () => {
    for (const region of REGION_NAMES) {
      for (const joint of ['screw', 'housing']) {
        for (const board of ['mdf', 'plywood', 'melamine']) {
          for (let thick = 90; thick <= 400; thick += LONG ? 17 : 51) {
            const typed = { board, joint, stands: 'floor', thickness: `${thick / 10} mm` };
            const { problems, warnings, scene } = planIn(region, typed, THING);
            const laid = scene?.solids.map(({ size }) => toMm(length(size[0]))) ?? [];
            if (Object.keys(problems).length > 0) {
              expect(Object.keys(problems)).toEqual(['thickness']);
              // Shops have what it says, not only the least that holds.
              const [, take = ''] =
                /take a board of (.+) at least/.exec(problems['thickness'] ?? '') ?? [];
              const taken = planIn(region, { ...typed, thickness: take }, THING);
              const rules = taken.warnings.map(({ rule }) => rule);
              expect([taken.problems, rules.includes('shelf-thickness')], take).toEqual([
                {},
                false,
              ]);
              continue;
            }
            const isOther = warnings.some(({ rule }) => rule === 'shelf-thickness');
            const thin = Math.min(...laid);
            expect(thin).toBeGreaterThanOrEqual(leastBoard(region, joint) - 1.5);
            // An American tape shows sixteenths.
            const shown = region === 'us' ? 1.6 : 0.05;
            expect(isOther || Math.abs(thin - thick / 10) < shown).toBe(true);
          }
        }
      }
    }
  });

  it('is laid out with the board that is bought, however near the entered thickness is', () => {
    for (const thickness of ['18 mm', '18.6 mm', '19 mm', '17.9 mm']) {
      const plan = planned({ thickness });
      expect(bottomOf(plan)).toContain('764 ×');
      const rules = plan.warnings.map(({ rule }) => rule);
      expect(rules).toEqual(thickness === '18 mm' ? [] : ['shelf-thickness']);
    }
  });

  it('uses the shop’s board without an entered thickness', () => {
    for (const region of REGION_NAMES) {
      for (const board of ['mdf', 'plywood', 'melamine']) {
        const rules = planIn(region, { board }, THING).warnings.map(({ rule }) => rule);
        expect(rules).not.toContain('shelf-thickness');
      }
    }
    // 32 in less two boards of 0.703 in, which go by the name of 3/4 in.
    const between = `${Math.round((32 - 2 * 0.703) * 254) / 10} ×`;
    expect(bottomOf(planIn('us', {}, THING))).toContain(between);
    for (const thickness of ['3/4 in', '23/32 in', '11/16 in', '0.703 in']) {
      const plan = planIn('us', { thickness }, THING);
      expect(bottomOf(plan)).toContain(between);
      expect(plan.warnings).toEqual([]);
    }
    expect(planIn('us', { thickness: '5/8 in' }, THING).warnings).toHaveLength(1);
  });

  it('makes cases of every width that come out of the sheets of the region', () => {
    for (const region of REGION_NAMES) {
      for (let width = 300; width <= 4800; width += LONG ? 10 : 190) {
        const plan = planIn(region, { width: `${width} mm` }, THING);
        expect({ region, width, problems: plan.problems }).toEqual({ region, width, problems: {} });
      }
    }
  });

  it('does not throw on any input', () => {
    const size = fc.oneof(
      fc.integer({ min: 0, max: 6000 }).map((one) => `${one} mm`),
      fc.constantFrom('', '-1', '1e9', '0', "6'", '12 1/2"', 'wide'),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...REGION_NAMES),
        fc.record({
          kind: fc.constantFrom(...KINDS, 'throne'),
          width: size,
          height: size,
          depth: size,
          lift: size,
          thickness: size,
          gap: size,
          shelves: fc.constantFrom('', '0', '7', '-2', '99'),
          drawers: fc.constantFrom('', '1', '8', '0'),
          joint: fc.constantFrom('screw', 'dowel', 'pocket', 'housing'),
          back: fc.constantFrom('screwed', 'groove'),
          fronts: fc.constantFrom('overlay', 'inset'),
          stands: fc.constantFrom('plinth', 'feet', 'floor'),
        }),
        (region, typed) => {
          const plan = planIn(region, typed, THING);
          const said = Object.keys(plan.problems).length + plan.warnings.length;
          expect(plan.materials.length > 0 || said > 0).toBe(true);
        },
      ),
      { numRuns: runs(200) },
    );
  });
});

const limits = (typed: Typed) =>
  planned(typed).steps.flatMap(({ id, startsWithin }) => (startsWithin === undefined ? [] : [id]));

describe('glued cases', () => {
  it('are finished one after the other, because glue sets', () => {
    const each = /One case after the other, up to its back: glue sets in less than an hour\.$/;
    expect(wallFrame({ width: '2000 mm' })).toMatch(each);
    expect(wallFrame({ width: '500 mm' })).not.toMatch(each);
    expect(wallFrame({ kind: 'bookcase' })).not.toMatch(each);
  });

  it('are put together in one go, a bench and a planter are not', () => {
    expect(limits({ kind: 'bookcase' })).toEqual(['close', 'back']);
    expect(limits({ kind: 'bookcase', back: 'groove' })).toEqual(['back', 'close']);
    expect(limits({ kind: 'box' })).toEqual(['close', 'back']);
    expect(limits({ kind: 'workbench' })).toEqual([]);
    expect(limits({ kind: 'planter' })).toEqual([]);
  });
});
