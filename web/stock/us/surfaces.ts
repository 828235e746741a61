import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const surfaces = {
  // 27.98 to 46.55
  'tile-primer': packs(
    'tub',
    2026,
    [
      [1, 'qt', 1800, 'memory'],
      [1, 'gal', 3500, 'seen'],
    ],
    { covers: [300, 'ft2', 'gal'] },
  ),
  // Store list; 9 planks by the area of the case
  laminate: sized('case', 2026, [
    ['7-2/3 × 50-5/8 in', [50.625, 7.639, 0.27], [[24.17, 'ft2', 3360, 'seen', { holds: 9 }]]],
  ]),
  // Store list, 59.90 to 70.35; 7 planks by the area of the case
  'vinyl-plank': sized('case', 2026, [
    ['8.7 × 48 in', [48, 8.614, 0.3], [[20.1, 'ft2', 6500, 'seen', { holds: 7 }]]],
  ]),
  // Store list
  underlay: packs('roll', 2026, [[100, 'ft2', 3900, 'seen']]),
  'vinyl-underlay': notSold('none', 'other-product'),
  // Store list; file of 2026
  'damp-membrane': packs('roll', 2026, [
    [120, 'ft2', 2284, 'seen'],
    [1000, 'ft2', 9000, 'seen'],
  ]),
  'membrane-tape': packs('roll', 2026, [[60, 'yd', 1200, 'memory']]),
  // Store list
  scotia: lengths(2026, 'in', [['3/4 × 3/4 in', [0.75, 0.75], [[8, 'ft', 808, 'seen']]]]),
  // Store list
  threshold: lengths(2026, 'in', [
    [
      '1-3/4 in',
      [1.75, 0.3],
      [
        [36, 'in', 1400, 'memory'],
        [72, 'in', 2498, 'seen'],
      ],
    ],
  ]),
  'floor-spacers': packs('pack', 2026, [[30, 'piece', 1000, 'memory']]),
  // Store list
  'floor-leveller': packs('bag', 2026, [[50, 'lb', 4294, 'seen']]),
  'pipe-rose': packs('pack', 2026, [
    [1, 'piece', 400, 'memory'],
    [2, 'piece', 700, 'memory'],
  ]),
  'floor-seam-sealant': packs('tube', 2026, [[10.1, 'floz', 900, 'memory', { holds: 1 }]]),
  // 8 ft: 6.48 to 14
  skirting: lengths(2026, 'in', [
    [
      '1/2 × 3-1/4 in',
      [3.25, 0.5],
      [
        [8, 'ft', 900, 'seen'],
        [12, 'ft', 1350, 'memory'],
        [16, 'ft', 1800, 'memory'],
      ],
    ],
    [
      '9/16 × 5-1/4 in',
      [5.25, 0.5625],
      [
        [8, 'ft', 1200, 'seen'],
        [12, 'ft', 1800, 'memory'],
        [16, 'ft', 2400, 'memory'],
      ],
    ],
  ]),
  // Store list, 7 ft
  architrave: lengths(2026, 'in', [
    [
      '11/16 × 2-1/4 in',
      [2.25, 0.6875],
      [
        [7, 'ft', 936, 'seen'],
        [8, 'ft', 1060, 'memory'],
      ],
    ],
  ]),
  'plinth-block': packs('each', 2026, [[1, 'piece', 800, 'memory']]),
  // Store lists
  'wall-tile': sized('case', 2026, [
    ['3 × 6 in', [6, 3, 0.3125], [[12.5, 'ft2', 1498, 'seen', { holds: 100 }]]],
    ['8 × 8 in', [7.87, 7.87, 0.3], [[12.48, 'ft2', 9600, 'seen', { holds: 29 }]]],
    ['12 × 24 in', [23.62, 11.81, 0.35], [[15.5, 'ft2', 4400, 'memory', { holds: 8 }]]],
  ]),
  // Store lists
  'floor-tile': sized('case', 2026, [
    ['8 × 8 in', [7.87, 7.87, 0.35], [[12.48, 'ft2', 9600, 'seen', { holds: 29 }]]],
    ['12 × 12 in', [12, 12, 0.3], [[15, 'ft2', 3000, 'seen', { holds: 15 }]]],
    ['12 × 24 in', [23.62, 11.81, 0.35], [[15.5, 'ft2', 4400, 'memory', { holds: 8 }]]],
    ['24 × 24 in', [23.62, 23.62, 0.35], [[15.5, 'ft2', 4700, 'memory', { holds: 4 }]]],
  ]),
  // Store list
  'tile-adhesive': packs('bag', 2026, [[50, 'lb', 1798, 'seen']]),
  // Unsanded, for joints of 1/8 in or less
  grout: packs('bag', 2026, [[10, 'lb', 1848, 'seen']]),
  // Store list
  'sanded-grout': packs('bag', 2026, [[25, 'lb', 1948, 'seen']]),
  'joint-gel': notSold('grout', 'other-practice'),
  'tile-back-primer': notSold('none', 'other-practice'),
  // 7.98 to 10.98
  silicone: packs('tube', 2026, [[10.1, 'floz', 900, 'seen', { holds: 1 }]]),
  'tile-spacers': sized('pack', 2026, [
    ['1/16 in', [0, 0.0625], [[250, 'piece', 600, 'memory']]],
    ['1/8 in', [0, 0.125], [[250, 'piece', 600, 'memory']]],
    ['3/16 in', [0, 0.1875], [[250, 'piece', 600, 'memory']]],
  ]),
  // Store list
  'levelling-clips': sized('pack', 2026, [
    ['1/16 in', [0, 0.0625], [[100, 'piece', 1997, 'seen']]],
    ['1/8 in', [0, 0.125], [[100, 'piece', 1997, 'memory']]],
  ]),
  'levelling-wedges': packs('pack', 2026, [
    [50, 'piece', 1500, 'memory'],
    [100, 'piece', 2500, 'memory'],
  ]),
  // Store list
  'tile-trim': lengths(2026, 'in', [['3/8 in', [0.375, 0.1], [[98.5, 'in', 2014, 'seen']]]]),
  // 50 to 77.53; 11.7 lb a gallon
  tanking: packs(
    'tub',
    2026,
    [
      [1, 'gal', 6200, 'seen'],
      [3.5, 'gal', 17_000, 'memory'],
    ],
    { per: { gal: 5300 } },
  ),
  'tanking-tape': packs('roll', 2026, [
    [16, 'ft', 1500, 'memory'],
    [98, 'ft', 6000, 'memory'],
  ]),
  'pipe-collar': packs('each', 2026, [[1, 'piece', 1000, 'memory']]),
  // 15 to 20
  'backer-board': sheets(2026, 'in', [
    ['1/4 in', 0.25, [[3, 5, 'ft', 1700, 'seen', 12]]],
    ['1/2 in', 0.5, [[3, 5, 'ft', 1800, 'seen', 18]]],
  ]),
  // Store list
  'backer-tape': packs('roll', 2026, [
    [50, 'ft', 500, 'memory'],
    [150, 'ft', 894, 'seen'],
  ]),
  // Store list
  'decoupling-mat': packs('roll', 2026, [[54, 'ft2', 12_395, 'seen']]),
  'movement-joint': lengths(2026, 'in', [['3/8 in', [0.375, 0.3], [[98.5, 'in', 3500, 'memory']]]]),
  'edge-foam': sized('roll', 2026, [['1/2 × 4 in', [0, 4, 0.5], [[50, 'ft', 1800, 'memory']]]]),
} satisfies Partial<Shelf<'us'>>;
