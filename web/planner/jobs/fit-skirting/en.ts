import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');
const doors = (count: number) => plural(count, { one: '# door', other: '# doors' });
const corners = (count: number) =>
  plural(count, { one: '# outside corner or frame', other: '# outside corners and frames' });

/** Fit skirting and architraves: their public page, what they ask, buy and say. Sizes come with their units. */
export const en = {
  counts: [
    'Skirting: each wall from wall to wall, less its doorways and their frames. In a corner of the room one piece is square and the next is coped over it, so neither is longer than its wall.',
    'Outside corners are mitred: longer by the thickness of the board at each end of a right one. Corners that are not square are mitred inside too, at half of their angle. A wall longer than any length is joined with a scarf, well away from the corner.',
    'Each piece is bought a little longer, to cut it to fit; you choose by how much.',
    'Architraves: two legs and a head for each side of a door, round the opening and a small reveal.',
    'Lengths: the cheapest mix of those sold, with the saw cut between pieces. Adhesive, fixings, filler and paint by the length.',
  ],
  pitfalls: [
    'Inside corners are seldom square: cope one piece to the other’s profile, a mitre opens.',
    'Measuring higher up the wall: plaster is thicker at the bottom. Measure where the board will sit.',
    'Nails into pipes and cables: they run behind skirting. Use a detector.',
    'Boards fitted on the day they are bought: they shrink and the joints open.',
    'Filling the gap at the floor: leave it, only the top edge gets caulk.',
  ],
  fields: {
    walls: { label: 'Walls' },
    size: { label: 'Board', source: 'As your region’s shops keep it' },
    frame: {
      label: 'Door frame beside each doorway',
      source: 'Where the skirting stops, until there are new architraves',
    },
    architrave: {
      label: 'New architraves',
      options: { no: 'None', one: 'On this side of the doors', both: 'On both sides' },
    },
    old: { label: 'Old skirting comes off' },
    wall: {
      label: 'Walls are',
      options: { masonry: 'Brick, block, concrete', studs: 'Boards on studs' },
    },
    finish: {
      label: 'The boards',
      options: { paint: 'Are painted here', bought: 'Come finished' },
    },
    rough: { label: 'Cut longer first, by', source: 'To cut each piece to fit' },
    kerf: { label: 'Saw cut' },
    profile: {
      label: 'Profile',
      source: 'Rooms of one profile share their lengths',
      placeholder: 'Torus',
    },
  },
  figures: { run: 'along the walls', around: 'round the doors' },
  tooLong: (count: number) =>
    `Round ${plural(count, { one: '# opening', other: '# openings' })} no length that is sold reaches: those have no architrave here.`,
  drawing: {
    plan: 'Pieces',
    pieces: (pieces: number, copes: number, mitres: number) =>
      `${plural(pieces, { one: '# piece', other: '# pieces' })}, each with the length it is fitted to: ` +
      `${plural(copes, { one: '# coped end', other: '# coped ends' })}, ` +
      `${plural(mitres, { one: '# mitred end', other: '# mitred ends' })}.`,
    door: 'Architrave',
    doorSays: (leg: string, head: string) =>
      `The first door from the front: two legs of ${leg} and a head of ${head}, mitred at the corners.`,
  },
  why: {
    around: (count: number, sides: 1 | 2) =>
      `${doors(count)}, ${sides === 1 ? 'one side' : 'both sides'}: two legs and a head each.`,
    adhesive: (run: string) => `Along ${run} of boards.`,
    screws: (count: number, every: string) =>
      `${count}: one about every ${every}, two where the board is high.`,
    plugs: 'One for each screw.',
    bit: 'For the plugs.',
    brads: (count: number) =>
      `${count}: through boards into studs, or through architraves into the frame.`,
    packers: 'Two behind each piece, where wall or floor is hollow.',
    filler: (count: number) => `${count} holes of screws and nails.`,
    mitres: (count: number) => `To glue the mitres of ${corners(count)}.`,
    caulk: (run: string) => `The top edge of ${run}.`,
    sand: (run: string) => `Filler and cut ends of ${run}.`,
    primer: (area: string) => `Two coats on ${area}, cut ends first.`,
    paint: (area: string) => `Two coats on ${area}.`,
    brush: 'For primer and paint.',
    tape: (run: string) => `Along ${run} of floor and wall.`,
    blades: 'To cut the paint along the old boards.',
    sack: 'For nails, crumbs and short ends.',
    gloves: 'Against nails and splinters.',
    glasses: 'For sawing and prising.',
    mask: 'Against saw and sanding dust.',
  },
  steps: {
    rest: {
      title: 'Let the boards rest in the room',
      detail: 'Lay them flat and apart for a day or two, at the temperature you live in.',
      check: 'They are straight and feel as warm as the room.',
    },
    remove: {
      title: 'Take the old skirting off',
      detail:
        'Cut the paint along the top edge. Drive the bar in behind the board at a nail, over a thin batten, and ease it off bit by bit. Pull nails through from the back.',
      check: 'Plaster is still on the wall above the line.',
      safety:
        'Nails stick out, and cables rise to sockets here: gloves and glasses on, power off. Old paint: test it before you scrape.',
    },
    clear: {
      title: 'Clear the foot of the wall',
      detail: (bump: string) =>
        `Scrape lumps and old glue off floor and wall. Nothing may stand out by more than ${bump} under a straightedge.`,
      check: 'The straightedge lies on the wall along its length.',
      safety: 'Glasses on: plaster flies.',
    },
    mark: {
      title: 'Find pipes, cables and studs',
      detail:
        'Run the detector along the wall. Mark on the floor where studs are and where you must not fix. Mark the top of the board at the highest point of the floor.',
      check: 'Every socket, switch and radiator has its lines marked down to the floor.',
      safety: 'Cables and pipes run behind skirting. Fix nowhere that you have not checked.',
    },
    cut: {
      title: 'Cut the pieces roughly',
      detail: (more: string) =>
        `Follow the cut list, the longest first: each piece is ${more} longer than its place. Write the wall on its back.`,
      check: 'Every piece on the drawing has its board, marked on the back.',
      safety:
        'Hold the piece firmly, fingers a hand’s width from the blade; let the blade stop before you lift it. Glasses, mask and ear defenders on.',
    },
    fit: {
      title: 'Fit the longest wall',
      detail: (tight: string) =>
        `Start with the wall seen first. Measure at the floor, cut both ends square and ${tight} long, and spring the board in.`,
      check: 'It bows a little in the middle and lies tight when pressed.',
    },
    joint: {
      title: 'Join long walls with a scarf',
      detail:
        'Cut both boards at 45 degrees, so that the first laps over the second, seen from the door. Put the join on a stud or a fixing and glue it.',
      check: 'A fingertip along the join feels no step.',
    },
    cope: {
      title: 'Cope the next piece in each corner',
      detail:
        'Cut its end at 45 degrees, then saw along the line of the profile, leaning back a little, and file to fit. Only then cut the other end to length.',
      check: 'A card cannot be pushed into the joint.',
    },
    mitre: {
      title: 'Mitre the outside corners',
      /** `angles`: what the saw is set to at corners that are no right ones. */
      detail: (angles: readonly string[]) =>
        'Take the angle with the bevel and cut each piece at half of it, marked on the wall. ' +
        (angles.length === 0
          ? ''
          : `Corners that are not square, inside ones too: set the saw to ${angles.join(', ')}, as the drawing says. `) +
        'Glue both faces and hold them until they grip.',
      check: 'No light shows through the corner, and its edge is closed.',
    },
    fix: {
      title: 'Fix the boards',
      masonry: (every: string) =>
        `Wavy lines of adhesive on the back, press on, pack behind hollows, then a plug and a countersunk screw every ${every}.`,
      studs: (every: string) =>
        `Wavy lines of adhesive on the back, press on, pack behind hollows, then brads into each stud, about every ${every}.`,
      check: 'Kicked lightly it does not spring, and the top is level.',
      safety: 'Fix only between your marks.',
    },
    architrave: {
      title: 'Fit the architraves',
      detail: (reveal: string, every: string) =>
        `Mark ${reveal} back from the edge of the lining. Cut and pin the head first, then the legs to it, off the floor by a card. Glue the mitres and pin about every ${every}.`,
      check: 'The margin is the same all round, and the mitres are closed.',
      safety: 'Keep your other hand away from where a nail may come out.',
    },
    fill: {
      title: 'Fill, sand, caulk',
      detail:
        'Fill holes and joints proud and sand them flush. Run caulk along the top edge only and smooth it with a wet finger.',
      check: 'No hole can be felt, and the caulk has no gap.',
      safety: 'Wear the mask when you sand.',
    },
    prime: {
      title: 'Prime twice',
      detail:
        'Mask floor and wall. Prime cut ends first, for they soak it up, then all bare board; a second coat when the first is dry.',
      check: 'Cut ends are as smooth as the face.',
    },
    paint: {
      title: 'Paint the first coat',
      detail: 'Rub down lightly, wipe, and lay the paint on thinly in one direction.',
      check: 'No runs along the top edge.',
      safety: 'Air the room while paint dries.',
    },
    second: {
      title: 'Paint the second coat',
      detail: 'The same again, then pull the tape while the paint is still tacky.',
      check: 'The line at wall and floor is sharp and even.',
    },
  },
};
