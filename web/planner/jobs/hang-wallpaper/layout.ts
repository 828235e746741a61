import { wallsOfPlace, type Wall } from '../../measure/places/place.ts';
import { boundsOf, regionArea, type PolygonRings } from '../../measure/outline/polygon.ts';
import {
  toArea,
  inches,
  length,
  mm,
  rectangle,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import { hangPaper, PAPER_DEFAULTS, type PaperLayout } from '../../takeoff/walls/hang-paper.ts';
import {
  startPaper,
  type PaperStart,
  type StartedPaper,
} from '../../takeoff/walls/paper-starts.ts';
import { cutRolls } from '../../takeoff/walls/rolls.ts';
import { CORNER_WRAP } from '../../takeoff/structure/indoors/wallpaper.ts';
import type { Inputs } from './fields.ts';

/** All that is counted, measured once. */
export interface Papered {
  readonly walls: readonly Wall[];
  readonly layout: PaperLayout;
  /** Wall of the first strip, and the direction of the next ones. */
  readonly first: { readonly wall: string; readonly toRight: boolean };
  /** Number of rolls from the worst corner. */
  readonly mostRolls: number;
  readonly area: Area;
  /** Area of the cut drops, for paste. */
  readonly pasted: Area;
  /** Round which the paper goes. */
  readonly corners: number;
  /** Kinds of these corners. */
  readonly inside: boolean;
  readonly outside: boolean;
  /** True if a wall is between two outside corners, as a chimney breast is. */
  readonly hasBreast: boolean;
  /** True if a wall does not join the one before. */
  readonly isApart: boolean;
  readonly openings: number;
  /** Along the walls, or all of a small room. */
  readonly floor: Area;
}

/** True if paper covers all walls of a room. */
const isRound = ({ place, values }: Inputs): boolean =>
  place.kind === 'room' && values.walls.walls.length === place.walls.length;

/** The papered walls in the order of the room, so that those that share a corner follow each other. */
function wallsInOrder(inputs: Inputs): readonly Wall[] {
  const { walls } = inputs.values.walls;
  if (isRound(inputs)) return walls;
  const all = wallsOfPlace(inputs.place);
  const first = walls.findIndex((wall) => {
    const before = all.at(all.indexOf(wall) - 1);
    return before === undefined || !walls.includes(before);
  });
  return [...walls.slice(first), ...walls.slice(0, first)];
}

/** Paper lost at the corner after each wall; undefined if the next one starts with a strip of its own, 0 after the last. */
function cornersOf(inputs: Inputs): readonly (Length | undefined)[] {
  const all = wallsOfPlace(inputs.place);
  const walls = wallsInOrder(inputs);
  return walls.map((wall) => {
    const next = all[(all.indexOf(wall) + 1) % all.length];
    const isNext = next !== undefined && walls.includes(next);
    const isLast = !isRound(inputs) && wall === walls.at(-1);
    if (isLast || wall.end === 'free') return mm(0);
    return isNext ? CORNER_WRAP[wall.end] : undefined;
  });
}

/** Distance of the first strip from its corner: its edge laps round and is trimmed. */
export const FROM_CORNER = mm(10);

/**
 * Where the first strip may hang: at either end of the papered walls, or in a closed room at any corner, but not at an
 * outside corner if there is another: the seam that does not match would be on an edge that everybody sees.
 */
function startsOf(inputs: Inputs): readonly PaperStart[] {
  const all = wallsOfPlace(inputs.place);
  const walls = wallsInOrder(inputs);
  const count = walls.length;
  const starts = (isRound(inputs) ? [...walls.keys()] : [0]).flatMap((wall) => [
    { wall, toRight: true },
    { wall: (wall + count - 1) % count, toRight: false },
  ]);
  const hidden = starts.filter(({ wall, toRight }) => {
    const at = all.findIndex((one) => one === walls[wall]);
    return all.at(toRight ? at - 1 : at)?.end !== 'outside';
  });
  return hidden.length === 0 ? starts : hidden;
}

export const hangOn = (inputs: Inputs): StartedPaper =>
  startPaper(
    wallsInOrder(inputs).map((wall) => wall.region),
    { ...inputs.values, lap: FROM_CORNER },
    cornersOf(inputs),
    startsOf(inputs),
  );

/** Width of covered floor along the walls. */
const BESIDE = mm(1500);

export function paperedOf(
  inputs: Inputs,
  { value: layout, start, mostRolls }: Extract<StartedPaper, { ok: true }>,
): Papered {
  const { place, values } = inputs;
  const walls = wallsInOrder(inputs);
  const all = wallsOfPlace(place);
  const wraps = cornersOf(inputs);
  const run = length(walls.reduce((sum, { shape }) => sum + shape.length, 0));
  const beside = rectangle(run, BESIDE);
  return {
    walls,
    layout,
    first: { wall: walls[start.wall]?.id ?? '', toRight: start.toRight },
    mostRolls,
    area: toArea(walls.reduce((sum, wall) => sum + regionArea(wall.region), 0)),
    pasted: toArea(layout.drops.reduce((sum, drop) => sum + drop.length, 0) * values.rollWidth),
    corners: wraps.filter((wrap) => wrap !== undefined && wrap > 0).length,
    isApart: wraps.includes(undefined),
    inside: wraps.includes(CORNER_WRAP.inside),
    outside: wraps.includes(CORNER_WRAP.outside),
    hasBreast: walls.some((wall) =>
      [wall, all.at(all.indexOf(wall) - 1)].every((one) => one?.end === 'outside'),
    ),
    openings: walls.reduce((sum, { openings }) => sum + openings.length, 0),
    floor: place.kind === 'room' ? toArea(Math.min(regionArea(place.floor), beside)) : beside,
  };
}

/** True if rough walls get lining paper; in other regions they are skimmed. */
export const isLined = ({ values, bill }: Inputs): boolean =>
  values.lining && bill.sold('lining-paper') === 'lining-paper';

/** A wall on its side, its ceiling first: the courses across it are drops. */
const onItsSide = (region: PolygonRings): PolygonRings =>
  region.map((ring) => ring.map(({ x, y }) => ({ x: -y, y: x })));

/** Trimmed off along the foot of the last course (our estimate). */
const FOOT_TRIM = mm(30);

/** Lining paper in horizontal courses. */
interface Lining {
  readonly roll: PackVariant;
  readonly rolls: number;
  /** Area of the cut lengths, for paste. */
  readonly pasted: Area;
  /** True if a last course takes half the width. */
  readonly halved: boolean;
}

/** Lining paper for horizontal courses along each wall; undefined if no lining paper is hung. */
export function liningOf(inputs: Inputs, walls: readonly Wall[]): Lining | undefined {
  const { shelf, values } = inputs;
  const paper = shelf['lining-paper'];
  if (!isLined(inputs) || paper.form === 'not-sold') return undefined;
  const [roll] = paper.variants;
  const { trim } = values;
  const { length: most = PAPER_DEFAULTS.rollLength, width = PAPER_DEFAULTS.rollWidth } = roll;
  const sides = walls.map(({ region }) => {
    const side = onItsSide(region);
    const { x0, x1, y0, y1 } = boundsOf(side);
    const high = x1 - x0;
    const last = Math.ceil(high / width) - 1;
    const hung = hangPaper([side], {
      rollLength: length(y1 - y0 + trim),
      rollWidth: width,
      repeat: mm(0),
      match: 'free',
      trim,
    });
    const isHalved = high - last * width + FOOT_TRIM <= width / 2;
    const drops = hung.ok ? hung.value.drops : [];
    return {
      isHalved,
      drops: drops.flatMap((drop) => {
        const long = drop.length / (isHalved && drop.column === last ? 2 : 1);
        const pieces = Math.ceil(long / most);
        return Array.from({ length: pieces }, () => ({
          ...drop,
          length: length(Math.ceil(long / pieces)),
        }));
      }),
    };
  });
  const lengths = sides.flatMap(({ drops }) => drops);
  return {
    roll,
    rolls: cutRolls(lengths, most, mm(0)).rolls.length,
    pasted: rectangle(length(lengths.reduce((sum, one) => sum + one.length, 0)), width),
    halved: sides.some(({ isHalved }) => isHalved),
  };
}

/** No less than this is trimmed off both ends together: walls are not straight. */
const LEAST_TRIM = mm(80);

/** The greatest trim that saves rolls, and the number of rolls with it; undefined if none does. */
export function tightTrim(
  { values, locale }: Inputs,
  { drops, rolls }: PaperLayout,
): { readonly trim: Length; readonly rolls: number } | undefined {
  const repeat = values.match === 'free' ? mm(0) : values.repeat;
  const step = locale.units === 'metric' ? mm(1) : inches(1 / 16);
  const rollsWith = (less: number): number =>
    cutRolls(
      drops.map((drop) => ({ ...drop, length: length(drop.length - less) })),
      values.rollLength,
      repeat,
      values.match === 'half-drop',
    ).rolls.length;
  // Steps as a tape shows them.
  let [low, high] = [0, Math.floor((values.trim - LEAST_TRIM) / step)];
  if (high <= 0 || rollsWith(high * step) >= rolls.length) return undefined;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (rollsWith(middle * step) < rolls.length) high = middle;
    else low = middle;
  }
  return { trim: length(values.trim - high * step), rolls: rollsWith(high * step) };
}
