import type { Translation } from '../locale.ts';

export const storey: NonNullable<Translation['storey']> = {
  ground: 'First floor',
  above: ['Second floor', 'Third floor', 'Fourth floor', 'Fifth floor'],
};
