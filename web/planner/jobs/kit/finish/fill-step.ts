import type { Bill } from '../bill.ts';
import type { JobStep } from '../contract.ts';
import { step } from '../steps/step.ts';

interface Filling {
  readonly bill: Bill;
  readonly words: {
    readonly steps: { readonly fill: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'> };
    readonly why: { readonly filler: (area: string) => string };
  };
}

/** Grams of filler for the holes and cracks of so many square metres of wall: half a kilo for 20 m² (labels). */
const fillerFor = (metres: number): number => (metres * 500) / 20;

/** Holes and cracks of so many square metres are filled, before they are sanded. */
export const fillStep = (
  { bill, words }: Filling,
  metres: number,
  shown: string,
  takes: Readonly<Record<'minutes' | 'dryMinutes', number>>,
): JobStep =>
  step('fill', words.steps.fill, {
    ...takes,
    slower: 'drying',
    gates: ['asbestos', 'lead'],
    takes: [bill.pack('filler', fillerFor(metres), words.why.filler(shown))],
    tools: ['filling-knife', 'stepladder'],
  });
