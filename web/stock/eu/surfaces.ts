import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const surfaces = {
  'tile-primer': packs(
    'tub',
    2024,
    [
      [1, 'L', 900, 'memory'],
      [5, 'L', 2800, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  laminate: sized('pack', 2024, [
    ['1380 × 193 mm', [1380, 193, 8], [[2.131, 'm2', 3600, 'memory', { holds: 8 }]]],
    ['1285 × 192 mm', [1285, 192, 8], [[2.22, 'm2', 3100, 'memory', { holds: 9 }]]],
  ]),
  'vinyl-plank': sized('pack', 2025, [
    ['1220 × 180 mm', [1220, 180, 5], [[2.2, 'm2', 6000, 'memory', { holds: 10 }]]],
  ]),
  // 0.80 to 4 a m²
  underlay: packs('roll', 2025, [
    [10, 'm2', 1800, 'memory'],
    [25, 'm2', 4000, 'memory'],
  ]),
  'vinyl-underlay': packs('roll', 2024, [
    [8.5, 'm2', 3000, 'memory'],
    [15, 'm2', 4800, 'memory'],
  ]),
  'damp-membrane': packs('roll', 2024, [
    [12, 'm2', 1200, 'memory'],
    [20, 'm2', 1700, 'memory'],
    [100, 'm2', 5500, 'memory'],
  ]),
  'membrane-tape': packs('roll', 2024, [
    [25, 'm', 1000, 'memory'],
    [50, 'm', 1700, 'memory'],
  ]),
  scotia: lengths(2024, 'mm', [['14 × 14 mm', [14, 14], [[2.4, 'm', 400, 'memory']]]]),
  threshold: lengths(2025, 'mm', [
    [
      '38 mm',
      [38, 5],
      [
        [900, 'mm', 1000, 'memory'],
        [1, 'm', 1100, 'memory'],
        [2.7, 'm', 2500, 'memory'],
      ],
    ],
  ]),
  'floor-spacers': packs('pack', 2024, [[30, 'piece', 600, 'memory']]),
  // 19 to 25
  'floor-leveller': packs('bag', 2025, [[25, 'kg', 2200, 'seen']]),
  'pipe-rose': packs('pack', 2024, [[2, 'piece', 500, 'memory']]),
  'floor-seam-sealant': packs('tube', 2024, [[290, 'ml', 1200, 'memory', { holds: 1 }]]),
  // Seed list, 3.50 to 6.20
  skirting: lengths(2025, 'mm', [
    [
      '16 × 58 mm',
      [58, 16],
      [
        [2.4, 'm', 480, 'seen'],
        [2.5, 'm', 500, 'seen'],
        [2.6, 'm', 520, 'memory'],
      ],
    ],
    [
      '19 × 58 mm',
      [58, 19],
      [
        [2.4, 'm', 600, 'memory'],
        [2.5, 'm', 620, 'seen'],
      ],
    ],
    [
      '16 × 80 mm',
      [80, 16],
      [
        [2.4, 'm', 800, 'memory'],
        [2.6, 'm', 860, 'memory'],
      ],
    ],
  ]),
  architrave: lengths(2024, 'mm', [
    [
      '12 × 70 mm',
      [70, 12],
      [
        [2.2, 'm', 900, 'memory'],
        [2.5, 'm', 1000, 'memory'],
      ],
    ],
  ]),
  'plinth-block': notSold('none', 'other-practice'),
  'wall-tile': sized('case', 2025, [
    [
      '400 × 250 mm',
      [400, 250, 7],
      [
        [1, 'm2', 2200, 'memory', { holds: 10 }],
        [1.5, 'm2', 3200, 'memory', { holds: 15 }],
      ],
    ],
    [
      '600 × 300 mm',
      [600, 300, 9],
      [
        [1.08, 'm2', 3200, 'memory', { holds: 6 }],
        [1.26, 'm2', 3700, 'memory', { holds: 7 }],
        [1.44, 'm2', 4200, 'memory', { holds: 8 }],
      ],
    ],
  ]),
  'floor-tile': sized('case', 2025, [
    [
      '600 × 300 mm',
      [600, 300, 9],
      [
        [1.08, 'm2', 3200, 'memory', { holds: 6 }],
        [1.44, 'm2', 4200, 'memory', { holds: 8 }],
      ],
    ],
    [
      '600 × 600 mm',
      [600, 600, 9],
      [
        [1.08, 'm2', 4700, 'memory', { holds: 3 }],
        [1.44, 'm2', 6200, 'memory', { holds: 4 }],
      ],
    ],
    ['1200 × 600 mm', [1200, 600, 9], [[1.44, 'm2', 6500, 'memory', { holds: 2 }]]],
  ]),
  'sanded-grout': notSold('grout', 'other-product'),
  // Seed list, 10 to 27
  'tile-adhesive': packs('bag', 2025, [
    [5, 'kg', 900, 'memory'],
    [25, 'kg', 2000, 'seen'],
  ]),
  // Seed list, 8 to 22
  grout: packs('bag', 2025, [
    [2, 'kg', 800, 'memory'],
    [5, 'kg', 1500, 'seen'],
  ]),
  'joint-gel': notSold('grout', 'other-practice'),
  'tile-back-primer': notSold('none', 'other-practice'),
  // Seed list, 6 to 12
  silicone: packs('tube', 2025, [[310, 'ml', 800, 'seen', { holds: 1 }]]),
  // Seed list
  'tile-spacers': sized('pack', 2025, [
    [
      '2 mm',
      [0, 2],
      [
        [100, 'piece', 300, 'seen'],
        [500, 'piece', 900, 'memory'],
      ],
    ],
    [
      '3 mm',
      [0, 3],
      [
        [100, 'piece', 300, 'seen'],
        [500, 'piece', 900, 'memory'],
      ],
    ],
    ['5 mm', [0, 5], [[100, 'piece', 300, 'memory']]],
  ]),
  'levelling-clips': sized('pack', 2025, [
    ['1 mm', [0, 1], [[100, 'piece', 1200, 'memory']]],
    ['2 mm', [0, 2], [[100, 'piece', 1200, 'memory']]],
    ['3 mm', [0, 3], [[100, 'piece', 1200, 'memory']]],
  ]),
  'levelling-wedges': packs('pack', 2024, [[100, 'piece', 1300, 'memory']]),
  // 9.50 to 12.40
  'tile-trim': lengths(2025, 'mm', [
    ['8 mm', [8, 2], [[2.5, 'm', 1000, 'seen']]],
    ['10 mm', [10, 2], [[2.5, 'm', 1100, 'seen']]],
    ['12.5 mm', [12.5, 2], [[2.5, 'm', 1200, 'seen']]],
  ]),
  // Seed list, 20 to 65
  tanking: packs('tub', 2025, [
    [5, 'kg', 3800, 'seen'],
    [15, 'kg', 9500, 'memory'],
  ]),
  'tanking-tape': packs('roll', 2024, [
    [10, 'm', 1500, 'memory'],
    [50, 'm', 6000, 'memory'],
  ]),
  'pipe-collar': packs('each', 2024, [[1, 'piece', 600, 'memory']]),
  'backer-board': sheets(2024, 'mm', [
    ['6 mm', 6, [[1200, 600, 'mm', 1200, 'memory']]],
    ['12 mm', 12, [[1250, 900, 'mm', 2600, 'memory', 15]]],
  ]),
  'backer-tape': packs('roll', 2024, [
    [25, 'm', 600, 'memory'],
    [50, 'm', 1000, 'memory'],
  ]),
  'decoupling-mat': packs('roll', 2025, [
    [5, 'm2', 8000, 'memory'],
    [30, 'm2', 46_500, 'memory'],
  ]),
  'movement-joint': lengths(2024, 'mm', [['10 mm', [10, 8], [[2.5, 'm', 2500, 'memory']]]]),
  'edge-foam': sized('roll', 2025, [
    [
      '100 mm',
      [0, 100],
      [
        [10, 'm', 600, 'memory'],
        [50, 'm', 2600, 'memory'],
      ],
    ],
  ]),
} satisfies Partial<Shelf<'eu'>>;
