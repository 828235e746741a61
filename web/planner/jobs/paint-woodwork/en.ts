import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Paint woodwork and doors: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Doors: each leaf flat, with its edges, its lining and the architrave by their girth. Panels add 8 % for their mouldings, as Indian Standard 1200-15 measures them: 1.30 to 1.20.',
    'Skirting: its height × the walls less doorways with their frames. A window: 1.2 × its opening, or its board alone (trade practice).',
    'A banister counts as a closed strip 900 mm high, all sides in one (IS 1200-15), a radiator as two faces of 1 m × 600 mm (our estimate).',
    'Paint: area × coats ÷ what the label in your region says, and a jar for touch-ups. Primer: bare wood, or a twentieth of old paint, which is sanded through (our estimate).',
    'Abrasive: a sheet of each grit for 5 m². Caulk: a tube for 20 m of edge. Cleaner: half a litre for 60 m² (trade practice).',
  ],
  pitfalls: [
    'Painting over gloss that is only washed: the coat peels off in strips. Sand until it is dull.',
    'Sanding old paint without a test: before the 1970s, and in places until the 1990s, it held lead.',
    'New paint on old varnish or knots: brown stains come through. Seal them first.',
    'Too much paint in corners and mouldings: it runs. Brush out of the corner, and look again after five minutes.',
    'Closing a door on paint that is only dry: it sticks. Leave it ajar for two days.',
    'Paint on the seals of a fire door: they no longer swell or slide. Mask them, and leave hinges and labels bare.',
  ],
  fields: {
    doors: { label: 'Doors and their frames' },
    doorCount: { label: 'How many doors' },
    sides: {
      label: 'Of each door',
      options: { both: 'Both sides', one: 'This side', frame: 'Only the frame, this side' },
    },
    leaf: { label: 'The doors are', options: { panelled: 'Panelled', flush: 'Flat' } },
    windows: {
      label: 'Windows',
      options: {
        trim: 'Board only',
        whole: 'Wooden, inside',
        leave: 'Leave them',
      },
    },
    skirting: { label: 'Skirting' },
    run: { label: 'Skirting, length', source: '0 where none is painted' },
    skirtingHeight: { label: 'Skirting, height' },
    state: {
      label: 'What is there',
      options: {
        sound: 'Sound paint',
        gloss: 'Shiny gloss',
        stained: 'Stain, varnish',
        bare: 'Bare wood, MDF',
      },
    },
    paint: {
      label: 'It gets',
      options: {
        satin: 'Satin',
        eggshell: 'Eggshell',
        gloss: 'Gloss',
        oil: 'Oil-based gloss',
      },
    },
    coats: { label: 'Coats on top', source: 'Three for white on a dark colour' },
    colour: {
      label: 'Colour',
      source: 'Rooms of one colour share their tins',
      placeholder: 'White',
    },
    walls: { label: 'On which walls' },
    moreDoors: { label: 'Doors not measured', source: 'Cupboards, or of other rooms' },
    frame: { label: 'Architrave, width', source: '0 where there is none' },
    banister: { label: 'Banister, length', source: 'Rail and spindles, along the slope' },
    radiators: { label: 'Radiators' },
  },
  vapour:
    'Oil-based gloss wears hard, but it yellows, smells for days and takes a day a coat. Use it only where you can air the room and sleep elsewhere.',
  nothing: 'Nothing is left to paint: choose doors, windows or skirting.',
  figures: { area: 'to paint', faces: 'sides of doors', run: 'skirting' },
  drawing: {
    door: 'A door, in the order of the brush',
    plan: 'The room, in the order of the work',
    panelled: [
      'panels with their mouldings',
      'the uprights between them',
      'rails from the top',
      'stiles',
    ],
    flush: 'piece by piece from the top',
    jamb: 'edges and lining',
    trim: 'architrave',
    foot: 'skirting',
    window: 'A window, in the order of the brush',
    sash: 'sash, next to the pane',
    sashFrame: 'its frame',
    board: 'board',
    windows: 'windows',
    doors: 'doors',
    run: (run: string) => `${run} of skirting`,
    numbered: (part: string, number: string) => `${part} (${number})`,
    size: (width: string, height: string) => `${width} × ${height}`,
    over: (width: string, height: string, sill: string) =>
      `${width} × ${height}, ${sill} above the floor`,
    order: (first: string, parts: readonly string[]) => `${first}: ${parts.join(', ')}.`,
    says: (parts: readonly string[]) =>
      `In this order, for dust comes from the floor: ${parts.join(', ')}.`,
  },
  why: {
    finish: (area: string, coats: number) =>
      `${area}, ${plural(coats, { one: '# coat', other: '# coats' })}.`,
    knots: 'Over each knot, or it bleeds through.',
    primer: (area: string, isBare: boolean) =>
      isBare
        ? `One coat on ${area} of bare wood.`
        : `On ${area}: filler, and what is sanded through.`,
    blocker: (area: string) => `One coat on ${area}, so that old stain does not bleed through.`,
    undercoat: (area: string) => `One coat on ${area}: it holds on, and hides the old colour.`,
    cleaner: (area: string) => `To wash grease off ${area}.`,
    filler: (area: string) => `Dents and cracks of ${area}.`,
    sand: (area: string) => `To dull and smooth ${area}.`,
    wetSand: (area: string) => `Old paint sanded wet, and ${area} between coats.`,
    caulk: (run: string) => `Where wood meets wall: ${run}.`,
    sheets: 'Along skirting and under doors.',
    tape: (run: string) => `Along ${run} of floor, wall and panes.`,
    brushes: 'A narrow one for mouldings and panes, a wider one for frames.',
    sleeves: (coats: number) =>
      `${plural(coats, { one: '# coat', other: '# coats' })}, a fresh one each, for flat parts.`,
    tack: 'Takes the last dust off.',
    spirit: (coats: number) =>
      `To wash brushes after ${plural(coats, { one: '# coat', other: '# coats' })}.`,
    rags: 'For washing and drips.',
    wrap: 'Round brush and roller between coats of one day.',
    leadTest: 'For doors, skirting and windows, and one to prove the swabs.',
    gloves: 'Against cleaner, primer and paint.',
    glasses: 'For washing and sanding.',
    mask: 'Against sanding dust.',
    leadMask: 'Against dust of old paint, until a test has shown no lead.',
  },
  air: {
    water: 'Keep a window open while you paint and while it dries.',
    oil: 'Windows open, no flame, no sparks, nobody sleeps in the room until the smell is gone.',
  },
  steps: {
    clear: {
      title: 'Handles off, floor covered',
      detail:
        'Take handles, hooks and latch plates off and keep each with its screws in a labelled bag. Sheets along the skirting and under doors; prop each door half open.',
      check: 'Every leaf swings free of the sheet, and no metal is left on it.',
      safety: 'Keep the spindle of one handle at hand: a door that shuts can be opened with it.',
    },
    radiators: {
      title: 'Turn radiators off',
      detail:
        'Shut their valves and let them cool. Use paint whose label names radiators, and turn them on when the last coat is a day old.',
      check: 'They are cold to the hand at top and bottom.',
    },
    lead: {
      title: 'Test old paint for lead',
      detail:
        'Cut a notch through all coats on a door, on skirting and on a window, and rub a swab on each, or, where no shop keeps swabs, send chips to a laboratory. Where it shows lead: stop, sand nothing, leave it to a firm trained for lead. Sound paint may stay under a new coat.',
      check:
        'Each notch shows bare wood, and no swab has changed colour or the laboratory found no lead.',
      safety: 'Gloves on, children out. Take chips up with a wet cloth and bag them.',
    },
    wash: {
      title: 'Wash off grease',
      detail:
        'Wash with cleaner from the bottom up, most round handles and along the top of skirting. Rinse with clear water and dry off.',
      bare: 'Wipe dust and finger marks off with a cloth damp with cleaner, rinse, and dry at once: bare wood swells.',
      check: 'A white rag stays white.',
      safety: 'Gloves and glasses on.',
    },
    fill: {
      title: 'Scrape and fill',
      detail:
        'Scrape runs and loose paint off. Press filler into dents and joints a little proud; deep ones in two layers.',
      check: 'A knife finds no edge that lifts.',
      safety: 'Where the test showed lead, scrape nothing.',
    },
    sand: {
      title: 'Sand and dust',
      sound: (coarse: number, fine: number) =>
        `Filler flush with grit ${coarse}. All the rest along the grain with ${fine}, until the shine is gone. Vacuum and wipe.`,
      gloss: (coarse: number, fine: number) =>
        `All of it with grit ${coarse}, until no shine is left, mouldings with a folded sheet; then ${fine}. Vacuum and wipe.`,
      stained: (coarse: number, fine: number) =>
        `Along the grain with grit ${coarse}, until varnish is dull everywhere, then ${fine}. Wax has to come off to bare wood. Vacuum and wipe.`,
      bare: (coarse: number, fine: number) =>
        `Along the grain with grit ${coarse}, then ${fine}. Break sharp edges, or paint runs thin there. Vacuum and wipe.`,
      check: 'A torch held flat shows no shine and no scratch across the grain.',
      safety: 'Mask and glasses on, window open.',
      wet: (grit: number) =>
        `No sanding before the test. Sand old paint wet with grit ${grit}, mask and glasses on, children out; mop up, bag the slurry.`,
    },
    caulk: {
      title: 'Close gaps to the wall',
      detail: (gap: string) =>
        `Run caulk into gaps up to ${gap} on top of skirting and round frames, and smooth it with a wet finger. Leave the gap at the floor.`,
      check: 'Pressed lightly it does not crack, and no dark line is left.',
    },
    mask: {
      title: 'Mask',
      detail:
        'Tape the floor along skirting, walls along frames, and panes a hair from the wood. Mask hinges and, in a fire door, its seals, label and closer: they stay unpainted.',
      check: 'A fingernail finds no lifted edge; you can still read the fire door’s label.',
    },
    knot: {
      title: 'Seal knots',
      detail: 'Dab two thin coats on each knot and streak of resin, just past its edge.',
      check: 'Each knot shines evenly and is not sticky.',
      safety: 'Windows open, no flame: most knotting is spirit.',
    },
    prime: {
      title: (isBare: boolean): string => (isBare ? 'Prime bare wood' : 'Prime bare spots'),
      all: 'Brush it on along the grain, end grain and cut edges of MDF twice. Top and bottom edges of doors too, or they warp.',
      spots: 'Brush it on filler and every spot that is sanded through, just past its edge.',
      check: 'No bare wood and no filler shows.',
    },
    block: {
      title: 'Block the stain',
      detail:
        'Brush and roll stain-blocking primer on all of it, thin and in one go. Where brown comes through, once more.',
      check: 'An hour later nothing brown has come through.',
      safety: 'Windows open, no flame: many blockers are spirit or solvent.',
    },
    undercoat: {
      title: (isSold: boolean): string => (isSold ? 'Undercoat' : 'Bonding primer'),
      detail: (grit: number) =>
        `Rub down with grit ${grit}, wipe, and lay it on thinly in the order of the drawing. It may look chalky; it must not run.`,
      check: 'The old colour is gone.',
    },
    coat: {
      title: (coat: number) => `${['First', 'Second', 'Third'][coat - 1] ?? `${coat}th`} coat`,
      panelled:
        'Windows first, early, so that they can shut at night. Then doors in the order of the drawing: brush mouldings, roll flat parts, lay off with the grain at once. Frames, banister and radiators next, skirting last.',
      flush:
        'Windows first, early, so that they can shut at night. Then doors in the order of the drawing: roll a piece, lay it off upwards, go on while its edge is wet. Frames, banister and radiators next, skirting last.',
      trim: 'Windows first, early, so that they can shut at night. Then linings and architraves from the top, banister and radiators next, skirting last.',
      again: (grit: number) =>
        `Rub down lightly with grit ${grit}, wipe, and paint again in the same order, a little thinner.`,
      tape: (coat: string) => `${coat} Pull the tape at an angle while this coat is tacky.`,
      check: 'After five minutes no run hangs in corners and mouldings.',
      last: 'In light from the side no run, no brush mark across the grain and no missed edge shows.',
      cold: (least: string) =>
        `Below ${least} it does not dry. Windows open a hand’s breadth; prop doors so that children cannot swing them.`,
    },
    refit: {
      title: 'Handles back on',
      detail:
        'Score the paint round plates before you screw them on. Leave doors ajar for two days more; then close each with a sheet of paper between, and pull it out.',
      check: 'Doors latch without sticking, and the paper comes out clean.',
      safety:
        'A fire door closes by itself and latches, its seals bare: if not, put that right now.',
    },
    keep: {
      title: 'Keep a jar, clean up',
      water:
        'Fill a small jar; write part, paint and date on it. Wash brushes with soap and water. Take full tins to the recycling yard. Do not scrub the paint for two weeks.',
      oil: 'Fill a small jar; write part, paint and date on it. Wash brushes in white spirit, let it settle, use it again. Take tins and dirty spirit to the recycling yard.',
      check: 'No open tin and no wet rag is left in the house.',
      safety:
        'Rags with oil-based paint heat up by themselves: dry them flat outdoors or drown them in water.',
    },
  },
};
