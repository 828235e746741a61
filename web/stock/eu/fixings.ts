import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const fixings = {
  packers: packs('pack', 2024, [[100, 'piece', 800, 'memory']]),
  'mitre-adhesive': notSold('wood-glue', 'other-practice'),
  // Seed list
  'grab-adhesive': packs('tube', 2025, [[290, 'ml', 600, 'seen', { holds: 1 }]]),
  'backer-screws': sized('box', 2024, [
    ['4.2 × 35 mm', [35, 4.2], [[250, 'piece', 1400, 'memory']]],
  ]),
  'wood-glue': packs('tub', 2024, [
    [250, 'g', 500, 'memory', { holds: 230 }],
    [750, 'g', 1000, 'memory', { holds: 690 }],
  ]),
  // Seed list: 0.05 to 0.10 each for 4 × 30, 4 × 50, 5 × 80
  'wood-screws': sized('box', 2025, [
    ['3.5 × 16 mm', [16, 3.5], [[200, 'piece', 600, 'memory']]],
    ['3.5 × 20 mm', [20, 3.5], [[200, 'piece', 650, 'memory']]],
    ['4 × 25 mm', [25, 4], [[200, 'piece', 900, 'memory']]],
    [
      '4 × 30 mm',
      [30, 4],
      [
        [200, 'piece', 1000, 'memory'],
        [1000, 'piece', 3800, 'memory'],
      ],
    ],
    [
      '4 × 40 mm',
      [40, 4],
      [
        [200, 'piece', 1100, 'memory'],
        [1000, 'piece', 4200, 'memory'],
      ],
    ],
    [
      '4 × 50 mm',
      [50, 4],
      [
        [200, 'piece', 1300, 'memory'],
        [500, 'piece', 2800, 'memory'],
      ],
    ],
    ['4.5 × 60 mm', [60, 4.5], [[200, 'piece', 1500, 'memory']]],
    [
      '5 × 70 mm',
      [70, 5],
      [
        [100, 'piece', 1100, 'memory'],
        [200, 'piece', 1800, 'memory'],
      ],
    ],
    [
      '5 × 80 mm',
      [80, 5],
      [
        [100, 'piece', 1000, 'memory'],
        [200, 'piece', 1800, 'memory'],
      ],
    ],
    ['6 × 100 mm', [100, 6], [[100, 'piece', 1800, 'memory']]],
  ]),
  'exterior-screws': sized('box', 2024, [
    ['4 × 40 mm', [40, 4], [[200, 'piece', 1800, 'memory']]],
    ['5 × 50 mm', [50, 5], [[200, 'piece', 2500, 'memory']]],
    ['5 × 60 mm', [60, 5], [[200, 'piece', 2800, 'memory']]],
    ['5 × 80 mm', [80, 5], [[100, 'piece', 2000, 'memory']]],
  ]),
  'deck-screws': sized('box', 2024, [
    [
      '5 × 50 mm',
      [50, 5],
      [
        [100, 'piece', 1400, 'memory'],
        [200, 'piece', 2400, 'memory'],
        [500, 'piece', 5000, 'memory'],
      ],
    ],
    [
      '5 × 60 mm',
      [60, 5],
      [
        [100, 'piece', 1600, 'memory'],
        [200, 'piece', 2800, 'memory'],
        [500, 'piece', 5800, 'memory'],
      ],
    ],
    [
      '5 × 70 mm',
      [70, 5],
      [
        [100, 'piece', 1800, 'memory'],
        [200, 'piece', 3100, 'memory'],
      ],
    ],
  ]),
  'structural-screws': sized('box', 2024, [
    [
      '6 × 100 mm',
      [100, 6],
      [
        [50, 'piece', 1600, 'memory'],
        [100, 'piece', 2800, 'memory'],
      ],
    ],
    ['8 × 160 mm', [160, 8], [[50, 'piece', 3800, 'memory']]],
  ]),
  // Shop lists, 6 to 28
  'drywall-screws': sized('box', 2026, [
    [
      '3.5 × 25 mm',
      [25, 3.5],
      [
        [500, 'piece', 800, 'seen'],
        [1000, 'piece', 1400, 'seen'],
      ],
    ],
    [
      '3.5 × 35 mm',
      [35, 3.5],
      [
        [500, 'piece', 900, 'memory'],
        [1000, 'piece', 1600, 'memory'],
      ],
    ],
    ['3.5 × 45 mm', [45, 3.5], [[500, 'piece', 1100, 'memory']]],
  ]),
  'wafer-screws': sized('box', 2024, [
    ['3.5 × 9.5 mm', [9.5, 3.5], [[500, 'piece', 1000, 'memory']]],
  ]),
  // Seed list, 0.10 each
  'wall-plugs': sized('box', 2025, [
    ['6 mm', [0, 6], [[100, 'piece', 800, 'memory']]],
    ['8 mm', [0, 8], [[100, 'piece', 1000, 'memory']]],
    ['10 mm', [0, 10], [[50, 'piece', 800, 'memory']]],
  ]),
  'frame-fixings': sized('box', 2024, [
    [
      '8 × 100 mm',
      [100, 8],
      [
        [25, 'piece', 1000, 'memory'],
        [50, 'piece', 1800, 'memory'],
      ],
    ],
  ]),
  // Seed list, 0.10 to 0.15 each
  'hammer-fixings': sized('box', 2025, [['6 × 60 mm', [60, 6], [[100, 'piece', 1200, 'memory']]]]),
  'framing-nails': sized('pack', 2024, [
    [
      '3.8 × 100 mm',
      [100, 3.8],
      [
        [1, 'kg', 700, 'memory', { holds: 105 }],
        [2.5, 'kg', 1500, 'memory', { holds: 262 }],
      ],
    ],
  ]),
  'brad-nails': sized('box', 2024, [
    ['30 mm', [30], [[1000, 'piece', 800, 'memory']]],
    ['50 mm', [50], [[1000, 'piece', 1000, 'memory']]],
  ]),
  'galvanised-nails': sized('box', 2024, [['50 mm', [50], [[250, 'piece', 900, 'memory']]]]),
  'carriage-bolts': sized('each', 2024, [
    ['M10 × 100 mm', [100, 10], [[1, 'piece', 140, 'memory']]],
    ['M10 × 160 mm', [160, 10], [[1, 'piece', 200, 'memory']]],
    ['M10 × 200 mm', [200, 10], [[1, 'piece', 260, 'memory']]],
    ['M12 × 160 mm', [160, 12], [[1, 'piece', 300, 'memory']]],
    ['M12 × 200 mm', [200, 12], [[1, 'piece', 360, 'memory']]],
  ]),
  'anchor-studs': sized('pack', 2024, [
    ['M12 × 160 mm', [160, 12], [[10, 'piece', 1800, 'memory']]],
  ]),
  'joist-hanger': sized('each', 2024, [
    ['45 × 137 mm', [137, 45], [[1, 'piece', 300, 'memory']]],
    ['60 × 100 mm', [100, 60], [[1, 'piece', 250, 'memory']]],
    ['60 × 120 mm', [120, 60], [[1, 'piece', 280, 'memory']]],
    ['80 × 120 mm', [120, 80], [[1, 'piece', 320, 'memory']]],
  ]),
  'hanger-nails': sized('pack', 2024, [
    [
      '4 × 40 mm',
      [40, 4],
      [
        [250, 'piece', 800, 'memory'],
        [1, 'kg', 850, 'memory', { holds: 270 }],
      ],
    ],
  ]),
  'angle-bracket': sized('each', 2024, [['90 × 90 mm', [90, 90], [[1, 'piece', 180, 'memory']]]]),
  'hurricane-tie': notSold('angle-bracket', 'other-practice'),
  'tension-tie': notSold('carriage-bolts', 'other-practice'),
  'beam-connector': notSold('carriage-bolts', 'other-practice'),
  // Anchors to set in concrete
  'post-base': sized('each', 2024, [
    ['71 mm', [0, 71], [[1, 'piece', 1000, 'memory']]],
    ['91 mm', [0, 91], [[1, 'piece', 1200, 'memory']]],
    ['101 mm', [0, 101], [[1, 'piece', 1300, 'memory']]],
    ['161 mm', [0, 161], [[1, 'piece', 2400, 'memory']]],
  ]),
  'cable-clips': packs('pack', 2024, [[100, 'piece', 400, 'memory']]),
  staples: sized('box', 2024, [['10 mm', [10], [[1000, 'piece', 400, 'memory']]]]),
} satisfies Partial<Shelf<'eu'>>;
