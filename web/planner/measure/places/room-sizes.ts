import type { Locale } from '../../../language/locale.ts';
import { CLOSING_SIDES } from '../outline/close-outline.ts';
import type {
  FeatureInput,
  OpeningInput,
  RoomInput,
  SideInput,
  SlopeInput,
} from './place-input.ts';
import type { LengthUnit } from '../units/parse-length.ts';
import { heightUnit, openingUnit, sideUnit } from '../units/read-size.ts';
import { isDoorway, type RoomParts } from './room-parts.ts';

/** A size of a room that is measured in one go; `field` is its name in the room's texts and problems. */
export type RoomSize = { readonly field: string } & (
  | { readonly of: 'side' | 'diagonal'; readonly at: number }
  | { readonly of: 'height' }
  | { readonly of: 'slope'; readonly on: SlopeInput; readonly size: 'height' | 'across' }
  | { readonly of: 'feature'; readonly on: FeatureInput; readonly size: 'at' | 'width' | 'depth' }
  | { readonly of: 'opening'; readonly on: OpeningInput; readonly size: OpeningSize }
);
type OpeningSize = 'width' | 'height' | 'at' | 'sill';

/** A wall, and the diagonal of its corner if the corner is measured by it. */
const ofSide = ({ corner }: SideInput, at: number): readonly RoomSize[] => [
  { of: 'side', at, field: `sides.${at}` },
  ...(corner?.by === 'diagonal' ? [{ of: 'diagonal', at, field: `corners.${at}` } as const] : []),
];

function ofOpening(on: OpeningInput, parts: RoomParts): readonly RoomSize[] {
  const sizes: readonly (OpeningSize | false)[] = [
    'width',
    parts.has('doorHeights') && 'height',
    parts.has('doorPlaces') && 'at',
    // A door is on the floor.
    on.kind === 'window' && 'sill',
  ];
  return sizes
    .filter((size) => size !== false)
    .map((size) => ({ of: 'opening', on, size, field: `openings.${on.id}.${size}` }));
}

const isAsked = (opening: OpeningInput, parts: RoomParts): boolean =>
  parts.has('windows') || (parts.has('doors') && isDoorway(opening));

const ofFeature = (on: FeatureInput): readonly RoomSize[] =>
  (['at', 'width', 'depth'] as const).map((size) => ({
    of: 'feature',
    on,
    size,
    field: `features.${on.id}.${size}`,
  }));

/** The lowest height of a slope; also its extent if it is not the only slope or its extent was measured. */
const ofSlope = (on: SlopeInput, { slopes }: RoomInput): readonly RoomSize[] =>
  (['height', 'across'] as const)
    .filter((size) => size === 'height' || slopes.length > 1 || on.across.trim() !== '')
    .map((size) => ({ of: 'slope', on, size, field: `slopes.${on.id}.${size}` }));

/** Requested sizes of a room, in the order of its screen. */
export function roomSizes(room: RoomInput, parts: RoomParts): readonly RoomSize[] {
  const { sides, slopes, features, openings } = room;
  const isHigh = parts.has('height');
  return [
    ...(room.corners === 'any'
      ? sides.flatMap(ofSide)
      : sides
          .slice(0, -CLOSING_SIDES)
          .flatMap(({ length, turn }, at) => ofSide({ length, turn }, at))),
    ...(isHigh ? [{ of: 'height', field: 'height' } as const] : []),
    ...(isHigh ? slopes.flatMap((slope) => ofSlope(slope, room)) : []),
    ...features.flatMap(ofFeature),
    ...openings.filter((one) => isAsked(one, parts)).flatMap((one) => ofOpening(one, parts)),
  ];
}

/** Unit of a number without a unit, as in the size's own field. */
export function roomSizeUnit(size: RoomSize, locale: Locale): (value: number) => LengthUnit {
  switch (size.of) {
    case 'side':
    case 'diagonal':
      return sideUnit(locale);
    case 'height':
      return heightUnit(locale);
    case 'slope':
      return size.size === 'height' ? heightUnit(locale) : sideUnit(locale);
    case 'feature':
    case 'opening':
      if (size.size === 'at') return sideUnit(locale);
      return size.size === 'sill' ? heightUnit(locale) : openingUnit(locale);
  }
}
