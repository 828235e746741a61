import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const paint = {
  'wall-paint': packs(
    'tin',
    2024,
    [
      [2.5, 'L', 1600, 'memory'],
      [5, 'L', 2400, 'memory'],
      [10, 'L', 4200, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'ceiling-paint': packs(
    'tin',
    2024,
    [
      [2.5, 'L', 1200, 'memory'],
      [5, 'L', 1800, 'memory'],
      [10, 'L', 2800, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'mist-paint': packs(
    'tin',
    2024,
    [
      [5, 'L', 1800, 'memory'],
      [10, 'L', 2800, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  // Drywall sealer, 10 L for about 80 m²
  'wall-primer': packs(
    'tin',
    2024,
    [
      [5, 'L', 2400, 'memory'],
      [10, 'L', 4000, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  // [TP] 1 L
  'stain-blocker': packs(
    'tin',
    2024,
    [
      [1, 'L', 2758, 'seen'],
      [2.5, 'L', 6000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'wood-primer': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1600, 'memory'],
      [2.5, 'L', 3600, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  undercoat: packs(
    'tin',
    2024,
    [
      [750, 'ml', 1800, 'memory'],
      [2.5, 'L', 4000, 'memory'],
    ],
    { covers: [14, 'm2', 'L'] },
  ),
  'trim-paint': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1900, 'memory'],
      [2.5, 'L', 4200, 'memory'],
    ],
    { covers: [14, 'm2', 'L'] },
  ),
  'trim-eggshell': packs(
    'tin',
    2024,
    [
      [750, 'ml', 2200, 'memory'],
      [2.5, 'L', 5000, 'memory'],
    ],
    { covers: [14, 'm2', 'L'] },
  ),
  'trim-gloss': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1800, 'memory'],
      [2.5, 'L', 4000, 'memory'],
    ],
    { covers: [14, 'm2', 'L'] },
  ),
  'trim-solvent': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1800, 'memory'],
      [2.5, 'L', 4200, 'memory'],
    ],
    { covers: [17, 'm2', 'L'] },
  ),
  'white-spirit': packs('tub', 2024, [
    [750, 'ml', 350, 'memory'],
    [2, 'L', 600, 'memory'],
  ]),
  'lead-test': packs('pack', 2024, [
    [2, 'piece', 900, 'memory'],
    [6, 'piece', 1800, 'memory'],
  ]),
  knotting: packs('tin', 2024, [
    [125, 'ml', 600, 'memory'],
    [250, 'ml', 850, 'memory'],
    [500, 'ml', 1400, 'memory'],
  ]),
  // [TP] polyurethane, 750 ml at 18.85
  'clear-varnish': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1885, 'seen'],
      [2.5, 'L', 4500, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'exterior-stain': packs(
    'tin',
    2024,
    [
      [5, 'L', 1600, 'memory'],
      [9, 'L', 2400, 'memory'],
    ],
    { covers: [6, 'm2', 'L'] },
  ),
  'exterior-paint': packs(
    'tin',
    2024,
    [
      [2.5, 'L', 2800, 'memory'],
      [5, 'L', 4500, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wood-preserver': packs(
    'tin',
    2024,
    [
      [1, 'L', 1400, 'memory'],
      [2.5, 'L', 2800, 'memory'],
      [5, 'L', 4500, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wall-cleaner': packs('tub', 2024, [
    [500, 'ml', 250, 'memory'],
    [1, 'L', 350, 'memory'],
  ]),
  'exterior-cleaner': packs(
    'tub',
    2024,
    [
      [1, 'L', 800, 'memory'],
      [5, 'L', 2200, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  filler: packs('tub', 2024, [
    [600, 'g', 550, 'memory'],
    [1, 'kg', 800, 'memory'],
    [2, 'kg', 1400, 'memory'],
  ]),
  'wall-putty': notSold('skim-plaster', 'other-practice'),
  'wood-filler': packs('tub', 2024, [
    [250, 'g', 600, 'memory'],
    [500, 'g', 1000, 'memory'],
    [1, 'kg', 1600, 'memory'],
  ]),
  // Shop list, 290 to 310 ml at 1 to 3
  caulk: packs('tube', 2025, [[310, 'ml', 200, 'seen', { holds: 1 }]]),
  sandpaper: sized('pack', 2024, [
    [
      '80 grit',
      [],
      [
        [10, 'piece', 500, 'memory'],
        [25, 'piece', 1000, 'memory'],
      ],
    ],
    [
      '120 grit',
      [],
      [
        [10, 'piece', 500, 'memory'],
        [25, 'piece', 1000, 'memory'],
      ],
    ],
    [
      '180 grit',
      [],
      [
        [10, 'piece', 500, 'memory'],
        [25, 'piece', 1000, 'memory'],
      ],
    ],
  ]),
  'wet-sandpaper': sized('pack', 2024, [
    [
      '240 grit',
      [],
      [
        [5, 'piece', 400, 'memory'],
        [25, 'piece', 1400, 'memory'],
      ],
    ],
  ]),
  'masking-tape': sized('roll', 2024, [['38 mm', [0, 38], [[50, 'm', 350, 'memory']]]]),
  'dust-sheet': packs('each', 2024, [[9.7, 'm2', 1000, 'memory']]),
  'masking-film': packs('roll', 2024, [[33, 'm2', 600, 'memory']]),
  'roller-sleeve': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [3, 'piece', 900, 'memory'],
  ]),
  'mini-roller-sleeve': packs('pack', 2024, [
    [5, 'piece', 500, 'memory'],
    [10, 'piece', 850, 'memory'],
  ]),
  'tray-liner': packs('pack', 2024, [[5, 'piece', 500, 'memory']]),
  'cling-film': packs('roll', 2024, [[1, 'piece', 250, 'memory']]),
  'tack-cloth': packs('pack', 2024, [
    [1, 'piece', 200, 'memory'],
    [3, 'piece', 450, 'memory'],
  ]),
  'paint-brush': sized('each', 2024, [
    ['25 mm', [0, 25], [[1, 'piece', 400, 'memory']]],
    ['50 mm', [0, 50], [[1, 'piece', 700, 'memory']]],
    ['100 mm', [0, 100], [[1, 'piece', 900, 'memory']]],
  ]),
  rags: packs('pack', 2024, [[10, 'piece', 500, 'memory']]),
  sponge: packs('pack', 2024, [
    [1, 'piece', 250, 'memory'],
    [2, 'piece', 450, 'memory'],
  ]),
  bucket: packs('each', 2024, [[1, 'piece', 300, 'memory']]),
  wallpaper: sized('roll', 2024, [
    ['10.05 × 0.53 m', [10.05, 0.53], [[1, 'piece', 2000, 'memory']]],
  ]),
  'lining-paper': sized('roll', 2024, [['20 × 0.56 m', [20, 0.56], [[1, 'piece', 850, 'memory']]]]),
  // A box hangs 5 rolls (SN); the 10-roll box from memory
  'wallpaper-paste': packs('pack', 2024, [
    [26, 'm2', 550, 'memory'],
    [53, 'm2', 900, 'memory'],
  ]),
  // 10 kg for 8 to 10 rolls
  'paste-the-wall': packs(
    'tub',
    2024,
    [
      [5, 'kg', 1100, 'memory'],
      [10, 'kg', 1700, 'memory'],
    ],
    { per: { kg: 4200 } },
  ),
  'wallpaper-primer': packs('tin', 2024, [[2.5, 'L', 1500, 'memory']], { covers: [10, 'm2', 'L'] }),
  'seam-adhesive': packs('tube', 2024, [[250, 'g', 500, 'memory', { holds: 1 }]]),
  'wallpaper-stripper': packs('tub', 2024, [
    [500, 'ml', 600, 'memory'],
    [1, 'L', 900, 'memory'],
  ]),
  'snap-blades': packs('pack', 2024, [
    [10, 'piece', 300, 'memory'],
    [50, 'piece', 1000, 'memory'],
  ]),
  'stone-sealer': packs(
    'tin',
    2024,
    [
      [1, 'L', 1500, 'memory'],
      [5, 'L', 5000, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
} satisfies Partial<Shelf<'uk'>>;
