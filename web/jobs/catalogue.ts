import { boardALoft } from './board-a-loft.ts';
import { buildADeck } from './build-a-deck.ts';
import { buildAStudWall } from './build-a-stud-wall.ts';
import { buildAlcoveShelves } from './build-alcove-shelves.ts';
import type { Locale } from '../language/locale.ts';
import type { Job, JobIn } from './contract.ts';
import { fitSkirting } from './fit-skirting.ts';
import { hangWallpaper } from './hang-wallpaper.ts';
import { layALaminateFloor } from './lay-a-laminate-floor.ts';
import { layAPath } from './lay-a-path.ts';
import { paintARoom } from './paint-a-room.ts';
import { putUpAFence } from './put-up-a-fence.ts';
import { tileAFloor } from './tile-a-floor.ts';
import { tileAWall } from './tile-a-wall.ts';

/** In the order in which the catalogue shows them: what people do most comes first. */
const JOBS: readonly JobIn[] = [
  paintARoom,
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

/** Every job in the order in which the catalogue shows them. */
export const jobsIn = (locale: Locale): readonly Job[] => JOBS.map((job) => job(locale));

/** The job of a slug; undefined for one that this version does not know. */
export const jobOf = (slug: string, locale: Locale): Job | undefined =>
  jobsIn(locale).find((job) => job.slug === slug);
