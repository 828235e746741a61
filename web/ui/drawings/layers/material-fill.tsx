import { useId, type CSSProperties } from 'react';
import { useIsHydrated } from '../../../platform/store.ts';
import type { Look } from '../../../planner/stock/products.ts';

/** Path of a piece in drawing units; `from` selects its shade. */
export interface MaterialPiece {
  readonly d: string;
  readonly from: number;
}

/** Pattern of a material on top of its colour: lines in a repeating box. */
interface Marks {
  readonly wide: number;
  readonly high: number;
  readonly d: string;
}

const GRAIN: Marks = {
  wide: 92,
  high: 18,
  d: 'M0 2.5q23 1.4 46 0t46 0M6 7q20 -1.8 38 -.4t42 .6M0 11.5q23 -1.2 46 0t46 0M14 15.8q18 1.2 34 0t30 .2',
};
const GRIT: Marks = {
  wide: 23,
  high: 19,
  d: 'M2 4h.8M9 1.6h.6M16 6h.9M5.5 10.4h.7M12 13h.9M20 11.2h.6M3 16.6h.8M17 17h.7',
};
const CHIPS: Marks = {
  wide: 17,
  high: 15,
  d: 'M1.5 3l2 -1.2 1.7 1.5 -1.5 1.6zM9 2.4l2.3 -.6 .9 1.8 -2 .9zM5 9l1.8 -1.4 1.9 1.2 -1.2 1.9zM12.6 8.4l2.2 .3 .2 2 -2 .5zM2 13l1.6 -.8 1 1.2M10 13.4l2 -.7 1 1',
};
const BLADES: Marks = {
  wide: 21,
  high: 17,
  d: 'M3 6l-1 -3M3 6l.6 -3.4M10 3.6l.8 -3M10 3.6l-.9 -2.4M17 7l-.8 -3.2M17 7l1.1 -2.8M6.6 13l-.9 -3M6.6 13l1 -2.8M14 15l-.6 -3.4M14 15l1.2 -2.6',
};
const CURLS: Marks = {
  wide: 22,
  high: 14,
  d: 'M0 4q5.5 -5 11 0t11 0M0 11q5.5 5 11 0t11 0',
};
const SPRIGS: Marks = {
  wide: 26,
  high: 26,
  d: 'M6.5 9v-6M6.5 7q-3 0 -3 -3q3 0 3 3q3 0 3 -3q-3 0 -3 3M19.5 22v-6M19.5 20q-3 0 -3 -3q3 0 3 3q3 0 3 -3q-3 0 -3 3',
};

const MARKS: Partial<Readonly<Record<Look, Marks>>> = {
  oak: GRAIN,
  pine: GRAIN,
  larch: GRAIN,
  composite: GRAIN,
  slab: GRIT,
  concrete: GRIT,
  plaster: { ...GRIT, wide: 34, high: 28 },
  turf: BLADES,
  soil: CHIPS,
  sand: GRIT,
  stone: CHIPS,
  wool: CURLS,
  wallpaper: SPRIGS,
};

/** True if the pattern of a piece depends on its direction. */
export const hasGrain = (look: Look): boolean => MARKS[look] === GRAIN;

/** Materials in a single shade. */
const EVEN: ReadonlySet<Look> = new Set([
  'mdf',
  'tile',
  'paint',
  'plaster',
  'white',
  'wool',
  'wallpaper',
  'steel',
]);
const SHADES = 4;

/** Pseudo-random number from 0 up to 1, the same for the same seed. */
export function noise(seed: number): number {
  let mixed = Math.imul(Math.round(seed) + 1, 0x9e3779b1);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x85ebca6b);
  return ((mixed ^ (mixed >>> 13)) >>> 0) / 2 ** 32;
}

/** One path per shade, so that a floor of hundreds of pieces has at most four paths. */
function pathsByShade(pieces: readonly MaterialPiece[], shades: number): readonly string[] {
  const paths = Array.from({ length: shades }, () => '');
  for (const { d, from } of pieces) {
    const shade = Math.floor(noise(from) * paths.length);
    paths[shade] += d;
  }
  return paths;
}

/** CSS colour of a material; `painted` is that of paint, if known. */
export const materialColour = (look: Look, painted?: string): string =>
  (look === 'paint' ? painted : undefined) ?? `var(--${look})`;

/** The type of React styles has no custom properties. */
const materialOf = (colour: string, line: number | undefined) =>
  ({ '--material': colour, ...(line !== undefined && { strokeWidth: line }) }) as CSSProperties;

/** Style that fills the pieces with the pattern; see `materials.css`. */
const marksIn = (id: string) => ({ '--marks': `url(#${id})` }) as CSSProperties;

interface MaterialProps {
  readonly look: Look;
  readonly pieces: readonly MaterialPiece[];
  /** Width of the lines between pieces, in drawing units. */
  readonly line?: number | undefined;
  /** Colour of paint, if known. */
  readonly colour?: string | undefined;
  /** Drawing units per screen pixel, horizontally and vertically. */
  readonly unit?: readonly [x: number, y: number] | undefined;
  /** True if the pieces are upright, and therefore their grain. */
  readonly upright?: boolean | undefined;
}

/** Pieces of one material with its pattern; `isFine`: with shades and grain. */
export function MaterialPaths(props: MaterialProps & { readonly isFine: boolean }) {
  const { look, pieces, line, colour, unit = [1, 1], upright, isFine } = props;
  const id = useId();
  const marks = (isFine || !hasGrain(look)) && pieces.length > 0 ? MARKS[look] : undefined;
  const paths = pathsByShade(pieces, !isFine || EVEN.has(look) ? 1 : SHADES);
  const turn = upright === true ? ' rotate(90)' : '';
  return (
    <g className="material" style={materialOf(materialColour(look, colour), line)}>
      <g id={marks && `${id}-all`}>
        {paths.map((d, shade) =>
          d === '' ? null : (
            // The index is the identity of a shade.
            <path key={`shade-${shade + 1}`} className={`material-shade--${shade}`} d={d} />
          ),
        )}
      </g>
      {marks !== undefined && (
        <>
          <pattern
            id={id}
            width={marks.wide}
            height={marks.high}
            patternUnits="userSpaceOnUse"
            patternTransform={`scale(${unit[0]} ${unit[1]})${turn}`}
          >
            <path className="material__mark" d={marks.d} />
          </pattern>
          <use className="material__marks" href={`#${id}-all`} style={marksIn(id)} />
        </>
      )}
    </g>
  );
}

/**
 * Pieces of one material: wood with grain and several shades; turf, gravel and others with a pattern. Exported HTML has
 * one shade without grain; hydration adds the rest.
 */
export const MaterialFill = (props: MaterialProps) => (
  <MaterialPaths {...props} isFine={useIsHydrated()} />
);
