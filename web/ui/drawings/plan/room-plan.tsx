import type { Locale } from '../../../language/locale.ts';
import { words } from '../../../language/page/drawings.ts';
import {
  closeSides,
  CLOSING_SIDES,
  outlineCorners,
  type OutlineReading,
} from '../../../planner/measure/outline/close-outline.ts';
import {
  wallLetter,
  type RoomInput,
  type SideInput,
} from '../../../planner/measure/places/place-input.ts';
import {
  anglesOfRing,
  floorArea,
  isSloped,
  type Opening,
} from '../../../planner/measure/places/place.ts';
import type { Ring } from '../../../planner/measure/outline/polygon.ts';
import type { MeasuredRoom } from '../../../planner/measure/places/room.ts';
import {
  featureWalls,
  type FeaturesReading,
} from '../../../planner/measure/places/wall-features.ts';
import {
  formatArea,
  formatDimension,
  mm,
  type Length,
} from '../../../planner/measure/units/units.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { ceilingMarks } from './ceiling-marks.ts';
import type { Layer } from '../layers/layers.ts';
import { OutlinePlan } from './outline-plan.tsx';
import type { DrawnSide } from './side-dimensions.ts';
import type { Slide } from './slide-handle.tsx';

/** Lengths drawn for unknown sides, mm, by the number of sides of the usual outlines. */
const SKETCH: Readonly<Record<number, readonly number[]>> = {
  4: [4000, 3000],
  6: [5000, 2000, 2200, 1800],
  8: [5400, 1700, 1700, 1700, 2000, 1700],
};
/** Lengths of a U, mm; its fourth corner projects into the room. */
const SKETCH_U = [5400, 3600, 1700, 1900, 2000, 1900];

/** A regular polygon; its first side is the top. */
function evenOutline(sides: number): Ring {
  const [at, side] = [{ x: 0, y: 0 }, mm(2500)];
  return Array.from({ length: sides }, (_, i) => {
    const corner = { ...at };
    at.x += side * Math.cos((2 * Math.PI * i) / sides);
    at.y += side * Math.sin((2 * Math.PI * i) / sides);
    return corner;
  });
}

/** Provisional outline while some sides are unknown: known sides as entered, the others with assumed lengths. */
export function sketchOutline(sides: readonly SideInput[], reading: OutlineReading): Ring {
  if (reading.ring !== undefined) return reading.ring;
  const turns = sides.reduce((sum, { turn }) => sum + (turn === 'right' ? 1 : -1), 0);
  if (sides.length % 2 === 1 || turns !== 4) return evenOutline(sides.length);
  const isU = sides.length === 8 && sides[3]?.turn === 'left';
  const usual = isU ? SKETCH_U : (SKETCH[sides.length] ?? []);
  const free = sides.slice(0, -CLOSING_SIDES);
  const guess = (i: number): Length => mm(usual[i] ?? (i % 4 < 2 ? 4000 - i * 200 : 900 + i * 50));
  const mixed = closeSides(
    sides,
    free.map((_, i) => reading.lengths[i] ?? guess(i)),
  );
  const sound = mixed.every((long) => long > 0);
  const made = closeSides(
    sides,
    free.map((_, i) => guess(i)),
  );
  return outlineCorners(sides, sound ? mixed : made);
}

const openingInWords = (opening: Opening, wall: string, locale: Locale): string =>
  words.openingOn(
    opening.kind,
    wall,
    formatDimension(opening.width, locale),
    formatDimension(opening.height, locale),
  );

/** Description of the plan for screen readers. */
export function planInWords(measured: MeasuredRoom, locale: Locale, isRectangle = true): string {
  const { place, plan, openings } = measured;
  if (place === undefined) return words.roomUnknown;
  const lengths = plan.parts.map(({ length }) => formatDimension(length ?? mm(0), locale));
  const [long = '', wide = ''] = lengths;
  const sides =
    lengths.length === 4 && isRectangle
      ? words.rectangle(long, wide)
      : words.sides(lengths.map((side, i) => words.side(plan.parts[i]?.name ?? '', side)));
  const open = Object.entries(openings).flatMap(([wall, all]) =>
    all.map((opening) => openingInWords(opening, wall, locale)),
  );
  const high = measured.height && formatDimension(measured.height, locale);
  const floor = formatArea(floorArea(place), locale);
  const room = words.room(sides, high, isSloped(place), floor, words.openings(open));
  const slopes = place.planes.flatMap(({ slope, height }) => {
    if (slope === undefined) return [];
    const where = entryOf(words.lowAt, slope.low) ?? words.lowAtWall(slope.low);
    return [words.slope(where, formatDimension(height, locale))];
  });
  return locale.format.sentences([room, ...slopes]);
}

