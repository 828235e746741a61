import type { Point } from '../../outline/polygon.ts';
import { arcPoints, circleAxes, MOST_POINTS, type PlanFile, type Stroke } from './plan-file.ts';
import { xmlTags, type XmlTag } from './xml-tags.ts';

/** Sweet Home 3D stores centimetres, y down. */
const CENTIMETRE = 10;

const FARTHEST = 1e9;

/** Undefined if absent or not a number. */
function numberOf(tag: XmlTag, attribute: string): number | undefined {
  const text = tag.valueOf(attribute).trim();
  const number = text === '' ? Number.NaN : Number(text);
  return Math.abs(number) <= FARTHEST ? number : undefined;
}

const pointOf = (tag: XmlTag, x: string, y: string): Point | undefined => {
  const [across, down] = [numberOf(tag, x), numberOf(tag, y)];
  return across === undefined || down === undefined ? undefined : { x: across, y: down };
};

interface Level {
  readonly name: string;
  /** Millimetres; undefined if the home's height applies. */
  readonly height: number | undefined;
}

interface Wall {
  readonly id: string;
  readonly level: string;
  /** Centre line. */
  readonly points: readonly Point[];
  readonly thickness: number;
  readonly height: number | undefined;
  readonly before: string;
  readonly after: string;
}

interface OutlinedRoom {
  readonly name: string;
  readonly level: string;
  readonly points: Point[];
}

/** A curved wall through its ends that turns by `turn` radians in total. */
function middleLine(from: Point, to: Point, turn: number): readonly Point[] {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const chord = Math.hypot(dx, dy);
  if (Math.abs(turn) < 1e-3 || Math.abs(turn) > 6.2 || chord < 1e-6) return [from, to];
  // With y down, a positive turn has its centre on the right of the chord.
  const off = 1 / (2 * Math.tan(turn / 2));
  const centre = { x: (from.x + to.x) / 2 - dy * off, y: (from.y + to.y) / 2 + dx * off };
  const radius = Math.hypot(from.x - centre.x, from.y - centre.y);
  const start = Math.atan2(from.y - centre.y, from.x - centre.x);
  return [from, ...arcPoints(centre, circleAxes(radius), start, turn).slice(1, -1), to];
}

function readWall(tag: XmlTag): Wall | undefined {
  const [from, to] = [pointOf(tag, 'xStart', 'yStart'), pointOf(tag, 'xEnd', 'yEnd')];
  const thickness = numberOf(tag, 'thickness');
  if (from === undefined || to === undefined || thickness === undefined) return undefined;
  return {
    id: tag.valueOf('id'),
    level: tag.valueOf('level'),
    points: middleLine(from, to, numberOf(tag, 'arcExtent') ?? 0),
    thickness: Math.abs(thickness),
    height: numberOf(tag, 'height'),
    before: tag.valueOf('wallAtStart'),
    after: tag.valueOf('wallAtEnd'),
  };
}

/**
 * Faces of a wall as lines; each piece is a rectangle, extended at an end by the thickness of the joined wall. The room
 * is inside all rectangles.
 */
function facesOf(wall: Wall, thicknessOf: (id: string) => number): readonly (readonly Point[])[] {
  const { points, thickness, before, after } = wall;
  const half = thickness / 2;
  const last = points.length - 2;
  return points.slice(0, -1).flatMap((from, i) => {
    const to = points[i + 1] ?? from;
    const long = Math.hypot(to.x - from.x, to.y - from.y);
    if (long < 1e-6) return [];
    const way = { x: (to.x - from.x) / long, y: (to.y - from.y) / long };
    const [early, late] = [
      i === 0 ? thicknessOf(before) / 2 : half,
      i === last ? thicknessOf(after) / 2 : half,
    ];
    const at = (along: number, off: number): Point => ({
      x: from.x + way.x * along - way.y * off,
      y: from.y + way.y * along + way.x * off,
    });
    const corners = [
      at(0 - early, half),
      at(long + late, half),
      at(long + late, 0 - half),
      at(0 - early, 0 - half),
    ];
    return corners.map((corner, k) => [corner, corners[(k + 1) % 4] ?? corner]);
  });
}

