import { beforeAll, describe, expect, it } from 'vitest';
import { job as boardALoft } from '../../../../web/planner/jobs/board-a-loft/job.ts';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import { job as buildAlcoveShelves } from '../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { job as buildFurniture } from '../../../../web/planner/jobs/build-furniture/job.ts';
import { job as hangADoor } from '../../../../web/planner/jobs/hang-a-door/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import {
  newGround,
  newThing,
  newWall,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { lineOf } from './bills.ts';
import { sides } from './places.ts';
import { plansOf, type PlanIn } from './regional-plans.ts';

const plans = {
  door: hangADoor,
  wall: buildAStudWall,
  loft: boardALoft,
  alcove: buildAlcoveShelves,
  furniture: buildFurniture,
};
const planIn: Partial<Record<keyof typeof plans, PlanIn>> = {};
beforeAll(async () => {
  for (const [name, file] of Object.entries(plans) as [keyof typeof plans, typeof hangADoor][]) {
    planIn[name] = await plansOf(file);
  }
});

const PLACES = {
  door: newThing('door'),
  alcove: newThing('alcove'),
  furniture: newThing('piece'),
  wall: { ...newWall('wall'), length: '3.6 m', height: '2.4 m' },
  loft: { ...newGround('loft'), sides: sides('rectangle', 5200, 3900) },
};
function planOf(job: keyof typeof plans, region: Region, typed: Typed): JobPlan {
  const plan = planIn[job]?.(region, typed, PLACES[job]);
  if (plan === undefined) throw new Error(`${job} is not loaded`);
  return plan;
}

const stepOf = (plan: JobPlan, id: string) => plan.steps.find((one) => one.id === id);
const takenBy = (plan: JobPlan, id: string): readonly string[] => stepOf(plan, id)?.uses ?? [];
const told = ({ steps }: JobPlan): string => steps.map(({ detail }) => detail).join(' ');

describe('fixings in plasterboard', () => {
  const light: readonly (readonly ['alcove' | 'furniture', Typed])[] = [
    [
      'alcove',
      {
        build: 'battens',
        load: 'clothes',
        width: '700 mm',
        height: '1500 mm',
        depth: '260 mm',
        shelves: '3',
      },
    ],
    [
      'alcove',
      { build: 'unit', load: 'clothes', width: '800 mm', height: '1900 mm', depth: '300 mm' },
    ],
    ['furniture', { kind: 'bookcase', width: '600 mm', height: '1500 mm', depth: '250 mm' }],
    ['furniture', { kind: 'drawers' }],
  ];
  it.each(REGION_NAMES)(
    '%s: a toggle has its hole saw and its words, an anchor its own',
    (region) => {
      for (const [job, typed] of light) {
        const plan = planOf(job, region, { ...typed, wall: 'board' });
        const step = plan.steps.find(({ uses = [] }) =>
          uses.some((one) => one === 'toggle-anchor' || one === 'plasterboard-anchor'),
        );
        const isToggled = lineOf(plan, 'toggle-anchor') !== undefined;
        expect(step?.tools?.includes('hole-saw')).toBe(isToggled);
        expect(step?.detail).toMatch(isToggled ? /wings/ : /Turn each anchor into/);
        expect(lineOf(plan, 'picture-hook')).toBeUndefined();
      }
    },
  );
  it('dot and dab takes plugs that reach the masonry, however light the load', () => {
    const plan = planOf('furniture', 'uk', {
      kind: 'bookcase',
      height: '700 mm',
      depth: '200 mm',
      wall: 'dot-and-dab',
    });
    expect(lineOf(plan, 'plasterboard-anchor')).toBeUndefined();
  });
});

