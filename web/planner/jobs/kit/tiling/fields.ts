import type { en } from './en.ts';
import { inches, mm, type Length } from '../../../measure/units/units.ts';
import type { Region } from '../../../stock/region.ts';
import type { PackVariant } from '../../../stock/shelf.ts';
import type { FieldInputs } from '../contract.ts';
import { count, sizeField, type FieldSpecs, type Values } from '../fields.ts';

export type TilingWords = typeof en;
export type On = 'wall' | 'floor';

/** Usual tile by region and surface, by the key of its variant. */
const USUAL_TILE: Readonly<Record<Region, Readonly<Record<On, string>>>> = {
  uk: { wall: '500x250-mm', floor: '300x300-mm' },
  us: { wall: '12x24-in', floor: '12x12-in' },
  eu: { wall: '400x250-mm', floor: '600x600-mm' },
  cn: { wall: '300x600-mm', floor: '800x800-mm' },
};

const USUAL_JOINT: Readonly<Record<Region, Length>> = {
  uk: mm(3),
  us: inches(1 / 8),
  eu: mm(3),
  cn: mm(2),
};

/** The tile that a job starts from. */
export function usualTile(
  { shelf, region }: Pick<FieldInputs<unknown>, 'shelf' | 'region'>,
  on: On,
): PackVariant {
  const { variants } = shelf[on === 'wall' ? 'wall-tile' : 'floor-tile'];
  return variants.find(({ key }) => key === USUAL_TILE[region][on]) ?? variants[0];
}

export const USUAL_THICKNESS = mm(8);

/** Fields of both tiling jobs: the tile and its pattern first, the rest under "Adjust". */
export function tileFields(inputs: FieldInputs<TilingWords>, on: On) {
  const { words, region, shelf } = inputs;
  const { fields } = words;
  const tile = usualTile(inputs, on);
  return {
    tileLength: {
      ...fields.tileLength,
      ...(on === 'floor' ? { source: words.lengthwise } : {}),
      ...sizeField(10, 2000, tile.length ?? mm(300)),
    },
    tileWidth: { ...fields.tileWidth, ...sizeField(10, 2000, tile.width ?? mm(300)) },
    joint: { ...fields.joint, ...sizeField(0, 30, USUAL_JOINT[region]), more: true },
    pattern: { kind: 'choice', ...fields.pattern, pictured: true },
    start: { kind: 'choice', ...fields.start, more: true },
    directed: { kind: 'toggle', ...fields.directed, usual: false, more: true },
    made: {
      kind: 'choice',
      ...fields.made,
      usual: on === 'wall' ? 'ceramic' : 'porcelain',
      more: true,
    },
    thickness: {
      ...fields.thickness,
      ...sizeField(3, 30, tile.thickness ?? USUAL_THICKNESS),
      more: true,
    },
    fill: {
      kind: 'choice',
      ...fields.fill,
      usual: region === 'cn' ? 'gel' : 'grout',
      more: true,
      when: () => shelf['joint-gel'].form !== 'not-sold',
    },
    spares: {
      kind: 'number',
      ...fields.spares,
      unit: '%',
      usual: 5,
      least: 0,
      most: 50,
      more: true,
    },
    tilesABox: { ...fields.tilesABox, ...count(0, 500, 0), more: true },
    tile: { kind: 'text', ...fields.tile, more: true },
    strip: { kind: 'toggle', ...fields.strip, usual: false, more: true },
  } as const satisfies FieldSpecs;
}

/** The values that both tiling jobs read. */
export type TileValues = Values<ReturnType<typeof tileFields>>;
