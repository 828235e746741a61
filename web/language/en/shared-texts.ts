// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  foreign: "This was not made by Measure Twice.",
  damaged: "This is damaged: part of its text is missing or changed. Ask for it again.",
  newer: "This was made by a newer version of Measure Twice. Reload to update, then open it again.",
  empty: "There is nothing in this that can be opened.",
  link: {
    none: "This is no link to a project, or part of it is missing.",
    newer: "This link was made by a newer version of Measure Twice. Reload to update, then open it again.",
    long: "This link is longer than any that Measure Twice makes.",
    full: "This link holds more than any project. It was not opened.",
    damaged: "This link is cut short or was changed on its way. Ask for it again, or for a file.",
  },
};
