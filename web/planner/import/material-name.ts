import { LONGEST_NAME } from './imported.ts';

/** Largest side of nominal timber, inches: 1 × 4, 2 × 6. */
export const LARGEST_NOMINAL = 12;

/** True if a name contains a size, such as `18 mm` in `18mm birch ply`; spaces do not count. */
const has = (name: string, size: string): boolean =>
  size !== '' &&
  ` ${name}`.toLowerCase().replace(/\s/g, '').includes(size.toLowerCase().replace(/\s/g, ''));

/** Name of a sheet material with its thickness, because each thickness is a material. */
export function sheetName(material: string, thickness: string): string {
  const name = material.trim();
  return (has(name, thickness) ? name : `${name} ${thickness}`).trim().slice(0, LONGEST_NAME);
}

/** Section of two sides: `38 × 89 mm` from `38 mm` and `89 mm`. */
function section(a: string, b: string): string {
  const [, figure, unit] = /^([\d.,]+) ?(mm|cm)$/.exec(a) ?? [];
  return figure !== undefined && b.endsWith(unit ?? '') ? `${figure} × ${b}` : `${a} × ${b}`;
}

/** Name of timber with its section, thickness first. */
export function timberName(material: string, thickness: string, width: string): string {
  const name = material.trim();
  const sides = thickness === '' || width === '' ? thickness || width : section(thickness, width);
  return (has(name, sides) ? name : `${name} ${sides}`).trim().slice(0, LONGEST_NAME);
}
