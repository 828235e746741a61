import { by, lengths, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const garden = {
  'fence-panel': sized('each', 2024, [
    ['1.83 × 0.91 m', [1.829, 0.914], [[1, 'piece', 2600, 'memory']]],
    ['1.83 × 1.22 m', [1.829, 1.219], [[1, 'piece', 3200, 'memory']]],
    ['1.83 × 1.52 m', [1.829, 1.524], [[1, 'piece', 3600, 'memory']]],
    ['1.83 × 1.83 m', [1.829, 1.829], [[1, 'piece', 4000, 'memory']]],
  ]),
  'fence-post': lengths(2024, 'mm', [
    ['75 × 75 mm', [75, 75], by('m', 475, 'memory', 1.8, 2.1, 2.4, 2.7, 3), 'UC4'],
    ['100 × 100 mm', [100, 100], by('m', 700, 'memory', 1.8, 2.1, 2.4, 2.7, 3), 'UC4'],
    ['125 × 125 mm', [125, 125], by('m', 1300, 'memory', 2.1, 2.4, 2.7, 3), 'UC4'],
    ['150 × 150 mm', [150, 150], by('m', 1900, 'memory', 2.4, 3), 'UC4'],
  ]),
  'concrete-post': lengths(2025, 'mm', [
    [
      '125 × 100 mm',
      [125, 100],
      [
        [1.83, 'm', 2200, 'memory'],
        [2.36, 'm', 2800, 'memory'],
        [2.66, 'm', 3150, 'memory'],
      ],
    ],
  ]),
  'concrete-gravel-board': lengths(2024, 'mm', [
    ['150 × 50 mm', [150, 50], [[1.83, 'm', 1400, 'memory']]],
    ['305 × 50 mm', [305, 50], [[1.83, 'm', 2200, 'memory']]],
  ]),
  'gravel-board': lengths(2024, 'mm', [
    [
      '22 × 150 mm',
      [150, 22],
      [
        [1.83, 'm', 600, 'memory'],
        [2.4, 'm', 780, 'memory'],
        [3, 'm', 975, 'memory'],
        [3.6, 'm', 1170, 'memory'],
      ],
      'UC4',
    ],
  ]),
  'gravel-board-clip': packs('each', 2024, [[1, 'piece', 200, 'memory']]),
  'post-cap': sized('each', 2024, [
    ['75 mm', [0, 75], [[1, 'piece', 200, 'memory']]],
    ['100 mm', [0, 100], [[1, 'piece', 280, 'memory']]],
  ]),
  'fence-clips': packs('pack', 2024, [[6, 'piece', 600, 'memory']]),
  'fence-rail': lengths(2024, 'mm', [
    [
      '75 mm',
      [75, 40],
      [
        [1.83, 'm', 550, 'memory'],
        [2.4, 'm', 720, 'memory'],
        [3, 'm', 900, 'memory'],
      ],
      'UC3',
    ],
  ]),
  'rail-bracket': packs('each', 2024, [[1, 'piece', 350, 'memory']]),
  'feather-edge': lengths(2024, 'mm', [
    [
      '125 × 11 mm',
      [125, 11],
      [
        [900, 'mm', 140, 'memory'],
        [1.2, 'm', 180, 'memory'],
        [1.5, 'm', 220, 'memory'],
        [1.65, 'm', 240, 'memory'],
        [1.8, 'm', 260, 'memory'],
      ],
      'UC3',
    ],
  ]),
  pickets: lengths(2024, 'mm', [
    [
      '20 × 70 mm',
      [70, 20],
      [
        [900, 'mm', 200, 'memory'],
        [1.2, 'm', 260, 'memory'],
      ],
      'UC3',
    ],
  ]),
  'capping-rail': lengths(2024, 'mm', [
    [
      '38 × 65 mm',
      [65, 38],
      [
        [1.83, 'm', 550, 'memory'],
        [2.4, 'm', 700, 'memory'],
        [3, 'm', 870, 'memory'],
      ],
    ],
  ]),
  gate: sized('each', 2024, [
    ['915 × 900 mm', [900, 915], [[1, 'piece', 5500, 'memory']]],
    ['915 × 1750 mm', [1750, 915], [[1, 'piece', 8500, 'memory']]],
  ]),
  'gate-hardware': packs('pack', 2024, [[1, 'piece', 2400, 'memory']]),
  'post-wedges': packs('pack', 2024, [[20, 'piece', 800, 'memory']]),
  'deck-board': lengths(2024, 'mm', [
    ['28 × 120 mm', [120, 28], by('m', 300, 'memory', 2.4, 3, 3.6, 4.2, 4.8), 'UC3'],
    ['28 × 145 mm', [144, 28], by('m', 240, 'memory', 2.4, 3, 3.6, 4.2, 4.8), 'UC3'],
  ]),
  'composite-board': lengths(2024, 'mm', [
    [
      '22 × 135 mm',
      [135, 22],
      [
        [2.4, 'm', 1700, 'memory'],
        [3.6, 'm', 2500, 'memory'],
      ],
    ],
  ]),
  // [TP]
  'fascia-board': lengths(2024, 'mm', [['22 × 150 mm', [150, 22], [[3.6, 'm', 955, 'seen']]]]),
  'deck-clips': packs('box', 2024, [[100, 'piece', 3500, 'memory']]),
  'starter-clips': packs('pack', 2024, [[10, 'piece', 600, 'memory']]),
  'joist-tape': sized('roll', 2024, [['50 mm', [0, 50], [[20, 'm', 1800, 'memory']]]]),
  flashing: lengths(2024, 'mm', [['150 mm', [150, 1.8], [[3, 'm', 1800, 'memory']]]]),
  'deck-baluster': sized('each', 2024, [
    ['41 × 41 mm', [900, 41, 41], [[1, 'piece', 300, 'memory']]],
  ]),
  handrail: lengths(2024, 'mm', [
    [
      '40 × 65 mm',
      [65, 40],
      [
        [1.8, 'm', 1100, 'memory'],
        [2.4, 'm', 1400, 'memory'],
        [3.6, 'm', 2000, 'memory'],
      ],
    ],
  ]),
  'stair-stringer': sized('each', 2024, [
    ['540 mm', [0, 0, 540], [[1, 'piece', 2500, 'memory']]],
    ['720 mm', [0, 0, 720], [[1, 'piece', 3200, 'memory']]],
  ]),
  'deck-pedestal': sized('each', 2024, [
    ['40–70 mm', [0, 0, 70], [[1, 'piece', 300, 'memory']]],
    ['70–120 mm', [0, 0, 120], [[1, 'piece', 400, 'memory']]],
  ]),
  // [PX] bulk bag; sold as 800 to 875 kg, so 800 to count on
  'sharp-sand': packs('bag', 2026, [
    [25, 'kg', 400, 'memory'],
    [800, 'kg', 7674, 'seen', { in: 'bulk-bag' }],
  ]),
  // [TP] bulk bag 45 to 65.72; sold as 800 to 875 kg, so 800 to count on
  'sub-base': packs('bag', 2025, [
    [20, 'kg', 350, 'memory'],
    [800, 'kg', 5800, 'seen', { in: 'bulk-bag' }],
  ]),
  // [UG] bulk bag 55 to 85
  gravel: packs('bag', 2025, [
    [20, 'kg', 500, 'memory'],
    [800, 'kg', 7000, 'seen', { in: 'bulk-bag' }],
  ]),
  bark: packs('bag', 2024, [
    [50, 'L', 600, 'memory'],
    [100, 'L', 1000, 'memory'],
  ]),
  'weed-membrane': packs('roll', 2024, [
    [14, 'm2', 1100, 'memory'],
    [50, 'm2', 3000, 'memory'],
  ]),
  geotextile: packs('roll', 2024, [[49, 'm2', 4200, 'memory']]),
  'membrane-pins': packs('pack', 2024, [
    [10, 'piece', 400, 'memory'],
    [50, 'piece', 1500, 'memory'],
  ]),
  'path-edging': sized('each', 2024, [
    ['600 × 150 mm', [600, 150, 50], [[600, 'mm', 500, 'memory']]],
    ['915 × 150 mm', [915, 150, 50], [[915, 'mm', 700, 'memory']]],
  ]),
  'gravel-grid': packs('pack', 2024, [
    [1, 'm2', 1400, 'memory'],
    [10, 'm2', 12_000, 'memory'],
  ]),
  'paving-slab': sized('each', 2024, [
    ['450 × 450 mm', [450, 450, 32], [[1, 'piece', 500, 'memory']]],
    ['600 × 300 mm', [600, 300, 35], [[1, 'piece', 550, 'memory']]],
    ['600 × 600 mm', [600, 600, 38], [[1, 'piece', 900, 'memory']]],
  ]),
  'slab-primer': packs('tub', 2024, [[17, 'kg', 3000, 'memory']]),
  // [TP]
  'paving-joint': packs('tub', 2024, [[15, 'kg', 4852, 'seen']]),
  'drain-channel': lengths(2024, 'mm', [['100 mm', [118, 100], [[1, 'm', 1500, 'memory']]]]),
  topsoil: packs('bag', 2024, [
    [30, 'L', 500, 'memory'],
    [700, 'L', 8000, 'memory', { in: 'bulk-bag' }],
  ]),
  compost: packs('bag', 2024, [
    [40, 'L', 600, 'memory'],
    [50, 'L', 700, 'memory'],
    [60, 'L', 800, 'memory'],
  ]),
  // [UG] 4 to 6 a m²
  'lawn-turf': sized('roll', 2024, [['1640 × 610 mm', [1640, 610], [[1, 'm2', 500, 'seen']]]]),
  'grass-seed': packs('box', 2024, [
    [1, 'kg', 900, 'memory'],
    [5, 'kg', 3500, 'memory'],
  ]),
  'lawn-fertiliser': packs('bag', 2024, [
    [4, 'kg', 800, 'memory'],
    [20, 'kg', 2800, 'memory'],
  ]),
  // [TP]
  sleeper: lengths(2024, 'mm', [['100 × 200 mm', [200, 100], [[2.4, 'm', 3124, 'seen']], 'UC3']]),
} satisfies Partial<Shelf<'uk'>>;
