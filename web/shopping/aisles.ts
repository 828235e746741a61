import { en } from '../language/en/materials.ts';
import { area } from '../language/language.ts';

const { aisles: words } = area('materials', en);

/** As one goes through a shop: what is small first, what is long and heavy last, the yard at the end. */
const ORDER = [
  words.fixings,
  words.paint,
  words.decorating,
  words.tiles,
  words.flooring,
  words.insulation,
  words.building,
  words.timber,
  words.garden,
];

/** Lines by the part of the shop where they stand, in the order of one round through it. */
export function byAisle<Line extends { readonly aisle: string }>(
  lines: readonly Line[],
): readonly { readonly aisle: string; readonly lines: readonly Line[] }[] {
  const all = [...new Set([...ORDER, ...lines.map(({ aisle }) => aisle)])];
  return all
    .map((aisle) => ({ aisle, lines: lines.filter((line) => line.aisle === aisle) }))
    .filter((one) => one.lines.length > 0);
}
