import { unfolded } from '../../measure/places/ceiling.ts';
import { topOf } from '../../measure/outline/outline-wall.ts';
import { longerWay, type CeilingPlane } from '../../measure/places/place.ts';
import { boundsOf, edgesOf, type PolygonRings as Shape } from '../../measure/outline/polygon.ts';
import { inches, length, mm, type Area, type Length } from '../../measure/units/units.ts';
import { shoppingList } from '../../shopping/list.ts';
import { emptyPurse } from '../../shopping/purse.ts';
import { REGIONS, type Region } from '../../stock/region.ts';
import {
  variantNearest,
  type AtLeastOne,
  type Section,
  type Shelf,
  type StockSheet,
  type Thickness,
} from '../../stock/shelf.ts';
import { layBoards } from '../../takeoff/boards/board-starts.ts';
import {
  spacingOnBoards,
  type BoardLayout,
  type BoardOptions,
} from '../../takeoff/boards/boards.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import { type Panel, gatherPieces, type Piece, upToMark } from '../../takeoff/material.ts';
import { hangCeiling, stripRun, type CeilingStrip } from '../../takeoff/ceilings/hang-ceiling.ts';
import { battenPlaces, channelPlaces, layStrips } from '../../takeoff/ceilings/strip-places.ts';
import type { StructuralAnswer } from '../../takeoff/structure/answer.ts';
import { HUNG } from '../../takeoff/structure/indoors/hung-ceiling.ts';
import {
  battenSpan,
  bearsAlong,
  ceilingSpacing,
  LEAST_STRIP,
  mostSpacing,
  SCREW_SPACING,
} from '../../takeoff/structure/indoors/plasterboard.ts';
import { gatherPanels } from '../../takeoff/walls/wall-boards.ts';
import type { LengthProduct } from '../kit/bill.ts';
import { isHung, ONTO, type Inputs, type Onto } from './fields.ts';
import { ceilingNoggins, nogginStrips } from '../../takeoff/ceilings/noggins.ts';

/** Centre-to-centre spacing of the battens at board ends. */
export const BATTENS: Readonly<Record<Region, Length>> = {
  uk: mm(400),
  us: inches(16),
  eu: mm(500),
  cn: mm(400),
};
/** Distance between fixings of a batten under concrete (trade practice). */
const ON_SLAB = mm(600);

/** Tools of all work overhead. */
export const overhead = ['stepladder', 'work-platform'] as const;

/** Strips that meet at a joiner or on concrete may end anywhere. */
const ANYWHERE = length(1);

/** A plane of a ceiling laid flat and boarded. */
export interface BoardedPlane {
  /** Undefined for a level plane, which is drawn in plan. A slope is drawn facing its low side. */
  readonly slope: CeilingPlane['slope'];
  readonly region: Shape;
  readonly pieces: readonly LaidPiece[];
  /** Boards of a row follow each other along this axis. */
  readonly along: 'x' | 'y';
  readonly battens: readonly CeilingStrip[];
  /** Steel channels above the battens and across them. */
  readonly channels: readonly CeilingStrip[];
  readonly noggins: readonly CeilingStrip[];
}

/** A ceiling laid out. */
export interface Ceiling {
  readonly onto: Onto;
  readonly board: Thickness;
  readonly sheet: StockSheet;
  readonly layout: BoardLayout;
  /** As the room's, without those narrower than a joint. */
  readonly planes: readonly BoardedPlane[];
  /** The other direction, if battens may run either way. */
  readonly otherWay: Pick<Way, 'layout' | 'battens'> | undefined;
  readonly panels: readonly Panel[];
  readonly spacing: StructuralAnswer<Length>;
  /** Joists that battens lie across; undefined without them. */
  readonly span: StructuralAnswer<Length> | undefined;
  /** Furring if the ceiling hangs. */
  readonly batten: Section;
  readonly battens: readonly CeilingStrip[];
  readonly pieces: readonly Piece[];
  /** Noggins between bare joists along the walls at which these end: none where old boards or battens are there. */
  readonly noggins: readonly Piece[];
  readonly hung: Hung | undefined;
  /** Where battens cross joists, or are fixed to concrete. */
  readonly crossings: number;
  readonly area: Area;
  /** Edges at walls, and edges between two planes. */
  readonly edges: Length;
  readonly bends: Length;
}

/** Steel from which the boards hang. */
interface Hung extends ReturnType<typeof hangCeiling> {
  readonly channel: Section;
  readonly channels: readonly CeilingStrip[];
  readonly pieces: readonly Piece[];
}

