import { by, lengths, notSold, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const timber = {
  mdf: sheets(2025, 'mm', [
    [
      '6 mm',
      6,
      [
        [1220, 610, 'mm', 900, 'memory'],
        [2800, 2070, 'mm', 4200, 'memory'],
      ],
    ],
    [
      '10 mm',
      10,
      [
        [1220, 610, 'mm', 1300, 'memory'],
        [2800, 2070, 'mm', 5800, 'memory'],
      ],
    ],
    [
      '16 mm',
      16,
      [
        [1220, 610, 'mm', 1700, 'memory'],
        [2800, 2070, 'mm', 7800, 'memory'],
      ],
    ],
    [
      '19 mm',
      19,
      [
        [1220, 610, 'mm', 1900, 'memory'],
        [2800, 2070, 'mm', 8800, 'memory'],
      ],
    ],
  ]),
  plywood: sheets(2024, 'mm', [
    ['5 mm', 5, [[2500, 1220, 'mm', 2300, 'memory']]],
    ['12 mm', 12, [[2500, 1250, 'mm', 6500, 'memory', 26]]],
    ['18 mm', 18, [[2500, 1250, 'mm', 9000, 'memory', 38]]],
  ]),
  'melamine-board': sheets(2024, 'mm', [
    [
      '16 mm',
      16,
      [
        [2000, 300, 'mm', 1400, 'memory'],
        [2630, 400, 'mm', 2400, 'memory'],
        [2630, 600, 'mm', 3500, 'memory'],
        [2800, 2070, 'mm', 6800, 'memory'],
      ],
    ],
    ['19 mm', 19, [[2800, 2070, 'mm', 7800, 'memory']]],
  ]),
  'back-board': sheets(2024, 'mm', [
    [
      '3 mm',
      3,
      [
        [2500, 1200, 'mm', 1200, 'memory'],
        [2800, 2070, 'mm', 2200, 'memory'],
      ],
    ],
  ]),
  batten: lengths(2024, 'mm', [
    ['24 × 48 mm', [48, 24], by('m', 90, 'memory', 2, 3, 4, 5)],
    ['30 × 50 mm', [50, 30], by('m', 110, 'memory', 2, 3, 4, 5)],
    ['40 × 60 mm', [60, 40], by('m', 180, 'memory', 2, 3, 4, 5)],
  ]),
  'planed-timber': lengths(2024, 'mm', [
    ['18 × 28 mm', [28, 18], by('m', 120, 'memory', 2, 2.5, 3)],
    ['24 × 44 mm', [44, 24], by('m', 170, 'memory', 2, 2.5, 3)],
    ['28 × 48 mm', [48, 28], by('m', 210, 'memory', 2, 2.5, 3)],
  ]),
  'mdf-strip': lengths(2024, 'mm', [['9 × 95 mm', [95, 9], [[2.4, 'm', 700, 'memory']]]]),
  'tongue-and-groove': lengths(2024, 'mm', [
    ['12 × 86 mm', [86, 12], by('m', 180, 'memory', 2.1, 2.4, 3)],
    ['19 × 121 mm', [111, 19], by('m', 240, 'memory', 2.5, 3, 4)],
  ]),
  stud: lengths(2024, 'mm', [
    ['44 × 74 mm', [74, 44], by('m', 360, 'memory', 2, 2.5, 3)],
    ['60 × 80 mm', [80, 60], by('m', 440, 'memory', 2.5, 3, 4, 5), 'C24'],
  ]),
  'structural-timber': lengths(2024, 'mm', [
    ['45 × 70 mm', [70, 45], by('m', 400, 'memory', 3, 4, 5)],
    ['45 × 145 mm', [145, 45], by('m', 850, 'memory', 3, 4, 5), 'C24'],
    ['60 × 80 mm', [80, 60], by('m', 520, 'memory', 3, 4, 5)],
    ['60 × 100 mm', [100, 60], by('m', 650, 'memory', 3, 4, 5), 'C24'],
    ['60 × 120 mm', [120, 60], by('m', 780, 'memory', 3, 4, 5), 'C24'],
    ['80 × 120 mm', [120, 80], by('m', 1040, 'memory', 3, 4, 5), 'C24'],
    ['60 × 200 mm', [200, 60], by('m', 1300, 'memory', 3, 4, 5), 'C24'],
  ]),
  // Larch or Douglas fir, planed
  'deck-post': lengths(2024, 'mm', [
    ['100 × 100 mm', [100, 100], by('m', 1300, 'memory', 3, 4), 'C24'],
    ['160 × 160 mm', [160, 160], by('m', 3400, 'memory', 3, 4), 'C24'],
  ]),
  'formwork-board': lengths(2024, 'mm', [
    ['24 × 98 mm', [98, 24], by('m', 180, 'memory', 2, 3, 4)],
    ['24 × 148 mm', [148, 24], by('m', 270, 'memory', 2, 3, 4)],
  ]),
  'fire-door': notSold('none', 'other-product'),
  'prehung-door': notSold('internal-door', 'other-practice'),
  'internal-door': sized('each', 2024, [
    ['1985 × 610 mm', [1985, 610, 40], [[1, 'piece', 9500, 'memory']]],
    ['1985 × 735 mm', [1985, 735, 40], [[1, 'piece', 9500, 'memory']]],
    ['1985 × 860 mm', [1985, 860, 40], [[1, 'piece', 10_000, 'memory']]],
    ['1985 × 985 mm', [1985, 985, 40], [[1, 'piece', 11_000, 'memory']]],
  ]),
  'door-stop': lengths(2024, 'mm', [
    [
      '10 × 30 mm',
      [30, 10],
      [
        [2.1, 'm', 500, 'memory'],
        [2.4, 'm', 570, 'memory'],
      ],
    ],
  ]),
  'door-lining': sized('pack', 2024, [['140 mm', [0, 140], [[1, 'piece', 11_000, 'memory']]]]),
} satisfies Partial<Shelf<'eu'>>;
