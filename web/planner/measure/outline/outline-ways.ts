import type { Point } from './polygon.ts';

const STEPS: readonly Point[] = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
];

/** Unit vector of a heading; exact along the axes. */
export function wayOf(degrees: number): Point {
  const turned = ((degrees % 360) + 360) % 360;
  const exact = STEPS[turned / 90];
  const angle = (turned * Math.PI) / 180;
  return exact ?? { x: Math.cos(angle), y: Math.sin(angle) };
}

export const dotProduct = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;

/** Corners from the start; each side begins at the end of the previous one. */
export const walk = (lengths: readonly number[], ways: readonly Point[]): Point[] => {
  const at = { x: 0, y: 0 };
  return lengths.map((long, i) => {
    const corner = { ...at };
    at.x += long * (ways[i]?.x ?? 0);
    at.y += long * (ways[i]?.y ?? 0);
    return corner;
  });
};

/** End of the last side. */
export const endOf = (lengths: readonly number[], ways: readonly Point[]): Point => ({
  x: lengths.reduce((sum, long, i) => sum + long * (ways[i]?.x ?? 0), 0),
  y: lengths.reduce((sum, long, i) => sum + long * (ways[i]?.y ?? 0), 0),
});
