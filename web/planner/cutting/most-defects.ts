/** Maximum number of damaged places of one sheet, entered or imported. */
export const MOST_DEFECTS = 20;