/** True if boards of a row meet end to end. */
export const isJoined = ({ planes }: Ceiling): boolean =>
  planes.some(({ pieces, along }) => {
    const rows = pieces.map(({ shape }) => boundsOf(shape)[along === 'x' ? 'y0' : 'x0']);
    return new Set(rows).size < rows.length;
  });

const BOARD = mm(12.5);
/** As wide as two boards need to meet on it, of what shops keep. */
const BATTEN: Readonly<Record<Region, Length>> = {
  uk: mm(50),
  us: inches(2.5),
  eu: mm(48),
  cn: mm(38),
};

/** The shortest and the longest of the widest sheets. */
function shortAndLong({ sheets }: Thickness): readonly StockSheet[] {
  const widest = Math.max(...sheets.map(({ width }) => width));
  const all = sheets
    .filter(({ width }) => width === widest)
    .toSorted((a, b) => a.length - b.length);
  return [...new Set([...all.slice(0, 1), ...all.slice(-1)])];
}

/** A board with no sheets longer than one: a longer one would be laid whole, with fewer joints. */
const noLonger = (board: Thickness, { length: most }: StockSheet): Thickness => {
  const [first = board.sheets[0], ...rest] = board.sheets.filter((one) => one.length <= most);
  return { ...board, sheets: [first, ...rest] };
};

interface Boarding {
  readonly sheet: StockSheet;
  readonly layout: BoardLayout;
}

/** Boards of the length that costs least; of those that cost the same, the one with the fewest joints. */
function cheapestBoarding(
  sheets: readonly StockSheet[],
  layWith: (sheet: StockSheet) => BoardLayout,
): Boarding {
  const costOf = ({ sheet, layout }: Boarding): number => layout.sheets * sheet.price;
  const piecesIn = ({ layout }: Boarding): number => layout.whole + layout.cut;
  const [best] = sheets
    .map((sheet) => ({ sheet, layout: layWith(sheet) }))
    .toSorted((a, b) => costOf(a) - costOf(b) || piecesIn(a) - piecesIn(b));
  if (best === undefined) throw new Error('no sheets to lay');
  return best;
}

/** Boards for ceilings do not sag over wide spacings; in Europe and China the ordinary ones are used. */
export const boardProduct = (shelf: Shelf): 'ceiling-board' | 'plasterboard' =>
  shelf['ceiling-board'].form === 'sheets' ? 'ceiling-board' : 'plasterboard';

function boardOf(shelf: Shelf): Thickness {
  const { 'ceiling-board': ceiling, plasterboard } = shelf;
  const { variants } = ceiling.form === 'sheets' ? ceiling : plasterboard;
  return variantNearest(variants, 'thickness', BOARD);
}

/**
 * Fixings of the strips of a plane: one at each joist that a strip meets, both ends of a joint; on concrete one at each
 * end and between.
 */
function crossingsOf({ region, battens }: BoardedPlane, onto: Onto, every: Length): number {
  const { x0, y0 } = boundsOf(region);
  return battens.reduce((sum, one) => {
    const run = stripRun(one);
    if (onto !== 'battens') return sum + Math.floor(run / every) + 2;
    const start = one.width > one.height ? one.x - x0 : one.y - y0;
    const joists = Math.floor((start + run) / every) - Math.ceil(start / every) + 1;
    return sum + Math.max(2, joists);
  }, 0);
}

const piecesOf = (
  name: string,
  strips: readonly CeilingStrip[],
  region: Region,
): readonly Piece[] =>
  gatherPieces(
    strips.map((one) => ({ name, length: upToMark(stripRun(one), region), quantity: 1 })),
  );

/** A plane no wider than this is a joint: tape and filler cover it. */
const JOINT = mm(20);

/** A plane laid flat, and which way what holds its boards runs: rafters run up a slope. */
interface Flat {
  readonly slope: CeilingPlane['slope'];
  readonly region: Shape;
  readonly joists: 'x' | 'y';
}

const flatten = ({ place }: Inputs, joists: 'x' | 'y'): readonly Flat[] =>
  place.planes.flatMap((plane): Flat[] => {
    const region = unfolded(plane);
    const { x0, y0, x1, y1 } = boundsOf(region);
    if (Math.min(x1 - x0, y1 - y0) < JOINT) return [];
    return [{ slope: plane.slope, region, joists: plane.slope === undefined ? joists : 'y' }];
  });

const otherWay = (way: 'x' | 'y'): 'x' | 'y' => (way === 'x' ? 'y' : 'x');

