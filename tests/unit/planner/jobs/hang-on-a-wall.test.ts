import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as hangOnAWall } from '../../../../web/planner/jobs/hang-on-a-wall/job.ts';
import { WALLS } from '../../../../web/planner/jobs/kit/walls/wall-fixing.ts';
import { newWall, type OpeningInput } from '../../../../web/planner/measure/places/place-input.ts';
import { formatLength, mm } from '../../../../web/planner/measure/units/units.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { lineOf, needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(hangOnAWall);
});

const wall = (openings: readonly OpeningInput[] = []) => ({
  ...newWall('wall'),
  length: '4 m',
  height: '2.4 m',
  openings,
});

/** True if the plan says that its holes go through the waterproofing, and seals them. */
const isSealed = (plan: JobPlan) =>
  plan.warnings.some(({ rule }) => rule === 'waterproofing') &&
  lineOf(plan, 'silicone') !== undefined;

it('goes through tiles with a diamond bit and reaches what holds behind them, in every region', async () => {
  const wrong: string[] = [];
  let seen = 0;
  for (const region of REGION_NAMES) {
    const { shelf, locale } = await contextIn(region);
    for (const kind of WALLS[region]) {
      for (const thing of ['flat', 'shelf', 'screen']) {
        for (const weight of ['2', '5', '10', '20', '50']) {
          const typed = { thing, weight, wall: kind };
          const [bare, tiled, wet] = [{}, { tiled: true }, { tiled: true, wet: true }].map((more) =>
            planIn(region, { ...typed, ...more }, wall()),
          );
          if (bare === undefined || tiled === undefined || wet === undefined) continue;
          if (tiled.steps.length === 0) continue;
          seen += 1;
          const says = (what: string) =>
            wrong.push(`${region} ${kind} ${thing} ${weight}: ${what}`);
          const products = new Set(tiled.materials.map(({ product }) => product));
          for (const one of [
            'picture-hook',
            'plasterboard-anchor',
            'steel-core-fixings',
          ] as const) {
            if (products.has(one)) says(one);
          }
          if (lineOf(bare, 'tile-drill-bit') !== undefined) says('a tile bit without tiles');
          const bit = shelf['tile-drill-bit'].variants.find(
            ({ key }) => lineOf(tiled, 'tile-drill-bit')?.id === `tile-drill-bit~${key}`,
          );
          if (bit?.width === undefined) {
            says('no tile bit');
            continue;
          }
          const drill = tiled.steps.find(({ id }) => id === 'drill');
          if (drill?.uses?.includes('tile-drill-bit') !== true) says('not drilled');
          if (!drill?.detail.includes(formatLength(bit.width, locale))) says('bit not named');
          for (const line of tiled.materials) {
            if (line.form !== 'packs' || line.product === undefined) continue;
            const sold = shelf[line.product];
            if (sold.form !== 'packs') continue;
            const size = sold.variants.find(({ key }) => line.id === `${line.product}~${key}`);
            const { width = mm(0), length: long = mm(0) } = size ?? {};
            // Everything that goes through the tile fits its hole.
            const isIn = line.joint !== undefined || line.product === 'wall-plugs';
            if (isIn && width > bit.width + mm(0.2)) says(`${line.id} in ${bit.key}`);
            // Plate 3, tile and bed 13, plaster or board 13 mm.
            if (line.joint !== undefined && long < mm(3 + 13 + 13) + line.joint.embed) {
              says(`${line.id} too short`);
            }
          }
          if (isSealed(tiled) || !isSealed(wet)) says('waterproofing');
        }
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});

it('says how deep a masonry bit must drill if usual ones do not, as deep as the step asks', () => {
  for (const [typed, deep] of [
    [{ wall: 'soft-block', weight: '30', thing: 'screen' }, '130 mm'],
    [{ wall: 'dot-and-dab', weight: '10', thing: 'shelf' }, '110 mm'],
    [{ wall: 'masonry', weight: '2' }, undefined],
    // 13 mm of tile and bed more: the screw of 60 mm ends 57 mm behind the tile's face.
    [{ wall: 'masonry', weight: '2', tiled: true }, '67 mm'],
    [{ wall: 'dot-and-dab', weight: '10', thing: 'shelf', tiled: true }, '110 mm'],
  ] as const) {
    const plan = planIn('uk', typed, wall());
    const why = lineOf(plan, 'masonry-drill-bit')?.why ?? '';
    expect(/must drill (\d+\smm) deep/.exec(why)?.[1]?.replace(/\s/, ' ')).toBe(deep);
    const drill = plan.steps.find(({ id }) => id === 'drill')?.detail;
    if (deep !== undefined) expect(drill?.replaceAll(/\s/g, ' ')).toContain(`${deep} deep`);
  }
});

it.each([
  ['10', 'Hang it on,'],
  ['20', 'Lift it on with 2 people,'],
  ['50', 'Lift it on with 3 people,'],
  ['80', 'Lift it on with 4 people,'],
])('has each person lift 20 kg at most: %s kg', (weight, said) => {
  const { steps } = planIn('us', { thing: 'flat', weight, wall: 'masonry' }, wall());
  expect(steps.find(({ id }) => id === 'hang')?.detail).toContain(said);
});

it('takes a stepladder to fixings above 1.9 m', () => {
  for (const thing of ['shelf', 'screen', 'flat']) {
    for (const [above, has] of [
      ['1.9 m', false],
      ['2.1 m', true],
    ] as const) {
      const { steps } = planIn('cn', { thing, weight: '12', above }, wall());
      const climbed = steps.filter(({ tools = [] }) => tools.includes('stepladder'));
      const ids = new Set(climbed.map(({ id }) => id));
      for (const id of ['place', 'drill', 'screw', 'hang']) expect(ids.has(id)).toBe(has);
      expect(climbed.every(({ gates = [] }) => gates.includes('height'))).toBe(true);
    }
  }
});

it('hangs a picture on one stud by a wire alone, and none that is too heavy for it', () => {
  const narrow = { thing: 'flat', wall: 'stud', width: '300 mm' };
  const rules = (weight: string) =>
    planIn('uk', { ...narrow, weight }, wall()).warnings.map(({ rule }) => rule);
  expect(['5', '20', '30'].map(rules)).toEqual([[], [], ['one-stud']]);
  // The upper screw bears all of 10 kg.
  expect(needsOf(planIn('uk', { ...narrow, weight: '10' }, wall()))).toHaveProperty(
    'wood-screws~4.5x60-mm',
  );
});

describe('three houses, taken off by hand', () => {
  it('UK: a shelf of 1.2 m, 250 deep, 30 kg, on brackets 200 high, on brick', () => {
    // Brackets at 600 at most: 3, each with two screws. Down 30 ÷ 6 = 5 kg; the pull of the upper row
    //   30 × 125 ÷ 200 ÷ 3 = 6.25 kg, which is more. Brick holds up to 25 kg by a 7 mm plug and 5 × 60
    //   (wallwizard; a third of what packets say). Two of each to spare; screw 3 + 13 + 35 = 51, so 60 long.
    const plan = planIn('uk', { thing: 'shelf', weight: '30', width: '1.2 m' }, wall());
    expect(needsOf(plan)).toEqual({
      'wall-plugs~7-mm': 6,
      'wood-screws~4.5x60-mm': 6,
      // Two in the shelf from each bracket.
      'wood-screws~3.5x16-mm': 6,
      'shelf-bracket': 3,
      'masonry-drill-bit~7-mm': 1,
      filler: 50,
      'masking-tape~38-mm': 1000,
      'work-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
    expect(lineOf(plan, 'wall-plugs')).toMatchObject({
      spare: 2,
      slack: 'breakage',
    });
    // 0.4 of the width to either side of the middle of a free wall of 4 m: 1520, 2000 and 2480 mm.
    expect(plan.figures.map(({ value }) => value)).toEqual(['6', '6.3 kg', '480 mm']);
    expect(plan.drawings[0]?.says).toContain('the first 1520 mm from the left');
  });

  it.each([
    ['uk', 'masonry', ['hammer-drill'], '7 mm'],
    ['us', 'board', ['drill', 'wood-bits'], '1/8″'],
  ] as const)('tests %s %s with %s and %s', (region, kind, tools, size) => {
    const typed = { thing: 'shelf', weight: '30', width: '1.2 m', wall: kind };
    const test = planIn(region, typed, wall()).steps.find(({ id }) => id === 'test');
    expect(test?.tools).toEqual(tools);
    expect(test?.detail).toContain(`one hole of ${size}`);
  });

  it('US: a screen of 44 lb, 48 in wide, on studs at 16 in', () => {
    // 20 kg × 3 for its arm = 60 kg. A plate reaches two studs at 16 in, two rows: 15 kg each; its slots take 5/16 in
    // lag screws.
    const plan = planIn('us', { thing: 'screen', weight: '20', width: '48 in' }, wall());
    expect(needsOf(plan)).toMatchObject({
      'structural-screws~5-16x3-5-8-in': 4,
      'silica-mask~p100': 1,
    });
    expect(plan.figures[0]?.value).toBe('4');
  });

  it('China: a mirror of 30 kg on aerated block, beside a door', () => {
    // Two fixings of 15 kg: a nylon plug of 8 × 80 (up to 15 kg). The door of 0.9 m at 0.4 m leaves 2.7 m of free
    // wall from 1.3 m: its middle is 2.65 m, the fixings 150 mm to either side.
    const door = opening('door', 'A', ['0.9 m', '2.1 m'], '0.4 m');
    const plan = planIn('cn', { weight: '30', wall: 'soft-block' }, wall([door]));
    expect(needsOf(plan)).toMatchObject({
      'long-frame-plugs~8x80-mm': 2,
      'masonry-drill-bit~8-mm': 1,
      'wood-screws~3.5x20-mm': 4,
      'felt-pads': 4,
    });
    expect(plan.drawings[0]?.says).toContain('2500 mm');
    // The plugs clamp what they hold, so it hangs on a rail: two halves of 300 + 40.
    expect(piecesOf(plan)).toEqual({ 'hanging-rail~30-mm': ['2 × rail 340'] });
    expect(plan.materials.find(({ product }) => product === 'hanging-rail')?.why).toMatch(/30 kg/);
  });
});

const detailOf = ({ steps }: JobPlan, wanted: string): string =>
  steps.find(({ id }) => id === wanted)?.detail ?? '';

const rules = (typed: Readonly<Record<string, string>>): readonly string[] =>
  planIn('uk', typed, wall()).warnings.map(({ rule }) => rule);

describe('hangOnAWall', () => {
  it('stops at the end of the table and suggests a stronger fixing', () => {
    const plan = planIn('uk', { weight: '80', wall: 'board' }, wall());
    expect(plan.warnings).toMatchObject([
      { rule: 'wall-fixing', severity: 'stop', field: 'weight' },
    ]);
    expect(plan.warnings[0]?.message).toMatch(/ends at 15 kg.*across two studs/);
    expect([plan.materials, plan.steps]).toEqual([[], []]);
    expect(plan.drawings).toHaveLength(1);
  });

  it('screws into brick if shops sell no plug of that width', () => {
    // 50 kg on two fixings is 25; 80 kg is 40 each and takes a plug of 8 mm: US shops have concrete screws of 1/4 in.
    const us = needsOf(planIn('us', { weight: '80', wall: 'masonry' }, wall()));
    expect(us).toMatchObject({
      'frame-fixings~1-4x2-1-4-in': 2,
      'masonry-drill-bit~3-16-in': 1,
    });
    for (const [thing, weight] of [
      ['flat', '80'],
      ['screen', '50'],
    ] as const) {
      const plan = planIn('us', { thing, weight, wall: 'masonry' }, wall());
      expect(detailOf(plan, 'drill')).toMatch(/^3\/16″ wide/);
      // They cut their thread as they go in, so no step sets them before they are levelled.
      expect(stepIds(plan)).not.toContain('set');
      expect(plan.steps.find(({ id }) => id === 'screw')?.tools).toContain('drill');
      expect(lineOf(plan, 'frame-fixings')?.why).toMatch(/^\d+ fixings\. .*1\/2″ shorter/);
    }
    const uk = needsOf(planIn('uk', { weight: '80' }, wall()));
    expect(uk).toMatchObject({ 'wall-plugs~8-mm': 2, 'wood-screws~5x70-mm': 2 });
  });

  it('hangs a picture on heads that stand out, or on a rail if it is heavy or the fixings clamp', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const kind of ['masonry', 'soft-block', 'board', 'stud', 'dot-and-dab']) {
        for (const weight of ['5', '10', '20', '30', '50']) {
          const plan = planIn(region, { thing: 'flat', weight, wall: kind }, wall());
          const text = plan.steps.find(({ id }) => id === 'set')?.detail ?? '';
          // No wire is sold for more than 20 kg. Fixings above each other, on one stud, take no rail.
          const marks = plan.steps.find(({ id }) => id === 'marks')?.detail ?? '';
          const isHeavy = Number(weight) > 20 && !marks.includes('one above the other');
          if (marks.includes('saw the rail')) {
            expect(plan.steps.find(({ id }) => id === 'marks')?.tools).toContain('metal-bits');
          }
          const screw = plan.steps.find(({ id }) => id === 'screw')?.detail ?? '';
          const clamps = isHeavy || /collar|wings|every head sits/.test(`${text} ${screw}`);
          if (plan.steps.length === 0) continue;
          const name = `${region} ${kind} ${weight}`;
          expect('picture-wire' in needsOf(plan), name).toBe(!clamps);
          expect(Object.keys(piecesOf(plan)).length > 0, name).toBe(clamps);
          if (!clamps) expect(screw, name).toMatch(/stands .* off the wall|hook/);
        }
      }
    }
  });

  it('warns of a wall that the region does not offer, and says what the plan is for', () => {
    const plan = planIn('eu', { thing: 'screen', weight: '50', wall: 'stud' }, wall());
    expect(plan.warnings).toContainEqual({
      rule: 'not-offered',
      severity: 'warn',
      field: 'wall',
      message:
        'The wall is: what was chosen before is not offered in this region. The plan is for: Brick or concrete.',
      fix: { field: 'wall', value: 'masonry' },
    });
    expect(planIn('uk', { wall: 'stud' }, wall()).warnings).toEqual([]);
    expect(planIn('eu', { wall: '' }, wall()).warnings).toEqual([]);
  });

  it('lists what a shelf or a screen hangs by, and drills light block without hammer action', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      const shelf = planIn(region, { thing: 'shelf', width: '1250 mm' }, wall());
      const columns = Number(/^(\d+) brackets/.exec(detailOf(shelf, 'marks'))?.[1]);
      expect(needsOf(shelf)['shelf-bracket']).toBe(columns);
      const screen = planIn(region, { thing: 'screen', wall: 'masonry' }, wall());
      expect(needsOf(screen)['screen-mount']).toBe(1);
      expect(needsOf(planIn(region, {}, wall()))).not.toHaveProperty('screen-mount');
    }
    for (const weight of ['5', '20', '50']) {
      const soft = planIn('uk', { thing: 'shelf', weight, wall: 'soft-block' }, wall());
      expect(detailOf(soft, 'drill')).toMatch(/hammer action off/);
      const brick = planIn('uk', { thing: 'shelf', weight, wall: 'masonry' }, wall());
      expect(detailOf(brick, 'drill')).toMatch(/Hammer action only/);
    }
  });

  it('puts no bracket on twice', () => {
    for (const kind of ['board', 'soft-block', 'dot-and-dab', 'masonry']) {
      const plan = planIn('uk', { thing: 'shelf', weight: '50', wall: kind }, wall());
      const isOn = /through the bracket/.test(detailOf(plan, 'set'));
      expect(/through what it holds/.test(detailOf(plan, 'screw')), kind).toBe(
        !isOn && plan.steps.length > 0,
      );
    }
  });

  it('marks whole millimetres', () => {
    const place = planIn('uk', { along: '1337.5 mm', width: '601 mm' }, wall()).steps.find(
      ({ id }) => id === 'place',
    );
    expect(place?.detail).toMatch(/: \d+ mm from the left/);
  });

  it('warns of a fixing above a socket or in a corner only', () => {
    expect(rules({})).toEqual([]);
    // Fixings at 1850 and 2150 mm: 150 to either side of the middle.
    expect(rules({ socket: '1.85 m' })).toEqual(['cable-zone']);
    // A double socket is 146 mm wide: its cables may run within 73 mm of its middle.
    expect(rules({ socket: '1.92 m' })).toEqual(['cable-zone']);
    expect(rules({ socket: '1.93 m' })).toEqual([]);
    expect(rules({ socket: '2 m' })).toEqual([]);
    expect(rules({ socket: '1 m', socketUp: '1.6 m' })).toEqual(['cable-zone']);
    expect(rules({ above: '2.3 m' })).toEqual(['cable-zone']);
    expect(rules({ along: '0.3 m' })).toEqual(['cable-zone']);
    // DIN 18015-3: 100 to 300 mm from corners, doors and windows, 150 to 450 mm below the ceiling, here at 2.4 m.
    const door = wall([opening('door', 'A', ['0.9 m', '2 m'], '2.5 m')]);
    for (const [typed, on] of [
      [{ above: '2.06 m' }, wall()],
      [{ along: '0.43 m' }, wall()],
      [{ along: '2.1 m' }, door],
    ] as const) {
      const warned = (region: 'uk' | 'eu') =>
        planIn(region, typed, on).warnings.map(({ rule }) => rule);
      expect([warned('uk'), warned('eu')]).toEqual([[], ['cable-zone']]);
    }
  });

  it('reports a thing that does not fit at its field', () => {
    expect(planIn('uk', { along: '3.9 m' }, wall()).problems).toHaveProperty('along');
    expect(planIn('uk', { width: '3.9 m', above: '2.6 m' }, wall()).problems).toHaveProperty(
      'width',
    );
  });

  it('drills only what has to be drilled, and asks for cables first', () => {
    const light = planIn('uk', { weight: '2', wall: 'board' }, wall());
    expect(stepIds(light)).not.toContain('drill');
    expect(needsOf(light)['picture-hook']).toBe(2);
    const { steps } = planIn('uk', {}, wall());
    const first = (gate: string): string | undefined =>
      steps.find(({ gates = [] }) => gates.some((one) => one === gate))?.id;
    expect(['cables', 'gas-water', 'asbestos', 'silica', 'lifting'].map(first)).toEqual([
      'find',
      'find',
      'test',
      'drill',
      undefined,
    ]);
  });
});

