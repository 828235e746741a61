/** Build a stud wall: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Studs: length ÷ spacing, rounded up, and one; doubled at doors, with a head and short studs over it.',
    'Head plate along the whole wall, sole plate but for the doorway; noggins at 1200 mm.',
    'Boards: laid upright on the studs, cut-offs used again; screws every 300 mm (British Gypsum).',
    'Filler 0.41 L/m², tape 1.2 m/m².',
  ],
  pitfalls: [
    'A floor or ceiling that is not level: measure the height at both ends and in the middle.',
    'Plates fixed to plasterboard only: find the joists, or fix a noggin between them from above.',
    'Boards of 2400 × 1200 weigh about 25 kg: carry them on edge, with a second person where you can.',
    'A wall over a floor that was not made for it: ask before you build in brick or block.',
  ],
  tools: [
    'Tape measure, pencil, long level or laser',
    'Pipe and cable detector',
    'Saw, drill, drivers',
    'Hammer, nails or 100 mm screws',
    'Snap-off knife, rasp and board lifter',
    'Filling knives, 10 and 25 cm',
    'Safety glasses, dust mask, gloves',
  ],
  fields: {
    thickness: { label: 'Timber thickness' },
    spacing: { label: 'Studs every' },
    sides: {
      label: 'Boarded',
      options: { both: 'On both sides', one: 'On one side', none: 'Not at all' },
    },
    kerf: { label: 'Saw cut' },
  },
  plasterboard: 'Plasterboard, 12.5 mm',
  drywallScrews: 'Drywall screws, 38 mm',
  jointFiller: 'Joint filler',
  jointTape: 'Joint tape',
  studsDrawing: 'Studs',
  figures: { wall: 'wall', long: 'long', studs: 'studs' },
  doorway: 'A doorway and its studs do not fit the wall. Move it, or make it smaller.',
  screwsWhy: (screws: number) =>
    `${screws} screws: every 300 mm on each stud that a board touches.`,
  timber: (thickness: string) => `Studwork timber, ${thickness}`,
  side: (side: number) => `Boards, side ${side}`,
  steps: {
    mark: {
      title: 'Mark floor, walls and ceiling',
      detail:
        'Snap a line on the floor, take it up the walls with the level and across the ceiling.',
      safety: 'Look for pipes and cables wherever you will drill, in floor and ceiling too.',
    },
    frame: {
      title: 'Fix the plates, then the studs',
      detail:
        'Head and sole plate first, a fixing every 600 mm. Cut each stud to the height that you measure there, a tight fit.',
      safety:
        'Wear glasses and ear defenders when you saw and nail. Prop the head plate: it falls on heads.',
    },
    services: {
      title: 'Cables and pipes, insulation',
      detail:
        'Lay them through the middle of the studs, then fill with mineral wool against noise.',
      safety:
        'Wiring in a new wall must be done or certified by a qualified person in most countries. Mask and gloves with mineral wool.',
    },
    board: {
      title: 'Board it',
      detail:
        'Boards tight to the ceiling, 10 mm off the floor, screws every 300 mm, their heads just below the paper. Stagger the joints of the two sides.',
      safety: 'A board weighs about 25 kg: carry it on edge, two of you where you can.',
    },
    joint: {
      title: 'Tape and fill',
      detail: 'Filler, tape bedded in it, two thin coats wider each time; sand between them.',
      safety: 'Wear a mask and glasses when you sand: the dust is fine and everywhere.',
    },
  },
};
