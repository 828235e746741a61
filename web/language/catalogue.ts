import type { en as amounts } from './en/amounts.ts';
import type { en as app } from './en/app.ts';
import type { en as boardALoft } from './en/board-a-loft.ts';
import type { en as buildADeck } from './en/build-a-deck.ts';
import type { en as buildAStudWall } from './en/build-a-stud-wall.ts';
import type { en as buildAlcoveShelves } from './en/build-alcove-shelves.ts';
import type { en as controls } from './en/controls.ts';
import type { en as cutDemand } from './en/cut-demand.ts';
import type { en as drawings } from './en/drawings.ts';
import type { en as editors } from './en/editors.ts';
import type { en as fitSkirting } from './en/fit-skirting.ts';
import type { en as hangWallpaper } from './en/hang-wallpaper.ts';
import type { en as home } from './en/home.ts';
import type { en as job } from './en/job.ts';
import type { en as jobPlan } from './en/job-plan.ts';
import type { en as jobs } from './en/jobs.ts';
import type { en as layALaminateFloor } from './en/lay-a-laminate-floor.ts';
import type { en as layAPath } from './en/lay-a-path.ts';
import type { en as lengths } from './en/lengths.ts';
import type { en as materials } from './en/materials.ts';
import type { en as names } from './en/names.ts';
import type { en as notFound } from './en/not-found.ts';
import type { en as pages } from './en/pages.ts';
import type { en as paintARoom } from './en/paint-a-room.ts';
import type { en as privacy } from './en/privacy.ts';
import type { en as project } from './en/project.ts';
import type { en as projectFrame } from './en/project-frame.ts';
import type { en as putUpAFence } from './en/put-up-a-fence.ts';
import type { en as reading } from './en/reading.ts';
import type { en as reporting } from './en/reporting.ts';
import type { en as settings } from './en/settings.ts';
import type { en as sharedTexts } from './en/shared-texts.ts';
import type { en as takeoff } from './en/takeoff.ts';
import type { en as tileAFloor } from './en/tile-a-floor.ts';
import type { en as tileAWall } from './en/tile-a-wall.ts';
import type { en as tiling } from './en/tiling.ts';

/**
 * The areas that every language has. English gives each its shape: a translation with a key missing,
 * one too many or a wrong argument is a type error. Types alone, so that no words come along.
 */
export interface Catalogue {
  readonly amounts: typeof amounts;
  readonly app: typeof app;
  readonly boardALoft: typeof boardALoft;
  readonly buildADeck: typeof buildADeck;
  readonly buildAStudWall: typeof buildAStudWall;
  readonly buildAlcoveShelves: typeof buildAlcoveShelves;
  readonly controls: typeof controls;
  readonly cutDemand: typeof cutDemand;
  readonly drawings: typeof drawings;
  readonly editors: typeof editors;
  readonly fitSkirting: typeof fitSkirting;
  readonly hangWallpaper: typeof hangWallpaper;
  readonly home: typeof home;
  readonly job: typeof job;
  readonly jobPlan: typeof jobPlan;
  readonly jobs: typeof jobs;
  readonly layALaminateFloor: typeof layALaminateFloor;
  readonly layAPath: typeof layAPath;
  readonly lengths: typeof lengths;
  readonly materials: typeof materials;
  readonly names: typeof names;
  readonly notFound: typeof notFound;
  readonly pages: typeof pages;
  readonly paintARoom: typeof paintARoom;
  readonly privacy: typeof privacy;
  readonly project: typeof project;
  readonly projectFrame: typeof projectFrame;
  readonly putUpAFence: typeof putUpAFence;
  readonly reading: typeof reading;
  readonly reporting: typeof reporting;
  readonly settings: typeof settings;
  readonly sharedTexts: typeof sharedTexts;
  readonly takeoff: typeof takeoff;
  readonly tileAFloor: typeof tileAFloor;
  readonly tileAWall: typeof tileAWall;
  readonly tiling: typeof tiling;
}
