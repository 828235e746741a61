import { en as enPlan } from '../../../language/en/job-plan.ts';
import {
  formatArea,
  formatLength,
  toArea,
  inches,
  length,
  mm,
  toMm,
  toSquareMetres,
  type Length,
} from '../../measure/units/units.ts';
import { variantNearest, type Section } from '../../stock/shelf.ts';
import { pieceCount, type Piece } from '../../takeoff/material.ts';
import { inColour } from '../kit/bill.ts';
import {
  CAULK_REACH,
  caulkLine,
  coating,
  leadTestLine,
  scrapeSafety,
  sandpaper,
  DRYING,
  knottingFor,
  brushLines,
} from '../kit/finish/paint.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import {
  ladderTo,
  safetyKit,
  DAY,
  step,
  minutesFor,
  roundMinutes,
  does,
  needs,
  works,
} from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import type { Panelled } from './layout.ts';

/** Minutes until adhesive has set (labels). */
const GLUE_SET = DAY;
/** Work rates of one beginner, m²/h or m/h, and minutes for a rail, an upright and a socket. */
const PACE = { flat: 15, find: 20, line: 8, fill: 20, sand: 15, caulk: 15, paint: 8 };
const EACH = { cut: 3, rail: 15, upright: 6, socket: 20 };

/** Width of covered floor along the wall. */
const BESIDE = mm(1500);
/** Length of strip, and m² of boards, that a sheet sands (trade practice). */
const SANDED = mm(10_000);
const SHEET = 8;
/** Distance between pairs of brads (trade practice), and of studs in the US, which hold those of rails. */
const EVERY = mm(600);
const STUDS = inches(16);
/** A piece has a pair of brads at each end. */
const ENDS = 2;

const bradsIn = (pieces: readonly Piece[], every: Length = EVERY): number =>
  pieces.reduce(
    (sum, { length: long, quantity }) =>
      sum + 2 * Math.max(ENDS, Math.floor(long / every) + 1) * quantity,
    0,
  );

/** Walls of the US are drywall on studs, which hold no brad between. */
const isOnStuds = ({ region }: Inputs): boolean => region === 'us';

/** Lines that several steps take. */
function sharedLines(
  inputs: Inputs,
  { boards, rails, uprights, foot, run, edges, area, taped, stays }: Panelled,
) {
  const { bill, words, locale } = inputs;
  const { why } = words;
  const shownRun = formatRoundRun(run, locale);
  const shownFoot = formatRoundRun(foot, locale);
  const { skirting, floor: bare, ceiling, wall, frames } = words.masked;
  const masked = compact([
    inputs.values.skirting > 0 ? skirting : bare,
    stays.ceiling && ceiling,
    stays.wall && wall,
    stays.frames && frames,
  ]);
  const floor = toSquareMetres(toArea(foot * BESIDE)) * 1000;
  const metres = toSquareMetres(area);
  const [ofRails, ofUprights] = [
    bradsIn(rails, isOnStuds(inputs) ? STUDS : EVERY),
    bradsIn(uprights),
  ];
  return {
    ...safetyKit(inputs, 'work-gloves'),
    // British guidance: FFP2 is too little for the dust of MDF (HSE, WIS23).
    ...(inputs.region === 'uk' && { mask: bill.pack('silica-mask', 1, why.mask) }),
    shownRun,
    brads: ofRails + ofUprights,
    // The tongues of boards hide their brads.
    holes: ofRails + (boards === undefined ? ofUprights : 0),
    // Boards come planed: their rails and ends are smoothed, their faces rubbed down after the first primer.
    sand: sandpaper(
      inputs,
      [120, 180],
      () => (boards === undefined ? run / SANDED : edges / SANDED + metres / SHEET),
      why.sand(boards === undefined ? shownRun : formatRoundRun(edges, locale)),
    ),
    // Old paint is dulled wet, without dust.
    wetPaper: bill.pack('wet-sandpaper', metres / SHEET, why.dull(formatArea(area, locale)), {
      like: { grade: 240 },
    }),
    sheet: bill.pack('dust-sheet', floor, why.sheets(shownFoot)),
    masked,
    tape: bill.pack('masking-tape', toMm(taped), why.tape(formatRoundRun(taped, locale), masked)),
  };
}
type Shared = ReturnType<typeof sharedLines>;

export function panelSteps(inputs: Inputs, done: Panelled): Sparse<JobStep> {
  const shared = sharedLines(inputs, done);
  return [
    ...readySteps(inputs, done, shared),
    ...fitSteps(inputs, done, shared),
    ...smoothSteps(inputs, done, shared),
    ...paintSteps(inputs, done, shared),
  ];
}

/** What is built, as a target of steps: it is filled, sanded and painted, and other jobs do not see it. */
const PANELLING: readonly Target[] = ['part:panelling'];

