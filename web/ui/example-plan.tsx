import { measureRoom, WALLS, type RoomInput } from '../measure/room.ts';
import { RoomPlan } from './room-plan.tsx';

/** The room that public pages show and count with. */
export const EXAMPLE_ROOM: RoomInput = {
  name: 'Back bedroom',
  length: '4.020 m',
  width: '3.385 m',
  height: '2.415 m',
  openings: [
    { id: 'window', kind: 'window', wall: 'A', width: '1.200 m', height: '1.150 m' },
    { id: 'door', kind: 'door', wall: 'C', width: '0.762 m', height: '1.981 m' },
  ],
};

/** A drawing of the example room, as the planner draws a person's own. */
export function ExamplePlan() {
  return (
    <RoomPlan measured={measureRoom(EXAMPLE_ROOM, 'metric')} system="metric" painted={WALLS} />
  );
}
