// Kinds of lines that the reader before this one guessed: each is a part, a question or no part.
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importCutList } from '../../../../../web/planner/import/import-cut-list.ts';
import {
  describeRows,
  type DescribedPart,
} from '../../../../../web/planner/import/reading/describe-rows.ts';
import { BRITISH } from '../../../../../web/language/locale.ts';

type Kind = 'linear' | 'sheet';

function rowsOf(text: string, kind: Kind, unit: 'mm' | 'in' = 'mm') {
  const locale = unit === 'in' ? BRITISH.imperial : BRITISH.metric;
  const read = importCutList(text, unit, kind, locale);
  if (!read.ok) throw new Error(read.reason);
  return describeRows(read.value, text, locale);
}

const brief = ({ quantity, length, width, thickness, section }: DescribedPart): string =>
  [
    `${quantity} x ${length ?? ''}`,
    ...(width === null ? [] : [`x ${width}`]),
    ...(thickness === null ? [] : [`t${thickness}`]),
    ...(section === null ? [] : [`[${section}]`]),
  ].join(' ');

/** `4 x 900`, `? a / b`, or what an unread row is. */
const outcome = (text: string, kind: Kind, unit: 'mm' | 'in' = 'mm'): string =>
  rowsOf(text, kind, unit)
    .map((row) => {
      if (row.status === 'read') return brief(row);
      if (row.status === 'asked') return `? ${row.readings.map(brief).toSorted().join(' / ')}`;
      return row.is ?? 'refused';
    })
    .join(' | ');

describe('one unit behind both sizes', () => {
  it.each([
    ['3 panels 120 x 60 cm', '3 x 1200 x 600'],
    ['2 shelves 1.2 x 0.6 m', '2 x 1200 x 600'],
    ['4 of 45 x 30 cm', '4 x 450 x 300'],
  ])('%s is in that unit', (text, part) => {
    expect(outcome(text, 'sheet')).toBe(part);
  });
});

describe('a section with the unit at the end', () => {
  it('is one length, and its count is asked if the noun is plural', () => {
    expect(outcome('38 x 89 mm x 2.4 m studs', 'linear')).toBe(
      '? 1 x 2400 [38x89] / 2 x 2400 [38x89]',
    );
    expect(outcome('4 studs 38 x 89 mm x 2.4 m', 'linear')).toBe('4 x 2400 [38x89]');
  });
});

describe('a count before a length', () => {
  it.each([
    ['2x 48" studs', '2 x 1219.2'],
    ['Four pieces 27-1/2" long', '4 x 698.5'],
    ['3 @ 12⅜"', '3 x 314.325'],
  ])('%s is no panel', (text, part) => {
    expect(outcome(text, 'linear', 'in')).toBe(part);
  });

  it('before a dash and a fraction is asked', () => {
    expect(outcome('1 - 3/16" dowel, 20" long', 'linear', 'in')).toMatch(
      /^\? .*\[3\/16\].*\[1 3\/16\]|^\? .*\[1 3\/16\].*\[3\/16\]/,
    );
  });
});

describe('number words and count marks', () => {
  it.each([
    ['Twelve panels 500 x 250', '12 x 500 x 250'],
    ['侧板 1180x680=14', '14 x 1180 x 680'],
    ['600x400 /8', '8 x 600 x 400'],
    ['600x300 @12P', '12 x 600 x 300'],
    ['450×600→4本', '4 x 600 x 450'],
    ['背板 600*400 共2', '2 x 600 x 400'],
    ['полка 600х400 2шт', '2 x 600 x 400'],
    ['层板 500*300 各4', '4 x 500 x 300'],
  ])('%s is counted', (text, part) => {
    expect(outcome(text, 'sheet')).toBe(part);
  });

  it('in another language count lengths', () => {
    expect(outcome('vier Bretter 90 cm', 'linear')).toBe('4 x 900');
    expect(outcome('dos listones de 85 cm', 'linear')).toBe('2 x 850');
  });
});

describe('a count and a size that a word labels', () => {
  const ROWS = fc.record({
    count: fc.integer({ min: 2, max: 12 }),
    size: fc.integer({ min: 300, max: 2400 }),
    label: fc.constantFrom('long', 'wide', 'tall', 'deep'),
    name: fc.constantFrom('rail', 'slat', 'leg'),
  });

  it('are read or offered, although the word could be part of the name', () => {
    fc.assert(
      fc.property(ROWS, ({ count, size, label, name }) => {
        const part = `${count} x ${size}`;
        const read = outcome(`${part} ${label} ${name}`, 'linear');
        expect([part, `? 1 x ${size} x ${count} / ${part}`]).toContain(read);
        expect(outcome(`${part} long ${name}`, 'linear')).toBe(part);
      }),
      { numRuns: 60 },
    );
  });
});

describe('several parts in one line', () => {
  it('are a row each', () => {
    expect(outcome('7 at 400 mm; 14 at 450 mm', 'linear')).toBe('7 x 400 | 14 x 450');
    expect(outcome('460X2440=14，400X2440=20', 'sheet')).toBe('14 x 2440 x 460 | 20 x 2440 x 400');
  });
});

