import { en as enMaterials } from '../language/en/materials.ts';
import { en } from '../language/en/tiling.ts';
import { area as wordsOf } from '../language/language.ts';
import type { UnitSystem } from '../measure/format-length.ts';
import { regionArea, type Region } from '../measure/polygon.ts';
import { area, inches, mm, toMm, toSquareMetres, type Length } from '../measure/units.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { adhesiveNeed, ADHESIVE_RATE, groutNeed, withSpares } from '../takeoff/rates.ts';
import type { TilePattern } from '../takeoff/tile-patterns.ts';
import { countTiles, placeTiles, TILE_DEFAULTS, type TileOptions } from '../takeoff/tiles.ts';
import { minutesFor, type Step, type TakeOff } from './contract.ts';
import type { Fields } from './fields.ts';
import { BAGS, boxOf, named, packs, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const words = wordsOf('tiling', en);
const materialWords = wordsOf('materials', enMaterials);

/** What both tiling jobs ask. */
export const TILE_FIELDS = {
  tileLength: {
    kind: 'length',
    label: words.fields.tileLength.label,
    usual: { metric: mm(300), imperial: inches(12) },
    least: mm(10),
    most: mm(2000),
  },
  tileWidth: {
    kind: 'length',
    label: words.fields.tileWidth.label,
    usual: { metric: mm(300), imperial: inches(12) },
    least: mm(10),
    most: mm(2000),
  },
  thickness: {
    kind: 'length',
    label: words.fields.thickness.label,
    usual: mm(8),
    least: mm(3),
    most: mm(30),
  },
  joint: {
    kind: 'length',
    label: words.fields.joint.label,
    usual: { metric: TILE_DEFAULTS.joint, imperial: inches(1 / 8) },
    least: mm(0),
    most: mm(30),
  },
  pattern: {
    kind: 'choice',
    label: words.fields.pattern.label,
    options: words.fields.pattern.options,
  },
  start: {
    kind: 'choice',
    label: words.fields.start.label,
    options: words.fields.start.options,
    source: words.fields.start.source,
  },
  directed: {
    kind: 'toggle',
    label: words.fields.directed.label,
    usual: false,
    source: words.fields.directed.source,
  },
  spares: {
    kind: 'number',
    label: words.fields.spares.label,
    unit: '%',
    usual: 5,
    least: 0,
    most: 50,
  },
  tilesABox: {
    kind: 'number',
    label: words.fields.tilesABox.label,
    usual: 11,
    least: 1,
    most: 500,
    whole: true,
  },
  tile: {
    kind: 'text',
    label: words.fields.tile.label,
    placeholder: words.fields.tile.placeholder,
    source: words.fields.tile.source,
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
        words.tiles[on](sidesOf(values.tileLength, values.tileWidth, system)),
        values.tile,
      ),
      aisle: materialWords.aisles.tiles,
      form: 'packs',
      unit: 'piece',
      need: layout.tiles,
      spare: withSpares(layout.tiles, values.spares) - layout.tiles,
      why: formatReason(layout.why, system),
      packs: packs(tileId, boxOf(values.tilesABox, 2200)),
    },
    {
      id: 'tile-adhesive',
      name: words.tileAdhesive,
      aisle: materialWords.aisles.tiles,
      form: 'packs',
      unit: 'g',
      need: glue.amount,
      why: formatReason(glue.why, system),
      packs: BAGS.adhesive,
    },
    {
      id: 'grout',
      name: words.grout,
      aisle: materialWords.aisles.tiles,
      form: 'packs',
      unit: 'g',
      need: grout.amount,
      why: formatReason(grout.why, system),
      packs: BAGS.grout,
    },
  ];
  return {
    amount: toSquareMetres(covered),
    figures: [
      { id: 'tiles', label: words.figures.tiles, value: String(layout.tiles) },
      { id: 'cut', label: words.figures.cut, value: words.cutFrom(layout.cut, layout.cutFrom) },
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
export const TILE_TOOLS: readonly string[] = words.tools;

/** Setting out, laying, grouting: what both tiling jobs share. About 1.5 m² an hour is our own estimate. */
export const layAndGrout = (amount: number, on: 'wall' | 'floor'): Step[] => [
  {
    id: 'set-out',
    title: words.setOut.title,
    detail: words.setOut[on],
    minutes: 40,
  },
  {
    id: 'lay',
    ...words.steps.lay,

    minutes: minutesFor(amount, 1.5),
    dryMinutes: 24 * 60,
  },
  {
    id: 'grout',
    ...words.steps.grout,

    minutes: minutesFor(amount, 4),
    dryMinutes: 24 * 60,
  },
  {
    id: 'seal',
    ...words.steps.seal,

    minutes: 30,
    dryMinutes: 24 * 60,
  },
];
