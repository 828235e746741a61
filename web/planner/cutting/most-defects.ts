/** Damaged places that one sheet may be given, where they are typed and in an imported list. */
export const MOST_DEFECTS = 20;
