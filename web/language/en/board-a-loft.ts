/** Board and insulate a loft: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Panels: laid across the joists, ends on a joist, every second row shifted; cut-offs used again.',
    'Insulation: 270 mm in two layers, 100 between the joists and 170 across; a roll covers 9.6 m² at 100 mm and 7.1 m² at 170.',
    'Screws: every 300 mm on each joist that a panel touches.',
  ],
  pitfalls: [
    'Boards laid straight on 100 mm joists squash a 270 mm layer: raise them on legs or battens.',
    'Insulation pushed into the eaves stops the air: leave 50 mm, or the roof timbers rot.',
    'Cables buried in insulation overheat: lift them onto it. Downlights need a cover.',
    'Ceiling joists are not floor joists: light storage only, unless an engineer says otherwise.',
  ],
  tools: [
    'Tape measure, pencil',
    'Saw, drill, drivers',
    'Long knife for insulation',
    'Crawl board and work light',
    'Dust mask (FFP3), gloves, safety glasses, long sleeves',
  ],
  fields: {
    length: { label: 'Panel length' },
    width: { label: 'Panel width' },
    spacing: { label: 'Joists every' },
    joists: {
      label: 'Joists run',
      options: { shorter: 'Along the shorter side', x: 'Along the length', y: 'Along the width' },
    },
    insulate: {
      label: 'Insulate',
      options: {
        both: '100 mm between and 170 mm across',
        between: '100 mm between the joists',
        none: 'Not now',
      },
    },
    panelsAPack: { label: 'Panels in a pack' },
  },
  loftScrews: 'Wood screws, 5 × 60 mm',
  loftDrawing: 'Loft',
  figures: { loft: 'loft', panels: 'panels' },
  rightAngled: 'Panels can be laid out on an outline with right angles only.',
  insulation: (thickness: number) => `Loft insulation, ${thickness} mm`,
  panels: (sides: string) => `Loft panels, ${sides}`,
  screwsWhy: (screws: number) =>
    `${screws} screws: every 300 mm on each joist that a panel touches.`,
  steps: {
    check: {
      title: 'Look before you cover',
      detail:
        'Look for damp, bats, bare cables and pipes without lagging, and put right what you find.',
      safety:
        'Stand on joists or a crawl board only: the ceiling does not carry you. Old loose insulation may hold asbestos (vermiculite): do not touch it.',
    },
    between: {
      title: 'Lay the first layer between the joists',
      detail: '50 mm free at the eaves, cables lifted out, none under a water tank.',
      safety:
        'Mask (FFP3), gloves, glasses, long sleeves. Downlights and cables buried in it overheat.',
    },
    raise: {
      title: 'Raise the floor and lay the second layer',
      detail: 'Legs or battens as high as the insulation, the second layer across the joists.',
    },
    board: {
      title: 'Board from the hatch outwards',
      detail:
        'Ends on a joist, rows shifted as on the drawing, screws and no nails: shaking cracks the ceiling.',
      safety:
        'Cables and pipes cross joists: look under every panel before you screw. Kneel on boards only.',
    },
  },
};
