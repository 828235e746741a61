import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CutCase } from './cut-set.ts';

/** Source: github.com/mdelorme2/BPPLIB, Instances/Benchmarks; unpack `7_ANI_AI_CSP.rar` there. */
const BPPLIB = join(import.meta.dirname, '..', '..', '..', '.local', 'ANI_AI_CSP');

/**
 * Delorme, Iori and Martello 2016: lists that fill every bin without waste (AI), and lists of one piece fewer that do
 * not although the relaxation says so (ANI): these take one bin more. Both optima are therefore known.
 */
export function augmented(kind: 'AI' | 'ANI', timeLimitMs: number): readonly CutCase[] {
  return globSync(join(BPPLIB, kind, '*.txt'))
    .toSorted()
    .map((file) => {
      const [, capacity = 0, ...rows] = readFileSync(file, 'utf8').split(/\s+/).map(Number);
      const parts = Array.from({ length: Math.floor(rows.length / 2) }, (_, i) => ({
        id: `p${i}`,
        length: rows[2 * i] ?? 0,
        quantity: rows[2 * i + 1] ?? 0,
      }));
      const whole = parts.reduce((sum, { length, quantity }) => sum + length * quantity, 0);
      const best = Math.ceil(whole / capacity) + (kind === 'ANI' ? 1 : 0);
      return {
        name: `${kind} ${basename(file, '.txt')}`,
        best,
        lowerBound: best,
        request: {
          kind: 'linear',
          timeLimitMs,
          stock: [{ id: 'bin', length: capacity, price: 1 }],
          parts,
        },
      };
    });
}
