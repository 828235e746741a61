import { expect, test } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { deriveProject } from '../../../../web/projects/derive/derive-project.ts';
import { setRegion } from '../../../../web/projects/edit.ts';
import { regionOf, type Project } from '../../../../web/projects/schema/project.ts';
import { readProject } from '../../../../web/projects/schema/read-project.ts';
import { house } from '../../../support/house.ts';
import { loadAll, REGION_NAMES } from '../../../support/job-context.ts';

function read(value: unknown): Project {
  const found = readProject(JSON.stringify(value));
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

test('another region changes what is bought, never what was measured or typed', async () => {
  const project = house();
  const derived = await Promise.all(
    REGION_NAMES.map(async (region) =>
      deriveProject(setRegion(region)(project), {
        locale: BRITISH.metric,
        loaded: await loadAll(region),
      }),
    ),
  );
  const [first] = derived;
  const bills = new Set(
    derived.map(({ list }) => JSON.stringify(list.lines.map(({ id, items }) => [id, items]))),
  );
  expect(bills.size).toBe(REGION_NAMES.length);
  for (const { places, jobs } of derived) {
    expect([...places]).toEqual([...(first?.places ?? [])]);
    expect(jobs.map(({ entry }) => entry)).toEqual(project.jobs);
  }
  const { region: _, ...kept } = setRegion('cn')(project);
  expect(kept).toEqual(project);
});

test('a region that this version does not know is kept as it is found, and its person’s shops are guessed by their units', () => {
  const project = read({ ...house(), region: 'jp' });
  expect(project.region).toBe('jp');
  expect(regionOf(project, 'metric')).toBe('uk');
  expect(regionOf(project, 'imperial')).toBe('us');
  expect(regionOf(read({ ...house(), region: 7 }), 'metric')).toBe('uk');
  expect(regionOf(read({ ...house(), region: 'constructor' }), 'metric')).toBe('uk');
});
