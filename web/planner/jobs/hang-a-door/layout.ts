import { length, mm, rectangle, type Length } from '../../measure/units/units.ts';
import { variantNearest } from '../../stock/choose-variant.ts';
import type { PackVariant } from '../../stock/shelf.ts';
import {
  DOORWAYS,
  fitLeaf,
  hingesOn,
  isWithin,
  leafKilos,
  packingOf,
  TRIM,
  type Core,
  type DoorLeaf,
  type Doorway,
  type FittedLeaf,
  type LeafTrim,
} from '../../takeoff/structure/indoors/door.ts';
import { variantOfSides } from '../kit/place/own-sizes.ts';
import type { Asked } from './fields.ts';

/** Leaves come under a product of their own where they are certified, or hung in their frame. */
export type LeafProduct = 'internal-door' | 'fire-door' | 'prehung-door';

/** A frame to be built in. */
export interface NewFrame {
  readonly jamb: Length;
  /** Left to pack on each side and above. */
  readonly pack: { readonly side: Length; readonly top: Length };
  /** The variant of the lining; undefined where the leaf comes hung in it. */
  readonly lining: PackVariant | undefined;
  /** More is left than wedges should fill. */
  readonly isLoose: boolean;
  /** The wall is thicker than the lining. */
  readonly isThin: boolean;
}

/** A door with all that it takes. */
export interface Door {
  readonly core: Core;
  readonly product: LeafProduct;
  /** As bought. */
  readonly leaf: Leaf;
  readonly fitted: FittedLeaf;
  readonly way: Doorway;
  /** Between the jambs, or in their rebate. */
  readonly inside: DoorLeaf;
  readonly frame: NewFrame | undefined;
  /** What may come off, and whether no more does. */
  readonly most: LeafTrim;
  readonly isWithin: boolean;
  readonly kilos: number;
  readonly hinges: 2 | 3;
  readonly hinge: PackVariant;
  /** Lower ends of the hinges above the leaf's foot, from the top one down. */
  readonly hingesAt: readonly Length[];
}

const coreOf = (said: string): Core => (said === 'fire' || said === 'solid' ? said : 'hollow');

/** The edges of a rebated leaf are its rebate, and a fire door's top is as it was certified. */
function mostOff({ values }: Asked, core: Core, { lap }: Doorway): LeafTrim {
  const said = values.trim;
  const { side, top, bottom } = said > 0 ? { side: said, top: said, bottom: said } : TRIM[core];
  return {
    side: lap > 0 ? mm(0) : side,
    top: lap > 0 || core === 'fire' ? mm(0) : top,
    bottom,
  };
}

type Leaf = PackVariant & DoorLeaf;

const sized = (variant: PackVariant): Leaf => ({
  ...variant,
  width: variant.width ?? mm(0),
  height: variant.length ?? mm(0),
});

/** Those on the shelf, or the person's own alone. */
function leavesOf({ shelf, values, locale }: Asked, product: LeafProduct): readonly Leaf[] {
  const entry = shelf[product];
  if (entry.form === 'not-sold') return [];
  const { leafWidth: width, leafHeight } = values;
  if (width === 0) return entry.variants.map(sized);
  const heights = new Set(
    leafHeight > 0 ? [leafHeight] : entry.variants.map((one) => one.length ?? mm(0)),
  );
  return [...heights].map((high) =>
    sized(variantOfSides(entry.variants, { length: high, width }, 1, locale)),
  );
}

const productOf = ({ shelf, values }: Asked, core: Core): LeafProduct => {
  if (core === 'fire') return 'fire-door';
  const isHung = values.way === 'new' && shelf['prehung-door'].form !== 'not-sold';
  return isHung ? 'prehung-door' : 'internal-door';
};

