import { en } from '../language/en/tile-a-floor.ts';
import type { Locale } from '../language/locale.ts';
import { defineJob, jobIn } from './old-contract.ts';
import { layAndGrout, tileFields, tileSurfaces, tileTools } from './tiling.ts';

const wordsIn = (locale: Locale) => locale.words('tileAFloor', en);

/** Tile a floor: the whole floor of a room, tile by tile. */
export const tileAFloor = jobIn((locale) =>
  defineJob(
    {
      slug: 'tile-a-floor',
      phase: 'tiles',
      places: ['room'],
      fields: tileFields(locale),
      counts: wordsIn(locale).counts,
      pitfalls: wordsIn(locale).pitfalls,
      takeOff: (room, values) =>
        tileSurfaces(
          [{ id: 'floor', name: wordsIn(locale).floor, region: room.floor }],
          values,
          'floor',
          locale,
        ),
      tools: () => [...tileTools(locale), ...wordsIn(locale).tools],
      steps: (_, amount) => [
        {
          id: 'prepare',
          ...wordsIn(locale).steps.prepare,

          minutes: 90,
          dryMinutes: 180,
        },
        ...layAndGrout(amount, 'floor', locale),
      ],
    },
    locale,
  ),
);