it('says how thick a wall has to be for long plugs', () => {
  for (const [weight, isLong] of [
    ['30', true],
    ['5', false],
  ] as const) {
    const plan = planIn('eu', { thing: 'screen', weight, wall: 'soft-block' }, wall());
    expect(/at least 160\smm thick/.test(detailOf(plan, 'drill')), weight).toBe(isLong);
  }
});

it('uses hooks for what hangs on a wire only', () => {
  let hooked = 0;
  for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
    for (const kind of WALLS[region]) {
      for (const thing of ['flat', 'shelf', 'screen']) {
        for (const weight of ['2', '5', '10']) {
          const typed = { thing, weight, wall: kind, depth: '150 mm', bracket: '120 mm' };
          const hooks = needsOf(planIn(region, typed, wall()))['picture-hook'];
          if (thing !== 'flat')
            expect(hooks, `${region} ${kind} ${thing} ${weight}`).toBe(undefined);
          else if (hooks !== undefined) hooked += 1;
        }
      }
    }
  }
  expect(hooked).toBeGreaterThan(0);
});

describe('a shelf on brackets', () => {
  it('is marked by its brackets and screwed to each', () => {
    const plan = planIn('uk', { thing: 'shelf', weight: '30', width: '1.2 m' }, wall());
    const marks = plan.steps.find(({ id }) => id === 'marks')?.detail ?? '';
    expect(marks).toContain('3 brackets, 480 mm from one to the next, 2 fixings in each');
    expect(needsOf(plan)['wood-screws~3.5x16-mm']).toBe(3 * 2);
  });
});

