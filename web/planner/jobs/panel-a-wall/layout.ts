import { lowest } from '../../measure/outline/outline-wall.ts';
import { cornerAngles, doorways, wallsOfPlace, type Wall } from '../../measure/places/place.ts';
import { regionArea } from '../../measure/outline/polygon.ts';
import { clipRegion } from '../../measure/outline/polygon-clip.ts';
import { toArea, length, mm, type Area, type Length } from '../../measure/units/units.ts';
import type { Section, Shelf } from '../../stock/shelf.ts';
import { gatherPieces, pieceRun, type Piece, tapeMark } from '../../takeoff/material.ts';
import {
  layPanels,
  LEAST_CUT,
  panelHeight,
  railsOf,
  type PanelOpening,
  type PanelStretch,
  type PanelStrip,
  type PanelOptions,
  type PanelWall,
} from '../../takeoff/walls/panelling.ts';
import { LEAST_PANEL } from '../../takeoff/walls/strip-runs.ts';
import {
  boardStretches,
  layUprightBoards,
  type BoardStretch,
} from '../../takeoff/walls/upright-boards.ts';
import { endAdds, isCoped, mitreOf } from '../../takeoff/structure/indoors/skirting.ts';
import { endsThatStay } from '../kit/place/trim-walls.ts';
import type { Inputs } from './fields.ts';

type Values = Inputs['values'];

/** Product and section of the strips. */
export interface Stock {
  readonly product: 'mdf-strip' | 'planed-timber' | 'tongue-and-groove';
  readonly section: Section;
}

export interface PanelledWall {
  readonly wall: Wall;
  readonly strips: readonly PanelStrip[];
  readonly sockets: readonly Length[];
  readonly stretches: readonly PanelStretch[];
  /** Stretches of boards that begin in one place and with one width, of all rows. */
  readonly firsts: readonly (BoardStretch & { readonly y: number })[];
}

/** Walls set out, with what they are set out from. */
export interface Panelled {
  readonly frames: Stock;
  /** Where boards are laid between the two rails. */
  readonly boards: Stock | undefined;
  readonly walls: readonly PanelledWall[];
  readonly rails: readonly Piece[];
  readonly uprights: readonly Piece[];
  readonly top: Length;
  /** Panelled area without openings. */
  readonly area: Area;
  /** All strips and boards end to end. */
  readonly run: Length;
  /** Where wood meets the wall: along all strips, or along the rails and the ends of boards. */
  readonly edges: Length;
  readonly foot: Length;
  /** Edges that are taped: the foot, the top, walls that stay, and the frames of openings. */
  readonly taped: Length;
  /** Surfaces round the panelling that stay as they are. */
  readonly stays: Readonly<Record<'ceiling' | 'wall' | 'frames', boolean>>;
  readonly gaps: readonly Length[];
  readonly panels: number;
  readonly covered: number;
  readonly sockets: number;
  /** True if a rail is sawn lengthwise at a window. */
  readonly hasRipped: boolean;
  /** Kinds of corners between panelled walls. */
  readonly inside: boolean;
  readonly outside: boolean;
}

/** Narrower rails above boards look like beading. */
const LEAST_RAIL = mm(40);

/** Strip for frames: MDF, or planed timber by local practice; over boards it is no thinner than they are. */
function stripOf(shelf: Shelf, boards: Stock | undefined): Stock {
  const least = boards?.section.thickness ?? 0;
  const thick = ({ thickness }: Section): boolean => thickness >= least;
  const strip = shelf['mdf-strip'];
  const mdf = strip.form === 'lengths' ? strip.variants.find(thick) : undefined;
  if (mdf !== undefined) return { product: 'mdf-strip', section: mdf };
  const { variants } = shelf['planed-timber'];
  const rail = variants
    .filter((one) => thick(one) && one.width >= LEAST_RAIL)
    .toSorted((a, b) => a.thickness - b.thickness)[0];
  return {
    product: 'planed-timber',
    section: boards === undefined ? variants[0] : (rail ?? variants[0]),
  };
}

function boardOf(shelf: Shelf, style: Values['style']): Stock | undefined {
  const board = shelf['tongue-and-groove'];
  return style === 'boards' && board.form === 'lengths'
    ? { product: 'tongue-and-groove', section: board.variants[0] }
    : undefined;
}

/** A wall's openings with the frames round them. */
function openingsOf({ shape, openings }: Wall, { frame }: Values): PanelWall['openings'] {
  return openings.map(({ at, sill, width, height }) => ({
    x0: Math.max(0, at - frame),
    x1: Math.min(shape.length, at + width + frame),
    // A frame runs down to the floor, and under a window.
    y0: sill === 0 ? 0 : Math.max(0, sill - frame),
    y1: sill + height + frame,
  }));
}

