import {
  newGround,
  newRoom,
  newRun,
  newWall,
  SHAPES,
  type PlaceInput,
} from '../../../../web/planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../../web/planner/measure/places/place.ts';

/** Millimetres. */
export interface Size {
  readonly long: number;
  readonly wide: number;
  readonly high: number;
}

const sides = ({ long, wide }: Size) =>
  SHAPES.rectangle.map((side, i) => ({ ...side, length: [`${long} mm`, `${wide} mm`][i] ?? '' }));

/** A place of a kind and size, without openings. */
export function placeOf(kind: PlaceKind, id: string, size: Size): PlaceInput {
  const [long, high] = [`${size.long} mm`, `${size.high} mm`];
  if (kind === 'room') return { ...newRoom(id), sides: sides(size), height: high };
  if (kind === 'wall') return { ...newWall(id), length: long, height: high };
  if (kind === 'run') return { ...newRun(id), stretches: [long] };
  return { ...newGround(id), sides: sides(size) };
}
