import { formatArea, toSquareMetres } from '../../measure/units/units.ts';
import { SEED } from '../../takeoff/structure/outdoors/lawn.ts';
import { defineJob, figures } from '../kit/define-job.ts';
import { formatGrams } from '../kit/format-sizes.ts';
import { lawnDrawings } from './pictures.ts';
import { card } from './card.ts';
import { messages } from './messages.ts';
import { fieldsIn } from './fields.ts';
import { turfOn } from './layout.ts';
import { lawnSteps } from './steps.ts';

/** Lay a lawn of turf, strip by strip, or sow one: soil, feed and water included. */
export const job = defineJob({
  card,
  words: messages,
  fields: fieldsIn,
  takeOff(inputs) {
    const { words, locale, place } = inputs;
    const turf = turfOn(inputs);
    const seed = Math.ceil(toSquareMetres(place.area) * SEED);
    return {
      figures: figures(words.figures, {
        lawn: formatArea(place.area, locale),
        seed: turf === undefined ? formatGrams(seed, locale) : undefined,
        rolls: turf && String(turf.layout.tiles),
      }),
      steps: lawnSteps(inputs, turf),
      drawings: lawnDrawings(inputs, turf),
    };
  },
});
