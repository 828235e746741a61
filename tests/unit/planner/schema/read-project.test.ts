import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  newGround,
  newRoom,
  newRun,
  newThing,
  newWall,
} from '../../../../web/planner/measure/places/place-input.ts';
import { newOffcut } from '../../../../web/planner/schema/offcut.ts';
import { newProject, type Project, readProject } from '../../../../web/planner/schema/project.ts';
import { plannedWith } from '../../../support/planned.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { loadAll } from '../../../support/job-context.ts';

const LOADED = await loadAll('uk');

const project: Project = {
  ...newProject('p1', 5),
  name: 'House',
  places: [newRoom('a'), newWall('b'), newGround('c'), newRun('d'), newThing('e')],
  jobs: [
    { id: 'j', slug: 'paint-a-room', place: 'a', typed: { wallCoats: '3', 'surfaces.A': false } },
  ],
  prices: { 'wall-paint/5-L': { text: '24', at: 7 } },
  spares: { tile: '4' },
  ample: ['ceiling-paint'],
  cut: {
    timber: [
      {
        number: 2,
        price: 520,
        offcut: { ...newOffcut('x', 'linear', 'Timber'), length: '900 mm' },
        board: { stock: 's', length: 2400, width: 0, pieces: [], cuts: [], offcuts: [] },
        names: { 'stud 735 j': 'stud' },
      },
    ],
  },
  without: ['y'],
  own: [{ id: 'o', material: 'timber', amount: '2' }],
  bought: { 'wall-paint|wall-paint/5-L': 2 },
  done: ['j/cover'],
  timers: { 'j/fill': 1_700_000_000_000 },
};

const read = (value: unknown): Project => {
  const result = readProject(JSON.stringify(value));
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

describe('readProject', () => {
  it('reads what was stored', () => {
    expect(read(project)).toEqual(project);
  });

  it('refuses damaged and foreign text in words', () => {
    expect(readProject('{"id":')).toMatchObject({ ok: false, reason: 'damaged' });
    expect(readProject('[1,2]')).toMatchObject({ ok: false, reason: 'foreign' });
    expect(readProject('{"id":"x","version":2}')).toMatchObject({ ok: false });
    expect(readProject('{"id":"x","places":[],"version":9}')).toMatchObject({
      ok: false,
      reason: 'newer',
    });
  });

  it('falls back field by field when parts are foreign', () => {
    const odd = read({
      version: 2,
      id: 'x',
      changed: 'yesterday',
      places: [
        null,
        { kind: 'castle', id: 'k' },
        { kind: 'room', id: 'a', sides: [{ turn: 'up' }] },
      ],
      jobs: [{ id: 'j', slug: 'paint-a-room', place: 'a', typed: { a: 5, b: 'yes' } }, 7],
      prices: { a: 5, b: { text: '3' }, __proto__: { text: '1' } },
      bought: { a: -2, b: '3', c: 4 },
      done: [1, 'ok'],
    });
    expect(odd).toMatchObject({ changed: 0, name: '', own: [], done: ['ok'], timers: {} });
    expect(odd.places).toEqual([newRoom('a')]);
    expect(odd.jobs[0]?.typed).toEqual({ b: 'yes' });
    expect(odd.prices).toEqual({ b: { text: '3', at: 0 } });
    expect(odd.bought).toEqual({ c: 4 });
  });

  it('keeps what it does not know, for the version of the app that wrote it', () => {
    const castle = { kind: 'castle', id: 'k', towers: 4 };
    const newer = {
      ...project,
      mood: 'cheerful',
      places: [...project.places, castle],
      jobs: project.jobs.map((job) => ({ ...job, helper: 'Ann' })),
    };
    const once = read(newer);
    expect(once.places).toEqual(project.places);
    expect(once).toMatchObject({ mood: 'cheerful', jobs: [{ helper: 'Ann' }] });
    const twice = read({ ...once, name: 'Changed here' });
    expect(twice).toEqual({ ...once, name: 'Changed here' });
    expect(JSON.stringify(twice)).toContain(JSON.stringify(castle));
  });

  it('answers any JSON with a project that can be worked out, or a sentence; never an exception', () => {
    const versioned = fc.record({
      version: fc.constant(2),
      id: fc.string(),
      places: fc.array(
        fc.record({
          kind: fc.constantFrom('room', 'wall', 'ground', 'run'),
          id: fc.string(),
          sides: fc.anything(),
        }),
      ),
      jobs: fc.array(fc.object()),
      prices: fc.object(),
      own: fc.array(fc.object()),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          versioned.map((value) => JSON.stringify(value)),
        ),
        (raw) => {
          const result = readProject(raw);
          if (result.ok)
            expect(
              plannedWith(result.value, { locale: BRITISH.metric, catalogue: LOADED }).list,
            ).toBeDefined();
          else expect(['damaged', 'foreign', 'newer']).toContain(result.reason);
        },
      ),
    );
  });
});
