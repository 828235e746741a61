// Whole storages of phones with a half-done project, one for each job, as 0.1.5 left them: they open after every change.
import { afterEach, describe, expect, it, vi } from 'vitest';

import { stepKey } from '../../../../web/planner/jobs/kit/steps/schedule.ts';
import { readProject, regionOf } from '../../../../web/planner/schema/project.ts';
import { ForgetfulPhone, type Tab } from '../../../support/forgetful-phone.ts';
import { CAPTURED, capture, projectKeyOf, type Capture } from '../../../support/captured.ts';
import { contextIn, loadAll } from '../../../support/job-context.ts';
import { plannedWith } from '../../../support/planned.ts';
import { JOBS } from '../../../../web/planner/jobs/catalogue.ts';

/** Opens this version on a phone with these texts. */
async function open(late: Iterable<[string, string]>, former: Capture): Promise<Tab> {
  const phone = new ForgetfulPhone();
  for (const [key, text] of late) phone.late.live.set(key, text);
  phone.late.flush();
  for (const [key, { text }] of former.databases['measure-twice'].texts) {
    if (key.startsWith('measure-twice:')) phone.former.set(key, text);
  }
  const tab = phone.open();
  await phone.pass();
  return tab;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

it('has a capture of every job', () => {
  expect(CAPTURED.toSorted()).toEqual(JOBS.map(({ slug }) => slug as string).toSorted());
});

it('has captures with done steps and with ticked materials', () => {
  const texts = CAPTURED.flatMap((name) => Object.values(capture(name).localStorage));
  expect(texts.filter((text) => /"done":\["/.test(text)).length).toBeGreaterThan(9);
  expect(texts.filter((text) => /"had":\["/.test(text)).length).toBeGreaterThan(5);
});

describe.each(CAPTURED)('a half-done project of 0.1.5: %s', (name) => {
  const all = capture(name);
  const key = projectKeyOf(all);

  it('opens as it was, also if localStorage was cleared', async () => {
    const before = all.localStorage[key];
    expect(before).toBeDefined();
    const whole = await open(Object.entries(all.localStorage), all);
    expect(whole.store.read(key)).toBe(before);
    const cleared = await open([], all);
    expect(cleared.store.read(key)).toBe(before);
  });

  it('keeps every tick', async () => {
    const read = readProject(all.localStorage[key] ?? '');
    if (!read.ok) throw new Error(read.reason);
    const project = read.value;
    const region = regionOf(project, { region: 'uk' });
    const [{ locale }, catalogue] = await Promise.all([contextIn(region), loadAll(region)]);
    const { jobs, list } = plannedWith(project, { locale, catalogue });
    const steps = jobs.flatMap(({ entry, plan }) =>
      plan.steps.map(({ id }) => stepKey(entry.id, id)),
    );
    expect(steps).toEqual(expect.arrayContaining([...project.done]));
    expect(list.lines.map(({ id }) => id)).toEqual(expect.arrayContaining([...project.had]));
  });
});
