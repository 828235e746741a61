import type { Aisle } from './aisles.ts';
import type { NeedUnit } from './label-units.ts';
import type { Region } from './region.ts';

/** The visible material of a product once it is laid. */
export type Look =
  | 'oak'
  | 'pine'
  | 'larch'
  | 'composite'
  | 'mdf'
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

/** Reason why a region's shops do not sell a product: a key of `products.notSold` in the messages. */
export type WhyNotSold =
  | 'other-product'
  | 'other-practice'
  | 'household'
  | 'made-from'
  | 'not-built-there';

type Lacking = Readonly<Partial<Record<Region, readonly [instead: string, why: WhyNotSold]>>>;

/** Facts about a product that are the same in every region. */
interface Facts {
  readonly aisle: Aisle;
  /** Visible material; absent for products that are hidden once laid, such as screws and tools. */
  readonly look?: Look;
  /** Regions whose shops do not sell it: the product that jobs buy instead, and why. */
  readonly lacking?: Lacking;
}

export interface PackFacts extends Facts {
  readonly form: 'packs';
  readonly unit: NeedUnit;
  /**
   * Not used up, so that several jobs share it. `by-hand`: tools and clothes, passed on from job to job. `in-place`: left
   * where it is between two steps while something dries, so that jobs in several places need it at the same time.
   */
  readonly lasts?: 'by-hand' | 'in-place';
  /** True if the amount of jobs is a rule of thumb with tolerance. */
  readonly rough?: true;
  /**
   * Sold in ranges, each with one box size: boxes are never mixed. Other products have several sizes of one thing.
   */
  readonly range?: true;
}

export type ProductFacts = PackFacts | (Facts & { readonly form: 'lengths' | 'sheets' });

const notSold = <const R extends Region, const Instead extends string>(
  regions: readonly R[],
  instead: Instead,
  why: WhyNotSold,
) =>
  Object.fromEntries(regions.map((region) => [region, [instead, why]])) as unknown as Readonly<
    Record<R, readonly [instead: Instead, why: WhyNotSold]>
  >;

/**
 * All products that jobs buy. Keys never change, because projects store prices under them. `unit` is the unit of a
 * take-off's need.
 */
