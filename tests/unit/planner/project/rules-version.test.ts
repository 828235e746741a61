// A change of the plans raises the version of the rules, so that projects in progress are compared with their new plan.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';
import { describe, expect, it } from 'vitest';
import { RULES_VERSION } from '../../../../web/planner/project/acted-on.ts';
import { mayReplace, presentRecords, staleRecords, type PlanRecords } from './plan-records.ts';

const FILE = new URL('../../../fixtures/plan-records.json', import.meta.url);

const readRecords = (): PlanRecords => JSON.parse(readFileSync(FILE, 'utf8')) as PlanRecords;

it('has the plans of the stored version of the rules', async () => {
  const present = await presentRecords(RULES_VERSION);
  const isWritten = process.env['WRITE_PLANS'] === '1' && mayReplace(readRecords(), present);
  if (isWritten) writeFileSync(FILE, `${JSON.stringify(present, null, 2)}\n`);
  expect(staleRecords(readRecords(), present)).toBeUndefined();
});

describe('a changed plan', () => {
  const stored = { rules: 3, plans: { 'lay-a-lawn uk': 'a', 'lay-a-path uk': 'b' } };
  const changed = { ...stored.plans, 'lay-a-path uk': 'c' };

  it('needs a new version, and is named', () => {
    const stale = staleRecords(stored, { rules: 3, plans: changed });
    expect(stale).toContain('\n  lay-a-path uk\n');
    expect(stale).not.toContain('lay-a-lawn');
    expect(stale).toContain('RULES_VERSION in web/planner/project/acted-on.ts to 4');
  });

  it('needs new records once the version is raised', () => {
    expect(staleRecords(stored, { rules: 4, plans: changed })).toContain('WRITE_PLANS=1');
  });

  it('may be a job that is gone', () => {
    const { 'lay-a-path uk': _, ...fewer } = stored.plans;
    expect(staleRecords(stored, { rules: 3, plans: fewer })).toContain('\n  lay-a-path uk\n');
  });

  it('may not replace the stored one before the version is raised', () => {
    expect(mayReplace(stored, { rules: 3, plans: changed })).toBe(false);
    expect(mayReplace(stored, { rules: 4, plans: changed })).toBe(true);
  });
});

it('asks for new records of a new job, without a new version', () => {
  const present = { rules: 3, plans: { 'lay-a-lawn uk': 'a', 'lay-a-path uk': 'b' } };
  const stored = { rules: 3, plans: { 'lay-a-path uk': 'b' } };
  expect(staleRecords(stored, present)).toMatch(/^new plans: lay-a-lawn uk; write .*WRITE_PLANS=1/);
  expect(mayReplace(stored, present)).toBe(true);
});

it('accepts records that agree', () => {
  const records = { rules: 3, plans: { 'lay-a-lawn uk': 'a' } };
  expect(staleRecords(records, records)).toBeUndefined();
});
