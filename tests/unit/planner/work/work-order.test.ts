// The order of the work in one place follows from what the steps do to it, not from the order of the list.
import { describe, expect, test } from 'vitest';
import { printedSteps } from '../../../../scripts/plan/printed-steps.ts';
import { undoneWork } from '../../../../web/planner/project/undone-work.ts';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { checkPlan } from './check-plan.ts';
import { LONG } from '../../../support/long.ts';
import { sharedPlaceIn, stepsOf, type Listed, type SharedPlace } from './shared-place.ts';

const IN = await Promise.all(REGION_NAMES.map((region) => sharedPlaceIn(region)));

/** The regions whose seal is lowest and highest up the walls; all in the long size. */
const PAIRED = LONG ? IN : IN.filter(({ region }) => region === 'uk' || region === 'cn');

/** Height of the seal on the walls of a wet room, mm, as the steps say it. */
const UPSTAND = { uk: 100, us: 76, eu: 70, cn: 300 } as const;

const KINDS: readonly PlaceKind[] = ['room', 'wall', 'ground'];

const bothOrders = (listed: readonly Listed[]): readonly (readonly Listed[])[] => [
  listed,
  listed.toReversed(),
];

/** A job as its page shows it, and with all its toggles on and a shower. */
function waysOf({ plan }: SharedPlace, kind: PlaceKind, slug: string): readonly Listed[] {
  const [planned] = plan(kind, [{ slug, typed: {} }]);
  if (planned === undefined) return [];
  const { job } = planned;
  const example: Typed = { ...job.example };
  const on = Object.entries(job.fields).flatMap(([id, spec]) =>
    spec.kind === 'toggle' ? [[id, true] as const] : [],
  );
  const wet = slug === 'tile-a-wall' ? { wet: 'shower', cover: 'walls' } : {};
  const all: Typed = { ...example, ...Object.fromEntries(on), ...wet };
  return [example, all].flatMap((typed) => {
    const { plan: found } = plan(kind, [{ slug, typed }])[0] ?? {};
    return found !== undefined && found.steps.length > 0 ? [{ slug, typed }] : [];
  });
}

/** Pairs of jobs that share a place: all toggles of at most one of them are on. */
function* pairs(at: SharedPlace) {
  for (const kind of KINDS) {
    const slugs = [...at.catalogue.jobs.values()]
      .filter(({ places }) => places.includes(kind))
      .map(({ slug }) => slug);
    const ways = slugs.map((slug) => waysOf(at, kind, slug));
    for (const [i, one] of ways.entries()) {
      for (const other of ways.slice(i + 1)) {
        for (const [n, a] of one.entries()) {
          for (const [m, b] of other.entries()) {
            if (n + m < 2 || a.slug.startsWith('tile') === b.slug.startsWith('tile')) {
              yield { kind, listed: [a, b] };
            }
          }
        }
      }
    }
  }
}

