import { packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const tools = {
  'work-gloves': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [3, 'piece', 900, 'memory'],
  ]),
  'waterproof-gloves': packs('pack', 2024, [[1, 'piece', 400, 'memory']]),
  'safety-glasses': packs('each', 2024, [[1, 'piece', 400, 'memory']]),
  'dust-mask': sized('pack', 2024, [
    [
      'FFP2',
      [],
      [
        [3, 'piece', 600, 'memory'],
        [10, 'piece', 1400, 'memory'],
      ],
    ],
  ]),
  'silica-mask': sized('pack', 2024, [
    [
      'FFP3',
      [],
      [
        [2, 'piece', 800, 'memory'],
        [10, 'piece', 2800, 'memory'],
      ],
    ],
  ]),
  'rubble-sack': packs('roll', 2024, [
    [10, 'piece', 600, 'memory'],
    [20, 'piece', 1100, 'memory'],
  ]),
  overalls: packs('each', 2024, [[1, 'piece', 600, 'memory']]),
  'pull-saw-blade': packs('each', 2024, [[1, 'piece', 1200, 'memory']]),
  'hook-blades': packs('pack', 2024, [[10, 'piece', 600, 'memory']]),
  'diamond-blade': sized('each', 2024, [
    ['115 mm', [0, 115], [[1, 'piece', 1000, 'memory']]],
    ['230 mm', [0, 230], [[1, 'piece', 2200, 'memory']]],
  ]),
  'tile-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 700, 'memory']]],
    ['35 mm', [0, 35], [[1, 'piece', 1400, 'memory']]],
  ]),
  'masonry-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 250, 'memory']]],
    ['7 mm', [0, 7], [[1, 'piece', 280, 'memory']]],
    ['8 mm', [0, 8], [[1, 'piece', 300, 'memory']]],
    ['10 mm', [0, 10], [[1, 'piece', 400, 'memory']]],
    ['14 mm', [0, 14], [[1, 'piece', 600, 'memory']]],
  ]),
  'string-line': packs('roll', 2024, [[100, 'm', 500, 'memory']]),
  'marking-pegs': packs('bundle', 2024, [[10, 'piece', 800, 'memory']]),
} satisfies Partial<Shelf<'uk'>>;
