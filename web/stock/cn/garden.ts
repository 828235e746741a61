import { by, lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const garden = {
  'fence-panel': sized('each', 2024, [
    ['2 × 0.9 m', [2, 0.9], [[1, 'piece', 12_000, 'memory']]],
    ['2 × 1.2 m', [2, 1.2], [[1, 'piece', 16_000, 'memory']]],
    ['3 × 1.5 m', [3, 1.5], [[1, 'piece', 21_000, 'memory']]],
  ]),
  'fence-post': lengths(2024, 'mm', [['95 × 95 mm', [95, 95], by('m', 3000, 'memory', 2, 3, 4)]]),
  'concrete-post': notSold('fence-post', 'other-practice'),
  'concrete-gravel-board': notSold('none', 'other-practice'),
  'gravel-board': notSold('none', 'other-practice'),
  'gravel-board-clip': notSold('none', 'other-practice'),
  'post-cap': sized('each', 2024, [['95 mm', [0, 95], [[1, 'piece', 800, 'memory']]]]),
  'fence-clips': packs('pack', 2024, [
    [4, 'piece', 1200, 'memory'],
    [20, 'piece', 5000, 'memory'],
  ]),
  'fence-rail': lengths(2024, 'mm', [['45 × 95 mm', [95, 45], by('m', 1800, 'memory', 3, 4)]]),
  'rail-bracket': packs('each', 2024, [[1, 'piece', 500, 'memory']]),
  'feather-edge': notSold('pickets', 'other-practice'),
  pickets: lengths(2024, 'mm', [['21 × 95 mm', [95, 21], by('m', 800, 'memory', 3, 4)]]),
  'capping-rail': notSold('fence-rail', 'other-practice'),
  gate: sized('each', 2024, [
    ['900 × 900 mm', [900, 900], [[1, 'piece', 18_000, 'memory']]],
    ['900 × 1200 mm', [1200, 900], [[1, 'piece', 22_000, 'memory']]],
  ]),
  'gate-hardware': packs('pack', 2024, [[1, 'piece', 5000, 'memory']]),
  'post-wedges': notSold('none', 'other-practice'),
  'deck-board': lengths(2024, 'mm', [
    ['21 × 95 mm', [95, 21], by('m', 800, 'memory', 3, 4)],
    ['28 × 95 mm', [95, 28], by('m', 1100, 'memory', 3, 4)],
    ['28 × 145 mm', [145, 28], by('m', 1700, 'memory', 3, 4)],
  ]),
  'composite-board': lengths(2024, 'mm', [
    [
      '25 × 140 mm',
      [140, 25],
      [
        [2.2, 'm', 4000, 'memory'],
        [2.9, 'm', 5200, 'memory'],
      ],
    ],
  ]),
  'fascia-board': lengths(2024, 'mm', [['15 × 95 mm', [95, 15], by('m', 700, 'memory', 3, 4)]]),
  'deck-clips': packs('box', 2024, [[100, 'piece', 4000, 'memory']]),
  'starter-clips': packs('pack', 2024, [[20, 'piece', 1200, 'memory']]),
  'joist-tape': notSold('none', 'other-practice'),
  flashing: notSold('none', 'other-practice'),
  'deck-baluster': sized('each', 2024, [
    ['45 × 45 mm', [900, 45, 45], [[1, 'piece', 2000, 'memory']]],
  ]),
  handrail: lengths(2024, 'mm', [['45 × 95 mm', [95, 45], by('m', 2000, 'memory', 3, 4)]]),
  'stair-stringer': notSold('structural-timber', 'made-from'),
  'deck-pedestal': sized('each', 2024, [
    ['35–65 mm', [0, 0, 65], [[1, 'piece', 800, 'memory']]],
    ['65–110 mm', [0, 0, 110], [[1, 'piece', 1200, 'memory']]],
  ]),
  'sharp-sand': packs(
    'bag',
    2024,
    [
      [40, 'kg', 1200, 'memory'],
      [1, 'm3', 19_000, 'memory', { in: 'load' }],
    ],
    { per: { m3: 1_500_000 } },
  ),
  'sub-base': packs(
    'bag',
    2024,
    [
      [40, 'kg', 1200, 'memory'],
      [1, 'm3', 17_000, 'memory', { in: 'load' }],
    ],
    { per: { m3: 1_500_000 } },
  ),
  gravel: packs(
    'bag',
    2024,
    [
      [25, 'kg', 1500, 'memory'],
      [1, 'm3', 18_000, 'memory', { in: 'load' }],
    ],
    { per: { m3: 1_500_000 } },
  ),
  bark: packs('bag', 2024, [[50, 'L', 3000, 'memory']]),
  'weed-membrane': packs('roll', 2024, [
    [50, 'm2', 4500, 'memory'],
    [100, 'm2', 8000, 'memory'],
  ]),
  geotextile: packs('roll', 2024, [
    [50, 'm2', 9000, 'memory'],
    [100, 'm2', 16_000, 'memory'],
  ]),
  'membrane-pins': packs('pack', 2024, [
    [50, 'piece', 2000, 'memory'],
    [100, 'piece', 3500, 'memory'],
  ]),
  'path-edging': sized('each', 2024, [
    ['500 × 200 mm', [500, 200, 100], [[500, 'mm', 1200, 'memory']]],
    ['1000 × 200 mm', [1000, 200, 100], [[1, 'm', 2200, 'memory']]],
  ]),
  'gravel-grid': packs('pack', 2024, [
    [1, 'm2', 2500, 'memory'],
    [10, 'm2', 22_000, 'memory'],
  ]),
  'paving-slab': sized('each', 2024, [
    ['200 × 100 mm', [200, 100, 60], [[1, 'piece', 80, 'memory']]],
    ['300 × 150 mm', [300, 150, 60], [[1, 'piece', 180, 'memory']]],
    ['600 × 300 mm', [600, 300, 30], [[1, 'piece', 1600, 'memory']]],
    ['600 × 600 mm', [600, 600, 20], [[1, 'piece', 3000, 'memory']]],
  ]),
  'slab-primer': notSold('tile-back-primer', 'other-product'),
  'paving-joint': packs('bag', 2024, [[25, 'kg', 6000, 'memory']]),
  'drain-channel': lengths(2024, 'mm', [['150 mm', [150, 100], [[1, 'm', 4500, 'memory']]]]),
  topsoil: packs('bag', 2024, [
    [40, 'L', 1500, 'memory'],
    [1000, 'L', 20_000, 'memory', { in: 'load' }],
  ]),
  compost: packs('bag', 2024, [
    [20, 'L', 1200, 'memory'],
    [50, 'L', 2500, 'memory'],
  ]),
  'lawn-turf': sized('roll', 2024, [['1000 × 400 mm', [1000, 400], [[0.4, 'm2', 400, 'memory']]]]),
  'grass-seed': packs('bag', 2024, [
    [500, 'g', 2000, 'memory'],
    [1, 'kg', 3500, 'memory'],
  ]),
  'lawn-fertiliser': packs('bag', 2024, [
    [1, 'kg', 1200, 'memory'],
    [5, 'kg', 4000, 'memory'],
  ]),
  sleeper: lengths(2024, 'mm', [['100 × 200 mm', [200, 100], [[2.4, 'm', 12_000, 'memory']]]]),
} satisfies Partial<Shelf<'cn'>>;
