// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  titled: (page: string, app: string): string => `${page} · ${app}`,
  home: {
    title: (app: string): string => `${app}: measure once, know what to buy`,
    description: "Measure a room once. Know what to buy, what it costs and what to do next. On your phone, offline, with no account.",
  },
  jobs: {
    title: "Jobs",
    description: "Home jobs that Measure Twice plans with you, from measuring to the shopping list.",
  },
  settings: {
    title: "Settings",
    description: "Language, units, currency and appearance of Measure Twice on this device.",
  },
  open: {
    title: "Open what was shared",
    description: "Open a project, a cut list or a backup of Measure Twice from a link or a file. See what it is before it is added.",
  },
  backup: {
    title: "Back up, restore, erase",
    description: "Everything that Measure Twice keeps on this device, as one file; or none of it.",
  },
  privacy: {
    title: "What this app reports",
    description: "What Measure Twice reports when something goes wrong, why, and how to switch it off.",
  },
  notFound: {
    title: "Page not found",
    description: "There is no page at this address.",
  },
  project: "Your project, kept on this device.",
};
