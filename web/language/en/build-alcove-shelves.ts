/** Build alcove shelves: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Unit: two sides as high as the alcove less the play; top, bottom and shelves between them.',
    'On battens: shelves as wide as the alcove less the play, a batten at the back and one at either end of each.',
    'Sheets: the cheapest mix of sizes, with the saw cut between panels and 10 mm trimmed off the edges.',
  ],
  pitfalls: [
    'Long shelves sag: 18 mm board carries books over 800 mm at most without a support or a front edge.',
    'Alcoves narrow towards the back: measure front, middle and back, use the least.',
    'Battens screwed into plaster alone: find the masonry or studs, and the cables.',
  ],
  tools: [
    'Tape measure, pencil, square',
    'Circular saw with a guide, or let the shop saw the panels',
    'Drill, countersink, drivers',
    'Spirit level',
    'Pipe and cable detector',
    'Clamps, wood glue, sandpaper',
    'Safety glasses, ear defenders, dust mask',
  ],
  fields: {
    width: { label: 'Alcove width', source: 'The narrowest of three heights.' },
    height: { label: 'Height' },
    depth: { label: 'Depth' },
    shelves: { label: 'Shelves' },
    build: {
      label: 'Built as',
      options: { unit: 'Unit with sides, top and bottom', battens: 'Shelves on battens' },
    },
    thickness: { label: 'Board thickness' },
    fit: { label: 'Play to slide it in' },
    grain: { label: 'The grain shows' },
    kerf: { label: 'Saw cut' },
  },
  batten: 'Batten, 25 × 38 mm',
  figures: { shelf: 'shelf length' },
  nothingLeft: 'Nothing is left between the sides.',
  tooMany: 'These shelves fill the whole height.',
  screws: { unit: 'Screws, 4 × 50 mm', battens: 'Screws and wall plugs' },
  unitScrewsWhy: (panels: number) => `4 in each end of ${panels} panels.`,
  battenScrewsWhy: (shelves: number) => `7 for the battens of each of ${shelves} shelves.`,
  board: (thickness: string) => `Board, ${thickness}`,
  boardWhy: (panels: number, shelves: number, long: string, deep: string, unit: boolean) =>
    `${panels} panels: ${shelves} shelves of ${long} × ${deep}${unit ? ', two sides, top and bottom' : ''}.`,
  battensWhy: (battens: number) =>
    `${battens} battens: one at the back and two at the ends of each shelf.`,
  steps: {
    measure: {
      title: 'Measure again, three times',
      detail:
        'Width at the bottom, in the middle and at the top; depth on both sides; check the corners for square.',
    },
    saw: {
      title: 'Saw the panels',
      detail:
        'Follow the numbered cuts. Support both halves, set the blade a tooth deeper than the board.',
      safety:
        'Stand beside the blade’s line, never behind it. Glasses, ear defenders and mask on; unplug the saw to set it.',
    },
    build: {
      title: 'Drill, glue and screw',
      detail:
        'Pilot holes keep the edges from splitting. Check for square by measuring both diagonals.',
    },
    fix: {
      title: 'Fix it to the wall',
      detail:
        'Level it with packing, mark the fixings through the back or the battens, drill and screw.',
      safety:
        'Look for pipes and cables first. A unit over 600 mm high must be fixed to the wall at its top, or a climbing child pulls it over.',
    },
  },
};
