import {
  inches,
  length,
  mm,
  toMm,
  type Length,
  type Area,
  toArea,
  toInches,
  formatLength,
} from '../../measure/units/units.ts';
import { variantNearest, type Section, type Shelf, type Thickness } from '../../stock/shelf.ts';
import { type Panel, pieceRun, type Piece, tapeMark } from '../../takeoff/material.ts';
import {
  downTo,
  partsUpTo,
  planShelf,
  type PlannedShelf,
  tallest,
} from '../../takeoff/walls/shelves.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import {
  SHELF_LOADS,
  SHELF_PIN_KILOS,
  shelfLoad,
  shelfSpan,
  type Lip,
  FIX_TO_WALL_ABOVE,
} from '../../takeoff/structure/indoors/shelf-sag.ts';
import { isMasonry, type Fixing } from '../../takeoff/structure/indoors/wall-fixings.ts';
import {
  BOARD_DENSITY,
  boardNearest,
  comesFromSheets,
  liftersFor,
  SHELF_PRODUCTS,
  stiffnessOf,
  usable,
} from '../kit/walls/shelf-boards.ts';
import { furnitureFixing, STRAP } from '../kit/walls/wall-fixing.ts';
import type { Inputs } from './fields.ts';

export const boardOf = (inputs: Inputs): Thickness =>
  boardNearest(inputs, inputs.values.board, inputs.values.thickness);

/** A strip of planed timber about 18 × 44, on its narrow side. */
export const lipOf = (shelf: Shelf): Section =>
  variantNearest(shelf['planed-timber'].variants, 'width', mm(44));

export const battenOf = (shelf: Shelf): Section =>
  variantNearest(shelf.batten.variants, 'width', mm(38));

/** kg a metre in a pound a foot. */
const KILOS_PER_POUND_FOOT = 1.488_16;

/** Length of the battens at the ends of a shelf: between the back batten and the lip. */
export const endBattenOf = (
  { shelf }: Pick<Inputs, 'shelf'>,
  { deep }: Pick<Built, 'deep'>,
): Length => length(Math.max(mm(20), deep - battenOf(shelf).thickness));

/** kg a metre of shelf: as typed, as of what stands on it, or as its depth carries. */
export function loadOf({ values, locale }: Inputs): number {
  const { weight, depth } = values;
  const typed = locale.made === 'imperial' ? weight * KILOS_PER_POUND_FOOT : weight;
  return shelfLoad({ load: weight === 0 ? SHELF_LOADS[values.load] : typed, depth });
}

/** Sizes of what is built, and how far it sags. */
export interface Built {
  readonly board: Thickness;
  readonly isUnit: boolean;
  readonly outside: Length;
  readonly high: Length;
  /** Left over a unit so that it turns up under the ceiling; a strip covers it. */
  readonly over: Length;
  /** Between the sides or the walls. */
  readonly inside: Length;
  /** Depth of the sides, between the back and the strips of a unit. */
  readonly sideDepth: Length;
  /** Depth of a board without its lip. */
  readonly deep: Length;
  readonly planned: PlannedShelf;
  /** The longest that a bare shelf of it may span. */
  readonly bare: StructuralAnswer<Length>;
  /** Height under the unit’s bottom. */
  readonly plinth: Length;
  /** Clear between shelves. */
  readonly clear: Length;
  /** The underside of each shelf over the floor. */
  readonly at: readonly number[];
  readonly panels: readonly Panel[];
  readonly back: readonly Panel[];
  /** Boards on which the pieces of a back in several pieces meet. */
  readonly meetsOn: 'shelf' | 'upright';
  /** Into the wall, for each shelf on battens or for the unit. */
  readonly fixings: number;
  readonly fixing: StructuralAnswer<Fixing>;
}

const BACK_EVERY = mm(400);

/** Fixings of an end batten, and straps of a unit. */
const END_FIXINGS = 2;

const STRAPS = 2;

/** Load of a strap while somebody climbs, kg (an estimate). */
const TIPS = 20;

/** kg on the fixings of one shelf, or of the straps. */
function kilosOn(inputs: Inputs, isUnit: boolean, inside: Length): number {
  return isUnit ? TIPS : (loadOf(inputs) * toMm(inside)) / 1000;
}

/** Four pins hold a shelf. */
export const PINS_HOLD = 4 * SHELF_PIN_KILOS;

