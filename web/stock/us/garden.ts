import { lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const garden = {
  // 39.97 to 69
  'fence-panel': sized('each', 2026, [['8 × 6 ft', [8, 6], [[1, 'piece', 5500, 'seen']]]]),
  // Store lists; 8 ft 4 × 4 at 10.48 to 14
  'fence-post': lengths(2026, 'in', [
    [
      '4 × 4',
      [3.5, 3.5],
      [
        [8, 'ft', 1198, 'seen'],
        [10, 'ft', 1490, 'memory'],
        [12, 'ft', 1780, 'memory'],
      ],
      'GC',
    ],
    [
      '6 × 6',
      [5.5, 5.5],
      [
        [8, 'ft', 2600, 'seen'],
        [10, 'ft', 3200, 'memory'],
        [12, 'ft', 3840, 'memory'],
      ],
      'GC',
    ],
  ]),
  'concrete-post': notSold('fence-post', 'other-practice'),
  'concrete-gravel-board': notSold('gravel-board', 'other-practice'),
  // Store list
  'gravel-board': lengths(2026, 'in', [
    [
      '2 × 6',
      [5.5, 1.5],
      [
        [8, 'ft', 648, 'seen'],
        [16, 'ft', 1296, 'memory'],
      ],
      'GC',
    ],
  ]),
  'gravel-board-clip': notSold('exterior-screws', 'other-practice'),
  'post-cap': sized(
    'each',
    2026,
    [
      ['4 × 4', [0, 3.5], [[1, 'piece', 400, 'memory']]],
      ['6 × 6', [0, 5.5], [[1, 'piece', 800, 'memory']]],
    ],
    { sizesIn: 'in' },
  ),
  'fence-clips': packs('pack', 2026, [[4, 'piece', 600, 'memory']]),
  // Store list
  'fence-rail': lengths(2026, 'in', [['2 × 4', [3.5, 1.5], [[8, 'ft', 468, 'seen']], 'GC']]),
  // Store list
  'rail-bracket': packs('each', 2026, [[1, 'piece', 98, 'seen']]),
  'feather-edge': notSold('pickets', 'other-practice'),
  // Treated pine; store list, 6 ft
  pickets: lengths(2026, 'in', [
    [
      '5/8 × 5-1/2 in',
      [5.5, 0.625],
      [
        [6, 'ft', 228, 'seen'],
        [8, 'ft', 304, 'memory'],
      ],
    ],
  ]),
  'capping-rail': notSold('structural-timber', 'other-practice'),
  gate: sized('each', 2026, [['42 × 72 in', [72, 42], [[1, 'piece', 10_500, 'memory']]]]),
  // 26.37 to 29.98
  'gate-hardware': packs('pack', 2026, [[1, 'piece', 2800, 'seen']]),
  'post-wedges': notSold('none', 'other-practice'),
  // Store lists, 6.48 to 16.48
  'deck-board': lengths(2026, 'in', [
    [
      '5/4 × 6',
      [5.5, 1],
      [
        [8, 'ft', 800, 'seen'],
        [10, 'ft', 998, 'memory'],
        [12, 'ft', 1190, 'memory'],
        [16, 'ft', 1580, 'seen'],
      ],
      'GC',
    ],
  ]),
  // 30.98 to 77.39
  'composite-board': lengths(2026, 'in', [
    [
      '1 × 6',
      [5.5, 1],
      [
        [12, 'ft', 3500, 'seen'],
        [16, 'ft', 4600, 'seen'],
        [20, 'ft', 5700, 'seen'],
      ],
    ],
  ]),
  'fascia-board': lengths(2026, 'in', [
    [
      '1 × 12',
      [11.25, 0.75],
      [
        [8, 'ft', 1800, 'memory'],
        [12, 'ft', 2700, 'memory'],
      ],
    ],
  ]),
  // List of 2026-07-28
  'deck-clips': packs('box', 2026, [[96, 'piece', 6199, 'seen']]),
  'starter-clips': packs('pack', 2026, [[20, 'piece', 1500, 'memory']]),
  'joist-tape': sized('roll', 2026, [
    [
      '1-5/8 in',
      [0, 1.625],
      [
        [50, 'ft', 1800, 'memory'],
        [75, 'ft', 2400, 'memory'],
      ],
    ],
    ['3-1/8 in', [0, 3.125], [[50, 'ft', 3000, 'memory']]],
  ]),
  // 1.42 to 3.09 a foot
  flashing: lengths(2026, 'in', [['4 in', [4, 0.05], [[10, 'ft', 2200, 'seen']]]]),
  'deck-baluster': sized('each', 2026, [['2 × 2', [36, 1.5, 1.5], [[1, 'piece', 200, 'memory']]]], {
    sizesIn: 'in',
  }),
  // Store list, 8 ft
  handrail: lengths(2026, 'in', [
    [
      '2 × 4',
      [3.5, 1.5],
      [
        [8, 'ft', 468, 'seen'],
        [12, 'ft', 700, 'memory'],
        [16, 'ft', 930, 'memory'],
      ],
      'GC',
    ],
  ]),
  'stair-stringer': sized('each', 2026, [
    ['21 in', [0, 0, 21], [[1, 'piece', 1800, 'memory']]],
    ['28 in', [0, 0, 28], [[1, 'piece', 2500, 'memory']]],
    ['35 in', [0, 0, 35], [[1, 'piece', 3400, 'memory']]],
  ]),
  'deck-pedestal': sized('each', 2026, [
    ['2-3/4 in', [0, 0, 2.75], [[1, 'piece', 700, 'memory']]],
    ['4-3/4 in', [0, 0, 4.75], [[1, 'piece', 900, 'memory']]],
  ]),
  // Store list; yard by the ton, 40 to 55
  'sharp-sand': packs(
    'bag',
    2026,
    [
      [0.5, 'ft3', 600, 'seen'],
      [1, 'ton', 4800, 'seen', { in: 'load' }],
    ],
    { per: { ft3: 45_000 } },
  ),
  // 52.86 lb a bag by its label; yard by the ton, 20 to 50
  'sub-base': packs(
    'bag',
    2026,
    [
      [0.5, 'ft3', 550, 'memory'],
      [1, 'ton', 3800, 'seen', { in: 'load' }],
    ],
    { per: { ft3: 47_900 } },
  ),
  // Yard by the ton, 20 to 50
  gravel: packs(
    'bag',
    2026,
    [
      [0.5, 'ft3', 575, 'memory'],
      [1, 'ton', 3800, 'seen', { in: 'load' }],
    ],
    { per: { ft3: 43_000 } },
  ),
  // Store list; bulk 30 to 80
  bark: packs('bag', 2026, [
    [2, 'ft3', 500, 'seen'],
    [1, 'yd3', 4500, 'seen', { in: 'load' }],
  ]),
  // Store list
  'weed-membrane': packs('roll', 2026, [
    [150, 'ft2', 1800, 'seen'],
    [300, 'ft2', 3000, 'memory'],
  ]),
  geotextile: packs('roll', 2026, [
    [150, 'ft2', 3000, 'memory'],
    [600, 'ft2', 9500, 'memory'],
  ]),
  // Store list
  'membrane-pins': packs('pack', 2026, [
    [25, 'piece', 700, 'memory'],
    [100, 'piece', 1459, 'seen'],
  ]),
  // Store list
  'path-edging': packs('roll', 2026, [
    [20, 'ft', 1400, 'memory'],
    [60, 'ft', 3000, 'seen'],
  ]),
  'gravel-grid': packs('pack', 2026, [
    [20, 'ft2', 4500, 'memory'],
    [100, 'ft2', 20_000, 'memory'],
  ]),
  'paving-slab': sized('each', 2026, [
    ['12 × 12 in', [12, 12, 1.5], [[1, 'piece', 300, 'memory']]],
    ['16 × 16 in', [16, 16, 1.75], [[1, 'piece', 600, 'memory']]],
    ['7.87 × 3.94 in', [7.87, 3.94, 2.36], [[1, 'piece', 85, 'memory']]],
  ]),
  'slab-primer': notSold('none', 'other-practice'),
  // 27 to 45
  'paving-joint': packs('bag', 2026, [
    [40, 'lb', 3000, 'seen'],
    [50, 'lb', 3600, 'seen'],
  ]),
  'drain-channel': lengths(2026, 'in', [['5 in', [5, 5], [[39.4, 'in', 2500, 'memory']]]]),
  // Store list
  topsoil: packs('bag', 2026, [
    [0.75, 'ft3', 400, 'seen'],
    [1, 'ft3', 420, 'memory'],
    [1, 'yd3', 4200, 'memory', { in: 'load' }],
  ]),
  // Garden soil 7 to 8
  compost: packs('bag', 2026, [
    [1, 'ft3', 600, 'memory'],
    [1.5, 'ft3', 750, 'seen'],
  ]),
  // Pallet of 400 to 500 sq ft, 150 to 450
  'lawn-turf': sized('roll', 2026, [
    [
      '60 × 24 in',
      [60, 24],
      [
        [10, 'ft2', 900, 'memory'],
        [450, 'ft2', 30_000, 'seen', { in: 'load' }],
      ],
    ],
  ]),
  // Store list
  'grass-seed': packs('bag', 2026, [
    [3, 'lb', 1400, 'memory'],
    [20, 'lb', 5000, 'seen'],
  ]),
  'lawn-fertiliser': packs('bag', 2026, [[14, 'lb', 2500, 'memory']]),
  // Store list, 6 × 6
  sleeper: lengths(2026, 'in', [
    ['4 × 4', [3.75, 2.75], [[8, 'ft', 600, 'memory']]],
    ['6 × 6', [5.5, 5.5], [[8, 'ft', 2600, 'seen']], 'GC'],
  ]),
} satisfies Partial<Shelf<'us'>>;
