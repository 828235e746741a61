import { en } from '../../../language/en/measuring.ts';
import type { Locale } from '../../../language/locale.ts';
import { parseAngle } from './angled-outline.ts';
import type { FeatureInput } from '../places/place-input.ts';
import type { Point } from './polygon.ts';
import { brief, openingUnit, readSize, STEP_RANGE } from '../units/read-size.ts';
import { length, mm, type Length, type Result } from '../units/units.ts';

/** Corners of a feature: x along its wall from its start, y away from the wall, from one end to the other. */
export type FeatureOutline = readonly Point[];

/** Field that has the error. */
export type FeatureField = 'at' | 'width' | 'depth' | 'angle' | 'front';
export type FeatureShape =
  | { readonly ok: true; readonly value: FeatureOutline; readonly front: Length }
  | { readonly ok: false; readonly at: FeatureField; readonly reason: string };

const wordsIn = (locale: Locale) => locale.words('measuring', en);

/** Angle of most splayed bays, degrees. */
export const USUAL_SPLAY = 45;

/** A flatter side counts as the wall, degrees. */
const LEAST_SPLAY = 15;

/** Maximum angle between two sides of a curve, degrees. */
const MOST_TURN = 15;
/** Also for a shallow curve: an odd number, whose polygon misses 2 % of the area. */
const LEAST_SIDES = 7;

const refuse = (at: FeatureField, reason: string): FeatureShape => ({ ok: false, at, reason });

/** Sides of a feature by its form; grid steps, rounded. */
export function featureOutline(
  input: FeatureInput,
  { width, depth }: { readonly width: Length; readonly depth: Length },
  locale: Locale,
): FeatureShape {
  if (input.form === 'splayed') return splayed(input, width, depth, locale);
  if (input.form === 'curved') return curved(width, depth, locale);
  return { ok: true, value: trapezium(width, depth, 0), front: width };
}

const trapezium = (width: number, depth: number, run: number): FeatureOutline => [
  { x: 0, y: 0 },
  { x: run, y: depth },
  { x: width - run, y: depth },
  { x: width, y: 0 },
];

/** Length along the wall of a side at an angle to it. */
const runOf = (depth: number, angle: number): number =>
  angle === 90 ? 0 : Math.round(depth / Math.tan((angle * Math.PI) / 180));

function readSplay(text: string, locale: Locale): Result<number> {
  const read =
    text.trim() === '' ? { ok: true as const, value: USUAL_SPLAY } : parseAngle(text, locale);
  if (!read.ok || (read.value >= LEAST_SPLAY && read.value <= 90)) return read;
  return { ok: false, reason: wordsIn(locale).outOfRange(text.trim(), LEAST_SPLAY, 90) };
}

/** Uses the entered front, otherwise the angle. */
function splayed(
  { angle = '', front = '' }: FeatureInput,
  width: Length,
  depth: Length,
  locale: Locale,
): FeatureShape {
  const words = wordsIn(locale);
  const splay = readSplay(angle, locale);
  if (!splay.ok) return refuse('angle', splay.reason);
  const run = runOf(depth, splay.value);
  const byAngle = length(width - 2 * run);
  if (front.trim() === '') {
    if (byAngle < STEP_RANGE.least) {
      const most = ((width - STEP_RANGE.least) / 2) * Math.tan((splay.value * Math.PI) / 180);
      return refuse('angle', words.noFront(brief(length(Math.floor(most)), locale)));
    }
    return { ok: true, value: trapezium(width, depth, run), front: byAngle };
  }
  const typed = readSize(front, openingUnit(locale), STEP_RANGE, locale);
  if (!typed.ok) return refuse('front', typed.reason);
  if (typed.value >= width) return refuse('front', words.frontTooWide(brief(width, locale)));
  if (angle.trim() !== '' && Math.abs(typed.value - byAngle) > mm(20)) {
    return refuse('front', words.frontAndAngle(brief(byAngle, locale)));
  }
  const beside = Math.round((width - typed.value) / 2);
  return { ok: true, value: trapezium(width, depth, beside), front: typed.value };
}

/** An arc of the given width and depth as sides of equal length with their corners on the arc. */
function curved(width: Length, depth: Length, locale: Locale): FeatureShape {
  if (2 * depth > width) {
    const most = brief(length(Math.floor(width / 2)), locale);
    return refuse('depth', wordsIn(locale).tooRound(most));
  }
  const { radius, half, sides } = arcOf(width, depth);
  const value = Array.from({ length: sides + 1 }, (_, i): Point => {
    if (i === 0 || i === sides) return { x: i === 0 ? 0 : width, y: 0 };
    const at = half * ((2 * i) / sides - 1);
    return {
      x: Math.round(width / 2 + radius * Math.sin(at)),
      y: Math.round(depth - radius * (1 - Math.cos(at))),
    };
  });
  return { ok: true, value, front: width };
}

/** The circle through both ends and the deepest point, its half angle, and the (odd) number of sides. */
function arcOf(width: number, depth: number) {
  const radius = (width * width) / (8 * depth) + depth / 2;
  const half = Math.asin(Math.min(1, width / (2 * radius)));
  const least = Math.ceil((2 * half * 180) / (Math.PI * MOST_TURN));
  return { radius, half, sides: Math.max(LEAST_SIDES, least + ((least + 1) % 2)) };
}

/** Area between a curve and its polygon, grid squares: circular segment minus polygon. */
export function curveShortfall(width: Length, depth: Length): number {
  const { radius, half, sides } = arcOf(width, depth);
  const segment = 2 * half - Math.sin(2 * half);
  const drawn = sides * Math.sin((2 * half) / sides) - Math.sin(2 * half);
  return Math.round((radius * radius * (segment - drawn)) / 2);
}
