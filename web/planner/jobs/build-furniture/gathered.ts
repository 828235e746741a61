import type { Panel } from '../../takeoff/material.ts';
import { cutSize, type Part } from './panel.ts';

/** Equal parts once, with how many there are. */
export function gathered(parts: readonly Part[], grain: boolean): readonly Panel[] {
  const all = new Map<string, Panel>();
  for (const one of parts) {
    const { length, width } = cutSize(one);
    const key = `${one.role} ${length} ${width}`;
    const quantity = (all.get(key)?.quantity ?? 0) + 1;
    all.set(key, { name: one.role, length, width, quantity, turns: !grain });
  }
  return [...all.values()];
}