/** The door that goes into the frame or the wall; undefined where no leaf does. */
export function doorOf(asked: Asked): Door | undefined {
  const core = coreOf(asked.values.core);
  const product = productOf(asked, core);
  const leaves = leavesOf(asked, product);
  const way = DOORWAYS[asked.region];
  const most = mostOff(asked, core, way);
  const found =
    asked.values.way === 'new'
      ? newDoor(asked, leaves, way)
      : keptFrame(asked, leaves, way, core, most);
  if (found === undefined) return undefined;
  const { fitted } = found;
  const kilos = leafKilos(rectangle(fitted.width, fitted.height), core);
  const hinges = hingesOn(asked.region, core, kilos);
  const hinge = variantNearest(
    asked.shelf['door-hinges'].variants,
    'length',
    core === 'fire' ? mm(100) : mm(75),
  );
  const hingeLong = hinge.length ?? mm(75);
  const top = fitted.height - way.hinges.top - hingeLong;
  const ends = [length(top), way.hinges.bottom];
  return {
    core,
    product,
    leaf: found.leaf,
    fitted,
    way,
    inside: found.inside,
    frame: found.frame,
    most,
    isWithin: isWithin(fitted.off, most),
    kilos,
    hinges,
    hinge,
    hingesAt:
      hinges === 2
        ? ends
        : [length(top), length(Math.round((top + way.hinges.bottom) / 2)), way.hinges.bottom],
  };
}

interface Found {
  readonly leaf: Leaf;
  readonly fitted: FittedLeaf;
  readonly inside: DoorLeaf;
  readonly frame: NewFrame | undefined;
}

const wasted = ({ off }: FittedLeaf): number => 2 * off.side + off.top + off.bottom;

/** The leaf of which least is planed off. */
function keptFrame(
  { values }: Asked,
  leaves: readonly Leaf[],
  way: Doorway,
  core: Core,
  most: LeafTrim,
): Found | undefined {
  const inside = { width: values.width, height: values.height };
  return leaves
    .flatMap((leaf): Found[] => {
      const fitted = fitLeaf(inside, leaf, way, values.floor, core, most);
      return fitted === undefined ? [] : [{ leaf, fitted, inside, frame: undefined }];
    })
    .toSorted((a, b) => wasted(a.fitted) - wasted(b.fitted))[0];
}

const UNCUT: LeafTrim = { side: mm(0), top: mm(0), bottom: mm(0) };

/** The largest leaf whose frame goes into the wall with room to pack it. */
function newDoor(asked: Asked, leaves: readonly Leaf[], way: Doorway): Found | undefined {
  const { values } = asked;
  const lining = liningOf(asked);
  const jamb = lining?.thickness ?? way.jamb;
  const opening = { width: values.wallWidth, height: values.wallHeight };
  const leaf = leaves
    .filter((one) => {
      const { side, top } = packingOf(opening, one, way, jamb, values.floor);
      return Math.min(side, top) >= way.pack.least;
    })
    .toSorted((a, b) => b.width - a.width || b.height - a.height)[0];
  if (leaf === undefined) return undefined;
  const pack = packingOf(opening, leaf, way, jamb, values.floor);
  const { width, height } = leaf;
  return {
    leaf,
    fitted: { width, height, off: UNCUT, gap: way.gap.usual, under: values.floor },
    inside: {
      width: length(width - 2 * way.lap + 2 * way.gap.usual),
      height: length(height - way.lap + way.top + values.floor),
    },
    frame: {
      jamb,
      pack,
      lining,
      isLoose: Math.max(pack.side, pack.top) > way.pack.most,
      isThin: values.thick > (lining?.width ?? values.thick),
    },
  };
}

/** The shallowest lining that reaches through the wall, else the deepest; of fire doors a thick one. */
function liningOf(asked: Asked): PackVariant | undefined {
  const { shelf, values } = asked;
  const core = coreOf(values.core);
  if (productOf(asked, core) === 'prehung-door') return undefined;
  const all = shelf['door-lining'].variants.toSorted(
    (a, b) => (a.thickness ?? 0) - (b.thickness ?? 0) || (a.width ?? 0) - (b.width ?? 0),
  );
  const thickness = (core === 'fire' ? all.at(-1) : all[0])?.thickness;
  const kind = all.filter((one) => one.thickness === thickness);
  return kind.find(({ width }) => (width ?? 0) >= values.thick) ?? kind.at(-1);
}
