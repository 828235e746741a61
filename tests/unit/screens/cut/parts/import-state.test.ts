import { describe, expect, it } from 'vitest';
import { BRITISH } from '../../../../../web/language/locale.ts';
import { cutDemand } from '../../../../../web/planner/project/cuts/cut-demand.ts';
import {
  MOST_ROWS,
  newCutList,
  newPart,
  newStock,
  type CutKind,
} from '../../../../../web/planner/schema/cut-list.ts';
import { withImported } from '../../../../../web/screens/cut/parts/add-imported.ts';
import {
  ALL,
  readImport,
  reduceImport,
  startImport,
  type ImportAction,
} from '../../../../../web/screens/cut/parts/import-state.ts';

const { metric: locale } = BRITISH;
const fresh = (kind: CutKind) => newCutList('list', 0, kind);

const after = (text: string, ...actions: readonly ImportAction[]) =>
  actions.reduce(reduceImport, startImport(text));

function read(text: string, kind: CutKind, ...actions: readonly ImportAction[]) {
  const list = fresh(kind);
  return readImport(after(text, ...actions), { list, whole: list, locale });
}

describe('messages about an imported list', () => {
  it('is reset with the next text, except its unit and its stock', () => {
    const state = after(
      'Bok\t2\t720\nHylla\t1\t700',
      { type: 'assign', at: 0, column: 'name' },
      { type: 'answer', line: 1, about: '2', answer: 'count' },
      { type: 'unit', unit: 'cm' },
      { type: 'kind', kind: 'sheet' },
      { type: 'refuse-paste' },
      { type: 'take', text: 'another' },
    );
    expect(state).toEqual({
      text: 'another',
      isPasteRefused: false,
      unit: 'cm',
      kind: 'sheet',
      material: ALL,
      assigned: {},
      answers: {},
    });
  });

  it('is in inches if the place measures in inches, except texts that are no length in inches', () => {
    const list = fresh('sheet');
    const unit = (text: string, ...actions: readonly ImportAction[]) =>
      readImport(after(text, ...actions), { list, whole: list, locale: BRITISH.imperial }).unit;
    expect(unit('2 x 24 x 12 shelf')).toBe('in');
    expect(unit('2 x 1200 x 600 top')).toBe('mm');
    expect(unit('2 x 1200 x 600 top', { type: 'unit', unit: 'in' })).toBe('in');
  });
});

describe('a fresh list', () => {
  it.each([
    ['2 x 720 x 560 side\n1 x 700 x 500 back', 'linear', 'sheet'],
    ['4 x 735 leg', 'sheet', 'linear'],
    ['Name,Length,Width,Qty\na,720,560,2', 'linear', 'sheet'],
    ['4 x 735 leg', 'linear', 'linear'],
  ] as const)('becomes what %j reads best as: %s turns into %s', (text, kind, expected) => {
    expect(read(text, kind).kind).toBe(expected);
  });

  it('is the column that the user chose', () => {
    expect(read('2 x 720 x 560', 'sheet', { type: 'kind', kind: 'linear' }).kind).toBe('linear');
  });
});

describe('the parts that come in', () => {
  const TWO = 'Length,Width,Qty,Material\n720,560,1,MDF\n700,500,2,ply';

  it('are all of them, each with its own material, or those of one', () => {
    expect(read(TWO, 'sheet')).toMatchObject({
      materials: ['MDF', 'ply'],
      chosen: ALL,
      isEach: true,
    });
    const one = read(TWO, 'sheet', { type: 'material', material: 'ply' });
    expect([one.parts.length, one.isEach]).toEqual([1, false]);
    expect(read(TWO, 'sheet', { type: 'material', material: 'oak' }).chosen).toBe(ALL);
  });

  it('wait while a number is asked, and follow after the answer', () => {
    const text = 'shelf 2: 720 x 560';
    expect(read(text, 'sheet').parts).toEqual([]);
    const said = read(text, 'sheet', { type: 'answer', line: 1, about: '2', answer: 'count' });
    expect(said.parts).toMatchObject([{ quantity: '2', name: 'shelf' }]);
  });

  it('do not fit into a list that is full', () => {
    const list = {
      ...fresh('sheet'),
      parts: Array.from({ length: MOST_ROWS }, (_, i) => newPart(`${i}`)),
    };
    expect(readImport(after('2 x 720 x 560'), { list, whole: list, locale }).fits).toBe(false);
  });
});

describe('banding of a file', () => {
  it('comes to the tapes of the list, and is no part', () => {
    const text =
      'Designation;Quantity;Length;Width;Thickness;Material type;Material name\nside;2;720;560;18;Sheet Goods;MDF\nedge;6;2100;22;1;Edge Banding;PVC';
    const { result } = read(text, 'sheet');
    if (!result.ok) throw new Error(result.reason);
    const list = withImported(fresh('sheet'), 'sheet', result.value, {
      parts: result.value.parts,
      locale,
    });
    expect(list.parts.map(({ name }) => name)).toEqual(['side']);
    expect(list.tapes.map(({ name, thickness }) => [name, thickness])).toEqual([['PVC', '1 mm']]);
  });
});

const withStock = (quantity: string) => ({
  ...fresh('linear'),
  parts: [{ ...newPart('p'), length: '700' }],
  stock: [{ ...newStock('s'), length: '2400', quantity }],
});

describe('a row of stock of which there is none', () => {
  it('is still asked, so that its parts are reported as having none left', () => {
    expect(cutDemand(withStock('0'), { locale }).request?.stock).toMatchObject([
      { id: 's', quantity: 0 },
    ]);
    expect(cutDemand(withStock('2'), { locale }).request?.stock).toMatchObject([{ quantity: 2 }]);
  });

  it('that is used up is gone', () => {
    const board = { stock: 's', length: 2400, width: 0, pieces: [], cuts: [], offcuts: [] };
    const done = [{ number: 1, price: null, offcut: null, board, names: {} }];
    expect(cutDemand({ ...withStock('1'), done }, { locale }).request).toBeUndefined();
  });
});
