import { withKerf, SPARE_FIXINGS } from '../kit/bill.ts';
import {
  formatArea,
  formatDepth,
  formatLength,
  length,
  mm,
  toArea,
  toMm,
  type Area,
  type Length,
} from '../../measure/units/units.ts';
import type { Section } from '../../stock/shelf.ts';
import { screwed, gatherPieces, pieceCount } from '../../takeoff/material.ts';
import {
  caulkLine,
  boardPaintLines,
  boardPaintSteps,
  brushLines,
  coating,
  DRYING,
} from '../kit/finish/paint.ts';
import { formatRoundSize, formatRoundRun, formatRoundWeight } from '../kit/format-sizes.ts';
import { comesFromSheets, SHELF_PRODUCTS } from '../kit/walls/shelf-boards.ts';
import {
  wallFixingOf,
  STRAP,
  fixingTools,
  wallFixingLines,
  findServicesStep,
} from '../kit/walls/wall-fixing.ts';
import { formatBit, jointHoles, PIN_HOLE } from '../kit/walls/case-holes.ts';
import type { Inputs } from './fields.ts';
import {
  battenOf,
  coverFrom,
  endBattenOf,
  lipOf,
  liftOf,
  lipsOf,
  type Built,
  jointScrews,
  jointsOf,
  pieceRunOf,
  isDrilled,
  isFixed,
  dowelledEnds,
  fixedAt,
  hasTimberCover,
  openOver,
  edgesOf,
  tapedStrips,
  isPainted,
  faces,
  shownSag,
} from './layout.ts';
import { type JobStep, compact, type Sparse, type Target, type Work } from '../kit/contract.ts';
import { GLUE_SETS, safetyKit, step, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { ToolId } from '../kit/steps/tools.ts';

/** Every board, and the back of a unit. */
function boardLines(inputs: Inputs, built: Built) {
  const { bill, words, values, shelf, locale } = inputs;
  const count = pieceCount(built.panels);
  const shown = formatDepth(built.planned.span, locale);
  const boards = bill.sheets(SHELF_PRODUCTS[values.board], {
    thickness: built.board,
    panels: built.panels,
    why: words.why.board(count, values.shelves, shown, formatDepth(built.deep, locale)),
  });
  const back = bill.sheets('back-board', {
    thickness: shelf['back-board'].variants[0],
    panels: built.back,
    why: words.why.back,
  });
  return { boards: withKerf(boards, inputs.values.kerf), back: withKerf(back, inputs.values.kerf) };
}

/** True if the sheets of the shop are large enough for all panels. */
export function canBeSawn(inputs: Inputs, built: Built): boolean {
  const { boards, back } = boardLines(inputs, built);
  return [...boards, ...back].every(({ panels, stock, trim }) =>
    comesFromSheets(panels, stock, trim),
  );
}

function battenLines(inputs: Inputs, built: Built) {
  const { bill, words, values, shelf } = inputs;
  const section = battenOf(shelf);
  const { shelves } = values;
  const lines = bill.lengths('batten', {
    section,
    pieces: [
      { name: 'back-batten', length: built.inside, quantity: shelves },
      { name: 'end-batten', length: endBattenOf(inputs, built), quantity: 2 * shelves },
    ],
    why: words.why.battens(3 * shelves),
  });
  return withKerf(lines, inputs.values.kerf);
}

function stripLines(inputs: Inputs, built: Built) {
  const { bill, words, shelf } = inputs;
  const { planned, isUnit } = built;
  const lines = bill.lengths('planed-timber', {
    section: lipOf(shelf),
    pieces: gatherPieces([
      ...lipsOf(inputs, built),
      { name: 'scribe', length: coverFrom(inputs, built), quantity: isUnit ? 2 : 0 },
      { name: 'scribe', length: built.outside, quantity: hasTimberCover(inputs, built) ? 1 : 0 },
    ]),
    why: words.why.strips(planned.hasLip, isUnit, hasTimberCover(inputs, built)),
  });
  return withKerf(lines, inputs.values.kerf);
}

/** Pins of a back, and of a strip; millilitres of glue a joint and a metre of strip (estimates). */
const PIN_EVERY = mm(125);

const GLUE = { joint: 10, metre: 30 } as const;

/** Hole for a screw of 4 mm in the end of a board, mm. */
const UPRIGHT_PILOT = 3;

/** Screws from battens up into a shelf, at its back and ends. */
const UP = 7;
/** Least thread in a shelf, and board over the point. */
const LEAST_UP = mm(9);
const SKIN = mm(3);

/** Screws of a unit's joints, or up from battens into their shelf. */
function screwLines(inputs: Inputs, built: Built) {
  const { bill, words, values } = inputs;
  const { why } = words;
  const joints = jointsOf(inputs, built);
  const dowelled = dowelledEnds(inputs, built);
  const each = jointScrews(built.sideDepth);
  const plinth = built.plinth > 0 ? PLINTH_ENDS : 0;
  const screws = (joints - dowelled - plinth) * each + plinth * jointScrews(built.plinth);
  const dowels = dowelled * each;
  const like = { length: mm(50) };
  if (!built.isUnit) {
    const up = UP * values.shelves;
    // Two from above into each, and two through the foot of each that stands on a shelf.
    const through = 2 * built.planned.uprights * (2 * values.shelves - 1);
    const slack = { amount: Math.ceil(up * SPARE_FIXINGS.share), for: SPARE_FIXINGS.for };
    const [batten, thick] = [battenOf(inputs.shelf).width, built.board.thickness];
    return [
      // As deep as the board allows; the point stays inside.
      ...bill.fixings(
        'wood-screws',
        {
          ...screwed(batten, LEAST_UP, mm(3.5), { each: UP, places: values.shelves }),
          most: length(batten + thick - SKIN),
        },
        why.upScrews(UP),
        { slack },
      ),
      ...bill.pack('wood-screws', through, why.uprightScrews, { like, slack: SPARE_FIXINGS }),
    ];
  }
  const isConfirmat = bill.sold('confirmat-screws') === 'confirmat-screws';
  const told = why.joints(joints - dowelled - plinth, each, plinth * jointScrews(built.plinth));
  return [
    ...(isConfirmat
      ? bill.pack('confirmat-screws', screws, told, { slack: SPARE_FIXINGS })
      : bill.pack('wood-screws', screws, told, { like, slack: SPARE_FIXINGS })),
    ...bill.pack('dowels', dowels, why.dowels(dowelled, each), {
      slack: SPARE_FIXINGS,
    }),
  ];
}

function wallLines(inputs: Inputs, built: Built) {
  const { words, values, locale } = inputs;
  const { why } = words;
  if (!isFixed(built) || !built.fixing.ok) return [];
  const amount = built.fixings * (built.isUnit ? 1 : values.shelves);
  return wallFixingLines(inputs, {
    fixing: built.fixing.value,
    amount,
    through: fixedThrough(inputs, built),
    why: { ...why, wall: why.wall(amount, formatRoundSize(400, locale), built.isUnit) },
  });
}

/** Ends of a plinth, which are too low for more than two screws. */
const PLINTH_ENDS = 2;

/** Grams of filler for a screw. */
const HOLE = 2;

/** A face and an edge. */
const seen = ({ width, thickness }: Section): number => width + thickness;

/** Painted faces: one of the back, and what is seen of lips, strips and battens. */
function paintedArea(inputs: Inputs, built: Built): Area {
  const { shelf, values } = inputs;
  const battens = built.isUnit
    ? 0
    : values.shelves * (built.inside + 2 * endBattenOf(inputs, built)) * seen(battenOf(shelf));
  return toArea(
    faces(built.panels) +
      faces(built.back) / 2 +
      pieceRunOf(inputs, built) * seen(lipOf(shelf)) +
      battens,
  );
}

/** Lines that several steps take. */
function shelfLines(inputs: Inputs, built: Built) {
  const { bill, words, locale } = inputs;
  const { why } = words;
  const joints = jointsOf(inputs, built);
  const strips = pieceRunOf(inputs, built);
  const painted = paintedArea(inputs, built);
  const shown = formatArea(painted, locale);
  return {
    ...safetyKit(inputs, 'work-gloves'),
    ...boardLines(inputs, built),
    ...boardPaintLines(inputs, painted, {
      ...why,
      primer: why.primer(shown),
      paint: why.paint(shown),
    }),
    battens: battenLines(inputs, built),
    strips: stripLines(inputs, built),
    screws: screwLines(inputs, built),
    wall: wallLines(inputs, built),
    glue: bill.pack(
      'wood-glue',
      GLUE.joint * joints + (GLUE.metre * toMm(strips)) / 1000,
      why.glue,
    ),
    filler: bill.pack(
      'wood-filler',
      HOLE * Math.max(10, joints * jointScrews(built.sideDepth)),
      why.filler,
    ),
  };
}

type ShelfLines = ReturnType<typeof shelfLines>;

/** Minutes of one beginner for each panel, joint and shelf, and for a metre of strip. */
const EACH = {
  panel: 6,
  edge: 8,
  joint: 6,
  lip: 10,
  batten: 20,
  shelf: 15,
  paint: 5,
  varnish: 5,
} as const;

/** Edging tape that is cut off a strip, both ends together (makers: 25 mm over each end). */
const TAPE_ENDS = mm(50);

export function shelfSteps(inputs: Inputs, built: Built): Sparse<JobStep> {
  const lines = shelfLines(inputs, built);
  return [
    ...beforeSteps(inputs, built),
    !built.isUnit && battenStep(inputs, built, lines),
    ...sawSteps(inputs, built, lines),
    ...(built.isUnit ? unitSteps(inputs, built, lines) : restSteps(inputs, built, lines)),
    ...endSteps(inputs, built, lines),
  ];
}

/** Walls of the alcove, its boards and battens, and the unit that they make. */
const ALCOVE: Target = 'part:alcove';
const SERVICES: Target = 'part:services';
const BOARDS: Target = 'part:boards';
const BATTENS: Target = 'part:battens';
const LIPS: Target = 'part:lips';
const STRIPS: Target = 'part:strips';
const UNIT: Target = 'part:unit';
const SHELVES: Target = 'part:shelves';

/** Holes in masonry make silica dust. */
const wallDrilling = (inputs: Inputs): Work =>
  works(needs(SERVICES, 'found'), isDrilled(inputs) && { dust: 'silica' });

function beforeSteps({ words, locale }: Inputs, built: Built): Sparse<JobStep> {
  const { steps } = words;
  return [
    step('measure', steps.measure, {
      detail: locale.format.sentences(
        compact([steps.measure.detail, built.isUnit && steps.measure.skirting]),
      ),
      check: steps.measure.check(formatRoundSize(5, locale)),
      minutes: 20,
      tools: ['tape-measure', 'square', 'pencil'],
    }),
    isFixed(built) && findServicesStep(steps.find),
    step('level', steps.level, {
      detail: built.isUnit
        ? steps.level.unit(built.plinth > 0)
        : steps.level.battens(formatLength(built.clear, locale)),
      minutes: 20,
      work: does('mark', ALCOVE),
      tools: ['level-long', 'pencil', 'tape-measure'],
    }),
  ];
}

const wallTools: readonly ToolId[] = [
  'drill',
  'level-long',
  'screwdriver',
  'ear-defenders',
  'vacuum',
];

/** Thickness of what is fixed to the wall: a strap of a unit, or a batten. */
const fixedThrough = ({ shelf }: Inputs, { isUnit }: Built): Length =>
  isUnit ? STRAP : battenOf(shelf).thickness;

const wallToolsFor = (inputs: Inputs, built: Built): Sparse<ToolId> => [
  ...fixingTools(
    inputs.values.wall,
    built.fixing.ok ? built.fixing.value : undefined,
    inputs.shelf,
    fixedThrough(inputs, built),
  ),
  inputs.values.wall === 'stud' && 'wood-bits',
  ...wallTools,
];

/** Drilling instructions: for a plug, for a through fixing, or for a pilot hole. */
function drilling(inputs: Inputs, built: Built): string {
  const { wall } = inputs.words.steps;
  const made = built.fixing.ok
    ? wallFixingOf(built.fixing.value, inputs.shelf, fixedThrough(inputs, built))
    : undefined;
  if (made?.way === 'toggle') {
    const bolted = built.isUnit ? wall.toggleStrap : wall.toggle;
    return bolted(formatLength(made.wide, inputs.locale));
  }
  if (made?.way === 'self') return wall.self;
  if (!isDrilled(inputs)) return wall.board;
  // A strap’s holes are narrower than a plug; an American concrete screw has none.
  const isSleeve = built.isUnit && inputs.region !== 'us';
  const through = isSleeve ? wall.sleeve : wall.through;
  const holes = made?.way === 'through' ? through : wall.plugs;
  return inputs.values.wall === 'soft-block'
    ? inputs.locale.format.sentences([holes, wall.soft])
    : holes;
}

function battenStep(
  inputs: Inputs,
  built: Built,
  { battens, wall, mask, glasses }: ShelfLines,
): JobStep {
  const { words, values, locale } = inputs;
  const { steps } = words;
  return step('battens', steps.battens, {
    detail: locale.format.sentences([steps.battens.detail, drilling(inputs, built)]),
    safety: isDrilled(inputs) ? steps.wall.safety : steps.wall.timber,
    minutes: roundMinutes(EACH.batten * values.shelves, 30),
    work: works(needs(ALCOVE, 'marked'), wallDrilling(inputs), does('fix', BATTENS)),
    gates: [isDrilled(inputs) && 'silica'],
    takes: [battens, wall, isDrilled(inputs) && mask, glasses],
    tools: [...wallToolsFor(inputs, built), 'wood-bits', 'hand-saw'],
  });
}

function sawSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { bill, words, values, locale } = inputs;
  const { steps, why } = words;
  const panels = pieceCount(built.panels) + built.back.length;
  const edges = edgesOf(built);
  return [
    step('saw', steps.saw, {
      minutes: roundMinutes(EACH.panel * panels, 30),
      work: does('saw', BOARDS),
      gates: ['lifting'],
      takes: [lines.boards, lines.back, lines.glasses, lines.mask, lines.gloves],
      tools: ['circular-saw', 'straightedge', 'clamps', 'tape-measure', 'ear-defenders'],
    }),
    // Edges of melamine that are seen take tape.
    values.board === 'melamine' &&
      edges > 0 &&
      step('edge', steps.edge, {
        minutes: roundMinutes(EACH.edge * pieceCount(built.panels), 20),
        work: works(needs(BOARDS, 'cut'), does('glue', 'part:edging')),
        takes: [
          bill.pack(
            'edging-tape',
            toMm(length(edges + TAPE_ENDS * tapedStrips(built))),
            why.tape(formatRoundRun(edges, locale), formatRoundSize(toMm(TAPE_ENDS), locale)),
          ),
        ],
        tools: ['iron', 'utility-knife', 'sanding-block'],
      }),
  ];
}

