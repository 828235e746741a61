import { useEffect, useState } from 'react';
import type { ShopRow } from './shop-rows.ts';

/** Long enough to see what was ticked, and to take it back where it stands. */
const STAY_MS = 1500;

/** Which rows stand below: those that are ticked, and only once nothing was ticked for a moment. */
export function useSunkRows(rows: readonly ShopRow[]): (row: ShopRow) => boolean {
  const ticked = rows
    .filter((row) => row.ticked)
    .map(({ key }) => key)
    .join('\n');
  const [settled, setSettled] = useState(ticked);
  useEffect(() => {
    if (settled === ticked) return undefined;
    const timer = setTimeout(() => setSettled(ticked), STAY_MS);
    return () => clearTimeout(timer);
  }, [settled, ticked]);
  const below = new Set(settled.split('\n'));
  // A row whose tick was taken off stays below for as long.
  return ({ key, ticked: isTicked }) =>
    below.has(isTicked ? key : `${key}|bought`) && (isTicked || !ticked.includes(`${key}|bought`));
}
