import { boardALoft } from './board-a-loft.ts';
import { buildADeck } from './build-a-deck.ts';
import { buildAStudWall } from './build-a-stud-wall.ts';
import { buildAlcoveShelves } from './build-alcove-shelves.ts';
import { fitSkirting } from './fit-skirting.ts';
import { hangWallpaper } from './hang-wallpaper.ts';
import type { LayoutJob } from './job.ts';
import { layALaminateFloor } from './lay-a-laminate-floor.ts';
import { layAPath } from './lay-a-path.ts';
import { putUpAFence } from './put-up-a-fence.ts';
import { tileAFloor } from './tile-a-floor.ts';
import { tileAWall } from './tile-a-wall.ts';

/** Every job that is laid out, in the order of the catalogue: what people do most comes first. */
export const LAYOUT_JOBS: readonly LayoutJob[] = [
  hangWallpaper,
  layALaminateFloor,
  fitSkirting,
  tileAWall,
  tileAFloor,
  buildAlcoveShelves,
  buildAStudWall,
  putUpAFence,
  buildADeck,
  boardALoft,
  layAPath,
];
