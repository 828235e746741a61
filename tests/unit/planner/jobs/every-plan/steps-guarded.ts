import { describe, expect, test } from 'vitest';
import type { Step } from '../../../../../web/planner/jobs/kit/contract.ts';
import {
  type GateId,
  GATE_OF_TOOL,
  slabCaution,
} from '../../../../../web/planner/jobs/kit/gates/gate.ts';
import { REGIONS } from '../../../../../web/planner/stock/region.ts';
import { everyPlan, type Case } from './every-plan.ts';

const ALL: readonly Case[] = (await everyPlan()).filter(
  ({ context: { locale, region } }) =>
    locale.language === 'en' && locale.units === REGIONS[region].units,
);
const CASES = ALL.filter(({ plan }) => plan.materials.some(({ product }) => product !== undefined));

/** First step of each gate in the plan. */
const firstWith = (steps: readonly Step[], gate: GateId): number =>
  steps.findIndex(({ gates = [] }) => gates.includes(gate));

/** Every step that waits for another: those named, or the one above it. */
const waitsFor = (steps: readonly Step[], at: number): readonly (string | undefined)[] =>
  steps[at]?.after ?? (at > 0 ? [steps[at - 1]?.id] : []);

describe('the steps of every job, region and option', () => {
  test('steps on the ground do not ask about cables in a wall', () => {
    const outside = CASES.filter(({ name }) =>
      /^(?:lay-a-(?:path|patio|lawn)|build-a-raised-bed) /.test(name),
    );
    expect(outside.length).toBeGreaterThan(50);
    expect(outside.filter(({ plan }) => firstWith(plan.steps, 'cables') >= 0)).toEqual([]);
  });

  test('are there', () => {
    expect(CASES.length).toBeGreaterThan(300);
  });

  test('a gate comes before the first dangerous tool', () => {
    const late = CASES.flatMap(({ name, plan: { steps } }) =>
      steps.flatMap(({ id, tools = [], gates = [] }, i) =>
        tools.flatMap((tool) => {
          // A finder looks into walls, or into the ground that is to be dug.
          const isGround = tool === 'cable-finder' && gates.includes('digging');
          const gate = isGround ? 'digging' : GATE_OF_TOOL[tool];
          if (gate === undefined) return [];
          const asked = firstWith(steps, gate);
          return asked >= 0 && asked <= i ? [] : [`${name}: ${id} takes ${tool} before ${gate}`];
        }),
      ),
    );
    expect([...new Set(late)].slice(0, 30)).toEqual([]);
  });

  test('no screw goes into joists before cables and pipes under the boards are looked for', () => {
    const timber = ALL.filter(({ name }) =>
      /^(?:tile-a-floor|lay-a-laminate-floor) .*"timber"/.test(name),
    );
    expect(timber.length).toBeGreaterThan(3);
    const late = timber.flatMap(({ name, plan: { steps } }) => {
      const screws = steps.findIndex(({ lines = [] }) => lines.some((id) => id.includes('screws')));
      return (['cables', 'gas-water'] as const).flatMap((gate) => {
        const asked = firstWith(steps, gate);
        return screws < 0 || (asked >= 0 && asked <= screws) ? [] : [`${name}: ${gate}`];
      });
    });
    expect(late).toEqual([]);
  });

  test('no hole goes into a slab before somebody knows how it was built', () => {
    const inSlabs = ALL.filter(({ job, plan: { steps, materials }, typed, context }) => {
      if (job.slug === 'board-a-ceiling')
        return materials.some(({ product }) => product === 'masonry-drill-bit') && steps.length > 0;
      const usual = ['eu', 'cn'].includes(context.region) ? 'concrete' : 'timber';
      const parts = [typed['floor'] ?? usual, typed['ceiling'] ?? usual];
      return job.slug === 'build-a-stud-wall' && steps.length > 0 && parts.includes('concrete');
    });
    expect(new Set(inSlabs.map(({ job, context }) => `${job.slug} ${context.region}`)).size).toBe(
      6,
    );
    const silent = inSlabs.filter(
      ({ context, plan: { steps } }) =>
        !steps.find(({ id }) => id === 'find')?.detail?.includes(slabCaution(context.locale)),
    );
    expect(silent.map(({ name }) => name)).toEqual([]);
  });

  test('joints of a concrete floor go on through what is laid on it', () => {
    const wrong = ALL.filter(
      ({ job, context, plan: { steps } }) =>
        ['tile-a-floor', 'lay-a-laminate-floor'].includes(job.slug) &&
        context.locale.language === 'en' &&
        steps.length > 0,
    ).flatMap(({ name, job, typed, context: { region }, plan: { steps } }) => {
      const isTiled = job.slug === 'tile-a-floor';
      const usual = region === 'us' ? 'timber' : 'concrete';
      const isConcrete = (typed[isTiled ? 'base' : 'subfloor'] ?? usual) === 'concrete';
      const said = steps.filter(({ detail }) =>
        /\bjoints (?:in the s|at which)/.test(detail ?? ''),
      );
      return said.length === (isConcrete ? 1 : 0) ? [] : [name];
    });
    expect(wrong).toEqual([]);
  });

  test('wait for nothing that no later step waits for', () => {
    const idle = CASES.flatMap(({ name, plan: { steps } }) =>
      steps.flatMap(({ id, dryMinutes = 0 }, i) =>
        dryMinutes === 0 || steps.some((_, j) => j > i && waitsFor(steps, j).includes(id))
          ? []
          : [`${name}: ${id}`],
      ),
    );
    expect([...new Set(idle)].slice(0, 30)).toEqual([]);
  });
});
