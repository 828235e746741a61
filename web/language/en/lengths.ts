// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  keysFor: (label: string): string => `Keys for ${label}`,
  next: "Next",
  meant: (size: string): string => `Did you mean ${size}?`,
  usual: "Usual size, not measured",
  keys: {
    m: {
      show: "m",
      say: "metres",
    },
    cm: {
      show: "cm",
      say: "centimetres",
    },
    mm: {
      show: "mm",
      say: "millimetres",
    },
    ft: {
      show: "ft",
      say: "feet",
    },
    in: {
      show: "in",
      say: "inches",
    },
    half: {
      show: "½",
      say: "and a half",
    },
    quarter: {
      show: "¼",
      say: "and a quarter",
    },
    eighth: {
      show: "⅛",
      say: "and an eighth",
    },
    over: {
      show: "/",
      say: "over",
    },
  },
};
