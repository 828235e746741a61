import { formatsOf } from '../../../language/formats.ts';
import type { Differs } from '../../../language/locale.ts';
import type { en } from './en.ts';

const { plural } = formatsOf('en-US');

export const enUs: Differs<typeof en> = {
  counts: [
    'Sleeves: the run, 4 in more for the cuts of each elbow and 6 in for those of each tee (our estimates).',
    'At a water heater the first 3 ft of its cold pipe too: heat creeps along it (US Department of Energy).',
    'Tape: once and a half around each joint, two joints an elbow and three a tee.',
    'Ties: one about every 18 in, the department says one or two feet, and one on each side of every cut.',
  ],
  pitfalls: [
    'A sleeve for the next size of pipe: air moves under it and takes the heat along.',
    'Gaps at elbows, tees and clamps: the bare pieces lose as much as yards of sleeve save.',
    'Ties drawn so tight that the foam is flat: flat foam keeps nothing warm.',
    'Foam against a flue: it melts. Keep 6 in away from it.',
    'A valve under foam that nobody finds when water runs.',
  ],
  fields: {
    run: { source: 'From the water heater to where it is warm' },
    size: { source: 'The nominal size of the pipe, as its sleeve says' },
    bends: { label: 'Elbows' },
    tees: { label: 'Tees' },
    heater: { label: 'A water heater at its end' },
    flue: { source: 'The metal vent of a gas heater' },
  },
  why: {
    sleevesAndCuts: (run, bends, tees) =>
      `${run} of pipe, and the cuts of ${plural(bends, { one: '# elbow', other: '# elbows' })} and ${plural(tees, { one: '# tee', other: '# tees' })}.`,
    tape: (joints) => `Around ${plural(joints, { one: '# joint', other: '# joints' })}.`,
    gloves: 'Against sharp clamps, dust and a pipe that is still hot.',
  },
  steps: {
    trace: {
      detail:
        'Run hot water and feel which pipe warms up. Follow it from the water heater to the faucet; tape a mark on it every few steps.',
    },
    cool: { detail: 'Turn the water heater and its pump off and let the pipe go cold.' },
    leaks: {
      detail:
        'Feel under each joint and valve with dry paper. Green or white crusts are old leaks: tighten a nut a quarter turn, have the rest fixed first.',
    },
    clean: {
      detail:
        'Wipe dust and damp off the whole run. Push cables off it that are not strapped to it.',
    },
    flue: {
      detail: (clear) =>
        `Mark the pipe ${clear} to both sides of the vent: no foam goes there. Fiberglass pipe wrap without a facing may.`,
    },
    cut: {
      detail: (bend) =>
        `Measure from elbow to elbow. Cut square for straight runs; for an elbow cut both ends at 45° in the miter box, ${bend} longer.`,
      check: 'Two mitered ends meet without a gap.',
    },
    bends: {
      title: 'Close the elbows',
      detail: (count) =>
        `At ${plural(count, { one: 'the elbow', other: 'each of the # elbows' })} bring the two mitered ends together on its outside, the slits inward.`,
      check: 'The miter is closed all around.',
    },
    tees: {
      title: 'Close the tees',
      detail: (count) =>
        `At ${plural(count, { one: 'the tee', other: 'each of the # tees' })} cut a notch of 90° half way into the straight piece and a point on the piece that comes in.`,
    },
    heater: {
      title: 'Cover the first feet of cold pipe',
      detail: (long) =>
        `Sleeve the cold pipe too, from the water heater on for ${long}. Leave its relief valve and its discharge pipe bare.`,
    },
    tape: {
      detail:
        'Draw tape once and a half around each joint, and along a slit that does not stay shut.',
    },
    ties: {
      detail: (every) =>
        `Put a tie about every ${every} and on both sides of each elbow and tee; draw it until it holds and no more. Snip the ends off.`,
    },
    hot: { detail: 'Turn the heat on, run the hot faucet, and go along the whole run once more.' },
  },
};
