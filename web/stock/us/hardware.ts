import { lengths, notSold, packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const hardware = {
  'edging-tape': sized('roll', 2026, [
    [
      '13/16 in',
      [0, 0.8125],
      [
        [25, 'ft', 800, 'memory'],
        [50, 'ft', 1400, 'memory'],
      ],
    ],
  ]),
  'shelf-rods': sized('pack', 2026, [
    [
      '1/2 × 5 in',
      [5, 0.5],
      [
        [2, 'piece', 1200, 'memory'],
        [4, 'piece', 2200, 'memory'],
      ],
    ],
  ]),
  'chemical-anchor': packs('tube', 2026, [[8.6, 'floz', 2200, 'memory', { holds: 1 }]]),
  'shelf-pins': packs('pack', 2026, [
    [8, 'piece', 300, 'memory'],
    [25, 'piece', 700, 'memory'],
  ]),
  'panel-pins': sized('pack', 2026, [
    ['3/4 in', [0.75], [[300, 'piece', 300, 'memory']]],
    ['1 in', [1], [[300, 'piece', 300, 'memory']]],
  ]),
  'wall-straps': packs('pack', 2026, [[2, 'piece', 800, 'memory']]),
  // 50 at 8.97 to 14
  'plasterboard-anchor': packs('pack', 2026, [
    [20, 'piece', 800, 'memory'],
    [50, 'piece', 1200, 'seen'],
  ]),
  'toggle-anchor': sized('pack', 2026, [
    [
      '1/4 in',
      [0, 0.25],
      [
        [4, 'piece', 800, 'memory'],
        [10, 'piece', 1600, 'memory'],
      ],
    ],
  ]),
  'picture-hook': packs('pack', 2026, [
    [3, 'piece', 800, 'memory'],
    [10, 'piece', 1800, 'memory'],
  ]),
  'picture-wire': packs('pack', 2026, [[1, 'piece', 500, 'memory']]),
  'long-frame-plugs': notSold('none', 'not-built-there'),
  'steel-core-fixings': notSold('none', 'not-built-there'),
  'socket-spacer': packs('each', 2026, [[1, 'piece', 350, 'memory']]),
  'd-rings': packs('pack', 2026, [
    [4, 'piece', 400, 'memory'],
    [20, 'piece', 900, 'memory'],
  ]),
  'felt-pads': packs('pack', 2026, [[20, 'piece', 400, 'memory']]),
  'cabinet-handles': packs('pack', 2026, [
    [1, 'piece', 400, 'memory'],
    [10, 'piece', 2500, 'memory'],
  ]),
  // Store list
  'door-hinges': sized('pack', 2026, [['3-1/2 in', [3.5], [[3, 'piece', 998, 'seen']]]]),
  'door-latch': packs('pack', 2026, [[1, 'piece', 800, 'memory']]),
  // 10.54 to 29.98
  'door-handles': packs('pack', 2026, [[1, 'piece', 2000, 'seen']]),
  'intumescent-strip': notSold('none', 'other-product'),
  'fire-sealant': notSold('none', 'other-product'),
  'door-closer': notSold('none', 'other-practice'),
  'confirmat-screws': notSold('wood-screws', 'other-practice'),
  dowels: sized('pack', 2026, [['5/16 × 1-1/2 in', [1.5, 0.3125], [[60, 'piece', 500, 'memory']]]]),
  'cabinet-hinges': packs('pack', 2026, [
    [2, 'piece', 800, 'memory'],
    [10, 'piece', 3000, 'memory'],
  ]),
  'drawer-runners': sized('pack', 2026, [
    ['12 in', [12], [[1, 'piece', 1100, 'memory']]],
    ['14 in', [14], [[1, 'piece', 1200, 'memory']]],
    ['16 in', [16], [[1, 'piece', 1300, 'memory']]],
    ['18 in', [18], [[1, 'piece', 1400, 'memory']]],
    ['20 in', [20], [[1, 'piece', 1500, 'memory']]],
    ['22 in', [22], [[1, 'piece', 1600, 'memory']]],
  ]),
  'levelling-feet': packs('pack', 2026, [[4, 'piece', 800, 'memory']]),
  'wardrobe-rail': lengths(2026, 'in', [
    [
      '1-5/16 in',
      [1.3125, 1.3125],
      [
        [4, 'ft', 1200, 'memory'],
        [6, 'ft', 1700, 'memory'],
        [8, 'ft', 2200, 'memory'],
      ],
    ],
  ]),
  'rail-sockets': packs('pack', 2026, [[2, 'piece', 400, 'memory']]),
  'lid-stay': packs('each', 2026, [[1, 'piece', 1200, 'memory']]),
} satisfies Partial<Shelf<'us'>>;
