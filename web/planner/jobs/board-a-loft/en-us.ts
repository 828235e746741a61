import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Insulation: between the joists the thickest roll that they hold, across them what makes up the depth that climate zone and code ask for.',
    'Floor: as high as the insulation and a clear space over it for air (BS 5250), on the lowest legs that your shops keep; where they keep none, on legs and runners of lumber.',
    'Legs: one on each joist under each edge of a row of panels, or under each runner.',
    'Panels: laid row by row, ends on a joist or runner, every second row shifted; cut-offs used again; 5 % more, for breakage.',
    'Load: 5 lb a square foot besides one person, unless somebody has calculated more (BS EN 1991-1-1). Glue, clips and foam are our estimates.',
  ],
  pitfalls: [
    'A floor straight on the joists presses the insulation flat, and pressed insulation hardly works: raise it.',
    'Insulation pushed into the eaves stops the air from the soffit vents, and the rafters rot.',
    'Bury no recessed light that is not rated for contact with insulation, and keep old wiring out of the insulation.',
    'Ceiling joists are no floor joists: boxes of clothes, yes; books, a gym or a bedroom, no.',
    'Trusses are cut or loaded by nobody without their maker’s word.',
  ],
  fields: {
    downlights: { label: 'Recessed lights in the ceiling' },
    pipes: { label: 'Water pipes to insulate' },
    already: { label: 'Insulation that is there' },
    target: { label: 'Insulation in all' },
    ladder: { label: 'Install an attic ladder' },
    raise: { options: { legs: 'Raised over the insulation' } },
    roof: { options: { cut: 'Rafters and joists, an open attic' } },
  },
  figures: { loft: 'attic' },
  pressed: (wool) =>
    `A floor straight on the joists presses ${wool} of insulation flat. Raise it, or leave the insulation no higher than the joists.`,
  noAir: (free) =>
    `A floor straight on the joists should have ${free} of air over the insulation, or damp stays under it. Raise it, or lay less.`,
  why: {
    stapled: (each, bays) => `${each} for each of ${bays} baffles.`,
    gloves: 'For fiberglass, splinters and nails.',
    glasses: 'For fiberglass, dust and sawing.',
    mask: 'Against fiberglass and old dust: a new one each day.',
    overalls: 'So that no fiber goes through the house.',
    clips: (area) => `To hold cables above the insulation, two for each square of ${area}.`,
    lagging: (run) => `On ${run} of water pipe: over the insulation it is as cold as outside.`,
    caps: 'One over each recessed light, so that the insulation stays off it.',
    legs: (legs, every, wool) =>
      `${legs} legs on joists every ${every}, over ${wool} of insulation and the air above it.`,
    sawn: (panels, spare) =>
      `${panels} panels, and ${spare} for those sawn wrong: no attic panels are sold there.`,
  },
  drawing: {
    wool: (deep) => `insulation ${deep}`,
    sectionSays: ({ joist, every, wool, layers, leg, air, top }) =>
      `Cut across: joists ${joist} deep, every ${every}; ` +
      `${wool === undefined ? 'no insulation' : `${wool} of insulation${layers > 1 ? ` in ${layers} new layers` : ''}`}; ` +
      `${leg === undefined ? 'panels on the joists' : `legs of ${leg}, ${air ?? ''} of air over the insulation`}; ` +
      `the floor is ${top} above the ceiling.`,
  },
  steps: {
    check: {
      detail:
        'Light every corner. Look for damp, daylight, wasps, knob-and-tube wiring and bare cables. Bats, or droppings: stop and ask your state’s wildlife office. Loose gray or golden flakes may be vermiculite with asbestos.',
      safety:
        'Mask, glasses, gloves and coveralls on. Somebody stays below and knows that you are up there.',
    },
    services: {
      title: 'Lift the cables, insulate the pipes',
      detail:
        'Lift every cable above where the insulation will lie and staple or clip it along a joist, slack enough not to pull.',
      pipes: 'Insulate every water pipe, corners too.',
      downlights: (clear) =>
        `Put a cover over each recessed light, or keep insulation ${clear} away from it.`,
      check: 'No cable will lie under insulation, and none crosses where a screw will go.',
      safety:
        'Off at the panel before you move a cable. Knob-and-tube wiring, and splices out of their box, are for an electrician.',
    },
    eaves: {
      trays: (clear) =>
        `Staple a baffle between each pair of rafters, so that ${clear} stays clear from the soffit up under the roof.`,
      bare: (clear) =>
        `Mark where the insulation must stop, so that ${clear} stays clear between it and the roof.`,
    },
    between: {
      detail:
        'Lay the batts from the eaves inwards, cut to fit snugly, butted end to end. Paper faces down, or no paper at all. None over a light that is not rated for contact with it.',
      safety: 'Keep the mask on, and roll sleeves down: the fibers itch.',
    },
    raise: {
      made: {
        detail: (high) =>
          `Saw the legs to one length. Screw each to the side of its joist with two screws, lay the runners flat on their tops across the joists, screw down, and brace both ends of every third runner to a joist. The floor’s underside comes ${high} above the ceiling.`,
      },
    },
    across: {
      detail: (air) =>
        `Across the joists, unfaced, cut round the legs, joints away from those below. Leave ${air} clear under the floor.`,
      check:
        'No joist shows, and a hand goes flat between the insulation and where the floor will be.',
    },
    hatch: { title: 'Insulate the hatch' },
    label: {
      check: 'After the first cold week the lumber and the insulation are dry.',
    },
  },
};
