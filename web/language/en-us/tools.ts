// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/tools.ts';
import type { Differs } from '../locale.ts';

export const enUs: Differs<typeof en> = {
  "board-hoist": "drywall lift",
  "ear-defenders": "hearing protection",
  "jab-saw": "drywall saw",
  "mitre-box": "miter box and saw",
  "tile-cutter": "snap tile cutter",
  "tin-snips": "aviation snips",
  "utility-knife": "utility knife",
  "level-short": "torpedo level",
  "level-long": "long level",
  "filling-knife": "putty knife and scraper",
  "paint-kettle": "paint pail",
  torch: "flashlight",
  spanner: "wrench",
  spade: "shovel",
  rotavator: "tiller",
  "turf-cutter": "sod cutter",
  "lawn-roller": "lawn roller",
  "mitre-saw": "miter saw",
};