const drillOf = (region: 'uk' | 'us', typed: Typed): string =>
  planIn(region, typed, wall()).steps.find(({ id }) => id === 'drill')?.detail ?? '';

it('names the pilot hole of a screw in a stud with its depth', () => {
  expect(drillOf('us', { wall: 'stud', thing: 'screen', weight: '50', width: '48 in' })).toMatch(
    /pilot hole 3\/16″ wide and 3″ deep/,
  );
  expect(drillOf('uk', { wall: 'stud', thing: 'flat', weight: '10' })).toMatch(
    /pilot hole [34](\.5)? mm wide and \d+ mm deep/,
  );
});

it('drills for the screw that the shop sells, no wider than its core', () => {
  for (const weight of ['10', '30', '50']) {
    const typed = { wall: 'stud', thing: 'shelf', weight, width: '1.2 m' };
    const sold = Object.keys(needsOf(planIn('uk', typed, wall()))).map((id) =>
      Number(/^wood-screws~([\d.]+)x[4-9]0/.exec(id)?.[1] ?? 0),
    );
    const pilot = Number(/pilot hole ([\d.]+)/.exec(drillOf('uk', typed))?.[1]);
    expect(pilot / Math.max(...sold), weight).toBeGreaterThan(0.55);
    expect(pilot / Math.max(...sold), weight).toBeLessThanOrEqual(0.75);
  }
});

