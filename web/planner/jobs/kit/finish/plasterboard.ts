import { formatArea, toSquareMetres, type Area } from '../../../measure/units/units.ts';
import type { Locale } from '../../../../language/locale.ts';
import type { Shelf } from '../../../stock/shelf.ts';
import type { PackedMaterial } from '../../../takeoff/material.ts';
import {
  COAT_WIDTHS,
  PUTTY_PER_SQUARE_METRE,
  SKIM,
} from '../../../takeoff/structure/indoors/plasterboard.ts';
import type { Bill } from '../bill.ts';
import type { JobStep, Target } from '../contract.ts';
import { DAY, minutesFor, step, does, needs, works } from '../steps/step.ts';
import type { ToolId } from '../steps/tools.ts';
import { brushLines, coating, DRYING } from './paint.ts';

/** Work rates of one beginner for the three coats on the joints of boards, m²/h. */
export const JOINT_RATES = [8, 15, 15] as const;

/** True if the boards are skimmed with plaster: chosen, and sold in the region. */
export const isSkimmed = ({
  values,
  bill,
}: {
  readonly values: { readonly finish: 'joints' | 'skim' };
  readonly bill: Bill;
}): boolean => values.finish === 'skim' && bill.sold('skim-plaster') === 'skim-plaster';

/** Skim plaster for an area, bags of 25 kg. */
export const skimLine = (bill: Bill, surface: Area, why: string): readonly PackedMaterial[] =>
  bill.pack('skim-plaster', (toSquareMetres(surface) / SKIM.squareMetresPerBag) * 25_000, why);

/** Square metres that a sheet of sandpaper smooths (trade practice; putty all over an estimate). */
const SANDED = { joints: 10, putty: 5 } as const;

/** Sandpaper of 180 grit for joints, or for the putty over them. */
export const jointSandpaper = (bill: Bill, surface: Area, why: string): readonly PackedMaterial[] =>
  bill.pack(
    'sandpaper',
    Math.ceil(toSquareMetres(surface) / SANDED[isPuttied({ bill }) ? 'putty' : 'joints']),
    why,
    { like: { grade: 180 } },
  );

/** Primer for new boards, and the roller sleeve for it. */
export const boardPrimerLines = (
  inputs: {
    readonly bill: Bill;
    readonly shelf: Shelf;
    readonly locale: Locale;
    readonly words: {
      readonly why: { readonly primer: (area: string) => string; readonly sleeve: string };
    };
  },
  surface: Area,
): readonly (readonly PackedMaterial[])[] => {
  const { why } = inputs.words;
  return [
    coating(inputs, 'wall-primer', surface, 1, why.primer(formatArea(surface, inputs.locale))),
    inputs.bill.oneFor('roller-sleeve', ['wall-primer'], why.sleeve),
  ];
};

/** Widths of the coats on the joints. If walls are puttied, putty over the boards replaces the last coat. */
export const jointCoats = (inputs: Pick<Puttied, 'bill'>) =>
  isPuttied(inputs) ? COAT_WIDTHS.slice(0, -1) : COAT_WIDTHS;

interface Rusting {
  readonly bill: Bill;
  readonly words: {
    readonly steps: { readonly heads: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'> };
    readonly why: {
      readonly rust: (screws: number) => string;
      readonly rustBrush: string;
    };
  };
}

const HEADS: Target = 'part:screw-heads';
/** Millilitres of paint on a head, and heads an hour (estimates). */
const DAB = 0.2;
const DABBED = 600;

/** Paint on every screw head before the joints are filled, because rust shows through putty (Chinese trade practice). */
export const rustStep = (
  { bill, words }: Rusting,
  screws: number,
  on: readonly Target[],
  tools: readonly ToolId[],
): JobStep | false =>
  bill.sold('rust-paint') !== undefined &&
  step('heads', words.steps.heads, {
    minutes: minutesFor(screws, DABBED),
    work: works(
      needs(on, 'boarded'),
      does('seal', HEADS, { cures: { minutes: DRYING.primer, kind: 'drying' } }),
    ),
    takes: [
      bill.pack('rust-paint', DAB * screws, words.why.rust(screws)),
      brushLines(bill, [25], words.why.rustBrush),
    ],
    tools,
  });

interface Puttied {
  readonly bill: Bill;
  readonly words: {
    readonly steps: { readonly putty: Pick<JobStep, 'title' | 'detail' | 'check' | 'safety'> };
    readonly why: { readonly putty: (area: string) => string };
  };
}

/** True if the region fills walls and ceilings with putty before priming, not with plaster. */
export const isPuttied = ({ bill }: Pick<Puttied, 'bill'>): boolean =>
  bill.sold('skim-plaster') === 'wall-putty';

/** m² an hour for both coats. */
const PACE = 5;

/** Putty all over in place of the last coat on the joints. */
export const puttyStep = (
  { bill, words }: Puttied,
  metres: number,
  shown: string,
  tools: readonly ToolId[],
  on: readonly Target[],
  { glasses, ...more }: { readonly detail?: string; readonly glasses: readonly PackedMaterial[] },
): JobStep =>
  step('putty', words.steps.putty, {
    ...more,
    minutes: minutesFor(metres, PACE),
    work: works(
      needs(on, 'boarded'),
      does('fill', on, { cures: { minutes: DAY, kind: 'drying' } }),
    ),
    takes: [
      bill.pack('wall-putty', metres * PUTTY_PER_SQUARE_METRE * 1000, words.why.putty(shown)),
      glasses,
    ],
    tools: ['plastering-trowel', 'mixing-paddle', 'drill', 'bucket', 'torch', ...tools],
  });
