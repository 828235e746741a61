import { describe, expect, test } from 'vitest';
import { newRoom, newRun, SHAPES } from '../../../../web/planner/measure/places/place-input.ts';
import { planProject } from '../../../../scripts/plan/plan-project.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';

const fenceJob = (typed: unknown): object => ({
  id: 'j1',
  slug: 'put-up-a-fence',
  place: 'r1',
  typed,
});

const fence = (more: object = {}, typed: object = {}): object => ({
  region: 'uk',
  units: 'metric',
  places: [{ ...newRun('r1'), stretches: ['9.77 m'] }],
  jobs: [fenceJob(typed)],
  ...more,
});

interface Plan {
  readonly currency: string;
  readonly total: number;
  readonly lines: readonly {
    readonly id: string;
    readonly need: { readonly amount: number; readonly unit: string };
    readonly buy: readonly { readonly label: string; readonly count: number }[];
  }[];
  readonly steps: readonly {
    readonly job: string;
    readonly id: string;
    readonly detail: string;
    readonly check?: string;
    readonly uses: readonly string[];
    readonly after: readonly string[];
    readonly starts: number;
    readonly gates: readonly string[];
    readonly work?: object;
  }[];
  readonly tools: readonly { readonly id: string }[];
}

async function planOf(json: unknown): Promise<Plan> {
  const planned = await planProject(json);
  if (!planned.ok) throw new Error(`${planned.at}: ${planned.error}`);
  return planned.plan as Plan;
}

const bought = ({ lines }: Plan, id: string): readonly string[] =>
  lines
    .filter((line) => line.id.startsWith(id))
    .flatMap(({ buy }) => buy.map(({ count, label }) => `${count} × ${label}`));

describe('three worked fences', () => {
  test('uk: 9.77 m of panels is five bays, six posts and 25 bags', async () => {
    // STRUCTURE of the trade: panel 1829 + post 100 + play 5 = 1934; 5 × 1934 + 100 = 9770. Posts: 1.8 m
    // and 0.6 m, which is 2.4 m; the panel of 1829 hangs 10 off the soil, and 561 are in the ground. Hole 300 × 561:
    // (π ÷ 4 × 3² − 1) × 5.61 = 34.04 L; × 6 = 204.3, and a tenth 224.7 L; a bag of 20 kg makes 9.26 L: 25.
    const plan = await planOf(fence());
    expect(bought(plan, 'fence-panel')).toEqual(['5 × each']);
    expect(bought(plan, 'fence-post')).toEqual(['6 × 2.4 m']);
    expect(bought(plan, 'post-mix')).toEqual(['25 × 20 kg bag']);
    expect(bought(plan, 'fence-clips')).toEqual(['5 × pack of 6']);
  });

  test('us: 32 ft of boards on rails is four bays, five posts of 8 ft, 70 boards', async () => {
    // 384 − 3.5 in ÷ 96: four bays. 384 ÷ 5.5 = 69.8: 70 boards of 6 ft. Three rails above five feet: 12 of 8 ft.
    // Posts 6 ft + 2 ft = 8 ft. Hole 10.5 in × 24 in (a 4 × 4 is 3.5 in): (86.59 − 12.25) × 24 = 1784 cu in, × 5 and a
    // tenth = 5.68 cu ft; a bag of 50 lb makes 0.375: 16.
    const plan = await planOf(
      fence({
        region: 'us',
        units: 'imperial',
        places: [{ ...newRun('r1'), stretches: ['32 ft'] }],
      }),
    );
    expect(plan.currency).toBe('USD');
    expect(bought(plan, 'fence-post')).toEqual(['5 × 8 ft']);
    expect(bought(plan, 'pickets')).toEqual(['70 × 6 ft']);
    expect(bought(plan, 'fence-rail')).toEqual(['12 × 8 ft']);
    expect(bought(plan, 'post-mix')).toEqual(['16 × 50 lb bag']);
  });

  test('eu: 9.565 m of 1.8 m panels is on anchors: five bays, six posts of 1.9 m', async () => {
    // 1800 + 90 + 5 = 1895; 5 × 1895 + 90 = 9565. Hole 270 × 800: 45.8 L, six of them and a tenth 302.3 L; a bag of
    // 25 kg makes 11.25 L: 27.
    const plan = await planOf(
      fence({ region: 'eu', places: [{ ...newRun('r1'), stretches: ['9.565 m'] }] }),
    );
    expect(bought(plan, 'fence-panel')).toEqual(['5 × each']);
    expect(bought(plan, 'fence-post')).toEqual(['6 × 1.9 m']);
    expect(bought(plan, 'post-anchor')).toEqual(['6 × each']);
    expect(bought(plan, 'post-mix')).toEqual(['27 × 25 kg bag']);
  });
});

