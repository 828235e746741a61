import type { Translation } from '../locale.ts';

export const settings: NonNullable<Translation['settings']> = { metric: 'Meters' };
