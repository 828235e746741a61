/** Hang wallpaper: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Drops: strips as wide as the roll, side by side round the walls; none where there is only a doorway, short ones over doors and round windows.',
    'Each drop: (height + 100 mm to trim) rounded up to whole repeats (roll makers’ rule). A half-drop shifts every second one by half a repeat.',
    'Rolls: drops cut one after the other, the longest first; a roll is 10.05 × 0.53 m unless yours says otherwise.',
    'Paste: a pack for every 5 rolls; the pack’s own figure wins.',
  ],
  pitfalls: [
    'Rolls from two batches differ in colour: check that the batch number is the same on all.',
    'Corners are never upright: draw a plumb line for the first drop after each.',
    'Bare plaster drinks the paste: size it first, or the paper cannot be slid into place.',
    'Paper soaked for different times stretches differently: note the minutes on each drop.',
  ],
  tools: [
    'Pasting table and brush',
    'Paper-hanging brush or smoother',
    'Seam roller',
    'Plumb line or laser level',
    'Long scissors and snap-off knife',
    'Step ladder',
    'Bucket and sponge',
  ],
  fields: {
    walls: { label: 'Walls to paper' },
    rollLength: { label: 'Roll length' },
    rollWidth: { label: 'Roll width' },
    repeat: {
      label: 'Pattern repeat',
      source: 'On the label, beside the arrows. 0 for plain paper.',
    },
    match: {
      label: 'Match',
      options: { straight: 'Straight', 'half-drop': 'Half-drop', free: 'Free' },
    },
    spares: { label: 'Spare rolls' },
    pasteRolls: { label: 'Rolls a pack of paste hangs', source: 'On the pack.' },
    paper: {
      label: 'Which paper',
      source: 'Rooms with one paper share its rolls',
      placeholder: 'Leaves, green',
    },
  },
  paste: 'Wallpaper paste',
  figures: { walls: 'walls', drops: 'drops' },
  dropTooLong: (drop: string) => `A drop of ${drop} is longer than the roll. Choose longer rolls.`,
  paper: (sides: string) => `Wallpaper, ${sides}`,
  pasteWhy: (rolls: number, fromAPack: number) => `${rolls} rolls, ${fromAPack} from a pack.`,
  steps: {
    strip: {
      title: 'Strip, fill and sand',
      detail: 'Score and soak old paper, scrape it off, fill and sand.',
      safety:
        'Paint and paper from before the 1980s may hold lead or sit on asbestos board: test before you sand. Keep water and steam away from sockets.',
    },
    size: {
      title: 'Size the wall',
      detail: 'Brush on thinned paste, so that the paper can be slid into place.',
    },
    cut: {
      title: 'Cut the drops',
      detail:
        'Cut the drops of each roll as listed, the longest first, number them on the back and mark the top.',
    },
    hang: {
      title: 'Hang from a plumb line',
      detail:
        'Paste, fold, let it soak as the label says. Hang the first drop to a plumb line, brush from the middle out, trim at ceiling and skirting with a sharp blade.',
      safety:
        'Switch off the power before you cut round sockets: wet paper and paste conduct. Cut away from your hand.',
    },
  },
};
