/** Fit skirting and trim: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Pieces: each wall less its doorways and their frames; longer by the profile’s thickness for every mitred end.',
    'A wall longer than the longest length is jointed with a mitre, no piece shorter than 300 mm.',
    'Lengths: the cheapest mix of those sold, with the saw cut between pieces.',
  ],
  pitfalls: [
    'Inside corners are seldom 90°: scribe one piece to the other’s profile instead of trusting a mitre.',
    'Measuring at the floor after the skirting is bought: plaster is wider at the bottom. Measure where it will sit.',
    'Nails into pipes and cables: they run behind skirting. Use a detector.',
  ],
  tools: [
    'Tape measure, pencil, sliding bevel',
    'Mitre saw or mitre box',
    'Coping saw',
    'Pipe and cable detector',
    'Hammer or nail gun, or grab adhesive',
    'Filler, sandpaper',
    'Safety glasses, ear defenders',
  ],
  fields: {
    walls: { label: 'Walls' },
    thickness: { label: 'Thickness of the profile' },
    frame: {
      label: 'Door frame beside each doorway',
      source: 'Architrave, where the skirting stops.',
    },
    kerf: { label: 'Saw cut' },
    profile: {
      label: 'Profile',
      source: 'Rooms of one profile share their lengths',
      placeholder: 'Torus, 145 mm',
    },
  },
  figures: { run: 'along the walls' },
  skirting: 'Skirting',
  steps: {
    mark: {
      title: 'Find pipes, cables and studs',
      detail: 'Run the detector along the wall and mark on the floor where you may fix.',
      safety: 'Cables and pipes run behind skirting. Fix nowhere that you have not checked.',
    },
    cut: {
      title: 'Cut the pieces',
      detail:
        'Follow the cut list, the longest first. Mark which way each mitre leans before you saw.',
      safety:
        'Hold the piece firmly, fingers a hand’s width from the blade, glasses and ear defenders on; let the blade stop before you lift it.',
    },
    fit: {
      title: 'Fit from the longest wall',
      detail:
        'Square end into the inside corner, the next piece scribed to it; mitres round outside corners, glued as well.',
    },
    fill: {
      title: 'Fill, sand, paint',
      detail: 'Fill nail holes and joints, run flexible filler along the top edge.',
      safety: 'Wear a mask when you sand, and air the room while paint dries.',
    },
  },
};
