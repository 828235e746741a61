import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';
import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-US');

export const enUs: Differs<typeof en> = {
  counts: [
    'Studs: one at each end and one at every spacing, so that sheets meet on the middle of a stud; doubled at openings, with a header and cripples.',
    'Two top plates, so that precut studs of 92 5/8 in fit an 8 ft wall; the sole plate is treated where it lies on concrete.',
    'Depth: the shallowest stud that the tables let stand so high (IRC R602.3); past them the plan stops.',
    'Drywall lies sideways to 9 ft, in the sheets that stores keep, joints away from door corners and on other studs on the other side.',
    'Screws every 16 in, nails by the joint; a tenth more of both, for some bend.',
    'Tape 4.4 ft and joint compound 0.16 lb for each sq ft in three coats.',
  ],
  pitfalls: [
    'A wall that turns out to bear something, or a floor that cannot carry a new one: ask before you build.',
    'Measuring the door instead of the opening: a 30 × 80 in door needs a rough opening of 32 × 82 1/2 in.',
    'A floor or ceiling that is not level: measure the height at both ends and in the middle, and cut each stud to its place.',
    'Plates fixed to drywall only: find the joists, or nail blocking between them from above.',
    'Half-inch board to a garage: most codes ask for 5/8 in there.',
    'Compound in one thick coat: it cracks. Three thin ones, a day apart.',
  ],
  fields: {
    frame: { label: 'Framing', options: { timber: 'Lumber' } },
    sides: { label: 'Drywall' },
    depth: { options: { deep: 'A size deeper, for plumbing' } },
    wet: { source: 'Moisture-resistant drywall on one side, studs close enough for tile' },
    wool: { label: 'Insulation against noise' },
    floor: { options: { timber: 'Wood', concrete: 'Concrete' } },
    longBoards: { label: 'Long sheets' },
  },
  why: {
    treatedSole: 'Wood on concrete must be pressure-treated: the bottom plate.',
    doorBlocks: (doors) =>
      `Inside the studs of ${plural(doors, { one: 'the doorway', other: '# doorways' })}, to nail the jamb to.`,
    nails: (studs) =>
      `Six for each of ${studs} studs and each header, four for each cripple or block, two at each stud for the second top plate.`,
    plateScrews: (every) =>
      `Through plates and end studs into joists and studs, one at each end and every ${every}.`,
    plateFixings: (every) => `Through the plate into concrete, one at each end and every ${every}.`,
    bit: 'One size under the anchor.',
    membrane: 'Between the bottom plate and the concrete.',
    tape: (area) => `Seams and corners of ${area} of drywall.`,
    compound: (area, coats) =>
      `${coats === 3 ? 'Three' : 'Two'} coats on the seams of ${area} of drywall.`,
    sand: (area) => `To smooth the seams of ${area}.`,
    primer: (area) => `One coat on ${area} of new drywall.`,
  },
  drawing: {
    studs: 'Framing',
    side: (side) => `Drywall, side ${side}`,
  },
  steps: {
    ask: {
      detail: (from, to) =>
        `The wall will weigh ${from} to ${to}. Across floor joists that is usually fine; along them it stands on a doubled joist or on blocking. Ask the building department about a permit, the way out in a fire and the smoke alarm.`,
    },
    plates: {
      timber:
        'Bottom plate along the floor but not across a doorway, the first top plate into joists or blocking, the second under it with its joints elsewhere. Brace them while you fasten them.',
      safety:
        'Glasses and hearing protection when you cut and drill. A loose top plate falls: brace it.',
    },
    frame: {
      timber: (every) =>
        `End studs first, against the walls. Then a stud with its middle every ${every} from one end. Measure each place, cut a precut stud to fit snug, and toenail it top and bottom.`,
    },
    door: {
      timber:
        'A king stud each side, a jack stud nailed to it, a flat header across the two, cripples above at the same spacing.',
      steel: (up) =>
        `A full stud each side with lumber in it; over it track cut long, bent up ${up} at both ends and screwed to the studs; cripples above at the same spacing. A heavy door needs stiffer studs: ask the maker.`,
    },
    noggins: {
      title: 'Add blocking',
      detail:
        'A row between the studs, up and down by turns so that you can nail their ends. Put more, or a strip of plywood, where a sink, shelf or screen will hang.',
    },
    services: {
      title: 'Wiring and plumbing',
      detail: (share) =>
        `Holes through the middle of the studs, no wider than ${share} % of them, steel plates where less than an inch and a quarter of wood is left. Have the rough-in inspected before you close the wall. Photograph every bay.`,
      safety: 'Ask the building department whether you may wire it yourself.',
    },
    board: {
      title: (side) => (side === 1 ? 'Hang drywall on the first side' : 'Hang the other side'),
      only: 'Hang the drywall',
      sideways: (every, off) =>
        `Sheets lie across the studs, the top row first and tight to the ceiling; the ripped one at the bottom, ${off} off the floor. Seams of two rows on different studs. Screws every ${every}, heads just below the paper.`,
      shifted: 'Seams lie on other studs than on the first side.',
      safety: 'Two people carry a sheet, on edge. Cut with the knife, not the saw: less dust.',
    },
    wool: {
      title: 'Insulate it',
      detail: 'Friction-fit batts the full height of each bay, split around cables, no gaps.',
      check: 'No light and no bare drywall shows between the studs.',
    },
    joint: {
      tape: (wide) =>
        `Fill the seam, press the tape into it and draw a thin coat over it, ${wide} wide. Cover the screws.`,
      bead: 'Set corner bead on each edge of the free end.',
      last: 'A flashlight held flat along the wall shows no seam.',
    },
    seal: { check: 'A flashlight behind the wall shows no light.' },
    putty: { check: 'A flashlight held flat along the wall throws no shadow.' },
    prime: {
      joints: 'Sand the seams lightly, wipe the dust off, and roll on the primer.',
      check: 'Seams and paper look alike: then baseboard, door and paint can follow.',
    },
  },
};
