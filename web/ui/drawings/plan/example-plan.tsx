import { exampleRoom } from '../../../planner/jobs/kit/place/example-places.ts';
import { measureRoom } from '../../../planner/measure/places/room.ts';
import { exampleLocale } from '../../../documents/settings/locale.ts';
import type { Layer } from '../layers/layers.ts';
import { RoomPlan } from './room-plan.tsx';

const WALLS = new Map(['A', 'B', 'C', 'D'].map((wall) => [wall, 'var(--paint)']));

/** The example room with layers, drawn like a room of the user. */
export function ExamplePlan({ layers }: { readonly layers?: readonly Layer[] }) {
  const locale = exampleLocale();
  const room = exampleRoom(locale);
  return (
    <RoomPlan
      room={room}
      measured={measureRoom(room, locale)}
      locale={locale}
      worked={WALLS}
      layers={layers}
    />
  );
}
