import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAnswer } from '../../../../web/planner/cutting/checker/check-answer.ts';
import { parseRequest } from '../../../../web/planner/cutting/request/request.ts';
import { BRITISH } from '../../../../web/language/locale.ts';
import { mm } from '../../../../web/planner/measure/units/units.ts';
import { cutDemand } from '../../../../web/planner/project/cuts/cut-demand.ts';
import {
  newCutList,
  newPart,
  newStock,
  readCutList,
  type CutList,
  type CutStock,
} from '../../../../web/planner/schema/cut-list.ts';
import {
  newDefect,
  newOffcut,
  type Offcut,
  readOffcut,
  type SheetDefect,
  withDefects,
} from '../../../../web/planner/schema/offcut.ts';
import { planBoards } from '../../../../web/planner/cutting/plan/plan-board.ts';
import { planCut } from '../../../../web/planner/shopping/cut-line.ts';
import { parseOffcut as readTyped } from '../../../../web/planner/shopping/own-stock.ts';
import { answerTo } from '../cutting/plan/requests.ts';

const metric = { locale: BRITISH.metric } as const;

const at = (defect: Partial<SheetDefect>): SheetDefect => ({ ...newDefect('d'), ...defect });

function sheet(defects: readonly SheetDefect[], row: Partial<CutStock> = {}): CutList {
  return {
    ...newCutList('list', 0, 'sheet'),
    kerf: '3',
    trim: '0',
    parts: [{ ...newPart('p'), length: '1000', width: '500', quantity: '2' }],
    stock: [
      withDefects(
        { ...newStock('s'), length: '2440', width: '1220', price: '40', ...row },
        defects,
      ),
    ],
  };
}

const asked = (list: CutList) => {
  const { request } = cutDemand(list, metric);
  if (request?.kind !== 'sheet') throw new Error('asks for no sheets');
  return request;
};

const problemsWith = (defect: Partial<SheetDefect>) => {
  const demand = cutDemand(sheet([at(defect)]), metric);
  expect(demand.request).toBeUndefined();
  return demand.problems;
};

const side = (most: number) => fc.integer({ min: 1, max: most });

const DENT = at({ left: '100', bottom: '200', length: '60', width: '80' });

