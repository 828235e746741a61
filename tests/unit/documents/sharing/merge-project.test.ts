import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readProject, type Project } from '../../../../web/planner/schema/project.ts';
import { EMPTY_BUNDLE, readBundle, writeBundle } from '../../../../web/documents/sharing/bundle.ts';
import { mergeBundle } from '../../../../web/documents/sharing/merge.ts';
import { mergeOrders } from '../../../../web/documents/sharing/merge-orders.ts';
import { hostileBundleText } from '../../../support/hostile-bundle.ts';
import { device, kitchen } from './sharing.ts';
import {
  KEY,
  on,
  edited,
  send,
  preview,
  receive,
  names,
  phoneWith,
  changes,
  twoPhones,
  contents,
  type Edit,
  rename,
  addPlace,
  removeJob,
  type,
  price,
  tick,
} from './two-phones.ts';
import { runs } from '../../../support/long.ts';

/** Edits that touch nothing of each other. */
const EDITS: readonly Edit[] = [
  rename('r', 'Galley'),
  rename('hall', 'Corridor'),
  addPlace('attic'),
  addPlace('bath'),
  addPlace('cellar'),
  removeJob('k'),
  type('j', 'coats'),
  price('a', '5'),
  price('b', '6'),
  tick('j/fill'),
  tick('j/paint'),
  (project) => ({ ...project, name: 'Flat' }),
  (project) => ({ ...project, done: project.done.filter((step) => step !== 'j/cover') }),
];

const ids = (project: Project) => [...project.places, ...project.jobs].map(({ id }) => id);

const withoutOrder = (project: Project): unknown =>
  JSON.parse(JSON.stringify(project), (_, value: unknown) =>
    Array.isArray(value)
      ? value.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
      : value,
  );

const shares = fc.array(fc.constantFrom('a', 'b', ''), {
  minLength: EDITS.length,
  maxLength: EDITS.length,
});
const editsOf =
  (phone: string, whose: readonly string[]): Edit =>
  (project) =>
    EDITS.reduce((now, edit, i) => (whose[i] === phone ? edit(now) : now), project);

