// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  project: {
    damaged: "This project cannot be read: its text is damaged.",
    foreign: "This is not a project of Measure Twice.",
    newer: "This project was made by a newer version of the app. Update the app to open it.",
  },
  cutList: {
    damaged: "This cut list cannot be read: its text is damaged.",
    foreign: "This is not a cut list of Measure Twice.",
    newer: "This cut list was made by a newer version of the app. Update the app to open it.",
  },
};
