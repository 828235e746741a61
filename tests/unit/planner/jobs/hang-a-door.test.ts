import { beforeAll, describe, expect, it } from 'vitest';
import { job as hangADoor } from '../../../../web/planner/jobs/hang-a-door/job.ts';
import type { JobContext, JobHere, JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { newThing } from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { contextIn, REGION_NAMES } from '../../../support/job-context.ts';
import { needsOf, piecesOf } from './bills.ts';
import { stepIds } from './lines.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
let hereIn: (region: Region) => JobHere;
beforeAll(async () => {
  planIn = await plansOf(hangADoor);
  const job = await hangADoor.load('en');
  const contexts = Object.fromEntries(
    await Promise.all(
      REGION_NAMES.map(async (region) => [region, await contextIn(region)] as const),
    ),
  ) as Record<Region, JobContext>;
  hereIn = (region) => job.here(contexts[region]);
});
const door = (region: Region, typed: Typed = {}): JobPlan =>
  planIn(region, typed, newThing('door'));
const figures = (plan: JobPlan) => plan.figures.map(({ value }) => value);
const rules = (plan: JobPlan) => plan.warnings.map(({ rule }) => rule);

/** The first step that asks for a gate. */
const first = (plan: JobPlan, gate: string) =>
  plan.steps.find(({ gates = [] }) => gates.some((one) => one === gate))?.id;
/** Two legs and a head inside a frame of 768 × 1992. */
const inside = (name: string) => [`2 × ${name} 1992`, `1 × ${name} 768`];
const leaves = (region: Region) => {
  const field = hereIn(region).fields['core'];
  return field?.kind === 'choice' ? [Object.keys(field.options), field.source] : [];
};

describe('three houses, taken off by hand', () => {
  it('UK: a hollow leaf into a frame of 762 × 1986 that stays, painted', () => {
    // Gaps of 3 to the sides and the top and 8 at the floor (trade practice: 2 to 3, 3, 6 to 10): 756 × 1975. Of 762 × 1981
    //   go 3 off each side and 6 off the bottom; 686 would leave 38 a side. 0.756 × 1.975 = 1.49 m² of 9 kg: 13 kg, two hinges.
    // Finish: 2 × 1.493 + 2 × 2.731 × 0.035 = 3.177 m²; cut edges 2 × 1.975 + 0.756 = 4.706 m, 0.165 m². Primer
    //   3.342 ÷ 12 = 279 mL, paint 2 × 3.177 ÷ 14 = 454 mL. Ten wedges, 60 g of filler in old recesses.
    const plan = door('uk', { width: '762 mm', height: '1986 mm' });
    expect(figures(plan)).toEqual(['756 × 1975 mm', '3 mm', '2']);
    expect(needsOf(plan)).toEqual({
      'internal-door~1981x762-mm': 1,
      'door-hinges~75-mm': 2,
      'door-latch': 1,
      'door-handles': 1,
      packers: 10,
      'wood-glue': 20,
      'wood-filler': 60,
      'sandpaper~120-grit': 2,
      'sandpaper~180-grit': 2,
      'wood-primer': 279,
      'trim-paint': 454,
      'mini-roller-sleeve': 2,
      'paint-brush~50-mm': 1,
      'dust-sheet': 4000,
      'masking-tape~38-mm': 3000,
      'rubble-sack': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
      'silica-mask~ffp3': 1,
    });
    expect(plan.drawings.map(({ says }) => says)).toEqual([
      'A leaf of 756 mm by 1975 mm, 3 mm to each side and 8 mm over the floor. Hinges 150 mm from the top and 225 mm from the bottom, the latch 1000 mm above the floor.',
      '3 mm off each side, 6 mm off the bottom.',
    ]);
    expect(plan.warnings).toEqual([]);
  });

  it('US: a prehung door in a rough opening of 32 × 82 1/2 in', () => {
    // Rough opening 2 in wider than the slab (trade practice): 30 in. 32 − 30 − 2 × 1/8 − 2 × 3/4 = 1/4: 1/8 in to shim a side.
    // Inside the jamb 30 1/4 × 80 5/8. Casing of 2 1/4 in, 1/4 in back, both sides: legs 80.625 + 2.5 = 83.125 in, heads
    //   30.25 + 2 × 2.5 = 35.25 in and 2 in longer to cut: 946.15 mm. The legs come out of 7 ft, 84 in.
    const plan = door('us', { way: 'new', wallWidth: '32 in', wallHeight: '82.5 in' });
    expect(figures(plan)).toEqual(['2′\u00a06″ × 6′\u00a08″', '1/8″', '1/8″']);
    expect(piecesOf(plan)).toEqual({
      'architrave~11-16x2-1-4-in': ['4 × architrave-leg 2133.6', '2 × architrave-head 946.2'],
    });
    // One pin a 300 mm and one more: 8 a leg, 4 a head, through both edges: 2 × (4 × 8 + 2 × 4) = 80.
    expect(needsOf(plan)).toMatchObject({
      'prehung-door~30x80-in': 1,
      packers: 22,
      'brad-nails~2-in': 80,
    });
    expect(Object.keys(needsOf(plan)).filter((id) => /hinges|lining|foam/.test(id))).toEqual([]);
    expect(stepIds(plan)).toEqual([
      'measure',
      'rest',
      'set',
      'fix',
      'latch',
      'casing',
      'fill',
      'prime',
      'caulk',
      'paint',
      'paint-2',
      'handles',
      'prove',
    ]);
  });

  it('EU: a solid leaf of 860 with its frame in a wall opening of 890 × 2010', () => {
    // DIN 18101: openings of 885 to 915 × 2005 to 2035 take 860 × 1985 (holzteam-sinn). The frame's rebate is
    // 860 − 26 + 7 = 841, its outside 862: 14 mm to foam a side. 0.86 × 1.985 = 1.707 m² of 18 kg: 31 kg, two hinges.
    const plan = door('eu', { way: 'new', core: 'solid' });
    expect(figures(plan)).toEqual(['860 × 1985 mm', '3.5 mm', '14 mm']);
    expect(needsOf(plan)).toEqual({
      'internal-door~1985x860-mm': 1,
      'door-hinges~80-mm': 2,
      'door-latch': 1,
      'door-handles': 1,
      'door-lining~140-mm': 1,
      packers: 22,
      'expanding-foam': 1,
      'wood-glue': 20,
      'dust-sheet': 4000,
      'masking-tape~50-mm': 3000,
      'rubble-sack': 1,
      'work-gloves': 1,
      'safety-glasses': 1,
    });
    // Three braces between the legs while foam sets.
    expect(piecesOf(plan)).toEqual({ 'batten~24x48-mm': ['3 × brace 841'] });
    expect(plan.materials.find(({ id }) => id.startsWith('door-hinges'))?.why).toContain('31 kg');
    expect(stepIds(plan)).toEqual([
      'measure',
      'rest',
      'set',
      'fix',
      'trim',
      'hinges',
      'hang',
      'adjust',
      'latch',
      'handles',
      'prove',
    ]);
  });
});

describe('hangADoor', () => {
  it('hangs a fire door on three hinges, with seals and sealant and no foam', () => {
    const plan = door('uk', { way: 'new', core: 'fire', closer: true, wallWidth: '865 mm' });
    // 762 + 6 + 2 × 38 = 844: 10.5 mm to pack a side. Inside 768 × 1992: legs and a head of stop and seal.
    expect(figures(plan)).toEqual(['762 × 1981 mm', '3 mm', '10.5 mm']);
    expect(piecesOf(plan)).toMatchObject({
      'door-stop~12x32-mm': inside('door-stop'),
      'intumescent-strip~15x4-mm': inside('door-seal'),
    });
    // 2 × (2 × 1.992 + 0.768) m ÷ 3 m a tube.
    expect(needsOf(plan)).toMatchObject({
      'fire-door~1981x762-mm': 1,
      'door-hinges~100-mm': 3,
      'door-lining~38x115-mm': 1,
      'door-closer': 1,
      'fire-sealant': 4,
      'frame-fixings~8x100-mm': 8,
    });
    expect(needsOf(plan)).not.toHaveProperty('expanding-foam');
    expect(plan.steps.length).toBeLessThanOrEqual(20);
    expect(rules(plan)).toEqual([]);
    // The leaf is grooved before it hangs; a wide gap takes more sealant.
    const ids = plan.steps.map(({ id }) => id);
    expect(ids.indexOf('seals')).toBeLessThan(ids.indexOf('hang'));
    const wide = door('uk', { way: 'new', core: 'fire', closer: true, wallWidth: '880 mm' });
    expect(needsOf(wide)['fire-sealant']).toBeGreaterThan(4);
  });

  it('takes screws for timber frames where no wood screw reaches through packers and lining', () => {
    // 988 − (838 + 6 + 64) = 80: 40 a side, of it 25 a strip. 32 + 40 + 30 in the stud = 102, wood screws end at 100.
    const studs = { wall: 'studs', thick: '125 mm', wallWidth: '988 mm', wallHeight: '2045 mm' };
    const plan = door('uk', { way: 'new', ...studs });
    expect(needsOf(plan)).toMatchObject({ 'structural-screws~6.7x150-mm': 8 });
    expect(rules(plan)).not.toContain('fixing-reach');
  });

  it('covers the foam of a frame made to measure with its casing', () => {
    const plan = door('cn', { way: 'new', thick: '220 mm' });
    expect(plan.steps.find(({ id }) => id === 'fix')?.detail).toMatch(/casing of both sides/);
    const frame = plan.materials.find(({ product }) => product === 'door-lining');
    expect(frame?.why).toMatch(/220 mm, with casing/);
  });

  it('stops if too much comes off an edge', () => {
    // 750 − 6 = 744 of 762: 9 a side, of 5 that a hollow leaf can lose and 10 of a solid one.
    const narrow = { width: '750 mm' };
    expect(door('uk', narrow).warnings).toMatchObject([
      { rule: 'leaf-trim', severity: 'stop', field: 'width' },
    ]);
    expect(rules(door('uk', { ...narrow, core: 'solid' }))).toEqual([]);
    expect(rules(door('uk', { ...narrow, trim: '9 mm' }))).toEqual([]);
    // Nothing off the top of a fire door, and 3 off its foot; the label may allow more there.
    const low = { core: 'fire', width: '768 mm', height: '1984 mm' };
    expect(door('uk', low).warnings).toMatchObject([{ rule: 'leaf-trim', field: 'height' }]);
    expect(rules(door('uk', { ...low, trim: '10 mm' }))).toEqual([]);
    // A rebate is not planed: 835 in the rebate would take 3 off each side of 860.
    expect(rules(door('eu', { width: '835 mm' }))).toEqual(['leaf-trim']);
  });

  it('takes what a foot may lose from the foot first, and the rest from the top', () => {
    // 1981 − (1975 − 11) = 17 in all: 10 and 7, past 5 off the top of a hollow leaf.
    const plan = door('uk', { width: '768 mm', height: '1975 mm' });
    expect(plan.drawings[1]?.says).toBe('7 mm off the top, 10 mm off the bottom.');
    expect(plan.warnings[0]?.message).toContain('17 mm');
    expect(rules(door('uk', { width: '768 mm', height: '1977 mm' }))).toEqual([]);
  });

  it('planes nothing if the gaps are right, and seals only cut edges', () => {
    const whole = door('uk', { width: '768 mm', height: '1992 mm', finish: 'ready' });
    expect(whole.drawings).toHaveLength(1);
    expect(needsOf(whole)).not.toHaveProperty('clear-varnish');
    expect(stepIds(whole)).not.toContain('varnish');
    const cut = door('uk', { width: '762 mm', height: '1992 mm', finish: 'ready' });
    // 2 × 1.981 m × 35 mm, three coats at 12 m² a litre.
    expect(needsOf(cut)).toMatchObject({ 'clear-varnish': 35 });
    expect(stepIds(cut)).toContain('varnish');
  });

  it('uses the user’s own leaf', () => {
    const plan = door('uk', { leafWidth: '770 mm', leafHeight: '2000 mm', core: 'solid' });
    expect(plan.materials[0]).toMatchObject({ id: 'internal-door~own-2000x770' });
    // 756 × 1975 of 770 × 2000: 7 a side; 25 in height, 20 of them off the foot.
    expect(plan.drawings[1]?.says).toBe(
      '7 mm off each side, 5 mm off the top, 20 mm off the bottom.',
    );
  });

  it('uses the shelf’s heights for a leaf without a height', () => {
    const plan = door('uk', { leafWidth: '770 mm', core: 'solid' });
    expect(plan.materials[0]).toMatchObject({ id: 'internal-door~own-1981x770' });
  });

  it('reports an opening that fits no leaf or frame at its field', () => {
    expect(door('uk', { width: '1100 mm' }).problems).toHaveProperty('width');
    const narrow = { way: 'new', wallWidth: '640 mm' };
    expect(door('uk', narrow).problems).toHaveProperty('wallWidth');
    const low = { way: 'new', wallHeight: '2000 mm' };
    expect(Object.keys(door('uk', low).problems)).toEqual(['wallHeight']);
    expect(Object.keys(door('uk', { height: '2400 mm' }).problems)).toEqual(['height']);
    // A frame that is made to order has its own leaf, which the message names.
    expect(door('uk', narrow).problems['wallWidth']).toMatch(/leaf under Adjust/);
    expect(door('uk', { ...narrow, leafWidth: '520 mm', leafHeight: '1981 mm' }).problems).toEqual(
      {},
    );
    expect(door('uk', { way: 'new', wallWidth: '640 mm' }).materials).toEqual([]);
  });

  it('lines an opening that is too large for wedges', () => {
    // 975 − (838 + 6 + 64) = 67: 33.5 a side, of 25; a batten of 25 leaves 8.5.
    const plan = door('uk', { way: 'new', wallWidth: '975 mm', wall: 'masonry' });
    expect(rules(plan)).toEqual([]);
    expect(plan.materials.find(({ id }) => id === 'batten~25x50-mm')).toMatchObject({
      pieces: [{ quantity: 2 }],
    });
    expect(stepIds(plan).slice(0, 5)).toEqual(['measure', 'rest', 'line', 'set', 'fix']);
  });

  it('keeps the plugs of strips 50 mm from the edges of brick, which are behind its plaster', () => {
    for (const [typed, told] of [
      [{ thick: '126 mm' }, 'in the middle of the wall'],
      // A strip of 50 mm whose middle is 13 + 50 mm in.
      [{ thick: '240 mm' }, 'one 38 mm in from each face'],
      [{ thick: '126 mm', wall: 'studs' }, 'along each face'],
      // The frame of a fire door is sealed at the faces, where such strips leave the gap open.
      [{ thick: '126 mm', core: 'fire' }, undefined],
    ] as const) {
      const { steps } = door('uk', { way: 'new', wallWidth: '975 mm', ...typed });
      const line = steps.find(({ id }) => id === 'line')?.detail.replaceAll(/\s/g, ' ');
      if (told === undefined) expect(line).toBeUndefined();
      else expect(line).toContain(told);
    }
  });

  it('fills the gap round a fire door’s frame as BS 8214 says, or stops with a leaf that does', () => {
    for (let wide = 690; wide <= 960; wide += 3) {
      const typed = { way: 'new', core: 'fire', wall: wide % 2 > 0 ? 'masonry' : 'studs' };
      const sizes = { wallWidth: `${String(wide)} mm`, wallHeight: `${String(wide + 1330)} mm` };
      let plan = door('uk', { ...typed, ...sizes });
      if (plan.materials.length === 0) continue;
      const stop = plan.warnings.find(({ rule }) => rule === 'frame-packing');
      if (stop !== undefined) {
        expect(stop.severity).toBe('stop');
        const { field = 'core', value = 'fire', also } = stop.fix ?? {};
        if (stop.fix === undefined) continue;
        plan = door('uk', { ...typed, ...sizes, [field]: value, ...also });
      }
      // Strips would leave hollows; packers that stay are of wood.
      expect({ wide, rules: rules(plan), line: detail(plan, 'line') }).toEqual({ wide, rules: [] });
      expect(Object.keys(needsOf(plan))).not.toContain('packers');
      const head = /over (6)\s/.exec(detail(plan, 'gap')?.detail ?? '');
      expect(head !== null).toBe(needsOf(plan)['wall-insulation~50-mm'] !== undefined);
      const side = Number.parseFloat(figures(plan)[2] ?? '');
      expect(side).toBeLessThanOrEqual(20);
      if (side > 6) expect(head).not.toBeNull();
    }
    expect(needsOf(door('uk', { way: 'new' }))).toHaveProperty('packers');
  });

  it('takes the widest leaf that fits, and fills its gap with what is listed or stops with a leaf that does', () => {
    // Least width of a wall opening for each leaf of 735, 860 and 985 by dealers’ tables, to the next 5 mm.
    const from = { 750: 735, 875: 860, 1000: 985 };
    const least = { uk: 3, us: 3, eu: 6, cn: 2 };
    for (const region of REGION_NAMES) {
      for (let wide = 700; wide <= 1100; wide += 5) {
        const typed = { way: 'new', wall: 'studs', wallWidth: `${String(wide)} mm` };
        let plan = door(region, typed);
        if (plan.materials.length === 0) continue;
        const widest = Object.entries(from).findLast(([opening]) => wide >= Number(opening))?.[1];
        if (region === 'eu') expect(figures(plan)[0]).toContain(`${String(widest ?? 610)} `);
        const stop = plan.warnings.find(({ rule }) => rule === 'frame-packing');
        if (stop !== undefined) {
          expect(stop).toMatchObject({ severity: 'stop', fix: { field: 'leafWidth' } });
          const { field = '', value = '', also } = stop.fix ?? {};
          plan = door(region, { ...typed, [field]: value, ...also });
        }
        expect(rules(plan).filter((rule) => rule !== 'frame-cover')).toEqual([]);
        if (region === 'us' || stepIds(plan).includes('line')) continue;
        const side = Number.parseFloat(figures(plan)[2] ?? '');
        expect(side).toBeGreaterThanOrEqual(least[region]);
        expect(side).toBeLessThanOrEqual(30);
      }
    }
  });

  it('asks for two strips behind fixings only if the sides have them', () => {
    for (const [wallWidth, wallHeight, told] of [
      ['925 mm', '2060 mm', false],
      ['975 mm', '2040 mm', true],
    ] as const) {
      const plan = door('uk', {
        way: 'new',
        wall: 'studs',
        thick: '126 mm',
        wallWidth,
        wallHeight,
      });
      expect(/where a strip is behind/.test(detail(plan, 'fix')?.detail ?? '')).toBe(told);
    }
  });

  it('warns of a wide gap round a frame, a wall past it and a fire door far off the floor', () => {
    // 1200 − (838 + 6 + 64) = 292: 146 a side, of 25 and a batten.
    expect(rules(door('uk', { way: 'new', wallWidth: '1200 mm', thick: '150 mm' }))).toEqual([
      'frame-packing',
      'frame-depth',
    ]);
    expect(
      rules(door('uk', { core: 'fire', floor: '12 mm', width: '768 mm', height: '1996 mm' })),
    ).toEqual(['fire-door-gap']);
  });

  it('asks about fire before anything is bought, about old paint before scraping, of cables before drilling', () => {
    expect(
      ['fire-door', 'lead', 'asbestos', 'lifting'].map((gate) => first(door('uk'), gate)),
    ).toEqual(['measure', 'old', 'old', undefined]);
    expect(first(door('uk', { core: 'fire' }), 'lifting')).toBe('rest');
    const built = door('uk', { way: 'new' });
    expect(['cables', 'silica'].map((gate) => first(built, gate))).toEqual(['fix', 'fix']);
    expect(door('uk').gates.find(({ id }) => id === 'fire-door')?.severity).toBe('stop');
  });

  it('offers a fire door only in regions that sell one without a frame', () => {
    expect(leaves('uk')).toEqual([['hollow', 'solid', 'fire'], undefined]);
    for (const region of ['us', 'eu', 'cn'] as const) {
      expect(leaves(region)).toEqual([['hollow', 'solid'], expect.stringMatching(/its own/)]);
    }
  });
});

/** Steps after the trim of a new frame, by its finish. */
const afterTrim = (finish: string) => {
  const ids = stepIds(door('uk', { way: 'new', finish }));
  return ids.slice(ids.indexOf('casing') + 1, -1);
};

describe('the finish of a new frame', () => {
  it('is caulked where no caulk meets bare wood and no varnish meets caulk', () => {
    expect(afterTrim('paint')).toEqual(['fill', 'prime', 'caulk', 'paint', 'paint-2', 'handles']);
    expect(afterTrim('varnish')).toEqual(['fill', 'sand', 'varnish', 'caulk', 'handles']);
    expect(afterTrim('ready')).toEqual(['fill', 'caulk']);
  });

  it.each(REGION_NAMES)('%s: is sanded before varnish, on a frame that stays too', (region) => {
    for (const way of ['frame', 'new']) {
      const { steps } = door(region, { way, finish: 'varnish' });
      const until = steps.slice(0, steps.findIndex(({ id }) => id === 'varnish') + 1);
      expect(until.map(({ detail }) => detail).join(' '), way).toMatch(/Sand (?:it|the filler)/);
    }
  });

  it('stays whole if it is bought so', () => {
    const plan = door('uk', { way: 'new', finish: 'ready' });
    expect(Object.keys(needsOf(plan)).filter((id) => id.startsWith('sandpaper'))).toEqual([]);
    expect(plan.materials.find(({ id }) => id.startsWith('architrave'))?.why).toContain('finish');
  });
});

describe('a leaf of one’s own', () => {
  it('is refused at its own field if it is too small for the frame', () => {
    const { problems } = door('uk', { width: '762 mm', height: '1986 mm', leafWidth: '711 mm' });
    expect(Object.keys(problems)).toEqual(['leafWidth']);
  });
});

describe('the gap at the floor of a new door', () => {
  it.each(REGION_NAMES)('%s: is made by the legs of its frame', (region) => {
    const set = (floor: string) =>
      door(region, { way: 'new', floor }).steps.find(({ id }) => id === 'set')?.detail ?? '';
    expect(set('12 mm')).not.toBe(set('4 mm'));
    if (region !== 'eu') return;
    expect(set('10 mm')).toContain('3\u00a0mm off');
    expect(set('3 mm')).toContain('saw 4\u00a0mm off');
    expect(needsOf(door('eu', { way: 'new', floor: '10 mm' }))).toHaveProperty('caulk');
    expect(needsOf(door('eu', { way: 'new' }))).not.toHaveProperty('caulk');
  });
});

describe('seals of a fire door', () => {
  it('are pressed in after hinges, latch and the last coat, into grooves cut before', () => {
    for (const finish of ['paint', 'varnish', 'ready']) {
      const plan = door('uk', { core: 'fire', width: '768 mm', height: '1992 mm', finish });
      const ids = plan.steps.map(({ id }) => id);
      const takes = plan.steps.filter(({ detail }) =>
        detail?.includes('Press the intumescent strips'),
      );
      expect(takes).toHaveLength(1);
      expect(takes[0]?.detail).toContain('where a hinge or the latch crosses');
      const at = ids.indexOf(takes[0]?.id ?? '');
      for (const before of ['hinges', 'latch', 'prime', 'paint', 'paint-2', 'varnish']) {
        expect(ids.indexOf(before)).toBeLessThan(at);
      }
      expect(ids.indexOf('seals')).toBeLessThan(ids.indexOf('hang'));
    }
  });
});

const trim = (region: Region, typed: Typed = {}) =>
  door(region, typed).steps.find(({ id }) => id === 'trim')?.detail;

describe('the edges of a leaf', () => {
  it('are planed at a slant at the latch where its sides are trimmed only', () => {
    expect(trim('eu', { floor: '14 mm' })).toMatch(/off the bottom/);
    expect(trim('eu', { floor: '14 mm' })).not.toMatch(/latch/);
    expect(trim('uk')).toMatch(/Plane the latch edge/);
  });
});

describe('a leaf that would lose too much', () => {
  it('is replaced by one made to measure, which the fix enters', () => {
    for (const [region, typed] of [
      ['uk', { width: '737 mm', height: '1986 mm' }],
      ['us', { width: '27 in', height: '79 in' }],
      ['eu', { width: '835 mm' }],
      ['cn', { width: '722 mm', height: '1990 mm' }],
    ] as const) {
      const [warning] = door(region, typed).warnings;
      expect(warning).toMatchObject({ rule: 'leaf-trim', severity: 'stop' });
      const { field = '', value = '', also } = warning?.fix ?? {};
      expect(rules(door(region, { ...typed, [field]: value, ...also }))).toEqual([]);
    }
  });
});

describe('the trim round a new frame', () => {
  it('covers the gap to the wall, or a warning says so', () => {
    for (const core of ['hollow', 'fire']) {
      // Between leaf and wall: the lining less a reveal of 6, and at least 5 on the wall.
      const hidden = (core === 'fire' ? 38 : 32) - 6 + 5;
      for (let wide = 690; wide <= 1040; wide += 7) {
        const plan = door('uk', { way: 'new', core, wallWidth: `${String(wide)} mm` });
        if (plan.materials.length === 0) continue;
        const gap = Number.parseFloat(figures(plan)[2] ?? '');
        const { id = '' } = plan.materials.find(({ product }) => product === 'architrave') ?? {};
        const width = Number(/x(\d+)-mm/.exec(id)?.[1]);
        const isWarned = rules(plan).some((rule) => /^frame-(packing|cover)$/.test(rule));
        expect({ wide, fits: width >= gap + hidden || isWarned }).toEqual({ wide, fits: true });
      }
    }
  });

  it('is wider for a higher opening, and missed in one that no trim covers', () => {
    // 83 − (80 + 1/8 + 1/2 + 3/4) = 1 5/8 in over the frame: 2 1/4 in less 1/2 in leaves 3 mm on the wall.
    const plan = door('us', { way: 'new', wallWidth: '32 in', wallHeight: '83 in' });
    expect(Object.keys(piecesOf(plan))).toContain('architrave~11-16x3-1-4-in');
    // 950 − 862: 44 mm a side, of a casing of 60.
    expect(rules(door('eu', { way: 'new', wallWidth: '950 mm' }))).toEqual(['frame-cover']);
  });
});

/** Reasons of lines and details of steps, each with its id. */
const texts = (plan: JobPlan) => [
  ...plan.materials.map(({ product, why }) => `${product}: ${why}`),
  ...plan.steps.map(({ id, detail }) => `${id}: ${detail ?? ''}`),
];

describe('the hand of a door', () => {
  it('is on a step, and on each line that is bought for one hand', () => {
    const lines = {
      uk: { frame: [], new: [] },
      us: { frame: [], new: ['prehung-door'] },
      eu: {
        frame: ['internal-door', 'door-latch'],
        new: ['internal-door', 'door-lining', 'door-latch'],
      },
      cn: { frame: [], new: ['internal-door', 'door-lining'] },
    } as const;
    for (const region of REGION_NAMES) {
      for (const way of ['frame', 'new'] as const) {
        const left = texts(door(region, { way, hand: 'left' }));
        const right = new Set(texts(door(region, { way, hand: 'right' })));
        const changed = left.filter((one) => !right.has(one)).map((one) => one.split(':')[0]);
        const step = way === 'new' ? 'set' : region === 'eu' ? 'rest' : 'hinges';
        expect(new Set(changed)).toEqual(new Set([...lines[region][way], step]));
      }
    }
  });

  it('is named as shops name it', () => {
    // Seen from the side it opens to: DIN left has its hinges on the left; an American right-hand door too.
    expect(texts(door('eu', { hand: 'left' })).join()).toContain('DIN left');
    expect(texts(door('us', { way: 'new', hand: 'left' })).join()).toContain('Right-hand');
  });
});

describe('leaves of DIN 18101', () => {
  it.each([
    ['885 mm', '2005 mm', '1985x860'],
    ['885 mm', '2130 mm', '2110x860'],
    ['760 mm', '2130 mm', '2110x735'],
  ])('go into an opening of %s × %s', (wallWidth, wallHeight, size) => {
    const plan = door('eu', { way: 'new', wallWidth, wallHeight });
    expect(needsOf(plan)).toHaveProperty(`internal-door~${size}-mm`);
    expect(rules(plan)).toEqual([]);
  });
});

const detail = (plan: JobPlan, step: string) => plan.steps.find(({ id }) => id === step);

describe('the gaps of a leaf in a frame that stays', () => {
  it('are those of the drawing in each step that names them', () => {
    for (const [region, floor] of [
      ['uk', '6 mm'],
      ['us', '1/4 in'],
      ['eu', '4 mm'],
      ['cn', '5 mm'],
    ] as const) {
      for (const core of region === 'uk' ? ['solid', 'fire'] : ['solid']) {
        for (const more of [0, 3, 6]) {
          const frame = { uk: 1986, us: 2038, eu: 1980, cn: 2005 }[region] + more;
          const typed = { height: `${String(frame)} mm`, core, floor };
          const plan = door(region, core === 'fire' ? { ...typed, width: '768 mm' } : typed);
          const under = /and (.+?) over the floor/.exec(plan.drawings[0]?.says ?? '')?.[1];
          expect(under, `${region} ${core} ${String(frame)}`).toBeDefined();
          expect(detail(plan, 'measure')?.detail).toContain(`stops ${under ?? ''} above`);
          expect(detail(plan, 'trim')?.check).toContain(`${under ?? ''} at the floor`);
          if (core === 'fire') expect(detail(plan, 'adjust')?.check).toContain('over 4 mm');
        }
      }
    }
  });

  it('are the wanted ones round a leaf made to measure', () => {
    // 712 − 2 × 3 and 2012 − 3 − 5.
    const typed = { width: '712 mm', height: '2012 mm', trim: '8 mm' };
    expect(door('cn', typed).warnings[0]?.fix).toMatchObject({
      value: '706 mm',
      also: { leafHeight: '2004 mm' },
    });
  });
});

const pins = (plan: JobPlan): number =>
  Number.parseInt(plan.materials.find((one) => one.product === 'brad-nails')?.why ?? '', 10);

describe('a new frame', () => {
  it('is as deep as its wall, or says for which wall to order it', () => {
    for (const region of ['uk', 'eu', 'cn'] as const) {
      for (let thick = 90; thick <= 300; thick += 15) {
        const plan = door(region, { way: 'new', thick: `${String(thick)} mm` });
        const { id = '', name } =
          plan.materials.find(({ product }) => product === 'door-lining') ?? {};
        const deep = Number(/(\d+)(?:-mm)?$/.exec(id)?.[1]);
        const least = region === 'eu' ? thick - 15 : thick;
        expect(deep, `${region} ${String(thick)} ${String(name)}`).toBeGreaterThanOrEqual(least);
        if (region === 'cn') expect(deep).toBe(thick);
        if (region === 'eu') expect(deep).toBeLessThanOrEqual(thick + 5);
        expect(rules(plan).includes('frame-depth')).toBe(
          region === 'uk' ? thick > 138 : region === 'eu' && /own-/.test(id),
        );
      }
    }
    for (const thick of ['4 1/2 in', '4 9/16 in', '6 9/16 in']) {
      const plan = door('us', { way: 'new', thick });
      const isThick = thick.startsWith('6');
      expect(texts(plan).join()).toContain(`a jamb ${isThick ? '6' : '4'}\u00a09/16″ deep`);
      expect(rules(plan)).toEqual(isThick ? ['frame-depth'] : []);
    }
  });

  it('is bought and coated like its leaf', () => {
    for (const region of REGION_NAMES) {
      for (const [finish, step, bought] of [
        ['paint', 'prime', /it is painted/],
        ['varnish', 'varnish', /not primed/],
        ['ready', 'measure', /Finished when bought/],
      ] as const) {
        const plan = door(region, { way: 'new', finish });
        const frames = plan.materials.filter(({ id }) => /^(door-lining|prehung-door)/.test(id));
        expect(frames).toHaveLength(1);
        expect(frames[0]?.why).toMatch(bought);
        const casing = plan.materials.find(({ product }) => product === 'architrave');
        expect(/not primed/.test(casing?.why ?? 'not primed')).toBe(
          casing === undefined || finish === 'varnish',
        );
        if (finish !== 'ready') expect(detail(plan, step)?.detail).toMatch(/The new (frame|jamb)/);
      }
    }
  });

  it('has its architraves pinned to it and glued to brick and block', () => {
    for (const region of ['uk', 'us'] as const) {
      const [studs, masonry] = [
        door(region, { way: 'new', wall: 'studs' }),
        door(region, { way: 'new', wall: 'masonry' }),
      ];
      expect(pins(studs)).toBeGreaterThan(pins(masonry));
      expect(detail(masonry, 'casing')?.uses).toContain('grab-adhesive');
      expect(detail(studs, 'casing')?.uses).not.toContain('grab-adhesive');
    }
  });

  it('is lined with strips that are screwed into what stands round it', () => {
    for (const region of ['eu', 'cn'] as const) {
      const wide = { eu: '940 mm', cn: '915 mm' }[region];
      for (const wall of ['masonry', 'studs']) {
        const plan = door(region, { way: 'new', wallWidth: wide, wall });
        const line = detail(plan, 'line');
        expect(line?.gates?.includes('silica'), `${region} ${wall}`).toBe(wall === 'masonry');
        expect('masonry-drill-bit' in needsOf(plan)).toBe(false);
        expect(Object.keys(needsOf(plan)).some((id) => /frame-|plugs/.test(id))).toBe(
          wall === 'masonry',
        );
      }
    }
  });
});
