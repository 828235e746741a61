import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import { job as putUpAFence } from '../../../../web/planner/jobs/put-up-a-fence/job.ts';
import { newRun } from '../../../../web/planner/measure/places/place-input.ts';
import { mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import type { LengthMaterial } from '../../../../web/planner/takeoff/material.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { lineOf, needsOf, piecesOf } from './bills.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

let planIn: PlanIn;
beforeAll(async () => {
  planIn = await plansOf(putUpAFence);
});

const fence = (region: Region, typed: Typed, ...stretches: readonly number[]): JobPlan =>
  planIn(region, typed, { ...newRun('f'), stretches: stretches.map((one) => `${one} mm`) });

const detailOf = ({ steps }: JobPlan, id: string): string | undefined =>
  steps.find((step) => step.id === id)?.detail;

const longestPiece = (plan: JobPlan, id: 'fence-rail' | 'pickets'): number => {
  const line = lineOf(plan, id);
  return line?.form === 'lengths' ? Math.max(...line.pieces.map((one) => toMm(one.length))) : 0;
};

/** Side of the posts as their label says; a 4 × 4 is half an inch less. */
const postSideOf = (plan: JobPlan): number => {
  const id = Object.keys(piecesOf(plan)).find((one) => one.startsWith('fence-post'));
  const side = Number(/~(\d+)x/.exec(id ?? '')?.[1]);
  return side < 20 ? (side - 0.5) * 25.4 : side;
};

const rules = ({ warnings }: JobPlan): readonly string[] => warnings.map(({ rule }) => rule);

const postsOf = (plan: JobPlan): LengthMaterial | undefined => {
  const line = lineOf(plan, 'concrete-post') ?? lineOf(plan, 'fence-post');
  return line?.form === 'lengths' ? line : undefined;
};

describe('a fence of 14.5 m on ground that falls by 1.1 m', () => {
  it('steps down panel by panel', () => {
    // 7 bays of 1830 + 105 and one of 855; 14 400 mm between the first and the last post: 147.8 mm a bay.
    // Posts 50 + 1830 + 600; the others reach the panel on their higher side: 148, 147 or 65 more.
    const plan = fence('uk', { fall: '1100' }, 14_500);
    expect(detailOf(plan, 'line')).toContain(
      '148 mm, 148 mm, 147 mm, 148 mm, 148 mm, 148 mm, 148 mm, 65 mm',
    );
    expect(piecesOf(plan)).toMatchObject({
      'fence-post~100x100-mm': ['1 × post 2480', '6 × post 2628', '1 × post 2627', '1 × post 2545'],
      // A wedge of up to 198 mm is left under each bay.
      'gravel-board~22x150-mm': ['7 × gravel-board 1830', '1 × gravel-board 755'],
    });
    expect(rules(plan)).toEqual([]);
    expect(rules(fence('uk', { fall: '1100', gravelBoard: 'no' }, 14_500))).toEqual(['fence-gap']);
  });

  it('follows the ground with boards on rails, whose rails are longer', () => {
    // 5 bays of 2880, 2780 clear, 220 mm of fall: √(2780² + 220²) = 2788.7.
    const raked = fence('uk', { fall: '1100', kind: 'feather-edge' }, 14_500);
    const flat = fence('uk', { kind: 'feather-edge' }, 14_500);
    expect(piecesOf(raked)['fence-rail~75-mm']).toEqual(['15 × rail 2789']);
    expect(piecesOf(flat)['fence-rail~75-mm']).toEqual(['15 × rail 2780']);
    expect(piecesOf(raked)['fence-post~100x100-mm']).toEqual(
      piecesOf(flat)['fence-post~100x100-mm'],
    );
    const stepped = fence('uk', { fall: '1100', kind: 'feather-edge', slope: 'steps' }, 14_500);
    expect(piecesOf(stepped)['fence-post~100x100-mm']).not.toEqual(
      piecesOf(flat)['fence-post~100x100-mm'],
    );
  });
});

const KINDS = ['panel', 'feather-edge', 'picket', 'slotted'];

const anyFence = fc.record({
  region: fc.constantFrom(...REGION_NAMES),
  run: fc.integer({ min: 2500, max: 25_000 }),
  corner: fc.integer({ min: 0, max: 9000 }),
  kind: fc.constantFrom(...KINDS),
  fall: fc.integer({ min: 0, max: 1500 }),
  slope: fc.constantFrom('rake', 'steps'),
  height: fc.integer({ min: 600, max: 2000 }),
  exposure: fc.constantFrom('sheltered', 'open', 'coast'),
  gravelBoard: fc.constantFrom('usual', 'yes', 'no'),
  gates: fc.constantFrom('0', '1'),
});

type AnyFence = typeof anyFence extends fc.Arbitrary<infer One> ? One : never;

const planOf = ({ region, run, corner, height, fall, ...typed }: AnyFence): JobPlan =>
  fence(
    region,
    { ...typed, height: `${height} mm`, fall: `${fall} mm` },
    run,
    ...(corner > 2500 ? [corner] : []),
  );

describe('every fence', () => {
  it('has posts that the shop keeps, or stops, in holes deeper than they are by the gravel', () => {
    fc.assert(
      fc.property(anyFence, (one) => {
        const plan = planOf(one);
        const posts = postsOf(plan);
        if (posts === undefined) throw new Error('no posts');
        const isLong = plan.materials.some((line) => {
          if (line.form !== 'lengths' || line.product?.endsWith('-post') !== true) return false;
          const longest = Math.max(...line.stock.map(({ length }) => length));
          return line.pieces.some(({ length }) => length > longest);
        });
        expect(rules(plan).includes('fence-post-length')).toBe(isLong);
        if (one.region === 'us' || lineOf(plan, 'post-anchor') !== undefined) return;
        const hole = / (\d+)\smm/.exec(plan.steps.find(({ id }) => id === 'dig-ends')?.check ?? '');
        const post = /(\d+)\smm deep/.exec(posts.why);
        expect(Number(hole?.[1]) - Number(post?.[1])).toBe(75);
      }),
    );
  });

  it('has no post that is lower than its boards in steps', () => {
    // The first post is 50 off the soil + 900 + 40 for its cap + 1000, and no sold one of 1.9 m takes its place.
    const typed = {
      kind: 'picket',
      height: '900 mm',
      slope: 'steps',
      fall: '1200 mm',
      frost: '1000 mm',
    };
    const posts = postsOf(fence('eu', typed, 13_700));
    expect(Math.min(...(posts?.pieces ?? []).map(({ length }) => toMm(length)))).toBe(1990);
  });

  it('has boards that leave room for caps on the posts behind them', () => {
    const wrong: string[] = [];
    for (const region of REGION_NAMES)
      for (const height of ['900 mm', '1200 mm', '1500 mm'])
        for (const fall of ['0', '600 mm'])
          for (const gates of ['0', '1']) {
            const plan = fence(region, { kind: 'picket', height, fall, gates }, 11_000);
            const posts = postsOf(plan);
            const least = Math.min(...(posts?.pieces ?? []).map(({ length }) => toMm(length)));
            const low = Number(/(\d+)\smm deep/.exec(posts?.why ?? '')?.[1]);
            // 50 mm off the soil, and 40 mm of cap; anchored posts are higher.
            const isHigh =
              region === 'us' ||
              lineOf(plan, 'post-anchor') !== undefined ||
              least - low >= longestPiece(plan, 'pickets') + 50 + 40;
            const isBelow = /below those of the posts/.test(detailOf(plan, 'boards') ?? '');
            const isSloped = /to a slope/.test(detailOf(plan, 'treat') ?? '');
            // No caps are bought for posts that would have to be longer for them.
            const isCapped = lineOf(plan, 'post-cap') !== undefined;
            if (isCapped ? !isHigh || !isBelow : isBelow || !isSloped)
              wrong.push(`${region} ${height} ${fall} ${gates}: ${least} − ${low}`);
          }
    expect(wrong).toEqual([]);
  });

  it.each(REGION_NAMES)('saws caps beside panels level with their posts, in %s', (region) => {
    for (const kind of ['panel', 'picket'])
      for (const height of ['900 mm', '1800 mm']) {
        const plan = fence(region, { kind, height, gates: '1' }, 11_000);
        // Anchored posts are higher than their panels.
        const isLevel = kind === 'panel' && lineOf(plan, 'post-anchor') === undefined;
        const isSawn = (detailOf(plan, 'treat') ?? '').includes('saw that side off');
        expect(isSawn, `${kind} ${height}`).toBe(isLevel);
      }
  });

  it('says by how much boards are higher than their posts', () => {
    // 8 ft less 2 ft in the ground, and 6 ft of board 2 in off the soil; posts in steps are as high as their boards.
    const typed = { kind: 'picket', height: '72 in', frost: '24 in' };
    const plan = fence('us', typed, 11_000);
    expect(detailOf(plan, 'boards')).toMatch(/2″ above those of the posts/);
    expect(detailOf(plan, 'agree')).toMatch(/6′ 2″ high.*at most 6′\./);
    const stepped = fence('us', { ...typed, fall: '24 in', slope: 'steps' }, 11_000);
    expect(detailOf(stepped, 'boards')).not.toMatch(/above those of the posts/);
  });

  it('has posts as high as the bays beside them and as deep as the rule says', () => {
    fc.assert(
      fc.property(anyFence, (one) => {
        const plan = planOf({ ...one, kind: 'panel', gravelBoard: 'no', gates: '0' });
        const posts = postsOf(plan);
        const panel = lineOf(plan, 'fence-panel');
        if (posts === undefined || panel === undefined) throw new Error('no posts or panels');
        const sizes = posts.pieces.map(({ length }) => toMm(length));
        // The first post carries no lower bay: all others are longer by at most the steepest drop.
        const least = Math.min(...sizes);
        const drop = (one.fall * 3120) / (one.run - 100);
        expect(Math.max(...sizes) - least).toBeLessThanOrEqual(drop + 3);
        const wide = /×\s([\d.]+)\s(m|ft)/.exec(panel.name);
        const high = Number(wide?.[1]) * (wide?.[2] === 'ft' ? 304.8 : 1000);
        const isAnchored = lineOf(plan, 'post-anchor') !== undefined;
        // 10 off the soil and 560 in the ground at least, or 50 and clear of its anchor; labels round up by a millimetre.
        expect(least).toBeGreaterThanOrEqual(high - 1 + (isAnchored ? 50 + 50 : 10 + 560));
        if (one.region === 'us' || isAnchored) return;
        const deep = Number(/(\d+)\smm deep/.exec(posts.why)?.[1]);
        const told = Number(/posts at most (\d+)\smm/.exec(detailOf(plan, 'agree') ?? '')?.[1]);
        expect(Math.abs(Math.max(...sizes) - deep - told)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('leaves no gap over 100 mm under a bay without a board or a warning', () => {
    fc.assert(
      fc.property(anyFence, (one) => {
        const plan = planOf({ ...one, kind: 'panel' });
        const drops = /in order: (.*)\./.exec(detailOf(plan, 'line') ?? '')?.[1];
        if (drops === undefined || one.region === 'us') return;
        const most = Math.max(...drops.split(', ').map((drop) => Number.parseFloat(drop)));
        const boards = lineOf(plan, 'gravel-board');
        const pieces =
          boards?.form === 'lengths'
            ? boards.pieces.reduce((sum, { quantity }) => sum + quantity, 0)
            : 0;
        const own = one.gravelBoard === 'yes' ? Number(plan.figures[2]?.value) : 0;
        const isClosed = pieces > own || rules(plan).includes('fence-gap');
        // Panels are set lower where that saves longer posts.
        const details = plan.steps.map(({ detail }) => detail).join(' ');
        const off = Number(/(\d+) mm off the soil/.exec(details)?.[1] ?? 0);
        expect(isClosed || most + off <= 100).toBe(true);
      }),
    );
  });

  it('drops as far in all bays together as the ground falls', () => {
    fc.assert(
      fc.property(anyFence, (one) => {
        const region = one.region === 'us' ? 'uk' : one.region;
        const plan = planOf({ ...one, region, kind: 'panel', corner: 0, gates: '0' });
        const drops = /in order: (.*)\./.exec(detailOf(plan, 'line') ?? '')?.[1] ?? '0 mm';
        const sum = drops.split(', ').reduce((all, drop) => all + Number.parseFloat(drop), 0);
        expect(sum).toBe(one.fall);
      }),
    );
  });

  it('speaks of high ends of bays only if these step down', () => {
    for (const [fall, slope] of [
      ['0', 'steps'],
      ['600 mm', 'rake'],
      ['600 mm', 'steps'],
    ] as const) {
      const plan = fence('uk', { kind: 'picket', fall, slope }, 12_000);
      const steps = fall !== '0' && slope === 'steps';
      expect(/high ends/.test(detailOf(plan, 'agree') ?? '')).toBe(steps);
    }
  });

  it('warns of a gate that is higher than the fence', () => {
    for (const region of REGION_NAMES) {
      for (const height of ['900 mm', '1200 mm', '1500 mm', '1800 mm']) {
        const plan = fence(region, { height, gates: '1', kind: 'picket' }, 12_000);
        const gate = lineOf(plan, 'gate')?.name ?? '';
        const [, high = '0', unit = ''] = /×\s(\d+)\s(mm|in)/.exec(gate) ?? [];
        const off = Number(high) * (unit === 'in' ? 25.4 : 1) - Number(height.replace(' mm', ''));
        expect(rules(plan).includes('gate-height'), `${region} ${height} ${gate}`).toBe(off > 110);
        // The proposed fence is level with its gate.
        const fix = plan.warnings.find(({ rule }) => rule === 'gate-height')?.fix;
        const fixed = fence(
          region,
          { height: String(fix?.value ?? height), gates: '1', kind: 'picket' },
          12_000,
        );
        if (fix !== undefined) expect(lineOf(fixed, 'gate')?.name).toBe(gate);
        expect(rules(fixed), `${region} ${height} ${gate}`).not.toContain('gate-height');
      }
    }
  });

  it('holds wind with wider posts or narrower bays before it stops', () => {
    // UK: 1.93 m × 1.88 m at 1 kN/m² are 3.2 kNm: a post of 125 holds 3.5.
    const coast = fence('uk', { exposure: 'coast' }, 12_000);
    expect(rules(coast)).toEqual([]);
    expect(Object.keys(piecesOf(coast))).toContain('fence-post~125x125-mm');
    // EU: posts of 90 hold 1.3 kNm, 2.45 of a panel of 1.8 m is too much.
    expect(rules(fence('eu', { exposure: 'open' }, 12_000))).toContain('fence-wind');
    const boards = { exposure: 'open', kind: 'picket', height: '1200 mm' };
    expect(rules(fence('eu', boards, 12_000))).not.toContain('fence-wind');
  });

  it('nails a capping into the rail by more than its own thickness', () => {
    const plan = fence('uk', { kind: 'feather-edge' }, 12_000);
    expect(needsOf(plan)['galvanised-nails~75-mm']).toBe(40);
    expect(mm(75) - mm(38)).toBeGreaterThan(mm(35));
  });

  it('names a gate that is lower than its fence, and what its posts carry', () => {
    const gated = (height: string): JobPlan =>
      fence('cn', { kind: 'picket', height, gates: '1' }, 12_000);
    expect(detailOf(gated('1500'), 'gate')).toContain('300 mm lower than the fence');
    expect(detailOf(gated('1200'), 'gate')).not.toContain('lower than the fence');
    expect(detailOf(gated('1200'), 'agree')).toContain('a heavy one needs posts a size thicker');
    expect(detailOf(fence('cn', {}, 12_000), 'agree')).not.toContain('gate');
  });

  it('counts the panels that are sawn narrower', () => {
    expect(detailOf(fence('uk', {}, 12_000, 7500), 'hang')).toContain('Saw 3 panels narrower');
  });

  it('counts braces and their pegs with those of the string', () => {
    // Four posts at once: 8 braces and 8 pegs, and 2 for the string.
    expect(Math.max(...pegsOf(fence('uk', {}, 12_000)))).toBe(10);
  });
});

const pegsOf = ({ materials }: JobPlan): readonly number[] =>
  materials.flatMap((one) => (one.form === 'packs' && one.id === 'marking-pegs' ? [one.need] : []));

describe('boards under a fence', () => {
  it('are on clips in the UK and on angle brackets elsewhere, with their screws', () => {
    const typed = { gravelBoard: 'yes' };
    expect(needsOf(fence('uk', typed, 6000))).toHaveProperty('gravel-board-clip');
    for (const region of ['us', 'eu'] as const) {
      const plan = fence(region, typed, 6000);
      const bracket = Object.keys(needsOf(plan)).find((id) => id.startsWith('angle-bracket'));
      expect(bracket).toBeDefined();
      expect(detailOf(plan, 'gravel-boards')).toContain('bracket on each post');
    }
  });

  it('are as long as the panel if shops sell them so', () => {
    const typed = { kind: 'panel', gravelBoard: 'yes' };
    expect(piecesOf(fence('us', typed, 12_600))['gravel-board~2x6']?.[0]).toMatch(/2438/);
  });

  it('are flush with the posts below boards on flush rails, which cannot stand on them', () => {
    for (const kind of ['picket', 'feather-edge', 'panel']) {
      const plan = fence('uk', { kind, gravelBoard: 'yes' }, 6000);
      expect(detailOf(plan, 'gravel-boards')?.includes('faces are flush')).toBe(kind !== 'panel');
      expect(detailOf(plan, 'boards') ?? '').not.toContain('stand on');
    }
  });

  it('close a gap below panels that have no board of their own', () => {
    const plan = fence('uk', { fall: '1100' }, 14_500);
    expect(detailOf(plan, 'gravel-boards')).toContain('along the line of the panel');
    expect(detailOf(plan, 'gravel-boards')).not.toContain('a further board');
  });
});

describe('posts of a gate', () => {
  it('are a size thicker than the others, in holes as wide as they need', () => {
    // 12 m with a gate of 915 + 20: posts of 100, and two of 125 that grow into the opening.
    const plan = fence('uk', { kind: 'feather-edge', gates: '1' }, 12_000);
    const pieces = piecesOf(plan);
    const count = (id: string): number =>
      (pieces[id] ?? []).reduce((sum, piece) => sum + Number.parseInt(piece, 10), 0);
    expect(count('fence-post~125x125-mm')).toBe(2);
    const holes = detailOf(plan, 'dig-ends') ?? '';
    expect(holes).toContain('The holes of the 2 posts at gates, the last ones: 375 mm wide.');
    const plain = fence('uk', { kind: 'feather-edge' }, 12_000);
    expect(piecesOf(plain)['fence-post~125x125-mm']).toBeUndefined();
    expect(detailOf(plain, 'dig-ends')).not.toContain('gate');
  });

  it('end the fence where its line ends', () => {
    for (const region of REGION_NAMES) {
      for (const gates of ['1', '2']) {
        const plan = fence(region, { gates }, 14_000);
        const [drawing] = plan.drawings;
        const [ring] = drawing?.surface ?? [];
        const xs = (ring ?? []).map(({ x }) => x);
        expect(Math.abs(Math.max(...xs) - Math.min(...xs) - 14_000 * 320)).toBeLessThanOrEqual(
          320 * 12,
        );
      }
    }
  });
});

const counted = (plan: JobPlan, product: string): number =>
  plan.materials
    .filter((one) => one.product === product)
    .flatMap((one) => (one.form === 'lengths' ? one.pieces : []))
    .reduce((sum, { quantity }) => sum + quantity, 0);

describe('a fence with slotted posts', () => {
  it('of six feet is sold for open ground, clay and a slope', () => {
    for (const typed of [
      { exposure: 'open', soil: 'clay-or-sand' },
      { fall: '600 mm', gates: '1' },
      { fall: '420 mm', exposure: 'sheltered' },
    ]) {
      const plan = fence('uk', { kind: 'slotted', height: '1830 mm', ...typed }, 7300, 4150);
      expect(rules(plan)).not.toContain('fence-post-length');
    }
  });

  it('says how high the wooden posts of a higher gate are', () => {
    const plan = fence('uk', { kind: 'slotted', height: '1500 mm', gates: '1' }, 7300);
    const [long] = piecesOf(plan)['fence-post~100x100-mm'] ?? [];
    const deep = Number(/(\d+)\smm deep/.exec(lineOf(plan, 'concrete-post')?.why ?? '')?.[1]);
    expect(detailOf(plan, 'agree')).toContain(
      `at most ${Number(/\d{4}/.exec(long ?? '')?.[0]) - deep} mm`,
    );
  });

  it('has a post with slots at right angles at each corner, and no other post more', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 4000, max: 12_000 }), { minLength: 1, maxLength: 4 }),
        fc.integer({ min: 0, max: 2 }),
        (stretches, gates) => {
          const plan = fence('uk', { kind: 'slotted', gates: `${gates}` }, ...stretches);
          const said = Number(/^(\d+) posts/.exec(lineOf(plan, 'concrete-post')?.why ?? '')?.[1]);
          expect(counted(plan, 'concrete-corner-post')).toBe(stretches.length - 1);
          expect(counted(plan, 'concrete-post')).toBe(said - stretches.length + 1);
          // Every bay of panels ends at a concrete post, and no concrete post stands elsewhere.
          const panels = plan.materials.find(({ product }) => product === 'fence-panel');
          expect(panels?.form === 'packs' ? panels.need : undefined).toBe(said - 1);
          // Hinges are screwed to wood: one post on each side of every gate.
          expect(counted(plan, 'fence-post')).toBe(gates === 0 ? 0 : gates + 1);
          expect(detailOf(plan, 'agree')?.includes('wooden posts')).toBe(gates > 0);
        },
      ),
      { numRuns: 20 },
    );
  });

  it('sets the wooden posts of a gate with the end posts, and fills a single bay once its posts stand', () => {
    const gated = fence('uk', { kind: 'slotted', gates: '1' }, 8000);
    for (const id of ['dig-ends', 'set-ends'])
      expect(detailOf(gated, id), id).toContain('wooden post');
    const single = fence('uk', { kind: 'slotted' }, 1500);
    expect(detailOf(single, 'hang')).toMatch(/stone saw.*Soak.*Slide/);
    expect(single.steps.find(({ id }) => id === 'hang')?.uses).toContain('diamond-blade');
  });

  it('names gravel boards only where it has them', () => {
    for (const gravelBoard of ['yes', 'no']) {
      const { steps } = fence('uk', { kind: 'slotted', gravelBoard }, 8000, 1500);
      expect(JSON.stringify(steps).includes('ravel board')).toBe(gravelBoard === 'yes');
    }
  });

  it('leaves the leaf of a gate its width between the wooden posts', () => {
    const plan = fence('uk', { kind: 'slotted', gates: '1' }, 8000);
    const solids = plan.scene?.solids ?? [];
    const [before, after] = solids.filter(({ product }) => product === 'fence-post');
    const leaf = solids.find(({ product }) => product === 'gate');
    const [from, to] = [leaf?.at[0] ?? 0, (leaf?.at[0] ?? 0) + (leaf?.size[0] ?? 0)];
    expect(to - from).toBe(mm(915));
    expect((before?.at[0] ?? 0) + (before?.size[0] ?? 0)).toBeLessThan(from);
    expect(after?.at[0]).toBeGreaterThan(to);
  });
});

describe('gates higher than the fence', () => {
  it('say on falling ground by how much their posts are higher', () => {
    for (const slope of ['steps', 'rake']) {
      const typed = { kind: 'feather-edge', height: '1500 mm', gates: '1', fall: '500 mm', slope };
      const plan = fence('uk', typed, 5000, 4100);
      const { detail, check } = plan.steps.find(({ id }) => id === 'set') ?? {};
      // The gate is 1750 mm high.
      expect(detail, slope).toMatch(/250\smm (higher|below its top)/);
      expect(check, slope).toMatch(/250\smm (higher|above it)/);
    }
  });

  it('hang on posts that are as high as they, in all regions', () => {
    for (const region of REGION_NAMES) {
      for (const kind of ['picket', 'feather-edge', 'panel']) {
        for (const height of [1100, 1500]) {
          const plan = fence(region, { kind, height: `${height} mm`, gates: '1' }, 9300);
          const gate = Object.keys(needsOf(plan)).find((one) => one.startsWith('gate~')) ?? '';
          const [, size = '0', unit = ''] = /x(\d+)-(mm|in)/.exec(gate) ?? [];
          const high = Number(size) * (unit === 'in' ? 25.4 : 1);
          const check = plan.steps.find(({ id }) => id === 'dig')?.check ?? '';
          const [, whole = '', over = '0', under = '1', measure = ''] =
            /at (\d+)(?:-(\d+)\/(\d+))?\s(mm|in)/.exec(check) ?? [];
          const depth =
            (Number(whole) + Number(over) / Number(under)) * (measure === 'in' ? 25.4 : 1);
          const posts = Object.entries(piecesOf(plan)).flatMap(([id, pieces]) =>
            id.startsWith('fence-post') ? pieces.map((one) => Number(one.split(' post ')[1])) : [],
          );
          // The hole is deeper than the post by its gravel.
          const layer = region === 'us' ? 76.2 : 75;
          const anchored = lineOf(plan, 'post-anchor') !== undefined;
          const inGround = anchored ? 0 : depth - layer;
          // The string runs below the tops of higher posts.
          const isRaised = new Set(posts).size > 1;
          expect(detailOf(plan, 'set')?.includes('below its top'), `${region} ${kind}`).toBe(
            isRaised,
          );
          expect(high, `${region} ${kind}`).toBeGreaterThan(0);
          expect(Math.max(...posts) - inGround, `${region} ${kind} ${height}`).toBeGreaterThan(
            high - 1,
          );
        }
      }
    }
  });
});

describe('waits', () => {
  it.each([
    ['uk', 4, 24],
    ['us', 4, 24],
    ['eu', 4, 24],
    ['cn', 24, 48],
  ] as const)('%s: the string waits %i hours, what hangs on posts %i', (region, ends, all) => {
    const { steps } = fence(region, {}, 9300);
    const waits = ['set-ends', 'set'].map((id) => steps.find((one) => one.id === id)?.dryMinutes);
    expect(waits).toEqual([60 * ends, 60 * all]);
  });
});

describe('gates', () => {
  it('need room in the last stretch for their posts and a first bay', () => {
    // 3 × 100 and 2 × (915 + 20 + 125) + 25: 2445 mm.
    const { problems } = fence('uk', { gates: '2' }, 9000, 2400);
    expect(problems['gates']).toContain('2450 mm');
    expect(fence('uk', { gates: '2' }, 9000, 2445).problems).toEqual({});
  });
});

describe('fences in strong wind', () => {
  it('warns of pickets edge to edge as of any solid fence, and offers gaps that are wide enough', () => {
    // CN: ½ × 0.8 × 1.534 × 1.5² = 1.38 kNm on a post of 95 mm, which is good for 1.2 × 0.95³ = 1.03.
    const typed = { kind: 'picket', exposure: 'open', height: '1500 mm' };
    const solid = fence('cn', { ...typed, gap: '0 mm' }, 9300);
    const warning = solid.warnings.find(({ rule }) => rule === 'fence-wind');
    expect(warning).toMatchObject({ severity: 'warn', field: 'gap' });
    expect(warning?.message).toContain('1.38');
    // A fifth of boards of 95 mm is 24 mm; 10 mm are too little.
    expect(warning?.fix).toEqual({ field: 'gap', value: '30 mm' });
    expect(rules(fence('cn', { ...typed, gap: '10 mm' }, 9300))).toContain('fence-wind');
    expect(rules(fence('cn', { ...typed, gap: '30 mm' }, 9300))).not.toContain('fence-wind');
    // Where shops sell thicker posts, the plan takes them, or bays that the code allows.
    for (const [region, kind] of [
      ['us', 'picket'],
      ['uk', 'feather-edge'],
    ] as const) {
      const thick = fence(region, { ...typed, kind, height: '5 ft' }, 9300);
      expect(rules(thick)).not.toContain('fence-wind');
    }
  });

  it('lets no solid fence on posts of up to 100 mm exceed the code in silence', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...REGION_NAMES),
        fc.constantFrom('open', 'coast'),
        fc.integer({ min: 900, max: 1900 }),
        (region, exposure, height) => {
          const gaps = { kind: 'picket', gap: '0 mm', exposure, height: `${height} mm` };
          const plan = fence(region, gaps, 9300);
          const side = postSideOf(plan);
          if (side > 100) return;
          const bay = longestPiece(plan, 'fence-rail') + side;
          // Without a gravel board the pickets are as high as the fence.
          const high = longestPiece(plan, 'pickets');
          expect(bay * high).toBeGreaterThan(0);
          const wind = (0.5 * (exposure === 'open' ? 0.8 : 1) * bay * high ** 2) / 1e9;
          const allowed = 1.2 * (side / 100) ** 3;
          if (wind > allowed * 1.02) expect(rules(plan)).toContain('fence-wind');
        },
      ),
      { numRuns: 60 },
    );
  });

  it('puts boards that no bay holds on the shortest bays', () => {
    const plan = fence(
      'cn',
      { kind: 'picket', height: '1800', gap: '0', exposure: 'open' },
      14_000,
    );
    const rails = lineOf(plan, 'fence-rail');
    if (rails?.form !== 'lengths') throw new Error('no rails');
    for (const { length } of rails.pieces) expect(toMm(length)).toBeLessThanOrEqual(1200);
  });

  it('offers no gravel boards if shops of the region sell none', () => {
    const typed = { kind: 'picket', gravelBoard: 'yes' };
    expect(lineOf(fence('cn', typed, 9000), 'gravel-board')).toBeUndefined();
    expect(lineOf(fence('eu', typed, 9000), 'gravel-board')).toBeDefined();
  });
});

