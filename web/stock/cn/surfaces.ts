import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const surfaces = {
  'tile-primer': packs(
    'tub',
    2024,
    [
      [5, 'kg', 4500, 'memory'],
      [18, 'kg', 12_000, 'memory'],
    ],
    { covers: [7, 'm2', 'L'], per: { kg: 950 } },
  ),
  laminate: sized('case', 2025, [
    [
      '1218 × 198 mm',
      [1218, 198, 12],
      [
        [1.929, 'm2', 19_000, 'memory', { holds: 8 }],
        [2.412, 'm2', 23_500, 'memory', { holds: 10 }],
      ],
    ],
  ]),
  'vinyl-plank': sized('case', 2024, [
    ['1220 × 183 mm', [1220, 183, 5], [[2.23, 'm2', 13_500, 'memory', { holds: 10 }]]],
  ]),
  underlay: packs('roll', 2025, [
    [50, 'm2', 22_000, 'memory'],
    [100, 'm2', 40_000, 'memory'],
  ]),
  'vinyl-underlay': notSold('underlay', 'other-product'),
  'damp-membrane': packs('roll', 2024, [
    [10, 'm2', 2500, 'memory'],
    [50, 'm2', 10_000, 'memory'],
  ]),
  'membrane-tape': packs('roll', 2024, [
    [20, 'm', 800, 'memory'],
    [50, 'm', 1500, 'memory'],
  ]),
  scotia: notSold('threshold', 'other-practice'),
  threshold: lengths(2024, 'mm', [
    [
      '30 mm',
      [30, 8],
      [
        [900, 'mm', 1500, 'memory'],
        [2.7, 'm', 4000, 'memory'],
      ],
    ],
  ]),
  'floor-spacers': packs('pack', 2024, [[50, 'piece', 1000, 'memory']]),
  // One bag at 88 in an undated file
  'floor-leveller': packs('bag', 2025, [[25, 'kg', 8000, 'memory']]),
  'pipe-rose': packs('pack', 2024, [
    [1, 'piece', 300, 'memory'],
    [5, 'piece', 1200, 'memory'],
  ]),
  'floor-seam-sealant': packs('tube', 2024, [[300, 'ml', 2000, 'memory', { holds: 1 }]]),
  skirting: lengths(2025, 'mm', [
    [
      '60 mm',
      [60, 12],
      [
        [2.4, 'm', 2900, 'memory'],
        [2.5, 'm', 3000, 'memory'],
      ],
    ],
    [
      '80 mm',
      [80, 12],
      [
        [2.4, 'm', 3400, 'memory'],
        [2.5, 'm', 3500, 'memory'],
      ],
    ],
    [
      '100 mm',
      [100, 15],
      [
        [2.4, 'm', 4300, 'memory'],
        [2.5, 'm', 4400, 'memory'],
      ],
    ],
  ]),
  architrave: notSold('door-lining', 'other-practice'),
  'plinth-block': notSold('none', 'other-practice'),
  'wall-tile': sized('case', 2024, [
    ['300 × 600 mm', [600, 300, 9], [[1.44, 'm2', 7000, 'memory', { holds: 8 }]]],
    ['400 × 800 mm', [800, 400, 9], [[1.28, 'm2', 6600, 'memory', { holds: 4 }]]],
    ['600 × 1200 mm', [1200, 600, 9.5], [[1.44, 'm2', 13_000, 'memory', { holds: 2 }]]],
  ]),
  'floor-tile': sized('case', 2024, [
    [
      '300 × 300 mm',
      [300, 300, 9],
      [
        [0.99, 'm2', 6600, 'memory', { holds: 11 }],
        [1.44, 'm2', 9500, 'memory', { holds: 16 }],
      ],
    ],
    ['600 × 600 mm', [600, 600, 9.5], [[1.44, 'm2', 12_000, 'memory', { holds: 4 }]]],
    ['800 × 800 mm', [800, 800, 10], [[1.92, 'm2', 19_500, 'memory', { holds: 3 }]]],
    ['600 × 1200 mm', [1200, 600, 9.5], [[1.44, 'm2', 13_000, 'memory', { holds: 2 }]]],
    ['750 × 1500 mm', [1500, 750, 10], [[2.25, 'm2', 26_000, 'memory', { holds: 2 }]]],
  ]),
  'sanded-grout': notSold('grout', 'other-product'),
  // 45 to 80
  'tile-adhesive': packs('bag', 2025, [
    [20, 'kg', 5000, 'seen'],
    [25, 'kg', 6200, 'seen'],
  ]),
  grout: packs('bag', 2024, [
    [1, 'kg', 1200, 'memory'],
    [2, 'kg', 2200, 'memory'],
    [5, 'kg', 4500, 'memory'],
  ]),
  // 30 to 68
  'joint-gel': packs('tube', 2025, [[400, 'ml', 4500, 'seen', { holds: 1 }]]),
  // 100 to 150
  'tile-back-primer': packs('tub', 2025, [
    [5, 'kg', 11_000, 'seen'],
    [6, 'kg', 12_500, 'seen'],
  ]),
  silicone: packs('tube', 2024, [[300, 'ml', 2000, 'memory', { holds: 1 }]]),
  'tile-spacers': sized('pack', 2024, [
    [
      '1.5 mm',
      [0, 1.5],
      [
        [100, 'piece', 400, 'memory'],
        [200, 'piece', 700, 'memory'],
      ],
    ],
    [
      '2 mm',
      [0, 2],
      [
        [100, 'piece', 400, 'memory'],
        [200, 'piece', 700, 'memory'],
      ],
    ],
    [
      '3 mm',
      [0, 3],
      [
        [100, 'piece', 400, 'memory'],
        [200, 'piece', 700, 'memory'],
      ],
    ],
  ]),
  'levelling-clips': sized('pack', 2024, [
    ['1 mm', [0, 1], [[100, 'piece', 1500, 'memory']]],
    ['1.5 mm', [0, 1.5], [[100, 'piece', 1500, 'memory']]],
    ['2 mm', [0, 2], [[100, 'piece', 1500, 'memory']]],
  ]),
  'levelling-wedges': packs('pack', 2024, [
    [50, 'piece', 1200, 'memory'],
    [100, 'piece', 2000, 'memory'],
  ]),
  'tile-trim': lengths(2024, 'mm', [
    [
      '10 mm',
      [10, 1],
      [
        [2.5, 'm', 1500, 'memory'],
        [2.7, 'm', 1620, 'memory'],
      ],
    ],
  ]),
  // 5 kg in a flat's accounts
  tanking: packs('tub', 2023, [
    [5, 'kg', 10_000, 'seen'],
    [18, 'kg', 26_000, 'memory'],
  ]),
  'tanking-tape': packs('roll', 2024, [
    [10, 'm', 1000, 'memory'],
    [20, 'm', 1800, 'memory'],
  ]),
  'pipe-collar': notSold('tanking-tape', 'other-practice'),
  'backer-board': sheets(2024, 'mm', [
    ['8 mm', 8, [[2440, 1220, 'mm', 6000, 'memory', 35]]],
    ['10 mm', 10, [[2440, 1220, 'mm', 7500, 'memory', 43]]],
  ]),
  'backer-tape': packs('roll', 2024, [
    [20, 'm', 800, 'memory'],
    [50, 'm', 1500, 'memory'],
  ]),
  'decoupling-mat': notSold('none', 'other-practice'),
  'movement-joint': notSold('silicone', 'other-practice'),
  'edge-foam': sized('roll', 2024, [
    [
      '100 mm',
      [0, 100],
      [
        [25, 'm', 2000, 'memory'],
        [50, 'm', 3500, 'memory'],
      ],
    ],
  ]),
} satisfies Partial<Shelf<'cn'>>;