/** Sides of an outline as drawn; a rectangle shows each length once. */
export function outlineSides(
  inputs: readonly SideInput[],
  reading: Pick<OutlineReading, 'lengths'>,
  locale: Locale,
  more: (letter: string, at: number) => Partial<DrawnSide>,
  names: readonly string[] = inputs.map((_, i) => wallLetter(i)),
  rectangle: boolean = inputs.length === 4,
): readonly DrawnSide[] {
  return inputs.map((_, i) => {
    const known = reading.lengths[i];
    const letter = names[i] ?? '';
    const ask = rectangle ? (i === 0 ? words.askLength : words.askWidth) : words.askSide(letter);
    return {
      name: known === undefined ? '' : letter,
      size:
        rectangle && i !== 0 && i !== 3
          ? undefined
          : known === undefined
            ? ask
            : formatDimension(known, locale),
      // After a projecting corner two outside dimensions would cross.
      within: inputs[i - 1]?.turn === 'left',
      ...more(letter, i),
    };
  });
}

/**
 * Text of a wall of a breast, bay or recess: its face shows width and depth; the adjacent walls show no size, because
 * they are too short.
 */
function featureSide({ parts, features }: FeaturesReading, at: number, locale: Locale) {
  const [before, part, after] = [parts.at(at - 1), parts[at], parts[at + 1]];
  const feature = features.find(({ id }) => id === part?.feature);
  if (feature === undefined)
    return before?.feature === undefined ? {} : { within: false, late: true };
  if (before?.feature === feature.id && after?.feature === feature.id) {
    // Only the middle side of a curve has a text.
    const wall = wallLetter(part?.side ?? 0);
    if (part?.name !== featureWalls({ id: feature.id, wall })[1]) {
      return { within: false, size: undefined, name: '' };
    }
    return { within: true, depth: `× ${formatDimension(feature.depth, locale)}` };
  }
  const isOut = feature.kind !== 'breast';
  return { within: false, size: undefined, ...(isOut ? { name: '' } : {}) };
}

/** The room drawn to scale; a tap on a wall calls `onWall`. */
export function RoomPlan(props: {
  readonly room: RoomInput;
  readonly measured: MeasuredRoom;
  readonly locale: Locale;
  /** Colours of the walls that a job works on, by letter. */
  readonly worked?: ReadonlyMap<string, string>;
  /** True if the field of a side has the focus. */
  readonly active?: (at: number) => boolean;
  readonly onWall?: (at: number) => void;
  /** Layers on the floor or on the ceiling, from the bottom up. */
  readonly layers?: readonly Layer[] | undefined;
  /** A wall that the user can drag. */
  readonly slide?: Slide | undefined;
}) {
  const { room, measured, locale, worked, active, onWall } = props;
  const { outline, plan, openings, place } = measured;
  const { parts, ring } = plan;
  const isAngled = room.corners === 'any';
  const angles = isAngled && ring !== undefined ? anglesOfRing(ring) : [];
  /** True if the corner before a wall is flat enough for both dimensions to be outside. */
  const isOutside = (at: number): boolean => isAngled && (angles.at(at - 1) ?? 0) < 250;
  return (
    <OutlinePlan
      corners={ring ?? sketchOutline(room.sides, outline)}
      known={ring !== undefined}
      sides={outlineSides(
        parts.map(({ turn }) => ({ length: '', turn })),
        { lengths: parts.map(({ length }) => length) },
        locale,
        (letter, i) => ({
          ...(isOutside(i) ? { within: false } : {}),
          ...featureSide(plan, i, locale),
          ...(i === 0 && { called: words.firstWall(letter) }),
          openings: ring === undefined ? [] : (entryOf(openings, letter) ?? []),
          worked: worked?.get(letter),
          active: active?.(i) === true,
        }),
        parts.map(({ name }) => name),
        parts.length === 4 && !isAngled,
      )}
      area={place === undefined ? undefined : formatArea(floorArea(place), locale)}
      ceiling={ceilingMarks(place)}
      label={planInWords(measured, locale, !isAngled)}
      onSide={onWall}
      layers={props.layers}
      slide={props.slide}
    />
  );
}
