// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  partOf: (part: string, whole: string): string => `${part}: ${whole}`,
  back: "All projects",
  saveAgain: "Save it again",
  storage: {
    refused: "This phone’s storage is full or blocked: what you type is kept only while this page is open. Free some space, then change anything here to save it.",
    restored: "This phone’s storage for this app was cleared while it was open. What this page knew was saved again; what it had not opened may be gone.",
    cleared: "This phone’s storage for this app has been cleared. What this page shows is only on this page now.",
    "brought-back": "A part of this phone’s storage for this app was cleared. What was lost was brought back from the other part: look through it once.",
    newer: "A newer version of this app is open in another tab and keeps this in a form that this tab cannot write. Reload this tab.",
    merged: "This was changed in another tab at the same time. Both changes were kept: look through it once.",
    lost: "The browser was ended before it had saved everything. The last change to a project or list is lost: look through what you typed last.",
    "no-database": "This browser’s database is full or does not answer. What you type is saved, but a browser that is ended suddenly may lose the last minutes, and photos are not kept.",
    "nearly-full": "This phone’s storage for this app is nearly full. Remove projects that you no longer need before more is measured.",
  },
};
