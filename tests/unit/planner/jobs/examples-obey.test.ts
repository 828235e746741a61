// Examples on the public pages obey the rules of their pages and steps.
import { describe, expect, test } from 'vitest';
import type { Slug } from '../../../../web/planner/jobs/catalogue.ts';
import type { Drawing } from '../../../../web/planner/jobs/kit/contract.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { boundsOf, type Box } from '../../../../web/planner/measure/outline/polygon.ts';
import { mm, toMm } from '../../../../web/planner/measure/units/units.ts';
import { edgeCuts, type LaidEdge } from '../../../../web/planner/takeoff/laid-piece.ts';
import { LEAST } from '../../../../web/planner/takeoff/structure/indoors/floor-covering.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';

const boxesOf = ({ pieces }: Drawing): readonly Box[] => pieces.map(({ shape }) => boundsOf(shape));
const wideOf = ({ x0, x1 }: Box): number => x1 - x0;
const highOf = ({ y0, y1 }: Box): number => y1 - y0;

/** Cuts at the edges below a share of a full piece. */
const atEdges =
  (least: Partial<Readonly<Record<LaidEdge, number>>>) =>
  (drawing: Drawing): readonly string[] => {
    const boxes = boxesOf(drawing);
    const whole = {
      x: Math.max(...boxes.map(wideOf)),
      y: Math.max(...boxes.map(highOf)),
    };
    return edgeCuts(drawing.pieces)
      .filter(({ edge, wide }) => {
        const size = edge === 'left' || edge === 'right' ? whole.x : whole.y;
        return wide < (least[edge] ?? 0) * size - mm(1);
      })
      .map(({ edge, wide }) => `${Math.round(toMm(wide))} mm at the ${edge}`);
  };

/** Rows too narrow, ends too short and joints too near the next row's; planks run along x. */
function planks(drawing: Drawing): readonly string[] {
  const floor = boundsOf(drawing.surface);
  const gap = mm(15);
  const boxes = boxesOf(drawing);
  const rows = [...Map.groupBy(boxes, ({ y0 }) => y0).values()];
  const joints = rows.map((row) =>
    row.map(({ x1 }) => x1).filter((x) => x > floor.x0 + gap && x < floor.x1 - gap),
  );
  const near = joints.flatMap((row, i) =>
    row.flatMap((x) => (joints[i + 1] ?? []).map((other) => Math.abs(x - other))),
  );
  const step = mm(0.5);
  return [
    ...boxes.filter((box) => highOf(box) < LEAST.row - step).map(() => 'a row too narrow'),
    ...boxes.filter((box) => wideOf(box) < LEAST.end - step).map(() => 'an end too short'),
    ...near.filter((apart) => apart < LEAST.stagger - step).map(() => 'joints too near'),
  ];
}

const THIRD = { left: 1 / 3, right: 1 / 3, low: 1 / 3, high: 1 / 3 };
const HALF = { left: 1 / 2, right: 1 / 2, low: 1 / 2, high: 1 / 2 };

/** The drawing on a page, and what is wrong with it. */
const RULES: Partial<Readonly<Record<Slug, (drawing: Drawing) => readonly string[]>>> = {
  // Trade practice: half a tile at the sides, a third under the ceiling.
  'tile-a-wall': atEdges({ left: 1 / 2, right: 1 / 2, high: 1 / 3 }),
  'tile-a-floor': atEdges(HALF),
  'lay-a-lawn': atEdges({ low: 1 / 3, high: 1 / 3 }),
  'lay-a-patio': atEdges(THIRD),
  'lay-a-laminate-floor': planks,
};

describe.each(REGION_NAMES)('the examples of %s', (region) => {
  test('obey the rules on their own pages', async () => {
    const context = await contextIn(region);
    const jobs = (await jobsIn(context)).filter(({ slug }) => slug in RULES);
    expect(jobs.length).toBe(Object.keys(RULES).length);
    const wrong = jobs.flatMap((job) => {
      const place = examplePlace(job.places[0] ?? 'room', context.locale);
      const { drawings } = job.plan(place, job.example ?? {});
      const drawing = drawings.find(({ pieces }) => pieces.length > 0);
      const check = RULES[job.slug as Slug];
      return drawing === undefined
        ? [`${job.slug} draws nothing`]
        : (check?.(drawing) ?? []).map((one) => `${job.slug}: ${one}`);
    });
    expect(wrong).toEqual([]);
  });

  test('have no stops, and only warnings about savings', async () => {
    const context = await contextIn(region);
    const warned = (await jobsIn(context)).flatMap((job) => {
      const place = examplePlace(job.places[0] ?? 'room', context.locale);
      const { warnings } = job.plan(place, job.example ?? {});
      return (
        warnings
          // The doorway of the example wall is a British one.
          .filter(({ rule }) => rule !== 'wallpaper-trim' && rule !== 'door-size')
          .map(({ rule }) => `${job.slug}: ${rule}`)
      );
    });
    expect(warned).toEqual([]);
  });
});