export const PRODUCTS = {
  // Paint.
  'wall-paint': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'ceiling-paint': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'white' },
  'mist-paint': { form: 'packs', aisle: 'paint', unit: 'ml', lacking: notSold(['us', 'eu', 'cn'], 'wall-primer', 'other-practice') },
  'wall-primer': { form: 'packs', aisle: 'paint', unit: 'ml' },
  'stain-blocker': { form: 'packs', aisle: 'paint', unit: 'ml', rough: true },
  'exterior-primer': { form: 'packs', aisle: 'paint', unit: 'ml' },
  'wood-primer': { form: 'packs', aisle: 'paint', unit: 'ml' },
  undercoat: { form: 'packs', aisle: 'paint', unit: 'ml', lacking: notSold(['us', 'cn'], 'wood-primer', 'other-practice') },
  'trim-paint': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'trim-eggshell': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint', lacking: { ...notSold(['us'], 'trim-paint', 'other-practice'), ...notSold(['eu', 'cn'], 'trim-paint', 'other-product') } },
  'trim-gloss': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'trim-solvent': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'white-spirit': { form: 'packs', aisle: 'paint', unit: 'ml', rough: true },
  'lead-test': { form: 'packs', aisle: 'paint', unit: 'piece', lacking: notSold(['cn'], 'none', 'other-practice') }, // China: a laboratory tests a chip of the paint
  knotting: { form: 'packs', aisle: 'paint', unit: 'ml', rough: true, lacking: notSold(['us', 'eu'], 'stain-blocker', 'other-product') },
  'clear-varnish': { form: 'packs', aisle: 'paint', unit: 'ml' },
  'exterior-stain': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'exterior-paint': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'paint' },
  'wood-preserver': { form: 'packs', aisle: 'paint', unit: 'ml', look: 'larch' },
  'wall-cleaner': { form: 'packs', aisle: 'paint', unit: 'ml', rough: true, lacking: notSold(['cn'], 'none', 'household') },
  'exterior-cleaner': { form: 'packs', aisle: 'paint', unit: 'ml', rough: true, lacking: notSold(['cn'], 'none', 'household') },
  filler: { form: 'packs', aisle: 'paint', unit: 'g', rough: true },
  'wall-putty': { form: 'packs', aisle: 'paint', unit: 'g', lacking: { ...notSold(['uk'], 'skim-plaster', 'other-practice'), ...notSold(['us'], 'joint-compound', 'other-practice') } },
  'exterior-filler': { form: 'packs', aisle: 'paint', unit: 'g', rough: true },
  'wood-filler': { form: 'packs', aisle: 'paint', unit: 'g', rough: true },
  'tile-primer': { form: 'packs', aisle: 'tiles', unit: 'ml' },
  'stone-sealer': { form: 'packs', aisle: 'tiles', unit: 'ml' },
  'form-oil': { form: 'packs', aisle: 'building', unit: 'ml', rough: true },
  // Decorating.
  caulk: { form: 'packs', aisle: 'decorating', unit: 'piece' },
  sandpaper: { form: 'packs', aisle: 'decorating', unit: 'piece' },
  'wet-sandpaper': { form: 'packs', aisle: 'decorating', unit: 'piece' },
  'masking-tape': { form: 'packs', aisle: 'decorating', unit: 'mm', rough: true },
  'dust-sheet': { form: 'packs', aisle: 'decorating', unit: 'm²/1000', lasts: 'in-place' },
  // Taped on, dripped on and thrown away: no other job takes it again.
  'masking-film': { form: 'packs', aisle: 'decorating', unit: 'm²/1000', rough: true },
  'roller-sleeve': { form: 'packs', aisle: 'decorating', unit: 'piece' },
  'mini-roller-sleeve': { form: 'packs', aisle: 'decorating', unit: 'piece' },
  'tray-liner': { form: 'packs', aisle: 'decorating', unit: 'piece' },
  'cling-film': { form: 'packs', aisle: 'decorating', unit: 'piece', lasts: 'by-hand' },
  'tack-cloth': { form: 'packs', aisle: 'decorating', unit: 'piece', lasts: 'by-hand', lacking: notSold(['cn'], 'rags', 'other-practice') },
  'paint-brush': { form: 'packs', aisle: 'decorating', unit: 'piece', lasts: 'by-hand' },
  rags: { form: 'packs', aisle: 'decorating', unit: 'piece' },
  sponge: { form: 'packs', aisle: 'decorating', unit: 'piece', lasts: 'by-hand' },
  bucket: { form: 'packs', aisle: 'decorating', unit: 'piece', lasts: 'by-hand' },
  wallpaper: { form: 'packs', aisle: 'decorating', unit: 'piece', range: true, look: 'wallpaper' },
  'rust-paint': { form: 'packs', aisle: 'paint', unit: 'ml', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'fire-coating': { form: 'packs', aisle: 'paint', unit: 'g', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'lining-paper': { form: 'packs', aisle: 'decorating', unit: 'piece', range: true, look: 'wallpaper', lacking: notSold(['cn'], 'wall-putty', 'other-practice') },
  'wallpaper-paste': { form: 'packs', aisle: 'decorating', unit: 'm²/1000' },
  'paste-the-wall': { form: 'packs', aisle: 'decorating', unit: 'm²/1000', lacking: notSold(['us', 'cn'], 'wallpaper-paste', 'other-product') },
  'wallpaper-primer': { form: 'packs', aisle: 'decorating', unit: 'ml', lacking: notSold(['eu'], 'wall-primer', 'other-product') },
  'seam-adhesive': { form: 'packs', aisle: 'decorating', unit: 'piece', lacking: notSold(['cn'], 'wallpaper-paste', 'other-product') },
  'wallpaper-stripper': { form: 'packs', aisle: 'decorating', unit: 'ml', rough: true, lacking: notSold(['cn'], 'none', 'household') },
  'snap-blades': { form: 'packs', aisle: 'decorating', unit: 'piece' },
  // Safety and tools.
  'work-gloves': { form: 'packs', aisle: 'safety', unit: 'piece', lasts: 'by-hand' },
  'waterproof-gloves': { form: 'packs', aisle: 'safety', unit: 'piece', lasts: 'by-hand' },
  'safety-glasses': { form: 'packs', aisle: 'safety', unit: 'piece', lasts: 'by-hand' },
  'dust-mask': { form: 'packs', aisle: 'safety', unit: 'piece' },
  'silica-mask': { form: 'packs', aisle: 'safety', unit: 'piece' },
  'rubble-sack': { form: 'packs', aisle: 'tools', unit: 'piece' },
  overalls: { form: 'packs', aisle: 'safety', unit: 'piece', lasts: 'by-hand' },
  'pull-saw-blade': { form: 'packs', aisle: 'tools', unit: 'piece', lasts: 'by-hand' },
  'diamond-blade': { form: 'packs', aisle: 'tools', unit: 'piece', lasts: 'by-hand' },
  'tile-drill-bit': { form: 'packs', aisle: 'tools', unit: 'piece', lasts: 'by-hand' },
  'masonry-drill-bit': { form: 'packs', aisle: 'tools', unit: 'piece', lasts: 'by-hand' },
  'string-line': { form: 'packs', aisle: 'tools', unit: 'mm', lasts: 'in-place' },
  'marking-pegs': { form: 'packs', aisle: 'tools', unit: 'piece', lasts: 'in-place' },
  // Flooring.
  laminate: { form: 'packs', aisle: 'flooring', unit: 'piece', range: true, look: 'oak' },
  'vinyl-plank': { form: 'packs', aisle: 'flooring', unit: 'piece', range: true, look: 'oak' },
  underlay: { form: 'packs', aisle: 'flooring', unit: 'm²/1000', look: 'wool' },
  'vinyl-underlay': { form: 'packs', aisle: 'flooring', unit: 'm²/1000', look: 'wool', lacking: notSold(['us', 'cn'], 'none', 'other-product') },
  'damp-membrane': { form: 'packs', aisle: 'building', unit: 'm²/1000' },
  'membrane-tape': { form: 'packs', aisle: 'building', unit: 'mm' },
  scotia: { form: 'lengths', aisle: 'flooring', look: 'oak', lacking: notSold(['cn'], 'threshold', 'other-practice') },
  threshold: { form: 'lengths', aisle: 'flooring' },
  'floor-spacers': { form: 'packs', aisle: 'flooring', unit: 'piece', lasts: 'in-place' },
  'floor-leveller': { form: 'packs', aisle: 'flooring', unit: 'g', look: 'concrete' },
  // With fibres or latex: ordinary compound cracks on timber that moves.
  'flexible-leveller': { form: 'packs', aisle: 'flooring', unit: 'g', look: 'concrete' },
  'pipe-rose': { form: 'packs', aisle: 'flooring', unit: 'piece' },
  'floor-seam-sealant': { form: 'packs', aisle: 'flooring', unit: 'piece' },
  // Trim.
  skirting: { form: 'lengths', aisle: 'timber', look: 'pine' },
  architrave: { form: 'lengths', aisle: 'timber', look: 'pine', lacking: notSold(['cn'], 'door-lining', 'other-practice') },
  'plinth-block': { form: 'packs', aisle: 'timber', unit: 'piece', lacking: notSold(['eu', 'cn'], 'none', 'other-practice') },
  packers: { form: 'packs', aisle: 'fixings', unit: 'piece' },
  // Hardwood or MDF for frames of fire doors; no other region sells a fire door leaf.
  'wood-packers': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us', 'eu', 'cn'], 'packers', 'other-product') },
  'mitre-adhesive': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['eu'], 'wood-glue', 'other-practice') },
  'grab-adhesive': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  // Tiles.
  'wall-tile': { form: 'packs', aisle: 'tiles', unit: 'piece', range: true, look: 'tile' },
  'floor-tile': { form: 'packs', aisle: 'tiles', unit: 'piece', range: true, look: 'tile' },
  'tile-adhesive': { form: 'packs', aisle: 'tiles', unit: 'g' },
  grout: { form: 'packs', aisle: 'tiles', unit: 'g', rough: true },
  'sanded-grout': { form: 'packs', aisle: 'tiles', unit: 'g', rough: true, lacking: notSold(['uk', 'eu', 'cn'], 'grout', 'other-product') },
  'joint-gel': { form: 'packs', aisle: 'tiles', unit: 'piece', lacking: notSold(['uk', 'us', 'eu'], 'grout', 'other-practice') },
  'tile-back-primer': { form: 'packs', aisle: 'tiles', unit: 'g', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  silicone: { form: 'packs', aisle: 'tiles', unit: 'piece' },
  'stone-silicone': { form: 'packs', aisle: 'tiles', unit: 'piece' },
  'tile-spacers': { form: 'packs', aisle: 'tiles', unit: 'piece' },
  'levelling-clips': { form: 'packs', aisle: 'tiles', unit: 'piece' },
  'levelling-wedges': { form: 'packs', aisle: 'tiles', unit: 'piece', lasts: 'in-place' },
  'tile-trim': { form: 'lengths', aisle: 'tiles' },
  tanking: { form: 'packs', aisle: 'tiles', unit: 'g' },
  'tanking-tape': { form: 'packs', aisle: 'tiles', unit: 'mm' },
  'pipe-collar': { form: 'packs', aisle: 'tiles', unit: 'piece', lacking: notSold(['cn'], 'tanking-tape', 'other-practice') },
  'backer-board': { form: 'sheets', aisle: 'tiles', look: 'slab' },
  'backer-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'backer-tape': { form: 'packs', aisle: 'tiles', unit: 'mm' },
  'decoupling-mat': { form: 'packs', aisle: 'tiles', unit: 'm²/1000', lacking: notSold(['cn'], 'none', 'other-practice') },
  'movement-joint': { form: 'lengths', aisle: 'tiles', lacking: notSold(['cn'], 'silicone', 'other-practice') },
  'edge-foam': { form: 'packs', aisle: 'building', unit: 'mm' },
  // Sheets and shelves.
  mdf: { form: 'sheets', aisle: 'timber', look: 'mdf' },
  plywood: { form: 'sheets', aisle: 'timber', look: 'pine' },
  'melamine-board': { form: 'sheets', aisle: 'timber', look: 'white' },
  'back-board': { form: 'sheets', aisle: 'timber', look: 'mdf' },
  batten: { form: 'lengths', aisle: 'timber', look: 'pine' },
  'planed-timber': { form: 'lengths', aisle: 'timber', look: 'pine' },
  'mdf-strip': { form: 'lengths', aisle: 'timber', look: 'mdf', lacking: notSold(['cn'], 'planed-timber', 'other-practice') },
  'tongue-and-groove': { form: 'lengths', aisle: 'timber', look: 'pine', lacking: notSold(['cn'], 'none', 'other-practice') },
  'edging-tape': { form: 'packs', aisle: 'fixings', unit: 'mm' },
  'shelf-rods': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'chemical-anchor': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'shelf-pins': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'panel-pins': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'wall-straps': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'wood-glue': { form: 'packs', aisle: 'fixings', unit: 'ml', rough: true },
  // Fixings.
  'wood-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'exterior-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'deck-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'structural-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'drywall-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'wafer-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'drill-point-screws': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'us', 'cn'], 'drywall-screws', 'other-practice') },
  'nail-plates': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'eu', 'cn'], 'none', 'other-practice') },
  'wall-plugs': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'frame-fixings': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'hammer-fixings': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us'], 'frame-fixings', 'other-product') },
  'framing-nails': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'brad-nails': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'galvanised-nails': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'carriage-bolts': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'post-bolts': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us'], 'carriage-bolts', 'other-practice') },
  'anchor-studs': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'plasterboard-anchor': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'toggle-anchor': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'picture-hook': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'picture-wire': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'long-frame-plugs': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us'], 'none', 'not-built-there') },
  'steel-core-fixings': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us', 'eu', 'cn'], 'none', 'not-built-there') },
  'socket-spacer': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'hanging-rail': { form: 'lengths', aisle: 'fixings' },
  'shelf-bracket': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'screen-mount': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'd-rings': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'felt-pads': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'joist-hanger': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'end-hanger': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['cn'], 'angle-bracket', 'other-practice') },
  'hanger-nails': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'angle-bracket': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'hurricane-tie': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: { ...notSold(['uk'], 'angle-bracket', 'other-product'), ...notSold(['eu', 'cn'], 'angle-bracket', 'other-practice') } },
  'beam-connector': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'tension-tie': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'eu', 'cn'], 'carriage-bolts', 'other-practice') },
  'threaded-rod': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'eu', 'cn'], 'none', 'not-built-there') },
  'post-base': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'post-anchor': { form: 'packs', aisle: 'fixings', unit: 'piece', look: 'steel', lacking: notSold(['uk', 'us', 'cn'], 'post-base', 'other-practice') },
  'cable-ties': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'cable-clips': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  staples: { form: 'packs', aisle: 'fixings', unit: 'piece' },
  // Walls.
  stud: { form: 'lengths', aisle: 'timber', look: 'pine', lacking: notSold(['cn'], 'steel-stud', 'other-practice') },
  'steel-stud': { form: 'lengths', aisle: 'building', look: 'steel' },
  'door-post-profile': { form: 'lengths', aisle: 'building', look: 'steel', lacking: notSold(['uk', 'us', 'cn'], 'steel-stud', 'other-practice') },
  'door-post-feet': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'us', 'cn'], 'none', 'other-practice') },
  'steel-track': { form: 'lengths', aisle: 'building', look: 'steel' },
  'ceiling-channel': { form: 'lengths', aisle: 'building', look: 'steel', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'ceiling-furring': { form: 'lengths', aisle: 'building', look: 'steel', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'ceiling-edge': { form: 'lengths', aisle: 'building', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'ceiling-hanger': { form: 'packs', aisle: 'building', unit: 'piece', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'ceiling-clip': { form: 'packs', aisle: 'building', unit: 'piece', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  'ceiling-joiner': { form: 'packs', aisle: 'building', unit: 'piece', lacking: notSold(['uk', 'us', 'eu'], 'none', 'other-practice') },
  plasterboard: { form: 'sheets', aisle: 'building', look: 'plaster' },
  'ceiling-board': { form: 'sheets', aisle: 'building', look: 'plaster', lacking: notSold(['uk', 'eu', 'cn'], 'plasterboard', 'other-practice') }, // Sag-resistant
  'moisture-board': { form: 'sheets', aisle: 'building', look: 'plaster' },
  'joint-tape': { form: 'packs', aisle: 'building', unit: 'mm' },
  'scrim-tape': { form: 'packs', aisle: 'building', unit: 'mm', lacking: notSold(['us', 'cn'], 'joint-tape', 'other-practice') },
  'joint-compound': { form: 'packs', aisle: 'building', unit: 'g', look: 'plaster' },
  'skim-plaster': { form: 'packs', aisle: 'building', unit: 'g', look: 'plaster', lacking: { ...notSold(['us'], 'joint-compound', 'other-practice'), ...notSold(['cn'], 'wall-putty', 'other-practice') } },
  'corner-bead': { form: 'lengths', aisle: 'building' },
  'acoustic-sealant': { form: 'packs', aisle: 'building', unit: 'piece' },
  'acoustic-strip': { form: 'packs', aisle: 'building', unit: 'mm' },
  'sole-membrane': { form: 'packs', aisle: 'building', unit: 'mm', lacking: notSold(['cn'], 'acoustic-strip', 'other-practice') },
  'resilient-bar': { form: 'lengths', aisle: 'building', lacking: notSold(['cn'], 'none', 'other-practice') },
  coving: { form: 'lengths', aisle: 'building', look: 'white' },
  'coving-adhesive': { form: 'packs', aisle: 'building', unit: 'g', lacking: notSold(['us'], 'grab-adhesive', 'other-practice') },
  'expanding-foam': { form: 'packs', aisle: 'building', unit: 'piece' },
  // Insulation.
  'wall-insulation': { form: 'packs', aisle: 'insulation', unit: 'm²/1000', range: true, look: 'wool' },
  'loft-insulation': { form: 'packs', aisle: 'insulation', unit: 'm²/1000', range: true, look: 'wool', lacking: notSold(['cn'], 'wall-insulation', 'other-product') },
  'blown-insulation': { form: 'packs', aisle: 'insulation', unit: 'g', look: 'wool', lacking: { ...notSold(['uk', 'eu'], 'loft-insulation', 'other-practice'), ...notSold(['cn'], 'none', 'not-built-there') } },
  'loft-board': { form: 'packs', aisle: 'insulation', unit: 'piece', range: true, look: 'pine', lacking: notSold(['cn'], 'plywood', 'made-from') },
  'loft-leg': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: { ...notSold(['us'], 'stud', 'other-product'), ...notSold(['eu', 'cn'], 'batten', 'other-practice') } },
  'hatch-insulation': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: notSold(['cn'], 'none', 'not-built-there') },
  'draught-strip': { form: 'packs', aisle: 'insulation', unit: 'mm' },
  'eave-tray': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: { ...notSold(['eu'], 'none', 'other-practice'), ...notSold(['cn'], 'none', 'not-built-there') } },
  'downlight-cap': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: notSold(['cn'], 'none', 'not-built-there') },
  'pipe-lagging': { form: 'packs', aisle: 'insulation', unit: 'mm', look: 'wool' },
  'lagging-tape': { form: 'packs', aisle: 'insulation', unit: 'mm', rough: true },
  'vapour-tape': { form: 'packs', aisle: 'insulation', unit: 'mm' },
  'vapour-film': { form: 'packs', aisle: 'insulation', unit: 'm²/1000', lacking: notSold(['uk', 'us', 'cn'], 'none', 'other-practice') },
  'film-adhesive': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: notSold(['uk', 'us', 'cn'], 'none', 'other-practice') },
  'loft-ladder': { form: 'packs', aisle: 'insulation', unit: 'piece', lacking: notSold(['cn'], 'none', 'not-built-there') },
  'loft-light': { form: 'packs', aisle: 'insulation', unit: 'piece' },
  // Fence.
  'fence-panel': { form: 'packs', aisle: 'garden', unit: 'piece', look: 'larch' },
  'fence-post': { form: 'lengths', aisle: 'garden', look: 'larch' },
  'concrete-corner-post': { form: 'lengths', aisle: 'garden', look: 'concrete', lacking: notSold(['us', 'eu', 'cn'], 'fence-post', 'other-practice') },
  'concrete-post': { form: 'lengths', aisle: 'garden', look: 'concrete', lacking: notSold(['us', 'eu', 'cn'], 'fence-post', 'other-practice') },
  'concrete-gravel-board': { form: 'lengths', aisle: 'garden', look: 'concrete', lacking: { ...notSold(['us', 'eu'], 'gravel-board', 'other-practice'), ...notSold(['cn'], 'none', 'other-practice') } },
  'gravel-board': { form: 'lengths', aisle: 'garden', look: 'larch', lacking: notSold(['cn'], 'none', 'other-practice') },
  'gravel-board-clip': { form: 'packs', aisle: 'garden', unit: 'piece', lacking: { ...notSold(['us', 'eu'], 'angle-bracket', 'other-product'), ...notSold(['cn'], 'none', 'other-practice') } },
  'post-cap': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'fence-clips': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'fence-rail': { form: 'lengths', aisle: 'garden', look: 'larch' },
  'rail-bracket': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'feather-edge': { form: 'lengths', aisle: 'garden', look: 'larch', lacking: notSold(['us', 'eu', 'cn'], 'pickets', 'other-practice') },
  pickets: { form: 'lengths', aisle: 'garden', look: 'larch' },
  'capping-rail': { form: 'lengths', aisle: 'garden', look: 'larch', lacking: { ...notSold(['us'], 'structural-timber', 'other-practice'), ...notSold(['eu'], 'planed-timber', 'other-practice'), ...notSold(['cn'], 'fence-rail', 'other-practice') } },
  gate: { form: 'packs', aisle: 'garden', unit: 'piece', look: 'larch' },
  'gate-hardware': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'post-wedges': { form: 'packs', aisle: 'garden', unit: 'piece', lacking: notSold(['us', 'eu', 'cn'], 'none', 'other-practice') },
  'post-mix': { form: 'packs', aisle: 'building', unit: 'ml', look: 'concrete', lacking: notSold(['cn'], 'concrete-mix', 'other-product') },
  // Deck.
  'deck-board': { form: 'lengths', aisle: 'garden', look: 'larch' },
  'composite-board': { form: 'lengths', aisle: 'garden', look: 'composite' },
  'fascia-board': { form: 'lengths', aisle: 'garden', look: 'larch' },
  'deck-post': { form: 'lengths', aisle: 'timber', look: 'larch' },
  'structural-timber': { form: 'lengths', aisle: 'timber', look: 'pine' },
  'deck-clips': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'starter-clips': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'joist-tape': { form: 'packs', aisle: 'garden', unit: 'mm', lacking: notSold(['cn'], 'none', 'other-practice') },
  flashing: { form: 'lengths', aisle: 'garden', lacking: notSold(['cn'], 'none', 'other-practice') },
  'deck-baluster': { form: 'packs', aisle: 'garden', unit: 'piece', look: 'larch' },
  handrail: { form: 'lengths', aisle: 'garden', look: 'oak' },
  'stair-rail': { form: 'lengths', aisle: 'garden', look: 'oak', lacking: notSold(['uk', 'eu', 'cn'], 'handrail', 'other-practice') },
  'stair-rail-bracket': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['uk', 'eu', 'cn'], 'none', 'other-practice') },
  'stair-stringer': { form: 'packs', aisle: 'garden', unit: 'piece', look: 'larch', lacking: notSold(['eu', 'cn'], 'structural-timber', 'made-from') },
  'deck-pedestal': { form: 'packs', aisle: 'garden', unit: 'piece', look: 'steel' },
  'tube-form': { form: 'lengths', aisle: 'building', lacking: notSold(['uk', 'eu', 'cn'], 'none', 'other-practice') },
  // Ground.
  'concrete-mix': { form: 'packs', aisle: 'building', unit: 'ml', look: 'concrete' },
  'ready-mix': { form: 'packs', aisle: 'building', unit: 'ml', look: 'concrete' },
  cement: { form: 'packs', aisle: 'building', unit: 'g', look: 'concrete' },
  ballast: { form: 'packs', aisle: 'building', unit: 'g', look: 'stone', lacking: notSold(['us', 'cn'], 'none', 'other-practice') },
  'jointing-sand': { form: 'packs', aisle: 'garden', unit: 'g', look: 'sand', lacking: notSold(['us'], 'paving-joint', 'other-practice') },
  'sharp-sand': { form: 'packs', aisle: 'garden', unit: 'g', look: 'sand' },
  'sub-base': { form: 'packs', aisle: 'garden', unit: 'g', look: 'stone' },
  gravel: { form: 'packs', aisle: 'garden', unit: 'g', look: 'stone' },
  bark: { form: 'packs', aisle: 'garden', unit: 'ml', look: 'larch' },
  'weed-membrane': { form: 'packs', aisle: 'garden', unit: 'm²/1000' },
  geotextile: { form: 'packs', aisle: 'garden', unit: 'm²/1000' },
  'membrane-pins': { form: 'packs', aisle: 'garden', unit: 'piece' },
  'path-edging': { form: 'packs', aisle: 'garden', unit: 'mm', look: 'slab' },
  'edging-spikes': { form: 'packs', aisle: 'garden', unit: 'piece', lacking: notSold(['uk', 'eu', 'cn'], 'none', 'other-practice') },
  'gravel-grid': { form: 'packs', aisle: 'garden', unit: 'm²/1000' },
  'formwork-board': { form: 'lengths', aisle: 'timber', look: 'pine' },
  mesh: { form: 'sheets', aisle: 'building' },
  'mesh-spacers': { form: 'packs', aisle: 'building', unit: 'piece' },
  'tying-wire': { form: 'packs', aisle: 'building', unit: 'mm' },
  skip: { form: 'packs', aisle: 'building', unit: 'ml', lacking: notSold(['cn'], 'rubble-sack', 'other-practice') },
  'paving-slab': { form: 'packs', aisle: 'garden', unit: 'piece', range: true, look: 'slab' },
  'slab-primer': { form: 'packs', aisle: 'garden', unit: 'g', lacking: { ...notSold(['us'], 'none', 'other-practice'), ...notSold(['cn'], 'tile-back-primer', 'other-product') } },
  'paving-joint': { form: 'packs', aisle: 'garden', unit: 'g' },
  'drain-channel': { form: 'lengths', aisle: 'garden' },
  topsoil: { form: 'packs', aisle: 'garden', unit: 'ml', look: 'soil' },
  compost: { form: 'packs', aisle: 'garden', unit: 'ml', look: 'soil' },
  'lawn-turf': { form: 'packs', aisle: 'garden', unit: 'm²/1000', look: 'turf' },
  'grass-seed': { form: 'packs', aisle: 'garden', unit: 'g', look: 'turf' },
  'lawn-fertiliser': { form: 'packs', aisle: 'garden', unit: 'g' },
  sleeper: { form: 'lengths', aisle: 'garden', look: 'larch' },
  // Doors.
  'internal-door': { form: 'packs', aisle: 'timber', unit: 'piece', look: 'oak' },
  'fire-door': { form: 'packs', aisle: 'timber', unit: 'piece', look: 'oak', lacking: notSold(['us', 'eu', 'cn'], 'none', 'other-product') },
  'prehung-door': { form: 'packs', aisle: 'timber', unit: 'piece', look: 'oak', lacking: notSold(['uk', 'eu', 'cn'], 'internal-door', 'other-practice') },
  'door-hinges': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  // For lids of boards of 16 to 19 mm.
  'lid-hinges': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'door-latch': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'door-handles': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'door-stop': { form: 'lengths', aisle: 'timber', look: 'pine', lacking: notSold(['cn'], 'none', 'other-practice') },
  'door-lining': { form: 'packs', aisle: 'timber', unit: 'piece', look: 'pine' },
  'intumescent-strip': { form: 'lengths', aisle: 'fixings', lacking: notSold(['us'], 'none', 'other-product') },
  'fire-pads': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us', 'eu', 'cn'], 'none', 'other-product') },
  'fire-sealant': { form: 'packs', aisle: 'fixings', unit: 'piece', rough: true, lacking: notSold(['us', 'eu', 'cn'], 'none', 'other-product') },
  'door-closer': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us', 'eu', 'cn'], 'none', 'other-practice') },
  // Cabinets.
  'confirmat-screws': { form: 'packs', aisle: 'fixings', unit: 'piece', lacking: notSold(['us'], 'wood-screws', 'other-practice') },
  'pocket-screws': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  dowels: { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'cabinet-hinges': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'cabinet-handles': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'drawer-runners': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'levelling-feet': { form: 'packs', aisle: 'fixings', unit: 'piece', look: 'steel' },
  'wardrobe-rail': { form: 'lengths', aisle: 'fixings', look: 'steel' },
  'rail-sockets': { form: 'packs', aisle: 'fixings', unit: 'piece' },
  'lid-stay': { form: 'packs', aisle: 'fixings', unit: 'piece' },
} as const satisfies Readonly<Record<string, ProductFacts>>;

export type Product = keyof typeof PRODUCTS;

/** The same facts by product, with the checked names of the products to buy instead. */
const FACTS: Readonly<
  Record<
    Product,
    Pick<Facts, 'aisle' | 'look'> & {
      readonly lacking?: Readonly<
        Partial<Record<Region, readonly [instead: Product | 'none', why: WhyNotSold]>>
      >;
    }
  >
> = PRODUCTS;

/** The visible material of a product; undefined if it is not visible once laid. */
export const lookOf = (product: Product): Look | undefined => FACTS[product].look;

/** The product to buy instead, and why; undefined if the region's shops sell the product. */
export const notSoldIn = (product: Product, region: Region) => FACTS[product].lacking?.[region];
