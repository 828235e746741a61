import { lengths, notSold, packs, sheets, sized } from './entries.ts';
import type { Shelf } from './shelf.ts';

/** Prices in fen with tax, without delivery or carrying upstairs. */
export const cn: Shelf<'cn'> = {
  'wall-paint': packs(
    'tin',
    2025,
    [
      [5, 'L', 24_500, 'memory'],
      [18, 'L', 60_000, 'seen'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  'wall-primer': packs(
    'tin',
    2025,
    [
      [5, 'L', 17_000, 'memory'],
      [18, 'L', 45_000, 'seen'],
    ],
    { covers: [11, 'm2', 'L'] },
  ),
  plasterboard: sheets(2026, 'mm', [['9.5 mm', 9.5, [[2400, 1200, 'mm', 2700, 'seen']]]]),
  stud: notSold('steel-stud', 'other-practice'),
  'steel-stud': lengths(2024, 'mm', [['75 mm', [75, 45], [[3, 'm', 1600, 'memory']]]]),
  'floor-tile': sized('box', 2024, [
    ['600 × 600 mm', [600, 600, 9.5], [[1.44, 'm2', 12_000, 'memory', { holds: 4 }]]],
  ]),
  'wood-screws': sized('box', 2024, [['4 × 40 mm', [40, 4], [[500, 'piece', 2200, 'memory']]]]),
  'concrete-mix': packs('bag', 2024, [[50, 'kg', 2200, 'memory']], { per: { kg: 480 } }),
};
