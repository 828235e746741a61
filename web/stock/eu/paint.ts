import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const paint = {
  // Seed list of a German renovation app, 10 L at 25 to 65
  'wall-paint': packs(
    'tin',
    2025,
    [
      [2.5, 'L', 1500, 'memory'],
      [5, 'L', 2600, 'memory'],
      [10, 'L', 4500, 'seen'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'ceiling-paint': packs(
    'tin',
    2025,
    [
      [2.5, 'L', 1300, 'memory'],
      [5, 'L', 2200, 'memory'],
      [10, 'L', 4000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  // Deep primer, 18 to 50
  'wall-primer': packs(
    'tin',
    2025,
    [
      [5, 'L', 2000, 'seen'],
      [10, 'L', 3600, 'seen'],
    ],
    { covers: [15, 'm2', 'L'] },
  ),
  'stain-blocker': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1800, 'memory'],
      [2.5, 'L', 4800, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wood-primer': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1600, 'memory'],
      [2.5, 'L', 4000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  undercoat: packs(
    'tin',
    2025,
    [
      [750, 'ml', 1600, 'memory'],
      [2.5, 'L', 4200, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  // 12 to 15 for 0.75 to 1 L
  'trim-paint': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1400, 'seen'],
      [2.5, 'L', 4200, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'trim-eggshell': notSold('trim-paint', 'other-product'),
  'trim-gloss': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1500, 'memory'],
      [2.5, 'L', 4400, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'trim-solvent': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1500, 'memory'],
      [2.5, 'L', 4000, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'white-spirit': packs('tub', 2025, [
    [1, 'L', 600, 'memory'],
    [5, 'L', 1800, 'memory'],
  ]),
  'lead-test': packs('pack', 2025, [
    [2, 'piece', 1200, 'memory'],
    [6, 'piece', 2500, 'memory'],
  ]),
  knotting: notSold('stain-blocker', 'other-product'),
  'clear-varnish': packs(
    'tin',
    2024,
    [
      [750, 'ml', 2000, 'memory'],
      [2.5, 'L', 5000, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  // Seed list, 5 L
  'exterior-stain': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1200, 'memory'],
      [2.5, 'L', 2500, 'memory'],
      [5, 'L', 3000, 'seen'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'exterior-paint': packs(
    'tin',
    2024,
    [
      [750, 'ml', 1500, 'memory'],
      [2.5, 'L', 3600, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wood-preserver': packs(
    'tin',
    2025,
    [
      [750, 'ml', 1200, 'memory'],
      [2.5, 'L', 2800, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wall-cleaner': packs('tub', 2024, [
    [500, 'ml', 500, 'memory'],
    [1, 'L', 800, 'memory'],
  ]),
  'exterior-cleaner': packs(
    'tub',
    2024,
    [
      [1, 'L', 900, 'memory'],
      [2.5, 'L', 2000, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  filler: packs('tub', 2025, [
    [400, 'g', 500, 'memory'],
    [1, 'kg', 900, 'memory'],
  ]),
  // Seed list, 5 kg at 12 to 25
  'wall-putty': packs('tub', 2025, [
    [5, 'kg', 1400, 'seen'],
    [10, 'kg', 2200, 'memory'],
    [25, 'kg', 4000, 'memory'],
  ]),
  'wood-filler': packs('tub', 2024, [
    [250, 'g', 700, 'memory'],
    [500, 'g', 1100, 'memory'],
  ]),
  // 2 to 5
  caulk: packs('tube', 2026, [[310, 'ml', 350, 'seen', { holds: 1 }]]),
  sandpaper: sized('pack', 2024, [
    [
      '80 grit',
      [],
      [
        [5, 'piece', 400, 'memory'],
        [25, 'piece', 1400, 'memory'],
      ],
    ],
    [
      '120 grit',
      [],
      [
        [5, 'piece', 400, 'memory'],
        [25, 'piece', 1400, 'memory'],
      ],
    ],
    [
      '180 grit',
      [],
      [
        [5, 'piece', 400, 'memory'],
        [25, 'piece', 1400, 'memory'],
      ],
    ],
  ]),
  'wet-sandpaper': sized('pack', 2024, [['240 grit', [], [[5, 'piece', 400, 'memory']]]]),
  // Seed list, 4.80 to 6.20
  'masking-tape': sized('roll', 2025, [['50 mm', [0, 50], [[50, 'm', 550, 'seen']]]]),
  'dust-sheet': packs('roll', 2024, [
    [10, 'm2', 1000, 'memory'],
    [25, 'm2', 1600, 'memory'],
    [50, 'm2', 2500, 'memory'],
  ]),
  'masking-film': packs('roll', 2024, [
    [20, 'm2', 350, 'memory'],
    [50, 'm2', 600, 'memory'],
  ]),
  'roller-sleeve': packs('pack', 2024, [
    [1, 'piece', 600, 'memory'],
    [3, 'piece', 1400, 'memory'],
  ]),
  'mini-roller-sleeve': packs('pack', 2024, [
    [2, 'piece', 300, 'memory'],
    [10, 'piece', 900, 'memory'],
  ]),
  'tray-liner': packs('pack', 2024, [
    [3, 'piece', 400, 'memory'],
    [10, 'piece', 1000, 'memory'],
  ]),
  'cling-film': packs('roll', 2024, [[1, 'piece', 250, 'memory']]),
  'tack-cloth': packs('pack', 2024, [[1, 'piece', 200, 'memory']]),
  'paint-brush': sized('each', 2024, [
    ['25 mm', [0, 25], [[1, 'piece', 400, 'memory']]],
    ['50 mm', [0, 50], [[1, 'piece', 700, 'memory']]],
    ['100 mm', [0, 100], [[1, 'piece', 1000, 'memory']]],
  ]),
  rags: packs('pack', 2024, [[10, 'piece', 600, 'memory']]),
  sponge: packs('pack', 2024, [
    [1, 'piece', 300, 'memory'],
    [3, 'piece', 700, 'memory'],
  ]),
  bucket: packs('each', 2024, [[1, 'piece', 400, 'memory']]),
  // 10 to 37
  wallpaper: sized('roll', 2025, [
    ['10.05 × 0.53 m', [10.05, 0.53], [[1, 'piece', 2200, 'seen']]],
    ['10.05 × 1.06 m', [10.05, 1.06], [[1, 'piece', 4000, 'memory']]],
  ]),
  'lining-paper': sized('roll', 2024, [
    ['25 × 0.75 m', [25, 0.75], [[1, 'piece', 3800, 'memory']]],
  ]),
  // 500 g for 50 to 60 m²
  'wallpaper-paste': packs('pack', 2025, [
    [20, 'm2', 400, 'memory'],
    [50, 'm2', 700, 'seen'],
  ]),
  'paste-the-wall': packs('pack', 2024, [
    [25, 'm2', 700, 'memory'],
    [60, 'm2', 1500, 'memory'],
  ]),
  'wallpaper-primer': notSold('wall-primer', 'other-product'),
  'seam-adhesive': packs('tube', 2024, [[60, 'g', 500, 'memory', { holds: 1 }]]),
  // Seed list, 6 to 14
  'wallpaper-stripper': packs('tub', 2025, [
    [500, 'ml', 800, 'seen'],
    [1, 'L', 1200, 'seen'],
  ]),
  'snap-blades': packs('pack', 2024, [[10, 'piece', 350, 'memory']]),
  'stone-sealer': packs(
    'tin',
    2024,
    [
      [1, 'L', 2200, 'memory'],
      [5, 'L', 8000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
} satisfies Partial<Shelf<'eu'>>;