describe('two jobs in one place', () => {
  test.each(PAIRED)('undo each other in both orders of the list or in none, in $region', (at) => {
    let count = 0;
    const wrong: string[] = [];
    for (const { kind, listed } of pairs(at)) {
      count += 1;
      const name = `${kind}: ${listed.map(({ slug, typed }) => `${slug} ${JSON.stringify(typed)}`).join(', ')}`;
      const undone = bothOrders(listed).map((order) => {
        const jobs = at.plan(kind, order);
        const warned = [...undoneWork(jobs, at.locale).keys()];
        const steps = printedSteps(jobs);
        const silent = checkPlan({ steps, lines: [], tools: [] }).filter(
          (one) =>
            one.class === 'damages earlier work' &&
            warned.every((job) => !one.at.startsWith(`${job}/`)),
        );
        for (const { at: step, says } of silent)
          wrong.push(`${name}: ${step} without warning: ${says}`);
        return warned.length > 0;
      });
      if (undone[0] !== undone[1]) wrong.push(`${name}: only in one order`);
    }
    expect(count).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  test.each(IN)('put no membrane on tiles, in $region', (at) => {
    const wrong: string[] = [];
    for (const wall of [
      {},
      { wet: 'shower' },
      { wet: 'bath' },
      { strip: true },
      { from: '50 mm' },
    ]) {
      for (const floor of [
        { wet: true },
        { wet: true, strip: true },
        { wet: true, base: 'timber' },
      ]) {
        for (const order of bothOrders([
          { slug: 'tile-a-wall', typed: wall },
          { slug: 'tile-a-floor', typed: floor },
        ])) {
          const keys = stepsOf(at.plan('room', order)).map(({ key }) => key);
          const sealed = keys.lastIndexOf('tile-a-floor/tank-2');
          const laid = keys.indexOf('tile-a-wall/lay');
          if (sealed === -1 || laid === -1 || laid < sealed) wrong.push(keys.join(' '));
          // What is hacked off a wall does not fall on new tiles, and boards stand behind the seal.
          const ready = keys.findLastIndex((key) =>
            /^tile-a-wall\/(?:strip|open|backer|fill)$/.test(key),
          );
          if (ready > keys.indexOf('tile-a-floor/tank')) wrong.push(`ground: ${keys.join(' ')}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  // Screws of a batten are about a row of tiles up.
  test.each(IN)('screw no batten into the sealed foot of the walls, in $region', (at) => {
    const wrong: string[] = [];
    let screwed = 0;
    for (const wet of ['shower', 'bath']) {
      for (const high of [100, 150, 200, 250, 300, 350, 400]) {
        const typed = { wet, cover: 'walls', tileLength: '600 mm', tileWidth: `${high} mm` };
        const [, wall] = at.plan('room', [
          { slug: 'tile-a-floor', typed: { wet: true } },
          { slug: 'tile-a-wall', typed },
        ]);
        const setOut = wall?.plan.steps.find(({ id }) => id === 'set-out');
        if (setOut?.work?.damages === undefined) continue;
        screwed += 1;
        if (high <= UPSTAND[at.region]) wrong.push(`${wet}: tiles ${high} mm high`);
      }
    }
    expect(wrong).toEqual([]);
    expect(screwed).toBeGreaterThan(0);
  });

  test.each(IN)('take the old skirting off before anything it would spoil, in $region', (at) => {
    const covering = new Set(['painted', 'papered', 'panelled', 'tiled', 'planked']);
    const wrong: string[] = [];
    const skirting = { slug: 'fit-skirting', typed: {} };
    const others = [...at.catalogue.jobs.values()].filter(
      ({ places, slug }) => places.includes('room') && slug !== skirting.slug,
    );
    let count = 0;
    for (const { slug } of others) {
      const [other] = waysOf(at, 'room', slug);
      if (other === undefined) continue;
      for (const order of bothOrders([skirting, other])) {
        const steps = stepsOf(at.plan('room', order));
        const off = steps.findIndex(({ key }) => key === 'fit-skirting/remove');
        const laid = steps.findIndex(
          ({ job, step }) =>
            job === slug &&
            (step.work?.makes ?? []).some(
              ({ target, state }) => covering.has(state) && !target.startsWith('part:'),
            ),
        );
        if (laid === -1) continue;
        count += 1;
        if (off === -1 || laid < off) wrong.push(steps.map(({ key }) => key).join(' '));
      }
    }
    expect(count).toBeGreaterThan(10);
    expect(wrong).toEqual([]);
  });

  test.each(IN)('stand panelling on the new skirting, in $region', (at) => {
    for (const order of bothOrders([
      { slug: 'panel-a-wall', typed: {} },
      { slug: 'fit-skirting', typed: {} },
    ])) {
      const keys = stepsOf(at.plan('room', order)).map(({ key }) => key);
      expect(keys.indexOf('fit-skirting/fix')).toBeLessThan(keys.indexOf('panel-a-wall/rails'));
    }
  });
});

describe('a step of an earlier phase', () => {
  test('is followed by the jobs between it and the rest of its own', () => {
    const listed = ['fit-skirting', 'paint-a-room'].map((slug) => ({ slug, typed: {} }));
    for (const at of IN) {
      for (const order of bothOrders(listed)) {
        const [first, ...others] = stepsOf(at.plan('room', order));
        expect(first?.key).toBe('fit-skirting/remove');
        const painted = others.findLastIndex(({ job }) => job === 'paint-a-room');
        expect(others.findIndex(({ job }) => job === 'fit-skirting')).toBe(painted + 1);
        expect(others[painted + 1]?.before).toContain(others[painted]?.key);
        expect(others[0]?.before).toEqual([first?.key]);
      }
    }
  });

  test('waits for no step that is done later', () => {
    const late = IN.flatMap((at) =>
      KINDS.flatMap((kind) =>
        [...at.catalogue.jobs.values()]
          .filter(({ places }) => places.includes(kind))
          .flatMap(({ slug }) => waysOf(at, kind, slug))
          .flatMap(({ slug, typed }) => {
            const [job] = at.plan(kind, [{ slug, typed }]);
            const steps = job?.plan.steps ?? [];
            const phases = new Map(steps.map((step) => [step.id, step.phase]));
            return steps.flatMap((step, i) => {
              if (step.phase === undefined) return [];
              const above = steps[i - 1];
              const after = step.after ?? (above === undefined ? [] : [above.id]);
              return after
                .filter((id) => phases.get(id) !== step.phase)
                .map((id) => `${slug}/${step.id} after ${id}`);
            });
          }),
      ),
    );
    expect(late).toEqual([]);
  });
});
