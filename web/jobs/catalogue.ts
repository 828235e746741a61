import type { Job } from './contract.ts';
import { paintARoom } from './paint-a-room.ts';

/** Every job, in the order in which the catalogue shows them: what people do most comes first. */
export const JOBS: readonly Job[] = [paintARoom];

/** The job of a slug; undefined for one that this version does not know. */
export const jobOf = (slug: string): Job | undefined => JOBS.find((job) => job.slug === slug);