/** Unknown joists span the shorter way; under concrete battens may run either way. */
function waysOf({ place, values }: Inputs, onto: Onto): AtLeastOne<'x' | 'y'> {
  const shorter = otherWay(longerWay(place.floor));
  if (onto === 'slab') return [shorter, otherWay(shorter)];
  if (values.joists === 'shorter') return [shorter];
  return [values.joists === 'across' ? 'y' : 'x'];
}

const runAround = (region: Shape): number =>
  edgesOf(region).reduce((sum, { a, b }) => sum + Math.round(Math.hypot(b.x - a.x, b.y - a.y)), 0);

/** The ceiling's edges: those along walls, and once each those where planes meet. */
function edgesAround({ place }: Inputs, flat: readonly Flat[]): Pick<Ceiling, 'edges' | 'bends'> {
  const all = flat.reduce((sum, { region }) => sum + runAround(region), 0);
  if (flat.length < 2) return { edges: length(all), bends: length(0) };
  const along = place.walls
    .flatMap(({ shape }) =>
      topOf(shape)
        .slice(1)
        .map((to, i) => [topOf(shape)[i] ?? to, to] as const),
    )
    .reduce((sum, [from, to]) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
  const bends = Math.max(0, Math.round((all - along) / 2));
  return { edges: length(all - 2 * bends), bends: length(bends) };
}

/** A ceiling laid one way: its boards and what holds them. */
interface Way extends Boarding {
  readonly flat: readonly Flat[];
  readonly planes: readonly BoardedPlane[];
  readonly panels: readonly Panel[];
  readonly battens: readonly CeilingStrip[];
  readonly channels: readonly CeilingStrip[];
  readonly crossings: number;
}

/**
 * Lays boards across what they are screwed to, their ends on it, and battens across the joists: each plane of the
 * ceiling on its own, their cuts out of the same boards. Where battens may run either way, the cheaper.
 */
export function boarded(inputs: Inputs): Ceiling {
  const { values, region, shelf, place, bill } = inputs;
  const onto = ONTO[region].find((one) => one === values.onto) ?? ONTO[region][0];
  const isBattened = onto === 'battens' || onto === 'slab';
  const board = boardOf(shelf);
  const apart = spacingOnBoards(
    values.spacing,
    board.sheets.map((one) => one.length),
  );
  const spacing = isBattened ? BATTENS[region] : apart;
  const isOnSteel = onto === 'slab' && isHung(shelf);
  const { channel, product, batten } = heldBy(inputs, isOnSteel);
  const every = onto === 'slab' ? ON_SLAB : apart;
  const turns = bearsAlong(region, spacing) ? 'quarter' : 'half';
  const options = (joists: 'x' | 'y', sheet: StockSheet): BoardOptions => {
    const supports = isBattened ? otherWay(joists) : joists;
    return {
      length: sheet.length,
      width: sheet.width,
      along: otherWay(supports),
      supports,
      spacing,
      screwEvery: SCREW_SPACING[region].ceiling,
      kerf: mm(0),
      least: LEAST_STRIP[region],
      turns,
    };
  };
  const laid = (way: 'x' | 'y'): Way => {
    const flat = flatten(inputs, way);
    const { sheet, layout } = cheapestBoarding(shortAndLong(board), (one) =>
      layBoards(
        flat.map((plane) => ({ region: plane.region, options: options(plane.joists, one) })),
      ),
    );
    const planes = flat.map(({ slope, region: surface, joists }, i): BoardedPlane => ({
      slope,
      region: surface,
      pieces: layout.laid[i] ?? [],
      along: options(joists, sheet).along,
      battens: isBattened
        ? layStrips(
            surface,
            otherWay(joists),
            (turned) =>
              battenPlaces(turned, {
                wide: batten.width,
                every: BATTENS[region],
                // Battens are laid by the tape; the wall channel of steel bears the edge too.
                most: isOnSteel ? Infinity : mostSpacing(region) + mm(10),
                support: layout.supports[i] ?? 0,
              }),
            {
              longest: bill.longest(product, batten),
              isOneLength: bill.soldLengths(product, batten).length === 1,
              every: onto === 'battens' ? every : ANYWHERE,
              least: every,
            },
          )
        : [],
      noggins: onto === 'joists' ? nogginStrips(inputs, { region: surface, joists }) : [],
      channels:
        channel === undefined
          ? []
          : layStrips(surface, joists, (turned) => channelPlaces(turned, channel.thickness), {
              longest: bill.longest('ceiling-channel', channel),
              isOneLength: false,
              every: ANYWHERE,
              least: length(2 * HUNG.end),
            }),
    }));
    const battens = planes.flatMap((plane) => plane.battens);
    return {
      sheet,
      layout,
      flat,
      planes,
      panels: gatherPanels(
        planes.flatMap(({ pieces }, i) => {
          const { along } = options(flat[i]?.joists ?? way, sheet);
          return pieces.map((piece) => panelOf(piece, { sheet, along, turns, region }));
        }),
      ),
      battens,
      channels: planes.flatMap((plane) => plane.channels),
      crossings: planes.reduce((sum, plane) => sum + crossingsOf(plane, onto, every), 0),
    };
  };
  const costOf = (way: Way): number => wayCost(inputs, board, heldBy(inputs, isOnSteel), way);
  const [first, other] = waysOf(inputs, onto).map(laid);
  if (first === undefined) throw new Error('no way to lay');
  const isTurned = other !== undefined && costOf(other) < costOf(first);
  const { sheet, layout, flat, planes, panels, battens, channels, crossings } = isTurned
    ? other
    : first;
  return {
    onto,
    board: noLonger(board, sheet),
    sheet,
    layout,
    planes,
    otherWay: isTurned ? first : other,
    panels,
    spacing: ceilingSpacing(region, spacing),
    span: onto === 'battens' ? battenSpan(region, apart) : undefined,
    batten,
    battens,
    pieces: piecesOf(isOnSteel ? 'ceiling-furring' : 'ceiling-batten', battens, region),
    hung: channel && {
      ...hangCeiling(channels, battens),
      channel,
      channels,
      pieces: piecesOf('ceiling-channel', channels, region),
    },
    crossings,
    noggins: onto === 'joists' ? ceilingNoggins(inputs, flat) : [],
    area: place.ceiling,
    ...edgesAround(inputs, flat),
  };
}

/**
 * Price of the boards and their supports, plugs and packers included. Boards count as laid out, not as cut from
 * sheets: a quick plan may need one more.
 */
function wayCost(
  { bill, locale, region, shelf }: Inputs,
  board: Thickness,
  { product, batten, channel }: ReturnType<typeof heldBy>,
  { sheet, layout, battens, channels, crossings }: Way,
): number {
  const { length: long, width } = sheet;
  const boards = { name: 'wall-board', length: long, width, quantity: layout.sheets, turns: true };
  const materials = [
    ...bill.sheets(boardProduct(shelf), {
      thickness: board,
      panels: [boards],
      snapped: true,
      why: '',
    }),
    ...bill.lengths(product, {
      section: batten,
      pieces: piecesOf('batten', battens, region),
      why: '',
    }),
    ...(channel === undefined
      ? [...bill.pack('long-frame-plugs', crossings, ''), ...bill.pack('packers', crossings, '')]
      : bill.lengths('ceiling-channel', {
          section: channel,
          pieces: piecesOf('channel', channels, region),
          why: '',
        })),
  ];
  const money = { currency: REGIONS[region].currency, examples: true };
  const needs = materials.map((material) => ({ job: '', material }));
  return shoppingList(needs, emptyPurse(locale, money)).cost;
}

/** Support of the boards: battens, or furring under channels. */
function heldBy({ shelf, region }: Inputs, isOnSteel: boolean) {
  const { 'ceiling-channel': channels, 'ceiling-furring': furring } = shelf;
  if (isOnSteel && channels.form === 'lengths' && furring.form === 'lengths') {
    const product: LengthProduct = 'ceiling-furring';
    return { product, channel: channels.variants[0], batten: furring.variants[0] };
  }
  const product: LengthProduct = 'batten';
  const batten = variantNearest(shelf.batten.variants, 'width', BATTEN[region]);
  return { product, channel: undefined, batten };
}

interface PanelOptions extends Required<Pick<BoardOptions, 'along' | 'turns'>> {
  readonly sheet: StockSheet;
  readonly region: Region;
}

/** Panel to cut from a sheet for a piece: its length along the sheet's, unless it may turn. */
function panelOf({ shape }: LaidPiece, { sheet, along, turns, region }: PanelOptions): Panel {
  const { x0, y0, x1, y1 } = boundsOf(shape);
  const sides = along === 'x' ? [x1 - x0, y1 - y0] : [y1 - y0, x1 - x0];
  const [long = 0, wide = 0] = turns === 'half' ? sides : sides.toSorted((a, b) => b - a);
  return {
    name: 'wall-board',
    length: upToMark(long, region),
    width: length(Math.min(upToMark(wide, region), sheet.width)),
    quantity: 1,
    turns: turns === 'quarter',
  };
}
