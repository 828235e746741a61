import { describe, expect, it } from 'vitest';
import { job as buildAlcoveShelves } from '../../../../web/planner/jobs/build-alcove-shelves/job.ts';
import { examplePlace } from '../../../../web/planner/jobs/kit/place/example-places.ts';
import {
  nameSizes,
  NO_TEXTS,
  readWorkshop,
  startingWorkshop,
  type WorkshopTexts,
} from '../../../../web/planner/jobs/kit/steps/workshop.ts';
import { inches, mm } from '../../../../web/planner/measure/units/units.ts';
import { contextIn } from '../../../support/job-context.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const read = (texts: Partial<WorkshopTexts>, system: 'metric' | 'imperial' = 'metric') =>
  readWorkshop({ ...NO_TEXTS, ...texts }, BRITISH[system]);

describe('readWorkshop', () => {
  it('returns no values for empty texts', () => {
    expect(read({})).toEqual({ workshop: {}, problems: {} });
  });

  it.each([
    ['2.4 m, 3 m; 3,6 m', [2400, 3000, 3600]],
    ['3000; 2400; 3000', [2400, 3000]],
    ['2.4; 3', [2400, 3000]],
    ['２．４ｍ、３ｍ', [2400, 3000]],
    ["8', 10'", [2438.4, 3048]],
    ['2.4 m,', [2400]],
  ])('reads the lengths of “%s”, smallest first and each once', (lengths, sizes) => {
    expect(read({ lengths })).toEqual({ workshop: { lengths: sizes.map(mm) }, problems: {} });
  });

  it('reads feet for lengths and inches for sheets in imperial units', () => {
    const { workshop } = read({ lengths: '8; 10', sheets: '96x48' }, 'imperial');
    expect(workshop.lengths).toEqual([inches(96), inches(120)]);
    expect(workshop.sheets).toEqual([{ length: inches(96), width: inches(48) }]);
  });

  it.each(['2440 × 1220; 1220 x 610', '1220*610, 2440X1220'])(
    'reads the sheets of “%s”',
    (text) => {
      expect(read({ sheets: text }).workshop.sheets).toEqual([
        { length: mm(1220), width: mm(610) },
        { length: mm(2440), width: mm(1220) },
      ]);
    },
  );

  it.each([
    ['kerf', '11', 'This is 10 mm at most.'],
    ['kerf', 'thin', '“thin” is not a length'],
    ['sheetTrim', '-5', 'negative'],
    ['boardTrim', '2 m', 'This is 100 mm at most.'],
    ['lengths', '2.4 m; 30 cm', 'From 600 mm to 20000 mm, not 300 mm.'],
    ['lengths', '2440 x 1220', '“2440 x 1220” has two sides.'],
    [
      'lengths',
      Array.from({ length: 13 }, (_, i) => `${i + 1} m`).join('; '),
      'more than 12 sizes',
    ],
    ['sheets', '2440', '“2440” is not a sheet.'],
    ['sheets', '2440 × 1220 × 18', 'is not a sheet.'],
    ['sheets', '2440 × long', '“long” is not a length'],
    ['sheets', '2440 × 100', 'not 100 mm'],
  ] as const)('answers %s “%s” in words, and leaves it the usual', (field, text, words) => {
    const { workshop, problems } = read({ [field]: text });
    expect(workshop).toEqual({});
    expect(problems[field]).toContain(words);
  });
});

describe('what a new project starts with', () => {
  it('is undefined if all is usual or nothing can be read', () => {
    expect(startingWorkshop(NO_TEXTS, BRITISH.metric)).toBeUndefined();
    expect(startingWorkshop({ ...NO_TEXTS, kerf: 'thin' }, BRITISH.metric)).toBeUndefined();
  });

  it('contains the texts that can be read', () => {
    const texts = { ...NO_TEXTS, kerf: '2.5', lengths: '2.4 m; x' };
    expect(startingWorkshop(texts, BRITISH.metric)).toEqual({ ...NO_TEXTS, kerf: '2.5' });
  });
});

describe('nameSizes', () => {
  it('adds units to bare numbers', () => {
    expect(nameSizes('2.4, 3000; 10 ft', 'lengths', BRITISH.metric)).toBe('2.4 m; 3000 mm; 10 ft');
    expect(nameSizes('2440x1220', 'sheets', BRITISH.metric)).toBe('2440 mm × 1220 mm');
    expect(nameSizes('8', 'lengths', BRITISH.imperial)).toBe('8′');
  });
});

describe('a job', async () => {
  const plain = await contextIn('uk');
  const boards = async (workshop: ReturnType<typeof read>['workshop'], typed = {}) => {
    const shelves = (await buildAlcoveShelves.load('en')).here({ ...plain, workshop });
    const all = { ...shelves.example, ...typed };
    const plan = shelves.plan(examplePlace('thing', BRITISH.metric), all);
    return plan.materials.flatMap((one) => (one.form === 'sheets' ? [one] : []));
  };

  it('uses the user’s kerf and the sizes of their shop', async () => {
    const { workshop } = read({ kerf: '2', sheetTrim: '5', sheets: '2500 × 1250; 2440 × 1220' });
    const [board] = await boards(workshop);
    expect(board).toMatchObject({ kerf: mm(2), trim: mm(5) });
    expect(board?.stock.map(({ id, label, price }) => ({ id, label, price }))).toEqual([
      { id: 'mdf~18-mm/own-2440x1220', label: '2440 × 1220 mm', price: 3800 },
      // Priced by area: 2500 × 1250 is 1.0498 of 2440 × 1220.
      { id: 'mdf~18-mm/own-2500x1250', label: '2500 × 1250 mm', price: 3989 },
    ]);
  });

  it('uses the job’s own kerf before the settings', async () => {
    const { workshop } = read({ kerf: '2' });
    expect((await boards(workshop, { kerf: '4' }))[0]?.kerf).toBe(mm(4));
    expect((await boards({}))[0]).toMatchObject({ kerf: mm(3), trim: mm(10) });
  });
});
