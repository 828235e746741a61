import { expect, test } from 'vitest';
import { BRITISH } from '../../../../web/language/locale.ts';
import { plannedWith } from '../../../support/planned.ts';
import { setRegion } from '../../../../web/documents/edits/edit.ts';
import { type Project, readProject, regionOf } from '../../../../web/planner/schema/project.ts';
import { house } from '../../../support/house.ts';
import { loadAll, REGION_NAMES } from '../../../support/job-context.ts';

function read(value: unknown): Project {
  const found = readProject(JSON.stringify(value));
  if (!found.ok) throw new Error(found.reason);
  return found.value;
}

/** Its doors and windows measured too: what nobody measured is of the region's usual size. */
const measuredHouse = (): Project => {
  const { places, ...rest } = house();
  const sized = places.map((place) =>
    'openings' in place
      ? {
          ...place,
          openings: place.openings.map((one) => ({
            ...one,
            width: '800 mm',
            height: '1.2 m',
            sill: one.kind === 'window' ? '900 mm' : '',
          })),
        }
      : place,
  );
  return { ...rest, places: sized };
};

test('another region changes what is bought, never what was measured or typed', async () => {
  const project = measuredHouse();
  const derived = await Promise.all(
    REGION_NAMES.map(async (region) =>
      plannedWith(setRegion(region)(project), {
        locale: BRITISH.metric,
        catalogue: await loadAll(region),
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
  expect(setRegion('cn')(project)).toEqual({ ...project, region: 'cn' });
});

test('keeps an unknown region and uses the shop of the settings', () => {
  const project = read({ ...house(), region: 'jp' });
  expect(project.region).toBe('jp');
  expect(regionOf(project, { region: 'uk' })).toBe('uk');
  expect(regionOf(project, { region: 'us' })).toBe('us');
  expect(regionOf(read({ ...house(), region: 'eu' }), { region: 'us' })).toBe('eu');
  expect(regionOf(read({ ...house(), region: 7 }), { region: 'uk' })).toBe('uk');
  expect(regionOf(read({ ...house(), region: 'constructor' }), { region: 'uk' })).toBe('uk');
});
