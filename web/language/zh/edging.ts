// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/edging.ts';

export const zh: typeof en = {
  title: "封边",
  edges: {
    l1: "前边，沿长度",
    l2: "后边，沿长度",
    w1: "左端，沿宽度",
    w2: "右端，沿宽度",
  },
  withTape: (edge: string, tape: string): string => `${edge}：${tape}`,
  all: "四边都封",
  front: "只封前边",
  none: "不封边",
  tape: (tape: number): string => `封边条 ${tape}`,
  which: "用哪种封边条",
  name: "封边条",
  nameHint: "1 mm 橡木",
  thickness: "厚度",
  noThickness: "不填就不扣尺寸",
  price: {
    metric: "每米价格",
    imperial: "每英尺价格",
  },
  another: "再加一种封边条",
  remove: (tape: string): string => `删除${tape}`,
  removed: (tape: string): string => `已删除${tape}`,
  deduct: "从下料尺寸里扣掉",
  deductions: {
    thick: "0.5 mm 及以上",
    all: "全部扣",
    none: "都不扣",
  },
  strip: "每条比边长多留",
  note: "请填封好边的成品尺寸：图上和下料时会扣掉封边条的厚度。",
  cutTo: (size: string): string => `下料 ${size}`,
  banded: (edges: string): string => `封边 ${edges}`,
  strips: (count: number, longer: string): string => `${count} 条，每条比边长多 ${longer}`,
  noPrice: "还没有价格",
};
