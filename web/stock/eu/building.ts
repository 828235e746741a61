import { lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const building = {
  // Seed list
  'expanding-foam': packs('tin', 2025, [[750, 'ml', 800, 'seen', { holds: 1 }]]),
  'form-oil': packs('tub', 2024, [
    [1, 'L', 900, 'memory'],
    [5, 'L', 2800, 'memory'],
  ]),
  // Shop feed of August 2026
  'steel-stud': lengths(2026, 'mm', [
    [
      '50 mm',
      [50, 50],
      [
        [2.6, 'm', 480, 'memory'],
        [3, 'm', 550, 'memory'],
        [4, 'm', 700, 'seen'],
      ],
    ],
    [
      '75 mm',
      [75, 50],
      [
        [2.6, 'm', 670, 'seen'],
        [3, 'm', 774, 'seen'],
      ],
    ],
    [
      '100 mm',
      [100, 50],
      [
        [2.6, 'm', 880, 'memory'],
        [3, 'm', 1000, 'memory'],
        [4, 'm', 1300, 'memory'],
      ],
    ],
  ]),
  // Shop lists, 4 to 7.74
  'steel-track': lengths(2026, 'mm', [
    ['50 mm', [50, 40], [[4, 'm', 600, 'seen']]],
    [
      '75 mm',
      [75, 40],
      [
        [3, 'm', 700, 'seen'],
        [4, 'm', 930, 'memory'],
      ],
    ],
    ['100 mm', [100, 40], [[4, 'm', 1100, 'memory']]],
  ]),
  // Seed list, 2000 × 1250
  plasterboard: sheets(2025, 'mm', [
    ['9.5 mm', 9.5, [[2000, 1250, 'mm', 900, 'memory', 18]]],
    [
      '12.5 mm',
      12.5,
      [
        [2000, 600, 'mm', 600, 'memory', 10],
        [2000, 1250, 'mm', 1000, 'seen', 21],
        [2500, 1250, 'mm', 1250, 'memory', 26],
        [2600, 1250, 'mm', 1300, 'memory', 27],
        [3000, 1250, 'mm', 1500, 'memory', 31],
      ],
    ],
  ]),
  'moisture-board': sheets(2026, 'mm', [
    [
      '12.5 mm',
      12.5,
      [
        [1200, 600, 'mm', 600, 'memory', 7.5],
        [2000, 600, 'mm', 900, 'memory', 12.5],
        [2000, 1250, 'mm', 1300, 'memory', 26],
      ],
    ],
  ]),
  // 5 to 22
  'joint-tape': packs('roll', 2025, [
    [25, 'm', 500, 'seen'],
    [150, 'm', 1600, 'memory'],
  ]),
  // Shop feed of August 2026, 10 kg; 25 kg at 17 to 22
  'joint-compound': packs('bag', 2026, [
    [5, 'kg', 800, 'memory'],
    [10, 'kg', 1329, 'seen'],
    [25, 'kg', 2000, 'seen'],
  ]),
  'skim-plaster': packs('bag', 2025, [
    [5, 'kg', 900, 'memory'],
    [25, 'kg', 1800, 'memory'],
  ]),
  // Seed list, 2 to 9.30
  'corner-bead': lengths(2025, 'mm', [['25 mm', [25, 25], [[2.5, 'm', 400, 'seen']]]]),
  'acoustic-sealant': packs('tube', 2024, [[310, 'ml', 700, 'memory', { holds: 1 }]]),
  'acoustic-strip': sized('roll', 2024, [
    ['50 mm', [0, 50], [[30, 'm', 600, 'memory']]],
    ['70 mm', [0, 70], [[30, 'm', 700, 'memory']]],
    ['95 mm', [0, 95], [[30, 'm', 900, 'memory']]],
  ]),
  'sole-membrane': sized('roll', 2024, [
    [
      '115 mm',
      [0, 115],
      [
        [10, 'm', 800, 'memory'],
        [25, 'm', 1600, 'memory'],
      ],
    ],
  ]),
  'resilient-bar': lengths(2024, 'mm', [['98 mm', [98, 15], [[3, 'm', 900, 'memory']]]]),
  coving: lengths(2024, 'mm', [
    ['40 × 40 mm', [40, 40], [[2, 'm', 300, 'memory']]],
    ['80 × 80 mm', [80, 80], [[2, 'm', 600, 'memory']]],
  ]),
  'coving-adhesive': packs('tub', 2024, [
    [1, 'kg', 800, 'memory'],
    [4, 'kg', 2000, 'memory'],
  ]),
  // Seed list; a 40 kg bag makes about 18 L
  'concrete-mix': packs(
    'bag',
    2025,
    [
      [25, 'kg', 500, 'memory'],
      [40, 'kg', 675, 'seen'],
    ],
    { per: { kg: 450 } },
  ),
  // Seed list
  'ready-mix': packs('load', 2025, [[1, 'm3', 12_000, 'seen']]),
  'post-mix': packs('bag', 2024, [[25, 'kg', 800, 'memory']], { per: { kg: 450 } }),
  // Seed list
  cement: packs('bag', 2025, [[25, 'kg', 500, 'seen']]),
  mesh: sheets(2024, 'mm', [
    [
      '6 mm',
      6,
      [
        [2000, 1000, 'mm', 1400, 'memory'],
        [2300, 2150, 'mm', 3000, 'memory'],
      ],
    ],
  ]),
  'mesh-spacers': sized('pack', 2024, [
    [
      '35 mm',
      [0, 35],
      [
        [25, 'piece', 500, 'memory'],
        [100, 'piece', 1500, 'memory'],
      ],
    ],
  ]),
  'tube-form': notSold('none', 'other-practice'),
  skip: packs('each', 2024, [
    [3, 'm3', 25_000, 'memory'],
    [7, 'm3', 42_000, 'memory'],
  ]),
  'wall-insulation': sized('pack', 2025, [
    ['40 mm', [1250, 625, 40], [[9.38, 'm2', 3800, 'memory']]],
    ['60 mm', [1250, 625, 60], [[6.25, 'm2', 3300, 'memory']]],
    ['80 mm', [1250, 625, 80], [[4.69, 'm2', 3200, 'memory']]],
  ]),
  'loft-insulation': sized('roll', 2024, [
    ['100 mm', [0, 1200, 100], [[7.2, 'm2', 4200, 'memory']]],
    ['120 mm', [0, 1200, 120], [[6, 'm2', 4200, 'memory']]],
    ['160 mm', [0, 1200, 160], [[4.5, 'm2', 4200, 'memory']]],
    ['200 mm', [0, 1200, 200], [[3.6, 'm2', 4200, 'memory']]],
    ['240 mm', [0, 1200, 240], [[3, 'm2', 4300, 'memory']]],
  ]),
  'blown-insulation': notSold('loft-insulation', 'other-practice'),
  'loft-board': sized('each', 2024, [
    ['2050 × 615 mm', [2050, 615, 19], [[1, 'piece', 1300, 'memory']]],
    ['2050 × 925 mm', [2050, 925, 19], [[1, 'piece', 1900, 'memory']]],
  ]),
  'loft-leg': notSold('batten', 'other-practice'),
  'hatch-insulation': packs('each', 2024, [[1, 'piece', 4000, 'memory']]),
  'draught-strip': packs('roll', 2024, [
    [6, 'm', 500, 'memory'],
    [10, 'm', 800, 'memory'],
  ]),
  'eave-tray': notSold('none', 'other-practice'),
  'downlight-cap': packs('each', 2024, [[1, 'piece', 1000, 'memory']]),
  'pipe-lagging': sized('each', 2024, [
    [
      '15 mm',
      [0, 15],
      [
        [1, 'm', 200, 'memory'],
        [2, 'm', 360, 'memory'],
      ],
    ],
    [
      '22 mm',
      [0, 22],
      [
        [1, 'm', 240, 'memory'],
        [2, 'm', 440, 'memory'],
      ],
    ],
  ]),
  'vapour-tape': packs('roll', 2024, [
    [25, 'm', 1400, 'memory'],
    [40, 'm', 2100, 'memory'],
  ]),
  'loft-ladder': packs('each', 2024, [[1, 'piece', 15_000, 'memory']]),
  'loft-light': packs('each', 2024, [[1, 'piece', 1000, 'memory']]),
} satisfies Partial<Shelf<'eu'>>;
