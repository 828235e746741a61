import { formatLength, length, mm, toMm, type Length } from '../../measure/units/units.ts';
import { compact } from '../kit/contract.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import type { FurnitureJob } from './lines.ts';
import { unitWidth } from './lay-piece.ts';
import type { Built } from './layout.ts';
import type { FurniturePart, PartRole } from './parts.ts';

const ofRole = ({ parts }: Built, ...roles: readonly PartRole[]): readonly FurniturePart[] =>
  parts.filter(({ role }) => roles.includes(role));

/** Each once, the least first. */
const ordered = (places: readonly number[]): readonly number[] =>
  [...new Set(places)].toSorted((a, b) => a - b);

const shownIn =
  ({ locale }: FurnitureJob) =>
  (places: readonly number[]): readonly string[] =>
    ordered(places).map((one) => formatLength(length(one), locale, 32));

const highOf = ({ at: [, , z] }: FurniturePart): number => z;

/** True of what is in the second bay from the left, the fourth and so on of its case. */
function isInSecondBay({ parts, design }: Built): (one: FurniturePart) => boolean {
  const wide = unitWidth(design);
  const within = ({ at: [x] }: FurniturePart): number => x % wide;
  const uprights = ordered(parts.filter(({ role }) => role === 'upright').map(within));
  return (one) =>
    uprights.filter((x) => within(one) + one.size[0] / 2 > x + design.board / 2).length % 2 === 1;
}

/** Where the parts between the sides are marked: their undersides from the lower ends of the sides, and the uprights. */
export function markedPlaces(inputs: FurnitureJob): readonly string[] {
  const { built, words } = inputs;
  const { at: named, heights, uprights, pockets, behind } = words.steps.mark;
  const { joint, dividers, kind } = built.design;
  const [side] = ofRole(built, 'side');
  const [bottom] = ofRole(built, 'bottom');
  if (side === undefined || bottom === undefined) return [];
  const shown = shownIn(inputs);
  const above = (some: readonly FurniturePart[]): readonly string[] =>
    shown(some.map((one) => highOf(one) - highOf(side)));
  const joined = ofRole(built, 'fixed-shelf');
  const isHat = ({ at: [, , z] }: FurniturePart): boolean =>
    kind === 'wardrobe' && z === Math.max(...joined.map(highOf));
  const isSecond = isInSecondBay(built);
  const [hats, shelves] = [joined.filter(isHat), joined.filter((one) => !isHat(one))];
  const isBays = dividers > 0;
  const joinedIn = (second: boolean) =>
    above(shelves.filter((one) => (isBays && isSecond(one)) === second));
  const [first, second] = [joinedIn(false), joinedIn(true)];
  const isLevel = first.join() === second.join();
  const loose = above(ofRole(built, 'shelf'));
  const items = compact([
    highOf(bottom) > highOf(side) && named.bottom(above([bottom])),
    first.length > 0 && named.joined(first),
    second.length > 0 && !isLevel && named.second(second),
    loose.length > 0 && named.loose(loose),
    hats.length > 0 && named.hat(above(hats)),
  ]);
  const wide = unitWidth(built.design);
  const faces = ofRole(built, 'upright').map(({ at: [x] }) => (x % wide) - bottom.at[0]);
  const [kick] = ofRole(built, 'plinth');
  const backOf = ({ at: [, y] }: FurniturePart): number => y - side.at[1];
  const setBack = (some: readonly FurniturePart[], name: (backs: readonly string[]) => string) => {
    const backs = some.map(backOf).filter((back) => back > 0);
    return backs.length > 0 && name(shown(backs));
  };
  const backs = compact([
    kick !== undefined &&
      named.plinth(formatRoundSize(Math.round(toMm(length(backOf(kick)))), inputs.locale)),
    setBack(shelves, named.joined),
    setBack(hats, named.hat),
    setBack(ofRole(built, 'upright'), named.uprights),
  ]);
  return compact([
    items.length > 0 && heights(items),
    faces.length > 0 && uprights(shown(faces)),
    joint === 'pocket' && second.some((one) => first.includes(one)) && pockets,
    backs.length > 0 && behind(backs),
  ]);
}

/** Middles of the runners, up from the bottom: half way up the sides of their boxes. */
export function runnerHeights(inputs: FurnitureJob): readonly string[] {
  const [bottom] = ofRole(inputs.built, 'bottom');
  const floor = bottom === undefined ? 0 : highOf(bottom) + inputs.built.design.board;
  return shownIn(inputs)(
    ofRole(inputs.built, 'drawer-side').map((one) => highOf(one) + one.size[2] / 2 - floor),
  );
}

/** Lower edge of the lowest drawer front or the doors, up from the underside of the bottom. */
export function lowestFront({ built, locale }: FurnitureJob): string {
  const [low = 0] = ordered(ofRole(built, 'drawer-front', 'door').map(highOf));
  const [bottom = 0] = ofRole(built, 'bottom').map(highOf);
  return formatLength(length(low - bottom), locale, 32);
}

/** Gap between two drawer fronts, as text, to 1/64 in: small errors would add up from front to front. */
export function frontsApart({ built, locale }: FurnitureJob): string {
  const fronts = ofRole(built, 'drawer-front');
  const lows = ordered(fronts.map(highOf));
  const [first = 0, last = first] = [lows[0], lows.at(-1)];
  const high = fronts[0]?.size[2] ?? 0;
  const apart = lows.length > 1 ? (last - first) / (lows.length - 1) - high : built.design.gap;
  return formatLength(length(apart), locale, 64);
}

/** Middle of a rail, so far below the shelf over it. */
export function belowHat({ built, locale }: FurnitureJob): string {
  const [rod] = ofRole(built, 'rod');
  if (rod === undefined) return '';
  const hat = Math.max(...ofRole(built, 'fixed-shelf').map(highOf));
  return formatLength(length(hat - highOf(rod) - rod.size[2] / 2), locale);
}

/** Front to back of what a closed door leaves. */
export const behindDoors = ({ shelfDepth, design }: Built): Length =>
  length(
    shelfDepth - (design.doors > 0 && design.fronts === 'inset' ? design.board + design.gap : 0),
  );

/** Height of the lowest space on a shelf: shelves that are raised leave less over the highest. */
export const leastClear = ({ clear, stagger = mm(0) }: Built): Length => length(clear - stagger);
