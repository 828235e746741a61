import { beforeAll, describe, expect, it } from 'vitest';
import { job as fitSkirting } from '../../../../web/planner/jobs/fit-skirting/job.ts';
import { job as paintWoodwork } from '../../../../web/planner/jobs/paint-woodwork/job.ts';
import { job as buildADeck } from '../../../../web/planner/jobs/build-a-deck/job.ts';
import { job as buildAStudWall } from '../../../../web/planner/jobs/build-a-stud-wall/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import { isSloped } from '../../../../web/planner/measure/places/place.ts';
import { placeScene } from '../../../../web/planner/jobs/kit/place/place-scene.ts';
import { job as putUpAFence } from '../../../../web/planner/jobs/put-up-a-fence/job.ts';
import { job as layALaminateFloor } from '../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { measurePlace } from '../../../../web/planner/measure/places/measure-place.ts';
import {
  newGround,
  newRoom,
  newRun,
  newWall,
  SHAPES,
  type GroundInput,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { length, mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { pieceCount, type Piece } from '../../../../web/planner/takeoff/material.ts';
import {
  isBuilt,
  sheetsOf,
  type FlatSurface,
  type Scene,
  type Solid,
  type Triple,
} from '../../../../web/planner/scene/scene.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { ODD_ROOMS } from '../../../support/odd-rooms.ts';
import { opening, plansOf, type PlanIn } from './regional-plans.ts';

let deckIn: PlanIn;
let fenceIn: PlanIn;
let wallIn: PlanIn;
beforeAll(async () => {
  [deckIn, fenceIn, wallIn] = await Promise.all([
    plansOf(buildADeck),
    plansOf(putUpAFence),
    plansOf(buildAStudWall),
  ]);
});

const locale = BRITISH.metric;

const ground = (shape: keyof typeof SHAPES, sizes: readonly string[]): GroundInput => ({
  ...newGround('g'),
  sides: SHAPES[shape].map((side, i) => ({ ...side, length: sizes[i] ?? '' })),
});

const built = (plan: JobPlan): Scene => {
  if (!isBuilt(plan.scene)) throw new Error(JSON.stringify([plan.problems, plan.warnings]));
  return plan.scene;
};

/** Sizes of a solid, mm: along x, along y, up. */
const sizeOf = ({ size }: Solid): readonly number[] => size.map((one) => Math.round(one / mm(1)));
const topOf = ({ at, size }: Solid): number => at[2] + size[2];

/** Depth of a panel in a concrete post. */
const SLOT = mm(26);

const isThrough = (a: Solid, b: Solid): boolean =>
  ([0, 1, 2] as const).every(
    (i) => Math.min(a.at[i] + a.size[i], b.at[i] + b.size[i]) - Math.max(a.at[i], b.at[i]) > SLOT,
  );

const pairsThrough = (solids: readonly Solid[]): number =>
  solids.reduce(
    (sum, one, i) => sum + solids.slice(i + 1).filter((other) => isThrough(one, other)).length,
    0,
  );

/** Pieces that are cut of some products. */
const cutOf = ({ materials }: JobPlan, ...products: readonly string[]): readonly Piece[] =>
  materials.flatMap((one) =>
    one.form === 'lengths' && products.includes(one.product ?? '') ? one.pieces : [],
  );

const figure = (plan: JobPlan, id: string): number =>
  Number(plan.figures.find((one) => one.id === id)?.value);

describe('a deck in space', () => {
  it('has boards along its longer side, joists across them, and pads on the ground', () => {
    for (const [sizes, along] of [
      [['4 m', '3 m'], 0],
      [['3 m', '4 m'], 1],
    ] as const) {
      const plan = deckIn('uk', { height: '200 mm' }, ground('rectangle', sizes));
      const scene = built(plan);
      const timber = scene.solids.filter(({ product }) => product === 'structural-timber');
      const across = along === 0 ? 1 : 0;
      const long = timber.filter(({ size }) => size[across] > mm(2500));
      expect(long).toHaveLength(figure(plan, 'joists'));
      const [boards] = sheetsOf(scene);
      const high = boards?.rings[0]?.[0]?.[2] ?? 0;
      expect(toMm(length(high))).toBe(200);
      // Each joist is below the boards by their thickness.
      expect(new Set(timber.map((one) => Math.round(toMm(length(high - topOf(one))))))).toEqual(
        new Set([28]),
      );
      for (const ring of boards?.rings ?? []) {
        const reach = ([0, 1] as const).map((axis) => {
          const all = ring.map((corner) => corner[axis]);
          return Math.max(...all) - Math.min(...all);
        });
        expect(reach[along] ?? 0).toBeGreaterThan(reach[across] ?? 0);
      }
      const pads = scene.solids.filter(({ product }) => product === 'paving-slab');
      expect(pads).toHaveLength(figure(plan, 'pads'));
      expect(new Set(pads.map(topOf))).toEqual(new Set([0]));
    }
  });

  it('puts joists on beams, beams on posts and posts on footings in every region', () => {
    for (const region of REGION_NAMES) {
      for (const shape of ['rectangle', 'L'] as const) {
        const plan = deckIn(
          region,
          { height: '1.2 m' },
          ground(shape, ['6 m', shape === 'L' ? '2 m' : '4 m', '2 m', '1.6 m']),
        );
        const solids = built(plan).solids.filter(
          ({ step = '' }) => !['skirt', 'guard-posts', 'rails'].includes(step),
        );
        const stone = solids.filter(({ look }) => look === 'concrete');
        expect(stone).toHaveLength(figure(plan, 'posts'));
        const posts = solids.filter(({ product }) => product === 'deck-post');
        expect(posts).toHaveLength(figure(plan, 'posts'));
        const [post] = posts;
        const beams = solids.filter(({ at }) => at[2] === (post === undefined ? -1 : topOf(post)));
        expect(beams.length).toBeGreaterThan(1);
        for (const one of posts) {
          const under = (below: Solid): boolean =>
            ([0, 1] as const).every(
              (i) =>
                one.at[i] + one.size[i] / 2 >= below.at[i] - 1 &&
                one.at[i] + one.size[i] / 2 <= below.at[i] + below.size[i] + 1,
            );
          expect(beams.some(under)).toBe(true);
          expect(stone.some(under)).toBe(true);
        }
        const joists = solids.filter(({ at }) => at[2] > (post === undefined ? 0 : topOf(post)));
        const on = beams[0] === undefined ? 0 : topOf(beams[0]);
        expect(joists.every(({ at }) => at[2] <= on)).toBe(true);
      }
    }
  });

  it('draws the number of noggins on the list', () => {
    const plan = deckIn('uk', { height: '200 mm' }, ground('rectangle', ['4 m', '3 m']));
    const noggins = pieceCount(
      cutOf(plan, 'structural-timber').filter(({ name }) => name === 'noggin'),
    );
    const drawn = built(plan).solids.filter(
      (one) => one.look === 'pine' && (sizeOf(one)[0] ?? 0) > 100 && (sizeOf(one)[0] ?? 0) < 500,
    );
    expect(noggins).toBeGreaterThan(0);
    expect(drawn).toHaveLength(noggins);
  });
});

const run = (...stretches: readonly string[]): PlaceInput => ({ ...newRun('f'), stretches });

describe('a fence in space', () => {
  it('has every post and every board of the list, and no part of it goes through another', () => {
    for (const region of REGION_NAMES) {
      for (const kind of ['panel', 'feather-edge', 'picket', 'slotted']) {
        for (const place of [
          run('7 m'),
          run('6 m', '4 m', '3 m'),
          run('5 m', '3 m', '6 m', '2.5 m'),
        ]) {
          const plan = fenceIn(region, { kind, gates: '1' }, place);
          const { solids, sheets = [], marks = [] } = built(plan);
          const holes = solids.filter(({ at }) => at[2] < 0);
          expect(holes).toHaveLength(figure(plan, 'posts'));
          expect(marks).toHaveLength(1);
          const above = solids.filter(({ at }) => at[2] >= 0);
          expect(pairsThrough(above)).toBe(0);
          const boards = sheets.reduce((sum, { rings }) => sum + rings.length, 0);
          const bought = pieceCount(cutOf(plan, 'feather-edge', 'pickets'));
          expect(boards).toBe(bought);
        }
      }
    }
  });
});

describe('a stud wall in space', () => {
  it('has the pieces of the list between its boards, which leave the openings free', () => {
    const place: PlaceInput = {
      ...newWall('w'),
      length: '4 m',
      height: '2.4 m',
      openings: [opening('door', 'A', ['0.9 m', '2.05 m'], '0.6 m')],
    };
    for (const region of REGION_NAMES) {
      const plan = wallIn(region, {}, place);
      const { solids, coverings = [] } = built(plan);
      // Timber in the studs of a steel doorway is inside them.
      const steel = cutOf(plan, 'steel-stud', 'steel-track');
      const listed = pieceCount(
        steel.length > 0 ? steel : cutOf(plan, 'stud', 'structural-timber'),
      );
      expect(solids.filter(({ piece }) => piece !== undefined)).toHaveLength(listed);
      // Frame and wool fill the wall round the doorway.
      const filled = solids.reduce((sum, { size }) => sum + size[0] * size[2], 0);
      expect(filled).toBe(mm(4000) * mm(2400) - mm(900) * mm(2050));
      const [front, back] = coverings.map(({ face }) => face?.origin[1] ?? 0);
      const deep = solids[0]?.size[1] ?? 0;
      expect(front).toBeLessThan(0);
      expect(back).toBeGreaterThan(deep);
      expect(Math.round((back ?? 0) - deep)).toBe(0 - Math.round(front ?? 0));
    }
  });
});

/** Area of a flat outline in space without its holes. */
function areaOf({ rings }: FlatSurface): number {
  const sum = [0, 0, 0];
  for (const ring of rings) {
    for (const [i, a] of ring.entries()) {
      const b = ring[(i + 1) % ring.length] ?? a;
      for (const axis of [0, 1, 2] as const) {
        const [j, k] = (
          [
            [1, 2],
            [2, 0],
            [0, 1],
          ] as const
        )[axis];
        sum[axis] = (sum[axis] ?? 0) + (a[j] * b[k] - a[k] * b[j]) / 2;
      }
    }
  }
  return Math.hypot(...sum);
}

/** Points on the floor. */
const feet = (one: FlatSurface | undefined): readonly string[] =>
  (one?.rings[0] ?? [])
    .filter((corner) => corner[2] === 0)
    .map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);

const scene = async (input: PlaceInput): Promise<Scene> => {
  const measured = measurePlace(input, locale);
  const files = [tileAFloor, tileAWall];
  const plans = await Promise.all(
    files.map(async (file) => (await plansOf(file))('uk', {}, input)),
  );
  const found = placeScene({ measured, plans, locale });
  if (found === undefined) throw new Error('nothing is seen');
  return found;
};

describe('a room in space', () => {
  it('has its floor and every wall as large as measured, doors, windows and slopes taken off', async () => {
    for (const input of ODD_ROOMS) {
      const { place } = measurePlace(input, locale);
      if (place?.kind !== 'room') throw new Error('not measured');
      const { sheets = [], marks = [] } = await scene(input);
      const [floor, ...others] = sheets;
      const walls = others.slice(0, place.walls.length);
      const planes = others.slice(place.walls.length);
      expect(walls).toHaveLength(place.walls.length);
      // A level ceiling is left open; of one that slopes every plane is there, as large as it is.
      expect(planes.map((plane) => Math.round(areaOf(plane) / mm(10) ** 2))).toEqual(
        isSloped(place) ? place.planes.map(({ area }) => Math.round(area / mm(10) ** 2)) : [],
      );
      expect(floor === undefined ? 0 : areaOf(floor) / mm(1000) ** 2).toBeCloseTo(
        place.floor.reduce(
          (sum, ring) =>
            sum +
            areaOf({
              rings: [ring.map(({ x, y }): Triple => [x, y, 0])],
              joints: [],
              apart: [0, 0, 0],
              look: 'floor',
            }),
          0,
        ) /
          mm(1000) ** 2,
        6,
      );
      for (const [i, wall] of walls.entries()) {
        expect(areaOf(wall) / mm(1000) ** 2).toBeCloseTo(
          (place.walls[i]?.area ?? 0) / mm(1000) ** 2,
          2,
        );
        expect(wall.joints.length).toBeGreaterThan(0);
        // Each wall starts at the end of the one before.
        const next = walls[(i + 1) % walls.length];
        expect(feet(wall).some((foot) => feet(next).includes(foot))).toBe(true);
      }
      // The letters are read from inside.
      for (const { at, facing } of marks) {
        const inside: Triple = [at[0] + facing[0] * mm(50), at[1] + facing[1] * mm(50), 0];
        const ring = place.floor[0] ?? [];
        let odd = false;
        for (const [j, a] of ring.entries()) {
          const b = ring[(j + 1) % ring.length] ?? a;
          const [x, y] = [inside[0], 0 - inside[1]];
          if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) odd = !odd;
        }
        expect(odd).toBe(true);
      }
    }
  });

  it('shows only the floor if no job needs the height', async () => {
    const room: PlaceInput = {
      ...newRoom('r'),
      sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['4 m', '3 m'][i] ?? '' })),
    };
    const measured = measurePlace(room, locale, new Set(['doors']));
    const plan = (await plansOf(layALaminateFloor))('uk', {}, { ...room, height: '2.4 m' });
    const found = placeScene({ measured, plans: [plan], locale });
    expect(found?.sheets).toHaveLength(1);
    expect(found?.marks).toHaveLength(4);
    expect(found?.says).toContain('A room of 4 walls, its floor 12.0 m².');
    expect(found?.says.join(' ')).toContain('whole');
  });

  it('shows trim upright on bare low walls, in its own material', async () => {
    const wrong: string[] = [];
    for (const file of [fitSkirting, paintWoodwork]) {
      const planIn = await plansOf(file);
      for (const input of ODD_ROOMS) {
        const parts = new Set(['doors', 'doorPlaces', 'doorHeights', 'windows'] as const);
        const measured = measurePlace(input, locale, parts);
        const plan = planIn('uk', { architrave: 'one' }, input);
        const { sheets = [] } = placeScene({ measured, plans: [plan], locale }) ?? {};
        const tops = (look: FlatSurface['look']): readonly number[] =>
          sheets.flatMap((one) =>
            one.look === look ? [Math.max(...one.rings.flat().map(([, , z]) => z))] : [],
          );
        const drawn = plan.drawings.filter(({ isTrim }) => isTrim);
        const pieces = drawn.reduce((sum, one) => sum + one.pieces.length, 0);
        const highest = Math.max(...tops('board'));
        const isRight =
          tops('board').length === pieces &&
          tops('board').every((top) => top > mm(50)) &&
          tops('wall').every(
            (top) => top > mm(500) && top <= Math.max(mm(900), highest + mm(200)),
          ) &&
          sheets.every(({ look, covered }) => (look === 'board') === (covered !== undefined));
        if (!isRight || pieces === 0) wrong.push(`${plan.figures[0]?.label} ${input.name}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});
