import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { showing, toPixel, toScreen, whole, zoomed } from '../../../../web/screens/photo/view.ts';
import { runs } from '../../../support/long.ts';

const sizes = (least: number, most: number) =>
  fc.record({
    width: fc.integer({ min: least, max: most }),
    height: fc.integer({ min: least, max: most }),
  });
const part = fc.double({ min: 0, max: 1, noNaN: true });
const places = fc.record({ x: part, y: part });

describe('the view of a photo', () => {
  it('shows no empty border, keeps the point under two fingers between them, and scrolls to the cross', () => {
    fc.assert(
      fc.property(
        sizes(64, 4000),
        sizes(200, 900),
        fc.array(fc.record({ by: fc.double({ min: 0.2, max: 5, noNaN: true }), from: places }), {
          maxLength: 8,
        }),
        places,
        (photo, box, zooms, looked) => {
          let view = whole(photo, box);
          for (const { by, from } of zooms) {
            const at = { x: from.x * box.width, y: from.y * box.height };
            const pixel = toPixel(view, at);
            const next = zoomed(view, by, { photo, box, from: at });
            const isFree = (way: 'x' | 'y', size: 'width' | 'height'): boolean =>
              next[way] < -1e-6 && next[way] > box[size] - photo[size] * next.scale + 1e-6;
            if (isFree('x', 'width')) expect(toScreen(next, pixel).x).toBeCloseTo(at.x, 6);
            if (isFree('y', 'height')) expect(toScreen(next, pixel).y).toBeCloseTo(at.y, 6);
            view = next;
          }
          const pixel = { x: looked.x * photo.width, y: looked.y * photo.height };
          view = showing(view, pixel, { photo, box });
          const [from, to] = [
            toScreen(view, { x: 0, y: 0 }),
            toScreen(view, { x: photo.width, y: photo.height }),
          ];
          for (const [start, end, size] of [
            [from.x, to.x, box.width],
            [from.y, to.y, box.height],
          ] as const) {
            const isAll = start >= -1e-6 && end <= size + 1e-6;
            if (isAll) expect(start).toBeCloseTo(size - end, 6);
            else expect([start <= 1e-6, end >= size - 1e-6]).toEqual([true, true]);
          }
          const seen = toScreen(view, pixel);
          expect(seen.x >= -1e-6 && seen.x <= box.width + 1e-6).toBe(true);
          expect(seen.y >= -1e-6 && seen.y <= box.height + 1e-6).toBe(true);
          const back = toPixel(view, seen);
          expect(back.x).toBeCloseTo(pixel.x, 6);
        },
      ),
      { numRuns: runs(300) },
    );
  });
});
