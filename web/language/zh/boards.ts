// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/boards.ts';
import { formatsOf } from '../formats.ts';

const formats = formatsOf('zh-CN');

export const zh: typeof en = {
  squareFeet: (figure: string): string => `${figure} 平方英尺`,
  together: (words: readonly string[]): string => `${formats.list(words, "、", "和")}`,
  keep: (size: string): string => `留用 ${size}`,
  left: (size: string, kind: 'linear' | 'sheet'): string => `${kind === 'sheet' ? "最大余料" : "余"} ${size}`,
  cuts: (count: number): string => `锯 ${count} 刀`,
  mitred: (piece: string): string => `${piece}，斜切`,
  inRun: (piece: string, run: number): string => `${piece}，连续纹理第 ${run} 组`,
  times: (count: number, piece: string): string => `${count} × ${piece}`,
  contents: (pieces: readonly string[]): string => `${pieces.join("；")}`,
  cutAt: (size: string): string => `在 ${size} 处锯断`,
  ripAt: (size: string): string => `在 ${size} 处纵切`,
  crosscutAt: (size: string): string => `在 ${size} 处横切`,
  drawing: (number: number, stock: string, contents: string): string => `第 ${number} 块，${stock}：${contents}`,
  keepThis: "留用",
};
