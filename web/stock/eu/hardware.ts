import { by, lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const hardware = {
  'edging-tape': sized('roll', 2024, [
    [
      '22 mm',
      [0, 22],
      [
        [5, 'm', 400, 'memory'],
        [50, 'm', 2400, 'memory'],
      ],
    ],
  ]),
  'shelf-rods': sized('pack', 2024, [['12 × 120 mm', [120, 12], [[2, 'piece', 900, 'memory']]]]),
  'chemical-anchor': packs('tube', 2024, [[300, 'ml', 1500, 'memory', { holds: 1 }]]),
  'shelf-pins': packs('pack', 2024, [
    [16, 'piece', 300, 'memory'],
    [50, 'piece', 700, 'memory'],
  ]),
  'panel-pins': sized('pack', 2024, [
    ['20 mm', [20], [[250, 'piece', 300, 'memory']]],
    ['25 mm', [25], [[250, 'piece', 300, 'memory']]],
  ]),
  'wall-straps': packs('pack', 2024, [[2, 'piece', 600, 'memory']]),
  // Seed list, 0.50 each
  'plasterboard-anchor': packs('pack', 2025, [
    [10, 'piece', 600, 'memory'],
    [20, 'piece', 1000, 'memory'],
  ]),
  'toggle-anchor': sized('pack', 2024, [
    [
      'M5',
      [],
      [
        [4, 'piece', 500, 'memory'],
        [10, 'piece', 1000, 'memory'],
      ],
    ],
  ]),
  'long-frame-plugs': sized('pack', 2024, [
    ['8 × 80 mm', [80, 8], [[10, 'piece', 600, 'memory']]],
    ['10 × 120 mm', [120, 10], [[10, 'piece', 1100, 'memory']]],
  ]),
  'steel-core-fixings': notSold('none', 'not-built-there'),
  'socket-spacer': packs('each', 2024, [[1, 'piece', 200, 'memory']]),
  'd-rings': packs('pack', 2024, [[10, 'piece', 400, 'memory']]),
  'picture-hook': packs('pack', 2024, [[10, 'piece', 400, 'memory']]),
  'picture-wire': packs('pack', 2024, [[1, 'piece', 400, 'memory']]),
  'felt-pads': packs('pack', 2024, [[20, 'piece', 300, 'memory']]),
  'cabinet-handles': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [5, 'piece', 1800, 'memory'],
  ]),
  'door-hinges': sized('pack', 2024, [['80 mm', [80], [[2, 'piece', 800, 'memory']]]]),
  'door-latch': packs('pack', 2024, [[1, 'piece', 1200, 'memory']]),
  'door-handles': packs('pack', 2024, [[1, 'piece', 2000, 'memory']]),
  'intumescent-strip': lengths(2024, 'mm', [['15 × 2 mm', [15, 2], by('m', 400, 'memory', 2.1)]]),
  'fire-sealant': notSold('none', 'other-product'),
  'door-closer': notSold('none', 'other-practice'),
  'confirmat-screws': sized('box', 2024, [
    [
      '7 × 50 mm',
      [50, 7],
      [
        [50, 'piece', 600, 'memory'],
        [100, 'piece', 1000, 'memory'],
      ],
    ],
  ]),
  dowels: sized('pack', 2024, [
    [
      '8 × 40 mm',
      [40, 8],
      [
        [50, 'piece', 300, 'memory'],
        [200, 'piece', 800, 'memory'],
      ],
    ],
  ]),
  'cabinet-hinges': packs('pack', 2024, [
    [2, 'piece', 600, 'memory'],
    [10, 'piece', 2500, 'memory'],
  ]),
  'drawer-runners': sized('pack', 2024, [
    ['300 mm', [300], [[1, 'piece', 850, 'memory']]],
    ['350 mm', [350], [[1, 'piece', 900, 'memory']]],
    ['400 mm', [400], [[1, 'piece', 950, 'memory']]],
    ['450 mm', [450], [[1, 'piece', 1000, 'memory']]],
    ['500 mm', [500], [[1, 'piece', 1100, 'memory']]],
  ]),
  'levelling-feet': packs('pack', 2024, [[4, 'piece', 600, 'memory']]),
  'wardrobe-rail': lengths(2024, 'mm', [
    [
      '25 mm',
      [25, 25],
      [
        [1, 'm', 700, 'memory'],
        [1.5, 'm', 1000, 'memory'],
        [2, 'm', 1300, 'memory'],
      ],
    ],
  ]),
  'rail-sockets': packs('pack', 2024, [[2, 'piece', 350, 'memory']]),
  'lid-stay': packs('each', 2024, [[1, 'piece', 900, 'memory']]),
} satisfies Partial<Shelf<'eu'>>;
