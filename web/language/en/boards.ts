import { formatsOf } from '../formats.ts';

const { plural } = formatsOf('en-GB');

const all = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

/** Boards and sheets in words, as drawings, plans and prints tell them. Sizes come written out. */
export const en = {
  squareFeet: (figure: string) => `${figure} sq ft`,
  /** `a`, `a and b`, `a, b and c`. */
  together: all,
  keep: (size: string) => `keep ${size}`,
  left: (size: string, kind: 'linear' | 'sheet') =>
    kind === 'sheet' ? `largest left over ${size}` : `${size} left over`,
  cuts: (count: number) => plural(count, { one: '# cut', other: '# cuts' }),
  mitred: (piece: string) => `${piece}, mitred`,
  /** A piece whose grain runs on from its neighbour's, and the number of that run on the board. */
  inRun: (piece: string, run: number) => `${piece}, grain run ${run}`,
  times: (count: number, piece: string) => `${count} × ${piece}`,
  contents: (pieces: readonly string[]) => pieces.join('; '),
  cutAt: (size: string) => `Cut at ${size}`,
  ripAt: (size: string) => `Rip at ${size}`,
  crosscutAt: (size: string) => `Crosscut at ${size}`,
  drawing: (number: number, stock: string, contents: string) => `${number}, ${stock}: ${contents}`,
  /** On an offcut in a drawing. */
  keepThis: 'keep',
};
