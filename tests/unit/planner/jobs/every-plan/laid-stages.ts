// Each job's drawings on its place, walked through its steps: what is drawn is laid by a step, in its turn.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawing, Step } from '../../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../../web/planner/jobs/kit/place/example-places.ts';
import { isLaidBy, stagesAt } from '../../../../../web/planner/jobs/kit/steps/laid-stages.ts';
import { boundsOf, boxRing } from '../../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../../web/planner/measure/units/units.ts';
import { bodiesIn } from '../../../../../web/planner/scene/at-step.ts';
import { lookOf, PRODUCTS, type Product } from '../../../../../web/planner/stock/products.ts';
import type { LaidPiece } from '../../../../../web/planner/takeoff/laid-piece.ts';
import { everyPlan, type Case } from './every-plan.ts';

let cases: readonly Case[] = [];
beforeAll(async () => {
  // contract.ts compares the languages: they differ in words alone.
  cases = (await everyPlan()).filter(
    ({ plan, context }) => plan.steps.length > 0 && context.locale.language === 'en',
  );
}, 300_000);

/** Jobs that show only a position: of furniture, or of cables. */
const SHOWS_A_PLACE = new Set(['build-furniture', 'hang-on-a-wall']);

const piecesOf = ({ pieces, surface }: Drawing): readonly LaidPiece[] =>
  pieces.length > 0 ? pieces : [{ shape: surface, whole: true, from: 0 }];

const onPlace = ({ plan, job }: Case): readonly Drawing[] =>
  SHOWS_A_PLACE.has(job.slug) ? [] : plan.drawings.filter(({ on }) => on !== undefined);

describe('what is drawn on a place', () => {
  it('is made of something that looks like itself', () => {
    const unseen = cases.flatMap((one) =>
      onPlace(one).flatMap(({ id, of, pieces }) => {
        const products = new Set(
          pieces.length === 0 ? [of] : pieces.map((piece) => piece.of ?? of),
        );
        return [...products]
          .filter((product) => product === undefined || lookOf(product) === undefined)
          .map((product) => `${one.name}: ${id} of ${product}`);
      }),
    );
    expect(unseen).toEqual([]);
  });

  it('is at hand in a step of its job, and done after the last', () => {
    const wrong = cases.flatMap((one) => {
      const { steps } = one.plan;
      return onPlace(one).flatMap((drawing) => {
        const all = piecesOf(drawing);
        const at = (step: Step | undefined, done: number) =>
          stagesAt(drawing, steps, step, ({ id }) =>
            steps.slice(0, done).some((before) => before.id === id),
          );
        const before = at(undefined, 0);
        const after = at(undefined, steps.length);
        const laying = steps.map((step, i) => at(step, i));
        const isRight = all.every(
          (piece) =>
            before(piece) === 'later' &&
            after(piece) === 'done' &&
            laying.some((stageOf) => stageOf(piece) === 'now'),
        );
        return isRight && steps.some((step) => isLaidBy(step, drawing))
          ? []
          : [`${one.name}: ${drawing.id}`];
      });
    });
    expect(wrong).toEqual([]);
  });

  it('is inside its place, in the place’s coordinates', () => {
    const outside = cases
      .filter(({ isOdd }) => !isOdd)
      .flatMap((one) => {
        const floors = onPlace(one).filter(({ on }) => on === 'floor' || on === 'ceiling');
        const inPlaces = one.job.places.flatMap((kind) => {
          const place = examplePlace(kind, one.context.locale);
          if (place.kind === 'room') return [boundsOf(place.floor)];
          return place.kind === 'ground' ? [boundsOf(place.region)] : [];
        });
        return floors.flatMap((drawing) => {
          const { x0, y0, x1, y1 } = boundsOf(drawing.surface);
          const slack = mm(1);
          const isIn = inPlaces.some(
            (box) =>
              x0 >= box.x0 - slack &&
              y0 >= box.y0 - slack &&
              x1 <= box.x1 + slack &&
              y1 <= box.y1 + slack,
          );
          return isIn ? [] : [`${one.name}: ${drawing.id}`];
        });
      });
    expect(outside).toEqual([]);
  });
});

/** Products of the bodies of a scene. */
const inScene = ({ plan: { scene } }: Case): ReadonlySet<Product | undefined> =>
  new Set([
    ...bodiesIn(scene).map(({ product }) => product),
    ...(scene.coverings ?? []).flatMap(({ of, pieces }) => [
      of,
      ...pieces.map((one) => one.of ?? of),
    ]),
  ]);

