import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pathText } from '../../../../../web/ui/drawings/space/path-text.ts';
import { pathLines } from '../../../../support/path-points.ts';

it('writes a rectangle, a triangle and a line in relative coordinates', () => {
  const text = pathText([
    {
      points: [
        [5, 5],
        [9, 5],
        [9, 8],
        [5, 8],
      ],
      isClosed: true,
    },
    {
      points: [
        [5, 5],
        [7, 6],
        [4, 9],
      ],
      isClosed: true,
    },
    {
      points: [
        [1, 1],
        [0, 4],
      ],
      isClosed: false,
    },
  ]);
  expect(text).toBe('m5 5h4v3h-4zm0 0 2 1-3 3zm-4-4-1 3');
});

it('keeps every point, without those that repeat', () => {
  const at = fc.integer({ min: -40, max: 40 });
  const line = fc.record({
    points: fc.array(fc.tuple(at, at), { minLength: 1, maxLength: 6 }),
    isClosed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
      const expected = lines.map(({ points }) =>
        points.filter(
          ([x, y], i) => i === 0 || x !== points[i - 1]?.[0] || y !== points[i - 1]?.[1],
        ),
      );
      expect(pathLines(pathText(lines))).toEqual(expected);
    }),
  );
});
