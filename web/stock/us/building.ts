import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const building = {
  // 6 to 7
  'expanding-foam': packs('tin', 2026, [[12, 'oz', 650, 'seen', { holds: 1 }]]),
  'form-oil': packs('tub', 2026, [[1, 'gal', 2500, 'memory']]),
  // 5.80 to 9.50
  'steel-stud': lengths(2026, 'in', [
    [
      '2-1/2 in',
      [2.5, 1.25],
      [
        [8, 'ft', 500, 'memory'],
        [10, 'ft', 620, 'memory'],
      ],
    ],
    [
      '3-5/8 in',
      [3.625, 1.25],
      [
        [8, 'ft', 600, 'memory'],
        [10, 'ft', 750, 'seen'],
      ],
    ],
  ]),
  // Store list
  'steel-track': lengths(2026, 'in', [
    ['2-1/2 in', [2.5, 1.25], [[10, 'ft', 480, 'memory']]],
    ['3-5/8 in', [3.625, 1.25], [[10, 'ft', 525, 'seen']]],
  ]),
  // Store lists; 4 × 8 at 13.48 to 16.25
  plasterboard: sheets(2026, 'in', [
    ['3/8 in', 0.375, [[4, 8, 'ft', 1500, 'memory', 17]]],
    [
      '1/2 in',
      0.5,
      [
        [4, 8, 'ft', 1450, 'seen', 18],
        [4, 9, 'ft', 1630, 'memory', 20],
        [4, 10, 'ft', 1800, 'memory', 22.5],
        [4, 12, 'ft', 2100, 'memory', 27],
      ],
    ],
    [
      '5/8 in',
      0.625,
      [
        [4, 8, 'ft', 1898, 'seen', 32],
        [4, 12, 'ft', 2800, 'memory', 48],
      ],
    ],
  ]),
  // 19.53 to 22.98
  'moisture-board': sheets(2026, 'in', [['1/2 in', 0.5, [[4, 8, 'ft', 2100, 'seen', 23]]]]),
  // Store list, 250 ft
  'joint-tape': packs('roll', 2026, [
    [250, 'ft', 498, 'seen'],
    [500, 'ft', 990, 'memory'],
  ]),
  // Store list; 17 to 22.45
  'joint-compound': packs(
    'tub',
    2026,
    [
      [3.5, 'qt', 1028, 'seen'],
      [4.5, 'gal', 2000, 'seen'],
    ],
    { per: { gal: 5700, qt: 1425 } },
  ),
  'skim-plaster': notSold('joint-compound', 'other-practice'),
  // 2.88 to 5.20
  'corner-bead': lengths(2026, 'in', [
    [
      '1-1/4 in',
      [1.25, 0.1],
      [
        [8, 'ft', 380, 'seen'],
        [10, 'ft', 475, 'seen'],
      ],
    ],
  ]),
  'acoustic-sealant': packs('tube', 2026, [[28, 'oz', 1000, 'memory', { holds: 1 }]]),
  'acoustic-strip': sized('roll', 2026, [['3-1/2 in', [0, 3.5], [[50, 'ft', 900, 'memory']]]]),
  'sole-membrane': sized('roll', 2026, [
    ['3-1/2 in', [0, 3.5], [[50, 'ft', 800, 'memory']]],
    ['5-1/2 in', [0, 5.5], [[50, 'ft', 1100, 'memory']]],
  ]),
  'resilient-bar': lengths(2026, 'in', [['2-1/4 in', [2.25, 0.5], [[12, 'ft', 800, 'memory']]]]),
  // 15.84 to 20.88
  coving: lengths(2026, 'in', [['9/16 × 3-5/8 in', [3.625, 0.5625], [[8, 'ft', 1800, 'seen']]]]),
  'coving-adhesive': notSold('grab-adhesive', 'other-practice'),
  // 80 lb at 5.98 to 8.50
  'concrete-mix': packs(
    'bag',
    2026,
    [
      [60, 'lb', 525, 'seen'],
      [80, 'lb', 650, 'seen'],
    ],
    { per: { lb: 212.3764 } },
  ),
  // 125 to 165
  'ready-mix': packs('load', 2026, [[1, 'yd3', 15_000, 'seen']]),
  // 7.97 to 9.50
  'post-mix': packs('bag', 2026, [[50, 'lb', 850, 'seen']], { per: { lb: 212.3764 } }),
  // Store list
  cement: packs('bag', 2026, [[94, 'lb', 1897, 'seen']]),
  // Store list
  mesh: sheets(2026, 'in', [['0.135 in', 0.135, [[42, 84, 'in', 1087, 'seen']]]]),
  'mesh-spacers': sized('pack', 2026, [
    [
      '2 in',
      [0, 2],
      [
        [25, 'piece', 1200, 'memory'],
        [100, 'piece', 3500, 'memory'],
      ],
    ],
  ]),
  // 17.41 to 22.49 for 10 and 12 in
  'tube-form': lengths(2026, 'in', [
    ['8 in', [8, 8], [[4, 'ft', 1100, 'memory']]],
    ['10 in', [10, 10], [[4, 'ft', 1949, 'seen']]],
    ['12 in', [12, 12], [[4, 'ft', 2000, 'seen']]],
    ['16 in', [16, 16], [[4, 'ft', 2600, 'memory']]],
  ]),
  skip: packs('each', 2026, [
    [10, 'yd3', 40_000, 'memory'],
    [20, 'yd3', 50_000, 'memory'],
  ]),
  // Store lists
  'wall-insulation': sized(
    'bag',
    2026,
    [
      ['R-13', [93, 15, 3.5], [[106.56, 'ft2', 7000, 'seen']]],
      ['R-19', [93, 15, 6.25], [[77.5, 'ft2', 9597, 'seen']]],
    ],
    { sizesIn: 'in' },
  ),
  // Store list, R-30
  'loft-insulation': sized(
    'bag',
    2026,
    [
      ['R-19', [93, 15, 6.25], [[77.5, 'ft2', 9597, 'seen']]],
      ['R-30', [48, 16, 9.5], [[58.67, 'ft2', 9450, 'seen']]],
      ['R-38', [48, 24, 12], [[64, 'ft2', 11_200, 'memory']]],
    ],
    { sizesIn: 'in' },
  ),
  'blown-insulation': packs('bag', 2026, [[25, 'lb', 1700, 'memory']]),
  'loft-board': sized('each', 2026, [
    ['47-3/4 × 23-3/4 in', [47.75, 23.75, 0.451], [[1, 'piece', 1800, 'memory']]],
  ]),
  'loft-leg': notSold('stud', 'other-product'),
  'hatch-insulation': packs('each', 2026, [[1, 'piece', 4500, 'memory']]),
  'draught-strip': packs('roll', 2026, [
    [10, 'ft', 500, 'memory'],
    [17, 'ft', 700, 'memory'],
  ]),
  'eave-tray': packs('pack', 2026, [[10, 'piece', 2800, 'memory']]),
  'downlight-cap': packs('each', 2026, [[1, 'piece', 1800, 'memory']]),
  'pipe-lagging': sized('each', 2026, [
    ['1/2 in', [0, 0.5], [[6, 'ft', 300, 'memory']]],
    ['3/4 in', [0, 0.75], [[6, 'ft', 350, 'memory']]],
  ]),
  'vapour-tape': packs('roll', 2026, [[50, 'yd', 1200, 'memory']]),
  'loft-ladder': packs('each', 2026, [[1, 'piece', 18_000, 'memory']]),
  'loft-light': packs('each', 2026, [[1, 'piece', 1200, 'memory']]),
} satisfies Partial<Shelf<'us'>>;
