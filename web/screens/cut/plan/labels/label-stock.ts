/** A label as sold, mm. */
export interface LabelStock {
  readonly width: number;
  readonly height: number;
  /** Margins left and right, and at the top and bottom, for the printer or the edge of the sheet. */
  readonly side: number;
  readonly end: number;
}

/**
 * Labels on sheets are Avery L7160 and 5160. On rolls each label is a page. A LabelWriter cannot
 * print 1.5 mm at the sides and 5.9 mm at the leading end (Dymo's driver: 18 dots of 300 dpi and
 * 138 of 600 dpi); a QL 1.5 mm at the sides and 3 mm at both ends (Brother's raster reference: 306
 * × 991 dots of 300 dpi on 29 × 90 mm).
 */
export const LABEL_SHEETS = {
  'labels-a4': { width: 63.5, height: 38.1, side: 3, end: 2 },
  'labels-letter': { width: 66.675, height: 25.4, side: 3, end: 2 },
  'dymo-99012': { width: 89, height: 36, side: 6, end: 1.6 },
  'dymo-11354': { width: 57, height: 32, side: 1.6, end: 6 },
  'brother-11201': { width: 90, height: 29, side: 3.1, end: 1.6 },
  'brother-11209': { width: 62, height: 29, side: 1.6, end: 3.1 },
} as const satisfies Readonly<Record<string, LabelStock>>;

export type LabelKind = keyof typeof LABEL_SHEETS;

/** Labels on rolls, one per page. */
export const ROLLS: readonly LabelKind[] = [
  'dymo-99012',
  'dymo-11354',
  'brother-11201',
  'brother-11209',
];
