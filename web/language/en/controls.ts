// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  done: "Done",
  undo: "Undo",
  redo: "Redo",
  undone: "Undone",
  redone: "Done again",
  elsewhere: (what: string, name: string): string => `${what}: ${name}`,
  copied: "Copied",
  cannotCopy: "This browser does not let us copy. Select the text and copy it.",
  itsText: "Its text",
  copyText: "Copy its text",
  atHand: {
    label: "In the shop and at the bench",
    awake: "Screen on",
    refused: "This phone does not keep its screen on now: its battery may be low.",
  },
};
