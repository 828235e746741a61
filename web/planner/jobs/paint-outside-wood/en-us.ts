import type { en } from './en.ts';
import type { Differs } from '../../../language/locale.ts';

export const enUs: Differs<typeof en> = {
  counts: [
    'A fence: its length × its height, for one side or both. A wall: its area less doors and windows.',
    'Boards that lap show more than their front: a tenth is added for each side.',
    'Smooth wood takes what the label of the can in your region says. Rough-sawn wood soaks up more: 163 sq ft a gallon and coat, or the label where that is less (trade practice).',
    'Preservative: two coats along the foot and on cut ends. Primer: new wood that is painted, or a quarter of old paint, which is what usually comes off (our estimate).',
    'Cans: the cheapest mix of sizes that holds it all, at prices you can change.',
  ],
  fields: {
    coats: { source: 'Three where a dark color becomes a light one' },
    colour: {
      label: 'Color',
      source: 'Places of one color share their cans',
      placeholder: 'Cedar',
    },
    state: { options: { weathered: 'Gray, or stained before' } },
  },
  why: { film: 'Over plants, the car and the neighbor’s side.' },
  steps: {
    forecast: {
      detail: (least, most) =>
        `Look for two days without rain, ${least} to ${most}, little wind. Start on the side that is in shade. Ask the neighbor before you paint their side or lean over it.`,
    },
    drop: { title: 'Test whether water soaks in' },
    scrape: {
      detail:
        'Sand along the grain with the coarse grit, then the fine one, until the gray is off. Break sharp edges. Wipe the dust away.',
      safety:
        'Mask and glasses on. Paint from before 1978 may hold lead: test it, and then sand it wet.',
    },
    mend: {
      filled:
        'Drive nails home, tighten screws, replace boards that a screwdriver sinks into. Press filler into holes a little proud.',
      rough:
        'Drive nails home, tighten screws, replace boards that a screwdriver sinks into. Leave small cracks open: they move.',
    },
    mix: {
      title: 'Box the cans',
      detail:
        'Compare batch numbers, pour the cans together in a bucket, and stir from the bottom. Try the color on a board that is hidden.',
      check: 'Nothing is left on the bottom, and the dry trial has the color you want.',
    },
    brush: {
      title: 'Brush off loose fibers',
      check: 'The palm of your glove stays free of fibers and dust.',
    },
    coat: { safety: 'Gloves on. Stop when the sun comes around or the wind gets up.' },
    clear: {
      detail:
        'Pull tape and film off, clean the brushes, close the cans. Take rags and old preservative to the hazardous waste site.',
      check: 'No can, rag or film is left outside.',
      safety: 'Rags with oil heat up by themselves: dry them flat or drown them in a can of water.',
    },
    keep: {
      title: 'Write down color and date',
      stain:
        'Keep the rest in a small jar with color and date. Stain wants another coat after three to five years, sooner to the south.',
      paint:
        'Keep the rest in a small jar with color and date. Paint lasts five to eight years: mend cracks each spring.',
    },
  },
};
