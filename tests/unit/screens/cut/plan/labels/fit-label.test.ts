import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  fitLabel,
  type LabelTexts,
  LABEL_SHEETS,
  type LabelStock,
} from '../../../../../../web/screens/cut/plan/labels/fit-label.ts';
import { textWidth } from '../../../../../../web/ui/format/text-width.ts';

const stocks: readonly LabelStock[] = Object.values(LABEL_SHEETS);
const POINTS = 72 / 25.4;

const text = (most: number) =>
  fc.oneof(
    fc.string({ maxLength: most, unit: 'grapheme' }),
    fc.string({ maxLength: most, unit: fc.constantFrom('W', 'i', ' ', '板', '8') }),
  );
const size = fc.constantFrom('720 × 560', '2440.5 × 1220.5', '7′ 11 63/64″ × 3′ 11 63/64″', '735');
const texts: fc.Arbitrary<LabelTexts> = fc.record({
  name: text(300),
  size,
  marks: fc.constantFrom('', 'MMMgrain along 7′ 11 63/64″'),
  from: fc.constantFrom('board 1', 'board 123, cut 12'),
  list: text(300),
});
/** Squares of the codes that addresses of up to 300 signs have, light edges included. */
const squares = fc.constantFrom(0, 33, 37, 41, 45, 49, 53, 57, 61, 65);

const fit = (name: string) =>
  fitLabel(
    { name, size: '720 × 560', marks: '', from: 'board 1, cut 2', list: 'Kitchen' },
    LABEL_SHEETS['labels-a4'],
    41,
  ).name;

describe('a label of a part', () => {
  it('holds all its texts, each at 6 pt or more, whatever they are', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...stocks), squares, (all, stock, count) => {
        const { code, ...fitted } = fitLabel(all, stock, count);
        const lines = Object.values(fitted).filter(({ lines: some }) => some > 0);
        const height = lines.reduce((sum, one) => sum + one.lines * one.points * 1.2, 0);
        expect(height).toBeLessThanOrEqual((stock.height - 2 * stock.end) * POINTS + 1e-9);
        const width = (stock.width - 2 * stock.side - (code > 0 ? code + 1 : 0)) * POINTS;
        for (const one of lines) {
          expect(one.points).toBeGreaterThanOrEqual(6);
          expect(one.points * textWidth(one.text)).toBeLessThanOrEqual(one.lines * width + 1e-9);
        }
        expect(fitted.size.text).toBe(all.size);
        expect(fitted.marks.text).toBe(all.marks);
        expect(fitted.from.text).toBe(all.from);
      }),
    );
  });

  it('has a code of squares of 0.4 mm or more, or none', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...stocks), squares, (all, stock, count) => {
        const { code } = fitLabel(all, stock, count);
        expect(code === 0 || code / count >= 0.4).toBe(true);
        // Version 5 and below: 37 squares and the light edge.
        expect(count === 0 || count > 45 || code >= 18).toBe(true);
      }),
    );
  });

  it('writes a short name large and a long one completely if three lines hold it', () => {
    expect(fit('A side')).toEqual({ text: 'A side', points: 15, lines: 1 });
    const long = 'AB Left side of the tall cupboard beside the window';
    expect(fit(long)).toMatchObject({ text: long });
    expect(fit('x'.repeat(200_000)).text.endsWith('…')).toBe(true);
  });
});
