// Properties of what jobs lay on surfaces, over regions, rooms and options: the drawn pieces against the bill.
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { job as boardACeiling } from '../../../../web/planner/jobs/board-a-ceiling/job.ts';
import { job as boardALoft } from '../../../../web/planner/jobs/board-a-loft/job.ts';
import { job as hangWallpaper } from '../../../../web/planner/jobs/hang-wallpaper/job.ts';
import type { JobPlan } from '../../../../web/planner/jobs/kit/contract.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import {
  isCovering,
  type PlacedDrawing,
} from '../../../../web/planner/jobs/kit/place/coverings.ts';
import { stagesAt } from '../../../../web/planner/jobs/kit/steps/laid-stages.ts';
import { job as layALaminateFloor } from '../../../../web/planner/jobs/lay-a-laminate-floor/job.ts';
import { job as layAPatio } from '../../../../web/planner/jobs/lay-a-patio/job.ts';
import { job as paintARoom } from '../../../../web/planner/jobs/paint-a-room/job.ts';
import { job as panelAWall } from '../../../../web/planner/jobs/panel-a-wall/job.ts';
import { job as tileAFloor } from '../../../../web/planner/jobs/tile-a-floor/job.ts';
import { job as tileAWall } from '../../../../web/planner/jobs/tile-a-wall/job.ts';
import { clipRegion } from '../../../../web/planner/measure/outline/polygon-clip.ts';
import { boundsOf, regionArea } from '../../../../web/planner/measure/outline/polygon.ts';
import {
  newGround,
  newRoom,
  SHAPES,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import type { Region } from '../../../../web/planner/stock/region.ts';
import type { LaidPiece } from '../../../../web/planner/takeoff/laid-piece.ts';
import { pieceCount } from '../../../../web/planner/takeoff/material.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { opening, plansOf, type PlanIn } from '../jobs/regional-plans.ts';

const mms = (min: number, max: number) => fc.integer({ min, max }).map((size) => `${size} mm`);

const outline = fc
  .record({
    shape: fc.constantFrom('rectangle', 'L'),
    long: mms(3000, 6500),
    wide: mms(2400, 4200),
  })
  .map(({ shape, long, wide }) => {
    const sizes = shape === 'L' ? [long, '1200 mm', '1100 mm', wide] : [long, wide];
    return SHAPES[shape].map((side, i) => ({ ...side, length: sizes[i] ?? '' }));
  });

const room = fc
  .record({ sides: outline, high: mms(2100, 2900), hasDoor: fc.boolean() })
  .map(({ sides, high, hasDoor }): PlaceInput => ({
    ...newRoom('room'),
    sides,
    height: high,
    openings: hasDoor ? [opening('door', 'A', ['0.8 m', '2 m'], '0.6 m')] : [],
  }));

const ground = outline.map((sides): PlaceInput => ({ ...newGround('ground'), sides }));

interface Case {
  readonly name: string;
  readonly file: Parameters<typeof plansOf>[0];
  readonly place: fc.Arbitrary<PlaceInput>;
  readonly typed: fc.Arbitrary<Typed>;
  /** Region in which the list does not separate the spare. */
  readonly mixed?: Region;
}

const pattern = fc.constantFrom('straight', 'brick-half', 'brick-third');

/** Jobs that cover a surface with pieces. */
const COVERING: readonly Case[] = [
  {
    name: 'a laminate floor',
    file: layALaminateFloor,
    place: room,
    typed: fc.record({ along: fc.constantFrom('longer', 'x', 'y') }),
  },
  { name: 'a tiled floor', file: tileAFloor, place: room, typed: fc.record({ pattern }) },
  { name: 'tiled walls', file: tileAWall, place: room, typed: fc.record({ pattern }) },
  { name: 'a patio', file: layAPatio, place: ground, typed: fc.constant({}) },
  {
    name: 'a boarded loft',
    file: boardALoft,
    place: room,
    typed: fc.constant({}),
    // Its panels are sawn from sheets there.
    mixed: 'cn',
  },
  { name: 'a boarded ceiling', file: boardACeiling, place: room, typed: fc.constant({}) },
  { name: 'papered walls', file: hangWallpaper, place: room, typed: fc.constant({}) },
];

/** Jobs that cover a surface in part. */
const PARTLY: readonly Case[] = [
  { name: 'a panelled wall', file: panelAWall, place: room, typed: fc.constant({}) },
];

const PAINTED: Case = {
  name: 'painted walls',
  file: paintARoom,
  place: room,
  typed: fc.constant({}),
};

const ALL = [...COVERING, ...PARTLY, PAINTED];

let plans: ReadonlyMap<string, PlanIn>;
beforeAll(async () => {
  plans = new Map(
    await Promise.all(ALL.map(async ({ name, file }) => [name, await plansOf(file)] as const)),
  );
});

const RUNS = 12;

/** Checks the coverings of each plan with their pieces; at least half of the plans must have some. */
function everyPlan(
  { name, place, typed }: Case,
  check: (coverings: readonly PlacedDrawing[], plan: JobPlan) => void,
  regions: readonly Region[] = REGION_NAMES,
) {
  let planned = 0;
  fc.assert(
    fc.property(fc.constantFrom(...regions), place, typed, (region, at, values) => {
      const plan = plans.get(name)?.(region, values, at);
      if (plan === undefined || plan.steps.length === 0) return;
      const coverings = plan.drawings.filter(isCovering);
      planned += coverings.length > 0 ? 1 : 0;
      check(coverings, plan);
    }),
    { numRuns: RUNS },
  );
  expect(planned).toBeGreaterThan(RUNS / 2);
}

/** False for battens, channels and noggins, which are under the boards. */
const isBoarding = ({ id }: PlacedDrawing): boolean => !/^(battens|noggins)/.test(id);

const areaOf = (pieces: readonly LaidPiece[]): number =>
  pieces.reduce((sum, { shape }) => sum + regionArea(shape), 0);

/** Number of drawn pieces, and of those on the bill. Sheets and strips are listed as the parts that they are cut into. */
function countPieces({ materials }: JobPlan, coverings: readonly PlacedDrawing[]) {
  const products = new Set(coverings.map(({ of }) => of));
  const lines = materials.filter(({ product }) => product !== undefined && products.has(product));
  const laid = coverings.flatMap(({ pieces }) => pieces);
  const isPacked = lines.every(({ form }) => form === 'packs');
  const listed = lines.reduce((sum, line) => {
    if (line.form === 'packs') return sum + line.need;
    return sum + pieceCount(line.form === 'lengths' ? line.pieces : line.panels);
  }, 0);
  return { drawn: isPacked ? new Set(laid.map(({ from }) => from)).size : laid.length, listed };
}

const isRectangle = ({ shape }: LaidPiece): boolean => {
  const { x0, y0, x1, y1 } = boundsOf(shape);
  return Math.abs(regionArea(shape) - (x1 - x0) * (y1 - y0)) < 1;
};

/** Rounding of the edges of two pieces. */
const TOUCH = mm(0.1);

/** Pairs of a rectangular piece and another one that overlap. */
function overlaps(pieces: readonly LaidPiece[]): readonly string[] {
  const all = pieces.map((piece) => ({ piece, box: boundsOf(piece.shape) }));
  return all.flatMap(({ piece, box }, i) =>
    isRectangle(piece)
      ? all.flatMap((other, j) => {
          const inner = {
            x0: Math.max(box.x0, other.box.x0) + TOUCH,
            y0: Math.max(box.y0, other.box.y0) + TOUCH,
            x1: Math.min(box.x1, other.box.x1) - TOUCH,
            y1: Math.min(box.y1, other.box.y1) - TOUCH,
          };
          if (i === j || inner.x1 <= inner.x0 || inner.y1 <= inner.y0) return [];
          return regionArea(clipRegion(other.piece.shape, inner)) > 0 ? [`${i} and ${j}`] : [];
        })
      : [],
  );
}

/** Least share of a surface that is not joints, gaps and edges that furniture or skirting hides. */
const LEAST = 0.9;

for (const one of COVERING) {
  describe(`the covering of ${one.name}`, () => {
    it('fills its surface once, except for joints and gaps', () => {
      everyPlan(one, (coverings) => {
        for (const { surface, pieces } of coverings.filter(isBoarding)) {
          expect(overlaps(pieces)).toEqual([]);
          expect(areaOf(pieces)).toBeLessThanOrEqual(regionArea(surface) * 1.0001);
          expect(areaOf(pieces)).toBeGreaterThan(LEAST * regionArea(surface));
        }
      });
    });
  });
}

for (const one of [...COVERING, ...PARTLY]) {
  describe(`the pieces of ${one.name}`, () => {
    it('are those of the list without its spare', () => {
      const regions = REGION_NAMES.filter((region) => region !== one.mixed);
      everyPlan(
        one,
        (coverings, plan) => {
          const { drawn, listed } = countPieces(plan, coverings.filter(isBoarding));
          expect(drawn).toBe(listed);
        },
        regions,
      );
    });
  });
}

for (const one of ALL) {
  describe(`the steps of ${one.name}`, () => {
    it('highlight each piece when they lay it, and leave it done', () => {
      everyPlan(one, (coverings, { steps }) => {
        for (const covering of coverings) {
          const { pieces, surface } = covering;
          const whole: LaidPiece = { shape: surface, whole: true, from: 0 };
          const laid = pieces.length === 0 ? [whole] : pieces;
          const after = stagesAt(covering, steps, undefined, () => true);
          const turns = steps.map((step) => stagesAt(covering, steps, step, () => false));
          const silent = laid.filter(
            (piece) =>
              after(piece) !== 'done' || !turns.some((stageOf) => stageOf(piece) === 'now'),
          );
          expect(silent.map(({ from }) => from)).toEqual([]);
        }
      });
    });
  });
}