/** The panelled walls, as targets of steps. */
const wallsOf = ({ values }: Inputs): readonly Target[] =>
  values.walls.walls.map(({ id }): Target => `wall:${id}`);

function readySteps(
  inputs: Inputs,
  done: Panelled,
  { wetPaper, mask, glasses, sheet }: Shared,
): readonly JobStep[] {
  const { words, locale, values } = inputs;
  const { foot, top } = done;
  const { rest, wall, find, line } = words.steps;
  const walls = wallsOf(inputs);
  const metres = toMm(foot) / 1000;
  return [
    step('rest', rest, { minutes: 15, dryMinutes: 2 * DAY, rests: true }),
    // Strips rest while the wall is made ready for them.
    step('wall', wall, [formatRoundSize(3, locale)], {
      safety: scrapeSafety(inputs, wall),
      after: [],
      minutes: minutesFor(metres, PACE.flat),
      // Adhesive on paper holds only the paper.
      work: {
        makes: walls.map((target) => ({ target, state: 'smooth' })),
        damages: walls.map((target) => ({ target, state: 'papered' })),
        dust: 'plaster',
      },
      takes: [leadTestLine(inputs), wetPaper, mask, glasses, sheet],
      tools: ['filling-knife', 'long-straightedge', 'bucket', 'cloth', ladderOf(done)],
      gates: ['asbestos', 'lead'],
    }),
    step('find', find, {
      minutes: minutesFor(metres, PACE.find),
      tools: ['cable-finder', 'pencil', 'screwdriver', ladderOf(done)],
      gates: ['cables', 'gas-water'],
    }),
    step('line', line, {
      detail: locale.format.sentences(
        compact([
          line[done.boards === undefined ? 'detail' : 'boards'](formatLength(top, locale)),
          done.stays.ceiling && line.ceiling,
          values.skirting > 0 && !standsOut(inputs, done) && line.offcut,
        ]),
      ),
      check: done.boards !== undefined ? line.level : done.covered > 0 ? line.moved : line.check,
      minutes: minutesFor(metres, PACE.line),
      work: works(needs(walls, 'smooth'), does('mark', walls)),
      tools: ['level-long', 'tape-measure', 'pencil', ladderOf(done)],
    }),
  ];
}

/** Higher panelling is reached from a ladder. */
const REACHED = mm(1900);

const ladderOf = ({ top }: Panelled) => top > REACHED && ladderTo(top);

/** True if the lowest rail is thicker than the skirting of that height that shops sell. */
const standsOut = ({ values, shelf }: Inputs, { frames }: Panelled): boolean =>
  values.skirting > 0 &&
  frames.section.thickness >
    variantNearest(shelf.skirting.variants, 'width', values.skirting).thickness;

/** Length of strip that a tube of adhesive holds (trade practice). */
const GLUED = mm(7000);

/** Length of a brad in what is behind the strip: plaster, or drywall and 3/4 in of the stud (trade practice). */
const BRAD_REACH = { wall: mm(22), stud: inches(1.25) } as const;

