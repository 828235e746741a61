import type { LabelUnit } from '../../stock/label-units.ts';
import type { Product } from '../../stock/products.ts';
import type { Container, WhyNotSold } from '../../stock/shelf.ts';

/** Units that languages write each in their way; the others are symbols. */
type CustomaryUnit = Exclude<
  LabelUnit,
  'L' | 'ml' | 'm3' | 'kg' | 'g' | 'm' | 'mm' | 'm2' | 'piece'
>;

/** What shops sell: the products' names without sizes, and how a label is read. */
export const en = {
  names: {
    'wall-paint': 'matt emulsion, walls',
    'mist-paint': 'contract matt, for the mist coat',
    'wall-primer': 'wall primer',
    plasterboard: 'plasterboard',
    stud: 'CLS stud',
    'steel-stud': 'steel C-stud',
    'floor-tile': 'floor tiles',
    'wood-screws': 'wood screws',
    'concrete-mix': 'ready-to-use concrete mix',
  } satisfies Readonly<Record<Product, string>> as Readonly<Record<Product, string>>,
  /** After the product's name, where the shops of the region do not keep it. */
  notSold: {
    'other-product': 'Shops here keep another product for this',
    'other-practice': 'Not how it is done here',
    household: 'What is at home does',
    'made-from': 'Made from what is on the list',
    'not-built-there': 'Not built here',
  } satisfies Readonly<Record<WhyNotSold, string>> as Readonly<Record<WhyNotSold, string>>,
  units: {
    gal: 'gal',
    qt: 'qt',
    floz: 'fl oz',
    ft3: 'cu ft',
    yd3: 'cu yd',
    t: 't',
    lb: 'lb',
    oz: 'oz',
    ton: 'ton',
    ft: 'ft',
    in: 'in',
    yd: 'yd',
    ft2: 'sq ft',
  } satisfies Readonly<Record<CustomaryUnit, string>> as Readonly<Record<CustomaryUnit, string>>,
  containers: {
    tin: 'tin',
    tub: 'tub',
    bag: 'bag',
    'bulk-bag': 'bulk bag',
    box: 'box',
    pack: 'pack',
    roll: 'roll',
    tube: 'tube',
    bundle: 'bundle',
    load: 'load',
    each: 'set',
  } satisfies Readonly<Record<Container, string>> as Readonly<Record<Container, string>>,
  amount: (figures: string, unit: string) => `${figures} ${unit}`,
  held: (amount: string, container: string) => `${amount} ${container}`,
  each: 'each',
  one: (container: string) => `1 ${container}`,
  ofPieces: (count: number, container: string) => `${container} of ${count}`,
  counted: (label: string, count: number) => `${label}, ${count} pieces`,
  /** A product and what tells it from another: its size. */
  named: (name: string, size: string) => `${name}, ${size}`,
};
