import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const fixings = {
  packers: packs('pack', 2024, [
    [50, 'piece', 1000, 'memory'],
    [100, 'piece', 1800, 'memory'],
  ]),
  'mitre-adhesive': packs('pack', 2024, [[1, 'piece', 1500, 'memory']]),
  'grab-adhesive': packs('tube', 2024, [[300, 'ml', 1500, 'memory', { holds: 1 }]]),
  'backer-screws': sized('box', 2024, [['4 × 35 mm', [35, 4], [[200, 'piece', 1500, 'memory']]]]),
  'wood-glue': packs('tub', 2024, [
    [500, 'g', 1000, 'memory', { holds: 460 }],
    [1, 'kg', 1800, 'memory', { holds: 920 }],
  ]),
  'wood-screws': sized('box', 2024, [
    [
      '3.5 × 16 mm',
      [16, 3.5],
      [
        [100, 'piece', 800, 'memory'],
        [500, 'piece', 2000, 'memory'],
      ],
    ],
    ['3.5 × 20 mm', [20, 3.5], [[100, 'piece', 820, 'memory']]],
    ['4 × 25 mm', [25, 4], [[100, 'piece', 860, 'memory']]],
    [
      '4 × 30 mm',
      [30, 4],
      [
        [100, 'piece', 900, 'memory'],
        [500, 'piece', 2500, 'memory'],
      ],
    ],
    [
      '4 × 40 mm',
      [40, 4],
      [
        [100, 'piece', 1000, 'memory'],
        [500, 'piece', 2800, 'memory'],
      ],
    ],
    [
      '4 × 50 mm',
      [50, 4],
      [
        [100, 'piece', 1200, 'memory'],
        [500, 'piece', 3500, 'memory'],
      ],
    ],
    ['5 × 70 mm', [70, 5], [[100, 'piece', 2000, 'memory']]],
    ['6 × 100 mm', [100, 6], [[50, 'piece', 2000, 'memory']]],
  ]),
  'exterior-screws': sized('box', 2024, [
    ['4 × 40 mm', [40, 4], [[100, 'piece', 2500, 'memory']]],
    ['4 × 50 mm', [50, 4], [[100, 'piece', 2800, 'memory']]],
    ['5 × 70 mm', [70, 5], [[100, 'piece', 4500, 'memory']]],
  ]),
  'deck-screws': sized('box', 2024, [
    [
      '5 × 60 mm',
      [60, 5],
      [
        [100, 'piece', 4000, 'memory'],
        [500, 'piece', 17_000, 'memory'],
      ],
    ],
    ['5 × 70 mm', [70, 5], [[100, 'piece', 4600, 'memory']]],
  ]),
  'structural-screws': sized('box', 2024, [
    ['6 × 100 mm', [100, 6], [[50, 'piece', 5000, 'memory']]],
    ['8 × 160 mm', [160, 8], [[50, 'piece', 9000, 'memory']]],
  ]),
  'drywall-screws': sized('box', 2024, [
    [
      '3.5 × 25 mm',
      [25, 3.5],
      [
        [500, 'piece', 1500, 'memory'],
        [1000, 'piece', 2600, 'memory'],
      ],
    ],
    [
      '3.5 × 35 mm',
      [35, 3.5],
      [
        [500, 'piece', 1800, 'memory'],
        [1000, 'piece', 3200, 'memory'],
      ],
    ],
    ['3.5 × 45 mm', [45, 3.5], [[500, 'piece', 2400, 'memory']]],
  ]),
  'wafer-screws': sized('box', 2024, [
    [
      '4.2 × 13 mm',
      [13, 4.2],
      [
        [500, 'piece', 1800, 'memory'],
        [1000, 'piece', 3200, 'memory'],
      ],
    ],
  ]),
  'wall-plugs': sized('box', 2024, [
    [
      '6 mm',
      [0, 6],
      [
        [100, 'piece', 500, 'memory'],
        [200, 'piece', 900, 'memory'],
      ],
    ],
    [
      '8 mm',
      [0, 8],
      [
        [100, 'piece', 800, 'memory'],
        [200, 'piece', 1400, 'memory'],
      ],
    ],
    [
      '10 mm',
      [0, 10],
      [
        [50, 'piece', 700, 'memory'],
        [100, 'piece', 1300, 'memory'],
      ],
    ],
  ]),
  'frame-fixings': sized('box', 2024, [
    ['M6 × 60 mm', [60, 6], [[50, 'piece', 3000, 'memory']]],
    ['M8 × 80 mm', [80, 8], [[50, 'piece', 4500, 'memory']]],
    ['M10 × 100 mm', [100, 10], [[50, 'piece', 7000, 'memory']]],
  ]),
  'hammer-fixings': sized('box', 2024, [['6 × 40 mm', [40, 6], [[100, 'piece', 1500, 'memory']]]]),
  'framing-nails': sized('pack', 2024, [
    [
      '4 × 100 mm',
      [100, 4],
      [
        [1, 'kg', 1200, 'memory', { holds: 95 }],
        [2.5, 'kg', 2800, 'memory', { holds: 237 }],
      ],
    ],
  ]),
  'brad-nails': sized('box', 2024, [
    [
      '30 mm',
      [30],
      [
        [1000, 'piece', 1000, 'memory'],
        [5000, 'piece', 3500, 'memory'],
      ],
    ],
    ['50 mm', [50], [[1000, 'piece', 1400, 'memory']]],
  ]),
  'galvanised-nails': sized('box', 2024, [
    ['50 mm', [50], [[1, 'kg', 1500, 'memory', { holds: 350 }]]],
    ['75 mm', [75], [[1, 'kg', 1500, 'memory', { holds: 140 }]]],
  ]),
  'carriage-bolts': sized('each', 2024, [
    ['M8 × 100 mm', [100, 8], [[1, 'piece', 300, 'memory']]],
    ['M10 × 150 mm', [150, 10], [[1, 'piece', 600, 'memory']]],
    ['M12 × 200 mm', [200, 12], [[1, 'piece', 1000, 'memory']]],
  ]),
  'anchor-studs': sized('pack', 2024, [
    ['M12 × 160 mm', [160, 12], [[10, 'piece', 3000, 'memory']]],
  ]),
  'joist-hanger': sized('each', 2024, [
    ['50 × 100 mm', [100, 50], [[1, 'piece', 800, 'memory']]],
    ['50 × 150 mm', [150, 50], [[1, 'piece', 1000, 'memory']]],
  ]),
  'hanger-nails': sized('pack', 2024, [['4 × 40 mm', [40, 4], [[100, 'piece', 1500, 'memory']]]]),
  'angle-bracket': sized('each', 2024, [['60 × 60 mm', [60, 60], [[1, 'piece', 300, 'memory']]]]),
  'hurricane-tie': notSold('angle-bracket', 'other-practice'),
  'tension-tie': notSold('carriage-bolts', 'other-practice'),
  'beam-connector': notSold('carriage-bolts', 'other-practice'),
  'post-base': sized('each', 2024, [
    ['95 mm', [0, 95], [[1, 'piece', 2600, 'memory']]],
    ['145 mm', [0, 145], [[1, 'piece', 4500, 'memory']]],
  ]),
  'cable-clips': packs('pack', 2024, [[100, 'piece', 500, 'memory']]),
  staples: sized('box', 2024, [['10 mm', [10], [[1000, 'piece', 600, 'memory']]]]),
} satisfies Partial<Shelf<'cn'>>;
