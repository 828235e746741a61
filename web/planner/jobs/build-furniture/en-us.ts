import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Every part is laid out in three dimensions from the sizes outside: no two in one place, but where a joint sinks one into another.',
    'Dadoes are a third of the board deep and lengthen what stands in them; a groove for the back is 1/4″ deep, or 6 mm; loose shelves are 1/16″ short.',
    'Fronts: a gap between them and round those that are inset. Drawers: 1/2″, or 13 mm, on either side for the slides, as long as the depth allows.',
    'Hinges by the height of a door (makers’ planning tables): 2 up to 35″ or 900 mm, then 3, 4 and 5. Dowels and screws: two an end at least, one each 6″ or 150 mm.',
    'Sag: 5wL⁴ ÷ 384EI by load, board and span; what an eye sees is 1/384 of the span. A bookcase gets uprights until its shelves stay straight; a loose shelf behind doors is turned over when it bends.',
    'Fixed to the wall: what hangs, and a case above 24″ or 600 mm (furniture safety sheets; ASTM F2057 tests from 27″).',
    'Sheets and lengths: the cheapest mix of sizes, saw cuts and trimmed edges counted. Glue, weight and minutes are our estimates.',
  ],
  fields: {
    kind: { options: { wardrobe: 'Wardrobe closet' } },
    joint: { options: { housing: 'Dadoes' } },
    stands: { options: { plinth: 'A toe kick' } },
    load: { options: { crockery: 'Dishes' } },
    wall: {
      options: {
        board: 'Drywall, no stud to reach',
        'soft-block': 'Soft block or old plaster',
        'dot-and-dab': 'Drywall glued on masonry',
      },
    },
    lift: { label: 'Height of toe kick or feet' },
  },
  figures: { runner: 'slides' },
  cannot: { runner: 'Too shallow for the shortest slides in your shops.' },
  why: {
    hung: (fixings, every) => `${fixings} fasteners through the cleat, every ${every}.`,
    plugs: 'One for each of these screws.',
  },
  steps: {
    mark: {
      housing:
        'Lay the sides together and mark both at once. Rout each dado a third of the board deep along a straight edge, as wide as the board that goes in.',
    },
    find: {
      detail:
        'Go over every line where you will drill. Then a small test hole: red or gray dust is brick or block, white dust and a drop is drywall.',
      safety: 'Never drill straight above, below or beside an outlet or a switch.',
    },
    fix: {
      hung: 'Draw a level line for its underside and prop a cleat there. Two people lift it on and screw through its rail into the wall.',
    },
  },
  build: {
    case: {
      plinth: { title: 'Fit the toe kick' },
      drawers: {
        detail:
          'Screw the slides level into the case and to the boxes. Hang the lowest, set its front on shims as thick as the gap, screw it from inside, and go on upwards.',
      },
    },
  },
};
