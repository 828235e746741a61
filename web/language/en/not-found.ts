// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  title: "There is no page here",
  why: "The address may be mistyped, or the page has moved.",
  projects: "Your projects",
  jobs: "Jobs",
};
