// The independent check finds faults that are planted in a correct plan.
import { beforeAll, describe, expect, test } from 'vitest';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import { contextIn, jobsIn } from '../../../support/job-context.ts';
import { checkPlan, type CheckedPlan, type CheckedStep, type Class } from './check-plan.ts';
import { unlisted } from './named-items.ts';
import { printedPlan } from './printed-plan.ts';

/** Tiles on one wall above a worktop: prepared, primed, tiled, grouted and sealed, without a batten. */
let sound: CheckedPlan;

beforeAll(async () => {
  const context = await contextIn('uk');
  const job = (await jobsIn(context)).find(({ slug }) => slug === 'tile-a-wall');
  if (job === undefined) throw new Error('there is no such job');
  const place = examplePlace('wall', context.locale);
  const typed = { ...job.example, from: '900 mm' };
  sound = printedPlan({ name: '', context, job, place, typed, plan: job.plan(place, typed) });
});

const findingsIn = (plan: CheckedPlan): readonly Class[] => [
  ...new Set([...checkPlan(plan), ...unlisted(plan)].map((one) => one.class)),
];

type Change = (step: CheckedStep) => CheckedStep;

const changed = (plan: CheckedPlan, id: string, change: Change): CheckedPlan => ({
  ...plan,
  steps: plan.steps.map((step) => (step.id === id ? change(step) : step)),
});

/** Steps with the texts of two exchanged in time and order. */
function swapped(plan: CheckedPlan, a: string, b: string): CheckedPlan {
  const times = (id: string) => plan.steps.find((step) => step.id === id)?.starts ?? 0;
  const steps = plan.steps.map((step) => {
    if (step.id === a) return { ...step, starts: times(b) };
    return step.id === b ? { ...step, starts: times(a) } : step;
  });
  return { ...plan, steps: steps.toSorted((one, other) => one.starts - other.starts) };
}

const added = (
  plan: CheckedPlan,
  step: Partial<CheckedStep> & { readonly id: string },
): CheckedPlan => {
  const last = plan.steps.at(-1);
  if (last === undefined) throw new Error('the plan has no steps');
  const after = last.starts + last.minutes + last.dryMinutes;
  return {
    ...plan,
    steps: [...plan.steps, { ...last, starts: after, work: {}, dryMinutes: 0, ...step }],
  };
};

const WALL = 'example/wall:A';

