import { PUTTY_PER_SQUARE_METRE } from '../../../takeoff/structure/indoors/plasterboard.ts';
import type { Bill } from '../bill.ts';
import { minutesFor, type JobStep } from '../contract.ts';
import { DAY, step } from '../steps/step.ts';
import type { ToolId } from '../steps/tools.ts';

interface Puttied {
  readonly bill: Bill;
  readonly words: {
    readonly steps: { readonly putty: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'> };
    readonly why: { readonly putty: (area: string) => string };
  };
}

/** Whether walls and ceilings are skimmed all over with putty before they are primed, where nobody skims with plaster. */
export const isPuttied = ({ bill }: Pick<Puttied, 'bill'>): boolean =>
  bill.sold('skim-plaster') === 'wall-putty';

/** m² an hour for both coats. */
const PACE = 5;

/** Putty over all of so many square metres, in place of the last coat on the joints. */
export const puttyStep = (
  { bill, words }: Puttied,
  metres: number,
  shown: string,
  tools: readonly ToolId[],
): JobStep =>
  step('putty', words.steps.putty, {
    minutes: minutesFor(metres, PACE),
    dryMinutes: DAY,
    slower: 'drying',
    takes: [
      bill.pack('wall-putty', metres * PUTTY_PER_SQUARE_METRE * 1000, words.why.putty(shown)),
    ],
    tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', ...tools],
  });
