import { type Length } from '../../../measure/units/units.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import type { Bill } from '../bill.ts';

type Worn = 'gloves' | 'glasses' | 'mask';

/** Gloves, glasses and mask, each a line for steps. */
export type SafetyKit = Readonly<Record<Worn, readonly PackedMaterial[]>>;

/** Lines for gloves, glasses and dust mask, bought if a step takes them. */
export const safetyKit = (
  { bill, words }: { readonly bill: Bill; readonly words: { readonly why: Record<Worn, string> } },
  gloves: 'waterproof-gloves' | 'work-gloves' = 'waterproof-gloves',
): SafetyKit => ({
  gloves: bill.pack(gloves, 1, words.why.gloves),
  glasses: bill.pack('safety-glasses', 1, words.why.glasses),
  mask: bill.pack('dust-mask', 1, words.why.mask),
});

/** Waterproof gloves for work with cement. */
export const cementGloves = ({
  bill,
  words,
}: {
  readonly bill: Bill;
  readonly words: { readonly why: { readonly cementGloves: string } };
}): readonly PackedMaterial[] => bill.pack('waterproof-gloves', 1, words.why.cementGloves);

/** A masonry drill bit of about this width, and a mask for the dust of stone. */
export const masonryDrilling = (
  {
    bill,
    words,
  }: {
    readonly bill: Bill;
    readonly words: { readonly why: Readonly<Record<'bit' | 'silica', string>> };
  },
  width: Length,
): readonly (readonly PackedMaterial[])[] => [
  bill.pack('masonry-drill-bit', 1, words.why.bit, { like: { width } }),
  bill.pack('silica-mask', 1, words.why.silica),
];
