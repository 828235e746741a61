/** Outlines of room shapes on a 24 × 24 grid, seen from above with wall A at the top. */
export const SHAPE_LINES = {
  rectangle: 'M3 6h18v12H3z',
  L: 'M4 4h16v8h-8v8H4z',
  T: 'M3 5h18v7h-6v8H9v-8H3z',
  U: 'M4 4h16v16h-5v-9H9v9H4z',
  angled: 'M3 19L7 5h9l5 8-3 6z',
  other: 'M5 12h.1M12 12h.1M19 12h.1',
  circle: 'M21 12a9 9 0 11-18 0 9 9 0 0118 0z',
  uneven: 'M3 17L8 4l12 5-4 11z',
} as const;

/** The same for breasts, bays and recesses. */
export const FEATURE_LINES = {
  breast: 'M2 8h6v8h8V8h6',
  bay: 'M2 17h5l3-9h4l3 9h5',
  recess: 'M2 16h6V8h8v8h6',
} as const;
