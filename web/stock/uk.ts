import { by, lengths, packs, sheets, sized } from './entries.ts';
import type { Shelf } from './shelf.ts';

/** Prices in pence with VAT. */
export const uk: Shelf<'uk'> = {
  'wall-paint': packs(
    'tin',
    2024,
    [
      [2.5, 'L', 1600, 'memory'],
      [5, 'L', 2400, 'memory'],
      [10, 'L', 4400, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'mist-paint': packs(
    'tin',
    2024,
    [
      [5, 'L', 1800, 'memory'],
      [10, 'L', 2800, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'wall-primer': packs('tin', 2024, [[10, 'L', 4000, 'memory']], { covers: [8, 'm2', 'L'] }),
  plasterboard: sheets(2024, 'mm', [
    [
      '12.5 mm',
      12.5,
      [
        [1800, 900, 'mm', 998, 'seen', 14],
        [2400, 1200, 'mm', 1190, 'seen', 24],
      ],
    ],
  ]),
  stud: lengths(2024, 'mm', [
    ['38 × 63 mm', [63, 38], by('m', 160, 'seen', 2.4, 3)],
    ['38 × 89 mm', [89, 38], by('m', 250, 'memory', 2.4, 3)],
  ]),
  'steel-stud': lengths(2024, 'mm', [
    ['70 mm', [70, 35], by('m', 200, 'memory', 2.4, 2.7, 3, 3.6)],
  ]),
  'floor-tile': sized('box', 2024, [
    ['600 × 600 mm', [600, 600, 9], [[1.44, 'm2', 3600, 'memory', { holds: 4 }]]],
  ]),
  'wood-screws': sized('box', 2024, [['4 × 40 mm', [40, 4], [[200, 'piece', 600, 'memory']]]]),
  'concrete-mix': packs('bag', 2024, [[20, 'kg', 650, 'memory']], { per: { kg: 463 } }),
};
