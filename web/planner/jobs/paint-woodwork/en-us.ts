import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Doors: each slab flat, with its edges, its jamb and the casing by their girth. Panels add 8 % for their moldings, as Indian Standard 1200-15 measures them: 1.30 to 1.20.',
    'Baseboard: its height × the walls less doorways with their casing. A window: 1.2 × its opening, or its casing alone (trade practice).',
    'A railing counts as a closed strip 3 ft high, all sides in one (IS 1200-15), a radiator as two faces of 40 × 24 in (our estimate).',
    'Paint: area × coats ÷ what the label in your region says, and a jar for touch-ups. Primer: bare wood, or a twentieth of old paint, which is sanded through (our estimate).',
    'Abrasive: a sheet of each grit for 54 sq ft. Caulk: a tube for 65 ft of edge. Cleaner: a quart for 1,200 sq ft (trade practice).',
  ],
  pitfalls: [
    'Painting over gloss that is only washed: the coat peels off in strips. Sand until it is dull.',
    'Sanding old paint without a test: in homes built before 1978 it may hold lead.',
    'New paint on old varnish or knots: brown stains come through. Seal them first.',
    'Too much paint in corners and moldings: it runs. Brush out of the corner, and look again after five minutes.',
    'Closing a door on paint that is only dry: it sticks. Leave it ajar for two days.',
    'Paint on the seals of a fire door: they no longer swell or slide. Mask them, and leave hinges and labels bare.',
  ],
  fields: {
    doors: { label: 'Doors and their casing' },
    leaf: { options: { panelled: 'Paneled' } },
    sides: { options: { frame: 'Only jamb and casing, this side' } },
    windows: { options: { trim: 'Casing only' } },
    skirting: { label: 'Baseboard' },
    run: { label: 'Baseboard, length' },
    skirtingHeight: { label: 'Baseboard, height' },
    paint: {
      options: {
        satin: 'Semi-gloss',
        gloss: 'High gloss',
        oil: 'Oil-based enamel',
      },
    },
    coats: { source: 'Three for white on a dark color' },
    colour: { label: 'Color', source: 'Rooms of one color share their cans' },
    moreDoors: { source: 'Closets, or of other rooms' },
    frame: { label: 'Casing, width' },
    banister: { label: 'Railing, length', source: 'Rail and balusters, along the slope' },
  },
  vapour:
    'Oil-based enamel wears hard, but it yellows, smells for days and takes a day a coat. Use it only where you can air the room and sleep elsewhere.',
  nothing: 'Nothing is left to paint: choose doors, windows or baseboard.',
  figures: { run: 'baseboard' },
  drawing: {
    panelled: [
      'panels with their moldings',
      'the uprights between them',
      'rails from the top',
      'stiles',
    ],
    jamb: 'edges and jamb',
    trim: 'casing',
    foot: 'baseboard',
    run: (run) => `${run} of baseboard`,
  },
  why: {
    undercoat: (area) => `One coat on ${area}: it holds on, and hides the old color.`,
    sheets: 'Along baseboards and under doors.',
    brushes: 'A narrow one for moldings and panes, a wider one for casing.',
    leadTest: 'For doors, baseboards and windows, and one to prove the swabs.',
    wrap: 'Around brush and roller between coats of one day.',
  },
  steps: {
    clear: {
      title: 'Knobs off, floor covered',
      detail:
        'Take knobs, hooks and strike plates off and keep each with its screws in a labeled bag. Drop cloths along baseboards and under doors; prop each door half open.',
      check: 'Every door swings free of the cloth, and no metal is left on it.',
      safety: 'Keep one knob with its spindle at hand: a door that shuts can be opened with it.',
    },
    lead: {
      detail:
        'Cut a notch through all coats on a door, on baseboard and on a window, and rub a swab on each, or send chips to a laboratory. Where it shows lead: stop, sand nothing, leave it to a lead-safe certified contractor. Sound paint may stay under a new coat.',
      check:
        'Each notch shows bare wood, and no swab has changed color, or the laboratory found no lead.',
    },
    wash: {
      detail:
        'Wash with cleaner from the bottom up, most around knobs and along the top of baseboards. Rinse with clear water and dry off.',
    },
    sand: {
      gloss: (coarse, fine) =>
        `All of it with grit ${coarse}, until no shine is left, moldings with a folded sheet; then ${fine}. Vacuum and wipe.`,
      check: 'A flashlight held flat shows no shine and no scratch across the grain.',
    },
    caulk: {
      detail: (gap) =>
        `Run caulk into gaps up to ${gap} on top of baseboards and around casing, and smooth it with a wet finger. Leave the gap at the floor.`,
    },
    mask: {
      detail:
        'Tape the floor along baseboards, walls along casing, and panes a hair from the wood. Mask hinges and, in a fire door, its seals, label and closer: they stay unpainted.',
    },
    knot: { safety: 'Windows open, no flame: most knot sealers are shellac in alcohol.' },
    undercoat: { check: 'The old color is gone.' },
    coat: {
      panelled:
        'Windows first, early, so that they can shut at night. Then doors in the order of the drawing: brush moldings, roll flat parts, tip off with the grain at once. Jambs, casing, railing and radiators next, baseboards last.',
      flush:
        'Windows first, early, so that they can shut at night. Then doors in the order of the drawing: roll a piece, tip it off upward, go on while its edge is wet. Jambs, casing, railing and radiators next, baseboards last.',
      trim: 'Windows first, early, so that they can shut at night. Then jambs and casing from the top, railing and radiators next, baseboards last.',
      check: 'After five minutes no run hangs in corners and moldings.',
    },
    refit: {
      title: 'Knobs back on',
      detail:
        'Score the paint around plates before you screw them on. Leave doors ajar for two days more; then close each with a sheet of paper between, and pull it out.',
    },
    keep: {
      water:
        'Fill a small jar; write part, paint and date on it. Wash brushes with soap and water. Dry out leftover latex before it goes in the trash. Do not scrub the paint for two weeks.',
      oil: 'Fill a small jar; write part, paint and date on it. Wash brushes in mineral spirits, let it settle, use it again. Take cans and dirty spirits to the hazardous waste site.',
      check: 'No open can and no wet rag is left in the house.',
    },
  },
};
