import { by, lengths, notSold, packs, sheets, sized } from './entries.ts';
import type { Shelf } from './shelf.ts';

/** Prices in euro cents with tax. */
export const eu: Shelf<'eu'> = {
  'wall-paint': packs(
    'tin',
    2025,
    [
      [2.5, 'L', 1500, 'memory'],
      [5, 'L', 2500, 'memory'],
      [10, 'L', 4500, 'seen'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  'wall-primer': packs(
    'tin',
    2025,
    [
      [5, 'L', 2000, 'seen'],
      [10, 'L', 3500, 'seen'],
    ],
    { covers: [15, 'm2', 'L'] },
  ),
  plasterboard: sheets(2025, 'mm', [['12.5 mm', 12.5, [[2000, 1250, 'mm', 1000, 'seen', 21]]]]),
  stud: lengths(2024, 'mm', [['60 × 80 mm', [80, 60], by('m', 450, 'memory', 2.5, 3)]]),
  'steel-stud': lengths(2026, 'mm', [
    [
      '75 mm',
      [75, 50],
      [
        [2.6, 'm', 687, 'seen'],
        [3, 'm', 774, 'seen'],
      ],
    ],
  ]),
  'floor-tile': sized('box', 2025, [
    ['600 × 600 mm', [600, 600, 9], [[1.44, 'm2', 6200, 'memory', { holds: 4 }]]],
  ]),
  'wood-screws': sized('box', 2025, [['4 × 40 mm', [40, 4], [[200, 'piece', 1200, 'memory']]]]),
  'concrete-mix': packs(
    'bag',
    2025,
    [
      [25, 'kg', 620, 'seen'],
      [40, 'kg', 675, 'seen'],
    ],
    { per: { kg: 450 } },
  ),
};
