// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  skip: "Skip to content",
  navigation: "Main",
  tabs: {
    projects: "Projects",
    jobs: "Jobs",
    settings: "Settings",
  },
  broken: {
    title: "Something went wrong",
    kept: "This screen could not be shown. What you typed is kept on this device.",
    reload: "Reload",
    back: "Back to your projects",
  },
  update: {
    available: "Update available",
    take: "Reload",
    later: "Later",
    wouldLose: "Not reloaded: this phone’s storage is full, and what you typed last would be lost.",
  },
  readyOffline: "Ready to work offline",
};