describe('doors', () => {
  it.each(REGION_NAMES)(
    '%s: a leaf taken off to be coated is hung again before it is tried',
    (region) => {
      for (const way of ['frame', 'new']) {
        for (const finish of ['paint', 'varnish']) {
          const plan = planOf('door', region, { way, finish });
          expect(stepOf(plan, 'handles')?.detail).toMatch(
            /^(Hang the leaf again|Set the door back)/,
          );
        }
        expect(
          stepOf(planOf('door', region, { way, finish: 'ready' }), 'handles')?.detail,
        ).not.toMatch(/again|back on/);
      }
    },
  );
  it.each(REGION_NAMES)('%s: a new frame has no old holes, recesses or paint', (region) => {
    for (const finish of ['paint', 'varnish', 'ready']) {
      expect(told(planOf('door', region, { way: 'new', finish }))).not.toMatch(
        /\bold\b|has (recesses|mortises)/,
      );
      expect(told(planOf('door', region, { way: 'frame', finish }))).not.toMatch(
        /new (frame|jamb)/,
      );
    }
  });
  it('EU: a leaf on pins is lifted off, and nothing is glued into screw holes', () => {
    const plan = planOf('door', 'eu', {});
    expect(told(plan)).not.toMatch(/undo|screw holes/);
    expect(lineOf(plan, 'wood-glue')).toBeUndefined();
  });
  it('UK: seals a fire door by the gap at each of its edges', () => {
    // 768 × 1992 inside. Sides up to 10: 2 × 1992 at 1. 20 over the head, 10 deep: 2 of 10 × 10. Both faces:
    // 2 × (3984 + 768 × 2) = 11,040 ÷ 3000 = 3.7 tubes. Wool over the head alone, pressed to half of a slab of 50:
    // 768 × 20 × (113 − 20) ÷ 25 = 0.058 m².
    const plan = planOf('door', 'uk', {
      way: 'new',
      core: 'fire',
      wallWidth: '850 mm',
      wallHeight: '2050 mm',
    });
    const wool = lineOf(plan, 'wall-insulation');
    expect(wool?.form === 'packs' ? wool.need : 0).toBe(58);
    const sealant = lineOf(plan, 'fire-sealant');
    expect(sealant?.form === 'packs' ? sealant.need : 0).toBe(4);
  });
  it('lines the head alone if only the head is too high', () => {
    // 838 + 2 × 32 + 2 × 3 = 908 in 925: 8.5 a side. 1981 + 3 + 8 + 32 = 2024 under 2060: 36, less 25 is 11. A brick
    // wall of 113 takes one strip, in its middle.
    const plan = planOf('door', 'uk', { way: 'new', wallWidth: '925 mm', wallHeight: '2060 mm' });
    expect(plan.warnings.map(({ rule }) => rule)).not.toContain('frame-packing');
    expect(stepOf(plan, 'line')?.detail).toMatch(
      /^Screw strips 25 mm thick to the head of the opening/,
    );
    const batten = lineOf(plan, 'batten');
    const strips =
      batten?.form === 'lengths' ? batten.pieces.filter(({ name }) => name === 'packing') : [];
    expect(strips.map(({ length, quantity }) => [length / 320, quantity])).toEqual([[925, 1]]);
  });
});

/** Test of the primed wall. */
const primed = (region: Region, finish: string): string | undefined =>
  stepOf(planOf('wall', region, { finish }), 'prime')?.check;

describe('stud walls', () => {
  it('US: studs of 2 × 6 are filled with R-19', () => {
    expect(lineOf(planOf('wall', 'us', { depth: 'deep' }), 'wall-insulation')?.id).toMatch(/r-19/);
    expect(lineOf(planOf('wall', 'us', {}), 'wall-insulation')?.id).toMatch(/r-13/);
  });
  it('fills the joints of the side to be tiled if the other is plastered', () => {
    for (const region of ['uk', 'eu'] as const) {
      const plan = planOf('wall', region, { finish: 'skim', wet: true });
      expect(takenBy(plan, 'joint')).toEqual(
        expect.arrayContaining(['joint-compound', 'joint-tape']),
      );
      expect(takenBy(planOf('wall', region, { finish: 'skim' }), 'joint')).not.toContain(
        'joint-compound',
      );
    }
  });
  it('has an even coat where plaster or putty hides the paper', () => {
    expect(primed('uk', 'skim')).toMatch(/even/);
    expect(primed('cn', 'joints')).toMatch(/even/);
    expect(primed('uk', 'joints')).toMatch(/paper/);
  });
  it.each(REGION_NAMES)(
    '%s: speaks of doorways, joists and planes only where there are any',
    (region) => {
      expect(told(planOf('wall', region, { frame: 'steel' }))).not.toMatch(/doorway/);
      const bare = planOf('wall', region, { frame: 'steel', sides: 'none' });
      expect(stepOf(bare, 'inspect')?.tools).not.toContain('plane');
      expect(stepOf(planOf('wall', region, { floor: 'concrete' }), 'find')?.detail).toMatch(
        /heated floor/,
      );
    },
  );
});

