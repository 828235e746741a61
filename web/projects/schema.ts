import { paintARoom, type PaintInput } from '../jobs/paint-a-room.ts';
import { WALLS, type OpeningInput, type RoomInput, type Wall } from '../measure/room.ts';
import type { Result } from '../measure/units.ts';

/** A project as it is kept: what was typed and ticked, never what can be worked out from it. */
export interface Project {
  readonly version: 1;
  readonly id: string;
  /** When it was last changed, in milliseconds since 1970. */
  readonly changed: number;
  readonly room: RoomInput;
  readonly paint: PaintInput;
  /** Prices as typed, by pack offer; an emptied price means that the shop does not have it. */
  readonly prices: Readonly<Record<string, string>>;
  /** Ids of what is in the trolley and of the steps that are done. */
  readonly ticked: readonly string[];
}

/** A new project with nothing measured yet. */
export function newProject(id: string, now: number): Project {
  return {
    version: 1,
    id,
    changed: now,
    room: { name: '', length: '', width: '', height: '', openings: [] },
    paint: paintARoom.start,
    prices: {},
    ticked: [],
  };
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 500) : '');

const isWall = (value: unknown): value is Wall => WALLS.some((wall) => wall === value);

function readOpening(value: unknown): readonly OpeningInput[] {
  if (!isFields(value) || !isWall(value['wall']) || typeof value['id'] !== 'string') return [];
  return [
    {
      id: value['id'],
      kind: value['kind'] === 'window' ? 'window' : 'door',
      wall: value['wall'],
      width: text(value['width']),
      height: text(value['height']),
    },
  ];
}

function readRoom(value: Fields): RoomInput {
  const openings = Array.isArray(value['openings']) ? value['openings'] : [];
  return {
    name: text(value['name']),
    length: text(value['length']),
    width: text(value['width']),
    height: text(value['height']),
    openings: openings.flatMap(readOpening),
  };
}

function readPaint(value: Fields): PaintInput {
  const walls: unknown = value['walls'];
  return {
    walls: Array.isArray(walls) ? WALLS.filter((wall) => walls.includes(wall)) : [...WALLS],
    ceiling: value['ceiling'] !== false,
    barePlaster: value['barePlaster'] === true,
    wallCoats: text(value['wallCoats']),
    wallCoverage: text(value['wallCoverage']),
    ceilingCoats: text(value['ceilingCoats']),
    ceilingCoverage: text(value['ceilingCoverage']),
  };
}

/**
 * Reads a project back from storage. Everything is checked; what is not understood inside a project
 * falls back to its start, and what is no project at all is refused, so that the caller can keep the
 * raw text aside.
 */
export function readProject(raw: string): Result<Project> {
  let value: unknown;
  try {
    value = JSON.parse(raw);
  } catch {
    return { ok: false, reason: 'This project cannot be read: its text is damaged.' };
  }
  if (!isFields(value) || typeof value['id'] !== 'string' || !isFields(value['room'])) {
    return { ok: false, reason: 'This is not a project of Measure Twice.' };
  }
  if (value['version'] !== 1) {
    return { ok: false, reason: 'This project was made by a newer version. Reload to update.' };
  }
  const prices = isFields(value['prices']) ? value['prices'] : {};
  const ticked = Array.isArray(value['ticked']) ? value['ticked'] : [];
  return {
    ok: true,
    value: {
      version: 1,
      id: value['id'],
      changed: typeof value['changed'] === 'number' ? value['changed'] : 0,
      room: readRoom(value['room']),
      paint: isFields(value['paint']) ? readPaint(value['paint']) : paintARoom.start,
      prices: Object.fromEntries(Object.entries(prices).map(([id, price]) => [id, text(price)])),
      ticked: ticked.filter((id): id is string => typeof id === 'string'),
    },
  };
}
