// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  opening: "Opening your project…",
  needsScript: {
    title: "Planning needs JavaScript",
    why: "The app counts and draws on your device. Switch JavaScript on and reload.",
    jobs: "What can be planned",
  },
  description: "Measure once; know what to buy, how to cut it and what to do next. On your phone, offline, with no account.",
  shortcuts: {
    room: "Measure a room",
    cut: "Start a cut list",
    jobs: "What you can plan",
  },
  screenshots: {
    measure: "A room drawn to scale above its sizes",
    buy: "The cheapest tins with their prices",
    do: "The step at hand with its drying time",
  },
};
