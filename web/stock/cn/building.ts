import { by, lengths, notSold, packs, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const building = {
  'expanding-foam': packs('tin', 2024, [[750, 'ml', 2000, 'memory', { holds: 1 }]]),
  'form-oil': packs('tub', 2024, [[5, 'L', 6000, 'memory']]),
  'steel-stud': lengths(2024, 'mm', [
    ['50 mm', [50, 50], by('m', 400, 'memory', 3)],
    ['75 mm', [75, 50], by('m', 530, 'memory', 3, 4)],
    ['100 mm', [100, 50], by('m', 650, 'memory', 3, 4)],
  ]),
  'steel-track': lengths(2024, 'mm', [
    ['50 mm', [50, 35], [[3, 'm', 1100, 'memory']]],
    ['75 mm', [75, 35], [[3, 'm', 1400, 'memory']]],
    ['100 mm', [100, 35], [[3, 'm', 1700, 'memory']]],
  ]),
  // 9.5 mm at 18.60 to 35
  plasterboard: sheets(2026, 'mm', [
    [
      '9.5 mm',
      9.5,
      [
        [2400, 1200, 'mm', 2700, 'seen', 19],
        [3000, 1200, 'mm', 3300, 'memory', 24],
      ],
    ],
    [
      '12 mm',
      12,
      [
        [2400, 1200, 'mm', 3400, 'memory', 25],
        [3000, 1200, 'mm', 4200, 'memory', 31],
      ],
    ],
  ]),
  'moisture-board': sheets(2024, 'mm', [
    [
      '9.5 mm',
      9.5,
      [
        [2400, 1200, 'mm', 4500, 'memory', 20],
        [3000, 1200, 'mm', 5600, 'memory', 25],
      ],
    ],
    ['12 mm', 12, [[2400, 1200, 'mm', 5500, 'memory', 26]]],
  ]),
  'joint-tape': packs('roll', 2024, [
    [20, 'm', 500, 'memory'],
    [50, 'm', 1000, 'memory'],
  ]),
  'joint-compound': packs('bag', 2024, [
    [5, 'kg', 1800, 'memory'],
    [20, 'kg', 4500, 'memory'],
  ]),
  'skim-plaster': notSold('wall-putty', 'other-practice'),
  'corner-bead': lengths(2024, 'mm', [['25 mm', [25, 25], [[2.4, 'm', 300, 'memory']]]]),
  'acoustic-sealant': packs('tube', 2024, [[300, 'ml', 2500, 'memory', { holds: 1 }]]),
  'acoustic-strip': sized('roll', 2024, [['75 mm', [0, 75], [[20, 'm', 2500, 'memory']]]]),
  'sole-membrane': notSold('acoustic-strip', 'other-practice'),
  'resilient-bar': notSold('none', 'other-practice'),
  coving: lengths(2025, 'mm', [
    [
      '80 mm',
      [80, 80],
      [
        [2.4, 'm', 2800, 'memory'],
        [2.5, 'm', 2900, 'memory'],
      ],
    ],
    [
      '100 mm',
      [100, 100],
      [
        [2.4, 'm', 3800, 'memory'],
        [2.5, 'm', 3900, 'memory'],
      ],
    ],
  ]),
  'coving-adhesive': packs('bag', 2024, [
    [5, 'kg', 1800, 'memory'],
    [20, 'kg', 4000, 'memory'],
  ]),
  'concrete-mix': packs(
    'bag',
    2024,
    [
      [25, 'kg', 1400, 'memory'],
      [50, 'kg', 2500, 'memory'],
    ],
    { per: { kg: 440 } },
  ),
  'ready-mix': packs('load', 2024, [[1, 'm3', 48_000, 'memory']]),
  'post-mix': notSold('concrete-mix', 'other-product'),
  cement: packs('bag', 2024, [
    [25, 'kg', 1500, 'memory'],
    [50, 'kg', 2600, 'memory'],
  ]),
  mesh: sheets(2024, 'mm', [['4 mm', 4, [[2000, 1000, 'mm', 1200, 'memory']]]]),
  'mesh-spacers': sized('pack', 2024, [['30 mm', [0, 30], [[100, 'piece', 1500, 'memory']]]]),
  'tube-form': notSold('none', 'other-practice'),
  skip: notSold('rubble-sack', 'other-practice'),
  'wall-insulation': sized('pack', 2024, [
    ['50 mm', [1200, 600, 50], [[5.76, 'm2', 11_500, 'memory']]],
    ['75 mm', [1200, 600, 75], [[4.32, 'm2', 11_000, 'memory']]],
    ['100 mm', [1200, 600, 100], [[2.88, 'm2', 9000, 'memory']]],
  ]),
  'loft-insulation': notSold('wall-insulation', 'other-product'),
  'blown-insulation': notSold('none', 'not-built-there'),
  'loft-board': notSold('plywood', 'made-from'),
  'loft-leg': notSold('batten', 'other-practice'),
  'hatch-insulation': notSold('none', 'not-built-there'),
  'draught-strip': packs('roll', 2024, [
    [5, 'm', 800, 'memory'],
    [10, 'm', 1500, 'memory'],
  ]),
  'eave-tray': notSold('none', 'not-built-there'),
  'downlight-cap': notSold('none', 'not-built-there'),
  'pipe-lagging': sized('each', 2024, [
    ['22 mm', [0, 22], [[1.8, 'm', 600, 'memory']]],
    ['28 mm', [0, 28], [[1.8, 'm', 800, 'memory']]],
  ]),
  'vapour-tape': packs('roll', 2024, [
    [20, 'm', 1000, 'memory'],
    [50, 'm', 2000, 'memory'],
  ]),
  'loft-ladder': notSold('none', 'not-built-there'),
  'loft-light': packs('each', 2024, [[1, 'piece', 2500, 'memory']]),
} satisfies Partial<Shelf<'cn'>>;
