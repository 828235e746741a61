import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Baseboard: each wall from wall to wall, less its doorways and their casing. In a corner of the room one piece is square and the next is coped over it, so neither is longer than its wall.',
    'Outside corners are mitered: longer by the thickness of the board at each end of a right one. Corners that are not square are mitered inside too, at half of their angle. A wall longer than any length is joined with a scarf, well away from the corner.',
    'Each piece is bought a little longer, to cut it to fit; you choose by how much.',
    'Casing: two legs and a head for each side of a door, around the opening and a small reveal.',
    'Lengths: the cheapest mix of those sold, with the saw cut between pieces. Adhesive, nails, filler and paint by the length.',
  ],
  pitfalls: [
    'Inside corners are seldom square: cope one piece to the other’s profile, a miter opens.',
    'Measuring higher up the wall: it is seldom plumb. Measure where the board will sit.',
    'Nails into pipes and wires: they run behind baseboards. Use a detector.',
    'Boards fitted on the day they are bought: they shrink and the joints open.',
    'Filling the gap at the floor: leave it, only the top edge gets caulk.',
  ],
  fields: {
    frame: {
      label: 'Casing beside each doorway',
      source: 'Where the baseboard stops, until there is new casing',
    },
    architrave: { label: 'New casing' },
    old: { label: 'Old baseboard comes off' },
    wall: { options: { masonry: 'Brick, block, concrete', studs: 'Drywall on studs' } },
    profile: { placeholder: 'Colonial' },
  },
  tooLong: (count) =>
    `Around ${count === 1 ? '1 opening' : `${count} openings`} no length that is sold reaches: those have no casing here.`,
  drawing: {
    pieces: (pieces, copes, mitres) =>
      `${pieces === 1 ? '1 piece' : `${pieces} pieces`}, each with the length it is fitted to: ` +
      `${copes === 1 ? '1 coped end' : `${copes} coped ends`}, ` +
      `${mitres === 1 ? '1 mitered end' : `${mitres} mitered ends`}.`,
    door: 'Casing',
    doorSays: (leg, head) =>
      `The first door from the front: two legs of ${leg} and a head of ${head}, mitered at the corners.`,
  },
  figures: { around: 'around the doors' },
  why: {
    brads: (count) => `${count}: through boards into studs, or through casing into the jamb.`,
    mitres: (count) =>
      `To glue the miters of ${count === 1 ? '1 outside corner or frame' : `${count} outside corners and frames`}.`,
    glasses: 'For sawing and prying.',
    plugs: 'One anchor for each screw.',
    bit: 'For the anchors.',
  },
  steps: {
    remove: {
      title: 'Take the old baseboard off',
      detail:
        'Cut the paint along the top edge. Drive the bar in behind the board at a nail, over a thin shim, and ease it off bit by bit. Pull nails through from the back.',
      check: 'The drywall is whole above the line.',
      safety:
        'Nails stick out, and wires rise to outlets here: gloves and glasses on, power off. Old paint: test it before you scrape.',
    },
    clear: { safety: 'Glasses on: chips fly.' },
    mark: {
      title: 'Find pipes, wires and studs',
      check: 'Every outlet, switch and radiator has its lines marked down to the floor.',
      safety: 'Wires and pipes run behind baseboards. Nail nowhere that you have not checked.',
    },
    cut: {
      safety:
        'Hold the piece firmly, fingers a hand’s width from the blade; let the blade stop before you lift it. Glasses, mask and hearing protection on.',
    },
    joint: {
      detail:
        'Cut both boards at 45 degrees, so that the first laps over the second, seen from the door. Put the joint on a stud and glue it.',
    },
    mitre: { title: 'Miter the outside corners' },
    fix: {
      masonry: (every) =>
        `Wavy lines of adhesive on the back, press on, shim behind hollows, then an anchor and a countersunk screw every ${every}.`,
      studs: (every) =>
        `Wavy lines of adhesive on the back, press on, shim behind hollows, then brads into each stud, about every ${every}.`,
    },
    architrave: {
      title: 'Fit the casing',
      detail: (reveal, every) =>
        `Mark ${reveal} back from the edge of the jamb. Cut and nail the head first, then the legs to it, off the floor by a card. Glue the miters and nail about every ${every}.`,
      check: 'The reveal is the same all around, and the miters are closed.',
    },
  },
};
