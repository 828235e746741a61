// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/settings.ts';
import type { Differs } from '../locale.ts';

export const enUs: Differs<typeof en> = {
  metric: "Meters",
};
