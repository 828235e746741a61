import { paintARoom } from './paint-a-room.ts';

/** Every job, in the order in which the catalogue shows them: what people do most comes first. */
export const JOBS = [paintARoom] as const;
