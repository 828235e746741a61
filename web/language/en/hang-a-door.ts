const hinges = (count: 2 | 3) => (count === 2 ? 'Two hinges' : 'Three hinges');

/** Hang an internal door: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Leaf for an existing frame: the smallest that shops keep which fills it, less a gap to each side, at the top and over the floor. What is left over is planed off, the same from both sides, and from the bottom before the top.',
    'What may come off an edge: as its label says; else 5 mm off a hollow leaf and 10 mm off a solid one (estimates), twice that at the bottom, and 3 mm off a fire door, nothing off its top (Safelincs).',
    'Leaf with a new frame: the largest whose frame goes into the opening with room to pack it. Rebated leaves and their frames as DIN 18101 has them.',
    'Hinges: two; a third over 20 kg and on fire doors (trade practice); frames of the EU come with two, of the US with three.',
    'Stops and seals: two legs and a head round the frame. Architraves: the same on both sides, mitred. Paint or varnish: both faces and the edges, and a new frame with them.',
  ],
  pitfalls: [
    'Measuring once: frames lean. The smallest of three widths and two heights counts, and the diagonals say how far it leans.',
    'Planing through the edge of a hollow door: behind a few centimetres of wood there is only card.',
    'A fire door trimmed more than its certificate allows, or with ordinary hinges, is no fire door.',
    'Forgetting the floor to come: heights count from the finished floor, carpet and threshold included.',
    'Cut edges left bare: they take up damp, and the door swells and sticks.',
    'Latch bored from one face: the drill tears out the other. Bore from both sides.',
  ],
  fields: {
    way: {
      label: 'The frame',
      options: { frame: 'Stays: a new leaf goes in', new: 'Is new too' },
    },
    width: {
      label: 'Width inside the frame',
      source: 'The smallest of three, where the leaf shuts: in the rebate or between the jambs',
    },
    height: {
      label: 'Height inside the frame',
      source: 'From the finished floor, the smaller of two',
    },
    wallWidth: { label: 'Width of the wall opening', source: 'The smallest of three' },
    wallHeight: { label: 'Height of the wall opening', source: 'From the finished floor' },
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
  fireElsewhere:
    'A fire door comes with its own frame: ask its maker to fit it as it was certified',
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
    frame:
      'No leaf that shops keep is so large: have one made, or type the size of your own under More options.',
    new: 'No frame that shops keep goes into this opening: measure again, have one made, or widen it.',
  },
  tooMuch: (taken: string, most: string) =>
    `That takes ${taken} off, and ${most} may come off: have a leaf made to size, or choose one whose label allows more.`,
  fireGap: (most: string) =>
    `Under a fire door ${most} is the most: raise the floor with a threshold instead.`,
  loose: (most: string) =>
    `More than ${most} is left beside or above the frame: line the opening with timber first.`,
  thin: 'The wall is thicker than the frame: order it deeper, or line the rest with a strip.',
  drawing: {
    door: 'The door, from the side that it opens to',
    says: (width: string, height: string, gap: string, under: string) =>
      `A leaf of ${width} by ${height}, ${gap} to each side and ${under} over the floor.`,
    hung: (count: 2 | 3, top: string, bottom: string, latch: string) =>
      `${hinges(count)}, ${top} from the top and ${bottom} from the bottom; the latch ${latch} above the floor.`,
    trim: 'What comes off the leaf',
    trimSays: (off: readonly string[]) => `${off.join(', ')}.`,
  },
  why: {
    leaf: (width: string, height: string) => `One, for ${width} by ${height} finished.`,
    frame: 'One: two legs and a head, as deep as the wall.',
    hinges: (count: number, kilos: string) =>
      `${count}, with their screws, for a leaf of about ${kilos}.`,
    latch: 'One, with its keep.',
    handles: 'One pair, with their screws.',
    stops: 'Two legs and a head against which the door shuts.',
    seals: 'Two legs and a head: swells in a fire and stops smoke.',
    sealant: 'Between frame and wall, on both sides: no foam round a fire door.',
    closer: 'One, tested for this door.',
    fixings: (count: number) => `${count}: through packers, from top to bottom of both legs.`,
    bit: 'For the fixings.',
    foam: 'One can for a frame, between the wedges.',
    packers: 'Wedges to stand the leaf or frame on and to hold its gaps.',
    architrave: 'Both sides: two legs and a head each.',
    brads: (count: number) => `${count}, about a hand and a half apart.`,
    glue: 'For joints, and for slips of wood in old screw holes.',
    filler: 'Nail heads, old recesses and screw holes.',
    caulk: (run: string) => `Along ${run} of wall.`,
    sand: 'Coarse for edges, fine between coats.',
    primer: (area: string) => `One coat on ${area}, two on cut edges.`,
    paint: (area: string) => `Two coats on ${area}.`,
    varnish: (area: string) => `Three coats on ${area}.`,
    seal: (run: string) => `Three coats on ${run} of cut edge.`,
    brush: 'For edges and mouldings.',
    sleeves: 'For the faces, one for each paint.',
    sheets: 'Under the leaf on its trestles and in the doorway.',
    tape: 'Round the drill as a stop, and over the cutting line.',
    sack: 'For shavings, old hardware and offcuts.',
    gloves: 'Against splinters and for lifting.',
    glasses: 'For planing, chiselling and drilling.',
    mask: 'Against sanding dust.',
    silica: 'Against brick dust.',
  },
  steps: {
    measure: {
      title: 'Measure the opening',
      frame: (floor: string) =>
        `Three widths, two heights and both diagonals inside the frame. Write down the smallest, and which way it leans. The leaf stops ${floor} above the finished floor.`,
      new: (side: string) =>
        `Three widths, two heights and both diagonals of the wall, and its thickness in three places. ${side} is left on each side to pack.`,
      check: 'The diagonals differ by less than the thickness of a coin, or you know by how much.',
    },
    rest: {
      title: 'Let it rest in the room',
      detail: 'Lay all the wood flat on battens for two days, in the warmth that you live in.',
      check: 'The leaf lies flat: no corner lifts off the battens.',
    },
    old: {
      title: 'Take the old door off',
      detail:
        'Wedge it from below, undo the lowest hinge first and the top one last. Keep the old leaf: it shows where hinges and latch go. Glue slips of wood into old screw holes and scrape the frame clean.',
      stops: 'Prise the old stops off.',
      check: 'A straightedge lies flat along each jamb.',
      safety:
        'Two people hold it when the last screw comes out. Old paint: test it before you scrape or sand.',
    },
    set: {
      title: 'Set the frame plumb',
      frame:
        'Glue and screw the head to the legs, nail a batten across the feet, stand it in the opening. Wedge in pairs behind each hinge, the latch and the head, hinge side first.',
      hung: 'Leave the leaf in. Stand it in the opening, level the head with shims under a leg, then shim behind each hinge, the latch and the top, hinge side first.',
      check: 'Plumb both ways on each leg, level at the head, and the diagonals the same.',
    },
    fix: {
      title: 'Fix the frame',
      screws: (count: number) =>
        `Drill through legs and wedges, ${count} fixings in all, under the stop where you can. Tighten by hand, look at the level again, and cut the wedges off.`,
      foam: 'Brace the legs apart with spreaders at hinges, latch and foot. Foam behind hinges, latch and head in short lengths, no more than fills half the gap. Cut it off flush the next day.',
      sealant: 'Fill the gap to the wall with intumescent sealant on both sides.',
      check: 'A card slides with the same drag all round the leaf or the spreaders.',
      safety: 'Glasses and mask on; look for cables before you drill.',
      foamSafety: 'Gloves and glasses on: foam sticks to skin for days.',
    },
    trim: {
      title: 'Trim the leaf and try it in',
      none: 'Nothing needs to come off. Stand it on wedges in the frame with the gaps of the drawing.',
      detail: (off: readonly string[]) =>
        `Mark what comes off: ${off.join(', ')}. Score the line with a knife, plane inwards from both corners, the latch edge a touch more at the back. Then stand it on wedges in the frame.`,
      check: (gap: string) => `A gap of ${gap} all along both sides and the top.`,
      safety: 'Clamp the leaf before you plane, both hands behind the blade.',
    },
    hinges: {
      title: 'Let the hinges in',
      detail: (top: string, bottom: string, count: 2 | 3) =>
        `Mark on leaf and frame together, ${top} from the top and ${bottom} from the bottom${count === 3 ? ', the third half way' : ''}. Scribe round the hinge, chisel as deep as its flap is thick, across the grain first. On an old frame, follow its recesses.`,
      ready: (top: string, bottom: string) =>
        `The frame has its pockets, about ${top} from the top and ${bottom} from the bottom of the leaf. Check that they match, drill the leaf if it is not drilled, and turn the pins in by hand until the collar meets the wood.`,
      check: 'Each hinge lies flush: a straightedge over it does not rock.',
      safety: 'Chisel away from yourself, the other hand behind the edge.',
    },
    hang: {
      title: 'Hang the leaf',
      detail: (kilos: string) =>
        `It weighs about ${kilos}. Stand it on wedges, open, beside the frame. Top hinge first, one screw in each; swing it, and only then the other screws.`,
      ready: (kilos: string) =>
        `It weighs about ${kilos}. Lift it on to both pins together, open, with a bar under its foot, and let it down.`,
      check: 'It swings free and stays where you leave it.',
      safety: 'One holds, one screws: keep fingers out of the hinge side.',
    },
    adjust: {
      title: 'Correct the gaps',
      detail:
        'Tight at the latch: let that hinge in a little deeper. Tight at the hinges: a slip of card behind the hinge. Touching at the top: card behind the lower hinge.',
      ready:
        'Turn the screws in the frame’s pockets: one lifts, one moves the leaf sideways, one presses it to the seal. Half a turn at a time, the same on both.',
      check: 'A coin goes all round between leaf and frame.',
    },
    latch: {
      title: 'Fit the latch and its keep',
      detail: (up: string) =>
        `Mark the spindle ${up} above the floor, at the distance on the latch’s packet. Bore the face from both sides, then the edge, square to it. Let the plate in flush. Chalk the tongue, shut the door: the mark is the middle of the keep.`,
      bored: (up: string) =>
        `The leaf is bored, about ${up} above the floor. Push the latch in with its slope to the frame, screw the plate flush and the strike into its recess.`,
      ready: (up: string) =>
        `Slide the lock case into the leaf and screw it in, spindle ${up} above the floor. Shut the door against the frame’s plate and bend or file its tab until nothing rattles.`,
      check: 'Pushed with one finger, it clicks shut and does not rattle.',
      safety: 'Glasses on, and clear the chips before you feel for the hole.',
    },
    handles: {
      title: 'Fit the handles',
      detail:
        'Cut the spindle to the leaf, set both plates square to the edge, drill for their screws and tighten them in turn.',
      check: 'Both levers or knobs come back by themselves.',
    },
    seals: {
      title: 'Fit the seals',
      detail:
        'Groove the frame or the leaf as the certificate shows, and press the intumescent strips in whole: legs first, unbroken past hinges where it says so.',
      check: 'The strip lies below the wood, and the door still shuts by itself or by a finger.',
    },
    stops: {
      title: 'Fit the stops',
      detail: (gap: string) =>
        `Shut the door. Cut the head to fit, then the legs under it. Pin them a card’s width from the face at the latch, ${gap} at the hinges, and drive the pins home when it shuts well.`,
      check: 'It shuts without springing back, and no light shows at the stop.',
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
      detail:
        'Fill holes and old recesses proud, sand them flush, and take the sharpness off each edge.',
      caulk: 'Caulk where architrave meets wall.',
      check: 'No hole can be felt.',
      safety: 'Wear the mask when you sand.',
    },
    prime: {
      title: 'Prime, cut edges first',
      detail:
        'Handles off again. Top and bottom edge twice, on trestles or with the door wedged open, then both faces and a new frame.',
      check: 'No bare wood shows: feel along the bottom with a mirror.',
      safety: 'Air the room while it dries.',
    },
    paint: {
      title: 'Paint the first coat',
      detail:
        'Mouldings and edges with the brush, faces with the roller, panels before rails, rails before uprights.',
      check: 'No runs in the corners of the panels.',
    },
    second: {
      title: 'Paint the second coat',
      detail: 'Rub down lightly with the fine grit, wipe, and the same again, thinly.',
      check: 'The colour is even in daylight.',
    },
    varnish: {
      title: 'Varnish, edges first',
      detail:
        'Handles off again. Bottom and top edge, then sides, then faces along the grain, thinly.',
      check: 'Wet all over, with no pool and no dry patch.',
      safety: 'Air the room, and lay rags flat outdoors to dry.',
    },
    varnishAgain: {
      title: 'Rub down and varnish twice more',
      detail: 'Rub down with the fine grit, wipe, and coat; when that is dry, once more.',
      check: 'It feels smooth, edges included.',
    },
    seal: {
      title: 'Seal the cut edges',
      detail:
        'Varnish every edge that was cut or planed, three thin coats, the bottom too: lift the leaf off or use a flat pad.',
      check: 'Water stands on the edge in drops.',
      safety: 'Air the room while it dries.',
    },
    prove: {
      title: 'Prove the door',
      detail: 'Open it half way and let go; shut it slowly and fast; look at the gap all round.',
      closer:
        'Fit the closer by its template, set it so that the door latches from any angle, and slowly at the end.',
      check: 'It stays half open, latches at a finger’s push, and the gap is even all round.',
      closes: 'It latches by itself from any angle, and the gap is even all round.',
    },
  },
};
