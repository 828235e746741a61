import type { ListItem, ListLine } from '../../../planner/shopping/list.ts';
import { productOf } from '../../../planner/stock/offer.ts';

/** Visual kind of a pack. */
export type PackKind =
  | 'tin'
  | 'tub'
  | 'sack'
  | 'box'
  | 'boards'
  | 'roll'
  | 'tube'
  | 'sheet'
  | 'length'
  | 'heap'
  | 'packet'
  | 'brush'
  | 'roller'
  | 'glove'
  | 'glasses'
  | 'mask'
  | 'tool'
  | 'piece';

/** Visual kinds by product. */
const BY_PRODUCT: readonly (readonly [RegExp, PackKind])[] = [
  [/gloves$/, 'glove'],
  [/glasses$/, 'glasses'],
  [/mask$/, 'mask'],
  [/brush$/, 'brush'],
  [/roller-sleeve$/, 'roller'],
  [/^(laminate|vinyl-plank|loft-board)$/, 'boards'],
];

/** Visual kind of a list line, by product, form and aisle. */
export function packKind(
  { id, form, aisle }: Pick<ListLine, 'id' | 'form' | 'aisle'>,
  { container }: Pick<ListItem, 'container'>,
): PackKind {
  const product = productOf(id);
  const known = BY_PRODUCT.find(([names]) => names.test(product));
  if (known !== undefined) return known[1];
  if (form === 'lengths') return 'length';
  if (form === 'sheets') return 'sheet';
  switch (container) {
    case 'tin':
    case 'tub':
    case 'roll':
    case 'tube':
      return container;
    case 'bag':
      return 'sack';
    case 'bulk-bag':
    case 'load':
      return 'heap';
    case 'bundle':
      return 'boards';
    case 'box':
    case 'case':
      return 'box';
    case 'pack':
      return 'packet';
    case 'each':
    case undefined:
      return aisle === 'tools' || aisle === 'safety' ? 'tool' : 'piece';
    default:
      return container satisfies never;
  }
}