function fitSteps(
  inputs: Inputs,
  done: Panelled,
  { shownRun, brads, holes, gloves, mask, glasses }: Shared,
): Sparse<JobStep> {
  const { words, locale, bill, shelf } = inputs;
  const walls = wallsOf(inputs);
  const { steps, why } = words;
  const { frames, boards, rails, uprights, sockets } = done;
  const slopes = standsOut(inputs, done);
  const [across, upright] = [pieceCount(rails), pieceCount(uprights)];
  const strips = bill.lengths(frames.product, {
    section: frames.section,
    pieces: boards === undefined ? [...rails, ...uprights] : rails,
    why: boards === undefined ? why.strips(across, upright) : why.rails(across),
  });
  const lining =
    boards &&
    bill.lengths(boards.product, {
      section: boards.section,
      pieces: uprights,
      why: why.boards(
        upright,
        formatArea(done.area, locale),
        formatLength(boards.section.width, locale),
      ),
    });
  const onStuds = isOnStuds(inputs);
  const glue = bill.pack('grab-adhesive', done.run / GLUED, why.adhesive(shownRun));
  const bradFor = ({ thickness }: Section) =>
    variantNearest(
      shelf['brad-nails'].variants,
      'length',
      length(thickness + BRAD_REACH[onStuds ? 'stud' : 'wall']),
    );
  const bradLine = (variant: ReturnType<typeof bradFor>, count: number) =>
    bill.pack('brad-nails', count, why.brads(count), { variant });
  const [ofFrames, ofBoards] = [bradFor(frames.section), boards && bradFor(boards.section)];
  // Boards thinner than their rails take brads of their own.
  const isOne = ofBoards === undefined || ofBoards.key === ofFrames.key;
  const fixed = [glue, bradLine(ofFrames, isOne ? brads : holes)];
  const fixedBoards = isOne ? fixed : [glue, bradLine(ofBoards, brads - holes)];
  const standing = {
    minutes: roundMinutes(EACH.upright * upright, 30),
    takes: [lining ?? strips, ...fixedBoards, boards && mask, glasses],
    tools: ['brad-nailer', 'caulk-gun', 'level-long', boards && 'jigsaw', ladderOf(done)],
    gates: ['cables'],
    work: works(
      does('screw', walls),
      does('panel', [...walls, ...PANELLING], { cures: { minutes: GLUE_SET, kind: 'drying' } }),
    ),
  } as const;
  const [least, most] = [Math.min(...done.gaps), Math.max(...done.gaps)].map((gap) =>
    formatLength(length(gap), locale),
  );
  return [
    step('cut', steps.cut, {
      detail: locale.format.sentences(
        compact([
          steps.cut[boards === undefined ? 'detail' : 'boards'],
          done.inside && steps.cut.inside,
          done.outside && steps.cut[boards === undefined ? 'outside' : 'outsideBoards'],
        ]),
      ),
      ...(boards !== undefined && { check: steps.cut.first }),
      ...(frames.product !== 'mdf-strip' && { safety: steps.cut.wood }),
      after: ['rest', 'line'],
      minutes: roundMinutes(EACH.cut * (across + upright), 30),
      takes: [strips, lining, gloves, mask, glasses],
      tools: ['mitre-saw', 'ear-defenders', 'tape-measure', 'pencil'],
    }),
    step('rails', steps.rails, {
      detail: locale.format.sentences(
        compact([
          slopes && steps.rails.slope,
          onStuds ? steps.rails.studs : steps.rails.detail,
          done.hasRipped && steps.rails.ripped,
        ]),
      ),
      minutes: Math.max(30, EACH.rail * across),
      work: works(needs(walls, 'marked'), does('screw', walls), does('panel', walls)),
      takes: [strips, ...fixed, done.hasRipped && mask, glasses],
      tools: [
        'brad-nailer',
        'caulk-gun',
        'level-long',
        slopes && 'plane',
        done.hasRipped && 'jigsaw',
        ladderOf(done),
      ],
      gates: ['cables'],
    }),
    boards === undefined
      ? step('uprights', steps.uprights, {
          ...standing,
          detail:
            least === most
              ? steps.uprights.detail(least ?? '')
              : steps.uprights.several(least ?? '', most ?? ''),
        })
      : step('uprights', steps.boards, {
          ...standing,
          detail: locale.format.sentences(
            compact([rippedBoards(inputs, done), steps.boards.detail(formatRoundSize(2, locale))]),
          ),
        }),
    // Strips go past sockets; boards bring the whole wall forward.
    boards !== undefined &&
      sockets > 0 &&
      step('sockets', steps.sockets, {
        minutes: Math.max(20, EACH.socket * sockets),
        takes: [bill.pack('socket-spacer', sockets, why.spacers)],
        tools: ['screwdriver'],
        gates: ['cables'],
      }),
  ];
}

/** First boards that are ripped, each with its place if there are several first ones. */
function rippedBoards({ words, locale }: Inputs, { boards, walls }: Panelled): string | undefined {
  const { boards: says } = words.steps;
  const all = walls.flatMap(({ wall, firsts }) => firsts.map((one) => ({ wall, ...one })));
  const ripped = all
    .filter(({ first }) => first < (boards?.section.width ?? 0))
    .map(({ wall, from, first }) => {
      const [wide, at] = [first, from].map((size) => formatLength(length(size), locale));
      const name = locale.words('jobPlan', enPlan).wall(wall.id);
      return all.length === 1 ? (wide ?? '') : says.at(wide ?? '', name, at ?? '');
    });
  if (ripped.length === 0) return undefined;
  return says.ripped(ripped, ripped.length < all.length);
}

/** Grams of filler for a hole. */
const HOLE = 1;