const lipStep = (
  { words, values }: Inputs,
  { planned }: Built,
  { strips, glue }: ShelfLines,
): JobStep | false =>
  planned.hasLip &&
  step('lip', words.steps.lip, {
    minutes: roundMinutes(EACH.lip * values.shelves, 20),
    work: works(needs(BOARDS, 'cut'), does('glue', LIPS, { cures: GLUE_SETS })),
    takes: [strips, glue],
    tools: ['clamps', 'hand-saw', 'cloth'],
  });

/** Varnish for lips and strips of bare wood on boards that need no finish. */
function varnishStep(inputs: Inputs, built: Built, lines: ShelfLines): JobStep | false {
  const { bill, words, values, shelf } = inputs;
  const { why } = words;
  const { width, thickness } = lipOf(shelf);
  const run = pieceRunOf(inputs, built);
  if (values.board !== 'melamine' || run === 0) return false;
  const wood = built.isUnit ? STRIPS : LIPS;
  return step('varnish', words.steps.varnish, {
    minutes: roundMinutes((EACH.varnish * toMm(run)) / 1000, 20),
    work: works(
      needs(wood, 'glued'),
      { ...does('sand', wood), dust: 'wood' },
      does('paint', wood, { cures: { minutes: DRYING.trimPaint, kind: 'drying' } }),
    ),
    takes: [
      bill.pack('sandpaper', 1, why.varnishSand, { like: { grade: 180 } }),
      coating(inputs, 'clear-varnish', toArea(run * (width + thickness)), 2, why.varnish),
      brushLines(bill, [50], why.varnishBrush),
      lines.mask,
    ],
    tools: ['sanding-block', 'cloth'],
  });
}