describe('lofts', () => {
  it.each(REGION_NAMES)('%s: each step takes the wool and screws of its own', (region) => {
    const plan = planOf('loft', region, { raise: 'legs', insulate: 'both' });
    const screwsOf = (id: string) =>
      new Set((stepOf(plan, id)?.lines ?? []).filter((line) => line.startsWith('wood-screws')));
    expect(screwsOf('raise').size).toBeGreaterThan(0);
    expect(screwsOf('rows').size).toBe(1);
    const hatch = stepOf(plan, 'hatch');
    expect(takenBy(plan, 'hatch').some((one) => one.endsWith('insulation'))).toBe(true);
    expect(hatch?.detail).not.toBe('');
  });
  it.each(REGION_NAMES)(
    '%s: speaks of wool and caps only where they are laid and sold',
    (region) => {
      const bare = planOf('loft', region, {
        insulate: 'none',
        raise: 'none',
        downlights: '3',
        pipes: '4 m',
      });
      expect(stepOf(bare, 'services')?.detail).not.toMatch(/wool|insulation/);
      expect(/cap|cover/.test(stepOf(bare, 'services')?.detail ?? '')).toBe(
        lineOf(bare, 'downlight-cap') !== undefined,
      );
      expect(lineOf(bare, 'pipe-lagging')?.why).toMatch(/frost/);
    },
  );
  it('CN: a hatch gets wool only if there is any', () => {
    expect(
      stepOf(planOf('loft', 'cn', { insulate: 'none', raise: 'none' }), 'hatch')?.detail,
    ).not.toMatch(/wool/);
  });
});

describe('furniture', () => {
  it.each(REGION_NAMES)(
    '%s: the frame of a workbench is at least 55 mm deep and its screws hold 25',
    (region) => {
      const plan = planOf('furniture', region, { kind: 'workbench' });
      // Thickness, width and length in millimetres, of the names of studs, battens and screws.
      const sizes: Readonly<Record<string, readonly [number, number]>> = {
        'stud~38x89-mm': [38, 89],
        'stud~2x4': [38.1, 88.9],
        'stud~60x80-mm': [60, 80],
        'batten~40x60-mm': [37, 57],
      };
      const lengths: Readonly<Record<string, number>> = {
        'wood-screws~5x70-mm': 70,
        'wood-screws~6x100-mm': 100,
        'wood-screws~5x100-mm': 100,
        'wood-screws~9x2-1-2-in': 63.5,
        'wood-screws~10x2-3-4-in': 69.9,
      };
      const ids = plan.materials.map(({ id }) => id);
      const [thick = 0, wide = 0] = ids.flatMap((id) => sizes[id] ?? []);
      expect(wide).toBeGreaterThanOrEqual(55);
      expect(Math.max(...ids.map((id) => lengths[id] ?? 0)) - thick).toBeGreaterThanOrEqual(25);
    },
  );
  it.each(REGION_NAMES)(
    '%s: handles are drilled for, with a bit, by the step that takes them',
    (region) => {
      for (const kind of ['drawers', 'base', 'wall', 'wardrobe']) {
        const plan = planOf('furniture', region, {
          kind,
          wall: region === 'us' ? 'stud' : 'masonry',
        });
        expect(takenBy(plan, 'fronts')).toContain('cabinet-handles');
        expect(stepOf(plan, 'fronts')?.tools).toContain('wood-bits');
        expect(stepOf(plan, 'fronts')?.detail).toMatch(/for the (handles|pulls)/);
        const prime = stepOf(plan, 'prime')?.detail;
        if (prime !== undefined) expect(/boxes stay bare/.test(prime)).toBe(kind === 'drawers');
      }
    },
  );
});
