import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const fixings = {
  packers: packs('pack', 2026, [
    [12, 'piece', 300, 'memory'],
    [42, 'piece', 800, 'memory'],
  ]),
  'mitre-adhesive': packs('pack', 2026, [[1, 'piece', 1200, 'memory']]),
  // Store list
  'grab-adhesive': packs('tube', 2026, [[10, 'floz', 898, 'seen', { holds: 1 }]]),
  // Store list
  'backer-screws': sized('box', 2026, [
    ['#9 × 1-1/4 in', [1.25, 0.177], [[185, 'piece', 720, 'seen']]],
  ]),
  'wood-glue': packs('tub', 2026, [
    [8, 'floz', 500, 'memory'],
    [16, 'floz', 800, 'memory'],
  ]),
  'wood-screws': sized('box', 2026, [
    ['#6 × 3/4 in', [0.75, 0.138], [[100, 'piece', 700, 'memory']]],
    ['#8 × 1 in', [1, 0.164], [[100, 'piece', 750, 'memory']]],
    [
      '#8 × 1-1/4 in',
      [1.25, 0.164],
      [
        [1, 'lb', 1000, 'memory', { holds: 190 }],
        [5, 'lb', 3800, 'memory', { holds: 950 }],
      ],
    ],
    [
      '#8 × 1-5/8 in',
      [1.625, 0.164],
      [
        [1, 'lb', 1000, 'memory', { holds: 140 }],
        [5, 'lb', 3800, 'memory', { holds: 700 }],
      ],
    ],
    [
      '#8 × 2 in',
      [2, 0.164],
      [
        [1, 'lb', 1000, 'memory', { holds: 115 }],
        [5, 'lb', 3800, 'memory', { holds: 575 }],
      ],
    ],
    [
      '#9 × 2-1/2 in',
      [2.5, 0.177],
      [
        [1, 'lb', 1000, 'memory', { holds: 80 }],
        [5, 'lb', 3800, 'memory', { holds: 400 }],
      ],
    ],
    [
      '#9 × 3 in',
      [3, 0.177],
      [
        [1, 'lb', 1000, 'memory', { holds: 60 }],
        [5, 'lb', 3800, 'memory', { holds: 300 }],
      ],
    ],
    [
      '#10 × 4 in',
      [4, 0.19],
      [
        [1, 'lb', 1100, 'memory', { holds: 40 }],
        [5, 'lb', 4500, 'memory', { holds: 200 }],
      ],
    ],
  ]),
  'exterior-screws': sized('box', 2026, [
    [
      '#8 × 1-5/8 in',
      [1.625, 0.164],
      [
        [1, 'lb', 1100, 'memory', { holds: 130 }],
        [5, 'lb', 3800, 'memory', { holds: 650 }],
      ],
    ],
    [
      '#9 × 2-1/2 in',
      [2.5, 0.177],
      [
        [1, 'lb', 1100, 'memory', { holds: 75 }],
        [5, 'lb', 3800, 'memory', { holds: 375 }],
      ],
    ],
    [
      '#9 × 3 in',
      [3, 0.177],
      [
        [1, 'lb', 1100, 'memory', { holds: 60 }],
        [5, 'lb', 3800, 'memory', { holds: 300 }],
      ],
    ],
  ]),
  // Store list; 80 a pound by estimators, fewer here
  'deck-screws': sized('box', 2026, [
    [
      '#9 × 2-1/2 in',
      [2.5, 0.177],
      [
        [1, 'lb', 1000, 'memory', { holds: 75 }],
        [5, 'lb', 3447, 'seen', { holds: 375 }],
      ],
    ],
    [
      '#9 × 3 in',
      [3, 0.177],
      [
        [1, 'lb', 1000, 'memory', { holds: 60 }],
        [5, 'lb', 3798, 'memory', { holds: 300 }],
      ],
    ],
  ]),
  // List of 2026-07-28
  'structural-screws': sized('box', 2026, [
    [
      '5/16 × 3-5/8 in',
      [3.625, 0.3125],
      [
        [12, 'piece', 1800, 'memory'],
        [50, 'piece', 5167, 'seen'],
      ],
    ],
    [
      '5/16 × 5 in',
      [5, 0.3125],
      [
        [12, 'piece', 2200, 'memory'],
        [50, 'piece', 7500, 'memory'],
      ],
    ],
  ]),
  // Store lists; the fewer of two counts
  'drywall-screws': sized('box', 2026, [
    [
      '#6 × 1-1/4 in',
      [1.25, 0.138],
      [
        [1, 'lb', 700, 'memory', { holds: 165 }],
        [5, 'lb', 2000, 'seen', { holds: 825 }],
      ],
    ],
    [
      '#6 × 1-5/8 in',
      [1.625, 0.138],
      [
        [1, 'lb', 700, 'memory', { holds: 140 }],
        [5, 'lb', 2799, 'seen', { holds: 700 }],
      ],
    ],
    [
      '#8 × 2-1/2 in',
      [2.5, 0.164],
      [
        [1, 'lb', 900, 'memory', { holds: 80 }],
        [5, 'lb', 3000, 'memory', { holds: 400 }],
      ],
    ],
  ]),
  'wafer-screws': sized('box', 2026, [
    [
      '#8 × 1/2 in',
      [0.5, 0.164],
      [
        [100, 'piece', 700, 'memory'],
        [1, 'lb', 1000, 'memory', { holds: 250 }],
      ],
    ],
  ]),
  'wall-plugs': sized('box', 2026, [
    [
      '3/16 in',
      [0, 0.1875],
      [
        [50, 'piece', 500, 'memory'],
        [100, 'piece', 900, 'memory'],
      ],
    ],
    [
      '1/4 in',
      [0, 0.25],
      [
        [50, 'piece', 600, 'memory'],
        [100, 'piece', 1100, 'memory'],
      ],
    ],
  ]),
  'frame-fixings': sized('box', 2026, [
    [
      '3/16 × 2-3/4 in',
      [2.75, 0.1875],
      [
        [25, 'piece', 1400, 'memory'],
        [75, 'piece', 2800, 'memory'],
      ],
    ],
    [
      '1/4 × 3-1/4 in',
      [3.25, 0.25],
      [
        [25, 'piece', 1600, 'memory'],
        [75, 'piece', 3600, 'memory'],
      ],
    ],
  ]),
  'hammer-fixings': notSold('frame-fixings', 'other-product'),
  // Store list; fewer than the 320 of one list
  'framing-nails': sized('box', 2026, [
    [
      '3-1/2 in',
      [3.5, 0.162],
      [
        [1, 'lb', 700, 'memory', { holds: 45 }],
        [5, 'lb', 2800, 'seen', { holds: 225 }],
      ],
    ],
  ]),
  // Store list
  'brad-nails': sized('box', 2026, [
    ['1-1/4 in', [1.25], [[1000, 'piece', 700, 'memory']]],
    ['2 in', [2], [[1000, 'piece', 799, 'seen']]],
  ]),
  'galvanised-nails': sized('box', 2026, [
    [
      '2 in',
      [2],
      [
        [1, 'lb', 900, 'memory', { holds: 170 }],
        [5, 'lb', 3200, 'memory', { holds: 850 }],
      ],
    ],
    [
      '3 in',
      [3],
      [
        [1, 'lb', 900, 'memory', { holds: 60 }],
        [5, 'lb', 3200, 'memory', { holds: 300 }],
      ],
    ],
  ]),
  // Receipts and store lists
  'carriage-bolts': sized('each', 2026, [
    ['3/8 × 4 in', [4, 0.375], [[1, 'piece', 220, 'memory']]],
    ['3/8 × 6 in', [6, 0.375], [[1, 'piece', 300, 'memory']]],
    ['1/2 × 6 in', [6, 0.5], [[1, 'piece', 460, 'seen']]],
    ['1/2 × 8 in', [8, 0.5], [[1, 'piece', 503, 'seen']]],
    ['1/2 × 10 in', [10, 0.5], [[1, 'piece', 600, 'memory']]],
  ]),
  'anchor-studs': sized('each', 2026, [['1/2 × 8 in', [8, 0.5], [[1, 'piece', 350, 'memory']]]]),
  // Store lists
  'joist-hanger': sized(
    'each',
    2026,
    [
      ['2 × 6', [5.5, 1.5], [[1, 'piece', 177, 'seen']]],
      ['2 × 8', [7.25, 1.5], [[1, 'piece', 275, 'seen']]],
      ['2 × 10', [9.25, 1.5], [[1, 'piece', 300, 'seen']]],
      ['2 × 12', [11.25, 1.5], [[1, 'piece', 400, 'memory']]],
    ],
    { sizesIn: 'in' },
  ),
  // Store list
  'hanger-nails': sized('pack', 2026, [['1-1/2 in', [1.5], [[120, 'piece', 497, 'seen']]]]),
  'angle-bracket': sized('each', 2026, [['3 × 3 in', [3, 3], [[1, 'piece', 400, 'memory']]]]),
  // Store list
  'hurricane-tie': packs('each', 2026, [[1, 'piece', 98, 'seen']]),
  // Store list
  'tension-tie': packs('each', 2026, [[1, 'piece', 1299, 'seen']]),
  // 9.99 to 17.20
  'beam-connector': sized(
    'each',
    2026,
    [
      ['4 × 4', [0, 3.5], [[1, 'piece', 1200, 'memory']]],
      ['6 × 6', [0, 5.5], [[1, 'piece', 1500, 'seen']]],
    ],
    { sizesIn: 'in' },
  ),
  // Receipt and store lists
  'post-base': sized(
    'each',
    2026,
    [
      ['4 × 4', [0, 3.5], [[1, 'piece', 1498, 'seen']]],
      ['6 × 6', [0, 5.5], [[1, 'piece', 4500, 'seen']]],
    ],
    { sizesIn: 'in' },
  ),
  'cable-clips': packs('pack', 2026, [[100, 'piece', 600, 'memory']]),
  staples: sized('box', 2026, [['3/8 in', [0.375], [[1000, 'piece', 500, 'memory']]]]),
} satisfies Partial<Shelf<'us'>>;
