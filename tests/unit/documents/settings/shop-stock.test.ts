import { describe, expect, it } from 'vitest';
import { NO_TEXTS } from '../../../../web/planner/jobs/kit/steps/workshop.ts';
import { newCutList } from '../../../../web/planner/schema/cut-list.ts';
import {
  changeKind,
  shopSizes,
  startCutList,
} from '../../../../web/documents/settings/shop-stock.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

const texts = {
  kerf: '2.2 mm',
  sheetTrim: '5 mm',
  boardTrim: '20 mm',
  lengths: '3 m; 2.4 m',
  sheets: '2440 × 1220',
};
const boards = startCutList(newCutList('a', 1), texts, BRITISH.metric);
const sizes = (list: typeof boards) => list.stock.map(({ length, width }) => [length, width]);

describe('a new cut list', () => {
  it('starts empty if the settings name no shop stock', () => {
    const list = newCutList('a', 1);
    expect(startCutList(list, NO_TEXTS, BRITISH.metric)).toEqual(list);
  });

  it('starts with the saw and the sizes of the settings, its prices to be typed', () => {
    expect(boards).toMatchObject({ kerf: '2.2 mm', trim: '20 mm' });
    expect(sizes(boards)).toEqual([
      ['2400 mm', ''],
      ['3000 mm', ''],
    ]);
    expect(boards.stock.every(({ price }) => price === '')).toBe(true);
  });

  it('leaves out what cannot be read', () => {
    const list = startCutList(
      newCutList('a', 1),
      { ...texts, kerf: 'thin', lengths: 'x' },
      BRITISH.metric,
    );
    expect(list).toMatchObject({ kerf: '', trim: '20 mm', stock: [] });
  });

  it('exchanges what it started with when it is to be of sheets', () => {
    const list = changeKind(boards, 'sheet', texts, BRITISH.metric);
    expect(list).toMatchObject({ kind: 'sheet', kerf: '2.2 mm', trim: '5 mm' });
    expect(sizes(list)).toEqual([['2440 mm', '1220 mm']]);
    expect(changeKind(list, 'linear', texts, BRITISH.metric)).toEqual(boards);
  });

  it('keeps the input when the user switches to sheets', () => {
    const stock = boards.stock.map((row) => ({ ...row, price: '5' }));
    const list = changeKind({ ...boards, trim: '7', stock }, 'sheet', texts, BRITISH.metric);
    expect(list).toMatchObject({ kind: 'sheet', trim: '7', stock });
  });
});

describe('the sizes to offer', () => {
  it('are those of the settings, else what shops usually have', () => {
    expect(shopSizes('linear', texts, BRITISH.metric)).toHaveLength(2);
    expect(shopSizes('linear', NO_TEXTS, BRITISH.metric)).toHaveLength(7);
    expect(shopSizes('sheet', NO_TEXTS, BRITISH.imperial)).toHaveLength(3);
  });
});