/** The ceiling over these walls at its lowest: panelling ends at one height all round. */
export const lowestOf = (walls: readonly Wall[]): Length =>
  length(Math.min(...walls.map(({ shape }) => lowest(shape))));

/** Edges of an opening with its frame in a band of the wall. */
function edgesIn(
  { x0, x1, y0, y1 }: PanelOpening,
  { from, to }: Pick<PanelOptions, 'from' | 'to'>,
): number {
  const up = Math.min(y1, to) - Math.max(y0, from);
  return up <= 0 ? 0 : 2 * up + (x1 - x0) * (Number(y0 > from) + Number(y1 < to));
}

/** Corners between panelled walls at the ends of one. */
interface Corners {
  /** True if its strips butt against those of the wall before, in an inside corner. */
  readonly butts: boolean;
  /** Angles of the mitres round outside corners, degrees off square. */
  readonly start: number | undefined;
  readonly end: number | undefined;
}

function cornersOf({ place, values }: Inputs, wall: Wall): Corners {
  const all = wallsOfPlace(place);
  const angles = place.kind === 'room' ? cornerAngles(place) : [];
  const at = all.indexOf(wall);
  const [before, next] = [all.at(at - 1), all[(at + 1) % all.length]].map((one) =>
    one !== wall && values.walls.walls.some((chosen) => chosen === one) ? one : undefined,
  );
  const [first, last] = [angles.at(at - 1) ?? 90, angles[at] ?? 90];
  return {
    butts: before?.end === 'inside' && isCoped(first),
    start: before?.end === 'outside' ? mitreOf(first) : undefined,
    end: next !== undefined && wall.end === 'outside' ? mitreOf(last) : undefined,
  };
}

/**
 * Ends of strips as thick as these. Rails are mitred round an outside corner; there the last upright covers the edge of
 * the next wall's first one.
 */
function reachOf(
  { length: long }: Wall['shape'],
  { butts, start, end }: Corners,
  thickness: Length,
): Pick<PanelWall, 'rails' | 'uprights'> {
  const beyond = (mitre: number | undefined): number =>
    mitre === undefined ? 0 : endAdds('mitre', thickness, mitre);
  const from = butts ? thickness : 0;
  const to = long + beyond(end);
  return { rails: { from: from - beyond(start), to }, uprights: { from, to } };
}

/** Part of a mark that a cut may be short: a saw is no finer. */
const UNSEEN = 0.1;

/** A length that a tape shows, no shorter. */
const toMark = (long: number, { grid, half }: Pick<PanelOptions, 'grid' | 'half'>): Length =>
  length(long % half === 0 ? long : Math.ceil(long / grid - UNSEEN) * grid);

/** A rail between a corner and a door that is shorter than a hand is wide, where no upright stands: left out. */
const isStub = ({ name, x, width }: PanelStrip, stretches: readonly PanelStretch[]): boolean =>
  name === 'rail' &&
  width < LEAST_CUT &&
  stretches.every(({ from, to }) => to <= x || x + width <= from);

/** Rows of boards with rails between them: over the joint of a board longer than those for sale there is a rail. */
function boardRows(span: Pick<PanelOptions, 'width' | 'from' | 'to'>, longest: Length): number {
  let rows = 1;
  while (panelHeight({ ...span, rows }) > longest) rows += 1;
  return rows;
}

/** Half width of the widest usual plate (double: 146, 151 and 116 mm; China: 86 mm) and at least 5 mm clear. */
const SOCKET_ZONE = { uk: mm(80), eu: mm(81), us: mm(65), cn: mm(60) } as const;

