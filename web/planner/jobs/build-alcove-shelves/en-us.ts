import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  pitfalls: [
    'A shelf that looks straight when it is new: particle board and MDF go on bending for years, to three times as much.',
    'Alcoves narrow towards the back and lean: measure at each height, front and back, and use the least.',
    'Cleats screwed into drywall alone: find the studs, and the cables.',
    'A tall unit that is only pushed in: a climbing child pulls it over. Strap it.',
  ],
  fields: {
    build: { options: { battens: 'Shelves on cleats' } },
    load: { options: { crockery: 'Dishes' } },
    wall: {
      options: {
        board: 'Drywall, no stud to reach',
        'soft-block': 'Soft block or old plaster',
        'dot-and-dab': 'Drywall glued on masonry',
      },
    },
    plinth: { label: 'Toe kick', source: 'As high as the baseboard it clears' },
  },
  why: {
    battens: (battens) => `${battens} cleats: one behind and two at the ends of each shelf.`,
    upScrews: (each) => `${each} screws up through the cleats of each shelf.`,
    wall: (fixings, every, unit) =>
      unit
        ? `${fixings} for the straps.`
        : `${fixings} fasteners through the cleats: one at each end and every ${every} behind, two at each side.`,
    filler: 'Over the heads of screws.',
  },
  drawing: {
    sectionSays: ({ deep, thick, lip, batten }) =>
      `Cut from front to back: ${deep} deep, board ${thick}` +
      `${lip === undefined ? '' : `, a lip of ${lip} in front`}${batten === undefined ? '' : `, a cleat of ${batten} behind`}.`,
  },
  steps: {
    find: {
      detail:
        'Go over every line where you will drill. Then a small test hole: red or gray dust is brick or block, white dust and a drop is drywall.',
      safety: 'Never drill straight above, below or beside an outlet or a switch.',
    },
    level: {
      unit: 'A line round all three walls at the top of the unit; the floor’s highest point sets the toe kick.',
    },
    battens: { title: 'Screw the cleats to the wall' },
    saw: {
      safety:
        'Stand beside the blade’s line, never behind it. Glasses, hearing protection and mask on; unplug the saw to set it.',
    },
    fix: { stand: 'Two people lift it in. Shim it level on its toe kick.' },
    trim: { check: 'It lies on all three cleats and does not rock.' },
    shelves: { detail: 'From below, up through the cleats.' },
  },
};