/** Run of strip that a tube of adhesive glues (makers: a bead of 6 mm). */
const TUBE = mm(7000);

/** Packers under the plinth (an estimate). */
const PACKED = 8;

function unitSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { planned, panels, back } = built;
  const { screws, glue, strips, wall, mask, glasses } = lines;
  const isPins = values.hold === 'pins';
  const isJoined = isPins && fixedAt(inputs, built).length > 0;
  const pins = back.reduce(
    (sum, one) => sum + Math.ceil((2 * (one.length + one.width)) / PIN_EVERY),
    // Of a fixed shelf on which pieces of the back meet the edges count.
    (fixedAt(inputs, built).length - (back.length - 1)) * Math.ceil(built.outside / PIN_EVERY),
  );
  const fixed = isFixed(built);
  const { kilos, people } = liftOf(inputs, built);
  const holes = jointHoles(bill);
  return [
    step('mark', steps.mark, {
      detail: locale.format.sentences(
        compact([
          steps.mark.detail(formatLength(built.clear, locale)),
          (isPins ? steps.mark.pins : steps.mark.screw)(
            formatBit(holes.through, locale),
            formatBit(holes.pilot, locale),
            formatRoundSize(holes.deep, locale),
          ),
          steps.mark.sink,
          isPins &&
            steps.mark.holes(
              formatRoundSize(PIN_HOLE.wide[inputs.region], locale),
              formatRoundSize(PIN_HOLE.deep, locale),
            ),
          isPins &&
            planned.uprights > 0 &&
            steps.mark.across(formatLength(length(built.board.thickness / 2), locale, 32)),
          values.board === 'melamine' && steps.mark.score,
        ]),
      ),
      minutes: roundMinutes(EACH.joint * pieceCount(panels), 20),
      work: works(needs(BOARDS, 'cut'), does('mark', BOARDS)),
      tools: [
        'pencil',
        'square',
        'drill',
        'wood-bits',
        'countersink',
        'tape-measure',
        values.board === 'melamine' && 'utility-knife',
      ],
    }),
    step('build', steps.build, {
      detail: locale.format.sentences(
        compact([
          steps.build.detail,
          planned.uprights > 0 && steps.build.uprights(planned.uprights),
          dowelledEnds(inputs, built) > 0 && steps.build.dowels,
          isPins && (isJoined ? steps.build.joined : steps.build.pins),
        ]),
      ),
      minutes: roundMinutes(2 * EACH.joint * pieceCount(panels), 40),
      work: works(needs(BOARDS, 'marked'), does('assemble', UNIT)),
      takes: [screws, glue],
      tools: [
        'drill',
        'clamps',
        'square',
        'tape-measure',
        dowelledEnds(inputs, built) > 0 && 'dowel-jig',
      ],
    }),
    step('back', steps.back, {
      detail: isPins && !isJoined ? steps.back.pins : steps.back.detail,
      minutes: 30,
      // The joints of the unit set with its back.
      work: works(needs(UNIT, 'assembled'), does('glue', UNIT, { cures: GLUE_SETS })),
      takes: [
        lines.back,
        bill.pack('panel-pins', pins, why.pins(formatRoundSize(toMm(PIN_EVERY), locale)), {
          like: { length: mm(20) },
        }),
        glue,
      ],
      tools: ['hammer', 'square'],
    }),
    lipStep(inputs, built, lines),
    step('fix', steps.fix, {
      ...(fixed ? {} : steps.fix.low),
      detail: locale.format.sentences(
        compact([
          steps.fix.stand(people, formatRoundWeight(Math.max(10, kilos), locale), built.plinth > 0),
          built.over > 0 && steps.fix.tilt,
          fixed && steps.fix.straps,
          fixed && drilling(inputs, built),
        ]),
      ),
      minutes: 45,
      work: works(needs(UNIT, 'glued'), fixed && wallDrilling(inputs), does('fix', UNIT)),
      gates: ['lifting', fixed && isDrilled(inputs) && 'silica'],
      takes: [
        bill.pack('packers', PACKED, why.packers(built.plinth > 0)),
        ...(fixed
          ? [bill.pack('wall-straps', built.fixings, why.straps), wall, isDrilled(inputs) && mask]
          : []),
      ],
      tools: fixed ? wallToolsFor(inputs, built) : ['level-long'],
    }),
    step('scribe', steps.scribe, {
      detail: locale.format.sentences(
        compact([
          steps.scribe.detail,
          built.over > 0 &&
            (hasTimberCover(inputs, built) ? steps.scribe.over : steps.scribe.board)(
              formatLength(openOver(inputs, built), locale),
            ),
          isPins && steps.scribe.flush,
        ]),
      ),
      minutes: 40,
      work: works(needs(UNIT, 'fixed'), does('glue', STRIPS, { cures: GLUE_SETS }), {
        dust: 'wood',
      }),
      takes: [
        strips,
        built.over > 0 && !hasTimberCover(inputs, built) && lines.boards,
        stripGlue(inputs, built, lines),
        glasses,
        mask,
      ],
      tools: [
        'jigsaw',
        'pencil',
        'clamps',
        values.board === 'melamine' && 'caulk-gun',
        isPins && 'tape-measure',
      ],
    }),
  ];
}

