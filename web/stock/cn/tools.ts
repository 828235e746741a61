import { packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const tools = {
  'work-gloves': packs('pack', 2024, [
    [1, 'piece', 400, 'memory'],
    [10, 'piece', 2500, 'memory'],
  ]),
  'waterproof-gloves': packs('pack', 2024, [[1, 'piece', 800, 'memory']]),
  'safety-glasses': packs('each', 2024, [[1, 'piece', 1000, 'memory']]),
  'dust-mask': sized('pack', 2024, [
    [
      'KN95',
      [],
      [
        [10, 'piece', 2000, 'memory'],
        [50, 'piece', 8000, 'memory'],
      ],
    ],
  ]),
  'silica-mask': sized('pack', 2024, [
    [
      'KN100',
      [],
      [
        [5, 'piece', 4500, 'memory'],
        [10, 'piece', 8000, 'memory'],
      ],
    ],
  ]),
  'rubble-sack': packs('pack', 2024, [
    [10, 'piece', 1000, 'memory'],
    [50, 'piece', 4000, 'memory'],
  ]),
  overalls: packs('each', 2024, [[1, 'piece', 1500, 'memory']]),
  'pull-saw-blade': packs('each', 2024, [[1, 'piece', 2000, 'memory']]),
  'hook-blades': packs('pack', 2024, [[10, 'piece', 1200, 'memory']]),
  'diamond-blade': sized('each', 2024, [
    ['115 mm', [0, 115], [[1, 'piece', 1500, 'memory']]],
    ['230 mm', [0, 230], [[1, 'piece', 6000, 'memory']]],
  ]),
  'tile-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 800, 'memory']]],
    ['35 mm', [0, 35], [[1, 'piece', 2500, 'memory']]],
  ]),
  'masonry-drill-bit': sized('each', 2024, [
    ['6 mm', [0, 6], [[1, 'piece', 500, 'memory']]],
    ['8 mm', [0, 8], [[1, 'piece', 600, 'memory']]],
    ['10 mm', [0, 10], [[1, 'piece', 800, 'memory']]],
    ['14 mm', [0, 14], [[1, 'piece', 1200, 'memory']]],
  ]),
  'string-line': packs('roll', 2024, [
    [50, 'm', 600, 'memory'],
    [100, 'm', 1000, 'memory'],
  ]),
  'marking-pegs': packs('bundle', 2024, [[10, 'piece', 1500, 'memory']]),
} satisfies Partial<Shelf<'cn'>>;
