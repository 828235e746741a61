import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Boards run along the whole line; bays are of one width, none wider than the rails are long.',
    'Posts go a third of the height into the ground, and below the frost line.',
    'Concrete is the hole, three posts wide, less the post; a tenth more, for no hole is neat.',
    'Two nails wherever a board meets a rail; three rails above five feet.',
    'Sizes are those that stores near you keep; prices are examples until you type your own.',
  ],
  pitfalls: [
    'Digging into a cable or gas pipe: call 811 and dig by hand near the marks.',
    'Your neighbor’s line and the height allowed: ask first.',
    'Setting all posts without a panel between them: panels differ by half an inch. Set post, panel, post.',
    'One bag of mix a hole: that fills a third of it, and the fence leans in the first storm.',
    'Concrete that ends in a bowl holds water and rots the post: slope it away.',
  ],
  fields: {
    kind: { options: { picket: 'Boards on rails', 'feather-edge': 'Lapped boards' } },
    gravelBoard: {
      label: 'Kickboards',
      source: 'A board at the bottom that keeps the rest off the soil.',
    },
  },
  wideGap: (gap) =>
    `The ground falls so much along a bay that a gap of up to ${gap} is left under it. Kickboards close it.`,
  why: {
    cleats: (each, boards) => `${each} for each of ${boards} kickboards.`,
  },
  steps: {
    agree: {
      title: 'Agree on the line',
      detail:
        'Look at the survey, and agree on the line, the height and the good side with your neighbor. Ask the building department and the homeowners’ association what is allowed.',
    },
    services: {
      title: 'Have utilities marked',
      detail: 'Have everything that is buried marked, and walk the line once it is.',
    },
    gravelBoard: { title: 'Fix the kickboards' },
    hang: { onBoard: 'On the kickboard' },
    boards: { onBoard: 'They stand on the kickboard.' },
    setNext: {
      slotted:
        'Slide kickboard and panel into the post that stands, bring the next post up to them, set it, and go on.',
    },
  },
};