/** Wood glue does not hold on the tape of melamine boards (makers). */
function stripGlue(inputs: Inputs, { high, outside, over }: Built, { glue }: ShelfLines) {
  const { bill, words, values } = inputs;
  if (values.board !== 'melamine') return glue;
  const run = 2 * high + (over > 0 ? outside : 0);
  return bill.pack('grab-adhesive', Math.ceil(run / TUBE), words.why.stripGlue);
}

/** Loose shelves go in last: on their pins paint would glue them in. */
function pinStep({ words, values, bill }: Inputs, { panels }: Built): JobStep | false {
  const { steps, why } = words;
  const shelves = panels.find(({ name }) => name === 'shelf')?.quantity ?? 0;
  return (
    values.hold === 'pins' &&
    step('pins', steps.pins, {
      minutes: roundMinutes(EACH.shelf * values.shelves, 15),
      work: works(needs(UNIT, 'fixed'), does('fit', SHELVES)),
      takes: [bill.pack('shelf-pins', 4 * shelves, why.shelfPins)],
      tools: ['rubber-mallet', 'level-short'],
    })
  );
}

function restSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale } = inputs;
  const { steps } = words;
  const { uprights } = built.planned;
  return [
    step('trim', steps.trim, [formatRoundSize(3, locale)], {
      minutes: roundMinutes(EACH.shelf * values.shelves, 20),
      work: works(needs(BATTENS, 'fixed'), needs(BOARDS, 'cut'), does('fit', SHELVES), {
        dust: 'wood',
      }),
      takes: [lines.glasses, lines.mask],
      tools: ['jigsaw', 'sanding-block', 'pencil', 'tape-measure'],
    }),
    lipStep(inputs, built, lines),
    step('shelves', steps.shelves, {
      detail: locale.format.sentences(
        compact([
          steps.shelves.detail,
          uprights > 0 && steps.shelves.uprights(uprights, formatBit(UPRIGHT_PILOT, locale)),
        ]),
      ),
      minutes: roundMinutes(EACH.shelf * values.shelves, 20),
      work: works(
        needs(SHELVES, 'fitted'),
        built.planned.hasLip && needs(LIPS, 'glued'),
        does('fix', SHELVES),
      ),
      takes: [lines.screws, lines.boards],
      tools: ['drill', 'wood-bits', 'level-short', 'clamps'],
    }),
  ];
}

