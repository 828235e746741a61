import type { Step } from './contract.ts';

/** Before anything is dug: cables and pipes are asked for, marked and looked for. */
export const servicesStep = (
  words: Pick<Step, 'title' | 'detail' | 'check' | 'safety'>,
  minutes = 30,
): Step => ({ id: 'services', ...words, minutes, gates: ['digging'], tools: ['cable-finder'] });
