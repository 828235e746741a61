import { lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const hardware = {
  'edging-tape': sized('roll', 2024, [
    [
      '22 mm',
      [0, 22],
      [
        [10, 'm', 1000, 'memory'],
        [50, 'm', 4000, 'memory'],
      ],
    ],
  ]),
  'shelf-rods': sized('pack', 2024, [['12 × 120 mm', [120, 12], [[2, 'piece', 1500, 'memory']]]]),
  'chemical-anchor': packs('tube', 2024, [[360, 'ml', 3500, 'memory', { holds: 1 }]]),
  'shelf-pins': packs('pack', 2024, [
    [20, 'piece', 600, 'memory'],
    [100, 'piece', 2000, 'memory'],
  ]),
  'panel-pins': sized('pack', 2024, [
    ['20 mm', [20], [[500, 'piece', 1000, 'memory']]],
    ['25 mm', [25], [[500, 'piece', 1000, 'memory']]],
  ]),
  'wall-straps': packs('pack', 2024, [[2, 'piece', 1000, 'memory']]),
  'plasterboard-anchor': packs('pack', 2024, [
    [10, 'piece', 600, 'memory'],
    [50, 'piece', 1800, 'memory'],
  ]),
  'toggle-anchor': sized('pack', 2024, [
    [
      'M5',
      [],
      [
        [10, 'piece', 1000, 'memory'],
        [50, 'piece', 4000, 'memory'],
      ],
    ],
  ]),
  'picture-hook': packs('pack', 2024, [[10, 'piece', 800, 'memory']]),
  'picture-wire': packs('pack', 2024, [[1, 'piece', 800, 'memory']]),
  'long-frame-plugs': sized('pack', 2024, [
    ['8 × 80 mm', [80, 8], [[10, 'piece', 1200, 'memory']]],
    ['10 × 120 mm', [120, 10], [[10, 'piece', 2000, 'memory']]],
  ]),
  'steel-core-fixings': notSold('none', 'not-built-there'),
  'socket-spacer': packs('each', 2024, [[1, 'piece', 400, 'memory']]),
  'd-rings': packs('pack', 2024, [[10, 'piece', 600, 'memory']]),
  'felt-pads': packs('pack', 2024, [[20, 'piece', 500, 'memory']]),
  'cabinet-handles': packs('pack', 2024, [
    [1, 'piece', 800, 'memory'],
    [10, 'piece', 6000, 'memory'],
  ]),
  'door-hinges': sized('pack', 2024, [
    [
      '100 mm',
      [100],
      [
        [2, 'piece', 2000, 'memory'],
        [3, 'piece', 2800, 'memory'],
      ],
    ],
  ]),
  'door-latch': packs('pack', 2024, [[1, 'piece', 2500, 'memory']]),
  'door-handles': packs('pack', 2024, [[1, 'piece', 6000, 'memory']]),
  'intumescent-strip': lengths(2024, 'mm', [['20 × 2 mm', [20, 2], [[2.1, 'm', 800, 'memory']]]]),
  'fire-sealant': notSold('none', 'other-product'),
  'door-closer': notSold('none', 'other-practice'),
  'confirmat-screws': sized('box', 2024, [
    ['7 × 50 mm', [50, 7], [[100, 'piece', 1500, 'memory']]],
  ]),
  dowels: sized('pack', 2024, [['8 × 40 mm', [40, 8], [[100, 'piece', 800, 'memory']]]]),
  'cabinet-hinges': packs('pack', 2024, [
    [2, 'piece', 1400, 'memory'],
    [10, 'piece', 6000, 'memory'],
  ]),
  'drawer-runners': sized('pack', 2024, [
    ['300 mm', [300], [[1, 'piece', 2400, 'memory']]],
    ['350 mm', [350], [[1, 'piece', 2600, 'memory']]],
    ['400 mm', [400], [[1, 'piece', 2800, 'memory']]],
    ['450 mm', [450], [[1, 'piece', 3000, 'memory']]],
    ['500 mm', [500], [[1, 'piece', 3300, 'memory']]],
  ]),
  'levelling-feet': packs('pack', 2024, [[4, 'piece', 1000, 'memory']]),
  'wardrobe-rail': lengths(2024, 'mm', [
    [
      '25 mm',
      [25, 25],
      [
        [1, 'm', 1800, 'memory'],
        [1.5, 'm', 2600, 'memory'],
        [2, 'm', 3400, 'memory'],
      ],
    ],
  ]),
  'rail-sockets': packs('pack', 2024, [[2, 'piece', 600, 'memory']]),
  'lid-stay': packs('each', 2024, [[1, 'piece', 1500, 'memory']]),
} satisfies Partial<Shelf<'cn'>>;