describe('the same size twice', () => {
  it('is one length, with a note', () => {
    const text = '14 pieces at 360mm (14 1/2")';
    expect(outcome(text, 'linear')).toBe('14 x 360');
    const read = importCutList(text, 'mm', 'linear', BRITISH.metric);
    expect(read.ok ? read.value.noted.map(({ reason }) => reason).join() : '').toContain('14 1/2"');
  });
});

describe('labelled sizes', () => {
  it.each([
    ['W105×H30×L1200', 'linear', '1 x 1200 [105x30]'],
    ['长1180 宽680 2块', 'sheet', '2 x 1180 x 680'],
    ['planche de 7 cm de large sur 54 de long', 'sheet', '1 x 540 x 70'],
  ] as const)('%s are told by their labels', (text, kind, part) => {
    expect(outcome(text, kind)).toBe(part);
  });
});

describe('what is no part', () => {
  it.each([
    ['8 hinges', 'linear', 'in', 'hardware'],
    ['2x4 studs:', 'linear', 'in', 'heading'],
    ['120 grit paper', 'linear', 'in', 'note'],
    ["5' Planter", 'linear', 'in', 'heading'],
    ['Leisten 15x43 mm:', 'linear', 'mm', 'heading'],
    ['Summe 450-720 EUR', 'linear', 'mm', 'note'],
    ['Bevel at 45 degrees', 'linear', 'mm', 'note'],
    ['12 m² laminate', 'sheet', 'mm', 'note'],
    ['5 l paint', 'sheet', 'mm', 'note'],
  ] as const)('%s', (text, kind, unit, is) => {
    const result = outcome(text, kind, unit);
    if (is === 'note') expect(['note', 'heading']).toContain(result);
    else expect(result).toBe(is);
  });

  it('of hardware has a count and a name', () => {
    expect(rowsOf('8 hinges', 'linear')).toMatchObject([
      { is: 'hardware', quantity: 8, name: 'hinges' },
    ]);
  });
});

describe('Unicode and markup', () => {
  it.each([
    ['30㎜×564㎜', '1 x 564 x 30'],
    ['４枚 ６００×３００', '4 x 600 x 300'],
    ['дно 600Х400', '1 x 600 x 400'],
    ['$600 \\times 400$, 2 pcs', '2 x 600 x 400'],
    ['800 x 300<br>2 pcs', '2 x 800 x 300'],
    ['1 top 23⅝″ × 15¾″', '1 x 600.075 x 400.05'],
  ])('%s is normalized', (text, part) => {
    expect(outcome(text, 'sheet')).toBe(part);
  });
});

describe('plurals and glued signs', () => {
  it("read 4x4's as a section", () => {
    expect(outcome(`Six 4x4's, 40" long`, 'linear', 'in')).toBe('6 x 1016 [4x4]');
  });

  it(`ask if 8' 1" x 6" is one length or a section`, () => {
    const asked = outcome(`One 8' 1" x 6"`, 'linear', 'in');
    expect(asked).toContain('1 x 2438.4 [1x6]');
    expect(asked).toContain('1 x 2463.8 x 152.4');
  });
});

describe('angles, ordinals and prices', () => {
  it.each([
    ['5 tasseaux de 60 cm, coupe à 45 degrés', 'linear', '5 x 600'],
    ['2) cut five slats, 44 cm each', 'linear', '5 x 440'],
    ['Latte 24 x 48 mm x 200 cm 3,19 €', 'linear', '1 x 2000 [24x48]'],
  ] as const)('%s are no lengths', (text, kind, part) => {
    expect(outcome(text, kind)).toBe(part);
  });
});

describe('ranges', () => {
  it('are asked', () => {
    expect(outcome('6-7 Stk. Leisten 80 cm', 'linear')).toBe('? 6 x 800 / 7 x 800');
  });
});

describe('one part over several lines', () => {
  it('is one row', () => {
    expect(outcome('Breite: 30 cm\nHöhe: 80 cm', 'sheet')).toBe('1 x 800 x 300');
  });
});

describe('a question about sizes', () => {
  it('offers readings', () => {
    expect(outcome('180×10×3 cm', 'linear')).toBe('? 1 x 1800 [10x3] / 3 x 1800 x 100');
    const yard = outcome('2 by 4 by 8', 'linear', 'in');
    expect(yard).toContain('1 x 2438.4 [2x4]');
    expect(yard).toContain('2 x 203.2 x 101.6');
  });

  it('is answered once for all similar rows', () => {
    const text = '180×10×3 cm\n160×12×4 cm';
    const read = importCutList(text, 'mm', 'linear', BRITISH.metric);
    if (!read.ok) throw new Error(read.reason);
    const groups = new Set(read.value.asked.map(({ group }) => group));
    expect([read.value.asked.length, groups.size]).toEqual([2, 1]);
    const [group = ''] = groups;
    const answered = importCutList(text, 'mm', 'linear', BRITISH.metric, {}, { [group]: 0 });
    expect(answered.ok ? answered.value.parts.map(({ section }) => section) : []).toEqual([
      '10x3',
      '12x4',
    ]);
    const none = importCutList(text, 'mm', 'linear', BRITISH.metric, {}, { [group]: 'none' });
    expect(none.ok ? [none.value.parts.length, none.value.asked.length] : []).toEqual([0, 0]);
  });
});