/** What stands on a shelf, or the weight that the user typed. */
function loadText({ values, words: { fields }, locale }: Inputs): string {
  if (values.weight === 0) return fields.load.options[values.load].toLowerCase();
  return `${locale.format.number(values.weight, 1)}\u00a0${fields.weight.unit[locale.made]}`;
}

function endSteps(inputs: Inputs, built: Built, lines: ShelfLines): Sparse<JobStep> {
  const { words, values, locale } = inputs;
  const { steps } = words;
  const { isUnit, high, outside, inside, deep, planned } = built;
  const painting = roundMinutes(EACH.paint * pieceCount(built.panels), 30);
  const painted = isPainted(inputs);
  const gaps = length(isUnit ? 2 * high + outside : values.shelves * (inside + 2 * deep));
  const { filler } = lines;
  // The screws of a unit are hidden: at the walls, and behind the shelves.
  const isFilled = painted && !isUnit;
  const primed = locale.format.sentences(
    compact([
      isFilled ? steps.prime.detail : steps.prime.bare,
      isUnit && values.hold === 'pins' && steps.prime.loose,
    ]),
  );
  return [
    step('caulk', steps.caulk, {
      detail: locale.format.sentences(compact([steps.caulk.detail, isFilled && steps.caulk.fill])),
      minutes: 30,
      work: works(
        needs(isUnit ? UNIT : SHELVES, 'fixed'),
        does('seal', BOARDS, painted ? { cures: { minutes: DRYING.caulk, kind: 'drying' } } : {}),
        isFilled && does('fill', BOARDS, { cures: { minutes: DRYING.woodFiller, kind: 'drying' } }),
      ),
      takes: [caulkLine(inputs, gaps), isFilled && filler],
      tools: ['caulk-gun', isFilled && 'filling-knife'],
    }),
    ...(painted
      ? boardPaintSteps(
          { ...steps, prime: { ...steps.prime, detail: primed } },
          lines,
          painting,
          BOARDS,
        )
      : []),
    varnishStep(inputs, built, lines),
    isUnit && pinStep(inputs, built),
    step('load', steps.load, [loadText(inputs)], {
      check: steps.load.check(formatLength(planned.span, locale), shownSag(inputs, built, 'first')),
      minutes: 15,
      work: works(painted && needs(BOARDS, 'painted'), { loads: [BOARDS, SHELVES, UNIT] }),
      tools: ['straightedge'],
    }),
  ];
}
