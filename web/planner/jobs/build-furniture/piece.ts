import { mm, type Length, length } from '../../measure/units/units.ts';
import type { FurniturePart } from './parts.ts';

/** Everything that can be built. */
export const KINDS = [
  'bookcase',
  'base',
  'wall',
  'drawers',
  'wardrobe',
  'workbench',
  'box',
  'planter',
] as const;
export type FurnitureKind = (typeof KINDS)[number];

/** Height of the bottom's groove above the lower edge. */
export const BOTTOM_UP = mm(10);

/** A section of timber: its wider side first. */
interface Wood {
  readonly width: Length;
  readonly thickness: Length;
}

/** Input of the layout: outer sizes, boards of the shop, joints. */
export interface Design {
  readonly kind: FurnitureKind;
  readonly width: Length;
  readonly height: Length;
  readonly depth: Length;
  /** Thickness of the board, of the back, and of the sides of drawers. */
  readonly board: Length;
  readonly thin: Length;
  readonly drawer: Length;
  readonly joint: 'dowel' | 'pocket' | 'housing' | 'screw';
  readonly back: 'groove' | 'screwed';
  readonly stands: 'plinth' | 'feet' | 'floor';
  readonly lift: Length;
  readonly shelves: number;
  readonly hold: 'pins' | 'fixed';
  readonly dividers: number;
  readonly doors: number;
  readonly drawers: number;
  readonly fronts: 'overlay' | 'inset';
  /** Between fronts, and round those that are inset. */
  readonly gap: Length;
  /** The runners that the shop has, shortest first. */
  readonly runners: readonly Length[];
  readonly lid: boolean;
  /** Use of one of several narrow wardrobes; both uses if absent. */
  readonly holds?: 'clothes' | 'shelves';
  /** Timber of a workbench's frame, of a planter's sides and of its corners. */
  readonly frame: Wood;
  readonly deck: Wood;
  readonly post: Wood;
  /** Grid to which cuts are rounded down. */
  readonly grain: Length;
  /** Grid of fronts, whose gaps are seen: as fine as a tape. */
  readonly mark: Length;
}

/** Why a piece of these sizes cannot be built: the field to change, and what it lacks. */
export interface Impossible {
  readonly field: 'width' | 'height' | 'depth' | 'shelves' | 'drawers';
  readonly why: 'narrow' | 'low' | 'shallow' | 'shelves' | 'drawers' | 'runner';
}

/** A piece laid out, part by part. */
export interface FurniturePiece {
  readonly parts: readonly FurniturePart[];
  /** Span of the widest shelf; 0 without shelves. */
  readonly span: Length;
  /** Front to back of a shelf. */
  readonly shelfDepth: Length;
  /** Clear above each shelf; 0 without. */
  readonly clear: Length;
  /** Extra height of the shelves in every second bay; 0 if all are level. */
  readonly stagger?: Length;
  /** The length of each drawer's runners; 0 without drawers. */
  readonly runner: Length;
  /** Height of a door; 0 without doors. */
  readonly doorHeight: Length;
}

/** The sizes of a piece without shelves, drawers and doors. */
export const NO_FITTINGS = {
  span: mm(0),
  shelfDepth: mm(0),
  clear: mm(0),
  runner: mm(0),
  doorHeight: mm(0),
} as const satisfies Partial<FurniturePiece>;

export type Laid = FurniturePiece | Impossible;

export const isLaid = (laid: Laid): laid is FurniturePiece => 'parts' in laid;

/** A third of the board, as deep as a tape shows it (cabinet makers). */
const thirdOf = (board: Length, grain: Length): number => Math.floor(board / 3 / grain) * grain;

/** Depth of a housing; no other joint sinks one board into another. */
export const housingOf = ({ joint, board, grain }: Pick<Design, 'joint' | 'board' | 'grain'>) =>
  length(joint === 'housing' ? thirdOf(board, grain) : 0);

/**
 * A groove for a back, this far in from the back edge: 6 mm or 1/4 in, no more than a third of the board. A panel in
 * grooves has a grain of play at each edge.
 */
export const grooveOf = (board: Length, grain: Length): Length =>
  length(Math.min(Math.round(mm(6) / grain) * grain, thirdOf(board, grain)));
const GROOVE_FROM_BACK = mm(10);

/** Distance of a back's groove from the back edge. The rail of a wall cabinet is behind its back, at the wall. */
export const grooveFromBack = ({ kind, board, grain }: Pick<Design, 'kind' | 'board' | 'grain'>) =>
  kind === 'wall' ? length(Math.ceil(board / (2 * grain)) * 2 * grain) : GROOVE_FROM_BACK;

/** Runners take 12.5 to 13 mm on either side of a drawer (makers' sheets of side-mounted runners). */
export const RUNNER_SIDE = mm(13);
/** Behind a drawer, so that it closes before it meets the back. */
export const RUNNER_BEHIND = mm(10);
/** Clearance at each end of a loose shelf: 1 mm or 1/32 in. */
export const shelfPlay = (grain: Length): number => Math.round(mm(1) / grain) * grain;
