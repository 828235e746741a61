import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Slab for a jamb that stays: the smallest on the shelf that fills it, less its gaps. The rest is planed off, the same from both sides, from the bottom before the top.',
    'Off an edge may come what its label says; else 3/16 in of a hollow slab, 3/8 in of a solid one, and twice that at the bottom (estimates).',
    'New door: the largest prehung one that goes into the rough opening, 2 in wider than its slab, with room to shim it.',
    'Hinges: three, as jambs are mortised for.',
    'Stops and casing: two legs and a head. Paint: both faces and the edges, and a new jamb.',
  ],
  pitfalls: [
    'Measuring once: jambs lean. The smallest of three widths and two heights counts.',
    'Planing through the edge of a hollow door: behind a little wood there is only cardboard.',
    'A door to the garage or a furnace room is often fire-rated, with its own jamb: do not trim it, ask first.',
    'Cut edges left bare: they take up damp, and the door sticks.',
  ],
  fields: {
    way: {
      label: 'The jamb',
      options: { frame: 'Stays: a new slab goes in', new: 'Is new too: a prehung door' },
    },
    width: {
      label: 'Width inside the jamb',
      source: 'The smallest of three, from jamb to jamb where the door shuts',
    },
    height: { label: 'Height inside the jamb' },
    wallWidth: { label: 'Width of the rough opening' },
    wallHeight: { label: 'Height of the rough opening' },
    thick: { source: 'With its drywall on both sides' },
    wall: {
      label: 'Around the opening',
      options: { masonry: 'Brick, block, concrete', studs: 'Wood studs' },
    },
    core: {
      label: 'Slab',
      options: { hollow: 'Hollow core', solid: 'Solid core', fire: 'Fire-rated' },
    },
    stops: { label: 'New stops on the jamb' },
    leafWidth: { label: 'Your own slab: width', source: '0 for the nearest that stores keep' },
    leafHeight: { label: 'Your own slab: height', source: '0 for the heights that stores keep' },
    colour: { label: 'Color', source: 'Jobs of one color share their cans' },
  },
  fireElsewhere: 'A fire-rated door comes with its own jamb: fit it as its label says, untrimmed',
  figures: { leaf: 'finished slab', pack: 'to shim a side' },
  noLeaf: {
    frame: 'No slab here is so large: have one made, and type its size under Adjust.',
    new: 'No prehung door goes in: have one made, or reframe the opening.',
  },
  tooMuch: (taken, most) =>
    `That takes ${taken} off where ${most} may come off: have a slab made, or find one whose label allows more.`,
  loose: (most) =>
    `More than ${most} is left beside or above the jamb: line the opening with lumber first.`,
  thin: 'The wall is thicker than the jamb: order it deeper, or add an extension.',
  drawing: {
    says: (width, height, gap, under) =>
      `A slab of ${width} by ${height}, ${gap} to each side and ${under} over the floor.`,
    trim: 'What comes off the slab',
  },
  why: {
    latch: 'One, with its strike plate.',
    handles: 'One set, with its screws.',
    packers: 'To stand the door on, and to hold gaps.',
    fixings: (count) => `${count}: through shims, from top to bottom of both legs.`,
    sheets: 'Under the slab.',
  },
  steps: {
    measure: {
      frame: (floor) =>
        `Three widths, two heights and both diagonals inside the jamb: the smallest count. The slab stops ${floor} above the finished floor.`,
      new: (side) =>
        `Three widths, two heights and both diagonals of the rough opening, and the wall’s thickness. ${side} is left on each side to shim.`,
    },
    rest: { check: 'The slab lies flat: no corner lifts.' },
    old: {
      detail:
        'Shim it from below and tap out the hinge pins, the top one last. Keep it to copy from. Glue slips of wood into old screw holes and scrape the jamb clean.',
      stops: 'Pry the old stops off.',
      safety: 'Two people hold it at the last pin. Old paint: test it before you scrape.',
    },
    set: {
      title: 'Set the jamb plumb',
      hung: 'Leave the slab in, stand it in the opening and level the head with shims under a leg.',
      wedge: 'Shim in pairs behind hinges, latch and head, hinge side first.',
    },
    fix: {
      title: 'Fasten the jamb',
      screws: (count) =>
        `Drill through legs and shims, ${count} fasteners in all, behind the stop where you can. Tighten by hand and cut the shims off.`,
      safety: 'Glasses and mask on; look for wires before you drill.',
    },
    trim: {
      title: 'Trim the slab and try it in',
      detail: (off) =>
        `Mark what comes off: ${off.join(', ')}. Score the line with a knife, plane inwards from both corners, the latch edge a touch more at the back.`,
      stand: 'Stand it on shims in the jamb.',
    },
    hinges: {
      title: 'Mortise the hinges',
      detail: (top, bottom, count) =>
        `Mark on slab and jamb together, ${top} from the top and ${bottom} from the bottom${count === 3 ? ', the third half way' : ''}. Score around the hinge, chisel as deep as its leaf is thick, across the grain first. On an old jamb, follow its mortises.`,
    },
    hang: {
      title: 'Hang the slab',
      detail:
        'Stand it on shims, open, at the jamb. Top hinge first, one screw in each; swing it, then the other screws.',
    },
    adjust: { check: 'A coin goes all around between slab and jamb.' },
    latch: {
      title: 'Fit the latch and strike plate',
      detail: (up) =>
        `Mark the knob ${up} above the floor, at the backset on the latch’s package. Bore the face from both sides, then the edge, square to it. Let the plate in flush. Blacken the tongue with the pencil, shut the door: the mark is the middle of the strike.`,
      bored: (up) =>
        `The slab is bored, about ${up} above the floor. Push the latch in with its slope to the jamb, screw the plate flush and the strike into its mortise.`,
    },
    handles: {
      title: 'Fit the knobs',
      detail:
        'Put the half with the spindle through the latch, set both roses square to the edge, and tighten their screws in turn.',
    },
    casing: {
      title: 'Fit the casing',
      detail: (reveal) =>
        `Mark ${reveal} back from the edge of the jamb. Miter and nail the head, then the legs, off the floor by a card. Glue the miters.`,
      check: 'The margin is the same all around, and the miters are closed.',
      safety: 'Fingers a hand’s width from the blade; glasses and hearing protection on.',
    },
    fill: {
      detail:
        'Fill holes and old mortises proud, sand them flush, and take the sharpness off each edge.',
      caulk: 'Caulk where casing meets wall.',
    },
    prime: {
      detail: 'Knobs off again. Cut edges twice, the bottom too, then both faces and a new jamb.',
    },
    paint: {
      detail: 'Edges with the brush, faces with the roller: panels, then rails, then stiles.',
    },
    second: { check: 'The color is even in daylight.' },
    varnish: {
      title: 'Coat it three times',
      all: 'Knobs off again. Edges first, the bottom too, then faces along the grain.',
      edges: 'Every edge that was cut, the bottom too: lift the slab off again.',
    },
    prove: {
      check: 'It stays half open, latches at a finger’s push, and the gap is even all around.',
    },
  },
};
