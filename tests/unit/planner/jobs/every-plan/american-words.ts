// No British word is left in American sentences, fields and names of jobs.
import { beforeAll, describe, expect, it } from 'vitest';
import type { JobHere, JobPlan } from '../../../../../web/planner/jobs/kit/contract.ts';
import { everyPlan, type Case } from './every-plan.ts';

/** Spellings, and things that are called otherwise in the US. */
const BRITISH = new RegExp(
  `\\b(?:${[
    '(?:dis)?colour\\w*',
    'grey\\w*',
    'mould\\w*',
    'draught\\w*',
    'neighbour\\w*',
    'cent(?:re|res|red)',
    '(?:milli|centi)?met(?:re|res)',
    'lit(?:re|res)',
    'mitre\\w*',
    'fibre\\w*',
    'vapour\\w*',
    'odour\\w*',
    'labour\\w*',
    'favour\\w*',
    'harbour\\w*',
    '\\w*levell(?:ed|ing|er)',
    'labell(?:ed|ing)',
    'panell(?:ed|ing)',
    'aluminium',
    'fertilis\\w*',
    'galvanis\\w*',
    'kerb\\w*',
    'storey\\w*',
    'timber yard',
    'plasterboard\\w*',
    'skirting\\w*',
    'architraves?',
    'head plates?',
    'spanner',
    'tins?',
    'loft',
    'torch',
    'worktop',
    'cupboards?',
    'dust sheets?',
    'washing-up',
    'sugar soap',
    'emulsion',
    'skip or sacks',
    'sacks?',
    'lorr(?:y|ies)',
    'pegs',
    'noggins?',
    'joist timber',
  ].join('|')})\\b`,
  'i',
);

let cases: readonly Case[] = [];
beforeAll(async () => {
  cases = (await everyPlan()).filter(
    ({ context }) => context.region === 'us' && context.locale.language === 'en-US',
  );
}, 300_000);

const planned = (plan: JobPlan): readonly string[] => [
  ...plan.steps.flatMap(({ title, detail, check = '', safety = '' }) => [
    title,
    detail,
    check,
    safety,
  ]),
  ...plan.materials.flatMap(({ name, why }) => [name, why]),
  ...plan.warnings.map(({ message }) => message),
  ...plan.gates.flatMap(({ title, message }) => [title, message]),
  ...plan.figures.flatMap(({ label, value }) => [label, value]),
  ...plan.drawings.flatMap(({ name, says = '' }) => [name, says]),
  ...plan.tools.map(({ name }) => name),
  ...plan.missing,
  ...Object.values(plan.problems),
];

const page = ({ title, summary, counts, pitfalls, fields }: JobHere): readonly string[] => [
  title,
  summary,
  ...counts,
  ...pitfalls,
  ...Object.values(fields).flatMap((spec) => [
    spec.label,
    spec.source ?? '',
    ...(spec.kind === 'choice' ? Object.values(spec.options) : []),
  ]),
];

describe('American text', () => {
  it('has no British word or spelling', () => {
    const found = new Set<string>();
    for (const { job, plan } of cases) {
      for (const text of [...page(job), ...planned(plan)]) {
        const word = BRITISH.exec(text)?.[0];
        if (word !== undefined) found.add(`${job.slug}: ${word}: ${text}`);
      }
    }
    expect([...found].toSorted()).toEqual([]);
    expect(cases.length).toBeGreaterThan(100);
  });
});