const pinned = (inputs: Inputs): Length => mm(Math.floor((1000 * PINS_HOLD) / loadOf(inputs)));

/** Ceilings of rooms are not lower (building codes). */
const LOWEST_CEILING = mm(2100);

/** All sizes; `narrow` or `low` if no space is left. */
export function builtOf(inputs: Inputs): Built | 'narrow' | 'low' {
  const { values, shelf, region } = inputs;
  const { shelves, fit, depth } = values;
  const board = boardOf(inputs);
  const thick = board.thickness;
  const isUnit = values.build === 'unit';
  const outside = length(values.width - fit);
  const inside = length(isUnit ? outside - 2 * thick : outside);
  if (inside <= 0) return 'narrow';
  const room = length(values.height - fit);
  // A unit is glued lying down and has to turn up under a ceiling.
  const isUnderCeiling = isUnit && values.height >= LOWEST_CEILING;
  const high = isUnderCeiling
    ? length(Math.min(room, tallest(values.height, depth), longestSide(inputs)))
    : room;
  const plinth = isUnit ? values.plinth : mm(0);
  const grain = tapeMark(inputs.region);
  const [back] = shelf['back-board'].variants;
  const strip = lipOf(shelf);
  // The back is behind the sides; the strips to the walls are in front of them.
  const sideDepth = isUnit
    ? downTo(Math.max(mm(1), depth - back.thickness - strip.thickness), grain)
    : depth;
  const clear = downTo(
    (high - plinth - (shelves + (isUnit ? 2 : 0)) * thick) / (shelves + 1),
    grain,
  );
  if (clear <= 0) return 'low';
  const lip: Lip = { board: 'pine', width: strip.thickness, height: strip.width };
  const bareShelf = {
    board: stiffnessOf(values.board, region),
    thickness: thick,
    depth: sideDepth,
    load: loadOf(inputs),
    ...(isUnit && values.hold === 'fixed' ? { ends: 'glued' as const } : {}),
    ...(isUnit ? {} : { backBatten: true }),
  };
  const planned = planShelf({
    shelf: bareShelf,
    inside,
    thickness: thick,
    lip,
    grain,
    most: isUnit && values.hold === 'pins' ? pinned(inputs) : undefined,
    lips: values.lip,
    uprights: values.uprights === 'auto',
  });
  const deep = length(planned.hasLip ? Math.max(mm(1), sideDepth - strip.thickness) : sideDepth);
  const lowest = (isUnit ? plinth + thick : 0) + clear;
  const at = Array.from({ length: shelves }, (_, i) => lowest + i * (clear + thick));
  const over = length(room - high);
  const sizes = {
    isUnit,
    over,
    outside,
    high,
    inside,
    sideDepth,
    deep,
    planned,
    plinth,
    clear,
    ...backOf(inputs, { outside, high, isUnit, planned }, at),
    at,
  };
  const fixings = isUnit ? STRAPS : Math.ceil(inside / BACK_EVERY) + 1 + 2 * END_FIXINGS;
  return {
    ...sizes,
    board,
    bare: shelfSpan(bareShelf),
    panels: panelsOf(inputs, sizes, thick),
    fixings,
    fixing: furnitureFixing(
      values.wall,
      { kilos: kilosOn(inputs, isUnit, inside), fixings },
      fixedThrough(inputs, isUnit),
    ),
  };
}

/** Thickness of what is fixed to the wall: a strap of a unit with the back that it may lie on, or a batten. */
export const fixedThrough = ({ shelf }: Pick<Inputs, 'shelf'>, isUnit: boolean): Length =>
  isUnit ? length(STRAP + shelf['back-board'].variants[0].thickness) : battenOf(shelf).thickness;

/** Least of a strip on the front of the unit below it, for its glue. */
const COVER_LAP = mm(10);

/** Widest gap that a bead of caulk closes; wider ones would need a backer (makers: 10 mm). */
const CAULKED = mm(10);

/** Height of the opening over a unit that a strip covers; 0 for one that caulk closes. */
export const openOver = ({ values }: Inputs, { over }: Pick<Built, 'over'>): Length =>
  over > 0 || (values.build === 'unit' && values.fit > CAULKED) ? length(over + values.fit) : mm(0);

const isCovered = (inputs: Inputs, built: Pick<Built, 'over'>): boolean =>
  openOver(inputs, built) > 0;

