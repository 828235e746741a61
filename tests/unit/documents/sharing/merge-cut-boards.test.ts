import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DoneBoard } from '../../../../web/planner/schema/board.ts';
import {
  type SharingPhone,
  on,
  edited,
  send,
  receive,
  twoPhones,
  type Edit,
  cutBoard,
} from './two-phones.ts';
import { runs } from '../../../support/long.ts';

const cut =
  (boards: readonly DoneBoard[]): Edit =>
  (project) => ({
    ...project,
    cut: { ...project.cut, cls: [...(project.cut['cls'] ?? []), ...boards] },
  });

/** The boards that lie cut, by the number they were cut under and the part on them. */
const layouts = (phone: SharingPhone) =>
  (on(phone).cut['cls'] ?? [])
    .map(({ cutAs, number, board }) => `${cutAs ?? number} ${board.pieces[0]?.part}`)
    .toSorted();

describe('boards that were cut on two phones', () => {
  const boards = fc.uniqueArray(
    fc.tuple(fc.integer({ min: 1, max: 4 }), fc.constantFrom('a', 'b', 'c')),
    {
      maxLength: 4,
      selector: ([number]) => number,
    },
  );
  it('all lie there on both, each under a number of its own; one that both have is one', () => {
    fc.assert(
      fc.property(boards, boards, fc.boolean(), (here, there, isAtOnce) => {
        let [a, b] = twoPhones();
        a = edited(a, cut(here.map(([number, part]) => cutBoard(number, part))));
        b = edited(b, cut(there.map(([number, part]) => cutBoard(number, part))));
        const sent = send(b);
        if (isAtOnce) [a, b] = [receive(a, sent.text), receive(sent.phone, send(a).text)];
        else {
          a = receive(a, sent.text);
          b = receive(sent.phone, send(a).text);
        }
        const all = new Set([...here, ...there].map(([number, part]) => `${number} ${part}`));
        expect(layouts(a)).toEqual([...all].toSorted());
        const numbers = (on(a).cut['cls'] ?? []).map(({ number }) => number);
        expect(new Set(on(b).cut['cls'])).toEqual(new Set(on(a).cut['cls']));
        expect(new Set(numbers).size).toBe(numbers.length);
        // Nothing is cut twice by opening it again.
        expect(layouts(receive(a, send(b).text))).toEqual(layouts(a));
      }),
      { numRuns: runs(150) },
    );
  });

  it('are put back on both where one puts it back under its new number', () => {
    let [a, b] = twoPhones();
    a = edited(a, cut([cutBoard(1, 'a')]));
    b = send(edited(b, cut([cutBoard(1, 'b')]))).phone;
    a = receive(a, send(b).text);
    b = receive(b, send(a).text);
    a = edited(send(a).phone, (project) => ({
      ...project,
      cut: { cls: (project.cut['cls'] ?? []).filter(({ number }) => number !== 2) },
    }));
    b = receive(b, send(a).text);
    expect(on(b).cut).toEqual(on(a).cut);
    expect(on(b).cut['cls']).toHaveLength(1);
  });
});
