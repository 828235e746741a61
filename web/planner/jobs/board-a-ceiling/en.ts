import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Board a ceiling: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Boards lie across the joists or battens, their ends on them, every second row shifted by half a board; what is cut from one is used again where it fits.',
    'Screws: on each joist or batten that a board meets, as far apart as your region’s rule for ceilings says, and a tenth more.',
    'A slope is laid out as it is, from its low side up, its boards across the rafters; offcuts serve every plane.',
    'Steel under concrete: hangers and channels 1000 mm apart, the first 300 mm from the wall, furring across them (JGJ 345, GB 50210, makers’ tables).',
    'Battens: across the joists, the first and last at the walls, as far apart as boards of 12.5 mm (1/2 in) take, in the cheapest mix of lengths.',
    'Tape, filler or plaster, caulk and primer by the area and its edges (makers’ labels and trade practice).',
    'Where joists stand farther apart than the boards’ rule says, we stop: batten the ceiling, or ask the maker for a thicker board.',
  ],
  pitfalls: [
    'Boards along the joists: they sag between them. Lay them across.',
    'Screws through the paper: they hold nothing. Stop when the head just dimples it.',
    'Joints in a line or in a cross: they crack. Stagger every row.',
    'Old textured coating and boards may hold asbestos: have a sample tested before you touch them.',
    'Lifting boards alone overhead: hire a hoist, or be three.',
  ],
  onto: {
    joists: 'Bare joists',
    over: 'Joists, through the old ceiling',
    battens: 'Battens under the joists',
    slab: 'Battens under concrete',
    hung: 'Light steel hung from concrete',
  },
  fields: {
    onto: { label: 'Boards go onto' },
    joists: {
      label: 'Joists run',
      options: {
        shorter: 'The shorter way',
        across: 'Away from wall A',
        along: 'Along wall A',
      },
      source: 'The shorter way in most houses; nails in a line show them',
    },
    spacing: {
      label: 'Joists, from middle to middle',
      source: 'Measure it: nails in a line show them',
    },
    drop: {
      label: 'Boards hang below the concrete',
      source: 'As far as lights and pipes need',
    },
    finish: {
      label: 'Finish',
      options: { joints: 'Taped and filled joints', skim: 'Skimmed with plaster' },
    },
  },
  figures: { area: 'ceiling', boards: 'boards' },
  onSlopes:
    'Rafters run up a slope, and boards or battens lie across them. Measure how far apart they are as well, and type the wider of the two.',
  battenIt: 'Battens under the joists bring the boards’ supports as close as they need.',
  drawing: {
    boards: 'Boards from above',
    battens: 'Battens from above',
    furring: 'Furring and channels from above',
    slope: (where: string) => `Boards on the slope down to ${where}, facing it`,
    slopeBattens: (where: string) => `Battens on the slope down to ${where}, facing it`,
    to: {
      top: 'the top of the plan',
      right: 'the right of the plan',
      bottom: 'the bottom of the plan',
      left: 'the left of the plan',
    },
    toWall: (wall: string) => `wall ${wall}`,
    together: (says: string) => `All planes together: ${says}`,
    battensSay: (count: number, sheet: string) =>
      `Across the joists, ${plural(count, { one: '# piece', other: '# pieces' })}; boards of ${sheet} end on them.`,
    furringSays: (count: number, channels: number, sheet: string) =>
      `${plural(count, { one: '# piece', other: '# pieces' })} of furring across ${plural(channels, { one: '# piece', other: '# pieces' })} of channel; boards of ${sheet} end on the furring.`,
    turned: (boards: number, battens: number) =>
      `Either way would do, and this one costs no more: the other takes ${plural(boards, { one: '# board', other: '# boards' })} and ${plural(battens, { one: '# batten', other: '# battens' })}.`,
  },
  why: {
    battens: (count: number) =>
      `${plural(count, { one: '# piece', other: '# pieces' })}, the first and last at the walls.`,
    slab: (count: number) => `${count}: at each end and between.`,
    bit: 'For the holes of the plugs.',
    anchorBit: 'For the holes of the anchors.',
    silica: 'Against the dust of concrete, while you drill.',
    edge: (run: string) => `Along ${run} of wall.`,
    edgePlugs: (count: number, every: string) =>
      `${count} fixings for the wall channel, one every ${every} and at corners.`,
    hangers: (count: number, every: string) =>
      `${plural(count, { one: '# piece', other: '# pieces' })}: near both ends of each channel and no more than ${every} apart.`,
    channels: (count: number, every: string) =>
      `${plural(count, { one: '# piece', other: '# pieces' })}, no more than ${every} apart.`,
    clips: (count: number) =>
      `${plural(count, { one: '# place', other: '# places' })} where furring crosses a channel.`,
    joiners: (count: number) =>
      `${plural(count, { one: '# place', other: '# places' })} where a run goes on.`,
    edgeScrews: 'One at each end of each piece of furring, into the wall channel or a joiner.',
    battenScrews: (count: number) => `${count}: one where a batten meets a joist.`,
    packers: 'One at each fixing, to bring battens level.',
    screws: (every: string) => `One each ${every} on every support.`,
    tape: (area: string) => `The joints of ${area}.`,
    tapeBends: (area: string, bends: string) =>
      `The joints of ${area}, and ${bends} where one plane meets another.`,
    compound: (area: string, coats: number) =>
      `${coats === 3 ? 'Three' : 'Two'} coats on the joints of ${area}.`,
    putty: (area: string) => `Two thin coats all over ${area}.`,
    skim: (area: string) => `A thin skim on ${area}.`,
    caulk: (run: string) => `Along ${run} of wall.`,
    sand: (area: string) => `The joints of ${area}.`,
    primer: (area: string) => `One coat on ${area}.`,
    sleeve: 'For primer.',
    sheets: (area: string) => `Over ${area} of floor.`,
    sacks: 'For offcuts and dust.',
    gloves: 'Against the edges of boards.',
    glasses: 'Everything falls into your eyes.',
    mask: 'Against the dust of old ceilings and sanding.',
  },
  steps: {
    clear: {
      title: 'Empty and cover the room',
      detail:
        'Take out what you can, cover the floor. Look at the old ceiling: textured, boards from before the ban or lath and plaster are tested first.',
      check: 'There is room for a board and two people to turn in.',
      safety: 'No scraping, drilling or pulling down before the answer of the test.',
    },
    power: {
      title: 'Lights off, cables down',
      detail:
        'Switch the circuit off at the board and test that it is off. Have the lights taken down, the cables made safe and left hanging long enough.',
      check: 'Nothing hangs from the ceiling but insulated ends.',
      safety: 'Cables and pipes run beside joists: find them before any screw.',
    },
    find: {
      title: 'Find and look at what holds the boards',
      detail: {
        joists:
          'Sight along the joists: none may be split, rotten or notched deep. Mark each one on the walls.',
        over: 'Find the joists through the old ceiling with a detector and a thin screw, at both ends. Snap a chalk line along each. Screw back what is loose.',
        battens:
          'Find the joists and snap a chalk line along each, on both ends checked with a thin screw.',
        hung: 'Look for hollow, loose plaster and knock it off. Knock on the concrete too: a hollow or prestressed slab is drilled only where its maker allows it.',
        slab: 'Look for hollow, loose plaster and knock it off. Snap a line for each batten.',
      },
      check: 'Every mark meets solid wood or concrete when you try it.',
      safety: 'Stand on a platform. A joist that is cracked or cut is for an engineer.',
    },
    level: {
      title: 'Check that joists are level',
      detail: (most: string) =>
        `Hold the long straightedge across them. More than ${most} out: batten the ceiling instead.`,
      check: 'The straightedge touches every joist.',
    },
    batten: {
      title: 'Fix the battens level',
      joists:
        'Across the joists, on the lines: one screw at each joist, packed until the whole row is level. Joins lie on a joist.',
      slab: 'On the lines: drill through batten and concrete, push the plugs through, pack behind until the whole row is level, and drive the screws home.',
      check: 'A level on a straightedge is true both ways.',
      safety: 'Glasses on overhead. Drill only where the detector is silent.',
    },
    hangers: {
      title: 'Fix the wall channel and the hangers',
      detail: (drop: string, every: string, apart: string, end: string) =>
        `A level line all round, ${drop} below the concrete; the wall channel’s lower edge on it, less the board, plugged every ${every}. Snap the channels’ lines overhead. Mark a hanger every ${apart}, the outer ones within ${end} of the channel’s ends; drill, tap the anchors in, spread them and screw the rods in.`,
      check: 'Pull each rod hard: none moves or turns.',
      safety:
        'Mask and glasses on: dust falls into your face. Drill only where the detector is silent.',
    },
    channels: {
      title: 'Hang the channels, clip the furring, level it',
      detail: (apart: string, every: string) =>
        `Channels into the hangers, ${apart} apart at most, joints beside a hanger and never in a line. Furring across beneath them, ${every} apart from middle to middle, a clip at each crossing, its ends screwed into the wall channel. Stretch strings and turn the nuts: the middle hangs higher by one to three thousandths of the shorter side. Lock every nut.`,
      check: 'The string shows the rise in the middle and no dip; no clip rattles.',
      safety: 'Gloves on: cut steel has sharp edges. No lamp or fan hangs on the channels.',
    },
    slopes: {
      title: 'Look behind the slopes first',
      detail:
        'Boards hide what keeps a roof warm and dry. Insulation between the rafters, the gap for air above it and the airtight sheet below it come first, as their makers say. Boards that meet at a bend are cut to its angle.',
      check: 'No wood behind is dark, damp or soft, and air can pass from eaves to ridge.',
      safety:
        'A collar or tie between rafters holds the roof together: none is cut or taken out without an engineer.',
    },
    lights: {
      title: 'Draw lights and joists on the walls',
      detail:
        'Measure each light from two walls and write it down. Mark on the walls where the middle of each support is: once boarded, you see none.',
      check: 'Every light has two measures and every support two marks.',
    },
    first: {
      title: 'Put the first board up',
      detail:
        'Into the corner of the plan, its length across the supports, good side down. Lift it with the hoist, push it up tight and screw it from the middle.',
      check: 'Its end lies on the middle of a support.',
      safety: (weight: string | undefined) =>
        weight === undefined
          ? 'Two people and a hoist; nobody under a board that is not screwed.'
          : `A board weighs ${weight}: two people and a hoist; nobody under one that is not screwed.`,
    },
    others: {
      title: 'Put up the others, staggered',
      detail: (every: string, ends: string, gap: string) =>
        `Row by row as on the plan, half a board shifted, ${gap} free at walls. Screws each ${every}, at ends each ${ends}, from the middle out.`,
      check: 'A knife drawn over the heads touches none.',
      safety: 'Glasses on. Move the platform rather than reach.',
    },
    holes: {
      title: 'Cut the holes for lights',
      detail: 'Measure from your notes, look for cables above, and cut with the jab saw.',
      check: 'Each cable comes through its own hole.',
      safety: 'Power is still off. Mask and glasses on.',
    },
    joint: {
      title: (coat: number): string =>
        coat === 1
          ? 'Tape and fill the joints'
          : coat === 2
            ? 'Fill again, wider'
            : 'Fill a third time, feathered',
      tape: (wide: string) =>
        `Press tape into wet filler along each joint, cover it ${wide} wide, and cover each screw.`,
      coat: (wide: string) =>
        `Scrape off ridges, and fill ${wide} wide with thin edges, screws too.`,
      check: 'No bubble under the tape, no ridge at the edges.',
      last: 'No edge can be felt with your palm.',
    },
    putty: {
      title: 'Skim all of it with putty',
      detail:
        'Mix as the bag says. Two thin coats over the whole surface, the second across the first; let each dry, and knock its ridges off.',
      check: 'Under a torch there is no line of the trowel.',
      safety: 'Glasses on: it drips.',
    },
    sand: {
      title: 'Sand the joints',
      detail:
        'Sand lightly in circles with the pole, without touching the paper. Wipe the dust off.',
      check: 'A torch held flat along the ceiling shows no joint.',
      safety: 'Mask and glasses on, door shut, window open.',
    },
    tape: {
      title: 'Tape the joints',
      detail: 'Stick the tape over each joint without folds. Press in screws that stand out.',
      check: 'Every joint is covered and lies flat.',
    },
    skim: {
      title: 'Skim the ceiling',
      detail:
        'Mix as the bag says. A first thin coat from the wall to the middle, a second over it as it stiffens, then trowel it smooth. A plasterer does it in a morning: ask, if it is your first.',
      check: 'Under a torch there is no line of the trowel.',
      safety: 'Glasses on: plaster burns eyes.',
    },
    caulk: {
      title: 'Caulk the edges',
      detail: 'A bead along the gap at all walls, smoothed with a wet finger.',
      check: 'No dark line is left at the walls.',
    },
    prime: {
      title: 'Prime',
      detail:
        'Roll the primer on in one direction, cut in at the walls first. Then paint, as in Paint a room.',
      check: 'No patch is paler than the rest.',
      safety: 'Glasses on: it drips.',
    },
    back: {
      title: 'Lights back',
      detail:
        'Have the lights put up by somebody competent, fixed to joists or their own boxes and never to the board.',
      check: 'Each light works, and none hangs on the board.',
      safety: 'Power on only when all is closed.',
    },
  },
};
