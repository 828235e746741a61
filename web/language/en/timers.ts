// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  dry: "dry",
  ended: (project: string, at: string, ago: string | undefined): string => `${project}: dry since ${at}${ago === undefined ? '' : `, ${ago} ago`}`,
  show: "Show",
  ok: "OK",
};
