import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const paint = {
  // 18 L at 400 to 1000
  'wall-paint': packs(
    'tin',
    2025,
    [
      [1, 'L', 8000, 'memory'],
      [5, 'L', 28_000, 'memory'],
      [15, 'L', 60_000, 'memory'],
      [18, 'L', 70_000, 'seen'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'ceiling-paint': packs(
    'tin',
    2024,
    [
      [5, 'L', 24_000, 'memory'],
      [15, 'L', 52_000, 'memory'],
      [18, 'L', 60_000, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  // 15 and 18 L at 300 to 600
  'wall-primer': packs(
    'tin',
    2025,
    [
      [5, 'L', 17_000, 'memory'],
      [15, 'L', 40_000, 'seen'],
      [18, 'L', 45_000, 'seen'],
    ],
    { covers: [11, 'm2', 'L'] },
  ),
  'stain-blocker': notSold('wall-primer', 'other-practice'),
  'wood-primer': packs(
    'tin',
    2024,
    [
      [1, 'L', 7000, 'memory'],
      [2.5, 'L', 15_000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  undercoat: notSold('wood-primer', 'other-practice'),
  'trim-paint': packs(
    'tin',
    2024,
    [
      [1, 'L', 8000, 'memory'],
      [2.5, 'L', 18_000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'trim-eggshell': notSold('trim-paint', 'other-product'),
  'trim-gloss': packs(
    'tin',
    2024,
    [
      [1, 'L', 8000, 'memory'],
      [2.5, 'L', 18_000, 'memory'],
    ],
    { covers: [10, 'm2', 'L'] },
  ),
  'trim-solvent': packs(
    'tin',
    2024,
    [
      [800, 'ml', 3500, 'memory'],
      [2.5, 'L', 9000, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'white-spirit': packs('tub', 2024, [
    [500, 'ml', 1200, 'memory'],
    [1, 'L', 2000, 'memory'],
  ]),
  // Shops keep none: a laboratory tests a chip
  'lead-test': notSold('none', 'other-practice'),
  knotting: notSold('wood-primer', 'other-practice'),
  'clear-varnish': packs(
    'tin',
    2024,
    [
      [1, 'L', 9000, 'memory'],
      [2.5, 'L', 20_000, 'memory'],
    ],
    { covers: [12, 'm2', 'L'] },
  ),
  'exterior-stain': packs(
    'tin',
    2024,
    [
      [1, 'L', 7000, 'memory'],
      [2.5, 'L', 15_000, 'memory'],
      [5, 'L', 26_000, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'exterior-paint': packs(
    'tin',
    2024,
    [
      [1, 'L', 7500, 'memory'],
      [2.5, 'L', 16_000, 'memory'],
    ],
    { covers: [8, 'm2', 'L'] },
  ),
  'wood-preserver': packs('tin', 2024, [[1, 'L', 5000, 'memory']], { covers: [8, 'm2', 'L'] }),
  'wall-cleaner': notSold('none', 'household'),
  'exterior-cleaner': notSold('none', 'household'),
  filler: packs('tub', 2024, [
    [500, 'g', 1200, 'memory'],
    [1, 'kg', 2000, 'memory'],
  ]),
  // 20 kg at 25 to 50
  'wall-putty': packs('bag', 2025, [
    [5, 'kg', 1600, 'memory'],
    [20, 'kg', 3600, 'seen'],
  ]),
  'wood-filler': packs('tub', 2024, [[500, 'g', 1800, 'memory']]),
  caulk: packs('tube', 2024, [[300, 'ml', 1200, 'memory', { holds: 1 }]]),
  sandpaper: sized('pack', 2024, [
    [
      '180 grit',
      [],
      [
        [10, 'piece', 800, 'memory'],
        [50, 'piece', 2500, 'memory'],
      ],
    ],
    [
      '240 grit',
      [],
      [
        [10, 'piece', 800, 'memory'],
        [50, 'piece', 2500, 'memory'],
      ],
    ],
    [
      '320 grit',
      [],
      [
        [10, 'piece', 800, 'memory'],
        [50, 'piece', 2500, 'memory'],
      ],
    ],
  ]),
  'wet-sandpaper': sized('pack', 2024, [
    ['240 grit', [], [[10, 'piece', 1000, 'memory']]],
    ['400 grit', [], [[10, 'piece', 1000, 'memory']]],
  ]),
  'masking-tape': sized('roll', 2024, [
    [
      '36 mm',
      [0, 36],
      [
        [20, 'm', 400, 'memory'],
        [50, 'm', 800, 'memory'],
      ],
    ],
  ]),
  'dust-sheet': packs('each', 2024, [[12, 'm2', 1500, 'memory']]),
  'masking-film': packs('roll', 2024, [
    [11, 'm2', 600, 'memory'],
    [27, 'm2', 1200, 'memory'],
  ]),
  'roller-sleeve': packs('pack', 2024, [
    [1, 'piece', 800, 'memory'],
    [5, 'piece', 3000, 'memory'],
  ]),
  'mini-roller-sleeve': packs('pack', 2024, [
    [5, 'piece', 1000, 'memory'],
    [10, 'piece', 1800, 'memory'],
  ]),
  'tray-liner': packs('pack', 2024, [[5, 'piece', 1000, 'memory']]),
  'cling-film': packs('roll', 2024, [[1, 'piece', 800, 'memory']]),
  'tack-cloth': notSold('rags', 'other-practice'),
  'paint-brush': sized('each', 2024, [
    ['25 mm', [0, 25], [[1, 'piece', 400, 'memory']]],
    ['50 mm', [0, 50], [[1, 'piece', 600, 'memory']]],
    ['100 mm', [0, 100], [[1, 'piece', 1000, 'memory']]],
  ]),
  rags: packs('pack', 2024, [[10, 'piece', 1000, 'memory']]),
  sponge: packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [3, 'piece', 900, 'memory'],
  ]),
  bucket: packs('each', 2024, [[1, 'piece', 1200, 'memory']]),
  // Small roll, 30 to 80
  wallpaper: sized('roll', 2025, [
    ['9.5 × 0.53 m', [9.5, 0.53], [[1, 'piece', 5000, 'memory']]],
    ['10 × 0.53 m', [10, 0.53], [[1, 'piece', 5500, 'seen']]],
    ['15.6 × 1.06 m', [15.6, 1.06], [[1, 'piece', 26_000, 'memory']]],
  ]),
  'lining-paper': notSold('wall-putty', 'other-practice'),
  // 1 kg for about 10 m²; 9 m² for sure
  'wallpaper-paste': packs(
    'tub',
    2024,
    [
      [1, 'kg', 2500, 'memory'],
      [2, 'kg', 4200, 'memory'],
      [5, 'kg', 8000, 'memory'],
    ],
    { per: { kg: 9000 } },
  ),
  'paste-the-wall': notSold('wallpaper-paste', 'other-product'),
  'wallpaper-primer': packs(
    'tub',
    2024,
    [
      [1, 'kg', 3000, 'memory'],
      [3, 'kg', 7500, 'memory'],
    ],
    { covers: [10, 'm2', 'L'], per: { kg: 950 } },
  ),
  'seam-adhesive': notSold('wallpaper-paste', 'other-product'),
  'wallpaper-stripper': notSold('none', 'household'),
  'snap-blades': packs('pack', 2024, [
    [10, 'piece', 600, 'memory'],
    [50, 'piece', 2000, 'memory'],
  ]),
  'stone-sealer': packs('tin', 2024, [[1, 'L', 6000, 'memory']], { covers: [10, 'm2', 'L'] }),
} satisfies Partial<Shelf<'cn'>>;