describe('boards in bays that step down', () => {
  it('fit between the middles of the posts with the block that the step tells of', () => {
    for (const gap of [20, 40, 60]) {
      const typed = { kind: 'picket', height: '1000', gap: `${gap}`, fall: '500', slope: 'steps' };
      const text = detailOf(fence('eu', typed, 11_200), 'boards') ?? '';
      const [, boards, block] = /^(\d+) boards a bay with a block of (\d+)\smm/.exec(text) ?? [];
      const wide = Number(boards) * (90 + Number(block));
      const rail = longestPiece(fence('eu', typed, 11_200), 'fence-rail');
      expect(wide, text).toBeLessThanOrEqual(rail + 100);
      expect(wide, text).toBeGreaterThan(rail);
    }
  });
});

describe('preservative', () => {
  it('covers sawn boards before they go up, in litres by the area of their ends', () => {
    for (const region of REGION_NAMES)
      for (const kind of ['feather-edge', 'picket', 'panel']) {
        const plan = fence(region, { kind, height: '1200', gates: '1' }, 12_000, 3000);
        expect(needsOf(plan)['wood-preserver'], `${region} ${kind}`).toBeLessThan(1000);
      }
    const boards = fence('uk', { kind: 'feather-edge', height: '1500' }, 12_000).steps.find(
      ({ id }) => id === 'boards',
    );
    expect(boards?.uses).toContain('wood-preserver');
  });

  it('and caps are for the posts over which no capping runs', () => {
    const plan = fence('uk', { kind: 'feather-edge', height: '1500', gates: '1' }, 12_000);
    expect(Object.entries(needsOf(plan)).find(([id]) => id.startsWith('post-cap'))?.[1]).toBe(2);
    expect(detailOf(plan, 'treat')).toContain('No capping covers the 2 posts');
  });

  it('soaks the tops of posts that a capping does not cover whole', () => {
    // A capping of 65 mm over boards and posts of 75 to 150 mm.
    for (const height of ['900', '1200', '1500', '1800'])
      for (const gates of ['0', '1']) {
        const plan = fence('uk', { kind: 'feather-edge', height, gates }, 9000);
        expect(detailOf(plan, 'capping'), height).toContain('soak the tops of all posts under it');
        const step = plan.steps.find(({ id }) => id === 'capping');
        expect(step?.uses, height).toContain('wood-preserver');
      }
  });
});

