// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  title: "Damaged sheets",
  intro: "A knot, a dent, a torn corner: no part is laid on it. Which sheet has one?",
  note: "Without a number there is one such sheet. List those without damage in a row of their own.",
  which: "Sheets with damage",
  offcut: (size: string): string => `Offcut ${size}`,
  noSize: "Type the size of this sheet first.",
  picture: (name: string, places: number): string => `${name}, damaged places: ${places}`,
  place: (place: number): string => `Damaged place ${place}`,
  fields: {
    left: "From the left edge",
    bottom: "From the bottom edge",
    length: "Its length, along the sheet",
    width: "Its width, up the sheet",
  },
  atEdge: "at the edge",
  trimmedOff: "All of it is trimmed off anyway: nothing is lost.",
  partTrimmed: "Part of it is trimmed off anyway.",
  another: "Another damaged place",
  remove: (place: number): string => `Remove damaged place ${place}`,
  removed: "Damaged place removed",
  mended: (name: string): string => `${name}: no damage`,
};
