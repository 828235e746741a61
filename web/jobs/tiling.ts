import type { UnitSystem } from '../measure/format-length.ts';
import { regionArea, type Region } from '../measure/polygon.ts';
import { area, inches, mm, toMm, toSquareMetres, type Length } from '../measure/units.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { adhesiveNeed, ADHESIVE_RATE, groutNeed, withSpares } from '../takeoff/rates.ts';
import type { TilePattern } from '../takeoff/tile-patterns.ts';
import { countTiles, placeTiles, TILE_DEFAULTS, type TileOptions } from '../takeoff/tiles.ts';
import { minutesFor, type Step, type TakeOff } from './contract.ts';
import type { Fields } from './fields.ts';
import { BAGS, named, packs, sidesOf, variant } from './stock.ts';
import { tell } from './tell.ts';

/** What both tiling jobs ask. */
export const TILE_FIELDS = {
  tileLength: {
    kind: 'length',
    label: 'Tile length',
    usual: { metric: mm(300), imperial: inches(12) },
    least: mm(10),
    most: mm(2000),
  },
  tileWidth: {
    kind: 'length',
    label: 'Tile width',
    usual: { metric: mm(300), imperial: inches(12) },
    least: mm(10),
    most: mm(2000),
  },
  thickness: {
    kind: 'length',
    label: 'Tile thickness',
    usual: mm(8),
    least: mm(3),
    most: mm(30),
  },
  joint: {
    kind: 'length',
    label: 'Joint',
    usual: { metric: TILE_DEFAULTS.joint, imperial: inches(1 / 8) },
    least: mm(0),
    most: mm(30),
  },
  pattern: {
    kind: 'choice',
    label: 'Pattern',
    options: {
      straight: 'Straight',
      'brick-half': 'Brick bond, half',
      'brick-third': 'Brick bond, third',
      diagonal: 'Diagonal',
      herringbone: 'Herringbone',
      'herringbone-diagonal': 'Herringbone at 45°',
    },
  },
  start: {
    kind: 'choice',
    label: 'Start',
    options: { corner: 'Whole tile in the corner', centre: 'Joint in the middle' },
    source: 'Moved where a cut would be narrower than 50 mm.',
  },
  directed: {
    kind: 'toggle',
    label: 'The tile has a direction',
    usual: false,
    source: 'Wood grain or a pattern: cut-offs cannot be turned round.',
  },
  spares: { kind: 'number', label: 'Spares', unit: '%', usual: 5, least: 0, most: 50 },
  tilesABox: {
    kind: 'number',
    label: 'Tiles in a box',
    usual: 11,
    least: 1,
    most: 500,
    whole: true,
  },
  tile: {
    kind: 'text',
    label: 'Which tile',
    placeholder: 'White, gloss',
    source: 'Surfaces with one tile share its boxes',
    more: true,
  },
} as const satisfies Fields;

/** The values that both tiling jobs read. */
export interface TileValues {
  readonly tileLength: Length;
  readonly tileWidth: Length;
  readonly thickness: Length;
  readonly joint: Length;
  readonly pattern: TilePattern;
  readonly start: 'corner' | 'centre';
  readonly directed: boolean;
  readonly spares: number;
  readonly tilesABox: number;
  readonly tile: string;
}

/** A surface to tile and what to call it. */
export interface TiledSurface {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
}

