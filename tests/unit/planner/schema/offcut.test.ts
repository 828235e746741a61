import { describe, expect, it } from 'vitest';
import { newOffcut, readOffcut, sideText } from '../../../../web/planner/schema/offcut.ts';

describe('an offcut out of storage', () => {
  it('is what was put in, half-typed sizes included', () => {
    const offcut = {
      ...newOffcut('a', 'sheet', 'Birch ply', 'ply~birch'),
      length: `2' 1`,
      width: '',
      amount: '2',
    };
    expect(readOffcut(JSON.parse(JSON.stringify(offcut)))).toEqual(offcut);
  });

  it('an offcut without an id is ignored', () => {
    for (const row of [null, 7, [], {}, { id: '' }, { length: 900 }]) {
      expect(readOffcut(row)).toBeUndefined();
    }
  });

  it('an offcut left by a plan is stored in full', () => {
    expect([497, 3419.475, 0.1 + 0.2, 0].map(sideText)).toEqual([
      '497 mm',
      '3419.475 mm',
      '0.3 mm',
      '',
    ]);
  });
});
