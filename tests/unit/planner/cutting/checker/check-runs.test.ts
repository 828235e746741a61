import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSheet } from '../../../../../web/planner/cutting/checker/check-sheet.ts';
import { toProblem } from '../sheet/solve-request.ts';
import { solveAll } from '../solve-special.ts';
import { specialRequestOf } from '../special-requests.ts';
import type {
  CutSheet,
  PlacedPanel,
  SheetAnswer,
  SheetRequest,
} from '../../../../../web/planner/cutting/contract.ts';
import { runs } from '../../../../support/long.ts';

const request: SheetRequest = {
  kind: 'sheet',
  kerf: 3,
  stock: [
    {
      id: 'ply',
      length: 2440,
      width: 1220,
      price: 42,
      quantity: 2,
      defects: [{ x: 1000, y: 500, length: 60, width: 80 }],
    },
  ],
  parts: [
    { id: 'front', length: 600, width: 180, quantity: 6 },
    { id: 'left', length: 700, width: 500, rotate: false },
    { id: 'right', length: 700, width: 450, rotate: false },
    { id: 'shelf', length: 500, width: 300, quantity: 2 },
  ],
  runs: [
    { id: 'drawers', parts: ['front'], along: 'width', quantity: 2 },
    { id: 'doors', parts: ['left', 'right'], along: 'width' },
  ],
};
const problem = toProblem(request);
const answer = solveAll(request);

const withSheets = (change: (sheet: CutSheet) => Partial<CutSheet>): SheetAnswer => ({
  ...answer,
  sheets: answer.sheets.map((sheet) => ({ ...sheet, ...change(sheet) })),
});

const withPanels = (change: (panel: PlacedPanel) => PlacedPanel): SheetAnswer =>
  withSheets(({ parts }) => ({ parts: parts.map(change) }));

const complaintsAbout = (changed: SheetAnswer, about = problem): string =>
  checkSheet(about, changed).join('\n');

function withoutRun(panel: PlacedPanel): PlacedPanel {
  const { run: _, ...rest } = panel;
  return rest;
}

/** The first two places change. */
const other = (place: number): number =>
  new Map([
    [1, 2],
    [2, 1],
  ]).get(place) ?? place;

describe('checkSheet of runs', () => {
  it('has nothing to say about a good plan of every part', () => {
    expect(answer.unplaced).toEqual([]);
    expect(checkSheet(problem, answer)).toEqual([]);
  });

  it('sees two panels of a run that have changed places', () => {
    const swapped = withPanels((panel) =>
      panel.run?.id === 'drawers'
        ? { ...panel, run: { ...panel.run, place: other(panel.run.place) } }
        : panel,
    );
    expect(complaintsAbout(swapped)).toContain('not one kerf after the panel before it');
    const renamed = withPanels((panel) => {
      if (panel.run?.id !== 'doors') return panel;
      return { ...panel, run: { ...panel.run, place: other(panel.run.place) } };
    });
    expect(complaintsAbout(renamed)).toContain("is not in the run's order");
  });

  it('sees a panel that says it is in no run, in another run, or in one too many', () => {
    const silent = withPanels(withoutRun);
    expect(complaintsAbout(silent)).toContain('front does not say which run it is in');
    const named = withPanels((panel) =>
      panel.part === 'shelf' ? { ...panel, run: { id: 'doors', n: 1, place: 3 } } : panel,
    );
    expect(complaintsAbout(named)).toContain('shelf does not say which run it is in');
    const third = withPanels((panel) =>
      panel.run?.n === 2 ? { ...panel, run: { ...panel.run, n: 3 } } : panel,
    );
    expect(complaintsAbout(third)).toContain('there is no run drawers 3');
  });

  it('sees panels that two runs have exchanged', () => {
    const mixed = withPanels((panel) =>
      panel.run?.id === 'drawers' && panel.run.place === 2
        ? { ...panel, run: { ...panel.run, n: 3 - panel.run.n } }
        : panel,
    );
    expect(complaintsAbout(mixed)).not.toBe('');
  });

  it('sees runs in a plan that was made without them', () => {
    const { runs: _, ...bare } = request;
    const loose = solveAll(bare);
    expect(complaintsAbout(loose)).toContain('does not say which run it is in');
  });

  it('sees a run that is torn apart, out of line or turned in part', () => {
    const moved = (change: (panel: PlacedPanel) => Partial<PlacedPanel>): string =>
      complaintsAbout(
        withPanels((panel) =>
          panel.run?.id === 'drawers' && panel.run.place === 3
            ? { ...panel, ...change(panel) }
            : panel,
        ),
      );
    expect(moved(({ y, x }) => ({ x: x + 5, y: y + 5 }))).toMatch(/one kerf after|out of line/);
    expect(moved(({ rotated }) => ({ rotated: !rotated }))).toContain('is turned otherwise');
    const [first, ...rest] = answer.sheets;
    const last = first?.parts.find(({ run }) => run?.id === 'doors' && run.place === 2);
    if (first === undefined || last === undefined) throw new Error('no doors on the first sheet');
    const apart = [{ ...first, parts: first.parts.filter((part) => part !== last) }, ...rest];
    const elsewhere = { ...first, parts: [last], cuts: [], offcuts: [] };
    const torn = complaintsAbout({ ...answer, sheets: [...apart, elsewhere] });
    expect(torn).toContain('right is on another sheet');
  });

  it('sees a run called too long that is not, and one that is by another name', () => {
    const unplaced = [
      { part: 'left', quantity: 1, reason: 'run-too-long', at: 'runs[1]' },
    ] as const;
    const clean = toProblem({
      ...request,
      stock: [{ id: 'ply', length: 2440, width: 1220, price: 42 }],
    });
    expect(complaintsAbout({ ...answer, unplaced }, clean)).toContain('run doors is not too long');
    const wrong = [{ part: 'left', quantity: 1, reason: 'run-too-long', at: 'parts[1]' }] as const;
    expect(complaintsAbout({ ...answer, unplaced: wrong })).toContain('left is in runs[1]');
    const none = [{ part: 'shelf', quantity: 1, reason: 'run-too-long', at: 'runs[0]' }] as const;
    expect(complaintsAbout({ ...answer, unplaced: none })).toContain('shelf is in no run');
  });
});

