import { useEffect, useState } from 'react';
import type { ShopRow } from './shop-rows.ts';

/** Time in which a ticked row stays in place, so that the user can undo it. ms. */
const STAY_MS = 1500;

/** Tells which rows are at the bottom: ticked rows, after a moment without ticks. */
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
  // An unticked row stays at the bottom for the same time.
  return ({ key, ticked: isTicked }) =>
    below.has(isTicked ? key : `${key}|bought`) && (isTicked || !ticked.includes(`${key}|bought`));
}