/** True if a strip of timber covers the opening over a unit; a higher one takes a strip of the board. */
export const hasTimberCover = (inputs: Inputs, built: Pick<Built, 'over'>): boolean =>
  isCovered(inputs, built) && openOver(inputs, built) + COVER_LAP <= lipOf(inputs.shelf).width;

/** Height of the lower edge of what covers the opening over a unit, on which the strips at the walls end. */
export function coverFrom(inputs: Inputs, built: Pick<Built, 'over' | 'high' | 'board'>): Length {
  const { high, board } = built;
  if (!isCovered(inputs, built)) return high;
  return length(
    hasTimberCover(inputs, built)
      ? high + openOver(inputs, built) - lipOf(inputs.shelf).width
      : high - board.thickness,
  );
}

/** Length of the longest side that comes out of the sheets of the shop. */
function longestSide(inputs: Inputs): Length {
  const [line] = inputs.bill.sheets(SHELF_PRODUCTS[inputs.values.board], {
    thickness: boardOf(inputs),
    panels: [{ name: 'side', length: mm(1), width: mm(1), quantity: 1, turns: true }],
    why: '',
  });
  const longest = (line?.stock ?? []).reduce((most, one) => Math.max(most, one.length), 0);
  return usable(length(longest), line?.trim ?? mm(0));
}

/** Loose shelves are shorter than their bay, both ends together (furniture makers; paint takes 0.3 mm of it). */
const pinPlay = ({ region }: Inputs): Length => (region === 'us' ? inches(1 / 16) : mm(2));

/** Heights of the shelves that are joined to the sides of a unit: all, or those on which two pieces of the back meet. */
export function fixedAt(
  inputs: Inputs,
  { isUnit, back, meetsOn, at }: Pick<Built, 'isUnit' | 'back' | 'meetsOn' | 'at'>,
): readonly number[] {
  const { values } = inputs;
  if (!isUnit) return [];
  if (values.hold === 'fixed') return at;
  if (meetsOn === 'upright') return [];
  const joints = new Set(
    back.map((_, i) => back.slice(0, i + 1).reduce((sum, { width }) => sum + width, 0)),
  );
  return at.filter((one) => joints.has(middleOf(inputs, one)));
}

/** Middle of the edge of a shelf at a height. */
const middleOf = (inputs: Inputs, at: number): number =>
  Math.round(at + boardOf(inputs).thickness / 2);

type Sizes = Pick<
  Built,
  | 'isUnit'
  | 'over'
  | 'outside'
  | 'high'
  | 'inside'
  | 'sideDepth'
  | 'deep'
  | 'planned'
  | 'plinth'
  | 'clear'
  | 'back'
  | 'meetsOn'
  | 'at'
>;

/** Plinths: one in front, and one behind if uprights stand on the bottom, which would bend between its ends. */
export const plinthsOf = ({ plinth, planned }: Pick<Built, 'plinth' | 'planned'>): number =>
  plinth > 0 ? 1 + Math.min(1, planned.uprights) : 0;

function panelsOf(inputs: Inputs, sizes: Sizes, thick: Length): readonly Panel[] {
  const { values } = inputs;
  const { isUnit, high, inside, sideDepth, deep, planned, plinth, clear } = sizes;
  const { shelves } = values;
  const { uprights, span } = planned;
  const joined = values.hold === 'pins' ? fixedAt(inputs, sizes).length : 0;
  const panel = (name: string, long: Length, width: Length, quantity: number): Panel => ({
    name,
    length: long,
    width,
    quantity,
    turns: !values.grain,
  });
  const play = values.hold === 'pins' ? pinPlay(inputs) : mm(0);
  const all = isUnit
    ? [
        panel('side', high, sideDepth, 2),
        panel('top-and-bottom', inside, sideDepth, 2),
        panel('upright', length(high - plinth - 2 * thick), sideDepth, uprights),
        panel('shelf', length(span - play), deep, (shelves - joined) * (uprights + 1)),
        panel('fixed-shelf', span, deep, joined * (uprights + 1)),
        panel('plinth', inside, plinth, plinthsOf(sizes)),
        panel(
          'scribe',
          sizes.outside,
          length(openOver(inputs, sizes) + thick),
          isCovered(inputs, sizes) && !hasTimberCover(inputs, sizes) ? 1 : 0,
        ),
      ]
    : [
        panel('shelf', inside, deep, shelves),
        // In front of the back batten.
        panel('upright', clear, endBattenOf(inputs, sizes), shelves * uprights),
      ];
  return all.filter(({ quantity }) => quantity > 0);
}