describe('a plan', () => {
  test.each(REGION_NAMES)(
    'has a currency, lines, and gates before digging in %s',
    async (region) => {
      const plan = await planOf(fence({ region }));
      expect(plan.lines.length).toBeGreaterThan(10);
      expect(plan.total).toBeGreaterThan(0);
      expect(plan.steps.find(({ id }) => id === 'dig-ends')?.gates).toContain('digging');
    },
  );

  test('accepts a shared file unchanged', async () => {
    const project = { version: 2, id: 'p', ...fence() };
    expect((await planOf({ projects: [project] })).total).toBe((await planOf(project)).total);
  });
});

const bath = {
  ...newRoom('r1'),
  sides: SHAPES.rectangle.map((side, i) => ({ ...side, length: ['2.4 m', '1.8 m'][i] ?? '' })),
  height: '2.4 m',
};

const skirted = (more: object): object =>
  fence({
    places: [{ ...bath, ...more }],
    jobs: [{ id: 'j1', slug: 'fit-skirting', place: 'r1' }],
  });
const breast = { kind: 'breast', wall: 'C', at: '500 mm', width: '800 mm', depth: '300 mm' };

describe('parts of a place that cannot be read', () => {
  test.each([
    ['features', { ...breast, id: 'f1' }],
    ['features', { ...breast, id: 1 }],
    ['openings', { kind: 'door', wall: 'A', width: '800 mm' }],
    ['slopes', { id: 's1', low: 'top', height: '1 m', across: '1 m' }],
  ])('are refused with their place: %s %o', async (name, part) => {
    expect(await planProject(skirted({ [name]: [part] }))).toMatchObject({
      ok: false,
      at: `places[0].${name}[0]`,
    });
  });

  test('are planned if they are complete', async () => {
    expect(await planProject(skirted({ features: [{ ...breast, id: '1' }] }))).toMatchObject({
      ok: true,
    });
  });
});

const tiled = (typed: object): object => ({
  region: 'uk',
  places: [bath],
  jobs: [{ id: 'j1', slug: 'tile-a-floor', place: 'r1', typed }],
});

describe('inputs of a job', () => {
  test.each([
    ['heated', 'yes'],
    ['pattern', true],
    ['tileLength', true],
  ])('of the wrong kind are refused with their place: %s %o', async (field, said) => {
    expect(await planProject(tiled({ [field]: said }))).toMatchObject({
      ok: false,
      at: `jobs[0].typed.${field}`,
    });
  });

  test('without a field are named, and the rest is planned', async () => {
    expect(await planOf(tiled({ tileLenght: '600', heated: true }))).toMatchObject({
      ignored: ['jobs[0].typed.tileLenght'],
    });
    expect(await planOf(tiled({ tileLength: '600' }))).not.toHaveProperty('ignored');
    const painted = { id: 'j1', slug: 'paint-a-room', place: 'r1' };
    const surfaces = { 'surfaces.walls': false, 'surfaces.A': false, surfaces: true };
    expect(await planOf({ places: [bath], jobs: [{ ...painted, typed: surfaces }] })).toMatchObject(
      { ignored: ['jobs[0].typed.surfaces.walls', 'jobs[0].typed.surfaces'] },
    );
    expect(await planOf({ ...tiled({}), region: 'eu', home: { country: 'DE' } })).toMatchObject({
      ignored: ['home.country'],
    });
  });
});

