import type { JobStep } from '../contract.ts';
import { step } from '../steps/step.ts';

/** Before anything is dug: cables and pipes are asked for, marked and looked for. */
export const servicesStep = (
  words: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'>,
  minutes = 30,
): JobStep => step('services', words, { minutes, gates: ['digging'], tools: ['cable-finder'] });
