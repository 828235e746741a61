import { by, lengths, notSold, sheets, sized } from '../entries.ts';
import type { Shelf } from '../shelf.ts';

export const timber = {
  mdf: sheets(2024, 'mm', [
    ['5 mm', 5, [[2440, 1220, 'mm', 4000, 'memory']]],
    ['9 mm', 9, [[2440, 1220, 'mm', 6500, 'memory']]],
    ['12 mm', 12, [[2440, 1220, 'mm', 8500, 'memory']]],
    ['18 mm', 18, [[2440, 1220, 'mm', 12_000, 'memory', 38]]],
  ]),
  plywood: sheets(2024, 'mm', [
    ['5 mm', 5, [[2440, 1220, 'mm', 5500, 'memory']]],
    ['9 mm', 9, [[2440, 1220, 'mm', 8500, 'memory']]],
    ['12 mm', 12, [[2440, 1220, 'mm', 10_500, 'memory']]],
    ['18 mm', 18, [[2440, 1220, 'mm', 15_000, 'memory', 33]]],
  ]),
  'melamine-board': sheets(2024, 'mm', [
    ['17 mm', 17, [[2440, 1220, 'mm', 22_000, 'memory', 32]]],
    ['18 mm', 18, [[2440, 1220, 'mm', 23_500, 'memory', 34]]],
  ]),
  'back-board': sheets(2024, 'mm', [
    ['5 mm', 5, [[2440, 1220, 'mm', 6000, 'memory']]],
    ['9 mm', 9, [[2440, 1220, 'mm', 9000, 'memory']]],
  ]),
  batten: lengths(2024, 'mm', [
    ['20 × 30 mm', [28, 18], [[4, 'm', 700, 'memory']]],
    [
      '30 × 40 mm',
      [38, 28],
      [
        [3, 'm', 900, 'memory'],
        [4, 'm', 1200, 'memory'],
      ],
    ],
    ['40 × 60 mm', [57, 37], [[4, 'm', 1800, 'memory']]],
  ]),
  'planed-timber': lengths(2024, 'mm', [
    ['18 × 45 mm', [45, 18], [[2.4, 'm', 1800, 'memory']]],
    ['40 × 40 mm', [40, 40], [[2.4, 'm', 3000, 'memory']]],
  ]),
  'mdf-strip': notSold('planed-timber', 'other-practice'),
  'tongue-and-groove': notSold('none', 'other-practice'),
  stud: notSold('steel-stud', 'other-practice'),
  'structural-timber': lengths(2024, 'mm', [
    ['40 × 60 mm', [60, 40], by('m', 1000, 'memory', 3, 4)],
    ['50 × 70 mm', [70, 50], by('m', 1400, 'memory', 3, 4)],
    ['45 × 95 mm', [95, 45], by('m', 1800, 'memory', 3, 4)],
    ['45 × 145 mm', [145, 45], by('m', 2800, 'memory', 3, 4)],
    ['45 × 195 mm', [195, 45], by('m', 3900, 'memory', 3, 4)],
  ]),
  // Sold by the sawn size
  'deck-post': lengths(2024, 'mm', [
    ['100 × 100 mm', [95, 95], by('m', 3000, 'memory', 3, 4)],
    ['150 × 150 mm', [145, 145], by('m', 7000, 'memory', 3, 4)],
  ]),
  'formwork-board': lengths(2024, 'mm', [
    [
      '15 × 100 mm',
      [100, 15],
      [
        [3, 'm', 1500, 'memory'],
        [4, 'm', 2000, 'memory'],
      ],
    ],
  ]),
  // Door sets at 500 to 2200
  'fire-door': notSold('none', 'other-product'),
  'prehung-door': notSold('internal-door', 'other-practice'),
  'internal-door': sized('each', 2026, [
    ['2000 × 800 mm', [2000, 800, 40], [[1, 'piece', 110_000, 'seen']]],
    ['2100 × 800 mm', [2100, 800, 40], [[1, 'piece', 120_000, 'memory']]],
    ['2100 × 900 mm', [2100, 900, 40], [[1, 'piece', 130_000, 'memory']]],
  ]),
  'door-stop': notSold('none', 'other-practice'),
  'door-lining': sized('pack', 2024, [['240 mm', [0, 240], [[1, 'piece', 45_000, 'memory']]]]),
} satisfies Partial<Shelf<'cn'>>;
