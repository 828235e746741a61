import { cardText as cutList } from './cut-list.zh.ts';
import type { CardWords } from './kit/job-card.ts';

const found = import.meta.glob<CardWords>('./*/card.zh.ts', { eager: true, import: 'cardText' });

/** What every job, and the cut list, is called in Chinese, by slug. */
export const cardTexts: ReadonlyMap<string, CardWords> = new Map([
  ...Object.entries(found).map(([file, words]) => [file.split('/')[1] ?? file, words] as const),
  ['cut-list', cutList],
]);
