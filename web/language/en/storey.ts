import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

/** Rooms side by side on the storeys of a house. */
export const en = {
  ground: 'Ground floor',
  /** Storeys above it, from the first on. */
  above: ['First floor', 'Second floor', 'Third floor', 'Fourth floor'],
  numbered: (number: number) => `Floor ${number}`,
  picture: (storey: string, rooms: string) => `${storey} from above, to scale: ${rooms}.`,
  standsBeside: (room: string, neighbour: string) => `${room} beside ${neighbour}`,
  key: (number: number, room: string) => `${number} ${room}`,
  unmeasured: (rooms: string) => `Not drawn, because a wall is still to measure: ${rooms}`,
  storeys: 'Storeys',
  isOn: (room: string, storey: string) => `${room} is on: ${storey}`,
  storeyOf: (room: string) => `Storey of ${room}`,
  name: 'Storey name',
  another: 'Another storey',
  taken: 'Another storey has this name.',
  room: 'Room',
  measure: (room: string) => `Measure ${room}`,
  stands: (room: string) => `${room} stands beside`,
  nowhere: 'Not said yet',
  alone: 'A room beside it can be chosen once there are two on this storey.',
  own: (room: string) => `Wall of ${room}`,
  theirs: (room: string) => `Against the wall of ${room}`,
  offset: (wall: string, room: string) => `How far along wall ${wall} of ${room}`,
  flush: 'Flush with its start. A minus goes the other way.',
  thickness: 'Wall between them',
  back: (step: string) => `${step} back`,
  further: (step: string) => `${step} further`,
  drag: 'Tap a room to choose it; drag it along the wall.',
  faults: {
    gone: (room: string) =>
      `The room that ${room} stood beside is gone. Choose another; until then ${room} is drawn by itself.`,
    unmeasured: (room: string, neighbour: string) =>
      `${room} is drawn by itself until ${neighbour} is measured.`,
    otherStorey: (room: string, neighbour: string) =>
      `${room} stands beside ${neighbour}, which is on another storey. Choose another room or storey.`,
    ownWall: (room: string) =>
      `${room} has no such wall any more. Choose with which wall it stands there.`,
    theirWall: (_room: string, neighbour: string) =>
      `${neighbour} has no such wall any more. Choose which one it is.`,
    circle: (room: string, neighbour: string) =>
      `${room} stands beside ${neighbour}, which stands beside ${room} in turn. Choose another room for one of them.`,
  },
  overlap: (one: string, other: string) =>
    `${one} and ${other} overlap. Check their sizes and how far along their walls they stand.`,
  twice: (one: string, other: string) =>
    `A door was measured in ${one} and in ${other}, at the same place. It counts once.`,
  lone: {
    nowhere: (door: string, room: string, _other: string) =>
      `${door} of ${room}: say how far from the left corner it is, and it counts in the room behind it too.`,
    partly: (door: string, room: string, other: string) =>
      `${door} of ${room} is only partly opposite ${other}, and does not count there. Check where the rooms stand.`,
  },
  unfit: (door: string, room: string) =>
    `${door} does not fit into ${room}, and does not count there. Check the ceiling and the other openings.`,
  tooLarge: 'There are more walls than can be compared. No door counts in two rooms.',
  mend: 'Change',
  from: (opening: string, room: string) => `${opening} from ${room}`,
  sums: 'What it comes to',
  house: 'Whole house',
  counts: {
    rooms: (count: number) => plural(count, { one: '# room', other: '# rooms' }),
    floor: (area: string) => `floor ${area}`,
    walls: (area: string) => `walls ${area}`,
    doors: (count: number) => plural(count, { one: '# door', other: '# doors' }),
    openings: (count: number) =>
      plural(count, { one: '# other opening', other: '# other openings' }),
    windows: (count: number) => plural(count, { one: '# window', other: '# windows' }),
    unmeasured: (count: number) =>
      plural(count, { one: '# room not measured yet', other: '# rooms not measured yet' }),
  },
  sumsHow: 'Walls are less their doors and windows. A door between two rooms counts once.',
  copy: (storey: string) => `Copy ${storey} with its rooms`,
  copied: (storey: string, rooms: number) =>
    `${storey} added: ${plural(rooms, { one: '# room', other: '# rooms' })}, without jobs`,
  full: (places: number) => `A project holds ${places} places. Remove some first.`,
};
