import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTapeName } from '../../../../web/planner/cutting/cell-words.ts';
import { importCutList } from '../../../../web/planner/import/import-cut-list.ts';
import { BRITISH } from '../../../../web/language/locale.ts';

function read(title: string, cell: string) {
  const text = `Length\tWidth\tQty\t${title}\n720\t560\t1\t${cell}`;
  const result = importCutList(text, 'mm', 'sheet', BRITISH.metric);
  if (!result.ok) throw new Error(result.reason);
  const { parts, noted } = result.value;
  return {
    turns: parts[0]?.turns,
    noted: noted.map(({ line }) => line),
    parts,
    why: noted[0]?.reason,
  };
}

const brief = ({ turns, noted }: ReturnType<typeof read>) => ({ turns, noted });

const NO = ['no', 'N', 'false', '0', 'nein', 'Nein', 'non', '否', '不', '不可', 'locked', 'fixed'];
const YES = ['', 'yes', 'true', '1', 'ja', 'oui', '是', '可以', '✓'];
const ALONG = ['h', 'Horizontal', 'length', 'along', 'längs', 'La\u0308ngs', '纵向'];
const ACROSS = ['v', 'V', 'width', 'across', 'quer', 'largeur', '横向'];
const EITHER = ['vertical', 'Senkrecht', '竖向'];

describe('a column that says whether parts may turn', () => {
  it.each(['Rotation', 'drehbar', '旋转'])('named %s is understood in every language', (title) => {
    for (const cell of [...NO, ...ALONG])
      expect([cell, brief(read(title, cell))]).toEqual([cell, { turns: false, noted: [] }]);
    for (const cell of YES)
      expect([cell, brief(read(title, cell))]).toEqual([cell, { turns: true, noted: [] }]);
  });
});

describe('a column of the grain', () => {
  it.each(['Grain direction', 'Maserung', 'Sens du fil', '纹理'])(
    'named %s fixes what has one',
    (title) => {
      for (const cell of [...ALONG, 'yes', 'ja', '有'])
        expect([cell, brief(read(title, cell))]).toEqual([cell, { turns: false, noted: [] }]);
      for (const cell of ['', 'none', '-', 'kein', '无', 'aucun'])
        expect([cell, brief(read(title, cell))]).toEqual([cell, { turns: true, noted: [] }]);
    },
  );
});

describe('a grain along the width', () => {
  it.each(ACROSS)('as %s swaps length and width, and says so', (cell) => {
    const { parts, why } = read('Grain', cell);
    expect(parts).toMatchObject([{ length: '560 mm', width: '720 mm', turns: false }]);
    expect(why).toBe('Its grain runs along the width: length and width are swapped.');
  });

  it('takes the tapes of the edges along', () => {
    const text = 'Length,Width,Qty,Grain direction,Top band,Left band\n720,560,1,v,oak,white';
    const result = importCutList(text, 'mm', 'sheet', BRITISH.metric);
    expect(result.ok && result.value.parts[0]?.bands).toEqual({
      w2: { name: 'oak', thickness: '' },
      l1: { name: 'white', thickness: '' },
    });
  });

  it.each(EITHER)('or along the length as %s keeps it along the length, and says so', (cell) => {
    const { parts, why } = read('Grain', cell);
    expect(parts).toMatchObject([{ length: '720 mm', width: '560 mm', turns: false }]);
    expect(why).toContain('can mean either side');
  });
});

describe('a word that is not known', () => {
  it.each(['Rotation', 'Grain'])('under %s keeps the grain and is said', (title) => {
    expect(brief(read(title, 'perhaps'))).toEqual({ turns: false, noted: [2] });
  });

  it('never lets a part turn without a word that says so', () => {
    const title = fc.constantFrom('Rotation', 'Grain');
    const word = fc.stringMatching(/^[a-zäéß一-龥]{2,12}$/u);
    fc.assert(
      fc.property(title, word, (column, cell) => {
        const { turns, noted } = read(column, cell);
        const isFree =
          /^(?:yes|true|on|ja|wahr|an|oui|vrai|any|free|allowed|both|frei|no|not|none|off)$/;
        if (turns === true) expect(cell).toMatch(isFree);
        expect(noted.length === 0 || turns === false).toBe(true);
      }),
    );
  });
});

describe('an edge', () => {
  it.each(['no', 'nein', 'non', 'aucun', '否', '无', '—', 'null'])(
    'that says %s is bare',
    (cell) => {
      expect(readTapeName(cell)).toBeUndefined();
    },
  );

  it.each(['ja', 'oui', '是', 'x'])('that says %s has a tape without a name', (cell) => {
    expect(readTapeName(cell)).toEqual({ name: '', thickness: '' });
  });
});
