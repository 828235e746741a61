import type { ReactNode } from 'react';
import type { Locale } from '../../../language/locale.ts';
import type { Room } from '../../../planner/measure/places/place.ts';
import { formatExampleSize } from '../../../planner/measure/units/units.ts';
import type { DrawingFrame } from '../drawing-frame.ts';
import { OutlinePlan } from '../plan/outline-plan.tsx';
import type { Layer } from './layers.ts';

/** The rectangular example room with the layers on its floor, for public pages. */
export function LaidRoom(props: {
  readonly room: Room;
  readonly layers: readonly Layer[];
  readonly locale: Locale;
  readonly frame?: DrawingFrame;
  /** Description of the drawing, in words. */
  readonly label: string;
  /** Colour of the walls, if they are painted. */
  readonly colour?: string | undefined;
  readonly children?: ReactNode;
}) {
  const { room, locale, colour, ...plan } = props;
  const { walls, floor } = room;
  const sides = walls.map(({ shape, openings }, i) => {
    const size = i % 3 === 0 ? formatExampleSize(shape.length, locale) : undefined;
    return { name: '', size, openings, worked: colour };
  });
  return <OutlinePlan {...plan} corners={floor[0] ?? []} sides={sides} known />;
}
