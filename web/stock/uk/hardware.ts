import { by, lengths, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const hardware = {
  'edging-tape': sized('roll', 2024, [
    [
      '22 mm',
      [0, 22],
      [
        [10, 'm', 600, 'memory'],
        [50, 'm', 2200, 'memory'],
      ],
    ],
  ]),
  'shelf-rods': sized('pack', 2024, [
    [
      '12 × 120 mm',
      [120, 12],
      [
        [2, 'piece', 800, 'memory'],
        [4, 'piece', 1400, 'memory'],
      ],
    ],
  ]),
  'chemical-anchor': packs('tube', 2024, [[300, 'ml', 1200, 'memory', { holds: 1 }]]),
  'shelf-pins': packs('pack', 2024, [
    [20, 'piece', 300, 'memory'],
    [100, 'piece', 1000, 'memory'],
  ]),
  'panel-pins': sized('pack', 2024, [
    ['20 mm', [20], [[400, 'piece', 400, 'memory']]],
    ['25 mm', [25], [[400, 'piece', 400, 'memory']]],
  ]),
  'wall-straps': packs('pack', 2024, [[2, 'piece', 500, 'memory']]),
  'plasterboard-anchor': packs('pack', 2024, [
    [20, 'piece', 800, 'memory'],
    [100, 'piece', 3000, 'memory'],
  ]),
  'toggle-anchor': sized('pack', 2024, [
    [
      'M5',
      [],
      [
        [10, 'piece', 500, 'memory'],
        [20, 'piece', 800, 'memory'],
      ],
    ],
  ]),
  'picture-hook': packs('pack', 2024, [[10, 'piece', 400, 'memory']]),
  'picture-wire': packs('pack', 2024, [[1, 'piece', 400, 'memory']]),
  'long-frame-plugs': sized('pack', 2024, [
    ['8 × 80 mm', [80, 8], [[10, 'piece', 500, 'memory']]],
    ['10 × 120 mm', [120, 10], [[10, 'piece', 900, 'memory']]],
  ]),
  'steel-core-fixings': packs('pack', 2024, [[4, 'piece', 1000, 'memory']]),
  'socket-spacer': packs('each', 2024, [[1, 'piece', 200, 'memory']]),
  'd-rings': packs('pack', 2024, [
    [4, 'piece', 300, 'memory'],
    [20, 'piece', 800, 'memory'],
  ]),
  'felt-pads': packs('pack', 2024, [[20, 'piece', 300, 'memory']]),
  'cabinet-handles': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [6, 'piece', 2000, 'memory'],
  ]),
  'door-hinges': sized('pack', 2024, [
    [
      '75 mm',
      [75],
      [
        [2, 'piece', 700, 'memory'],
        [3, 'piece', 1000, 'memory'],
      ],
    ],
    ['100 mm', [100], [[3, 'piece', 1800, 'memory']]],
  ]),
  'door-latch': packs('pack', 2024, [[1, 'piece', 600, 'memory']]),
  'door-handles': packs('pack', 2024, [[1, 'piece', 2000, 'memory']]),
  'intumescent-strip': lengths(2024, 'mm', [['15 × 4 mm', [15, 4], by('m', 230, 'memory', 2.1)]]),
  'fire-sealant': packs('tube', 2024, [[310, 'ml', 600, 'memory', { holds: 1 }]]),
  'door-closer': packs('each', 2024, [[1, 'piece', 3500, 'memory']]),
  'confirmat-screws': sized('box', 2024, [['7 × 50 mm', [50, 7], [[100, 'piece', 700, 'memory']]]]),
  dowels: sized('pack', 2024, [['8 × 40 mm', [40, 8], [[100, 'piece', 400, 'memory']]]]),
  'cabinet-hinges': packs('pack', 2024, [
    [2, 'piece', 600, 'memory'],
    [10, 'piece', 2400, 'memory'],
  ]),
  'drawer-runners': sized('pack', 2024, [
    ['300 mm', [300], [[1, 'piece', 650, 'memory']]],
    ['350 mm', [350], [[1, 'piece', 700, 'memory']]],
    ['400 mm', [400], [[1, 'piece', 750, 'memory']]],
    ['450 mm', [450], [[1, 'piece', 800, 'memory']]],
    ['500 mm', [500], [[1, 'piece', 850, 'memory']]],
  ]),
  'levelling-feet': packs('pack', 2024, [
    [4, 'piece', 500, 'memory'],
    [10, 'piece', 1100, 'memory'],
  ]),
  'wardrobe-rail': lengths(2024, 'mm', [
    [
      '25 mm',
      [25, 25],
      [
        [1.2, 'm', 900, 'memory'],
        [1.8, 'm', 1300, 'memory'],
        [2.4, 'm', 1700, 'memory'],
      ],
    ],
  ]),
  'rail-sockets': packs('pack', 2024, [[2, 'piece', 300, 'memory']]),
  'lid-stay': packs('each', 2024, [[1, 'piece', 900, 'memory']]),
} satisfies Partial<Shelf<'uk'>>;
