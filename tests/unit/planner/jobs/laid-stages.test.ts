// Each job's drawings on its place, walked through its steps: what is drawn is laid by a step, in its turn.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Drawing, Step } from '../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { isLaidBy, stagesAt } from '../../../../web/planner/jobs/kit/steps/laid-stages.ts';
import { boundsOf, boxRing } from '../../../../web/planner/measure/outline/polygon.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { lookOf } from '../../../../web/planner/stock/products.ts';
import type { LaidPiece } from '../../../../web/planner/takeoff/laid-piece.ts';
import { everyPlan, type Case } from './every-plan.ts';

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = (await everyPlan()).filter(({ plan }) => plan.steps.length > 0);
}, 300_000);

/** Where only a size is shown and nothing is laid: where furniture will stand, where cables may run. */
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

  it('lies within its place, in the place’s own coordinates', () => {
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

const plank = (x: number, row: number): LaidPiece => ({
  shape: [boxRing({ x0: x, y0: row * 200, x1: x + 1000, y1: row * 200 + 200 })],
  whole: true,
  from: 0,
});

/** A step that lays some rows of planks; all where none is named. */
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

  it('are lit by the step that lays them: behind it all is done, before it all is pale', () => {
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

  it('are lit together where no step says which it lays', () => {
    const whole = [step('lay')];
    expect(new Set(rows.map(stagesAt(drawing, whole, whole[0], () => false)))).toEqual(
      new Set(['now']),
    );
  });
});
