// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  typeLength: "Type its length.",
  typeWidth: "Type its width.",
  zero: "This cannot be 0.",
  wideSaw: "That is wider than any saw.",
  tooRough: "More than that is another part.",
  thickTape: "That is thicker than any tape.",
  longStrip: "That is more than any strip is cut longer.",
  thickBands: "The tapes on its edges leave nothing of it.",
  unpriced: "Type its price to use it: sizes with and without a price cannot be compared.",
  tooMany: (most: number): string => `With these there are more than ${most} pieces: plan them in a list of their own.`,
  wholeBoard: {
    linear: "The saw would take the whole board.",
    sheet: "The saw would take the whole sheet.",
  },
  nothingLeft: {
    linear: "That leaves nothing of any board.",
    sheet: "That leaves nothing of any sheet.",
  },
  noFace: "Type the width of the face that the mitres run across.",
  longMitres: "These mitres need more length than the part has.",
};