describe('a damaged sheet', () => {
  it('positions are measured from left and bottom; a damage without a number counts as one', () => {
    expect(asked(sheet([DENT])).stock).toEqual([
      {
        id: 's',
        length: 2440,
        width: 1220,
        price: 4000,
        quantity: 1,
        defects: [{ x: 100, y: 940, length: 60, width: 80 }],
      },
    ]);
    expect(asked(sheet([DENT], { quantity: '4' })).stock[0]?.quantity).toBe(4);
    expect(asked(sheet([])).stock[0]?.quantity).toBeNull();
  });

  it('a damage without a distance is at the edge; an empty row is no damage', () => {
    expect(asked(sheet([at({ length: '50', width: '1220' })])).stock[0]?.defects).toEqual([
      { x: 0, y: 0, length: 50, width: 1220 },
    ]);
    expect(asked(sheet([at({})]))).toEqual(asked(sheet([])));
  });

  it('a sheet with an invalid damage is not used, and the message names the field', () => {
    expect(problemsWith({ left: '2400', length: '60', width: '80' })).toEqual({
      'stock.s.defects.d.left': 'That ends 2460 mm from the left, off the sheet of 2440 mm.',
    });
    expect(problemsWith({ bottom: '1200', length: '60', width: '80' })).toEqual({
      'stock.s.defects.d.bottom': 'That ends 1280 mm from the bottom, off the sheet of 1220 mm.',
    });
    expect(problemsWith({ left: '10' })).toEqual({
      'stock.s.defects.d.length': 'Type its length.',
    });
    expect(problemsWith({ length: '10' })).toEqual({
      'stock.s.defects.d.width': 'Type its width.',
    });
    expect(Object.keys(problemsWith({ length: 'wide', width: '80' }))).toEqual([
      'stock.s.defects.d.length',
    ]);
    expect(Object.keys(problemsWith({ length: '0', width: '80' }))).toEqual([
      'stock.s.defects.d.length',
    ]);
  });

  it('is asked for with every place that can be typed on it', () => {
    const damage = fc.record({ length: side(1200), width: side(600) }).chain(({ length, width }) =>
      fc
        .record({
          left: fc.integer({ min: 0, max: 2440 - length }),
          bottom: fc.integer({ min: 0, max: 1220 - width }),
        })
        .map((from) => ({ ...from, length, width })),
    );
    fc.assert(
      fc.property(damage, ({ left, bottom, length, width }) => {
        const typed = {
          left: String(left),
          bottom: String(bottom),
          length: String(length),
          width: String(width),
        };
        const request = asked(sheet([at(typed)]));
        expect(parseRequest(request).ok).toBe(true);
        expect(request.stock[0]?.defects).toEqual([
          { x: left, y: 1220 - bottom - width, length, width },
        ]);
      }),
    );
  });

  it('has no part on its damage, which its boards show', () => {
    const request = asked(sheet([DENT]));
    const parsed = parseRequest(request);
    const answer = answerTo(request);
    expect(answer.unplaced).toEqual([]);
    expect(parsed.ok && checkAnswer(parsed.problem, answer)).toEqual([]);
    expect(planBoards(request, answer).map(({ defects }) => defects)).toEqual([
      [{ x: 100, y: 940, length: 60, width: 80 }],
    ]);
  });

  it('the device keeps the damage of a sheet', () => {
    const list = sheet([DENT]);
    const read = readCutList(JSON.stringify(list));
    expect(read.ok && read.value.stock).toEqual(list.stock);
    expect(Object.keys(sheet([]).stock[0] ?? {})).not.toContain('defects');
    const junk = { ...list, stock: [{ ...list.stock[0], defects: [7, null, { left: 'x' }] }] };
    const mended = readCutList(JSON.stringify(junk));
    expect(mended.ok && Object.keys(mended.value.stock[0] ?? {})).not.toContain('defects');
  });
});

describe('a damaged offcut of one’s own', () => {
  const offcut: Offcut = {
    ...newOffcut('o', 'sheet', ''),
    length: '1200',
    width: '600',
    defects: [DENT],
  };

  it('keeps its damage in the rack, and a list lays no part on it', () => {
    expect(readOffcut(JSON.parse(JSON.stringify(offcut)))).toEqual(offcut);
    const { request } = cutDemand(sheet([]), { ...metric, offcuts: [offcut] });
    expect(request?.stock[0]).toEqual({
      id: 'offcut:o',
      quantity: 1,
      price: 0,
      length: 1200,
      width: 600,
      defects: [{ x: 100, y: 320, length: 60, width: 80 }],
    });
  });

  it('a sheet with a damage outside it stays unused, with a message', () => {
    const wrong = { ...offcut, defects: [at({ left: '1190', length: '60', width: '80' })] };
    const { request, problems } = cutDemand(sheet([]), { ...metric, offcuts: [wrong] });
    expect(request?.stock.map(({ id }) => id)).toEqual(['s']);
    expect(Object.keys(problems)).toEqual(['offcuts.o.defects.d.left']);
  });

  it('takes no part on its damage in a project either, before the engine has planned', () => {
    const own = readTyped(offcut, 'sheets', BRITISH.metric);
    if (!own.ok) throw new Error(own.reason);
    const material = {
      id: 'ply',
      form: 'sheets' as const,
      kerf: mm(3),
      trim: mm(0),
      panels: [{ name: 'shelf', length: mm(1000), width: mm(500), quantity: 1 }],
    };
    const { plan } = planCut(
      [{ job: 'j', material: material as never }],
      [],
      { boughtOf: () => 0, own: [own.value], cut: [] },
      () => undefined,
      BRITISH.metric,
    );
    expect(plan.request.stock[0]).toMatchObject({ defects: [{ x: 100, y: 320 }] });
    expect('sheets' in plan.answer && plan.answer.sheets).toEqual([]);
  });
});
