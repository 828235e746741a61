import { mm, toMm } from '../../measure/units/units.ts';
import { gatherPieces, EMBED, screwed } from '../../takeoff/material.ts';
import { formatRoundSize } from '../kit/format-sizes.ts';
import { isFoamed } from './fields.ts';
import { type JobStep, type Sparse } from '../kit/contract.ts';
import { DAY, step, does, needs, works } from '../kit/steps/step.ts';
import { type DoorJob, isDrilled } from './layout.ts';
import { FRAME, OPENING, finishOf, frameWhy, handOf, isHeavy, said, shown } from './terms.ts';
import { type DoorLines, packersIn } from './lines.ts';
import { FIXINGS, feetLine, fixings, footOf, intoWall, raisedBy } from './fixings.ts';

/** Minutes until foam can be cut (labels: the next day). */
const FOAM_SET = DAY / 2;

/** Between screws of a strip (trade practice). */
const STRIP_SCREWS = mm(400);

/** Strips of timber round an opening that is too large for wedges. */
function liningStep(inputs: DoorJob, { glasses }: DoorLines): JobStep | false {
  const { bill, door, words, values, locale } = inputs;
  const { why, steps } = words;
  const lined = door.frame?.lined;
  if (lined === undefined) return false;
  const { strip, rows, inset, at } = lined;
  const runs = [
    { name: 'packing', length: values.wallHeight, quantity: at === 'head' ? 0 : 2 * rows },
    { name: 'packing', length: values.wallWidth, quantity: at === 'sides' ? 0 : rows },
  ];
  const screws = runs.reduce(
    (sum, one) => sum + (Math.ceil(one.length / STRIP_SCREWS) + 1) * one.quantity,
    0,
  );
  const every = formatRoundSize(toMm(STRIP_SCREWS), locale);
  const isMasonry = values.wall === 'masonry';
  return step(
    'line',
    steps.line,
    [
      shown(strip.thickness, inputs),
      at,
      rows > 1 && inset > 0 ? 'in' : rows > 1 ? 'faces' : 'middle',
      shown(inset, inputs),
      every,
    ],
    {
      minutes: 45,
      after: ['measure'],
      work: works(does('fix', OPENING), isMasonry && { dust: 'silica' }),
      takes: [
        bill.lengths('batten', {
          section: strip,
          pieces: gatherPieces(runs),
          why: why.lining(shown(door.way.pack.most, inputs)),
        }),
        ...intoWall(inputs, strip.thickness, screws, why.stripScrews(every)),
        glasses,
      ],
      tools: ['hand-saw', 'drill', 'wood-bits', 'level-long', 'cable-finder', 'tape-measure'],
      gates: ['cables', isMasonry && 'silica'],
    },
  );
}

export function frameSteps(inputs: DoorJob, lines: DoorLines): Sparse<JobStep> {
  const { bill, door, words } = inputs;
  const { set, fix } = words.steps;
  const { leaf, packers, glue, glasses, mask, gloves, sack } = lines;
  const isHung = door.product === 'prehung-door';
  const [foamed, drilled] = [isFoamed(inputs), isDrilled(inputs)];
  const lining = door.frame?.lining;
  const ripped = door.frame?.ripped ?? 0;
  const braces = isHung ? 0 : foamed ? 3 : 1;
  const isLined = door.frame?.lined !== undefined;
  const item = packersIn(inputs);
  return [
    liningStep(inputs, lines),
    step('set', set, {
      ...(isLined && { after: ['rest', 'line'] }),
      detail: said(
        inputs,
        ripped > 0 && set.rip(shown(inputs.values.thick, inputs)),
        footOf(inputs),
        isHung ? set.hung : set.frame(inputs.region === 'eu' ? 'yes' : 'no'),
        set.wedge,
        handOf(inputs),
      ),
      minutes: 60,
      work: works(
        isLined && needs(OPENING, 'fixed'),
        does('fit', FRAME),
        {
          installs: [
            { item, on: FRAME },
            ...(braces > 0 ? [{ item: 'batten', count: braces, on: FRAME } as const] : []),
          ],
        },
        ripped > 0 && { dust: 'wood' },
      ),
      takes: isHung
        ? [packers, leaf]
        : [
            packers,
            lining &&
              bill.pack(
                'door-lining',
                1,
                said(inputs, frameWhy(inputs, lining), finishOf(inputs)),
                {
                  variant: lining,
                },
              ),
            glue,
            frameScrews(inputs),
            bracesOf(inputs, braces),
            ...(ripped > 0 ? [glasses, mask] : []),
          ],
      tools: [
        'level-long',
        'square',
        'hand-saw',
        'hammer',
        'screwdriver',
        ...(isHung || inputs.region === 'eu' ? [] : (['drill', 'wood-bits'] as const)),
        ripped > 0 && 'circular-saw',
        ripped > 0 && 'clamps',
        ripped > 0 && 'ear-defenders',
      ],
      gates: [isHeavy(inputs) && 'lifting'],
    }),
    step('fix', fix, {
      detail: said(
        inputs,
        foamed ? fix.foam : fix.screws(FIXINGS, drilled && inputs.region === 'us'),
        !foamed && hasTwoStrips(inputs) && fix.strips,
        braces > 0 && fix.braces(braces),
        raisedBy(inputs) > 0 && fix.feet,
        foamed && (inputs.region === 'eu' ? fix.halves : fix.casing),
      ),
      safety: foamed ? fix.foamSafety : fix.safety,
      minutes: 45,
      work: works(
        needs(FRAME, 'fitted'),
        does('fix', FRAME, foamed ? { cures: { minutes: FOAM_SET, kind: 'hardening' } } : {}),
        {
          removes: [
            { item, on: FRAME },
            ...(braces > 0 ? [{ item: 'batten', on: FRAME } as const] : []),
          ],
        },
        drilled && { dust: 'silica' },
      ),
      takes: [
        ...fixings(inputs),
        raisedBy(inputs) > 0 && feetLine(inputs),
        packers,
        foamed && glue,
        glasses,
        !foamed && mask,
        gloves,
        sack,
      ],
      tools: [
        'level-long',
        'hand-saw',
        ...(foamed
          ? (['utility-knife'] as const)
          : (['drill', 'wood-bits', 'cable-finder'] as const)),
        raisedBy(inputs) > 0 && 'caulk-gun',
      ],
      gates: [!foamed && 'cables', drilled && 'silica'],
    }),
  ];
}

/** True if the legs stand on two strips, one along each face of the wall. */
const hasTwoStrips = ({ door: { frame } }: DoorJob): boolean =>
  frame?.lined?.rows === 2 && frame.lined.at !== 'head';

/** Two screws a corner from the legs into the head. Frames that slide come with their fittings. */
const frameScrews = ({ bill, door, region, words }: DoorJob) =>
  region === 'eu'
    ? []
    : bill.fixings(
        'wood-screws',
        screwed(door.frame?.jamb ?? mm(0), EMBED.stud, mm(4), { each: 2, places: 2 }),
        words.why.frameScrews,
      );

/** Battens across the frame, which hold its legs apart until it is fixed. */
function bracesOf({ bill, shelf, words, door }: DoorJob, quantity: number) {
  const [section] = shelf.batten.variants;
  return bill.lengths('batten', {
    section,
    pieces: [{ name: 'brace', length: door.inside.width, quantity }],
    why: words.why.braces,
  });
}