const whyOf = (id: 'd-rings' | 'picture-wire') =>
  lineOf(planIn('uk', { thing: 'flat', weight: '20' }, wall()), id)?.why;

it('states the load of rings and wire', () => {
  expect(whyOf('d-rings')).toContain('10 kg');
  expect(whyOf('picture-wire')).toContain('20 kg');
});

/** All texts of some steps. */
const wordsOf = (plan: JobPlan, ...ids: readonly string[]) =>
  plan.steps
    .filter(({ id }) => ids.includes(id))
    .map(({ title, detail, check }) => [title, detail, check].join(' '))
    .join(' ');

describe('each thing', () => {
  it('has words of its own where it is marked, hung and looked at', () => {
    for (const region of ['uk', 'us', 'eu', 'cn'] as const) {
      for (const weight of ['5', '30']) {
        const [flat, shelf] = ['flat', 'shelf'].map((thing) =>
          planIn(region, { thing, weight, width: '600 mm', wall: 'masonry' }, wall()),
        ) as [JobPlan, JobPlan];
        expect(wordsOf(flat, 'hang', 'after')).not.toMatch(/bracket|lifted off/);
        if (weight === '5') expect(wordsOf(flat, 'marks')).not.toMatch(/bracket|its holes/);
        expect(wordsOf(shelf, 'hang')).toMatch(/little by little/);
      }
    }
  });
});

