import type { MessageCatalogue } from '../catalogue.ts';

/** `A 桌腿和 B 横撑`, `2.4 m 和 3 m`: a space between 和 and Latin letters, figures or primes. */
const joined = (before: string, sign: '、' | '和', after: string): string =>
  sign === '、'
    ? `${before}、${after}`
    : `${before}${/[\w²′″]$/.test(before) ? ' ' : ''}和${/^\w/.test(after) ? ' ' : ''}${after}`;

export const boards: MessageCatalogue['boards'] = {
  squareFeet: (figure) => `${figure} 平方英尺`,
  together: (words) =>
    words
      .slice(1)
      .reduce(
        (all, word, i) => joined(all, i + 2 < words.length ? '、' : '和', word),
        words[0] ?? '',
      ),
  keep: (size) => `留用 ${size}`,
  left: (size, kind) => (kind === 'sheet' ? `最大余料 ${size}` : `余 ${size}`),
  cuts: (count) => `锯 ${count} 刀`,
  mitred: (piece) => `${piece}，斜切`,
  inRun: (piece, run) => `${piece}，连续纹理第 ${run} 组`,
  times: (count, piece) => `${count} × ${piece}`,
  contents: (pieces) => pieces.join('；'),
  cutAt: (size) => `在 ${size} 处锯断`,
  ripAt: (size) => `在 ${size} 处纵切`,
  crosscutAt: (size) => `在 ${size} 处横切`,
  drawing: (number, stock, contents) => `第 ${number} 块，${stock}：${contents}`,
  keepThis: '留用',
};
