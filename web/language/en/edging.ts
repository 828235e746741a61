// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  title: "Edge banding",
  edges: {
    l1: "Front edge, along the length",
    l2: "Back edge, along the length",
    w1: "Left end, along the width",
    w2: "Right end, along the width",
  },
  withTape: (edge: string, tape: string): string => `${edge}: ${tape}`,
  all: "All four",
  front: "Front edge only",
  none: "No edge",
  tape: (tape: number): string => `Tape ${tape}`,
  which: "Tape to put on",
  name: "Tape",
  nameHint: "1 mm oak",
  thickness: "Thickness",
  noThickness: "nothing is taken off while it is empty",
  price: {
    metric: "Price a metre",
    imperial: "Price a foot",
  },
  another: "Another tape",
  remove: (tape: string): string => `Remove ${tape}`,
  removed: (tape: string): string => `${tape} removed`,
  deduct: "Taken off the size that is cut",
  deductions: {
    thick: "From 0.5 mm thick",
    all: "Every tape",
    none: "No tape",
  },
  strip: "Each strip is longer by",
  note: "Type finished sizes, tapes on: what is taken off is drawn and cut smaller.",
  cutTo: (size: string): string => `cut ${size}`,
  banded: (edges: string): string => `edges ${edges}`,
  strips: (count: number, longer: string): string => `${formats.number(count)} strip${count === 1 ? '' : "s"}, each ${longer} longer than its edge`,
  noPrice: "no price yet",
};
