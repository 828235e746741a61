import type { MessageCatalogue } from '../catalogue.ts';

export const workshop: MessageCatalogue['workshop'] = {
  wide: (most) => `这里最多 ${most}。`,
  outOfRange: (shown, least, most) => `${shown} 不合适：应在 ${least} 到 ${most} 之间。`,
  oneSide: (typed) => `“${typed}”有两个边。木料只填长度。`,
  twoSides: (typed) => `“${typed}”不是板材尺寸。请填两个边，例如 2440 × 1220。`,
  tooMany: (most) => `超过了 ${most} 种规格。只留下常买的。`,
};
