// Every plan of sampled options and sizes, and every pair of jobs that share a place, passes the independent check.
import { beforeAll, describe, expect, test } from 'vitest';
import { LONG } from '../../../support/long.ts';
import { checkPlan, type Finding } from './check-plan.ts';
import { unlisted } from './named-items.ts';
import { undoneWork } from '../../../../web/planner/project/undone-work.ts';
import { jobsOf, printedPlan } from './printed-plan.ts';
import { isPlanned, optionPairs, sampledPlans, type Sample } from './sampled-plans.ts';

interface Found {
  /** First plan of each finding, by job, class and step. */
  readonly findings: Map<string, string>;
  /** Steps with declared work, and all steps, by job. */
  readonly declared: Map<string, { declared: number; all: number }>;
  plans: number;
}

const newFound = (): Found => ({ findings: new Map(), declared: new Map(), plans: 0 });

const stepOf = ({ at }: Finding): string => at.split('/').at(-1) ?? at;

const isDamageBy = (job: string, { at, class: kind }: Finding): boolean =>
  kind === 'damages earlier work' && at.startsWith(`${job}/`);

/** Findings without those that the plan warns of: a job that undoes another's work. A warning without one is a finding. */
function unwarned(samples: readonly Sample[], findings: readonly Finding[]): readonly Finding[] {
  const [first] = samples;
  if (first === undefined || samples.length < 2) return findings;
  const warned = [...undoneWork(jobsOf(samples), first.context.locale).keys()];
  return [
    ...findings.filter((one) => !warned.some((job) => isDamageBy(job, one))),
    ...warned
      .filter((job) => !findings.some((one) => isDamageBy(job, one)))
      .map((job): Finding => {
        return {
          class: 'damages earlier work',
          at: `${job}/warning`,
          says: 'warned without damage',
        };
      }),
  ];
}

function check(found: Found, ...samples: readonly Sample[]): void {
  const plan = printedPlan(...samples);
  found.plans += 1;
  // Names are a matter of one job: its own list has them.
  const named = samples.length === 1 ? unlisted(plan) : [];
  for (const finding of [...unwarned(samples, checkPlan(plan)), ...named]) {
    const at = /^j(\d+)\//.exec(finding.at);
    const slug = samples[Number(at?.[1] ?? 1) - 1]?.job.slug ?? '';
    const key = `${slug}: ${finding.class}: ${stepOf(finding)}`;
    if (found.findings.has(key)) continue;
    found.findings.set(key, `${finding.says} (${samples.map(({ name }) => name).join('; ')})`);
  }
}

function count(found: Found, sample: Sample): void {
  const { steps } = sample.plan;
  const known = found.declared.get(sample.job.slug) ?? { declared: 0, all: 0 };
  known.declared += steps.filter(({ work }) => work !== undefined).length;
  known.all += steps.length;
  found.declared.set(sample.job.slug, known);
}

const hasSteps = (sample: Sample): boolean => isPlanned(sample) && sample.plan.steps.length > 0;

/** One plan of each job on the example place of each kind, by region and kind. */
const onSharedPlaces = new Map<string, Map<string, Sample>>();

function keepShared(sample: Sample): void {
  const { place, context, job } = sample;
  if (place?.id !== 'example' || place.kind === 'thing') return;
  const key = `${context.region} ${place.kind}`;
  const known = onSharedPlaces.get(key) ?? new Map<string, Sample>();
  if (!known.has(job.slug)) known.set(job.slug, sample);
  onSharedPlaces.set(key, known);
}

const alone = newFound();
const together = newFound();

beforeAll(
  async () => {
    for await (const sample of sampledPlans(150)) {
      if (!hasSteps(sample)) continue;
      check(alone, sample);
      count(alone, sample);
      keepShared(sample);
    }
    for (const jobs of onSharedPlaces.values()) {
      const all = [...jobs.values()];
      for (const [i, one] of all.entries()) {
        for (const other of all.slice(i + 1)) check(together, one, other);
      }
    }
  },
  LONG ? 1_800_000 : 300_000,
);

describe('the independent check of plans', () => {
  test('accepts every job with sampled options and sizes', () => {
    expect(alone.plans).toBeGreaterThan(490);
    expect([...alone.findings]).toEqual([]);
  });

  test('accepts every pair of jobs that share a place', () => {
    expect(together.plans).toBeGreaterThan(250);
    const shared = [...together.findings].filter(([key]) => !alone.findings.has(key));
    expect(shared).toEqual([]);
  });

  test('covers every job', () => {
    const undeclared = [...alone.declared]
      .filter(([, { declared, all }]) => 2 * declared < all)
      .map(([slug]) => slug);
    expect(undeclared).toEqual([]);
  });

  test.runIf(LONG)(
    'accepts all pairs of option values of every job and region',
    async () => {
      const pairs = newFound();
      for await (const sample of optionPairs()) if (hasSteps(sample)) check(pairs, sample);
      expect(pairs.plans).toBeGreaterThan(5000);
      expect([...pairs.findings]).toEqual([]);
    },
    1_800_000,
  );
});