/** Words that a thing is not hung by. */
const FOREIGN = { flat: /bracket|plate/, shelf: /plate|rail/, screen: /bracket|rail/ } as const;

describe('what the fixings go through', () => {
  it.each(['uk', 'us', 'eu', 'cn'] as const)(
    '%s: is the bracket, plate or rail of the thing alone',
    (region) => {
      for (const [thing, foreign] of Object.entries(FOREIGN)) {
        for (const kind of ['board', 'stud', 'masonry', 'soft-block', 'dot-and-dab']) {
          for (const weight of ['10', '20', '30']) {
            const plan = planIn(region, { thing, wall: kind, weight }, wall());
            expect(wordsOf(plan, 'marks', 'set')).not.toMatch(foreign);
          }
        }
      }
    },
  );
});

describe('on studs', () => {
  it('a thing has holes that what it hangs by can reach, for any width and spacing', () => {
    for (const studs of [400, 450, 600]) {
      for (let width = 300; width <= 2400; width += 150) {
        for (const thing of ['flat', 'shelf', 'screen'] as const) {
          const sizes = { studs: `${String(studs)} mm`, width: `${String(width)} mm` };
          const typed = { ...sizes, thing, wall: 'stud', weight: '10', depth: '200 mm' };
          const plan = planIn('uk', typed, wall());
          const name = `${thing} ${String(width)} on studs at ${String(studs)}`;
          const [fixings = 0] = plan.figures.map(({ value }) => Number(value));
          const apart = Number.parseFloat(plan.figures[2]?.value ?? '0');
          // Whole bays, under the thing; a plate spans one bay, and rings and wire take two holes.
          expect(apart % studs, name).toBe(0);
          if (thing === 'shelf') {
            const brackets = needsOf(plan)['shelf-bracket'] ?? 0;
            expect((brackets - 1) * apart, name).toBeLessThanOrEqual(width - 100);
            expect(plan.warnings.map(({ rule }) => rule)).toEqual(
              brackets === 1 ? ['one-stud'] : [],
            );
          } else {
            expect(fixings, name).toBe(thing === 'screen' ? 4 : 2);
            expect(apart, name).toBeLessThanOrEqual(thing === 'screen' ? studs : 0.8 * width);
            if (thing === 'screen' && apart > 0) {
              expect(lineOf(plan, 'screen-mount')?.why).toContain(`studs ${String(apart)}`);
            }
          }
        }
      }
    }
  });

  it('a bracket has a load of its own', () => {
    // 50 kg on three brackets, on studs at 600: 1200 under 1350.
    const typed = { thing: 'shelf', wall: 'stud', weight: '50', width: '1350 mm', studs: '600 mm' };
    const plan = planIn('uk', typed, wall());
    expect(lineOf(plan, 'shelf-bracket')?.why).toContain('17 kg');
    expect(needsOf(plan)['shelf-bracket']).toBe(3);
  });
});
