import { doorways, type Opening, type Wall } from '../../measure/places/place.ts';
import { inches, length, mm, type Length } from '../../measure/units/units.ts';
import { firstSection, type Section } from '../../stock/shelf.ts';
import {
  architrave,
  HALF_RIGHT,
  revealIn,
  scarfIn,
  STEEL_STUDS,
  type Architrave,
} from '../../takeoff/structure/indoors/skirting.ts';
import { layTrim, TRIM_DEFAULTS, type TrimLayout } from '../../takeoff/walls/trim.ts';
import { trimWalls } from '../kit/place/trim-walls.ts';
import { type Inputs } from './fields.ts';

/** Trim of the doors. */
export interface DoorTrim {
  readonly section: Section;
  /** One side of each door. */
  readonly doors: readonly (Architrave & { readonly opening: Opening })[];
  /** True if a corner of the room is nearer to a door than a leg is wide. */
  readonly isTight: boolean;
  readonly sides: 1 | 2;
  /** Those that are taller or wider than any length. */
  readonly tooLong: number;
}

/** Skirting and architraves laid out, with what they are cut from. */
export interface Fitted {
  readonly section: Section;
  readonly walls: readonly Wall[];
  readonly trim: TrimLayout;
  readonly around: DoorTrim | undefined;
  /** Total length of the skirting, and of the architraves. */
  readonly run: Length;
  readonly aroundRun: Length;
  /** Number of coped ends, mitred ends and scarf joints. */
  readonly copes: number;
  readonly mitres: number;
  readonly joints: number;
  /** Degrees off square of the mitres at corners that are no right ones, the smallest first, each once. */
  readonly angles: readonly number[];
}

/** Width at a doorway without skirting: the new architrave, or the existing frame. */
const beside = ({ values, region }: Inputs, section: Section | undefined): Length =>
  values.architrave === 'no' || section === undefined
    ? values.frame
    : length(section.width + revealIn(region));

function aroundDoors(inputs: Inputs, section: Section | undefined): DoorTrim | undefined {
  const { values, bill } = inputs;
  if (values.architrave === 'no' || section === undefined) return undefined;
  const longest = bill.longest('architrave', section);
  const reveal = revealIn(inputs.region);
  const all = values.walls.walls.flatMap((wall) =>
    doorways(wall)
      .filter(({ kind }) => kind === 'door')
      .map((opening) => ({
        ...architrave(opening, section.width, reveal),
        opening,
        free: Math.min(opening.at, wall.shape.length - opening.at - opening.width),
      })),
  );
  const doors = all.filter(({ leg, head }) => Math.max(leg, head) <= longest);
  const sides = values.architrave === 'both' ? 2 : 1;
  const isTight = doors.some(({ free }) => free < section.width + reveal);
  return { section, doors, isTight, sides, tooLong: all.length - doors.length };
}

const tenth = (degrees: number): number => Math.round(degrees * 10) / 10;

const oddMitres = ({ laid }: TrimLayout): readonly number[] =>
  [...new Set(laid.flatMap(({ mitre }) => [mitre.start, mitre.end]).map(tenth))]
    .filter((degrees) => degrees !== 0 && degrees !== HALF_RIGHT)
    .sort((a, b) => a - b);

/** Distance of the studs. */
const studsOf = ({ region }: Inputs): Length =>
  STEEL_STUDS[region] ?? (region === 'us' ? inches(16) : mm(400));

/** Steel studs of the region's partitions. */
export const steelOf = ({ values, region }: Inputs): Length | undefined =>
  values.wall === 'studs' ? STEEL_STUDS[region] : undefined;

/** True if adhesive alone holds the boards: a screw through the face of a finished board shows for good. */
export const isGlued = (inputs: Inputs): boolean =>
  inputs.values.finish === 'bought' &&
  (inputs.values.wall === 'masonry' || steelOf(inputs) !== undefined);

/** True if boards are fixed to studs, so that they are joined there. */
const isOnStuds = (inputs: Inputs): boolean => inputs.values.wall === 'studs' && !isGlued(inputs);

export function fit(inputs: Inputs): Fitted {
  const { values, bill, shelf } = inputs;
  const { variants } = shelf.skirting;
  const section = variants.find(({ key }) => key === values.size) ?? variants[0];
  const casing = firstSection(shelf.architrave);
  const trim = layTrim(trimWalls(inputs.place, values.walls.walls, beside(inputs, casing)), {
    ...TRIM_DEFAULTS,
    leastPiece: scarfIn(inputs.region),
    thickness: section.thickness,
    ...(isOnStuds(inputs) && { toStud: studsOf(inputs) }),
    longest: bill.longest('skirting', section),
    sold: bill.soldLengths('skirting', section),
    rough: values.rough,
  });
  const around = aroundDoors(inputs, casing);
  const ends = trim.laid.flatMap(({ start, end }) => [start, end]);
  const each = around?.doors.reduce((sum, { leg, head }) => sum + 2 * leg + head, 0) ?? 0;
  return {
    section,
    walls: values.walls.walls,
    trim,
    around,
    run: length(trim.laid.reduce((sum, piece) => sum + piece.length, 0)),
    aroundRun: length(each * (around?.sides ?? 1)),
    copes: trim.laid.filter(({ start }) => start === 'inside').length,
    mitres: ends.filter((end) => end === 'outside' || end === 'splayed').length,
    angles: oddMitres(trim),
    joints: trim.laid.filter(({ end }) => end === 'joint').length,
  };
}
