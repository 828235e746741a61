import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const fixings = {
  // [TP] 300
  packers: packs('tub', 2024, [
    [100, 'piece', 1200, 'memory'],
    [300, 'piece', 3298, 'seen'],
  ]),
  'mitre-adhesive': packs('pack', 2024, [[1, 'piece', 600, 'memory']]),
  'grab-adhesive': packs('tube', 2024, [[290, 'ml', 600, 'memory', { holds: 1 }]]),
  'backer-screws': sized('box', 2024, [
    ['4.2 × 32 mm', [32, 4.2], [[200, 'piece', 1200, 'memory']]],
  ]),
  'wood-glue': packs('tub', 2024, [
    [250, 'ml', 400, 'memory'],
    [500, 'ml', 600, 'memory'],
    [1, 'L', 1000, 'memory'],
  ]),
  // [TP] 5 × 70, 400
  'wood-screws': sized('box', 2024, [
    ['3.5 × 16 mm', [16, 3.5], [[200, 'piece', 350, 'memory']]],
    ['3.5 × 20 mm', [20, 3.5], [[200, 'piece', 370, 'memory']]],
    ['4 × 25 mm', [25, 4], [[200, 'piece', 420, 'memory']]],
    [
      '4 × 30 mm',
      [30, 4],
      [
        [200, 'piece', 450, 'memory'],
        [1000, 'piece', 1600, 'memory'],
      ],
    ],
    [
      '4 × 40 mm',
      [40, 4],
      [
        [200, 'piece', 600, 'memory'],
        [1000, 'piece', 2000, 'memory'],
      ],
    ],
    [
      '4 × 50 mm',
      [50, 4],
      [
        [200, 'piece', 700, 'memory'],
        [1000, 'piece', 2500, 'memory'],
      ],
    ],
    ['4.5 × 60 mm', [60, 4.5], [[200, 'piece', 900, 'memory']]],
    [
      '5 × 70 mm',
      [70, 5],
      [
        [100, 'piece', 850, 'memory'],
        [400, 'piece', 3150, 'seen'],
      ],
    ],
    ['5 × 80 mm', [80, 5], [[100, 'piece', 1000, 'memory']]],
    ['6 × 100 mm', [100, 6], [[100, 'piece', 1600, 'memory']]],
  ]),
  'exterior-screws': sized('box', 2024, [
    ['4 × 40 mm', [40, 4], [[200, 'piece', 800, 'memory']]],
    ['4 × 50 mm', [50, 4], [[200, 'piece', 1000, 'memory']]],
    ['5 × 70 mm', [70, 5], [[200, 'piece', 1600, 'memory']]],
    ['5 × 80 mm', [80, 5], [[100, 'piece', 1100, 'memory']]],
  ]),
  'deck-screws': sized('box', 2024, [
    [
      '4.5 × 65 mm',
      [65, 4.5],
      [
        [200, 'piece', 1600, 'memory'],
        [1000, 'piece', 6000, 'memory'],
      ],
    ],
    ['4.5 × 75 mm', [75, 4.5], [[200, 'piece', 1800, 'memory']]],
  ]),
  'structural-screws': sized('box', 2024, [
    [
      '6.7 × 100 mm',
      [100, 6.7],
      [
        [50, 'piece', 1600, 'memory'],
        [100, 'piece', 2600, 'memory'],
      ],
    ],
    ['6.7 × 150 mm', [150, 6.7], [[50, 'piece', 2400, 'memory']]],
  ]),
  // [PX] 3.5 × 38, 1000
  'drywall-screws': sized('box', 2026, [
    ['3.5 × 25 mm', [25, 3.5], [[1000, 'piece', 800, 'memory']]],
    [
      '3.5 × 38 mm',
      [38, 3.5],
      [
        [200, 'piece', 400, 'memory'],
        [1000, 'piece', 899, 'seen'],
      ],
    ],
    ['3.5 × 50 mm', [50, 3.5], [[1000, 'piece', 1200, 'memory']]],
    ['4.2 × 70 mm', [70, 4.2], [[500, 'piece', 1400, 'memory']]],
  ]),
  'wafer-screws': sized('box', 2024, [
    ['4.2 × 13 mm', [13, 4.2], [[1000, 'piece', 1200, 'memory']]],
  ]),
  'wall-plugs': sized('box', 2024, [
    ['6 mm', [0, 6], [[100, 'piece', 200, 'memory']]],
    ['7 mm', [0, 7], [[100, 'piece', 250, 'memory']]],
    ['8 mm', [0, 8], [[100, 'piece', 400, 'memory']]],
    ['10 mm', [0, 10], [[100, 'piece', 500, 'memory']]],
  ]),
  'frame-fixings': sized('box', 2024, [
    [
      '8 × 100 mm',
      [100, 8],
      [
        [50, 'piece', 1300, 'memory'],
        [100, 'piece', 2200, 'memory'],
      ],
    ],
  ]),
  'hammer-fixings': sized('box', 2024, [['6 × 60 mm', [60, 6], [[100, 'piece', 800, 'memory']]]]),
  'framing-nails': sized('pack', 2024, [
    [
      '4.5 × 100 mm',
      [100, 4.5],
      [
        [1, 'kg', 600, 'memory', { holds: 77 }],
        [2.5, 'kg', 1200, 'memory', { holds: 192 }],
      ],
    ],
  ]),
  'brad-nails': sized('box', 2024, [
    ['32 mm', [32], [[1000, 'piece', 500, 'memory']]],
    ['50 mm', [50], [[1000, 'piece', 700, 'memory']]],
  ]),
  'galvanised-nails': sized('box', 2024, [
    ['50 mm', [50], [[250, 'piece', 800, 'memory']]],
    ['75 mm', [75], [[1, 'kg', 700, 'memory', { holds: 140 }]]],
  ]),
  'carriage-bolts': sized('each', 2024, [
    ['M10 × 100 mm', [100, 10], [[1, 'piece', 100, 'memory']]],
    ['M10 × 150 mm', [150, 10], [[1, 'piece', 160, 'memory']]],
    ['M10 × 200 mm', [200, 10], [[1, 'piece', 240, 'memory']]],
    ['M12 × 150 mm', [150, 12], [[1, 'piece', 220, 'memory']]],
    ['M12 × 200 mm', [200, 12], [[1, 'piece', 300, 'memory']]],
  ]),
  'anchor-studs': sized('pack', 2024, [
    ['M12 × 160 mm', [160, 12], [[10, 'piece', 1500, 'memory']]],
  ]),
  'joist-hanger': sized('each', 2025, [
    ['47 × 100 mm', [100, 47], [[1, 'piece', 160, 'memory']]],
    ['47 × 125 mm', [125, 47], [[1, 'piece', 180, 'memory']]],
    ['47 × 150 mm', [150, 47], [[1, 'piece', 200, 'memory']]],
    ['47 × 175 mm', [175, 47], [[1, 'piece', 220, 'memory']]],
    ['47 × 200 mm', [200, 47], [[1, 'piece', 240, 'memory']]],
    ['47 × 225 mm', [225, 47], [[1, 'piece', 260, 'memory']]],
  ]),
  'hanger-nails': sized('pack', 2024, [
    [
      '3.75 × 30 mm',
      [30, 3.75],
      [
        [500, 'g', 500, 'memory', { holds: 165 }],
        [1, 'kg', 800, 'memory', { holds: 330 }],
      ],
    ],
  ]),
  'angle-bracket': sized('each', 2024, [['90 × 90 mm', [90, 90], [[1, 'piece', 200, 'memory']]]]),
  'hurricane-tie': notSold('angle-bracket', 'other-product'),
  'tension-tie': notSold('carriage-bolts', 'other-practice'),
  'beam-connector': notSold('carriage-bolts', 'other-practice'),
  'post-base': sized('each', 2024, [
    ['75 mm', [0, 75], [[1, 'piece', 1000, 'memory']]],
    ['100 mm', [0, 100], [[1, 'piece', 1300, 'memory']]],
    ['150 mm', [0, 150], [[1, 'piece', 2200, 'memory']]],
  ]),
  'cable-clips': packs('pack', 2024, [[100, 'piece', 300, 'memory']]),
  staples: sized('box', 2024, [['10 mm', [10], [[1000, 'piece', 400, 'memory']]]]),
} satisfies Partial<Shelf<'uk'>>;