/** A fault, the class that it must be found as, and the plan with it. */
const FAULTS: readonly (readonly [string, Class, (plan: CheckedPlan) => CheckedPlan])[] = [
  [
    'tiles are grouted before they are laid',
    'works on what is not there',
    (plan) => swapped(plan, 'lay', 'grout'),
  ],
  [
    'the primer is left out',
    'works on what is not there',
    (plan) => ({ ...plan, steps: plan.steps.filter(({ id }) => id !== 'prime') }),
  ],
  [
    'grouting does not wait for the bed',
    'wait missing',
    (plan) => {
      const cut = plan.steps.find(({ id }) => id === 'cut');
      return changed(plan, 'grout', (step) => ({
        ...step,
        starts: (cut?.starts ?? 0) + (cut?.minutes ?? 0),
      }));
    },
  ],
  [
    'a result cures longer than its step waits',
    'wait missing',
    (plan) => changed(plan, 'cut', (step) => ({ ...step, dryMinutes: 60 })),
  ],
  [
    'tiles are loaded while their bed is wet',
    'loads what has not cured',
    (plan) => {
      const cut = plan.steps.find(({ id }) => id === 'cut');
      const at = (cut?.starts ?? 0) + (cut?.minutes ?? 0) + 10;
      const steps = [...added(plan, { id: 'load', starts: at, work: { loads: [WALL] } }).steps];
      return { ...plan, steps: steps.toSorted((one, other) => one.starts - other.starts) };
    },
  ],
  [
    'the tiles are stripped at the end',
    'damages earlier work',
    (plan) => added(plan, { id: 'strip', work: { strips: [WALL] } }),
  ],
  [
    'screws go through a membrane',
    'damages earlier work',
    (plan) =>
      added(
        added(plan, {
          id: 'tank',
          work: { makes: [{ target: `${WALL}/wet zone`, state: 'waterproofed' }] },
        }),
        {
          id: 'batten',
          starts: 1_000_000,
          work: { damages: [{ target: WALL, state: 'waterproofed' }] },
        },
      ),
  ],
  [
    'the wall is boarded after it was primed',
    'works on what is not there',
    (plan) => {
      const lay = plan.steps.findIndex(({ id }) => id === 'lay');
      const board = added(plan, {
        id: 'board',
        work: { makes: [{ target: WALL, state: 'boarded' }] },
      }).steps.at(-1);
      const steps = [...plan.steps];
      if (board !== undefined) steps.splice(lay, 0, { ...board, starts: steps[lay]?.starts ?? 0 });
      return { ...plan, steps };
    },
  ],
  [
    'the mask of a dusty step is dropped',
    'no mask for its dust',
    (plan) =>
      changed(plan, 'cut', (step) => ({
        ...step,
        uses: step.uses.filter((id) => !id.includes('mask')),
      })),
  ],
  [
    'a wall is sanded beside wet paint',
    'dust on wet paint',
    (plan) =>
      added(
        added(plan, {
          id: 'paint',
          dryMinutes: 240,
          work: {
            makes: [{ target: 'example/ceiling', state: 'painted', cures: { minutes: 240 } }],
          },
        }),
        {
          id: 'sand',
          starts: 0,
          uses: ['dust-mask'],
          work: { dust: 'plaster', makes: [{ target: WALL, state: 'smooth' }] },
        },
      ),
  ],
  [
    'a batten is never taken off',
    'temporary item',
    (plan) =>
      added(plan, { id: 'batten', uses: ['batten'], work: { installs: [{ item: 'batten' }] } }),
  ],
  [
    'a batten is taken off that is not there',
    'temporary item',
    (plan) => added(plan, { id: 'batten', work: { removes: [{ item: 'batten' }] } }),
  ],
  [
    'more pegs are in use than are bought',
    'too few in use',
    (plan) => {
      const pegs = { id: 'marking-pegs', name: 'pegs', amount: 30 };
      const out = {
        uses: ['marking-pegs'],
        work: { installs: [{ item: 'marking-pegs', count: 16 }] },
      };
      const twice = added(
        added({ ...plan, lines: [...plan.lines, pegs] }, { id: 'line', ...out }),
        {
          id: 'forms',
          ...out,
        },
      );
      return added(twice, { id: 'clear', work: { removes: [{ item: 'marking-pegs' }] } });
    },
  ],
  [
    'a tool that a step names is dropped',
    'named, not listed',
    (plan) => added(plan, { id: 'pry', detail: 'Lift the old trim off with a pry bar.' }),
  ],
  [
    'a line that a step names is dropped',
    'named, not listed',
    (plan) => {
      const lines = plan.lines.filter(({ id }) => !id.startsWith('masking-tape'));
      return added(
        { ...plan, lines },
        { id: 'tape', detail: 'Press masking tape along both edges.' },
      );
    },
  ],
  [
    'a screw is shortened',
    'fixing too short',
    (plan) => ({
      ...plan,
      lines: [
        ...plan.lines,
        {
          id: 'wood-screws~4.5x40-mm',
          name: 'wood screws',
          joints: [{ through: 25, embed: 35, thick: 3.9, nut: false }],
        },
      ],
    }),
  ],
];

describe('the independent check', () => {
  test('accepts the plan without a fault', () => {
    expect(sound.steps.length).toBeGreaterThan(8);
    expect(findingsIn(sound)).toEqual([]);
  });

  test.each(FAULTS)('finds that %s', (_, kind, plant) => {
    expect(findingsIn(plant(sound))).toContain(kind);
  });
});
