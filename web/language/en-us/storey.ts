// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/storey.ts';
import type { Differs } from '../locale.ts';

export const enUs: Differs<typeof en> = {
  ground: "First floor",
  above: [
    "Second floor",
    "Third floor",
    "Fourth floor",
    "Fifth floor",
  ],
};
