import type { PlaceOf } from '../../measure/place.ts';

/** Where an edge is set out from: its corners; a circle, from the ends of a cross. */
export const pointsToPeg = ({ shape, region }: PlaceOf<'ground'>): number =>
  shape === 'circle' ? 4 : (region[0]?.length ?? 0);
