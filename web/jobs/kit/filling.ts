import type { Bill } from './bill.ts';
import { minutesFor } from './contract.ts';

/** Minutes at 20 °C before filler is sanded, by labels. */
const DRY = 120;
/** m² an hour that one careful first-timer fills, and sands. */
const PACE = 40;

/** What filling plain walls takes beside its words: half a kilo for 20 m². */
export const filling = (bill: Bill, metres: number, why: string) =>
  ({
    minutes: minutesFor(metres, PACE),
    dryMinutes: DRY,
    slower: 'drying',
    gates: ['asbestos', 'lead'],
    takes: [bill.pack('filler', (metres * 500) / 20, why)],
    tools: ['filling-knife', 'stepladder'],
  }) as const;

/** What sanding it smooth takes, with the sheets of sandpaper and what is worn. */
export const sanding = <const Takes>(metres: number, takes: Takes) =>
  ({
    minutes: minutesFor(metres, PACE),
    gates: ['asbestos', 'lead'],
    takes,
    tools: ['torch', 'stepladder'],
  }) as const;
