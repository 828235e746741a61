import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const building = {
  // [PX]
  'expanding-foam': packs('tin', 2026, [[750, 'ml', 625, 'seen', { holds: 1 }]]),
  'form-oil': packs('tub', 2024, [
    [1, 'L', 600, 'memory'],
    [5, 'L', 1800, 'memory'],
  ]),
  'steel-stud': lengths(2024, 'mm', [
    [
      '50 mm',
      [48, 34],
      [
        [2.4, 'm', 420, 'memory'],
        [2.7, 'm', 470, 'memory'],
        [3, 'm', 520, 'memory'],
      ],
    ],
    [
      '70 mm',
      [70, 34],
      [
        [2.4, 'm', 480, 'memory'],
        [2.7, 'm', 540, 'memory'],
        [3, 'm', 600, 'memory'],
        [3.6, 'm', 720, 'memory'],
      ],
    ],
    [
      '92 mm',
      [92, 34],
      [
        [2.4, 'm', 640, 'memory'],
        [3, 'm', 800, 'memory'],
        [3.6, 'm', 960, 'memory'],
        [4.2, 'm', 1120, 'memory'],
      ],
    ],
    [
      '146 mm',
      [146, 34],
      [
        [3, 'm', 1200, 'memory'],
        [3.6, 'm', 1440, 'memory'],
        [4.2, 'm', 1680, 'memory'],
      ],
    ],
  ]),
  'steel-track': lengths(2024, 'mm', [
    ['52 mm', [50, 25], [[3, 'm', 520, 'memory']]],
    ['72 mm', [72, 25], [[3, 'm', 600, 'memory']]],
    ['94 mm', [94, 25], [[3, 'm', 800, 'memory']]],
    ['148 mm', [148, 25], [[3, 'm', 1200, 'memory']]],
  ]),
  // [PX] 2400 × 1200 × 12.5 at 11.86 to 12.90
  plasterboard: sheets(2026, 'mm', [
    [
      '9.5 mm',
      9.5,
      [
        [1800, 900, 'mm', 750, 'memory', 10.5],
        [2400, 1200, 'mm', 1000, 'memory', 18.7],
      ],
    ],
    [
      '12.5 mm',
      12.5,
      [
        [1800, 900, 'mm', 998, 'memory', 14],
        [2400, 1200, 'mm', 1190, 'seen', 24.5],
        [2700, 1200, 'mm', 1338, 'memory', 27.5],
        [3000, 1200, 'mm', 1487, 'memory', 30.6],
      ],
    ],
    ['15 mm', 15, [[2400, 1200, 'mm', 1700, 'memory', 34]]],
  ]),
  'moisture-board': sheets(2024, 'mm', [
    [
      '12.5 mm',
      12.5,
      [
        [1800, 900, 'mm', 1400, 'memory', 14.6],
        [2400, 1200, 'mm', 2000, 'memory', 26],
      ],
    ],
  ]),
  'joint-tape': packs('roll', 2024, [
    [75, 'm', 350, 'memory'],
    [150, 'm', 500, 'memory'],
  ]),
  'joint-compound': packs('bag', 2024, [
    [5, 'kg', 1000, 'memory'],
    [10, 'kg', 1700, 'memory'],
    [25, 'kg', 2800, 'memory'],
  ]),
  'skim-plaster': packs(
    'bag',
    2024,
    [
      [7.5, 'kg', 900, 'memory'],
      [25, 'kg', 1100, 'memory'],
    ],
    { covers: [0.4, 'm2', 'kg'] },
  ),
  'corner-bead': lengths(2024, 'mm', [
    [
      '3 mm',
      [25, 3],
      [
        [2.4, 'm', 280, 'memory'],
        [3, 'm', 350, 'memory'],
      ],
    ],
  ]),
  'acoustic-sealant': packs('tube', 2024, [[310, 'ml', 500, 'memory', { holds: 1 }]]),
  'acoustic-strip': sized('roll', 2024, [
    ['50 mm', [0, 50], [[30, 'm', 800, 'memory']]],
    ['70 mm', [0, 70], [[30, 'm', 1000, 'memory']]],
  ]),
  'sole-membrane': sized('roll', 2024, [
    ['100 mm', [0, 100], [[30, 'm', 700, 'memory']]],
    ['112 mm', [0, 112], [[30, 'm', 800, 'memory']]],
  ]),
  'resilient-bar': lengths(2024, 'mm', [['45 mm', [45, 16], [[3, 'm', 600, 'memory']]]]),
  coving: lengths(2024, 'mm', [
    ['90 mm', [63, 63], [[3, 'm', 900, 'memory']]],
    ['127 mm', [90, 90], [[3, 'm', 1000, 'memory']]],
  ]),
  'coving-adhesive': packs('bag', 2024, [[5, 'kg', 1100, 'memory']]),
  'concrete-mix': packs('bag', 2024, [[20, 'kg', 600, 'memory']], { per: { kg: 462.96 } }),
  'ready-mix': packs('load', 2024, [[1, 'm3', 15_000, 'memory']]),
  'post-mix': packs('bag', 2024, [[20, 'kg', 650, 'memory']], { per: { kg: 462.96 } }),
  // [PX] 6.75 to 9.28
  cement: packs('bag', 2026, [[25, 'kg', 750, 'seen']]),
  mesh: sheets(2024, 'mm', [
    [
      '6 mm',
      6,
      [
        [2450, 1250, 'mm', 2000, 'memory'],
        [3600, 2000, 'mm', 3800, 'memory', 16],
      ],
    ],
  ]),
  'mesh-spacers': sized('pack', 2024, [
    [
      '40 mm',
      [0, 40],
      [
        [50, 'piece', 900, 'memory'],
        [100, 'piece', 1600, 'memory'],
      ],
    ],
  ]),
  'tube-form': notSold('none', 'other-practice'),
  skip: packs('each', 2024, [
    [4, 'm3', 22_000, 'memory'],
    [6, 'm3', 29_000, 'memory'],
  ]),
  'wall-insulation': sized('pack', 2024, [
    ['50 mm', [1200, 600, 50], [[8.64, 'm2', 3400, 'memory']]],
    ['70 mm', [1200, 600, 70], [[5.76, 'm2', 3200, 'memory']]],
    ['100 mm', [1200, 600, 100], [[4.32, 'm2', 3200, 'memory']]],
  ]),
  // [TP] 200 mm
  'loft-insulation': sized('roll', 2024, [
    [
      '100 mm',
      [0, 1140, 100],
      [
        [8.3, 'm2', 2600, 'memory'],
        [9.6, 'm2', 2800, 'memory'],
        [13.89, 'm2', 3800, 'memory'],
      ],
    ],
    [
      '170 mm',
      [0, 1140, 170],
      [
        [5.4, 'm2', 2600, 'memory'],
        [7.12, 'm2', 3300, 'memory'],
        [8.34, 'm2', 3800, 'memory'],
      ],
    ],
    ['200 mm', [0, 1140, 200], [[6.84, 'm2', 5795, 'seen']]],
  ]),
  'blown-insulation': notSold('loft-insulation', 'other-practice'),
  'loft-board': sized('pack', 2024, [
    ['1220 × 320 mm', [1220, 320, 18], [[3, 'piece', 1250, 'memory']]],
  ]),
  'loft-leg': sized('pack', 2024, [
    ['175 mm', [0, 0, 175], [[12, 'piece', 2000, 'memory']]],
    ['300 mm', [0, 0, 300], [[12, 'piece', 2800, 'memory']]],
  ]),
  'hatch-insulation': packs('each', 2024, [[1, 'piece', 2500, 'memory']]),
  'draught-strip': packs('roll', 2024, [
    [5, 'm', 400, 'memory'],
    [10, 'm', 700, 'memory'],
  ]),
  'eave-tray': packs('pack', 2024, [
    [10, 'piece', 2200, 'memory'],
    [50, 'piece', 9500, 'memory'],
  ]),
  'downlight-cap': packs('each', 2024, [[1, 'piece', 800, 'memory']]),
  'pipe-lagging': sized('each', 2024, [
    [
      '15 mm',
      [0, 15],
      [
        [1, 'm', 160, 'memory'],
        [2, 'm', 280, 'memory'],
      ],
    ],
    [
      '22 mm',
      [0, 22],
      [
        [1, 'm', 200, 'memory'],
        [2, 'm', 360, 'memory'],
      ],
    ],
  ]),
  'vapour-tape': packs('roll', 2024, [[45, 'm', 800, 'memory']]),
  'loft-ladder': packs('each', 2024, [[1, 'piece', 9000, 'memory']]),
  'loft-light': packs('each', 2024, [[1, 'piece', 800, 'memory']]),
} satisfies Partial<Shelf<'uk'>>;
