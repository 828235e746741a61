import { formatsOf } from '../../../language/formats.ts';
import type { Differs } from '../../../language/locale.ts';
import type { en } from './en.ts';

const { plural } = formatsOf('en-US');

export const enUs: Differs<typeof en> = {
  pitfalls: [
    'Drywall along the joists: it sags between them. Lay it across.',
    'Screws through the paper: they hold nothing. Stop when the head just dimples it.',
    'Joints in a line or in a cross: they crack. Stagger every row.',
    'Old textured ceilings may hold asbestos: have a sample tested before you touch them.',
    'Lifting boards alone overhead: rent a drywall lift, or be three.',
  ],
  onto: { battens: 'Furring strips under the joists' },
  battenIt: 'Furring strips under the joists bring the boards’ supports as close as they need.',
  drawing: {
    battens: 'Furring strips from above',
    turned: (boards, battens) =>
      `Either way would do, and this one costs no more: the other takes ${plural(boards, { one: '# board', other: '# boards' })} and ${plural(battens, { one: '# piece', other: '# pieces' })}.`,
  },
  why: {
    battenScrews: (count) => `${count}: one where a strip meets a joist.`,
    packers: 'One at each screw, to bring strips level.',
  },
  steps: {
    power: {
      title: 'Lights off, wires down',
      detail:
        'Switch the circuit off at the panel and test that it is off. Have the lights taken down, the wires made safe and left hanging long enough.',
      safety: 'Wires and pipes run beside joists: find them before any screw.',
    },
    batten: { title: 'Fix the furring strips level' },
    holes: {
      detail: 'Measure from your notes, look for wires above, and cut with the drywall saw.',
      check: 'Each wire comes through its own hole.',
    },
    first: {
      detail:
        'Into the corner of the plan, its length across the supports, good side down. Lift it with the drywall lift, push it up tight and screw it from the middle.',
      safety: (weight) =>
        weight === undefined
          ? 'Two people and a lift; nobody under a board that is not screwed.'
          : `A board weighs ${weight}: two people and a lift; nobody under one that is not screwed.`,
    },
    joint: {
      title: (coat) =>
        coat === 1
          ? 'Tape and fill the joints'
          : coat === 2
            ? 'Second coat, wider'
            : 'Third coat, feathered',
      tape: (wide) =>
        `Press tape into wet compound along each joint, cover it ${wide} wide, and cover each screw.`,
    },
    putty: { check: 'Under a flashlight there is no line of the trowel.' },
    sand: { check: 'A flashlight held flat along the ceiling shows no joint.' },
  },
};
