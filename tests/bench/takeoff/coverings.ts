import { perimeterOf } from '../../../web/planner/measure/outline/outline.ts';
import { boundsOf, regionArea, type Region } from '../../../web/planner/measure/outline/polygon.ts';
import { mm, toSquareMetres, type Length } from '../../../web/planner/measure/units/units.ts';
import { layBoards } from '../../../web/planner/takeoff/boards/board-starts.ts';
import { hangPaper, PAPER_DEFAULTS } from '../../../web/planner/takeoff/walls/hang-paper.ts';
import { layPlanks, PLANK_DEFAULTS } from '../../../web/planner/takeoff/floors/planks.ts';
import type { TilePattern } from '../../../web/planner/takeoff/tiles/tile-patterns.ts';
import { layTiles, TILE_DEFAULTS } from '../../../web/planner/takeoff/tiles/tiles.ts';
import { en } from '../../../web/language/en/takeoff.ts';
import { tellWhy, type Amount, type Why } from '../../../web/planner/takeoff/why.ts';
import type { BenchRoom } from './rooms.ts';

/** One way to cover a room, counted by laying it out and by the rule of thumb. */
export interface Covering {
  readonly name: string;
  /** What is counted. */
  readonly unit: string;
  /** The trade's addition to the bare area, in per cent. */
  readonly waste: number;
  count(room: BenchRoom): { readonly layout: number; readonly rule: number; readonly why: string };
}

const show = (amount: Amount): string => {
  if (amount.is === 'length') return `${amount.value / 320}`;
  return amount.is === 'rate' && typeof amount.unit === 'string'
    ? `${amount.value} ${amount.unit}`
    : `${amount.value}`;
};
const told = (why: Why): string => tellWhy(why, en, show);
const byArea = (region: readonly Region[], each: number, waste: number): number =>
  Math.ceil((toSquareMetres(regionArea(region.flat())) * (1 + waste / 100)) / each - 1e-9);

function tiles(
  name: string,
  pattern: TilePattern,
  size: readonly [Length, Length],
  waste: number,
): Covering {
  const [long, wide] = size;
  const options = {
    ...TILE_DEFAULTS,
    length: long,
    width: wide,
    pattern,
    start: 'corner' as const,
    directed: false,
  };
  // The rule of thumb counts a tile with its joint.
  const each = ((long + options.joint) * (wide + options.joint)) / 320_000 ** 2;
  return {
    name,
    unit: 'tiles',
    waste,
    count: ({ floor }) => {
      const { tiles: layout, why } = layTiles(floor, options);
      return { layout, rule: byArea([floor], each, waste), why: told(why) };
    },
  };
}

const planks: Covering = {
  name: 'planks 1380 × 190',
  unit: 'planks',
  waste: 10,
  count: ({ floor }) => {
    const { x0, y0, x1, y1 } = boundsOf(floor);
    const along = x1 - x0 >= y1 - y0 ? 'x' : 'y';
    const size = { length: mm(1380), width: mm(190), along } as const;
    const laid = layPlanks(floor, { ...PLANK_DEFAULTS, ...size });
    if (!laid.ok) throw new Error(laid.reason);
    const { planks: layout, why } = laid.value;
    return { layout, rule: byArea([floor], 1.38 * 0.19, 10), why: told(why) };
  },
};

function paper(name: string, repeat: Length): Covering {
  const match = repeat === 0 ? ('free' as const) : ('straight' as const);
  return {
    name,
    unit: 'rolls',
    waste: 15,
    count: ({ walls }) => {
      const hung = hangPaper(walls, { ...PAPER_DEFAULTS, repeat, match });
      if (!hung.ok) throw new Error(hung.reason);
      const { rolls, why } = hung.value;
      return { layout: rolls.length, rule: byArea(walls, 10.05 * 0.53, 15), why: told(why) };
    },
  };
}

const boards: Covering = {
  name: 'plasterboard 2400 × 1200, walls',
  unit: 'sheets',
  waste: 10,
  count: ({ walls }) => {
    const size = { length: mm(2400), width: mm(1200), kerf: mm(0) };
    const upright = { along: 'y', supports: 'y' } as const;
    const options = { ...size, ...upright, spacing: mm(600), screwEvery: mm(300), least: mm(150) };
    const { sheets, why } = layBoards(walls.map((region) => ({ region, options })));
    return { layout: sheets, rule: byArea(walls, 2.4 * 1.2, 10), why: told(why) };
  },
};

/** Everything that covers a surface, with the middle of the trade's waste where it gives a range. */
export const COVERINGS: readonly Covering[] = [
  tiles('tiles 300 × 300, straight', 'straight', [mm(300), mm(300)], 10),
  tiles('tiles 600 × 600, straight', 'straight', [mm(600), mm(600)], 10),
  tiles('tiles 600 × 300, brick', 'brick-half', [mm(600), mm(300)], 11),
  tiles('tiles 300 × 300, diagonal', 'diagonal', [mm(300), mm(300)], 15),
  tiles('tiles 450 × 75, herringbone', 'herringbone', [mm(450), mm(75)], 17.5),
  planks,
  paper('paper, plain', mm(0)),
  paper('paper, repeat 640', mm(640)),
  boards,
];

/** Metres of wall round a room, to compare rooms by. */
export const metresRound = (room: BenchRoom): number =>
  room.floor.reduce((sum, ring) => sum + perimeterOf(ring), 0) / 320_000;
