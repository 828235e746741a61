import { type Locale, plainSpaces } from '../../../../language/locale.ts';
import { parseLength } from '../../../../planner/measure/units/parse-length.ts';
import type { RoomInput, SlopeInput } from '../../../../planner/measure/places/place-input.ts';
import { roomSizeUnit, type RoomSize } from '../../../../planner/measure/places/room-sizes.ts';
import { formatDimension, formatLength, mm } from '../../../../planner/measure/units/units.ts';
import { words as editors } from '../../../../language/page/editors.ts';
import { words } from '../../../../language/page/laser.ts';
import { cornerName, lowSideName } from '../place/corner-words.ts';
import { sideLabel } from '../place/side-fields.tsx';

const PARTS = {
  width: editors.width,
  height: editors.height,
  depth: editors.features.depth,
  at: editors.opening.fromLeft,
  sill: editors.opening.aboveFloor,
};

const onWall = (name: string, wall: string, part: string): string =>
  words.of(editors.opening.on(name, wall), part);

function slopeSize({ low }: SlopeInput, size: 'height' | 'across', all: number): string {
  const name = size === 'height' ? editors.lowSide : editors.slopes.across;
  return all < 2 ? name : words.of(lowSideName(low), name);
}

/** Name of a room size, equal to the label of its field. */
export function sizeName(size: RoomSize, { sides, corners, slopes }: RoomInput): string {
  switch (size.of) {
    case 'side':
      return sideLabel('wall', corners === 'any' ? 0 : sides.length, size.at);
    case 'diagonal':
      return words.of(cornerName(size.at, sides.length), editors.angled.ways.diagonal);
    case 'height':
      return slopes.length === 0 ? editors.height : editors.highSide;
    case 'slope':
      return slopeSize(size.on, size.size, slopes.length);
    case 'feature':
      return onWall(editors.features.kinds[size.on.kind].name, size.on.wall, PARTS[size.size]);
    case 'opening':
      return onWall(editors.openings[size.on.kind].name, size.on.wall, PARTS[size.size]);
  }
}

/** A laser value as text: in millimetres, or with the shown fraction of an inch. */
export const laserText = (metres: number, locale: Locale): string =>
  plainSpaces(
    formatLength(
      locale.units === 'metric' ? mm(Math.round(metres * 1000)) : mm(metres * 1000),
      locale,
    ),
  );

/** The parsed size; invalid text stays as typed. */
export function sizeText(text: string, size: RoomSize, locale: Locale): string {
  const read =
    text.trim() === '' ? undefined : parseLength(text, roomSizeUnit(size, locale), locale);
  return read?.ok === true ? formatDimension(read.value, locale) : text;
}