/** Things that a step takes away again: supports, formwork, props. */
const removedAgain = ({ plan: { steps } }: Case): ReadonlySet<string> =>
  new Set(steps.flatMap(({ work }) => work?.removes ?? []).map(({ item }) => item));

/** Products that are hidden in or under others, or on a drawing without a scene, by job. This list may only shrink. */
const NOT_IN_SCENE: Readonly<Record<string, readonly Product[]>> = {
  // Legs and bearers under the boards, in the section; the lining of a hatch.
  'board-a-loft': ['batten', 'stud', 'plywood'],
  // Stairs with their newels and rails are not drawn: stringers are sloped.
  'build-a-deck': ['deck-post', 'stair-rail'],
  // Timber inside the steel posts of a door; forms of a kerb.
  'build-a-stud-wall': ['batten', 'plywood', 'stud'],
  // Strips of 19 mm along the walls, in the section.
  'lay-a-laminate-floor': ['scotia'],
  // Under the tiles.
  'tile-a-floor': ['backer-board'],
  'tile-a-wall': ['backer-board'],
};

/** True for boards, panels, tiles and strips. */
const isPiece = (product: Product): boolean => {
  const { form, ...facts } = PRODUCTS[product];
  return (
    lookOf(product) !== undefined &&
    (form !== 'packs' || ('unit' in facts && facts.unit === 'piece'))
  );
};

describe('the scene of a plan', () => {
  it('has each kind of board, panel, tile and strip of the list that stays', () => {
    const missing = cases.flatMap((one) => {
      const [drawn, removed] = [inScene(one), removedAgain(one)];
      return one.plan.materials
        .flatMap(({ product }) => product ?? [])
        .filter((product) => isPiece(product) && !drawn.has(product) && !removed.has(product))
        .map((product) => ({ slug: one.job.slug, product, name: `${one.name}: ${product}` }));
    });
    const isKnown = (slug: string, product: Product): boolean =>
      NOT_IN_SCENE[slug]?.includes(product) === true;
    expect(
      missing.filter(({ slug, product }) => !isKnown(slug, product)).map(({ name }) => name),
    ).toEqual([]);
    const needed = new Set(missing.map(({ slug, product }) => `${slug} ${product}`));
    const listed = Object.entries(NOT_IN_SCENE).flatMap(([slug, products]) =>
      products.map((product) => `${slug} ${product}`),
    );
    expect(listed.filter((one) => !needed.has(one))).toEqual([]);
  });

  it('has nothing that is not on the list', () => {
    const extra = cases.flatMap((one) => {
      const listed = new Set<Product | undefined>(one.plan.materials.map(({ product }) => product));
      return [...inScene(one)]
        .filter((product) => product !== undefined && !listed.has(product))
        .map((product) => `${one.name}: ${product}`);
    });
    expect(extra).toEqual([]);
  });
});

const plank = (x: number, row: number): LaidPiece => ({
  shape: [boxRing({ x0: x, y0: row * 200, x1: x + 1000, y1: row * 200 + 200 })],
  whole: true,
  from: 0,
});

/** A step that lays some rows of planks, or all. */
const step = (id: string, ...row: NonNullable<Step['rows']>): Step => ({
  id,
  title: id,
  detail: '',
  minutes: 1,
  uses: ['laminate'],
  ...(row.length === 0 ? {} : { rows: row }),
});

describe('rows of planks', () => {
  const rows = [0, 1, 2, 3].flatMap((row) => [plank(0, row), plank(1000 + row, row)]);
  const drawing: Drawing = {
    id: 'floor',
    name: 'Floor',
    counts: [],
    of: 'laminate',
    surface: [boxRing({ x0: 0, y0: 0, x1: 2000, y1: 800 })],
    seen: 'plan',
    pieces: rows,
  };
  const steps = [step('first', 'first'), step('lay', 'middle'), step('last', 'last')];

  it('are highlighted by the step that lays them', () => {
    const stageOf = stagesAt(drawing, steps, steps[1], ({ id }) => id === 'first');
    expect(rows.map(stageOf)).toEqual([
      'done',
      'done',
      'now',
      'now',
      'now',
      'now',
      'later',
      'later',
    ]);
  });

  it('are highlighted together if no step names its rows', () => {
    const whole = [step('lay')];
    expect(new Set(rows.map(stagesAt(drawing, whole, whole[0], () => false)))).toEqual(
      new Set(['now']),
    );
  });
});
