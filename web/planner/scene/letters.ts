import { en } from '../../language/en/materials.ts';
import type { Locale } from '../../language/locale.ts';
import { formatLength, length, type Length } from '../measure/units/units.ts';
import { entryOf } from '../measure/units/entry-of.ts';
import { grainOf, type ModelPart, type Solid } from './scene.ts';

/** A, B, … Z, AA, AB, … */
const letterAt = (at: number): string => {
  const letter = String.fromCodePoint(65 + (at % 26));
  return at < 26 ? letter : letterAt(Math.floor(at / 26) - 1) + letter;
};

const AXES = [0, 1, 2] as const;

/** Size to which a body is cut: along its grain, and across. */
export function sizeAlongGrain(body: Pick<Solid, 'size' | 'grain'>): {
  readonly length: Length;
  readonly width: Length;
  readonly thickness: Length;
} {
  const { size } = body;
  const along = grainOf(body);
  const [a = 0, b = 0] = AXES.filter((axis) => axis !== along).map((axis) => size[axis]);
  return {
    length: length(Math.round(size[along])),
    width: length(Math.round(Math.max(a, b))),
    thickness: length(Math.round(Math.min(a, b))),
  };
}

/** Work of a body that distinguishes it from others of its size, in words. */
type Worked<Body extends Solid> = (body: Body, sizes: string) => string;

/** Gives equal bodies one letter, and lists each kind once. Bodies without a piece of the list have no letter. */
export function lettered<Body extends Solid>(
  bodies: readonly Body[],
  locale: Locale,
  worked: Worked<Body> = (_, sizes) => sizes,
): { readonly solids: readonly Body[]; readonly parts: readonly ModelPart[] } {
  const names: Readonly<Record<string, string>> = locale.words('materials', en).pieces;
  const parts = new Map<string, ModelPart>();
  const solids = bodies.map((body) => {
    const { piece } = body;
    if (piece === undefined) return body;
    const size = sizeAlongGrain(body);
    const sizes = [size.length, size.width, size.thickness].map((one) => formatLength(one, locale));
    const detail = worked(body, sizes.join('\u00a0×\u00a0'));
    const key = [piece, body.product, size.length, size.width, size.thickness, detail].join(' ');
    const known = parts.get(key);
    const letter = known?.letter ?? letterAt(parts.size);
    parts.set(key, {
      letter,
      role: piece,
      length: size.length,
      width: size.width,
      name: entryOf(names, piece) ?? piece,
      count: (known?.count ?? 0) + 1,
      detail,
    });
    return { ...body, part: letter };
  });
  return { solids, parts: [...parts.values()] };
}
