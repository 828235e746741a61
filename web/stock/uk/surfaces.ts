import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const surfaces = {
  // [ST] sizes
  'tile-primer': packs(
    'tub',
    2024,
    [
      [1, 'kg', 1100, 'memory'],
      [5, 'kg', 3400, 'memory'],
    ],
    { covers: [7, 'm2', 'L'], per: { kg: 950 } },
  ),
  // [TP]
  laminate: sized('pack', 2024, [
    ['1261 × 192 mm', [1261, 192, 8], [[2.179, 'm2', 3576, 'seen', { holds: 9 }]]],
    ['1380 × 190 mm', [1380, 190, 8], [[1.835, 'm2', 5227, 'seen', { holds: 7 }]]],
  ]),
  'vinyl-plank': sized('pack', 2024, [
    ['1220 × 180 mm', [1220, 180, 5], [[2.196, 'm2', 5800, 'memory', { holds: 10 }]]],
  ]),
  underlay: packs('pack', 2024, [
    [10, 'm2', 1600, 'memory'],
    [15, 'm2', 2200, 'memory'],
  ]),
  'vinyl-underlay': packs('pack', 2024, [
    [10, 'm2', 3800, 'memory'],
    [15, 'm2', 5200, 'memory'],
  ]),
  'damp-membrane': packs('roll', 2024, [
    [12, 'm2', 1500, 'memory'],
    [50, 'm2', 4000, 'memory'],
    [100, 'm2', 6200, 'memory'],
  ]),
  'membrane-tape': packs('roll', 2024, [[50, 'm', 900, 'memory']]),
  scotia: lengths(2024, 'mm', [['19 × 19 mm', [19, 19], [[2.4, 'm', 400, 'memory']]]]),
  threshold: lengths(2024, 'mm', [
    [
      '38 mm',
      [38, 5],
      [
        [900, 'mm', 900, 'memory'],
        [1800, 'mm', 1600, 'memory'],
        [2700, 'mm', 2200, 'memory'],
      ],
    ],
  ]),
  'floor-spacers': packs('pack', 2024, [[30, 'piece', 800, 'memory']]),
  'floor-leveller': packs('bag', 2024, [
    [20, 'kg', 1700, 'memory'],
    [25, 'kg', 2100, 'memory'],
  ]),
  'pipe-rose': packs('pack', 2024, [[2, 'piece', 350, 'memory']]),
  'floor-seam-sealant': packs('tube', 2024, [[310, 'ml', 900, 'memory', { holds: 1 }]]),
  skirting: lengths(2024, 'mm', [
    [
      '18 × 94 mm',
      [94, 18],
      [
        [2.4, 'm', 600, 'memory'],
        [4.4, 'm', 950, 'memory'],
        [5.4, 'm', 1150, 'memory'],
      ],
    ],
    [
      '18 × 119 mm',
      [119, 18],
      [
        [2.4, 'm', 700, 'memory'],
        [3, 'm', 875, 'memory'],
        [3.6, 'm', 1050, 'memory'],
        [4.4, 'm', 1250, 'memory'],
        [5.4, 'm', 1500, 'memory'],
      ],
    ],
    [
      '18 × 144 mm',
      [144, 18],
      [
        [2.4, 'm', 900, 'memory'],
        [4.4, 'm', 1600, 'memory'],
        [5.4, 'm', 1950, 'memory'],
      ],
    ],
    [
      '18 × 169 mm',
      [169, 18],
      [
        [4.4, 'm', 1900, 'memory'],
        [5.4, 'm', 2300, 'memory'],
      ],
    ],
  ]),
  architrave: lengths(2024, 'mm', [
    [
      '18 × 69 mm',
      [69, 18],
      [
        [2.1, 'm', 600, 'memory'],
        [2.4, 'm', 680, 'memory'],
        [4.4, 'm', 1150, 'memory'],
        [5.4, 'm', 1400, 'memory'],
      ],
    ],
  ]),
  'plinth-block': packs('each', 2024, [[1, 'piece', 600, 'memory']]),
  'wall-tile': sized('case', 2024, [
    ['200 × 100 mm', [200, 100, 7], [[1, 'm2', 2000, 'memory', { holds: 50 }]]],
    ['250 × 200 mm', [250, 200, 7], [[1, 'm2', 1300, 'memory', { holds: 20 }]]],
    ['500 × 250 mm', [500, 250, 8], [[1, 'm2', 1800, 'memory', { holds: 8 }]]],
    [
      '600 × 300 mm',
      [600, 300, 9],
      [
        [1.08, 'm2', 3000, 'memory', { holds: 6 }],
        [1.44, 'm2', 3900, 'memory', { holds: 8 }],
      ],
    ],
  ]),
  'floor-tile': sized('case', 2024, [
    ['300 × 300 mm', [300, 300, 8], [[1, 'm2', 2200, 'memory', { holds: 11 }]]],
    ['450 × 450 mm', [450, 450, 9], [[1.22, 'm2', 2800, 'memory', { holds: 6 }]]],
    [
      '600 × 300 mm',
      [600, 300, 9],
      [
        [1.08, 'm2', 3000, 'memory', { holds: 6 }],
        [1.44, 'm2', 3900, 'memory', { holds: 8 }],
      ],
    ],
    [
      '600 × 600 mm',
      [600, 600, 9],
      [
        [1.08, 'm2', 3600, 'memory', { holds: 3 }],
        [1.44, 'm2', 4600, 'memory', { holds: 4 }],
      ],
    ],
    ['1200 × 600 mm', [1200, 600, 9], [[1.44, 'm2', 5500, 'memory', { holds: 2 }]]],
  ]),
  'sanded-grout': notSold('grout', 'other-product'),
  'tile-adhesive': packs('bag', 2024, [
    [10, 'kg', 1300, 'memory'],
    [20, 'kg', 2000, 'memory'],
  ]),
  grout: packs('bag', 2024, [
    [2.5, 'kg', 1000, 'memory'],
    [5, 'kg', 1800, 'memory'],
    [10, 'kg', 3200, 'memory'],
  ]),
  'joint-gel': notSold('grout', 'other-practice'),
  'tile-back-primer': notSold('none', 'other-practice'),
  silicone: packs('tube', 2024, [[310, 'ml', 600, 'memory', { holds: 1 }]]),
  'tile-spacers': sized('pack', 2024, [
    [
      '2 mm',
      [0, 2],
      [
        [250, 'piece', 300, 'memory'],
        [1000, 'piece', 700, 'memory'],
      ],
    ],
    [
      '3 mm',
      [0, 3],
      [
        [250, 'piece', 350, 'memory'],
        [1000, 'piece', 800, 'memory'],
      ],
    ],
    ['5 mm', [0, 5], [[250, 'piece', 400, 'memory']]],
  ]),
  'levelling-clips': sized('pack', 2024, [
    [
      '1 mm',
      [0, 1],
      [
        [100, 'piece', 800, 'memory'],
        [500, 'piece', 2800, 'memory'],
      ],
    ],
    [
      '2 mm',
      [0, 2],
      [
        [100, 'piece', 800, 'memory'],
        [500, 'piece', 2800, 'memory'],
      ],
    ],
    ['3 mm', [0, 3], [[100, 'piece', 800, 'memory']]],
  ]),
  'levelling-wedges': packs('pack', 2024, [
    [50, 'piece', 800, 'memory'],
    [100, 'piece', 1400, 'memory'],
  ]),
  'tile-trim': lengths(2024, 'mm', [
    ['8 mm', [8, 3], [[2.5, 'm', 700, 'memory']]],
    ['10 mm', [10, 3], [[2.5, 'm', 800, 'memory']]],
    ['12.5 mm', [12.5, 3], [[2.5, 'm', 900, 'memory']]],
  ]),
  tanking: packs('tub', 2024, [
    [5, 'kg', 3200, 'memory'],
    [15, 'kg', 8500, 'memory'],
  ]),
  'tanking-tape': packs('roll', 2024, [
    [10, 'm', 1000, 'memory'],
    [50, 'm', 4000, 'memory'],
  ]),
  'pipe-collar': packs('each', 2024, [[1, 'piece', 400, 'memory']]),
  'backer-board': sheets(2024, 'mm', [
    [
      '6 mm',
      6,
      [
        [1200, 600, 'mm', 1100, 'memory'],
        [1200, 800, 'mm', 1400, 'memory'],
      ],
    ],
    [
      '12 mm',
      12,
      [
        [1200, 600, 'mm', 1500, 'memory'],
        [1200, 800, 'mm', 1900, 'memory', 14.5],
      ],
    ],
  ]),
  'backer-tape': packs('roll', 2024, [
    [50, 'm', 800, 'memory'],
    [90, 'm', 1300, 'memory'],
  ]),
  'decoupling-mat': packs('roll', 2024, [
    [5, 'm2', 6500, 'memory'],
    [30, 'm2', 33_000, 'memory'],
  ]),
  'movement-joint': lengths(2024, 'mm', [['10 mm', [10, 8], [[2.5, 'm', 1800, 'memory']]]]),
  'edge-foam': sized('roll', 2024, [
    [
      '100 mm',
      [0, 100],
      [
        [25, 'm', 1400, 'memory'],
        [50, 'm', 2200, 'memory'],
      ],
    ],
  ]),
} satisfies Partial<Shelf<'uk'>>;
