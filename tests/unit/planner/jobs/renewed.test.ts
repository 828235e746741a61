// A job's assumptions about its place agree with the other jobs of the same place.
import { describe, expect, test } from 'vitest';
import type { Typed } from '../../../../web/planner/jobs/kit/fields.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';
import type { PlannedJob } from '../../../../web/planner/plan.ts';
import { REGION_NAMES } from '../../../support/job-context.ts';
import { sharedPlaceIn, stepsOf, type SharedPlace } from '../work/shared-place.ts';

const IN = await Promise.all(REGION_NAMES.map((region) => sharedPlaceIn(region)));

const together = (at: SharedPlace, kind: PlaceKind, listed: Readonly<Record<string, Typed>>) => {
  const all = Object.entries(listed).map(([slug, typed]) => ({
    slug,
    typed: { ...at.plan(kind, [{ slug, typed }])[0]?.job.example, ...typed },
  }));
  return [all, all.toReversed()].map((order) => at.plan(kind, order));
};

const jobIn = (jobs: readonly PlannedJob[], slug: string): PlannedJob => {
  const found = jobs.find(({ entry }) => entry.slug === slug);
  if (found === undefined) throw new Error(`${slug} is not planned`);
  return found;
};

const valueOf = ({ job, place, entry }: PlannedJob, field: string): unknown =>
  job.read(place, entry.typed).loose[field];

const rulesOf = ({ plan }: PlannedJob): readonly string[] => plan.warnings.map(({ rule }) => rule);

const woodOf = ({ plan }: PlannedJob) => plan.figures.find(({ id }) => id === 'wood')?.value;

/** Choices that need the old skirting. */
const OLD_SKIRTING = [
  ['tile-a-floor', 'skirting', true],
  ['lay-a-laminate-floor', 'edge', 'scotia'],
  ['paint-woodwork', 'skirting', true],
] as const;

describe.each(IN)('next to new skirting in $region', (at) => {
  test.each(OLD_SKIRTING)('%s does not count on the old one', (slug, field, value) => {
    const { fields } = jobIn(at.plan('room', [{ slug, typed: {} }]), slug).job;
    const spec = fields[field];
    // Shops of the region may have no beading.
    const isOffered = spec?.kind !== 'choice' || String(value) in spec.options;
    for (const jobs of together(at, 'room', { 'fit-skirting': {}, [slug]: {} })) {
      const job = jobIn(jobs, slug);
      expect(valueOf(job, field)).not.toBe(value);
      expect(rulesOf(job)).not.toContain('new-skirting');
    }
    for (const jobs of together(at, 'room', { 'fit-skirting': {}, [slug]: { [field]: value } })) {
      const job = jobIn(jobs, slug);
      expect(rulesOf(job).includes('new-skirting')).toBe(isOffered);
      for (const { rule, fix } of job.plan.warnings) {
        if (rule !== 'new-skirting') continue;
        const fixed = { ...job.entry.typed, ...(fix && { [fix.field]: fix.value }) };
        expect(job.job.plan(job.place, fixed).warnings.map((one) => one.rule)).not.toContain(rule);
      }
    }
    // Alone it is free to choose.
    const alone = jobIn(at.plan('room', [{ slug, typed: { [field]: value } }]), slug);
    expect(rulesOf(alone)).not.toContain('new-skirting');
  });

  test('no board goes back, and no beading is bought', () => {
    const all = { 'fit-skirting': {}, 'tile-a-floor': {}, 'lay-a-laminate-floor': {} };
    for (const jobs of together(at, 'room', all)) {
      const keys = stepsOf(jobs).map(({ key }) => key);
      expect(keys).not.toContain('tile-a-floor/skirting');
      const bought = jobs.flatMap(({ plan }) => plan.materials.map(({ id }) => id));
      expect(bought.filter((id) => id.startsWith('scotia'))).toEqual([]);
    }
  });

  test('panelling stands on the usual new board', () => {
    for (const jobs of together(at, 'room', { 'fit-skirting': {}, 'panel-a-wall': {} })) {
      const size = valueOf(jobIn(jobs, 'fit-skirting'), 'size');
      const { variants } = at.catalogue.shelf.skirting;
      const board = variants.find(({ key }) => key === size);
      expect(valueOf(jobIn(jobs, 'panel-a-wall'), 'skirting')).toBe(board?.width);
    }
  });

  test('the painter of the room leaves it out', () => {
    const typed = { woodwork: 'painted' };
    const alone = jobIn(at.plan('room', [{ slug: 'paint-a-room', typed }]), 'paint-a-room');
    for (const jobs of together(at, 'room', { 'fit-skirting': {}, 'paint-a-room': typed })) {
      const wood = woodOf(jobIn(jobs, 'paint-a-room'));
      expect(wood).toBeDefined();
      expect(wood).not.toBe(woodOf(alone));
    }
  });
});

describe.each(IN)('on a wall that is built in $region', (at) => {
  const WALL = { 'build-a-stud-wall': {} };

  test('tiles go on plasterboard without old paint, and no plug goes into it', () => {
    for (const jobs of together(at, 'wall', { ...WALL, 'tile-a-wall': {} })) {
      const job = jobIn(jobs, 'tile-a-wall');
      expect(valueOf(job, 'ground')).toBe('plasterboard');
      const bought = job.plan.materials.map(({ id }) => id.split('~')[0]);
      expect(bought.filter((id) => /^(?:wall-plugs|lead-test|sandpaper)$/.test(id ?? ''))).toEqual(
        [],
      );
      const ready = job.plan.steps.filter(({ id }) => id === 'check' || id === 'prepare');
      expect(ready.flatMap(({ gates = [] }) => gates)).toEqual([]);
    }
  });

  test('paper finds no old paper to strip', () => {
    for (const jobs of together(at, 'wall', { ...WALL, 'hang-wallpaper': {} })) {
      const job = jobIn(jobs, 'hang-wallpaper');
      expect(valueOf(job, 'ground')).toBe('bare');
      expect(job.plan.steps.map(({ id }) => id)).not.toContain('strip');
    }
  });

  test('what hangs on a wall that is tiled is fixed through the tiles', () => {
    for (const jobs of together(at, 'wall', { 'tile-a-wall': {}, 'hang-on-a-wall': {} })) {
      const hung = jobIn(jobs, 'hang-on-a-wall');
      expect(valueOf(hung, 'tiled')).toBe(true);
      expect(hung.plan.materials.map(({ product }) => product)).toContain('tile-drill-bit');
    }
  });

  test.each(['hang-on-a-wall', 'build-furniture'])('%s is fixed to board or studs', (slug) => {
    for (const jobs of together(at, 'wall', { ...WALL, [slug]: {} })) {
      expect(valueOf(jobIn(jobs, slug), 'wall')).toMatch(/^(?:board|stud)$/);
    }
  });
});
