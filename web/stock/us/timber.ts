import { by, lengths, notSold, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const timber = {
  mdf: sheets(2026, 'in', [
    [
      '1/4 in',
      0.25,
      [
        [2, 4, 'ft', 1100, 'memory'],
        [49, 97, 'in', 3200, 'memory', 16],
      ],
    ],
    [
      '1/2 in',
      0.5,
      [
        [2, 4, 'ft', 1500, 'memory'],
        [49, 97, 'in', 4200, 'memory', 31],
      ],
    ],
    [
      '3/4 in',
      0.75,
      [
        [2, 4, 'ft', 2000, 'memory'],
        [49, 97, 'in', 5500, 'memory', 45],
      ],
    ],
  ]),
  plywood: sheets(2026, 'in', [
    [
      '1/4 in',
      0.224,
      [
        [2, 2, 'ft', 800, 'memory'],
        [4, 8, 'ft', 3200, 'memory'],
      ],
    ],
    [
      '15/32 in',
      0.451,
      [
        [2, 2, 'ft', 900, 'memory'],
        [2, 4, 'ft', 1700, 'memory'],
        [4, 8, 'ft', 4200, 'memory', 21],
      ],
    ],
    [
      '23/32 in',
      0.703,
      [
        [2, 2, 'ft', 1500, 'memory'],
        [2, 4, 'ft', 2600, 'memory'],
        [4, 8, 'ft', 6000, 'memory', 30],
      ],
    ],
  ]),
  'melamine-board': sheets(2026, 'in', [['3/4 in', 0.75, [[49, 97, 'in', 4500, 'memory', 44]]]]),
  'back-board': sheets(2026, 'in', [['1/4 in', 0.205, [[4, 8, 'ft', 2500, 'memory']]]]),
  // Store lists
  batten: lengths(2026, 'in', [
    ['1 × 2', [1.5, 0.75], [[8, 'ft', 250, 'memory']]],
    ['1 × 3', [2.5, 0.75], [[8, 'ft', 300, 'memory']]],
    ['1 × 4', [3.5, 0.75], [[8, 'ft', 338, 'seen']]],
    ['2 × 2', [1.5, 1.5], [[8, 'ft', 298, 'seen']]],
  ]),
  // Store list, 1 × 4 at 4.52 to 7.38
  'planed-timber': lengths(2026, 'in', [
    ['1 × 2', [1.5, 0.75], by('ft', 120, 'memory', 4, 6, 8)],
    ['1 × 3', [2.5, 0.75], by('ft', 160, 'memory', 4, 6, 8)],
    [
      '1 × 4',
      [3.5, 0.75],
      [
        [8, 'ft', 550, 'seen'],
        [12, 'ft', 738, 'seen'],
      ],
    ],
    ['1 × 6', [5.5, 0.75], by('ft', 140, 'memory', 6, 8, 10, 12)],
  ]),
  'mdf-strip': lengths(2026, 'in', [['1 × 4', [3.5, 0.75], [[8, 'ft', 900, 'memory']]]]),
  'tongue-and-groove': lengths(2026, 'in', [
    [
      '1 × 6',
      [5.25, 0.6875],
      [
        [8, 'ft', 1000, 'memory'],
        [12, 'ft', 1500, 'memory'],
      ],
    ],
  ]),
  // Store lists of 2026; long lumber by the foot
  stud: lengths(2026, 'in', [
    ['2 × 3', [2.5, 1.5], [[96, 'in', 320, 'memory']], 'KD'],
    [
      '2 × 4',
      [3.5, 1.5],
      [
        [92.625, 'in', 398, 'seen'],
        [96, 'in', 412, 'seen'],
        [104.625, 'in', 448, 'memory'],
        [10, 'ft', 510, 'seen'],
        [12, 'ft', 610, 'seen'],
        [16, 'ft', 810, 'seen'],
      ],
      'KD',
    ],
    [
      '2 × 6',
      [5.5, 1.5],
      [
        [92.625, 'in', 700, 'seen'],
        [96, 'in', 720, 'memory'],
        [104.625, 'in', 780, 'memory'],
        [10, 'ft', 880, 'seen'],
        [12, 'ft', 1056, 'seen'],
        [16, 'ft', 1408, 'seen'],
      ],
      'KD',
    ],
  ]),
  // Store lists: 8 ft seen, the longest up to 41.48
  'structural-timber': lengths(2026, 'in', [
    [
      '2 × 4',
      [3.5, 1.5],
      [
        [8, 'ft', 468, 'seen'],
        [10, 'ft', 585, 'memory'],
        [12, 'ft', 702, 'memory'],
        [16, 'ft', 936, 'memory'],
      ],
      'GC',
    ],
    [
      '2 × 6',
      [5.5, 1.5],
      [
        [8, 'ft', 648, 'seen'],
        [10, 'ft', 810, 'memory'],
        [12, 'ft', 972, 'memory'],
        [16, 'ft', 1296, 'memory'],
      ],
      'GC',
    ],
    [
      '2 × 8',
      [7.25, 1.5],
      [
        [8, 'ft', 950, 'seen'],
        [10, 'ft', 1180, 'memory'],
        [12, 'ft', 1410, 'memory'],
        [16, 'ft', 1880, 'memory'],
        [20, 'ft', 2350, 'memory'],
      ],
      'GC',
    ],
    [
      '2 × 10',
      [9.25, 1.5],
      [
        [8, 'ft', 1198, 'seen'],
        [10, 'ft', 1495, 'memory'],
        [12, 'ft', 1795, 'memory'],
        [16, 'ft', 2390, 'memory'],
        [20, 'ft', 2980, 'memory'],
      ],
      'GC',
    ],
    [
      '2 × 12',
      [11.25, 1.5],
      [
        [8, 'ft', 1548, 'seen'],
        [10, 'ft', 1930, 'memory'],
        [12, 'ft', 2315, 'memory'],
        [16, 'ft', 3085, 'memory'],
        [20, 'ft', 3850, 'memory'],
      ],
      'GC',
    ],
  ]),
  // Store lists, 8 ft
  'deck-post': lengths(2026, 'in', [
    ['4 × 4', [3.5, 3.5], by('ft', 149, 'memory', 8, 10, 12), 'GC'],
    ['6 × 6', [5.5, 5.5], by('ft', 325, 'seen', 8, 10, 12, 16), 'GC'],
  ]),
  // Store lists
  'formwork-board': lengths(2026, 'in', [
    ['1 × 4', [3.5, 0.75], [[8, 'ft', 338, 'seen']]],
    [
      '2 × 4',
      [3.5, 1.5],
      [
        [8, 'ft', 412, 'seen'],
        [12, 'ft', 610, 'seen'],
      ],
    ],
    [
      '2 × 6',
      [5.5, 1.5],
      [
        [8, 'ft', 704, 'memory'],
        [12, 'ft', 1056, 'seen'],
      ],
    ],
  ]),
  'internal-door': sized('each', 2026, [
    ['24 × 80 in', [80, 24, 1.375], [[1, 'piece', 7000, 'memory']]],
    ['28 × 80 in', [80, 28, 1.375], [[1, 'piece', 7500, 'memory']]],
    ['30 × 80 in', [80, 30, 1.375], [[1, 'piece', 7800, 'memory']]],
    ['32 × 80 in', [80, 32, 1.375], [[1, 'piece', 8000, 'memory']]],
    ['36 × 80 in', [80, 36, 1.375], [[1, 'piece', 8800, 'memory']]],
  ]),
  'fire-door': notSold('none', 'other-product'),
  // Masonite hollow core 30 in at 110 to 170, by store
  'prehung-door': sized('each', 2026, [
    ['24 × 80 in', [80, 24, 1.375], [[1, 'piece', 13_000, 'memory']]],
    ['28 × 80 in', [80, 28, 1.375], [[1, 'piece', 13_500, 'memory']]],
    ['30 × 80 in', [80, 30, 1.375], [[1, 'piece', 14_000, 'seen']]],
    ['32 × 80 in', [80, 32, 1.375], [[1, 'piece', 14_500, 'memory']]],
    ['36 × 80 in', [80, 36, 1.375], [[1, 'piece', 16_000, 'memory']]],
  ]),
  'door-stop': lengths(2026, 'in', [
    [
      '7/16 × 1-3/8 in',
      [1.375, 0.4375],
      [
        [7, 'ft', 500, 'memory'],
        [8, 'ft', 570, 'memory'],
      ],
    ],
  ]),
  'door-lining': sized('pack', 2026, [['4-9/16 in', [0, 4.5625], [[1, 'piece', 5500, 'memory']]]]),
} satisfies Partial<Shelf<'us'>>;
