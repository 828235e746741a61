// Made from the message files by scripts/messages.ts: edit those.

export const en = {
  legend: "Reports from this device",
  on: "On",
  off: "Off",
  notKept: "Your browser’s storage is full or blocked, so this choice cannot be kept. It holds until you close this tab, here and in the tabs that are open now. Free some storage and choose again.",
};
