import { packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const tools = {
  'work-gloves': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [3, 'piece', 1000, 'memory'],
  ]),
  'waterproof-gloves': packs('pack', 2024, [[1, 'piece', 400, 'memory']]),
  'safety-glasses': packs('each', 2024, [[1, 'piece', 500, 'memory']]),
  'dust-mask': sized('pack', 2024, [
    [
      'FFP2',
      [],
      [
        [3, 'piece', 600, 'memory'],
        [10, 'piece', 1500, 'memory'],
      ],
    ],
  ]),
  'silica-mask': sized('pack', 2024, [
    [
      'FFP3',
      [],
      [
        [2, 'piece', 900, 'memory'],
        [10, 'piece', 3200, 'memory'],
      ],
    ],
  ]),
  'rubble-sack': packs('roll', 2024, [
    [5, 'piece', 500, 'memory'],
    [20, 'piece', 1500, 'memory'],
  ]),
  overalls: packs('each', 2024, [[1, 'piece', 600, 'memory']]),
  'pull-saw-blade': packs('each', 2024, [[1, 'piece', 1400, 'memory']]),
  'hook-blades': packs('pack', 2024, [[10, 'piece', 600, 'memory']]),
  'diamond-blade': sized('each', 2024, [
    ['115 mm', [0, 115], [[1, 'piece', 1200, 'memory']]],
    ['125 mm', [0, 125], [[1, 'piece', 1300, 'memory']]],
    ['230 mm', [0, 230], [[1, 'piece', 2800, 'memory']]],
  ]),
  'tile-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 900, 'memory']]],
    ['35 mm', [0, 35], [[1, 'piece', 1800, 'memory']]],
  ]),
  'masonry-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 300, 'memory']]],
    ['8 mm', [0, 8], [[1, 'piece', 350, 'memory']]],
    ['10 mm', [0, 10], [[1, 'piece', 450, 'memory']]],
    ['14 mm', [0, 14], [[1, 'piece', 700, 'memory']]],
  ]),
  'string-line': packs('roll', 2024, [
    [50, 'm', 400, 'memory'],
    [100, 'm', 600, 'memory'],
  ]),
  'marking-pegs': packs('bundle', 2024, [[10, 'piece', 1000, 'memory']]),
} satisfies Partial<Shelf<'eu'>>;
