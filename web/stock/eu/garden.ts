import { by, lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const garden = {
  'fence-panel': sized('each', 2024, [
    ['1.8 × 0.9 m', [1.8, 0.9], [[1, 'piece', 5000, 'memory']]],
    ['1.8 × 1.8 m', [1.8, 1.8], [[1, 'piece', 7000, 'memory']]],
  ]),
  'fence-post': lengths(2024, 'mm', [
    [
      '70 × 70 mm',
      [70, 70],
      [
        [1, 'm', 600, 'memory'],
        [1.5, 'm', 850, 'memory'],
        [1.9, 'm', 1050, 'memory'],
        [2.4, 'm', 1300, 'memory'],
      ],
      'UC4',
    ],
    [
      '90 × 90 mm',
      [90, 90],
      [
        [1, 'm', 850, 'memory'],
        [1.9, 'm', 1500, 'memory'],
        [2.1, 'm', 1650, 'memory'],
        [2.4, 'm', 1850, 'memory'],
      ],
      'UC4',
    ],
  ]),
  'concrete-post': notSold('fence-post', 'other-practice'),
  'concrete-gravel-board': notSold('gravel-board', 'other-practice'),
  'gravel-board': lengths(2024, 'mm', [
    ['28 × 145 mm', [145, 28], by('m', 420, 'memory', 2, 3, 4), 'UC4'],
  ]),
  'gravel-board-clip': notSold('angle-bracket', 'other-product'),
  'post-cap': sized('each', 2024, [
    ['70 mm', [0, 70], [[1, 'piece', 300, 'memory']]],
    ['90 mm', [0, 90], [[1, 'piece', 400, 'memory']]],
  ]),
  // Shop feed of August 2026
  'fence-clips': packs('pack', 2026, [[24, 'piece', 1349, 'seen']]),
  'fence-rail': lengths(2024, 'mm', [['45 × 70 mm', [70, 45], by('m', 400, 'memory', 2, 3, 4)]]),
  'rail-bracket': packs('each', 2024, [[1, 'piece', 250, 'memory']]),
  'feather-edge': notSold('pickets', 'other-practice'),
  pickets: lengths(2024, 'mm', [
    [
      '18 × 90 mm',
      [90, 18],
      [
        [0.8, 'm', 220, 'memory'],
        [1, 'm', 260, 'memory'],
        [1.2, 'm', 300, 'memory'],
        [1.8, 'm', 450, 'memory'],
      ],
    ],
  ]),
  'capping-rail': notSold('planed-timber', 'other-practice'),
  gate: sized('each', 2024, [
    ['980 × 1000 mm', [1000, 980], [[1, 'piece', 8000, 'memory']]],
    ['980 × 1800 mm', [1800, 980], [[1, 'piece', 14_000, 'memory']]],
  ]),
  'gate-hardware': packs('pack', 2024, [[1, 'piece', 3000, 'memory']]),
  'post-wedges': notSold('none', 'other-practice'),
  // Shop feed of August 2026, 2 m
  'deck-board': lengths(2026, 'mm', [
    ['28 × 145 mm', [145, 28], by('m', 390, 'memory', 2, 3, 4, 5), 'UC3'],
  ]),
  'composite-board': lengths(2025, 'mm', [
    [
      '25 × 146 mm',
      [146, 25],
      [
        [3, 'm', 3000, 'memory'],
        [4, 'm', 4000, 'memory'],
      ],
    ],
  ]),
  'fascia-board': lengths(2024, 'mm', [['20 × 120 mm', [120, 20], by('m', 400, 'memory', 3, 4)]]),
  // Shop list
  'deck-clips': packs('box', 2026, [[100, 'piece', 2950, 'seen']]),
  'starter-clips': packs('pack', 2024, [[10, 'piece', 700, 'memory']]),
  'joist-tape': sized('roll', 2024, [['80 mm', [0, 80], [[20, 'm', 1600, 'memory']]]]),
  flashing: lengths(2024, 'mm', [['150 mm', [150, 1], [[2, 'm', 1800, 'memory']]]]),
  'deck-baluster': sized('each', 2024, [
    ['40 × 40 mm', [900, 40, 40], [[1, 'piece', 500, 'memory']]],
  ]),
  handrail: lengths(2024, 'mm', [
    [
      '40 × 90 mm',
      [90, 40],
      [
        [2, 'm', 1800, 'memory'],
        [3, 'm', 2600, 'memory'],
      ],
    ],
  ]),
  'stair-stringer': notSold('structural-timber', 'made-from'),
  'deck-pedestal': sized('each', 2024, [
    ['30–65 mm', [0, 0, 65], [[1, 'piece', 300, 'memory']]],
    ['65–110 mm', [0, 0, 110], [[1, 'piece', 400, 'memory']]],
  ]),
  // Seed list; yard lists, grit 33 to 45 a tonne and the big bag
  'sharp-sand': packs('bag', 2025, [
    [25, 'kg', 300, 'seen'],
    [1000, 'kg', 6200, 'memory', { in: 'bulk-bag' }],
  ]),
  'sub-base': packs('bag', 2025, [
    [25, 'kg', 450, 'memory'],
    [1000, 'kg', 7500, 'memory', { in: 'bulk-bag' }],
  ]),
  // Seed list
  gravel: packs('bag', 2025, [
    [25, 'kg', 600, 'seen'],
    [1000, 'kg', 12_000, 'memory', { in: 'bulk-bag' }],
  ]),
  // Yard list
  bark: packs('bag', 2024, [
    [60, 'L', 600, 'memory'],
    [1000, 'L', 5200, 'seen', { in: 'load' }],
  ]),
  'weed-membrane': packs('roll', 2024, [
    [10, 'm2', 1000, 'memory'],
    [25, 'm2', 2000, 'memory'],
    [50, 'm2', 3500, 'memory'],
  ]),
  geotextile: packs('roll', 2024, [
    [10, 'm2', 1400, 'memory'],
    [50, 'm2', 5500, 'memory'],
  ]),
  'membrane-pins': packs('pack', 2024, [
    [10, 'piece', 500, 'memory'],
    [50, 'piece', 1600, 'memory'],
  ]),
  // Seed list
  'path-edging': sized('each', 2025, [
    ['1000 × 250 mm', [1000, 250, 50], [[1, 'm', 1000, 'seen']]],
  ]),
  'gravel-grid': packs('pack', 2024, [
    [1, 'm2', 1800, 'memory'],
    [10, 'm2', 15_000, 'memory'],
  ]),
  // Seed list
  'paving-slab': sized('each', 2025, [
    ['300 × 300 mm', [300, 300, 40], [[1, 'piece', 200, 'seen']]],
    ['400 × 400 mm', [400, 400, 40], [[1, 'piece', 320, 'memory']]],
    ['500 × 500 mm', [500, 500, 50], [[1, 'piece', 500, 'seen']]],
    ['200 × 100 mm', [200, 100, 60], [[1, 'piece', 50, 'seen']]],
  ]),
  'slab-primer': packs('bag', 2024, [
    [5, 'kg', 1400, 'memory'],
    [25, 'kg', 3800, 'memory'],
  ]),
  'paving-joint': packs('tub', 2024, [
    [12.5, 'kg', 3500, 'memory'],
    [25, 'kg', 5500, 'memory'],
  ]),
  'drain-channel': lengths(2024, 'mm', [['118 mm', [118, 95], [[1, 'm', 2000, 'memory']]]]),
  topsoil: packs('bag', 2024, [
    [40, 'L', 500, 'memory'],
    [1000, 'L', 7500, 'memory', { in: 'bulk-bag' }],
  ]),
  compost: packs('bag', 2024, [
    [40, 'L', 500, 'memory'],
    [50, 'L', 600, 'memory'],
  ]),
  'lawn-turf': sized('roll', 2024, [['2500 × 400 mm', [2500, 400], [[1, 'm2', 600, 'memory']]]]),
  'grass-seed': packs('box', 2024, [
    [1, 'kg', 1100, 'memory'],
    [5, 'kg', 4500, 'memory'],
  ]),
  'lawn-fertiliser': packs('bag', 2024, [
    [5, 'kg', 1200, 'memory'],
    [10, 'kg', 2000, 'memory'],
  ]),
  sleeper: lengths(2024, 'mm', [['120 × 200 mm', [200, 120], [[2.5, 'm', 4500, 'memory']], 'UC4']]),
} satisfies Partial<Shelf<'eu'>>;
