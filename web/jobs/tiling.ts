import { en } from '../language/en/tiling.ts';
import type { Locale } from '../language/locale.ts';
import { regionArea, type Region } from '../measure/polygon.ts';
import { area, inches, mm, toMm, toSquareMetres, type Length } from '../measure/units.ts';
import type { PackedMaterial } from '../takeoff/material.ts';
import { adhesiveNeed, ADHESIVE_RATE, groutNeed, withSpares } from '../takeoff/rates.ts';
import type { TilePattern } from '../takeoff/tile-patterns.ts';
import { layTilesOn, TILE_DEFAULTS, type TileOptions } from '../takeoff/tiles.ts';
import { minutesFor, type Step } from './contract.ts';
import { type TakeOff } from './old-contract.ts';
import type { Fields } from './fields.ts';
import { bags, boxOf, named, packs, sidesOf, variant } from './stock.ts';
import { formatReason } from './format-reason.ts';

const wordsIn = (locale: Locale) => locale.words('tiling', en);

/** What both tiling jobs ask. */
export const tileFields = (locale: Locale) =>
  ({
    tileLength: {
      kind: 'length',
      label: wordsIn(locale).fields.tileLength.label,
      usual: { metric: mm(300), imperial: inches(12) },
      least: mm(10),
      most: mm(2000),
    },
    tileWidth: {
      kind: 'length',
      label: wordsIn(locale).fields.tileWidth.label,
      usual: { metric: mm(300), imperial: inches(12) },
      least: mm(10),
      most: mm(2000),
    },
    thickness: {
      kind: 'length',
      label: wordsIn(locale).fields.thickness.label,
      usual: mm(8),
      least: mm(3),
      most: mm(30),
    },
    joint: {
      kind: 'length',
      label: wordsIn(locale).fields.joint.label,
      usual: { metric: TILE_DEFAULTS.joint, imperial: inches(1 / 8) },
      least: mm(0),
      most: mm(30),
    },
    pattern: {
      kind: 'choice',
      label: wordsIn(locale).fields.pattern.label,
      options: wordsIn(locale).fields.pattern.options,
    },
    start: {
      kind: 'choice',
      label: wordsIn(locale).fields.start.label,
      options: wordsIn(locale).fields.start.options,
      source: wordsIn(locale).fields.start.source,
    },
    directed: {
      kind: 'toggle',
      label: wordsIn(locale).fields.directed.label,
      usual: false,
      source: wordsIn(locale).fields.directed.source,
    },
    spares: {
      kind: 'number',
      label: wordsIn(locale).fields.spares.label,
      unit: '%',
      usual: 5,
      least: 0,
      most: 50,
    },
    tilesABox: {
      kind: 'number',
      label: wordsIn(locale).fields.tilesABox.label,
      usual: 11,
      least: 1,
      most: 500,
      whole: true,
    },
    tile: {
      kind: 'text',
      label: wordsIn(locale).fields.tile.label,
      placeholder: wordsIn(locale).fields.tile.placeholder,
      source: wordsIn(locale).fields.tile.source,
      more: true,
    },
  }) as const satisfies Fields;

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
  locale: Locale,
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
  const layout = layTilesOn(
    surfaces.map(({ region }) => region),
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
        locale,
        wordsIn(locale).tiles[on](sidesOf(values.tileLength, values.tileWidth, locale)),
        values.tile,
      ),
      aisle: 'tiles',
      form: 'packs',
      unit: 'piece',
      need: layout.tiles,
      spare: withSpares(layout.tiles, values.spares) - layout.tiles,
      why: formatReason(layout.why, locale),
      packs: packs(tileId, locale, boxOf(values.tilesABox, 2200)),
    },
    {
      id: 'tile-adhesive',
      name: wordsIn(locale).tileAdhesive,
      aisle: 'tiles',
      form: 'packs',
      unit: 'g',
      need: glue.amount,
      why: formatReason(glue.why, locale),
      packs: bags(locale).adhesive,
    },
    {
      id: 'grout',
      name: wordsIn(locale).grout,
      aisle: 'tiles',
      form: 'packs',
      unit: 'g',
      need: grout.amount,
      why: formatReason(grout.why, locale),
      packs: bags(locale).grout,
    },
  ];
  return {
    amount: toSquareMetres(covered),
    figures: [
      { id: 'tiles', label: wordsIn(locale).figures.tiles, value: String(layout.tiles) },
      {
        id: 'cut',
        label: wordsIn(locale).figures.cut,
        value: wordsIn(locale).cutFrom(layout.cut, layout.cutFrom),
      },
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
export const tileTools = (locale: Locale): readonly string[] => wordsIn(locale).tools;

/** Setting out, laying, grouting: what both tiling jobs share. About 1.5 m² an hour is our own estimate. */
export const layAndGrout = (amount: number, on: 'wall' | 'floor', locale: Locale): Step[] => [
  {
    id: 'set-out',
    title: wordsIn(locale).setOut.title,
    detail: wordsIn(locale).setOut[on],
    minutes: 40,
  },
  {
    id: 'lay',
    ...wordsIn(locale).steps.lay,

    minutes: minutesFor(amount, 1.5),
    dryMinutes: 24 * 60,
  },
  {
    id: 'grout',
    ...wordsIn(locale).steps.grout,

    minutes: minutesFor(amount, 4),
    dryMinutes: 24 * 60,
  },
  {
    id: 'seal',
    ...wordsIn(locale).steps.seal,

    minutes: 30,
    dryMinutes: 24 * 60,
  },
];
