import { mm } from '../../../measure/units/units.ts';

/**
 * A light steel ceiling under concrete that nobody walks on: hangers and channels 900 to 1200 apart (JGJ 345; makers:
 * 1000), a hanger within 300 mm of each end of a channel, rods over 1.5 m braced (GB 50210); the wall channel plugged
 * every 400 (at most 500); drop-in anchors of M8, 30 deep (makers).
 */
export const HUNG = {
  hangers: mm(1000),
  channels: mm(1000),
  end: mm(300),
  edge: mm(400),
  rod: mm(8),
  anchor: mm(30),
} as const;
