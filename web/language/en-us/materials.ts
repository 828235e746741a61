// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/materials.ts';
import type { Differs } from '../locale.ts';

export const enUs: Differs<typeof en> = {
  aisles: {
    timber: "Lumber",
  },
  pieces: {
    "back-batten": "back cleat",
    "door-head": "header",
    "door-stud": "jack stud",
    "end-batten": "end cleat",
    "head-plate": "top plate",
    noggin: "block",
    plinth: "toe kick",
    "short-stud": "cripple",
    "sole-plate": "bottom plate",
  },
};
