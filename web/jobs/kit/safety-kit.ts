import type { PackedMaterial } from '../../takeoff/material.ts';
import type { Bill } from './bill.ts';

/** Gloves, glasses and a mask for dust: what hands, eyes and lungs need in most rooms. */
export const safetyKit = (
  bill: Bill,
  why: { readonly gloves: string; readonly glasses: string; readonly mask: string },
  gloves: 'waterproof-gloves' | 'work-gloves' = 'waterproof-gloves',
): readonly PackedMaterial[] => [
  ...bill.packs(gloves, { amount: 1, why: why.gloves }),
  ...bill.packs('safety-glasses', { amount: 1, why: why.glasses }),
  ...bill.packs('dust-mask', { amount: 1, why: why.mask }),
];
