import { formatsOf } from '../../../language/formats.ts';

const { plural } = formatsOf('en-GB');

/** Insulate a hot-water pipe: its public page, what it asks, buys and says. Sizes come with their units. */
export const en = {
  counts: [
    'Sleeves: the run, 100 mm more for the cuts of each bend and 150 mm for those of each branch (our estimates).',
    'At a cylinder or boiler the first metre of its cold pipe too: heat creeps along it (US Department of Energy).',
    'Tape: once and a half round each joint, two joints a bend and three a branch.',
    'Ties: one about every 450 mm, the department says one or two feet, and one on each side of every cut.',
  ],
  pitfalls: [
    'A sleeve for the next size of pipe: air moves under it and takes the heat along.',
    'Gaps at bends, branches and clips: the bare pieces lose as much as metres of sleeve save.',
    'Ties drawn so tight that the foam is flat: flat foam keeps nothing warm.',
    'Foam against a flue: it melts. Keep 150 mm away from it.',
    'A valve under foam that nobody finds when water runs.',
  ],
  fields: {
    run: { label: 'Hot pipe to cover', source: 'From the cylinder or boiler to where it is warm' },
    size: { label: 'Sleeve for pipes of', source: 'Outside the pipe, as its sleeve says' },
    wall: { label: 'Sleeve wall', source: 'As its label says; thicker keeps more' },
    bends: { label: 'Bends' },
    tees: { label: 'Branches' },
    valves: { label: 'Valves' },
    heater: { label: 'A cylinder or boiler at its end', source: 'Its cold pipe is covered too' },
    flue: { label: 'It passes a flue', source: 'A metal pipe for smoke or exhaust' },
  },
  figures: { run: 'to cover', joints: 'joints' },
  thin: (least: string) =>
    `In Germany a pipe of this size in an unheated room takes ${least} of foam with 0.035 W/(m·K) (GEG, annex 8).`,
  why: {
    sleeves: (run: string) => `${run} of pipe.`,
    sleevesAndCuts: (run: string, bends: number, tees: number) =>
      `${run} of pipe, and the cuts of ${plural(bends, { one: '# bend', other: '# bends' })} and ${plural(tees, { one: '# branch', other: '# branches' })}.`,
    tape: (joints: number) => `Round ${plural(joints, { one: '# joint', other: '# joints' })}.`,
    ties: (every: string) => `One about every ${every}, and on both sides of each cut.`,
    rags: 'To wipe the pipe dry.',
    gloves: 'Against sharp clips, dust and a pipe that is still hot.',
    glasses: 'For work over your head.',
    mask: 'Against the dust that lies on pipes.',
  },
  drawing: {
    section: 'Pipe and sleeve, cut through',
    pipe: (wide: string) => `pipe ${wide}`,
    says: (pipe: string, wall: string, all: string) =>
      `A pipe of ${pipe} in a sleeve of ${wall}: ${all} across in all.`,
  },
  steps: {
    trace: {
      title: 'Follow the hot pipe',
      detail:
        'Run hot water and feel which pipe warms up. Follow it from the cylinder or boiler to the tap; tape a mark on it every few steps.',
      check: 'The marked pipe gets warm, the one beside it stays cold.',
      safety: 'Touch it briefly: it may be hot enough to scald.',
    },
    old: {
      title: 'Look at what is on it',
      detail:
        'Take off torn foam and wet felt. White plaster or cardboard-like wrapping on a pipe of an old house stays where it is until it has been tested.',
      check: 'The pipe is bare, or its wrapping is known.',
      safety: 'Old white wrapping may hold asbestos: never cut, scrape or brush it.',
    },
    cool: {
      title: 'Turn the heat off',
      detail: 'Switch boiler, immersion heater and pump off and let the pipe go cold.',
      check: 'You can hold your hand round it.',
    },
    leaks: {
      title: 'Look for drips',
      detail:
        'Feel under each joint and valve with dry paper. Green or white crusts are old leaks: tighten a nut a quarter turn, have the rest mended first.',
      check: 'The paper stays dry at every joint.',
    },
    clean: {
      title: 'Wipe it dry',
      detail:
        'Wipe dust and damp off the whole run. Push cables off it that are not clipped to it.',
      check: 'Tape sticks to it.',
    },
    flue: {
      title: 'Mark what stays bare beside the flue',
      detail: (clear: string) =>
        `Mark the pipe ${clear} to both sides of the flue: no foam goes there. Mineral wool without a facing may.`,
      check: 'Both marks can be seen from where you cut.',
      safety: 'Foam melts and burns.',
    },
    cut: {
      title: 'Cut the sleeves to length',
      detail: (bend: string) =>
        `Measure from bend to bend. Cut square for straight runs; for a bend cut both ends at 45° in the mitre box, ${bend} longer.`,
      check: 'Two mitred ends meet without a gap.',
      safety: 'A sharp knife, away from your hand: a blunt one slips.',
    },
    straight: {
      title: 'Push the straight pieces on',
      detail:
        'Open the slit, push the sleeve on with the slit facing down, and butt each piece firmly against the last.',
      check: 'No metal shows between two pieces.',
    },
    bends: {
      title: 'Close the bends',
      detail: (count: number) =>
        `At ${plural(count, { one: 'the bend', other: 'each of the # bends' })} bring the two mitred ends together on its outside, the slits inward.`,
      check: 'The mitre is closed all round.',
    },
    tees: {
      title: 'Close the branches',
      detail: (count: number) =>
        `At ${plural(count, { one: 'the branch', other: 'each of the # branches' })} cut a notch of 90° half way into the straight piece and a point on the piece that comes in.`,
      check: 'The point fills the notch.',
    },
    heater: {
      title: 'Cover the first metre of cold pipe',
      detail: (long: string) =>
        `Sleeve the cold pipe too, from the cylinder or boiler on for ${long}. Leave its relief valve and its discharge pipe bare.`,
      check: 'The relief valve’s lever moves freely.',
      safety: 'Never cover, plug or tie down a relief valve.',
    },
    tape: {
      title: 'Tape the joints and the slit',
      detail:
        'Draw tape once and a half round each joint, and along a slit that does not stay shut.',
      check: 'A joint does not open when you bend it a little.',
    },
    ties: {
      title: 'Tie the sleeves',
      detail: (every: string) =>
        `Put a tie about every ${every} and on both sides of each bend and branch; draw it until it holds and no more. Snip the ends off.`,
      check: 'The foam is as thick under a tie as beside it.',
    },
    valves: {
      title: 'Leave the valves free',
      detail: (count: number) =>
        `Cut the foam back at ${plural(count, { one: 'the valve', other: 'each of the # valves' })} so that its handle turns, and write on the sleeve what it shuts.`,
      check: 'Each valve turns all the way.',
    },
    hot: {
      title: 'Turn it on again',
      detail: 'Switch the heat on, run the hot tap, and go along the whole run once more.',
      check: 'The sleeve feels hardly warmer than the room, and no joint has opened.',
    },
  },
};
