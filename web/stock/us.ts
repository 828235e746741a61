import { by, lengths, notSold, packs, sheets, sized } from './entries.ts';
import type { Shelf } from './shelf.ts';

/** Prices in cents before sales tax. */
export const us: Shelf<'us'> = {
  'wall-paint': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1850, 'memory'],
      [1, 'gal', 3298, 'seen'],
      [5, 'gal', 15_800, 'seen'],
    ],
    { covers: [325, 'ft2', 'gal'] },
  ),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  'wall-primer': packs('tin', 2026, [[1, 'gal', 2000, 'memory']], { covers: [250, 'ft2', 'gal'] }),
  plasterboard: sheets(2026, 'in', [['1/2 in', 0.5, [[4, 8, 'ft', 1348, 'seen', 18]]]]),
  stud: lengths(2026, 'in', [
    [
      '2 × 4',
      [3.5, 1.5],
      [
        [92.625, 'in', 398, 'seen'],
        [96, 'in', 412, 'seen'],
      ],
    ],
  ]),
  'steel-stud': lengths(2026, 'in', [['3-5/8 in', [3.625, 1.25], by('ft', 75, 'seen', 8, 10)]]),
  'floor-tile': sized('box', 2026, [
    ['12 × 12 in', [12, 12], [[15, 'ft2', 2500, 'seen', { holds: 15 }]]],
  ]),
  'wood-screws': sized('box', 2026, [
    ['#8 × 1-5/8 in', [1.625], [[1, 'lb', 900, 'memory', { holds: 140 }]]],
  ]),
  'concrete-mix': packs(
    'bag',
    2026,
    [
      [60, 'lb', 550, 'seen'],
      [80, 'lb', 598, 'seen'],
    ],
    { per: { lb: 212.37 } },
  ),
};
