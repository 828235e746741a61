// A bare number that is more likely centimetres: the field offers them.
import { describe, expect, it } from 'vitest';
import { likelyCentimetres } from '../../../../web/planner/jobs/kit/read-fields.ts';
import { surelyCentimetres } from '../../../../web/planner/measure/units/read-size.ts';
import { toMm } from '../../../../web/planner/measure/units/units.ts';
import { contextIn, jobsIn, REGION_NAMES } from '../../../support/job-context.ts';

/** The offers of every length field of a region for a bare number. */
async function offersIn(region: (typeof REGION_NAMES)[number]) {
  const jobs = await jobsIn(await contextIn(region, 'metric'));
  return jobs.flatMap(({ slug, fields }) =>
    Object.entries(fields).flatMap(([id, spec]) =>
      spec.kind === 'length'
        ? [
            {
              field: `${slug} ${id}`,
              spec,
              offer: (number: number) => surelyCentimetres(String(number), likelyCentimetres(spec)),
            },
          ]
        : [],
    ),
  );
}

describe.each(REGION_NAMES)('the length fields of all jobs in %s', (region) => {
  it('offer centimetres that fit, never for the usual size', async () => {
    const fields = await offersIn(region);
    const wrong = fields.flatMap(({ field, spec, offer }) => {
      const offered = Array.from({ length: 990 }, (_, i) => i + 10).filter(
        (number) => offer(number) !== undefined,
      );
      const unfit = offered.filter(
        (number) => 10 * number < toMm(spec.least) || 10 * number > toMm(spec.most),
      );
      const { usual } = spec;
      const isUsual = usual !== undefined && offer(Math.round(toMm(usual))) !== undefined;
      return unfit.length > 0 || isUsual ? [field] : [];
    });
    expect(wrong).toEqual([]);
    expect(fields.length).toBeGreaterThan(40);
  });

  it('offer them for an alcove 220 high, a cabinet 80 wide and a pattern that repeats every 64, not for shelves 300 deep', async () => {
    const fields = new Map((await offersIn(region)).map((one) => [one.field, one.offer]));
    expect(fields.get('build-alcove-shelves height')?.(220)).toBe('220 cm');
    expect(fields.get('build-alcove-shelves depth')?.(300)).toBeUndefined();
    expect(fields.get('build-furniture width')?.(80)).toBe('80 cm');
    expect(fields.get('hang-wallpaper repeat')?.(64)).toBe('64 cm');
  });
});