/** Tiles, adhesive and grout for some surfaces, with their drawings. */
export function tileSurfaces(
  surfaces: readonly TiledSurface[],
  values: TileValues,
  on: 'wall' | 'floor',
  system: UnitSystem,
): TakeOff {
  const options: TileOptions = {
    length: values.tileLength,
    width: values.tileWidth,
    joint: values.joint,
    pattern: values.pattern,
    start: values.start,
    leastCut: TILE_DEFAULTS.leastCut,
    kerf: TILE_DEFAULTS.kerf,
    directed: values.directed,
  };
  const layout = countTiles(
    surfaces.map(({ region }) => placeTiles(region, options)),
    options,
  );
  const covered = area(surfaces.reduce((sum, { region }) => sum + regionArea(region), 0));
  const large = Math.max(values.tileLength, values.tileWidth) > mm(600);
  const glue = adhesiveNeed(covered, large ? ADHESIVE_RATE.large : ADHESIVE_RATE[on]);
  const tile = {
    length: values.tileLength,
    width: values.tileWidth,
    thickness: values.thickness,
  };
  const grout = groutNeed(covered, tile, values.joint);
  const tileId = variant(
    `tile-${values.tileLength}x${values.tileWidth}`,
    on,
    toMm(values.thickness),
    values.tilesABox,
    values.tile,
  );
  const materials: PackedMaterial[] = [
    {
      id: tileId,
      name: named(
        `${on === 'wall' ? 'Wall' : 'Floor'} tiles, ${sidesOf(values.tileLength, values.tileWidth, system)}`,
        values.tile,
      ),
      aisle: 'Tiles',
      form: 'packs',
      unit: 'piece',
      need: layout.tiles,
      spare: withSpares(layout.tiles, values.spares) - layout.tiles,
      why: tell(layout.why, system),
      packs: packs(tileId, [`box of ${values.tilesABox}`, values.tilesABox, 2200]),
    },
    {
      id: 'tile-adhesive',
      name: 'Tile adhesive',
      aisle: 'Tiles',
      form: 'packs',
      unit: 'g',
      need: glue.amount,
      why: tell(glue.why, system),
      packs: BAGS.adhesive,
    },
    {
      id: 'grout',
      name: 'Grout',
      aisle: 'Tiles',
      form: 'packs',
      unit: 'g',
      need: grout.amount,
      why: tell(grout.why, system),
      packs: BAGS.grout,
    },
  ];
  return {
    amount: toSquareMetres(covered),
    figures: [
      { id: 'tiles', label: 'tiles', value: String(layout.tiles) },
      { id: 'cut', label: 'cut', value: `${layout.cut} from ${layout.cutFrom}` },
    ],
    materials: materials.filter(({ need }) => need > 0),
    drawings: surfaces.map(({ id, name, region }, i) => ({
      id,
      name,
      counts: [tileId, 'tile-adhesive', 'grout'],
      surface: region,
      seen: on === 'wall' ? 'wall' : 'plan',
      pieces: layout.laid[i] ?? [],
    })),
  };
}

/** Tools that both tiling jobs take. */
export const TILE_TOOLS: readonly string[] = [
  'Tape measure and pencil',
  'Spirit level, 1 m',
  'Notched trowel',
  'Bucket and mixing paddle',
  'Tile cutter',
  'Tile spacers',
  'Grout float and sponge',
  'Safety glasses, knee pads, gloves',
];

/** Setting out, laying, grouting: what both tiling jobs share. About 1.5 m² an hour is our own estimate. */
export const layAndGrout = (amount: number, on: 'wall' | 'floor'): Step[] => [
  {
    id: 'set-out',
    title: 'Set out',
    detail:
      on === 'wall'
        ? 'Mark the rows of the drawing on a batten and hold it to the wall. Draw a level line under the second row and screw a straight batten to it: the wall starts there, the bottom row comes last.'
        : 'Snap chalk lines as on the drawing and lay one row each way dry, with spacers, before you mix anything.',
    minutes: 40,
  },
  {
    id: 'lay',
    title: 'Lay whole tiles, then the cuts',
    detail:
      'Comb on no more adhesive than you can cover in 15 minutes, press each tile home with a slight twist, and lift one now and then: its back should be covered.',
    safety:
      'Wear glasses and gloves when you cut; edges are as sharp as glass. A wet saw only from a socket with an RCD (GFCI).',
    minutes: minutesFor(amount, 1.5),
    dryMinutes: 24 * 60,
  },
  {
    id: 'grout',
    title: 'Grout and wash off',
    detail:
      'Pull the spacers, work grout in at an angle to the joints, and wipe it with a well-wrung sponge after 15 minutes. Leave the corners and the edge to bath or worktop free for silicone.',
    safety: 'Cement burns skin: wear gloves, and glasses while you mix.',
    minutes: minutesFor(amount, 4),
    dryMinutes: 24 * 60,
  },
  {
    id: 'seal',
    title: 'Seal corners with silicone',
    detail: 'Where two surfaces meet, grout cracks: run silicone there and smooth it in one pull.',
    minutes: 30,
    dryMinutes: 24 * 60,
  },
];
