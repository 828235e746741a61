import { describe, expect, it } from 'vitest';
import { checkSheet } from '../../../../../web/planner/cutting/checker/check-sheet.ts';
import { solve, toProblem } from '../sheet/solve-request.ts';
import type {
  CutSheet,
  SheetAnswer,
  SheetRequest,
} from '../../../../../web/planner/cutting/contract.ts';

const request: SheetRequest = {
  kind: 'sheet',
  kerf: 3,
  trim: 10,
  stages: 3,
  firstCut: 'length',
  stock: [{ id: 'ply', length: 2440, width: 1220, price: 42, quantity: 2 }],
  parts: [
    { id: 'side', length: 720, width: 560, quantity: 4, rotate: false },
    { id: 'shelf', length: 500, width: 300, quantity: 3 },
  ],
};
const problem = toProblem(request);
const answer = solve(request);

function withSheet(change: (sheet: CutSheet) => Partial<CutSheet>): SheetAnswer {
  const sheets = answer.sheets.map((sheet) => ({ ...sheet, ...change(sheet) }));
  return { ...answer, sheets };
}

const complaintsAbout = (changed: SheetAnswer): string => checkSheet(problem, changed).join('\n');

describe('checkSheet', () => {
  it('has nothing to say about a good plan', () => {
    expect(checkSheet(problem, answer)).toEqual([]);
  });

  it('sees a part that the cuts do not make', () => {
    const moved = withSheet(({ parts }) => ({
      parts: parts.map((part, i) => (i === 0 ? { ...part, x: part.x + 1 } : part)),
    }));
    expect(complaintsAbout(moved)).toContain('no cuts make part');
  });

  it('sees a part of another size than the request asks for', () => {
    const longer = toProblem({
      ...request,
      parts: request.parts.map((part) => ({ ...part, length: Number(part.length) + 1 })),
    });
    expect(checkSheet(longer, answer).join('\n')).toContain('is of another size');
  });

  it('sees a part turned against its grain', () => {
    const turned = withSheet(({ parts }) => ({
      parts: parts.map((part) => (part.part === 'side' ? { ...part, rotated: true } : part)),
    }));
    expect(complaintsAbout(turned)).toContain('side is turned against its grain');
  });

  it('sees a cut that runs across more than one piece', () => {
    const reversed = withSheet(({ cuts }) => ({
      cuts: cuts.toReversed().map((cut, i) => ({ ...cut, n: i + 1 })),
    }));
    expect(complaintsAbout(reversed)).toContain('does not run across one piece');
  });

  it('sees a cut that is missing', () => {
    const short = withSheet(({ cuts }) => ({ cuts: cuts.slice(0, -1) }));
    expect(complaintsAbout(short)).toContain('no cuts make');
    expect(complaintsAbout(short)).toContain(`there are ${answer.cutCount - 1} cuts`);
  });

  it('sees a kerf that the plan forgot', () => {
    expect(checkSheet(toProblem({ ...request, kerf: 4 }), answer)).not.toEqual([]);
  });

  it('sees material that is neither part nor offcut', () => {
    const silent = withSheet(() => ({ offcuts: [] }));
    expect(complaintsAbout(silent)).toContain('is neither part nor offcut');
  });

  it('sees more stages than allowed and a first cut the wrong way', () => {
    const parts = [
      { id: 'tall', length: 50, width: 100, rotate: false },
      { id: 'flat', length: 50, width: 50, quantity: 2, rotate: false },
    ];
    const stock = [{ id: 's', length: 100, width: 100, price: 1 }];
    const free: SheetRequest = { kind: 'sheet', stages: 3, firstCut: 'width', stock, parts };
    const plan = solve(free);
    expect(checkSheet(toProblem(free), plan)).toEqual([]);
    const wrongWay = checkSheet(toProblem({ ...free, firstCut: 'length' }), plan);
    expect(wrongWay.join('\n')).toContain('does not run along the length');
    const one = { ...toProblem(free), stages: 1 as 2 };
    expect(checkSheet(one, plan).join('\n')).toContain('is no trimming cut');
  });

  it('sees a part that is missing or there twice', () => {
    const fewer = withSheet(({ parts }) => ({ parts: parts.slice(1) }));
    expect(complaintsAbout(fewer)).toContain('is accounted for');
    const twice = withSheet(({ parts }) => ({ parts: [...parts, ...parts.slice(0, 1)] }));
    expect(complaintsAbout(twice)).toContain('is accounted for');
  });

  it('sees more sheets than there are', () => {
    const sheets = [...answer.sheets, ...answer.sheets, ...answer.sheets];
    expect(complaintsAbout({ ...answer, sheets })).toContain('ply is used 3 times, there are 2');
  });

  it('sees a wrong cost, a bound above it and a claim without proof', () => {
    expect(complaintsAbout({ ...answer, cost: 41 })).toContain('the sheets cost 42, not 41');
    expect(complaintsAbout({ ...answer, bound: 43 })).toContain('the bound 43 is over the cost');
    expect(complaintsAbout({ ...answer, bound: 41 })).toContain('the status is optimal');
  });

  it('sees a wrong length of cuts', () => {
    const { cutLength } = answer;
    expect(complaintsAbout({ ...answer, cutLength: cutLength + 1 })).toContain('mm long');
  });
});