describe('a project on two phones', () => {
  it('comes to the same on both where they changed different things, whichever sends first', () => {
    fc.assert(
      fc.property(shares, fc.constantFrom('a first', 'b first', 'at once'), (whose, order) => {
        let [a, b] = twoPhones();
        a = edited(a, editsOf('a', whose));
        b = edited(b, editsOf('b', whose));
        const both = contents(edited(a, editsOf('b', whose)));
        const early = send(b);
        if (order !== 'b first') {
          const sent = send(a);
          a = sent.phone;
          b = receive(order === 'at once' ? early.phone : b, sent.text);
        }
        if (order === 'a first') {
          a = receive(a, send(b).text);
        } else {
          a = receive(a, early.text);
          if (order === 'b first') b = receive(early.phone, send(a).text);
        }
        expect(contents(a)).toEqual(contents(b));
        expect(withoutOrder(contents(a))).toEqual(withoutOrder(both));
      }),
      { numRuns: runs(150) },
    );
  });

  it('keeps the step that each phone ticked', () => {
    const [a, b] = twoPhones();
    const { text } = send(edited(b, tick('j/paint')));
    expect(contents(receive(edited(a, tick('j/fill')), text)).done).toEqual([
      'j/cover',
      'j/fill',
      'j/paint',
    ]);
  });

  it('does not change when it is merged with itself, nor when the same comes twice', () => {
    fc.assert(
      fc.property(
        shares,
        fc.array(fc.constantFrom('/jobs/j/typed/coats', '/places/r/name')),
        (whose, picked) => {
          const [a, b] = twoPhones();
          expect(preview(a, send(a).text).writes.size).toBe(0);
          const { text } = send(edited(a, editsOf('a', whose)));
          const once = receive(edited(b, editsOf('b', whose)), text, picked);
          expect(receive(once, text)).toEqual(once);
        },
      ),
      { numRuns: runs(200) },
    );
  });

  it('names what was added, changed and removed, here and there, and what both changed', () => {
    let [a, b] = twoPhones();
    a = edited(edited(edited(a, rename('r', 'Galley')), addPlace('attic')), removeJob('k'));
    b = edited(edited(edited(b, rename('r', 'Scullery')), addPlace('bath')), price('a', '5'));
    expect(changes(b, send(a).text)).toEqual({
      'place/r': 'both',
      'place/attic': 'added-there',
      'place/bath': 'added-here',
      'job/k': 'removed-there',
      'shopping/': 'changed-here',
    });
  });

  it('keeps what was changed here where both did, or takes theirs where that is picked', () => {
    let [a, b] = twoPhones();
    a = edited(edited(a, rename('r', 'Galley')), rename('hall', 'Corridor'));
    b = edited(b, rename('r', 'Scullery'));
    const { text } = send(a);
    expect(names(receive(b, text))).toEqual(['Scullery', 'Corridor']);
    expect(names(receive(b, text, ['/places/r/name']))).toEqual(['Galley', 'Corridor']);
    // What was decided on one phone is not asked on the other.
    expect(names(receive(send(a).phone, send(receive(b, text)).text))).toEqual([
      'Scullery',
      'Corridor',
    ]);
  });

  it('takes nothing back that was sent and has not arrived', () => {
    let [a, b] = twoPhones();
    a = send(edited(a, rename('r', 'Galley'))).phone;
    b = edited(b, rename('hall', 'Corridor'));
    expect(on(receive(a, send(b).text)).places.map(({ name }) => name)).toEqual([
      'Galley',
      'Corridor',
    ]);
  });

  it('keeps a place that was removed there where a job was put on it here', () => {
    let [a, b] = twoPhones();
    a = edited(a, (project) => ({
      ...project,
      places: project.places.filter(({ id }) => id !== 'hall'),
    }));
    b = edited(b, (project) => ({
      ...project,
      jobs: [...project.jobs, { id: 'n', slug: 'paint-a-room', place: 'hall', typed: {} }],
    }));
    b = receive(b, send(a).text);
    expect(on(b).places.map(({ id }) => id)).toEqual(['r', 'hall']);
    a = receive(a, send(b).text);
    expect(contents(a)).toEqual(contents(b));
  });

  it('that says nothing of what it has seen asks where they differ, and loses nothing', () => {
    const there = phoneWith(device([rename('r', 'Scullery')(kitchen())]));
    const text = writeBundle({ ...EMPTY_BUNDLE, projects: [addPlace('attic')(kitchen())] });
    expect(changes(there, text)).toEqual({ 'place/r': 'both', 'place/attic': 'added-there' });
    expect(on(receive(there, text)).places.map(({ name }) => name)).toEqual(['Scullery', 'attic']);
  });

  it('survives hostile bundles: nothing is thrown, and every unit stays that was never sent', () => {
    fc.assert(
      fc.property(hostileBundleText(), fc.jsonValue(), fc.jsonValue(), (text, stamps, seen) => {
        const bundle = readBundle(text);
        if (!bundle.ok) return;
        const read = readBundle(
          JSON.stringify({
            ...JSON.parse(writeBundle(bundle.value)),
            versions: { aaaa1111: { stamps, seen }, x: stamps },
          }),
        );
        if (!read.ok) return;
        const there = device([kitchen()]);
        const { writes } = mergeBundle(read.value, there, 'merge', new Set(['/places/r/name']));
        const now = readProject(writes.get(KEY) ?? there.get(KEY) ?? '');
        if (!now.ok) throw new Error(now.reason);
        expect(ids(now.value)).toEqual(expect.arrayContaining(ids(kitchen())));
        expect(now.value.done).toEqual(expect.arrayContaining([...kitchen().done]));
      }),
      { numRuns: runs(40) },
    );
  });
});

describe('two orders', () => {
  const order = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
  it('become one that holds every name once, the same whichever comes first', () => {
    fc.assert(
      fc.property(order, order, (a, b) => {
        const merged = mergeOrders(a, b);
        expect(mergeOrders(b, a)).toEqual(merged);
        expect(merged.toSorted()).toEqual([...new Set([...a, ...b])].toSorted());
        expect(mergeOrders(a, a)).toEqual(a);
      }),
    );
  });

  it('become one however long they are', () => {
    const long = Array.from({ length: 100_000 }, (_, i) => String(i));
    expect(mergeOrders(long, ['z'])).toHaveLength(100_001);
  });
});
