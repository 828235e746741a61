import type { Product } from './products.ts';

/** What is laid, as the eye tells it apart. */
export type Look =
  | 'oak'
  | 'pine'
  | 'larch'
  | 'composite'
  | 'white'
  | 'tile'
  | 'slab'
  | 'concrete'
  | 'plaster'
  | 'turf'
  | 'soil'
  | 'sand'
  | 'stone'
  | 'wool'
  | 'steel'
  | 'paint'
  | 'wallpaper';

const PRODUCTS_OF: Readonly<Record<Look, readonly Product[]>> = {
  oak: [
    'laminate',
    'vinyl-plank',
    'scotia',
    'handrail',
    'internal-door',
    'fire-door',
    'prehung-door',
  ],
  pine: [
    'stud',
    'batten',
    'planed-timber',
    'structural-timber',
    'plywood',
    'loft-board',
    'skirting',
    'architrave',
    'door-lining',
    'door-stop',
    'tongue-and-groove',
    'formwork-board',
  ],
  larch: [
    'deck-board',
    'deck-post',
    'fascia-board',
    'fence-panel',
    'fence-post',
    'fence-rail',
    'gravel-board',
    'feather-edge',
    'pickets',
    'capping-rail',
    'gate',
    'sleeper',
    'stair-stringer',
    'deck-baluster',
    'bark',
  ],
  composite: ['composite-board'],
  white: ['melamine-board', 'mdf', 'mdf-strip', 'back-board', 'coving', 'ceiling-paint'],
  tile: ['wall-tile', 'floor-tile'],
  slab: ['paving-slab', 'backer-board'],
  concrete: [
    'concrete-mix',
    'ready-mix',
    'post-mix',
    'cement',
    'concrete-post',
    'concrete-gravel-board',
    'floor-leveller',
  ],
  plaster: ['plasterboard', 'moisture-board', 'skim-plaster', 'joint-compound'],
  turf: ['lawn-turf', 'grass-seed'],
  soil: ['topsoil', 'compost'],
  sand: ['sharp-sand'],
  stone: ['gravel', 'sub-base', 'ballast'],
  wool: [
    'wall-insulation',
    'loft-insulation',
    'blown-insulation',
    'pipe-lagging',
    'underlay',
    'vinyl-underlay',
  ],
  steel: ['steel-stud', 'steel-track', 'ceiling-channel', 'ceiling-furring', 'deck-pedestal'],
  paint: [
    'wall-paint',
    'trim-paint',
    'trim-eggshell',
    'trim-gloss',
    'trim-solvent',
    'exterior-paint',
    'exterior-stain',
  ],
  wallpaper: ['wallpaper', 'lining-paper'],
};

const LOOKS: ReadonlyMap<Product, Look> = new Map(
  (Object.entries(PRODUCTS_OF) as [Look, readonly Product[]][]).flatMap(([look, products]) =>
    products.map((product) => [product, look] as const),
  ),
);

/** What a product looks like once it is laid; undefined for what is not seen then, such as screws and tools. */
export const lookOf = (product: Product): Look | undefined => LOOKS.get(product);
