// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  places: {
    room: "New room",
    wall: "New wall",
    ground: "New ground",
    run: "New line",
    thing: "Something to build",
  },
  numbered: (name: string, number: number): string => `${name} ${number}`,
  removedPlace: "A place that was removed",
  project: "New project",
  andMore: (first: string, others: number): string => `${first} and ${others} more`,
  cutList: "Cut list",
  lost: {
    project: "A project",
    cutList: "A cut list",
  },
};