function smoothSteps(
  inputs: Inputs,
  done: Panelled,
  { holes, sand, mask, glasses }: Shared,
): readonly JobStep[] {
  const { boards, edges } = done;
  const ladder = ladderOf(done);
  const { words, bill } = inputs;
  const { steps, why } = words;
  const metres = toMm(edges) / 1000;
  return [
    step('fill', steps.fill, {
      minutes: minutesFor(metres, PACE.fill),
      work: works(
        needs(PANELLING, 'panelled'),
        does('fill', PANELLING, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
      ),
      takes: [bill.pack('wood-filler', HOLE * holes, why.filler(holes))],
      tools: ['filling-knife', ladder],
    }),
    step('sand', steps.sand, {
      ...(boards !== undefined && { detail: steps.sand.boards }),
      minutes: minutesFor(metres, PACE.sand),
      // The strips are sanded, not what is between them.
      work: works(needs(PANELLING, 'flat'), {
        makes: PANELLING.map((target) => ({ target, state: 'smooth' })),
        dust: 'wood',
      }),
      takes: [sand, mask, glasses],
      tools: ['sanding-block', 'torch', 'vacuum', 'cloth', ladder],
    }),
  ];
}

const COATS = 2;

/** Surface of boards with the slopes of their joints, to the wall that they cover (our estimate). */
const JOINTED = 1.1;

function paintSteps(
  inputs: Inputs,
  done: Panelled,
  { sand, sheet, tape, masked }: Shared,
): readonly JobStep[] {
  const { words, bill, locale, values } = inputs;
  const { steps, why } = words;
  const { width, thickness } = done.frames.section;
  // Faces and edges of strips; of boards their front and their joints.
  const isFramed = done.boards === undefined;
  const area = toArea(
    Math.round(isFramed ? done.area + done.run * 2 * thickness : done.area * JOINTED),
  );
  const bare = isFramed ? toArea(Math.round(done.run * (width + 2 * thickness))) : area;
  const shown = formatArea(area, locale);
  const [primed, painted] = isFramed
    ? [why.primer(formatArea(bare, locale)), why.paint(shown)]
    : [why.onBoards(shown), why.onBoards(shown)];
  const primer = coating(inputs, 'wood-primer', bare, COATS, primed);
  const paint = coating(inputs, 'trim-paint', area, COATS, painted, values.colour);
  const brushes = [
    brushLines(bill, [50], why.brush),
    bill.oneFor(
      'mini-roller-sleeve',
      ['wood-primer', inColour('trim-paint', values.colour)],
      why.sleeves,
    ),
  ];
  const minutes = minutesFor(toSquareMetres(done.area), PACE.paint);
  // Softwood has knots, MDF none.
  const isSoftwood = done.boards !== undefined || done.frames.product !== 'mdf-strip';
  const knots = isSoftwood ? bill.pack('knotting', knottingFor(done.area), why.knots) : [];
  const tools = ['mini-roller', 'paint-kettle', 'knee-pads', ladderOf(done)] as const;
  const common = { minutes, tools } as const;
  const primes = does('prime', PANELLING, { cures: { minutes: DRYING.primer, kind: 'drying' } });
  return [
    step('prime', steps.prime, {
      detail: locale.format.sentences(
        compact([knots.length > 0 && steps.prime.knots, steps.prime.detail]),
      ),
      ...(knots.length > 0 && { safety: steps.prime.spirit }),
      ...common,
      work: works(needs(PANELLING, 'smooth'), primes),
      takes: [knots, primer, sheet, ...brushes],
      tools: [...tools, isSoftwood && 'cloth'],
    }),
    step('prime-2', steps.primeAgain, {
      ...common,
      // Edges of MDF swell, fibres of wood rise.
      ...(isSoftwood && { detail: steps.primeAgain.wood, check: steps.primeAgain.even }),
      work: works(needs(PANELLING, 'primed'), primes),
      tools: [...tools, 'cloth'],
      takes: [primer, sand, ...brushes],
    }),
    // Caulk holds on primed wood.
    step('caulk', steps.caulk, {
      ...(done.boards !== undefined && { detail: steps.caulk.boards }),
      minutes: minutesFor(toMm(done.edges) / 1000, PACE.caulk),
      work: works(
        needs(PANELLING, 'primed'),
        does('seal', PANELLING, { cures: { minutes: DRYING.caulk, kind: 'drying' } }),
      ),
      takes: [caulkLine(inputs, done.edges, CAULK_REACH.wide)],
      tools: ['caulk-gun', ladderOf(done)],
    }),
    step('paint', steps.paint, {
      detail: locale.format.sentences([
        steps.paint.mask(masked),
        done.boards === undefined ? steps.paint.detail : steps.paint.boards,
      ]),
      check: done.boards === undefined ? steps.paint.check : steps.paint.joints,
      ...common,
      work: works(
        needs(PANELLING, 'primed', 'sealed'),
        does('paint', PANELLING, { cures: { minutes: DRYING.trimPaint, kind: 'drying' } }),
        { installs: [{ item: 'masking-tape', on: 'skirting' }] },
      ),
      takes: [paint, tape, ...brushes],
    }),
    step('paint-2', steps.second, {
      check: done.boards === undefined ? steps.second.check : steps.second.boards,
      ...common,
      work: works(needs(PANELLING, 'painted'), does('paint', PANELLING), {
        removes: [{ item: 'masking-tape', on: 'skirting' }],
      }),
      takes: [paint, ...brushes],
      tools: [...tools, 'screwdriver'],
    }),
  ];
}
