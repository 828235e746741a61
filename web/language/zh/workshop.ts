// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/workshop.ts';

export const zh: typeof en = {
  wide: (most: string): string => `这里最多 ${most}。`,
  outOfRange: (shown: string, least: string, most: string): string => `${shown} 不合适：应在 ${least} 到 ${most} 之间。`,
  oneSide: (typed: string): string => `“${typed}”有两个边。木料只填长度。`,
  twoSides: (typed: string): string => `“${typed}”不是板材尺寸。请填两个边，例如 2440 × 1220。`,
  tooMany: (most: number): string => `超过了 ${most} 种规格。只留下常买的。`,
};
