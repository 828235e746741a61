import { LONGEST_NAME } from './imported.ts';

/** Sides of timber that yards name, in inches: 1 × 4, 2 × 6. */
export const LARGEST_NOMINAL = 12;

/** `18 mm` in `18mm birch ply`, however it is spaced. */
const has = (name: string, size: string): boolean =>
  size !== '' &&
  ` ${name}`.toLowerCase().replace(/\s/g, '').includes(size.toLowerCase().replace(/\s/g, ''));

/** What sheets of a thickness go by: a material each. */
export function sheetName(material: string, thickness: string): string {
  const name = material.trim();
  return (has(name, thickness) ? name : `${name} ${thickness}`).trim().slice(0, LONGEST_NAME);
}

/** `38 × 89 mm` of `38 mm` and `89 mm`. */
function section(a: string, b: string): string {
  const [, figure, unit] = /^([\d.,]+) ?(mm|cm)$/.exec(a) ?? [];
  return figure !== undefined && b.endsWith(unit ?? '') ? `${figure} × ${b}` : `${a} × ${b}`;
}

/** What timber of a section goes by, the thinner side first. */
export function timberName(material: string, thickness: string, width: string): string {
  const name = material.trim();
  const sides = thickness === '' || width === '' ? thickness || width : section(thickness, width);
  return (has(name, sides) ? name : `${name} ${sides}`).trim().slice(0, LONGEST_NAME);
}
