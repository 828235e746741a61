/** Lay a laminate or vinyl floor: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Planks: laid in rows with a gap of 10 mm (3/8 in) all round, end joints at least 300 mm (12 in) apart, first and last row at least 50 mm wide (Pergo’s instructions).',
    'What is cut off the end of a row starts a later one, if it is at least 300 mm long and keeps the joints apart.',
    'Underlay: the floor’s area.',
  ],
  pitfalls: [
    'Packs opened on the day: planks must lie in the room for 48 hours first, or the floor moves.',
    'No gap at the walls, pipes and door frames: the floor lifts when it swells in summer.',
    'A concrete floor without a damp-proof sheet under the underlay.',
    'Kitchen units set on a floating floor pin it down: lay up to them.',
  ],
  tools: [
    'Tape measure, pencil, square',
    'Jigsaw or hand saw',
    'Spacers, 10 mm (3/8 in)',
    'Tapping block, pull bar and hammer',
    'Utility knife',
    'Knee pads, safety glasses, dust mask',
  ],
  fields: {
    length: { label: 'Plank length' },
    width: { label: 'Plank width', source: 'What is seen, without tongue or click.' },
    along: {
      label: 'Planks run',
      options: { longer: 'Along the longer side', x: 'Along the length', y: 'Along the width' },
    },
    gap: { label: 'Gap at the walls' },
    stagger: { label: 'Joints apart by' },
    planksAPack: { label: 'Planks in a pack' },
    spares: { label: 'Spares' },
    floor: {
      label: 'Which floor',
      source: 'Rooms with one floor share its packs',
      placeholder: 'Oak, light',
    },
  },
  underlay: 'Underlay',
  floorDrawing: 'Floor',
  figures: { floor: 'floor', planks: 'planks' },
  problems: {
    'too-narrow': 'Nothing is left between the gaps. Check the room and the gap.',
    slanted: 'Planks can be laid out on right-angled floors only.',
  },
  tight: (rows: number) => `In ${rows} rows no joint could keep this far from the next row’s.`,
  planks: (sides: string) => `Laminate or vinyl planks, ${sides}`,
  underlayWhy: (area: string) => `${area} of floor.`,
  steps: {
    rest: {
      title: 'Let the packs rest in the room',
      detail: 'Lay them flat and closed for 48 hours at the temperature you live in.',
    },
    prepare: {
      title: 'Clear, level, lay the underlay',
      detail: 'Take off the skirting or plan for beading. The floor must be flat to 3 mm in 2 m.',
      safety: 'Old floor tiles and their glue may hold asbestos: leave them whole and cover them.',
    },
    lay: {
      title: 'Lay row by row',
      detail:
        'Start at the wall of the drawing with the tongue side cut off the first row. Each row begins with the piece that the drawing shows. Spacers at every wall.',
      safety:
        'Wear glasses and a mask when you saw, and saw outside if you can. Knee pads spare your knees.',
    },
    finish: {
      title: 'Pull the spacers, fit skirting and thresholds',
      detail: 'Fix skirting to the wall, never to the floor.',
    },
  },
};
