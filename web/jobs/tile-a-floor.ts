import { en } from '../language/en/tile-a-floor.ts';
import { area } from '../language/language.ts';
import { defineJob } from './contract.ts';
import { layAndGrout, TILE_FIELDS, TILE_TOOLS, tileSurfaces } from './tiling.ts';

const words = area('tileAFloor', en);

/** Tile a floor: the whole floor of a room, tile by tile. */
export const tileAFloor = defineJob({
  slug: 'tile-a-floor',
  title: words.title,
  summary: words.summary,
  phase: 'tiles',
  places: ['room'],
  fields: TILE_FIELDS,
  counts: words.counts,
  pitfalls: words.pitfalls,
  takeOff: (room, values, system) =>
    tileSurfaces([{ id: 'floor', name: words.floor, region: room.floor }], values, 'floor', system),
  tools: () => [...TILE_TOOLS, ...words.tools],
  steps: (_, amount) => [
    {
      id: 'prepare',
      ...words.steps.prepare,

      minutes: 90,
      dryMinutes: 180,
    },
    ...layAndGrout(amount, 'floor'),
  ],
});