const backPanel = (long: Length, width: Length): Panel => ({
  name: 'back',
  length: long,
  width,
  quantity: 1,
  turns: true,
});

/**
 * The back in one piece if a sheet is large enough; else in columns as high as the unit, if those are no more than the
 * rows that are no higher than a sheet is wide.
 */
function backOf(
  inputs: Inputs,
  { outside, high, isUnit, planned }: Pick<Built, 'outside' | 'high' | 'isUnit' | 'planned'>,
  at: readonly number[],
): Pick<Built, 'back' | 'meetsOn'> {
  if (!isUnit) return { back: [], meetsOn: 'shelf' };
  const { shelf, bill } = inputs;
  const [thickness] = shelf['back-board'].variants;
  const whole = backPanel(outside, high);
  const [line] = bill.sheets('back-board', { thickness, panels: [whole], why: '' });
  const { stock = [], trim = mm(0) } = line ?? {};
  if (comesFromSheets([whole], stock, trim)) return { back: [whole], meetsOn: 'shelf' };
  const most = usable(length(Math.max(0, ...stock.map(({ width }) => width))), trim);
  const shelves = at.map((one) => middleOf(inputs, one));
  const rows = partsUpTo(high, most, shelves).map((width) => backPanel(outside, width));
  const uprights = baysOf({ planned, board: boardOf(inputs) })
    .slice(1)
    .map((one) => middleOf(inputs, one));
  const columns = partsUpTo(outside, most, uprights).map((width) => backPanel(high, width));
  const isHeld = columns.length <= uprights.length + 1 && columns.length <= rows.length;
  return isHeld && comesFromSheets(columns, stock, trim)
    ? { back: columns, meetsOn: 'upright' }
    : { back: rows, meetsOn: 'shelf' };
}

/** kg a m² of thin boards for backs (makers). */
const BACK_KILOS = 3;

/** Square metres of panels, one face. */
const metresOf = (panels: readonly Panel[]): number =>
  panels.reduce((sum, one) => sum + (toMm(one.length) * toMm(one.width) * one.quantity) / 1e6, 0);

/** Weight of a unit without its loose shelves, and how many people lift it. */
export function liftOf({ values }: Inputs, { panels, back, board }: Built) {
  const lifted = panels.filter(({ name }) => name !== 'shelf' || values.hold === 'fixed');
  const backs = metresOf(back) * BACK_KILOS;
  const kilos =
    (metresOf(lifted) * toMm(board.thickness) * BOARD_DENSITY[values.board]) / 1000 + backs;
  return { kilos, people: liftersFor(kilos) };
}

/** Left edge of each bay. */
export const baysOf = ({ planned, board }: Pick<Built, 'planned' | 'board'>): readonly number[] =>
  Array.from({ length: planned.uprights + 1 }, (_, i) => i * (planned.span + board.thickness));

/**
 * Ends of shelves on dowels: screws from both sides of an upright would meet, so each upright is screwed to the
 * shelves of one side.
 */
export const dowelledEnds = (inputs: Inputs, built: Built): number =>
  fixedAt(inputs, built).length * built.planned.uprights;

/** Ends of panels that are joined to others. */
export function jointsOf(inputs: Inputs, built: Built): number {
  const { isUnit, planned } = built;
  if (!isUnit) return 0;
  const fixed = 2 * fixedAt(inputs, built).length * (planned.uprights + 1);
  return fixed + 4 + 2 * planned.uprights + 2 * plinthsOf(built);
}

/** Lips and scribe strips, end to end. */
export const pieceRunOf = (inputs: Inputs, built: Built): Length =>
  length(
    pieceRun(lipsOf(inputs, built)) +
      (built.isUnit ? 2 * built.high : 0) +
      (hasTimberCover(inputs, built) ? built.outside : 0),
  );

/** Lips: one on each shelf; in a unit the shelves lie between its uprights. */
export function lipsOf({ values }: Inputs, { planned, inside, isUnit, panels }: Built): Piece[] {
  if (!planned.hasLip) return [];
  if (!isUnit) return [{ name: 'lip', length: inside, quantity: values.shelves }];
  return panels
    .filter(({ name }) => isShelf(name))
    .map(({ length: long, quantity }) => ({ name: 'lip', length: long, quantity }));
}