const defectAt = (x: number, y: number) =>
  toProblem({
    ...request,
    stock: request.stock.map((row) => ({ ...row, defects: [{ x, y, length: 1, width: 1 }] })),
  });

describe('checkSheet of defects', () => {
  it('sees one under any part, and none at its edge', () => {
    const outcome = fc.property(
      fc.nat({ max: answer.sheets[0]?.parts.length ?? 0 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (nth, share) => {
        const part = answer.sheets[0]?.parts[nth] ?? answer.sheets[0]?.parts[0];
        if (part === undefined) throw new Error('no part');
        const x = part.x + Math.floor(share * (part.length - 1));
        const y = part.y + Math.floor((1 - share) * (part.width - 1));
        expect(complaintsAbout(answer, defectAt(x, y))).toContain('has a defect');
      },
    );
    fc.assert(outcome);
    const [part] = answer.sheets[0]?.parts ?? [];
    if (part === undefined) throw new Error('no part');
    const beside = complaintsAbout(answer, defectAt(part.x + part.length, part.y));
    expect(beside).not.toContain(`${part.part} at (${part.x}, ${part.y})`);
  });

  it('sees one in an offcut, and wants what is clean to be named', () => {
    const [offcut] = answer.sheets[0]?.offcuts ?? [];
    if (offcut === undefined) throw new Error('no offcut');
    expect(complaintsAbout(answer, defectAt(offcut.x, offcut.y))).toContain('an offcut');
    expect(complaintsAbout(withSheets(() => ({ offcuts: [] })))).toContain(
      'neither part nor offcut',
    );
  });
});

it('finds fault with a plan in which any one panel is moved, turned, renamed or left out', () => {
  const change = fc.constantFrom<(panel: PlacedPanel) => PlacedPanel | undefined>(
    (panel) => ({ ...panel, x: panel.x + 1 }),
    (panel) => ({ ...panel, y: panel.y - 1 }),
    (panel) => ({ ...panel, length: panel.length + 1 }),
    withoutRun,
    (panel) => panel.run && { ...panel, run: { ...panel.run, place: panel.run.place + 1 } },
    (panel) => panel.run && { ...panel, run: { ...panel.run, n: panel.run.n + 1 } },
    (panel) => panel.run && { ...panel, run: { ...panel.run, id: 'none' } },
    () => undefined,
  );
  const outcome = fc.property(specialRequestOf, change, fc.nat(), (asked, alter, which) => {
    const found = solveAll(asked, 20);
    const inRuns = found.sheets.flatMap(({ parts }) => parts.filter(({ run }) => run));
    const chosen = inRuns[which % Math.max(1, inRuns.length)];
    if (chosen === undefined) return;
    const sheets = found.sheets.map((sheet) => ({
      ...sheet,
      parts: sheet.parts.flatMap((panel) => (panel === chosen ? (alter(panel) ?? []) : [panel])),
    }));
    expect(checkSheet(toProblem(asked), { ...found, sheets })).not.toEqual([]);
  });
  fc.assert(outcome, { numRuns: runs(60) });
});