describe('a capping', () => {
  it('counts in the height that is told and allowed', () => {
    // 10 off the soil + 980 of boards + 38 of capping, and 1 m beside a road.
    const typed = { kind: 'feather-edge', height: '980', byRoad: true };
    expect(detailOf(fence('uk', typed, 9000), 'agree')).toMatch(/1028\smm high/);
    expect(rules(fence('uk', typed, 9000))).toContain('planning-gb');
    expect(rules(fence('uk', { ...typed, height: '950' }, 9000))).not.toContain('planning-gb');
  });
});

describe('a capping over steps', () => {
  it.each([[[9000]], [[8350, 5600]]])('covers each post once: %s', (runs) => {
    const plan = fence('uk', { kind: 'feather-edge', fall: '600', slope: 'steps' }, ...runs);
    const capping = plan.materials.find(({ product }) => product === 'capping-rail');
    if (capping?.form !== 'lengths') throw new Error('no capping');
    const sum = capping.pieces.reduce((all, one) => all + one.quantity * toMm(one.length), 0);
    // The side of the post at a corner is of both stretches.
    const side = Number(/post~(\d+)x/.exec(Object.keys(piecesOf(plan)).join(' '))?.[1]);
    const whole = runs.reduce((all, one) => all + one, 0) - (runs.length - 1) * side;
    expect(Math.abs(sum - whole)).toBeLessThanOrEqual(2 * capping.pieces.length + runs.length);
    expect(detailOf(plan, 'capping')).toContain('starts against the higher post');
  });
});

describe('the soil of the holes', () => {
  it.each(['uk', 'eu', 'cn'] as const)('is all of them, loose, in %s', (region) => {
    const plan = fence(region, { height: '1200' }, 12_000);
    const text = detailOf(plan, 'dig') ?? '';
    const [wide = 0, deep = 0] = [...text.matchAll(/(\d+)\smm/g)].map(([, size]) => Number(size));
    const posts = Number(plan.figures.find(({ label }) => label === 'posts')?.value);
    const loose = (1.25 * posts * (Math.PI / 4) * wide ** 2 * deep) / 1e6;
    const named = Number(/About ([\d,\s]+)\sL/.exec(text)?.[1]?.replaceAll(/\D/g, ''));
    expect(named - loose).toBeGreaterThanOrEqual(0);
    expect(named - loose).toBeLessThan(50);
  });
});
