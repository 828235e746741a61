import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type SharingPhone,
  on,
  edited,
  send,
  receive,
  names,
  changes,
  twoPhones,
  type Edit,
  rename,
} from './two-phones.ts';
import { runs } from '../../../support/long.ts';

/** What a person sees of one thing: a text, or whether it is ticked. */
const SUBJECTS = [
  {
    name: 'place/r',
    states: ['one', 'two', 'three'],
    set: (state: string) => rename('r', state),
    of: (phone: SharingPhone) => names(phone)[0],
  },
  {
    name: 'job/j',
    states: ['ticked', 'not'],
    set:
      (state: string): Edit =>
      (project) => ({
        ...project,
        done: [
          ...project.done.filter((step) => step !== 'j/paint'),
          ...(state === 'ticked' ? ['j/paint'] : []),
        ],
      }),
    of: (phone: SharingPhone) => (on(phone).done.includes('j/paint') ? 'ticked' : 'not'),
  },
];

describe('a state that comes back', () => {
  const steps = fc.array(
    fc.record({
      who: fc.constantFrom(0, 1),
      what: fc.constantFrom('edit', 'send', 'lose'),
      state: fc.nat(2),
    }),
    { maxLength: 14 },
  );

  it('is taken over a state of the other phone only where that phone had it, and asked about else', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SUBJECTS), steps, (subject, all) => {
        const phones = [...twoPhones()] as [SharingPhone, SharingPhone];
        // Every edit that each phone has had of it, by number: what was really seen.
        const had = [new Set([0]), new Set([0])] as [Set<number>, Set<number>];
        // The edits that led to the state of each: two where both typed it by themselves.
        const heads = [new Set([0]), new Set([0])] as [Set<number>, Set<number>];
        const hasSeen = (who: number, other: number): boolean =>
          [...(heads[other] ?? [])].some((head) => had[who]?.has(head));
        for (const [i, { who, what, state }] of all.entries()) {
          const other = 1 - who;
          const [mine, theirs] = who === 0 ? phones : [phones[1], phones[0]];
          if (what === 'edit') {
            const to = subject.states[state % subject.states.length] ?? '';
            if (to === subject.of(mine)) continue;
            phones[who] = edited(mine, subject.set(to));
            heads[who] = new Set([i + 1]);
            had[who]?.add(i + 1);
            continue;
          }
          const sent = send(mine);
          phones[who] = sent.phone;
          if (what === 'lose') continue;
          const before = subject.of(theirs);
          const change = changes(theirs, sent.text)[subject.name];
          phones[other] = receive(theirs, sent.text);
          const after = subject.of(phones[other]);
          if (before === subject.of(mine)) {
            expect(after).toBe(before);
            heads[other] = new Set([...(heads[who] ?? []), ...(heads[other] ?? [])]);
          } else if (hasSeen(who, other)) {
            if (change !== 'both') expect(after).toBe(subject.of(mine));
            if (after === subject.of(mine)) heads[other] = heads[who] ?? new Set();
            else heads[other] = new Set([100 + i]);
          } else if (hasSeen(other, who)) {
            expect(after).toBe(before);
            if (change === 'both') heads[other] = new Set([100 + i]);
          } else {
            expect(change).toBe('both');
            heads[other] = new Set([100 + i]);
          }
          for (const edit of had[who] ?? []) had[other]?.add(edit);
          for (const head of heads[other] ?? []) had[other]?.add(head);
        }
      }),
      { numRuns: runs(300) },
    );
  });

  it('is no earlier one: where the other changed it meanwhile both are asked', () => {
    let [a, b] = twoPhones();
    for (const name of ['one', 'two']) {
      const sent = send(edited(a, rename('r', name)));
      a = sent.phone;
      b = receive(b, sent.text);
    }
    a = edited(a, rename('r', 'one'));
    b = edited(b, rename('r', 'three'));
    expect(changes(a, send(b).text)).toEqual({ 'place/r': 'both' });
    expect(changes(b, send(a).text)).toEqual({ 'place/r': 'both' });
  });

  it('needs no question where it goes to and fro, however often', () => {
    let [a, b] = twoPhones();
    for (const name of ['1', '2', '1', '3', '1', '2', '3', '4', '5', '6', '7', '1', '2']) {
      const sent = send(edited(a, rename('r', name)));
      expect(changes(b, sent.text)).toEqual({ 'place/r': 'changed-there' });
      [a, b] = [receive(b, sent.text), sent.phone];
      expect(names(a)[0]).toBe(name);
    }
  });

  it('that a phone is told of and has already needs no question when it changes that', () => {
    let [a, b] = twoPhones();
    a = edited(a, rename('r', 'two'));
    b = edited(b, rename('r', 'two'));
    a = receive(a, send(b).text);
    a = edited(a, rename('r', 'one'));
    expect(changes(b, send(a).text)).toEqual({ 'place/r': 'changed-there' });
  });

  it('that both typed by themselves is one: what follows on either is later', () => {
    let [a, b] = twoPhones();
    a = edited(edited(a, rename('r', 'one')), rename('hall', 'Corridor'));
    b = send(edited(b, rename('r', 'one'))).phone;
    a = receive(a, send(b).text);
    b = edited(b, rename('r', 'two'));
    expect(changes(a, send(b).text)['place/r']).toBe('changed-there');
    a = receive(a, send(b).text);
    a = edited(a, rename('r', 'one'));
    expect(changes(b, send(a).text)['place/r']).toBe('changed-there');
  });
});
