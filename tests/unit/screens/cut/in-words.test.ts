import { describe, expect, it } from 'vitest';
import { answerTo } from '../../planner/cutting/plan/requests.ts';
import type { LinearAnswer } from '../../../../web/planner/cutting/contract.ts';
import {
  longestFirst,
  planBoards,
  type PlanBoard,
} from '../../../../web/planner/cutting/plan/plan-board.ts';
import { EXAMPLE_ANSWER, EXAMPLE_REQUEST } from '../../../../web/screens/cut/example.ts';
import { boardInWords, boardName, together } from '../../../../web/screens/cut/in-words.ts';
import { letterOf } from '../../../../web/planner/scene/scene.ts';
import { proofInWords } from '../../../../web/screens/cut/plan/proof-words.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const money = { priced: true, sheets: false, locale: BRITISH.metric, currency: 'GBP' } as const;

const answer = (cost: number, bound: number, status: LinearAnswer['status']): LinearAnswer => {
  return { status, cost, bound, ms: 0, boards: [], unplaced: [] };
};

describe('the proof in words', () => {
  it('says cheapest possible only when it is proven', () => {
    expect(proofInWords(answer(1560, 1560, 'optimal'), '3 × 2.4 m', money).head).toBe(
      'Cheapest possible.',
    );
    expect(proofInWords(answer(1560, 1450, 'feasible'), '3 × 2.4 m', money).head).toBe(
      'At most £1.10 more than the cheapest possible.',
    );
  });

  it('rounds the gap up, never down', () => {
    expect(proofInWords(answer(1560, 1559.2, 'feasible'), '', money).head).toContain('£0.01');
  });

  it('names the material if there are no prices', () => {
    const material = { ...money, priced: false };
    expect(proofInWords(answer(7200, 7200, 'optimal'), '', material).head).toBe(
      'Least material possible.',
    );
    expect(proofInWords(answer(7200, 6000, 'feasible'), '', material).head).toBe(
      'At most 1.2 m more than the least possible.',
    );
  });

  it('has nothing to buy if offcuts are enough', () => {
    expect(proofInWords(answer(0, 0, 'optimal'), '2 own offcuts', money).head).toBe(
      'Nothing to buy.',
    );
  });
});

const at = (part: string, x: number, y: number) => {
  return { part, x, y, length: 500, width: 400, turned: false, slantStart: 0, slantEnd: 0 };
};

describe('words', () => {
  it('letters go on after Z', () => {
    expect([0, 25, 26, 51, 52, 701, 702].map(letterOf)).toEqual([
      'A',
      'Z',
      'AA',
      'AZ',
      'BA',
      'ZZ',
      'AAA',
    ]);
  });

  it('names boards as the shop does', () => {
    expect(boardName({ length: 2400, width: 0 }, BRITISH.metric)).toBe('2.4 m');
    expect(boardName({ length: 2438.4, width: 1219.2 }, BRITISH.imperial)).toBe(
      '8′\u00a0×\u00a04′',
    );
  });

  it('joins lists as people say them', () => {
    expect(together(['a', 'b', 'c'])).toBe('a, b and c');
  });

  it('tells a board in the order of its pieces, then what is left and how many cuts it takes', () => {
    const board = planBoards(EXAMPLE_REQUEST, EXAMPLE_ANSWER)[4];
    expect(board && boardInWords(board, (part) => part, BRITISH.metric)).toBe(
      '3 × stretcher 560; 111 left over; 3 cuts',
    );
  });

  it('tells a sheet row by row, equal neighbours together, with all that is worth keeping', () => {
    const board: PlanBoard = {
      stock: 's',
      length: 2440,
      width: 1220,
      pieces: [at('B', 0, 403), at('A', 503, 0), at('A', 0, 0), at('A', 503, 403)],
      cuts: [],
      offcuts: [
        { x: 1006, y: 0, length: 1434, width: 1220 },
        { x: 0, y: 806, length: 1003, width: 414 },
        { x: 0, y: 0, length: 1003, width: 80 },
      ],
    };
    expect(boardInWords(board, (part) => part, BRITISH.metric)).toBe(
      '2 × A 500\u00a0×\u00a0400; B 500\u00a0×\u00a0400; A 500\u00a0×\u00a0400; keep 1434\u00a0×\u00a01220; keep 1003\u00a0×\u00a0414',
    );
  });
});

describe('the example of the public page', () => {
  it('is what the engine answers to its request', () => {
    expect({ ...longestFirst(answerTo(EXAMPLE_REQUEST)), ms: 0 }).toEqual(EXAMPLE_ANSWER);
  });

  it('leaves 100 mm and more on every board, and cuts those of one size alike', () => {
    const boards = planBoards(EXAMPLE_REQUEST, EXAMPLE_ANSWER);
    expect(boards.every(({ offcuts }) => (offcuts[0]?.length ?? 0) >= 100)).toBe(true);
    const ways = boards.map(({ stock, pieces }) => JSON.stringify([stock, pieces]));
    expect(new Set(ways).size).toBe(2);
  });
});