/** Collects levels, rooms and walls of a home. */
class Home {
  isHome = false;
  isCut = false;
  readonly #levels = new Map<string, Level>();
  readonly #rooms: OutlinedRoom[] = [];
  readonly #walls: Wall[] = [];
  #height: number | undefined;
  #points = 0;

  constructor(xml: string) {
    let room: OutlinedRoom | undefined;
    for (const tag of xmlTags(xml)) {
      if (tag.isEnd) {
        if (tag.name === 'room') room = undefined;
      } else if (tag.name === 'room') {
        room = { name: tag.valueOf('name').trim(), level: tag.valueOf('level'), points: [] };
        this.#rooms.push(room);
      } else if (tag.name === 'point') {
        const point = pointOf(tag, 'x', 'y');
        if (room !== undefined && point !== undefined) room.points.push(point);
        this.#points += 1;
      } else this.#read(tag);
      this.isCut = this.#points > MOST_POINTS;
      if (this.isCut) return;
    }
  }

  #read(tag: XmlTag): void {
    if (tag.name === 'home') {
      this.isHome = true;
      this.#height = numberOf(tag, 'wallHeight');
    } else if (tag.name === 'level') {
      this.#levels.set(tag.valueOf('id'), {
        name: tag.valueOf('name').trim(),
        height: numberOf(tag, 'height'),
      });
    } else if (tag.name === 'wall') {
      const wall = readWall(tag);
      if (wall !== undefined) this.#walls.push(wall);
      this.#points += 8 * (wall?.points.length ?? 0);
    }
  }

  /**
   * Height of a level: that of most of its walls, otherwise its own, otherwise the home's; undefined if no room can
   * have it.
   */
  #heightOf(level: string): number | undefined {
    const heights = this.#walls.filter((wall) => wall.level === level).map((wall) => wall.height);
    const [usual] = heights.toSorted(
      (a, b) =>
        heights.filter((one) => one === b).length - heights.filter((one) => one === a).length,
    );
    const height = usual ?? this.#levels.get(level)?.height ?? this.#height;
    const inMm = height === undefined ? 0 : Math.round(height * CENTIMETRE);
    return inMm >= 1000 && inMm <= 12_000 ? inMm : undefined;
  }

  /** Drawn rooms; on a level without any, the lines of its walls. */
  strokes(): readonly Stroke[] {
    const thickness = new Map(this.#walls.map((wall) => [wall.id, wall.thickness]));
    const thicknessOf = (id: string): number => (id === '' ? 0 : (thickness.get(id) ?? 0));
    const withRooms = new Set(this.#rooms.map(({ level }) => level));
    const levels = new Set([...withRooms, ...this.#walls.map(({ level }) => level)]);
    return [...levels].flatMap((level) => {
      const height = this.#heightOf(level);
      const storey = levels.size > 1 ? (this.#levels.get(level)?.name ?? '') : '';
      const own = { storey, ...(height === undefined ? {} : { height }) };
      const rooms = this.#rooms.filter((room) => room.level === level);
      const walls = this.#walls.filter((wall) => wall.level === level);
      return withRooms.has(level)
        ? rooms.map(({ name, points }): Stroke => ({ ...own, name, points, isClosed: true }))
        : walls
            .flatMap((wall) => facesOf(wall, thicknessOf))
            .map((points): Stroke => ({ ...own, points, isClosed: false }));
    });
  }
}

/** Reads rooms and walls of `Home.xml`, which is in the files of Sweet Home 3D since version 5.3. */
export function readSweetHome(xml: string): PlanFile {
  const home = new Home(xml);
  return {
    isPlan: home.isHome,
    unit: CENTIMETRE,
    strokes: home.strokes(),
    texts: [],
    brokenAt: undefined,
    leftOut: 0,
    isCut: home.isCut,
  };
}
