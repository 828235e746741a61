import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { missingSide, readOutline, type OutlineReading } from '../outline/close-outline.ts';
import { circleArea, perimeterOf } from '../outline/outline.ts';
import type { GroundInput } from './place-input.ts';
import type { Ground } from './place.ts';
import { regionArea, type Ring } from '../outline/polygon.ts';
import { SIDE_RANGE, sideUnit, SizeReader, type Read } from '../units/read-size.ts';
import { triangleFan } from '../outline/triangle-fan.ts';
import { length, type Length } from '../units/units.ts';

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** The valid part of an area of ground; its fields are `sides.<n>`, `diameter`, `edges.<n>`, `diagonals.<n>`. */
export interface MeasuredGround extends Read {
  readonly kind: 'ground';
  /** Known part of the right-angled outline; meaningless for the other shapes. */
  readonly outline: OutlineReading;
  readonly place: Ground | undefined;
  readonly missing: readonly string[];
}

type Shape = Omit<Ground, 'kind' | 'id' | 'name'>;

/** Corners of a circle in drawings; its area and perimeter are computed from the diameter. */
const CORNERS = 96;
function circle(diameter: Length): Shape {
  const r = diameter / 2;
  const ring: Ring = Array.from({ length: CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CORNERS;
    return { x: Math.round(r + r * Math.cos(angle)), y: Math.round(r + r * Math.sin(angle)) };
  });
  return {
    shape: 'circle',
    region: [ring],
    area: circleArea(diameter),
    perimeter: length(Math.round(Math.PI * diameter)),
  };
}

const polygon = (shape: 'right-angled' | 'polygon', ring: Ring): Shape => ({
  shape,
  region: [ring],
  area: regionArea([ring]),
  perimeter: perimeterOf(ring),
});

/** Measures an area of ground; see `measureRoom`. */
export function measureGround(input: GroundInput, locale: Locale): MeasuredGround {
  const outline = readOutline(input.sides, locale);
  const reader = new SizeReader(locale);
  if (input.shape === 'sides') reader.add(outline);
  const missing: string[] = [];
  const read = (text: string, field: string, name: string): Length | undefined => {
    const size = reader.size(field, text, sideUnit, SIDE_RANGE);
    if (size === undefined) missing.push(name);
    return size;
  };
  const shape = (): Shape | undefined => {
    if (input.shape === 'sides') {
      missing.push(
        ...outline.missing.map((letter) => missingSide(letter, input.sides.length, 'side', locale)),
      );
      return outline.ring === undefined ? undefined : polygon('right-angled', outline.ring);
    }
    if (input.shape === 'circle') {
      const diameter = read(input.diameter, 'diameter', wordsIn(locale).missing.diameter);
      return diameter === undefined ? undefined : circle(diameter);
    }
    const edges = input.edges.map((text, i) =>
      read(text, `edges.${i}`, wordsIn(locale).missing.side(String(i + 1))),
    );
    const diagonals = input.diagonals.map((text, i) =>
      read(text, `diagonals.${i}`, wordsIn(locale).missing.diagonal(i + 1)),
    );
    const known = edges.filter((each) => each !== undefined);
    const across = diagonals.filter((each) => each !== undefined);
    if (known.length < edges.length || across.length < diagonals.length) return undefined;
    const fan = triangleFan(known, across, locale);
    if (fan.ok) return polygon('polygon', fan.value);
    reader.complain(fan.at, fan.reason);
    return undefined;
  };
  const found = shape();
  const place: Ground | undefined =
    found === undefined
      ? undefined
      : { ...found, kind: 'ground', id: input.id, name: input.name.trim() };
  return { kind: 'ground', outline, place, ...reader.read(), missing };
}
