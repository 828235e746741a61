import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Build a deck: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Boards: rows with a gap between them, the last one ripped; joints on joists, neighbours’ apart (Trex, TimberTech).',
    'Frame: joists, beams, posts and footings by span tables (US: IRC R507 and DCA 6; elsewhere BS 5268 for C16 and C24). Where a table ends, we stop and say whom to ask.',
    'A low deck lies on slabs and pedestals; a higher one stands on posts, with stairs, and with a guard where the drop asks for one.',
    'Screws, hangers, ties, bolts and anchors are counted joint by joint.',
    'Sizes are those that shops of your region keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'No slope and no air: boards rot from below. Let the ground fall away from the house, and leave air under the joists.',
    'A deck as high as the floor inside brings water into the wall: stay a hand’s breadth below the damp-proof course.',
    'Joists fixed to brick cladding or with plain screws have pulled decks down: let it stand by itself, or use the anchors on the list.',
    'Plain steel screws stain and break in treated wood: stainless or coated ones only.',
    'A guard screwed on from the outside gives way: bolt its posts inside the frame, before the boards go on.',
  ],
  fields: {
    height: { label: 'Floor above the ground', source: 'Where the ground is lowest.' },
    lay: {
      label: 'Boards run',
      options: {
        longer: 'Along the longer side',
        x: 'Along the length',
        y: 'Along the width',
        diagonal: 'Diagonally',
      },
    },
    material: {
      label: 'Boards of',
      options: { softwood: 'Treated softwood', composite: 'Composite' },
    },
    stands: {
      label: 'It stands',
      options: {
        beside: 'Beside the house',
        ledger: 'Fixed to the house',
        alone: 'Alone',
      },
      source: 'The house is along the first row of boards.',
    },
    boardWidth: { label: 'Board width' },
    straightSpacing: { label: 'Joists every' },
    diagonalSpacing: { label: 'Joists every, diagonal boards' },
    stairs: { label: 'Stairs', source: 'Flights from the ground, where one step is not enough.' },
    soil: {
      label: 'Ground',
      options: { clay: 'Clay, or not known', sand: 'Sand', gravel: 'Gravel or rock' },
    },
    frost: { label: 'Frost line', source: 'How deep the ground freezes: the local office knows.' },
    railing: { label: 'A railing, though it is low' },
    heavy: { label: 'A hot tub, a roof or deep snow on it' },
    wood: {
      label: 'Frame of',
      options: {
        'fir-spruce': 'Douglas fir, hem-fir or spruce',
        'southern-pine': 'Southern pine',
        'cedar-redwood': 'Cedar, redwood or other pine',
      },
    },
    load: {
      label: 'Load, or ground snow where it is more',
      unit: 'psf',
      source: 'Your building department knows both.',
    },
  },
  figures: { deck: 'deck', rows: 'rows', joists: 'joists', pads: 'pads', posts: 'posts' },
  rightAngled: 'Boards can be laid out on an outline with right angles only.',
  tooLow: (lowest: string) =>
    `A frame with posts is ${lowest} high at least. Choose that, or less, where the deck can lie on slabs.`,
  tooWide: (most: string) =>
    `These boards bear on joists no more than ${most} apart. Bring the joists closer.`,
  otherBoard: (width: string) =>
    `Shops in your region sell boards ${width} wide: that is what this plan lays.`,
  heavy:
    'The tables hold for people and furniture only. Ask a structural engineer for the frame before you buy anything.',
  thin: (least: string) =>
    `Boards, joists and air under them take ${least}: dig the slabs in, or build it higher.`,
  why: {
    string: 'Round the deck, and for both diagonals.',
    pegs: 'Two at each corner.',
    gloves: 'For splinters and sharp hangers.',
    cementGloves: 'Wet cement burns skin.',
    glasses: 'For sawing and drilling.',
    mask: 'Dust of treated wood and composite is harmful.',
    membrane: (strips: number, wide: string, lap: string) =>
      `${plural(strips, { one: 'One strip', other: '# strips' })} of a roll ${wide} wide, laps of ${lap}.`,
    pins: 'Along laps and edges.',
    gravel: (depth: string, area: string) =>
      `${depth} deep over ${area}, a tenth more for uneven ground.`,
    slabs: (pads: number) => `One under each of ${pads} places where a joist rests.`,
    bed: 'A full bed of mortar, one of cement to five of sand, under every slab.',
    pedestals: (pads: number) => `One on each of ${pads} slabs, to level the frame.`,
    concrete: (posts: number, wide: string, deep: string, flights: number) =>
      `${posts} footings ${wide} wide, ${deep} deep${flights === 0 ? '' : ', and a slab at the foot of the stairs'}.`,
    foot: (flights: number) =>
      `A slab at the foot of ${plural(flights, { one: 'the stairs', other: '# flights of stairs' })}.`,
    tubes: (posts: number) => `From each of ${posts} footings up out of the ground.`,
    timber: (pieces: number) =>
      `${plural(pieces, { one: '# piece', other: '# pieces' })} of the frame, as drawn.`,
    posts: (posts: number) => `${plural(posts, { one: '# post', other: '# posts' })}, as drawn.`,
    bases: (posts: number) => `One under each of ${posts} posts, so that no wood stands in water.`,
    baseAnchors: (each: number, posts: number) => `${each} for each of ${posts} bases.`,
    baseScrews: (each: number, posts: number) => `${each} for each of ${posts} bases.`,
    baseBolts: (each: number, posts: number) =>
      `${each} for each of ${posts} posts, through its anchor.`,
    endScrews: (each: number, ends: number) => `${each} for each of ${ends} ends of joists.`,
    nogginScrews: (each: number, noggins: number) =>
      `${each} for each of ${noggins} noggins, half at either end.`,
    resin: (studs: number) => `For ${studs} studs.`,
    bit: 'For the holes of the studs.',
    silica: 'Drilling brick and concrete makes dust that scars lungs.',
    hangers: (each: number, ends: number) => `${each} for each of ${ends} ends that hang.`,
    ties: (crossings: number) => `One at each of ${crossings} places where a joist lies on a beam.`,
    hangerNails: 'One for every round hole of hangers, brackets and ties.',
    plies: 'Two rows along every beam, to make one of its boards.',
    connectors: (posts: number) => `One on each of ${posts} posts.`,
    capNails: (each: number, posts: number) =>
      `${each} nails in the connector on each of ${posts} posts, half of them in the beam.`,
    braceBolts: (braces: number) =>
      `One through each of ${braces} braces and its post, one through it and the beam.`,
    tape: 'Over the tops of joists and rims: water gets in along the screws.',
    flashing: 'Over the ledger, behind the cladding.',
    ledgerAnchors: (apart: string) => `In resin every ${apart}, up and down in turn.`,
    packers: 'One behind every anchor: water runs down behind the ledger.',
    ledgerScrews: (apart: string) => `In two rows, one every ${apart}.`,
    holdDowns: (count: number, load: string) =>
      `${count}, each for a pull of ${load}: they keep the deck at the house.`,
    clips: 'One in every gap at every joist.',
    starters: 'One on each joist, for the first row.',
    lastRow: (each: number, joists: number) =>
      `${each} for each of ${joists} joists, for the last row.`,
    stairScrews: (each: number, boards: number) =>
      `${each} for each of ${boards} boards of the stairs, half at either end.`,
    skirt: 'Round every side that is seen.',
    skirtScrews: (each: number, places: number) =>
      `${each} for each of ${places} places along the skirt.`,
    rails: 'Two between posts, and a handrail on both sides of the stairs.',
    balusters: (count: number) => `${count}, so close that no child’s head fits between.`,
    guardBolts: (each: number, posts: number) =>
      `${each} for each of ${posts} posts, through it and the rim.`,
    newelBolts: (each: number, posts: number) =>
      `${each} for each of ${posts} posts, through it and the stringer.`,
    blockScrews: (each: number, blocks: number) =>
      `${each} for each of ${blocks} blocks beside the guard’s posts.`,
    guardTies: (posts: number) => `One holds each of the guard’s ${posts} posts to the joists.`,
    railScrews: (each: number, pieces: number) =>
      `${each} for each of ${pieces} balusters and rails, half at either end.`,
    treadBrackets: (brackets: number) =>
      `${brackets}: under the treads and at the head of the stringers.`,
    bracketScrews: (each: number, brackets: number) => `${each} for each of ${brackets} brackets.`,
    preserver: 'Two soaking coats on every sawn end.',
  },
  drawing: {
    boards: 'Boards',
    boardsSay: (why: string) => `Boards: ${why}`,
    frame: 'Frame from above',
    lowSays: (joists: number, pads: number) => `${joists} joists on ${pads} pads.`,
    raisedSays: (joists: number, posts: number, footings: string) =>
      `${joists} joists on beams and ${posts} posts, on footings ${footings} wide.`,
    section: 'Section',
    joist: (size: string) => `joist ${size}`,
    beam: (plies: number, size: string) => `beam ${plies} × ${size}`,
    post: (size: string) => `post ${size}`,
    footing: (wide: string, deep: string) => `footing ${wide} wide, ${deep} deep`,
    pad: 'slab and pedestal',
    height: (height: string) => `${height} above the ground`,
    guard: (height: string) => `guard ${height}`,
    sectionSays: (height: string, span: string) =>
      `Cut through the deck: ${height} above the ground, joists spanning ${span}.`,
  },
  steps: {
    plan: {
      title: 'Ask before you build',
      detail:
        'Ask the local office about height, distance to the fence and drainage. Mark the door sill and the damp-proof course: the boards end a hand’s breadth below.',
      check: 'You know the height of the boards, and nobody has to be asked any more.',
    },
    services: {
      title: 'Find pipes and cables',
      detail:
        'Get the plans of what is buried, walk the ground with the finder and mark what you find. Keep drains and manholes accessible.',
      check: 'No mark lies where a footing will be.',
    },
    setOut: {
      title: 'Set out the corners',
      detail: (three: string, four: string, five: string) =>
        `Peg strings along all sides. A corner is square where ${three} along one string and ${four} along the other are ${five} apart.`,
      check: (off: string) => `Both diagonals are alike to ${off}.`,
    },
    strip: {
      title: 'Take off the turf',
      detail:
        'Take off turf and roots a spade’s depth, and let the ground fall away from the house.',
      check: 'Water from a can runs off, away from the wall.',
    },
    pads: {
      title: 'Bed the slabs',
      detail: (bed: string) =>
        `Under every place where a joist rests, as drawn: firm ground, ${bed} of mortar, the slab level on it.`,
      check: 'A level over neighbouring slabs shows their heights; no slab rocks.',
      safety: 'Wet cement burns: gloves, glasses, long sleeves. Rinse skin at once.',
    },
    footings: {
      title: 'Dig and pour the footings',
      detail: (wide: string, deep: string) =>
        `${wide} wide and ${deep} deep, below the frost, sides straight, loose earth out. Have them inspected where that is asked. Pour, tamp, level, and set or mark the post bases by string.`,
      foot: (wide: string, thick: string) =>
        `At the foot of the stairs pour a slab ${wide} square and ${thick} thick: it carries the stringers once it is hard.`,
      tubes: 'Set a tube form on each, plumb, and fill it at once.',
      check: 'The bases stand in line and the diagonals are still alike.',
      safety: 'Dig by hand near marks and cover open holes. Wet cement burns: gloves, glasses.',
    },
    cover: {
      title: 'Cover the ground',
      detail: (lap: string, gravel: string) =>
        `Roll out the membrane, laps of ${lap}, cut it round what stands, pin it, and rake ${gravel} of gravel over it.`,
      check: 'No soil is to be seen.',
    },
    ledger: {
      title: 'Fix the ledger',
      detail: (apart: string) =>
        `Mark it level below the sill. Take cladding off behind it, never fix to a brick skin, fasten it every ${apart} in two rows, and lead the flashing over it and behind the cladding.`,
      edges: (end: string, edge: string) =>
        `The first fastener within ${end} of each end, none nearer than ${edge} to the top or bottom edge.`,
      check: 'Level from end to end; every fastener is tight.',
    },
    beams: {
      title: 'Posts and beams',
      detail:
        'Stand the posts in their bases, mark the underside of the beams with string and level, saw. Fasten the plies of each beam together, crown up, lift it on, and nail a connector to post and beam on every post.',
      braces: 'Brace every post both ways at 45°.',
      check: 'Posts plumb, beams level and in one plane.',
      safety: 'Two people lift a beam. Prop it until it is fixed.',
    },
    joists: {
      title: 'Joists and rims',
      detail: (spacing: string) =>
        `Every ${spacing} as drawn, crown up, doubled where boards are joined. Rims across their ends.`,
      pedestals: 'Set the frame on the pedestals and turn them until all of it is level.',
      hangers: 'Fill every hole of the hangers and ties with its own nails.',
      check: 'A string across all joists touches each.',
    },
    noggins: {
      title: 'Noggins and tape',
      detail:
        'Screw noggins between the joists in rows as drawn, and tape the tops of all that boards will lie on.',
      bare: {
        title: 'Noggins',
        detail:
          'Screw noggins between the joists in rows as drawn, tight and flush with their tops.',
      },
      check: 'No joist can be twisted by hand.',
    },
    guardPosts: {
      title: 'Bolt the guard’s posts',
      detail: (apart: string, bolts: number) =>
        `At corners, at the stairs and no more than ${apart} apart: inside the rim, ${bolts} bolts each, and two blocks of joist timber screwed between each post and the joists beside it.`,
      check: 'Push the top of each hard: nothing gives.',
      safety: 'Fence off the open edge until the guard is up.',
    },
    boards: {
      title: 'Lay the boards',
      detail: (gap: string, screws: number) =>
        `Start at the house with a gap, then ${gap} between boards. Joints on doubled joists, as drawn. ${screws} screws in every joist, pilot holes near the ends.`,
      clips: (gap: string) =>
        `First row in starter clips, then a clip in every gap at every joist, ${gap} between boards; screw the last row.`,
      check: 'Measure to the far edge at both ends every few rows: alike.',
      safety: 'Glasses, ear defenders and mask when you saw.',
    },
    skirt: {
      title: 'Trim the edge and skirt it',
      low: (air: string) =>
        `Snap a line and saw all ends in one cut. Screw the skirt round the free sides, ${air} above the ground and below the boards so that air gets in.`,
      raised:
        'Snap a line and saw all ends in one cut. Screw the skirt on the rims of the free sides, close under the boards.',
      check: 'Edges straight; a hand fits under the skirt.',
      straight: 'Edges straight, and no screw head stands out.',
      safety: 'Two hands on the saw, cable behind you, nobody below.',
    },
    stairs: {
      title: 'Build the stairs',
      detail: (risers: number, rise: string, going: string) =>
        `${risers} risers of ${rise}, treads ${going} deep, all alike. Stand the stringers on the slab, hang them on the rim, fix treads and risers.`,
      check: 'A tape over every riser shows the same.',
      safety:
        'No riser may differ from the next by more than a coin’s thickness: people fall there.',
    },
    rails: {
      title: 'Rails and balusters',
      stairs:
        'The open sides of the stairs get balusters between their handrail and a lower rail close over the treads.',
      detail: (height: string, gap: string) =>
        `Top rail ${height} above the boards, bottom rail close over them, balusters with gaps under ${gap}. Handrails on both sides of the stairs.`,
      handrail: (from: string, to: string) =>
        `They are ${from} to ${to} above the treads’ front edges.`,
      check:
        'A ball as wide as the gap allowed does not pass anywhere; leaning on it moves nothing.',
      safety: 'Work from the deck, not from a ladder leaned on the guard.',
    },
    finish: {
      title: 'Seal, wash, and oil later',
      detail:
        'Soak every sawn end twice with preservative. Wash the boards. Oil or stain treated wood when a drop of water soaks in, after four to twelve weeks.',
      safety: 'Oily rags catch fire by themselves: spread them out to dry outdoors.',
    },
  },
};
