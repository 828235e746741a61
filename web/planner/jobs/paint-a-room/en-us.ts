import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'Walls: length × height of every wall you choose, less its doors and windows. Ceiling: length × width.',
    'Paint: area × coats ÷ coverage. We start from two coats and the coverage on the labels in your region; the label on your can wins.',
    'New drywall and bare plaster get one coat of primer more.',
    'Trim: baseboard, both sides of doors with their casing, and windows, where you ask for it; the job “Paint doors and trim” counts it part by part.',
    'Cans: the cheapest mix of sizes that holds it all and a jar for touch-ups, at prices you can change.',
    'A door or window that you have not measured counts as 20 sq ft or 15 sq ft.',
  ],
  pitfalls: [
    'Painting over damp, dust or grease: the paint peels. Wash, rinse and let it dry first.',
    'Recoating too soon: the first coat lifts. Wait the time on the can, about 4 hours, twice that in a cold room.',
    'Stopping in the middle of a wall: the join shows. Keep a wet edge from corner to corner.',
    'Two cans of one color that differ: mix them in a bucket before you start.',
    'A water stain that is only painted over comes back: seal it with stain-blocking primer.',
  ],
  fields: {
    barePlaster: { label: 'New drywall', source: 'It soaks up a coat of primer first' },
    wallCoats: { source: 'Three for a strong change of color' },
    colour: { label: 'Color of the walls', source: 'Rooms of one color share their cans' },
    woodwork: { label: 'Baseboards, doors and windows' },
  },
  coverage: {
    source: 'As labels say; see your can',
    wrong: 'Type what the can says, from 82 to 814 sq ft a gallon, or 2 to 20 m² a liter.',
  },
  figures: { wood: 'trim' },
  why: {
    mist: (area) => `One coat first on ${area} of bare drywall or plaster.`,
    tape: (run) => `Along ${run} of baseboard, ceiling and casing.`,
    miniSleeves: 'For doors and baseboards.',
    gloves: 'Against paint and cleaner.',
  },
  steps: {
    cover: {
      detail:
        'Move furniture to the middle, cover it and the floor. Switch off at the panel, test that it is off and loosen the plates of outlets and switches.',
    },
    wash: {
      detail:
        'Wash with cleaner, or warm water and a little dish soap, from the bottom up; rinse with clear water from the top down.',
      safety: 'Gloves on. Keep water away from outlets.',
    },
    fill: {
      title: 'Scrape and patch',
      detail:
        'Scrape off what is loose. Press spackle in a little proud of the surface; deep holes take two layers.',
    },
    sand: {
      detail: 'Sand spackle with the coarse grit, then the fine one. Wipe the dust off.',
      check: 'A flashlight held flat along the wall throws no shadow.',
    },
    caulk: {
      detail: (gap) =>
        `Run caulk into gaps up to ${gap} along baseboard, casing and corners; smooth it with a wet finger.`,
    },
    mask: {
      detail:
        'Tape baseboard, casing and fixtures on clean, dust-free ground; press the edge down.',
    },
    mist: {
      title: (surface) => `Primer, ${surface === 'wall' ? 'walls' : 'ceiling'}`,
    },
    coat: { last: 'In daylight, an arm’s length away, the color is even.' },
    undercoat: {
      check: 'The old color is gone.',
    },
    keep: {
      detail:
        'Fill a small jar with each color; write room, color and date on it. Clean brushes. The paint can be washed after two weeks.',
    },
  },
};
