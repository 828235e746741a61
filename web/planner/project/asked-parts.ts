import type { Job } from '../jobs/kit/contract.ts';
import { ROOM_PARTS, WHOLE_ROOM, type RoomParts } from '../measure/places/room-parts.ts';
import type { Project } from '../schema/project.ts';
import type { Loaded } from './loaded.ts';

/** What a job asks of a room; everything where nothing is known of it. */
const partsOf = (job: Job | undefined): RoomParts =>
  job?.uses === undefined ? WHOLE_ROOM : new Set(job.uses);

/** What the jobs on a place ask of it together; everything where there is none yet. */
export function askedParts(
  { jobs }: Pick<Project, 'jobs'>,
  place: string,
  loaded: Pick<Loaded, 'jobs'>,
): RoomParts {
  const asked = jobs
    .filter((job) => job.place === place)
    .map(({ slug }) => partsOf(loaded.jobs.get(slug)));
  if (asked.length === 0) return WHOLE_ROOM;
  return new Set(ROOM_PARTS.filter((part) => asked.some((parts) => parts.has(part))));
}
