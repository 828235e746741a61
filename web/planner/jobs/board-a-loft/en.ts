import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

interface Section {
  readonly joist: string;
  readonly every: string;
  readonly wool: string | undefined;
  readonly layers: number;
  readonly leg: string | undefined;
  readonly air: string | undefined;
  readonly top: string;
}

/** Board and insulate a loft: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Wool: between the joists the thickest roll that they hold, across them what makes up the depth that is asked for (UK 270 mm, Germany 240 mm, US by climate zone and code).',
    'Floor: as high as the wool and a clear space over it for air (BS 5250), on the lowest legs that your shops keep; where they keep none, on legs and runners of timber.',
    'Legs: one on each joist under each edge of a row of panels, or under each runner.',
    'Panels: laid row by row, ends on a joist or runner, every second row shifted; cut-offs used again; 5 % more, for breakage.',
    'Load: 25 kg a square metre besides one person, unless somebody has calculated more (BS EN 1991-1-1). Glue, clips and foam are our estimates.',
  ],
  pitfalls: [
    'A floor straight on the joists presses the wool flat, and pressed wool hardly insulates: raise it.',
    'Insulation pushed into the eaves stops the air, and the roof timbers rot.',
    'Cables buried in wool overheat: lift them onto it. A downlight needs a cover that its maker allows.',
    'Ceiling joists are no floor joists: boxes of clothes, yes; books, a gym or a bedroom, no.',
    'Trusses are cut or loaded by nobody without their maker’s word.',
  ],
  fields: {
    spacing: {
      label: 'Joists every',
      source: 'From the middle of one to the middle of the next; measure several',
    },
    joists: {
      label: 'Joists run',
      options: { shorter: 'Along the shorter side', x: 'Along the length', y: 'Along the width' },
    },
    joistDepth: { label: 'Depth of the joists', source: 'From the ceiling to their tops' },
    insulate: {
      label: 'Insulate',
      options: {
        both: 'Between the joists and across them',
        between: 'Between the joists only',
        none: 'Not now',
      },
    },
    roof: {
      label: 'Roof',
      options: {
        cut: 'Rafters and joists, an open loft',
        trussed: 'Trusses: thin timbers, metal plates at the joints',
      },
    },
    raise: {
      label: 'Floor',
      options: { legs: 'Raised over the wool', none: 'Straight on the joists' },
    },
    already: { label: 'Wool that is there', source: 'Dry, and left where it is' },
    target: { label: 'Wool in all', source: 'Old and new together' },
    zone: { label: 'Climate zone', source: 'IECC, 1 to 8; 4 is the middle of the country' },
    edition: {
      label: 'Energy code',
      options: { 'iecc-2024': 'IECC 2018 or 2024', 'iecc-2021': 'IECC 2021' },
    },
    load: {
      label: 'Load on the floor',
      source: 'What you will store on a square',
      unit: { metric: 'kg/m²', imperial: 'lb/sq ft' },
    },
    eaves: { label: 'Left free at the eaves', source: 'Where it is too low, on both sides' },
    length: { label: 'Panel length' },
    width: { label: 'Panel width' },
    panelsAPack: { label: 'Panels in a pack' },
    hatches: { label: 'Hatches' },
    downlights: { label: 'Downlights in the ceiling' },
    pipes: { label: 'Water pipes to lag', source: 'Length of all together' },
    ladder: { label: 'Fit a loft ladder' },
  },
  figures: { loft: 'loft', panels: 'panels', legs: 'legs', floor: 'floor above the ceiling' },
  rightAngled: 'Panels can be laid out on an outline with right angles only.',
  nothingLeft: 'Nothing is left to board between the eaves.',
  tooLarge: 'No sheet in your shops is large enough for such panels.',
  trussed:
    'Do not load trusses before their maker, or a structural engineer, has said what they bear: they are made for the roof alone. Insulating between them is fine.',
  tooHeavy: (imperial: boolean) =>
    `Ceiling joists are counted on for ${imperial ? '5 lb/sq ft' : '25 kg/m²'} besides one person. Ask a structural engineer before you store more.`,
  pressed: (wool: string) =>
    `A floor straight on the joists presses ${wool} of wool flat. Raise it, or leave the wool no higher than the joists.`,
  noAir: (free: string) =>
    `A floor straight on the joists should have ${free} of air over the wool, or damp stays under it. Raise it, or lay less.`,
  why: {
    gloves: 'For wool, splinters and nails.',
    glasses: 'For wool, dust and sawing.',
    mask: 'Against wool and old dust: a new one each day.',
    overalls: 'So that no fibre goes through the house.',
    light: 'To work by, and to stay there.',
    clips: (area: string) => `To hold cables above the wool, two for each square of ${area}.`,
    lagging: (run: string) => `On ${run} of water pipe: over the wool it is as cold as outside.`,
    foam: (area: string) => `For gaps round pipes and cables in ${area} of ceiling.`,
    tape: (area: string) => `Round the hatch and over joints in ${area} of ceiling.`,
    caps: 'One over each downlight, so that the wool stays off it.',
    stapled: (each: number, bays: number) => `${each} for each of ${bays} trays.`,
    trays: (bays: number) =>
      `One in each of ${plural(bays, { one: '# bay', other: '# bays' })} at the eaves, both sides.`,
    between: (area: string) => `Between the joists of ${area}, which take a tenth of it.`,
    across: (area: string) => `Across the joists, over ${area}.`,
    legs: (legs: number, every: string, wool: string) =>
      `${plural(legs, { one: '# leg', other: '# legs' })} on joists every ${every}, over ${wool} of wool and the air above it.`,
    sawn: (panels: number, spare: number) =>
      `${plural(panels, { one: '# panel', other: '# panels' })}, and ${spare} for those sawn wrong: no loft panels are sold there.`,
    glue: 'In the tongues of the panels, so that they do not creak.',
    screws: (every: string) => `Every ${every} wherever a panel lies on a support.`,
    legScrews: (foot: number, brace: number) =>
      `${foot} screws through each leg into its joist, ${brace} for each brace.`,
    runnerScrews: 'Down through the runner into each leg.',
    footScrews: (each: number) => `${each} screws through the foot of each leg into its joist.`,
    topScrews: (each: number) => `${each} screws down through the panels into each leg.`,
    hatchGlue: 'To fix it, kind to foam.',
    hatch: 'On the back of each hatch.',
    draught: 'Round the frame of each hatch.',
    ladder: 'With its own screws, into the timber round the hatch.',
  },
  drawing: {
    sawn: (by: string) => `Each panel is sawn ${by} shorter, so that it ends on a joist.`,
    loft: 'Panels',
    section: 'Across the joists',
    wool: (deep: string) => `wool ${deep}`,
    leg: (high: string) => `leg ${high}`,
    air: (free: string) => `air ${free}`,
    sectionSays: ({ joist, every, wool, layers, leg, air, top }: Section) =>
      `Cut across: joists ${joist} deep, every ${every}; ` +
      `${wool === undefined ? 'no wool' : `${wool} of wool${layers > 1 ? ` in ${layers} new layers` : ''}`}; ` +
      `${leg === undefined ? 'panels on the joists' : `legs of ${leg}, ${air ?? ''} of air over the wool`}; ` +
      `the floor is ${top} above the ceiling.`,
  },
  steps: {
    load: {
      title: 'Find out what it may bear',
      detail:
        'Look at the joists from the hatch: how deep, how far apart, what they rest on. Thin timbers with metal plates at their joints are trusses: stop, and ask their maker. Notched, cracked or wet joists are for a structural engineer.',
      check: 'You know which way the joists run, where they rest, and that nobody has cut one.',
      safety: 'Never cut, notch or drill a truss or a joist to make room.',
    },
    check: {
      title: 'Look before you cover',
      detail:
        'Light every corner. Look for damp, daylight, wasps, bare cables, and the tank. Bats are protected in Europe and many other places: found any, or droppings, stop and ask. Loose grey or golden flakes may be vermiculite with asbestos.',
      check: 'Every joist is dry, and nothing up there is alive or crumbling.',
      safety:
        'Mask, glasses, gloves and overalls on. Somebody stays below and knows that you are up there.',
    },
    walk: {
      title: 'Lay a way to walk on',
      detail:
        'Boards across at least three joists, from the hatch to where you begin, moved along with you. Start on a cool morning.',
      check: 'They do not tip or slide when you kneel on an end.',
      safety: (warm: string, minutes: number) =>
        `Stand on joists or boards only: the ceiling does not carry you. Over ${warm} come down after ${minutes} minutes.`,
    },
    services: {
      title: 'Lift the cables, lag the pipes',
      cables: 'Lift the cables',
      detail:
        'Lift every cable above where the wool will lie and clip it along a joist, slack enough not to pull. Shower and cooker cables stay in the open.',
      pipes: 'Lag every water pipe, corners too, and the tank round its sides: never under it.',
      downlights: (clear: string) =>
        `Put a cap over each downlight, or where none is sold keep wool ${clear} away from it.`,
      check: 'No cable will lie under wool, and none crosses where a screw will go.',
      safety:
        'Off at the board before you move a cable. Old rubber or cloth cables, and joints out of their box, are for an electrician.',
    },
    seal: {
      title: 'Close the gaps in the ceiling',
      detail:
        'Foam round pipes and cables, tape over cracks and along the hatch’s frame: warm damp air rises through them and drips off the cold roof.',
      check: 'With the lights on below, no light shows through.',
    },
    eaves: {
      title: 'Keep the eaves open',
      trays: (clear: string) =>
        `Push a tray up between each pair of rafters, so that ${clear} stays clear under the roof whatever lies below.`,
      bare: (clear: string) =>
        `Mark where the wool must stop, so that ${clear} stays clear between it and the roof.`,
      check: 'Daylight or moving air at the eaves, on both sides.',
    },
    between: {
      title: 'Lay the first layer between the joists',
      detail:
        'Unroll it from the eaves inwards, cut to fit snugly, butted end to end. None under a water tank, none over a cap or cover.',
      check: 'It fills the bay to both sides and is not pressed.',
      safety: 'Keep the mask on, and roll sleeves down: the fibres itch.',
    },
    raise: {
      title: 'Set the legs',
      detail: (high: string) =>
        `One on each joist under each edge of the rows to come. Screw the outer ones, stretch a string between their tops, and set the rest to it. The floor’s underside comes ${high} above the ceiling.`,
      made: {
        title: 'Build the legs and runners',
        detail: (high: string) =>
          `Saw the legs to one length. Screw each to the side of its joist with two screws, lay the runners flat on their tops across the joists, screw down, and brace both ends of every third runner to a joist. The floor’s underside comes ${high} above the ceiling.`,
      },
      check: 'Sight along the tops: all in one line, none rocks when pushed.',
      safety: 'Screw, do not nail: knocks crack the ceiling below.',
    },
    across: {
      title: 'Lay the upper layers across',
      detail: (air: string) =>
        `Across the joists, cut round the legs, joints away from those below. Leave ${air} clear under the floor.`,
      check: 'No joist shows, and a hand goes flat between the wool and where the floor will be.',
    },
    board: {
      title: 'Lay the first rows of panels',
      detail: 'Begin beside the hatch.',
      sawn: 'Have the panels sawn in the shop, so that they pass through the hatch.',
      joists: 'Lay them across the joists, each end on one, the first row along a string.',
      made: 'Lay them across the runners, each end on one, the first row along a string.',
      glue: 'Glue every tongue.',
      check: 'No panel rocks, and no end hangs free.',
      safety:
        'Look under each panel before you screw: cables and pipes cross there. Saw with mask and glasses on.',
    },
    rows: {
      title: 'Lay the other rows',
      detail:
        'Shift every second row as on the drawing, so that no four corners meet. Cut the last row to fit, and leave the eaves open.',
      check: 'Walk over it: nothing creaks or gives.',
      safety: 'Kneel on screwed panels only.',
    },
    hatch: {
      title: 'Insulate the hatch',
      detail: 'Glue the panel to the back of the hatch, and stick the strip round its frame.',
      ladder: 'Fix the ladder into the timber round the hatch, by its maker’s drawing.',
      check: 'Closed, it grips a strip of paper on every side.',
      safety: 'Two people lift the hatch or the ladder into place.',
    },
    label: {
      title: 'Write the load on a beam',
      detail:
        'Write what the floor may bear where everybody sees it as they come up. Put what is heavy over walls, not in the middle. Look again after the first frost.',
      check: 'After the first cold week the timbers and the wool are dry.',
    },
  },
};
