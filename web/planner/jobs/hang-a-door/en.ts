/** Hang an internal door: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Leaf for a frame that stays: the smallest that fills it, less its gaps. The rest is planed off, alike from both sides, from the bottom before the top.',
    'Off an edge: as its label says; else 5 mm of a hollow leaf, 10 mm of a solid one, twice that at the bottom (estimates); 3 mm of a fire door, none off its top (Safelincs).',
    'Leaf with a new frame: the largest that leaves room to pack; rebated ones by DIN 18101.',
    'Hinges: two; three over 20 kg, on fire doors and in the US (trade practice).',
    'Stops, seals and architraves: two legs and a head. Paint: both faces and the edges, and a new frame.',
  ],
  pitfalls: [
    'Measuring once: frames lean. The smallest of three widths and two heights counts.',
    'Planing through the edge of a hollow door: behind a little wood there is only card.',
    'A fire door trimmed past its certificate, or on ordinary hinges, is no fire door.',
    'Cut edges left bare: they take up damp, and the door sticks.',
  ],
  fields: {
    way: {
      label: 'The frame',
      options: { frame: 'Stays: a new leaf goes in', new: 'Is new too' },
    },
    width: {
      label: 'Width inside the frame',
      source: 'The smallest of three, in the rebate or between the jambs',
    },
    height: {
      label: 'Height inside the frame',
      source: 'From the finished floor, the smaller of two',
    },
    wallWidth: { label: 'Width of the wall opening', source: 'The smallest of three' },
    wallHeight: { label: 'Height of the wall opening' },
    thick: { label: 'Thickness of the wall', source: 'With its plaster on both sides' },
    wall: {
      label: 'Round the opening',
      options: { masonry: 'Brick, block, concrete', studs: 'Wooden studs' },
    },
    core: {
      label: 'Leaf',
      options: { hollow: 'Hollow', solid: 'Solid', fire: 'Fire door, half an hour' },
    },
    hand: {
      label: 'Hinges, seen from the side that it opens to',
      options: { left: 'On the left', right: 'On the right' },
    },
    stops: { label: 'New stops on the frame' },
    closer: { label: 'Closes by itself', source: 'Where the building office asks for it' },
    finish: {
      label: 'The wood',
      options: { paint: 'Is painted', varnish: 'Is varnished', ready: 'Comes finished' },
    },
    floor: {
      label: 'Gap over the floor',
      source: 'More over thick carpet, or where air must pass',
    },
    trim: {
      label: 'Most to take off an edge',
      source: 'On the door’s label; 0 for what is usual for its kind',
    },
    leafWidth: { label: 'Your own leaf: width', source: '0 for the nearest that shops keep' },
    leafHeight: { label: 'Your own leaf: height', source: '0 for the heights that shops keep' },
    colour: {
      label: 'Colour',
      source: 'Jobs of one colour share their tins',
      placeholder: 'White',
    },
  },
  /** Where no leaf is sold that is certified by itself. */
  fireElsewhere: 'A fire door comes with its own frame: fit both as they were certified',
  figures: {
    leaf: 'finished leaf',
    gap: 'gap at the sides',
    hinges: 'hinges',
    pack: 'to pack a side',
  },
  off: {
    side: (size: string) => `${size} off each side`,
    top: (size: string) => `${size} off the top`,
    bottom: (size: string) => `${size} off the bottom`,
  },
  noLeaf: {
    frame: 'No leaf here is so large: have one made, and type its size under Adjust.',
    new: 'No frame goes in: have one made, or widen the opening.',
  },
  tooMuch: (taken: string, most: string) =>
    `That takes ${taken} off where ${most} may come off: have a leaf made, or find one whose label allows more.`,
  fireGap: (most: string) => `Under a fire door ${most} is the most: fit a threshold.`,
  loose: (most: string) =>
    `More than ${most} is left round the frame: line the opening with timber first.`,
  thin: 'The wall is thicker than the frame: order it deeper, or add a strip.',
  deep: 'The wall is thinner than any frame on the shelf: order one for its thickness.',
  drawing: {
    door: 'The door, from the side that it opens to',
    says: (width: string, height: string, gap: string, under: string) =>
      `A leaf of ${width} by ${height}, ${gap} to each side and ${under} over the floor.`,
    hung: (top: string, bottom: string, latch: string) =>
      `Hinges ${top} from the top and ${bottom} from the bottom, the latch ${latch} above the floor.`,
    trim: 'What comes off the leaf',
    trimSays: (off: readonly string[]) => `${off.join(', ')}.`,
  },
  why: {
    leaf: (width: string, height: string) => `One, for ${width} by ${height} finished.`,
    frame: 'One: two legs and a head, as deep as the wall.',
    hinges: (count: number, kilos: string) =>
      `${count}, with their screws, for a leaf of about ${kilos}.`,
    pockets: (count: number, kilos: string) =>
      `${count}, turned into the leaf for the frame’s pockets; it weighs about ${kilos}.`,
    latch: 'One, with its keep.',
    braces: 'Across the frame, until it is fixed.',
    lock: 'One, for the pocket in the leaf and the frame’s striking plate.',
    handles: 'One pair, with their screws.',
    stops: 'Two legs and a head against which the door shuts.',
    seals: 'Two legs and a head that swell in a fire.',
    sealant: 'Between frame and wall, both sides, and no foam.',
    closer: 'One, tested for this door.',
    fixings: (count: number) => `${count}: through packers, from top to bottom of both legs.`,
    bit: 'For the fixings.',
    foam: 'One can for a frame, between the wedges.',
    packers: 'To stand leaf and frame on, and to hold gaps.',
    architrave: 'Both sides: two legs and a head each.',
    brads: (count: number) => `${count}, two hands apart.`,
    glue: 'For joints and old screw holes.',
    filler: 'Holes and old recesses.',
    caulk: (run: string) => `Along ${run} of wall.`,
    sand: 'Coarse for edges, fine between coats.',
    primer: (area: string) => `One coat on ${area}, two on cut edges.`,
    paint: (area: string) => `Two coats on ${area}.`,
    varnish: (area: string) => `Three coats on ${area}.`,
    seal: (run: string) => `Three coats on ${run} of cut edge.`,
    brush: 'For edges.',
    sleeves: 'One for each paint.',
    sheets: 'Under the leaf.',
    tape: 'A stop on the drill.',
    sack: 'For shavings and offcuts.',
    gloves: 'Against splinters.',
    glasses: 'Against chips.',
    mask: 'Against sanding dust.',
    silica: 'Against brick dust.',
  },
  steps: {
    measure: {
      title: 'Measure the opening',
      frame: (floor: string) =>
        `Three widths, two heights and both diagonals inside the frame: the smallest count. The leaf stops ${floor} above the finished floor.`,
      new: (side: string) =>
        `Three widths, two heights and both diagonals of the opening, and the wall’s thickness. ${side} is left on each side to pack.`,
      check: 'You know by how much the diagonals differ.',
    },
    rest: {
      title: 'Let it rest indoors',
      detail: 'Lay all the wood flat on battens for two days.',
      check: 'The leaf lies flat: no corner lifts.',
    },
    old: {
      title: 'Take the old door off',
      detail:
        'Wedge it from below and undo the top hinge last. Keep it to copy from. Glue slips of wood into old screw holes and scrape the frame clean.',
      stops: 'Prise the old stops off.',
      check: 'A straightedge lies flat along each jamb.',
      safety: 'Two people hold it at the last screw. Old paint: test it before you scrape.',
    },
    set: {
      title: 'Set the frame plumb',
      frame:
        'Glue and screw the head to the legs, brace the feet with a batten, stand it in the opening.',
      hung: 'Leave the leaf in, stand it in the opening and level the head with wedges under a leg.',
      rip: (deep: string) =>
        `Rip legs and head to ${deep}, the thickness of the wall, before you join them.`,
      wedge: 'Wedge in pairs behind hinges, latch and head, hinge side first.',
      check: 'Plumb both ways, level at the head, and the diagonals the same.',
    },
    fix: {
      title: 'Fix the frame',
      screws: (count: number) =>
        `Drill through legs and wedges, ${count} fixings in all, under the stop where you can. Tighten by hand and cut the wedges off.`,
      foam: 'Brace the legs apart at hinges, latch and foot. Foam behind hinges, latch and head, no more than fills half the gap. Cut it flush the next day.',
      sealant: 'Fill the gap to the wall with intumescent sealant on both sides.',
      check: 'It is still plumb, level and square.',
      safety: 'Glasses and mask on; look for cables before you drill.',
      foamSafety: 'Gloves and glasses on: foam sticks to skin for days.',
    },
    trim: {
      title: 'Trim the leaf and try it in',
      none: 'Nothing needs to come off.',
      detail: (off: readonly string[]) =>
        `Mark what comes off: ${off.join(', ')}. Score the line, plane inwards from both corners, the latch edge a touch more at the back.`,
      stand: 'Stand it on wedges in the frame.',
      check: (gap: string) => `A gap of ${gap} along both sides.`,
      safety: 'Clamp the leaf before you plane, both hands behind the blade.',
    },
    hinges: {
      title: 'Let the hinges in',
      detail: (top: string, bottom: string, count: 2 | 3) =>
        `Mark on leaf and frame together, ${top} from the top and ${bottom} from the bottom${count === 3 ? ', the third half way' : ''}. Scribe round the hinge and chisel as deep as its flap, across the grain first. On an old frame, follow its recesses.`,
      ready: (top: string, bottom: string) =>
        `Turn the pins into the leaf to match the frame’s pockets, about ${top} from the top and ${bottom} from the bottom, until the collar meets the wood.`,
      check: 'Each hinge lies flush with the wood.',
      safety: 'Both hands behind the edge of the chisel.',
    },
    hang: {
      title: 'Hang the leaf',
      weighs: (kilos: string) => `It weighs about ${kilos}.`,
      detail:
        'Stand it on wedges, open, at the frame. Top hinge first, one screw in each; swing it, then the other screws.',
      ready: 'Lift it, open, on to both pins together, with a bar under its foot.',
      check: 'It swings free and stays put.',
      safety: 'One holds, one screws: keep fingers out of the hinge side.',
    },
    adjust: {
      title: 'Correct the gaps',
      detail:
        'Tight at the latch: let the hinges in deeper. Tight at the hinges: card behind them. Touching the head: card behind the top one.',
      ready:
        'Turn the screws in the pockets, half a turn at a time: they lift the leaf, move it sideways and press it to the seal.',
      check: 'A coin goes all round between leaf and frame.',
    },
    latch: {
      title: 'Fit the latch and its keep',
      detail: (up: string) =>
        `Mark the spindle ${up} above the floor, as far in as the packet says. Bore the face from both sides, then the edge. Let the plate in flush. Blacken the tongue with the pencil and shut the door: the mark is the middle of the keep.`,
      bored: (up: string) =>
        `The leaf is bored, about ${up} above the floor. Push the latch in, its slope to the frame, and screw plate and keep into their recesses.`,
      ready: (up: string) =>
        `Slide the lock case in and screw it, spindle ${up} above the floor. Shut the door and bend the tab of the frame’s plate until nothing rattles.`,
      check: 'Pushed with one finger, it clicks shut and does not rattle.',
      safety: 'Glasses on: chips fly.',
    },
    handles: {
      title: 'Fit the handles',
      detail:
        'Cut the spindle to the leaf, set both plates square to the edge and drill for their screws.',
      check: 'Both come back by themselves.',
    },
    stops: {
      title: 'Fit the stops',
      detail: (gap: string) =>
        `Shut the door. Cut the head, then the legs under it. Pin them a card off the leaf at the latch, ${gap} at the hinges, and drive the pins home when it shuts well.`,
      seals:
        'Groove frame or leaf as the certificate shows, and press the intumescent strips in whole, legs first.',
      check: 'It shuts without springing back.',
      safety: 'Keep your other hand away from where a pin may come out.',
    },
    casing: {
      title: 'Fit the architraves',
      detail: (reveal: string) =>
        `Mark ${reveal} back from the edge of the frame. Mitre and pin the head, then the legs, off the floor by a card. Glue the mitres.`,
      check: 'The margin is the same all round, and the mitres are closed.',
      safety: 'Fingers a hand’s width from the blade; glasses and ear defenders on.',
    },
    fill: {
      title: 'Fill and sand',
      detail: 'Fill holes and old recesses proud, sand them flush, and round each edge a little.',
      caulk: 'Caulk where architrave meets wall.',
      check: 'No hole can be felt.',
      safety: 'Wear the mask when you sand.',
    },
    prime: {
      title: 'Prime, cut edges first',
      detail:
        'Handles off again. Cut edges twice, the bottom too, then both faces and a new frame.',
      check: 'No bare wood shows: look under it with a mirror.',
      safety: 'Air the room while it dries.',
    },
    paint: {
      title: 'Paint the first coat',
      detail: 'Edges with the brush, faces with the roller: panels, then rails, then uprights.',
      check: 'No runs in the corners of the panels.',
    },
    second: {
      title: 'Paint the second coat',
      detail: 'Rub down lightly with the fine grit, wipe, and the same again, thinly.',
      check: 'The colour is even in daylight.',
    },
    varnish: {
      title: 'Varnish in three coats',
      all: 'Handles off again. Edges first, the bottom too, then faces along the grain.',
      edges: 'Every edge that was cut, the bottom too: lift the leaf off again.',
      between: 'Thinly each time, rubbed down with the fine grit between coats.',
      check: 'Water stands on it in drops.',
      safety: 'Air the room, and lay rags flat outdoors to dry.',
    },
    prove: {
      title: 'Prove the door',
      detail: 'Open it half way and let go; shut it slowly and fast.',
      closer: 'Fit the closer by its template, and set it so that the door latches from any angle.',
      check: 'It stays half open, latches at a finger’s push, and the gap is even all round.',
      closes: 'It latches by itself from any angle, and the gap is even all round.',
    },
  },
};
