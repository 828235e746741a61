// Made from the message files by scripts/messages.ts: edit those.
import { formatsOf } from '../formats.ts';

const formats = formatsOf('en-GB');

export const en = {
  squareFeet: (figure: string): string => `${figure} sq ft`,
  together: (words: readonly string[]): string => `${formats.list(words, ", ", " and ")}`,
  keep: (size: string): string => `keep ${size}`,
  left: (size: string, kind: 'linear' | 'sheet'): string => `${kind === 'sheet' ? `largest left over ${size}` : `${size} left over`}`,
  cuts: (count: number): string => `${formats.number(count)} cut${count === 1 ? '' : "s"}`,
  mitred: (piece: string): string => `${piece}, mitred`,
  inRun: (piece: string, run: number): string => `${piece}, grain run ${run}`,
  times: (count: number, piece: string): string => `${count} × ${piece}`,
  contents: (pieces: readonly string[]): string => `${pieces.join("; ")}`,
  cutAt: (size: string): string => `Cut at ${size}`,
  ripAt: (size: string): string => `Rip at ${size}`,
  crosscutAt: (size: string): string => `Crosscut at ${size}`,
  drawing: (number: number, stock: string, contents: string): string => `${number}, ${stock}: ${contents}`,
  keepThis: "keep",
};
