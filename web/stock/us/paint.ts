import { notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const paint = {
  // Store lists of 2026-05-08 and 2026-09-24, 27.98 to 37.98; quart from memory
  'wall-paint': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1850, 'memory'],
      [1, 'gal', 3298, 'seen'],
      [5, 'gal', 15_800, 'seen'],
    ],
    { covers: [325, 'ft2', 'gal'] },
  ),
  // Store list 2026
  'ceiling-paint': packs('tin', 2026, [[1, 'gal', 3198, 'seen']], { covers: [375, 'ft2', 'gal'] }),
  'mist-paint': notSold('wall-primer', 'other-practice'),
  // PVA primer 15 to 25
  'wall-primer': packs(
    'tin',
    2026,
    [
      [1, 'gal', 2000, 'seen'],
      [5, 'gal', 8500, 'memory'],
    ],
    { covers: [250, 'ft2', 'gal'] },
  ),
  'stain-blocker': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1400, 'memory'],
      [1, 'gal', 4500, 'memory'],
    ],
    { covers: [300, 'ft2', 'gal'] },
  ),
  // Store list 2026
  'wood-primer': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1300, 'memory'],
      [1, 'gal', 2298, 'seen'],
    ],
    { covers: [300, 'ft2', 'gal'] },
  ),
  undercoat: notSold('wood-primer', 'other-practice'),
  // Store lists, 42 to 58.98
  'trim-paint': packs(
    'tin',
    2026,
    [
      [1, 'qt', 2200, 'memory'],
      [1, 'gal', 4800, 'seen'],
    ],
    { covers: [325, 'ft2', 'gal'] },
  ),
  'trim-eggshell': notSold('trim-paint', 'other-practice'),
  'trim-gloss': packs(
    'tin',
    2026,
    [
      [1, 'qt', 2200, 'memory'],
      [1, 'gal', 5000, 'memory'],
    ],
    { covers: [325, 'ft2', 'gal'] },
  ),
  // Rules on vapours keep it to quarts in many states
  'trim-solvent': packs('tin', 2026, [[1, 'qt', 2400, 'memory']], { covers: [375, 'ft2', 'gal'] }),
  'white-spirit': packs('tub', 2026, [
    [1, 'qt', 1000, 'memory'],
    [1, 'gal', 1900, 'memory'],
  ]),
  'lead-test': packs('pack', 2026, [
    [6, 'piece', 1500, 'memory'],
    [30, 'piece', 4500, 'memory'],
  ]),
  knotting: notSold('stain-blocker', 'other-product'),
  'clear-varnish': packs(
    'tin',
    2026,
    [
      [1, 'qt', 2200, 'memory'],
      [1, 'gal', 6000, 'memory'],
    ],
    { covers: [400, 'ft2', 'gal'] },
  ),
  'exterior-stain': packs(
    'tin',
    2026,
    [
      [1, 'gal', 3800, 'memory'],
      [5, 'gal', 17_500, 'memory'],
    ],
    { covers: [175, 'ft2', 'gal'] },
  ),
  'exterior-paint': packs(
    'tin',
    2026,
    [
      [1, 'gal', 4500, 'memory'],
      [5, 'gal', 20_000, 'memory'],
    ],
    { covers: [300, 'ft2', 'gal'] },
  ),
  'wood-preserver': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1500, 'memory'],
      [1, 'gal', 4000, 'memory'],
    ],
    { covers: [150, 'ft2', 'gal'] },
  ),
  'wall-cleaner': packs('tub', 2026, [
    [1, 'qt', 800, 'memory'],
    [1, 'gal', 1600, 'memory'],
  ]),
  'exterior-cleaner': packs(
    'tub',
    2026,
    [
      [1, 'gal', 1800, 'memory'],
      [2.5, 'gal', 4200, 'memory'],
    ],
    { covers: [150, 'ft2', 'gal'] },
  ),
  // Store list; 32 fl oz does as much as 1.5 kg of heavy filler
  filler: packs(
    'tub',
    2026,
    [
      [8, 'floz', 500, 'memory'],
      [32, 'floz', 1148, 'seen'],
    ],
    { per: { floz: 49 } },
  ),
  'wall-putty': notSold('joint-compound', 'other-practice'),
  // Store list
  'wood-filler': packs('tub', 2026, [[16, 'oz', 1348, 'seen']]),
  // Store list
  caulk: packs('tube', 2026, [[10.1, 'floz', 398, 'seen', { holds: 1 }]]),
  sandpaper: sized('pack', 2026, [
    [
      '80 grit',
      [],
      [
        [5, 'piece', 500, 'memory'],
        [25, 'piece', 1800, 'memory'],
      ],
    ],
    [
      '120 grit',
      [],
      [
        [5, 'piece', 500, 'memory'],
        [25, 'piece', 1800, 'memory'],
      ],
    ],
    [
      '180 grit',
      [],
      [
        [5, 'piece', 500, 'memory'],
        [25, 'piece', 1800, 'memory'],
      ],
    ],
  ]),
  'wet-sandpaper': sized('pack', 2026, [['240 grit', [], [[5, 'piece', 600, 'memory']]]]),
  // Store list
  'masking-tape': sized('roll', 2026, [['1.88 in', [0, 1.88], [[60, 'yd', 788, 'seen']]]]),
  'dust-sheet': packs('each', 2026, [[108, 'ft2', 2200, 'memory']]),
  'masking-film': packs('roll', 2026, [[400, 'ft2', 700, 'memory']]),
  // Store list
  'roller-sleeve': packs('pack', 2026, [
    [1, 'piece', 400, 'memory'],
    [6, 'piece', 948, 'seen'],
  ]),
  'mini-roller-sleeve': packs('pack', 2026, [
    [2, 'piece', 500, 'memory'],
    [10, 'piece', 1400, 'memory'],
  ]),
  'tray-liner': packs('pack', 2026, [
    [3, 'piece', 400, 'memory'],
    [10, 'piece', 900, 'memory'],
  ]),
  'cling-film': packs('roll', 2026, [[1, 'piece', 400, 'memory']]),
  'tack-cloth': packs('pack', 2026, [[2, 'piece', 400, 'memory']]),
  'paint-brush': sized('each', 2026, [
    ['1 in', [0, 1], [[1, 'piece', 500, 'memory']]],
    ['2-1/2 in', [0, 2.5], [[1, 'piece', 1200, 'memory']]],
    ['4 in', [0, 4], [[1, 'piece', 1500, 'memory']]],
  ]),
  rags: packs('pack', 2026, [[10, 'piece', 800, 'memory']]),
  sponge: packs('pack', 2026, [
    [1, 'piece', 400, 'memory'],
    [3, 'piece', 900, 'memory'],
  ]),
  bucket: packs('each', 2026, [[1, 'piece', 500, 'memory']]),
  wallpaper: sized('roll', 2026, [
    ['20.5 in × 33 ft', [33, 1.7083], [[1, 'piece', 6000, 'memory']]],
    ['27 in × 27 ft', [27, 2.25], [[1, 'piece', 7000, 'memory']]],
  ]),
  'lining-paper': sized('roll', 2026, [
    ['20.5 in × 33 ft', [33, 1.7083], [[1, 'piece', 3000, 'memory']]],
  ]),
  // 280 to 330 sq ft a gallon from memory; 26 m² is the low end
  'wallpaper-paste': packs('tub', 2026, [[1, 'gal', 2500, 'memory']], { per: { gal: 26_000 } }),
  'paste-the-wall': notSold('wallpaper-paste', 'other-product'),
  'wallpaper-primer': packs(
    'tin',
    2026,
    [
      [1, 'qt', 1800, 'memory'],
      [1, 'gal', 3500, 'memory'],
    ],
    { covers: [300, 'ft2', 'gal'] },
  ),
  'seam-adhesive': packs('tube', 2026, [[4, 'oz', 600, 'memory', { holds: 1 }]]),
  'wallpaper-stripper': packs('tub', 2026, [
    [32, 'floz', 1200, 'memory'],
    [1, 'gal', 3000, 'memory'],
  ]),
  'snap-blades': packs('pack', 2026, [
    [10, 'piece', 400, 'memory'],
    [50, 'piece', 1200, 'memory'],
  ]),
  'stone-sealer': packs(
    'tin',
    2026,
    [
      [1, 'qt', 2500, 'memory'],
      [1, 'gal', 7000, 'memory'],
    ],
    { covers: [400, 'ft2', 'gal'] },
  ),
} satisfies Partial<Shelf<'us'>>;
