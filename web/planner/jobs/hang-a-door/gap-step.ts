// The gap between a fire door's frame and the wall.
import { mm, toArea, toSquareMetres } from '../../measure/units/units.ts';
import { FIRE_FRAME } from '../../takeoff/structure/indoors/door.ts';
import { does, needs, step, works } from '../kit/steps/step.ts';
import { type JobStep } from '../kit/contract.ts';
import { type DoorJob } from './layout.ts';
import { type DoorLines } from './lines.ts';
import { FRAME, isFire, said, shown } from './terms.ts';

const { sealed, cap } = FIRE_FRAME;

/** Length that a tube of sealant fills, 10 mm wide and deep (trade practice). */
const SEALED = mm(3000);
/** Share of its thickness to which wool is pressed (estimate). */
const PRESSED = 1 / 2;

interface Gap {
  readonly wide: number;
  readonly run: number;
}

/** Gaps at the legs and over the head. */
const gapsRound = ({ door: { frame, inside } }: DoorJob): readonly Gap[] =>
  frame === undefined
    ? []
    : [
        { wide: frame.pack.side, run: 2 * inside.height },
        { wide: frame.pack.top, run: inside.width },
      ];

/** Sealant at both faces; a gap narrower than 10 mm gets a deeper bead. */
function sealantOf(inputs: DoorJob) {
  const run = gapsRound(inputs).reduce(
    (sum, gap) => sum + 2 * gap.run * (Math.max(cap, gap.wide) / cap),
    0,
  );
  return inputs.bill.pack('fire-sealant', run / SEALED, inputs.words.why.sealant);
}

/** Wool behind the sealant, of the thinnest slab; none if sealant alone fills the gaps. */
function woolOf(inputs: DoorJob) {
  const { bill, values, shelf, words } = inputs;
  const [slab] = shelf['wall-insulation'].variants;
  const deep = Math.max(0, values.thick - 2 * cap);
  const filled = gapsRound(inputs)
    .filter(({ wide }) => wide > sealed)
    .reduce((sum, { wide, run }) => sum + wide * run, 0);
  const area = toArea(Math.round((filled * deep) / ((slab.thickness ?? mm(50)) * PRESSED)));
  const need = Math.ceil(1000 * toSquareMetres(area));
  return need > 0 ? bill.pack('wall-insulation', need, words.why.wool, { variant: slab }) : [];
}

/** Wool and sealant round a new frame, before trim covers the gap. */
export function frameGapStep(
  inputs: DoorJob,
  { gloves, glasses, mask }: DoorLines,
): JobStep | false {
  const { words, door } = inputs;
  const { gap } = words.steps;
  if (!isFire(inputs) || door.frame === undefined) return false;
  const wool = woolOf(inputs);
  const isFilled = wool.length > 0;
  return step('gap', gap, {
    detail: said(
      inputs,
      isFilled && gap.wool(shown(sealed, inputs), shown(cap, inputs)),
      gap.sealant(shown(cap, inputs)),
    ),
    ...(isFilled && { safety: gap.safety }),
    minutes: isFilled ? 60 : 30,
    work: works(needs(FRAME, 'fixed'), does('seal', FRAME)),
    takes: [wool, sealantOf(inputs), gloves, isFilled && glasses, isFilled && mask],
    tools: ['caulk-gun', isFilled && 'utility-knife'],
  });
}
