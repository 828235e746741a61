import { packs, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const tools = {
  'work-gloves': packs('pack', 2026, [
    [1, 'piece', 700, 'memory'],
    [3, 'piece', 1500, 'memory'],
  ]),
  'waterproof-gloves': packs('pack', 2026, [[1, 'piece', 700, 'memory']]),
  'safety-glasses': packs('each', 2026, [[1, 'piece', 600, 'memory']]),
  'dust-mask': sized('pack', 2026, [
    [
      'N95',
      [],
      [
        [2, 'piece', 600, 'memory'],
        [10, 'piece', 1800, 'memory'],
      ],
    ],
  ]),
  'silica-mask': sized('pack', 2026, [
    [
      'P100',
      [],
      [
        [1, 'piece', 1100, 'memory'],
        [2, 'piece', 2000, 'memory'],
      ],
    ],
  ]),
  'rubble-sack': packs('roll', 2026, [
    [10, 'piece', 1200, 'memory'],
    [20, 'piece', 2000, 'memory'],
  ]),
  overalls: packs('each', 2026, [[1, 'piece', 1000, 'memory']]),
  'pull-saw-blade': packs('each', 2026, [[1, 'piece', 1600, 'memory']]),
  'hook-blades': packs('pack', 2026, [[5, 'piece', 600, 'memory']]),
  'diamond-blade': sized('each', 2026, [
    ['4-1/2 in', [0, 4.5], [[1, 'piece', 1500, 'memory']]],
    ['7 in', [0, 7], [[1, 'piece', 2500, 'memory']]],
  ]),
  'tile-drill-bit': sized('each', 2026, [
    ['1/4 in', [0, 0.25], [[1, 'piece', 1000, 'memory']]],
    ['1-3/8 in', [0, 1.375], [[1, 'piece', 2000, 'memory']]],
  ]),
  'masonry-drill-bit': sized('each', 2026, [
    ['5/32 in', [0, 0.15625], [[1, 'piece', 500, 'memory']]],
    ['3/16 in', [0, 0.1875], [[1, 'piece', 500, 'memory']]],
    ['1/4 in', [0, 0.25], [[1, 'piece', 600, 'memory']]],
    ['1/2 in', [0, 0.5], [[1, 'piece', 1000, 'memory']]],
  ]),
  'string-line': packs('roll', 2026, [
    [250, 'ft', 600, 'memory'],
    [500, 'ft', 1000, 'memory'],
  ]),
  'marking-pegs': packs('bundle', 2026, [
    [6, 'piece', 700, 'memory'],
    [12, 'piece', 1200, 'memory'],
  ]),
} satisfies Partial<Shelf<'us'>>;
