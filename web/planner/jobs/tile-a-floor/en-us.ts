import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';
import { tiling } from '../kit/tiling/en-us.ts';

export const enUs: Differs<typeof en> = {
  ...tiling,
  counts: [
    'Tile: laid over the floor with its joints. Whole and cut ones are counted; a cut-off is used again where it keeps the tile’s own edges towards its neighbors.',
    'The start moves where a cut along a wall would be narrower than 2 in. Spares: 5 %, and no less than a case.',
    'Thinset by the tile’s longest side: 1 lb/sq ft at 12 in, 1.5 at 24 in, in between by proportion (notch tables); 0.36 lb/sq ft under boards or a membrane.',
    'Grout by the makers’ formula, and 10 % more; sanded for joints wider than 1/8 in.',
    'Self-leveling underlayment: 8.3 lb/sq ft for each inch, half of the deepest over the hollow, because it runs out to nothing.',
    'Movement joints: at the walls, and across floors longer than 25 ft, 8 ft over heating (TCNA EJ171).',
  ],
  pitfalls: [
    'A floor that gives: tiles crack. Wooden floors need cement board or a membrane first.',
    'Tiling yourself into a corner: work toward the door.',
    'Radiant heat or a fresh slab: wait as long as its maker says and use a flexible thinset.',
    'Doors that no longer open: measure under them before you start.',
    'Tile grouted tight to the wall: the floor has no room to move and tents.',
  ],
  fields: {
    ...tiling.fields,
    under: {
      source: 'Usual: cement board on wood, nothing on concrete',
      options: { mat: 'An uncoupling membrane' },
    },
    hollow: { source: 'How deep; leveled with underlayment' },
    skirting: { label: 'Baseboard comes off and goes back' },
  },
  why: {
    ...tiling.why,
    leveller: (area, deep) => `${area}, ${deep} at the deepest, half of it on average.`,
    creaks: 'For boards that creak: about one for every two square feet.',
    caulk: 'Along the top of the baseboard.',
    damSealed: 'Under the dam and at its ends; it peels off.',
  },
  steps: {
    ...tiling.steps,
    check: {
      concrete:
        'A new slab dries for four weeks at least. Measure it in five places with the moisture meter: 75 % humidity at most.',
    },
    heights: {
      detail: (rise) =>
        `The floor rises by about ${rise}. Measure under doors, fridge and dishwasher.`,
      skirting:
        'Cut the paint line above the baseboard, pry it off with the bar on a taping knife and number the pieces.',
      frames: 'Undercut the casing, so that tile slides under.',
    },
    boards: {
      title: 'Lay cement board',
      detail: (every) =>
        `Comb on thinset, lay the boards with joints offset and away from those of the plywood, screw every ${every} both ways. Tape and fill the joints.`,
    },
    mat: {
      title: 'Lay the membrane',
      detail:
        'Comb on thinset with the fine notch, roll the membrane into it, press it down from the middle, edges butted.',
      check: 'Lift a corner: its fleece is full of thinset.',
    },
    seal: {
      foam: 'Cut the foam strip level with the tile.',
      covered:
        'Scrape out what thinset or grout fell into the gap along the walls; it stays empty under the baseboard.',
    },
    finish: {
      title: 'Baseboard and transition strips',
      bare: 'Transition strips and the last look',
      threshold:
        'Saw the strips to length and glue them to the floor; no screw goes through the tile.',
      skirting:
        'Glue the baseboard back on the wall, not on the tile, in its numbered order, and caulk along its top.',
    },
  },
};
