/** Build a deck: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Boards: rows with gaps of 3 mm (wet softwood) or 5 mm (composite), the last one ripped; joints on joists, neighbours’ apart (Trex, TimberTech).',
    'Joists: every 400 mm (16 in), 300 under diagonal boards, and one at the end.',
    'Screws: two wherever a board meets a joist, on both sides of a joint.',
  ],
  pitfalls: [
    'No slope and no air: boards rot from below. Fall 1 : 100 away from the house, 100 mm of air under the joists.',
    'A deck higher than the damp-proof course brings water into the wall: stay 150 mm below.',
    'Over 600 mm above the ground it needs a guard rail, and in many places permission.',
    'Plain steel screws stain and break: stainless or coated ones only.',
  ],
  tools: [
    'String line, pegs, tape measure, square',
    'Spirit level, 1 m',
    'Spade, rake, tamper',
    'Circular or mitre saw',
    'Drill, countersink, drivers',
    'Spacers for the gaps',
    'Safety glasses, ear defenders, gloves',
  ],
  fields: {
    lay: {
      label: 'Boards run',
      options: {
        longer: 'Along the longer side',
        x: 'Along the length',
        y: 'Along the width',
        diagonal: 'Diagonally',
      },
    },
    boardWidth: { label: 'Board width' },
    material: {
      label: 'Boards of',
      options: { softwood: 'Softwood, 3 mm gaps', composite: 'Composite, 5 mm gaps' },
    },
    straightSpacing: { label: 'Joists every' },
    diagonalSpacing: { label: 'Joists every, diagonal boards' },
    kerf: { label: 'Saw cut' },
  },
  deckScrews: 'Deck screws, 63 mm',
  deckJoist: 'Joists, treated',
  deckDrawing: 'Deck',
  joistsDrawing: 'Joists',
  figures: { deck: 'deck', rows: 'rows' },
  rightAngled: 'Boards can be laid out on an outline with right angles only.',
  boards: {
    softwood: (width: string) => `Deck boards, softwood, ${width}`,
    composite: (width: string) => `Deck boards, composite, ${width}`,
  },
  boardsSay: (why: string) => `Boards: ${why}`,
  joistsSay: (why: string) => `Joists: ${why}`,
  steps: {
    ground: {
      title: 'Clear and level the ground',
      detail: 'Take off turf, lay weed sheet and gravel.',
      safety: 'Ask for the plans of cables and pipes before you dig, and dig by hand near them.',
    },
    frame: {
      title: 'Set the frame and joists',
      detail:
        'On pads or posts, with a fall of 1 : 100 away from the house. Measure both diagonals: equal means square. Treat every cut end.',
    },
    boards: {
      title: 'Lay the boards',
      detail:
        'Start along the house, spacers between, two screws in every joist, joints where the drawing has them.',
      safety:
        'Glasses and ear defenders when you saw; dust of treated wood and composite wants a mask.',
    },
    edge: {
      title: 'Trim, edge and oil',
      detail: 'Snap a line and saw the ends off in one cut; sand edges, oil or stain when dry.',
      safety: 'Oily rags catch fire by themselves: spread them out to dry outdoors.',
    },
  },
};