/** True if the wall is drilled for plugs. */
export const isDrilled = ({ values }: Inputs): boolean => isMasonry(values.wall);

/** True if it is screwed to the wall: battens, and units that could tip. */
export const isFixed = ({ isUnit, high }: Built): boolean => !isUnit || high > FIX_TO_WALL_ABOVE;

/** Front edges that are seen: lips cover those of shelves, strips those of sides and of a top under them. */
export const edgesOf = (inputs: Inputs, built: Built): Length =>
  length(taped(inputs, built).reduce((sum, one) => sum + one.length * one.quantity, 0));

/** Number of these edges: each takes its own strip of tape. */
export const tapedStrips = (inputs: Inputs, built: Built): number =>
  taped(inputs, built).reduce((sum, one) => sum + one.quantity, 0);

/** True if the strip over a unit leaves nothing of the top's edge in sight; a narrow one of timber does. */
const hidesTop = (inputs: Inputs, built: Built): boolean =>
  isCovered(inputs, built) &&
  (!hasTimberCover(inputs, built) ||
    lipOf(inputs.shelf).width - openOver(inputs, built) >= built.board.thickness);

/** True if melamine meets the strip over a unit: the strip is of it, or the top's edge is taped. */
export const isCoverOnMelamine = (inputs: Inputs, built: Built): boolean =>
  inputs.values.board === 'melamine' &&
  isCovered(inputs, built) &&
  !(hasTimberCover(inputs, built) && hidesTop(inputs, built));

/** Eyes are so high: the top of a lower unit is seen. */
const EYES = mm(1600);

function taped(inputs: Inputs, built: Built): readonly Panel[] {
  const { panels, planned } = built;
  const isUnseen = ({ name }: Panel): boolean =>
    name === 'side' || name === 'plinth' || (planned.hasLip && isShelf(name));
  const isTopHidden = hidesTop(inputs, built);
  // The top of a low unit lies between its sides, whose ends are seen.
  const ends = panels
    .filter(({ name }) => name === 'side' && built.high <= EYES)
    .map((one) => ({ ...one, length: one.width }));
  return panels
    .filter((one) => !isUnseen(one))
    .map((one) => (one.name === 'top-and-bottom' && isTopHidden ? { ...one, quantity: 1 } : one))
    .concat(ends);
}

/** Length of a shelf as it is sawn: in a unit with uprights it ends at them. */
export const shelfLength = ({ panels, inside }: Pick<Built, 'panels' | 'inside'>): Length =>
  panels.find(({ name }) => isShelf(name))?.length ?? inside;

const isShelf = (name: string): boolean => name === 'shelf' || name === 'fixed-shelf';

/** Bare boards take paint; melamine is finished. */
export const isPainted = ({ values }: Inputs): boolean =>
  values.board !== 'melamine' && values.finish === 'paint';

export const faces = (panels: readonly Panel[]): Area =>
  toArea(panels.reduce((sum, one) => sum + 2 * one.length * one.width * one.quantity, 0));

/** Faces of a unit in its alcove that are out of sight: at the walls, on the floor, and above eyes. */
export function hiddenFaces(built: Built): Area {
  const { panels, isUnit, high } = built;
  if (!isUnit) return toArea(0);
  const hidden = new Map([
    ['side', 2],
    ['top-and-bottom', high > EYES ? 2 : 1],
    ['plinth', 2 * plinthsOf(built) - 1],
    ['scribe', 1],
  ]);
  return toArea(
    panels.reduce((sum, one) => sum + one.length * one.width * (hidden.get(one.name) ?? 0), 0),
  );
}

/** A sag to the tenth of a millimetre or 1/32 in. */
export const shownSag = (
  { locale }: Inputs,
  { planned }: Built,
  when: 'first' | 'final',
): string => {
  const sag = planned.sag.ok ? planned.sag.value[when] : mm(0);
  const tenths = mm(Math.round(toMm(sag) * 10) / 10);
  const fine = inches(Math.max(1, Math.round(toInches(sag) * 32)) / 32);
  return locale.units === 'metric' ? formatLength(tenths, locale) : formatLength(fine, locale, 32);
};