describe('the steps of a plan', () => {
  const shower = { id: 'j1', slug: 'tile-a-wall', place: 'r1', typed: { wet: 'shower' } };

  test('have their texts and the ids of the lines and tools that they take', async () => {
    const { steps, lines, tools } = await planOf({ places: [bath], jobs: [shower] });
    const ids = new Set([...lines, ...tools].map(({ id }) => id));
    expect(steps.every(({ detail }) => detail.length > 20)).toBe(true);
    expect(steps.some(({ check = '' }) => check.length > 10)).toBe(true);
    expect(steps.flatMap(({ uses }) => uses).filter((id) => !ids.has(id))).toEqual([]);
    const used = new Set(steps.flatMap(({ uses }) => uses));
    expect([...ids].filter((id) => !used.has(id))).toEqual([]);
    expect(steps.find(({ id }) => id === 'tank')?.uses).toContain('tanking');
  });

  test('state their work on the walls of the place', async () => {
    const { steps } = await planOf({ places: [bath], jobs: [shower] });
    expect(steps.find(({ id }) => id === 'prime')?.work).toMatchObject({
      makes: ['A', 'B', 'C', 'D'].map((wall) => ({
        target: `r1/wall:${wall}`,
        state: 'primed',
        cures: { minutes: 120, kind: 'drying' },
      })),
    });
  });

  test('are in the order of the work, whatever the order of the jobs', async () => {
    const painted = { id: 'j0', slug: 'paint-a-room', place: 'r1', typed: {} };
    const floor = { id: 'j2', slug: 'lay-a-laminate-floor', place: 'r1', typed: {} };
    const { steps } = await planOf({ places: [bath], jobs: [floor, painted, shower] });
    expect([...new Set(steps.map(({ job }) => job))]).toEqual(['j1', 'j0', 'j2']);
    const keys = steps.map(({ job, id }) => `${job}/${id}`);
    for (const [i, { after }] of steps.entries()) {
      for (const one of after) expect(keys.indexOf(one)).toBeLessThan(i);
    }
    const starts = steps.map((one) => one.starts);
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });
});

test.each([
  [7, 'project'],
  [fence({ region: 'jp' }), 'region'],
  [fence({ units: 'ells' }), 'units'],
  [fence({ language: 'tlh' }), 'language'],
  [fence({ places: 'none' }), 'places'],
  [fence({ jobs: [7] }), 'jobs[0]'],
  [fence({ jobs: [{ job: 'fly', place: 'r1' }] }), 'jobs[0].id'],
  [fence({ jobs: [{ id: 'j', place: 'r1', typed: {} }] }), 'jobs[0].slug'],
  [fence({ jobs: [{ id: 'j', slug: 'put-up-a-fence', typed: {} }] }), 'jobs[0].place'],
  [fence({ jobs: [{ id: 'j', slug: 'put-up-a-fence', place: 1, typed: {} }] }), 'jobs[0].place'],
  [fence({ jobs: [fenceJob({}), fenceJob({})] }), 'jobs[1].id'],
  [fence({ jobs: [fenceJob('high')] }), 'jobs[0].typed'],
  [fence({ jobs: [fenceJob({ height: 1800 })] }), 'jobs[0].typed.height'],
  [fence({ places: [{ id: 'r1' }] }), 'places[0].kind'],
  [fence({ places: [{ id: 'r1', kind: 'cave' }] }), 'places[0].kind'],
  [fence({ places: [newRun('r1'), { kind: 'run' }] }), 'places[1].id'],
  [fence({ places: [newRun('r1'), 7] }), 'places[1]'],
  [fence({ jobs: [{ id: 'j', slug: 'fly', place: 'r1', typed: {} }] }), 'jobs[0].slug'],
  [fence({ jobs: [{ id: 'j', slug: 'paint-a-room', place: 'x', typed: {} }] }), 'jobs[0].place'],
  [fence({ places: [{ ...newRun('r1'), stretches: ['far'] }] }), 'places[0].stretches.0'],
  [fence({}, { height: 'high' }), 'jobs[0].typed.height'],
])('refuses %j at %s', async (json, at) => {
  expect(await planProject(json)).toMatchObject({ ok: false, at });
});