/** Sets out all chosen walls; undefined where rails leave no panel between them. */
export function panelled(inputs: Inputs): Panelled | undefined {
  const { values, shelf, bill } = inputs;
  const boards = boardOf(shelf, values.style);
  const frames = stripOf(shelf, boards);
  const chosen = values.walls.walls;
  const ceiling = lowestOf(chosen);
  const span = {
    width: frames.section.width,
    from: values.skirting,
    to: length(Math.min(values.height, ceiling)),
  };
  const longestBoard = boards && bill.longest(boards.product, boards.section);
  const options: PanelOptions = {
    ...span,
    rows: longestBoard === undefined ? values.rows : boardRows(span, longestBoard),
    gap: values.gap,
    socketZone: SOCKET_ZONE[inputs.region],
    grid: tapeMark(inputs.region),
    // Two equal parts may share an odd millimetre.
    half: inputs.region === 'us' ? tapeMark('us') : mm(0.5),
    longest: bill.longest(frames.product, frames.section),
  };
  if (panelHeight(options) < LEAST_PANEL) return undefined;
  const laid = chosen.map((wall, i) => {
    const isOnWall = (socket: Length): boolean =>
      doorways(wall).every(({ at, width }) => socket <= at || socket >= at + width);
    const sockets =
      i === 0
        ? [values.socket, values.socket2].filter(
            (at) => at > 0 && at < wall.shape.length && isOnWall(at),
          )
        : [];
    const corners = cornersOf(inputs, wall);
    const openings = openingsOf(wall, values);
    const onto = { ...reachOf(wall.shape, corners, frames.section.thickness), sockets, openings };
    const all = layPanels(onto, options);
    const edges = 2 * all.between;
    if (boards === undefined) {
      const strips = all.strips.filter((strip) => !isStub(strip, all.stretches));
      return { wall, sockets, corners, edges, firsts: [], ...all, strips };
    }
    const rails = all.strips.filter(({ name }) => name === 'rail');
    const borders = railsOf(options);
    const { width, thickness } = boards.section;
    const clad = { ...onto, ...reachOf(wall.shape, corners, thickness) };
    const rows = borders.slice(1).map((top, row) => ({
      ...options,
      width,
      from: length((borders[row] ?? 0) + options.width),
      to: length(top),
      longest: longestBoard ?? options.longest,
    }));
    const uprights = rows.flatMap((row) => layUprightBoards(clad, row));
    const begun = rows.flatMap((row) =>
      boardStretches(clad, row).map((one) => ({ ...one, y: (row.from + row.to) / 2 })),
    );
    const firsts = begun.filter(
      ({ from, first }, at) =>
        begun.findIndex((one) => one.from === from && one.first === first) === at,
    );
    const strips = [...rails, ...uprights];
    return { wall, sockets, corners, edges, firsts, strips, stretches: [], over: [], covered: [] };
  });
  const strips = laid.flatMap((one) => one.strips);
  const pieces = (name: PanelStrip['name']): readonly Piece[] =>
    gatherPieces(
      strips
        .filter((strip) => strip.name === name)
        .map((strip) => ({
          name: name === 'stile' && boards !== undefined ? 'wall-board' : name,
          length: toMark(name === 'rail' ? strip.width : strip.height, options),
          quantity: 1,
        })),
    );
  const [rails, uprights] = [pieces('rail'), pieces('stile')];
  const band = { y0: options.from, y1: options.to };
  const covers = chosen.reduce(
    (sum, { region, shape }) =>
      sum + regionArea(clipRegion(region, { x0: 0, x1: shape.length, ...band })),
    0,
  );
  const stretches = laid.flatMap((one) => [...one.stretches, ...one.over]);
  const foot = chosen.reduce((sum, { shape }) => sum + shape.length, 0);
  const sides = chosen.reduce((sum, wall) => sum + endsThatStay(inputs.place, chosen, wall), 0);
  const framed = chosen
    .flatMap((wall) => openingsOf(wall, values))
    .reduce((sum, opening) => sum + edgesIn(opening, options), 0);
  return {
    frames,
    boards,
    walls: laid.map((one) => ({
      wall: one.wall,
      sockets: one.sockets,
      strips: one.strips,
      stretches: one.stretches,
      firsts: one.firsts,
    })),
    rails,
    uprights,
    top: options.to,
    area: toArea(covers),
    run: length(pieceRun([...rails, ...uprights])),
    edges: length(
      boards === undefined
        ? pieceRun([...rails, ...uprights])
        : pieceRun(rails) +
            laid.reduce((sum, one) => sum + one.edges, 0) * (options.to - options.from),
    ),
    foot: length(foot),
    taped: length(2 * foot + sides * (options.to - options.from) + framed),
    stays: {
      ceiling: options.to >= ceiling,
      wall: options.to < ceiling || sides > 0,
      frames: framed > 0,
    },
    gaps: stretches.map(({ gap }) => length(Math.round(gap / options.grid) * options.grid)),
    panels: stretches.reduce((sum, one) => sum + one.panels * one.rows, 0),
    covered: laid.reduce((sum, one) => sum + one.covered.length, 0),
    sockets: laid.reduce((sum, one) => sum + one.sockets.length, 0),
    hasRipped: strips.some(({ name, height }) => name === 'rail' && height < options.width),
    inside: laid.some(({ corners }) => corners.butts),
    outside: laid.some(({ corners }) => corners.end !== undefined),
  };
}
