import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  numberedBoards,
  planWith,
  toDone,
  withFreeNumbers,
  withoutBoard,
} from '../../../../../web/planner/project/cuts/cut-plan.ts';
import { answerTo, STUDS } from '../../cutting/plan/requests.ts';

const whole = planWith(undefined, STUDS, answerTo(STUDS), { ended: true, firstNumber: 1 });

describe('withFreeNumbers', () => {
  it('keeps a plan that shares no board number with cut boards', () => {
    expect(withFreeNumbers(whole, [])).toBe(whole);
  });

  it('gives no number twice, whichever boards were ticked and unticked', () => {
    const boards = numberedBoards(whole);
    const ticks = fc.array(fc.nat(boards.length - 1), { maxLength: 4 });
    fc.assert(
      fc.property(ticks, (picked) => {
        const done = [...new Set(picked)].flatMap((at) => {
          const board = boards[at];
          return board === undefined ? [] : [toDone(board, undefined, {}, [])];
        });
        // The plan as it was before some of them were ticked: it bears their numbers still.
        const plan = withFreeNumbers(withoutBoard(whole, done[0]?.number ?? 0), done);
        const numbers = [...plan.numbers, ...done.map(({ number }) => number)];
        expect(new Set(numbers).size).toBe(numbers.length);
      }),
    );
  });
});
