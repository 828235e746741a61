import { formatLength, length, mm, toMm, type Length, inches } from '../../measure/units/units.ts';
import { variantAtLeast, variantNearest, type Section } from '../../stock/shelf.ts';
import { type Material, gatherPieces, screwed, type Joint } from '../../takeoff/material.ts';
import {
  FEATHER_EDGE,
  gravelInHole,
  holeConcrete,
  holeWidth,
} from '../../takeoff/structure/outdoors/fence-rules.ts';
import { type JobStep, compact, type Sparse, type Target, type Work } from '../kit/contract.ts';
import { SPARE_FIXINGS } from '../kit/bill.ts';
import { alongSlope } from '../../takeoff/fence/fence-levels.ts';
import type { FenceBay } from '../../takeoff/fence/lay-fence.ts';
import { brushLines } from '../kit/finish/paint.ts';
import { servicesStep, UNEVEN_GROUND } from '../kit/steps/groundwork.ts';
import { endPreserver, treatedWhy, type SawnEnds } from '../kit/treated-wood.ts';
import { cementGloves, DAY, step, minutesFor, does, needs, works } from '../kit/steps/step.ts';
import { ANCHOR_CLEAR, ANCHOR_OVER, boardSection, type Fence } from './layout.ts';
import type { Locale } from '../../../language/locale.ts';

const HOLES: Target = 'run/holes';
const POSTS: Target = 'part:posts';
/** First and last posts of each stretch. */
const ENDS = { holes: `${HOLES}/ends`, posts: `${POSTS}/ends` } as const satisfies Record<
  string,
  Target
>;
const RAILS: Target = 'part:rails';

/** Two days before anything hangs on a post; three in wind (cement makers: 24 to 48 h, 3 days loaded). */
const SET = { sheltered: 2 * DAY, windy: 3 * DAY } as const;

/** Posts that are braced at once, two braces each; the mix of the first holds when the last is set (makers). */
const BRACED = { posts: 4, each: 2 } as const;
const BRACE = { metric: mm(1200), us: inches(48) } as const;
/** Depth of its screws in the post and the peg. */
const BRACE_EMBED = mm(20);

const bracesOf = (posts: number): number => BRACED.each * Math.min(BRACED.posts, posts);

/** Pegs of the strings: corners and ends. */
const stringPegs = ({ place }: Fence): number => place.stretches.length + 1;

/** Braces and pegs come off, once the mix is hard, with the first step that builds on the posts. */
const UNBRACED: Work = {
  loads: [POSTS],
  removes: [{ item: 'batten' }, { item: 'marking-pegs' }],
};

/** Braces, the pegs at their feet with those of the string, and a screw at each end. */
function braceLines({
  bill,
  shelf,
  words,
  fence,
  parts,
  place,
  region,
}: Fence): Sparse<readonly Material[]> {
  const { why } = words;
  const [section] = shelf.batten.variants;
  const braces = bracesOf(fence.posts);
  const strings = place.stretches.length + 1;
  return [
    bill.lengths('batten', {
      section,
      pieces: [
        { name: 'brace', length: BRACE[region === 'us' ? 'us' : 'metric'], quantity: braces },
      ],
      why: why.braces(braces, BRACED.posts),
    }),
    bill.pack('marking-pegs', braces + strings, why.bracePegs(braces, strings)),
    // A brace is clamped to a concrete post.
    bill.fixings(
      'exterior-screws',
      screwed(section.thickness, BRACE_EMBED, mm(4), {
        each: parts.concretePost ? 1 : 2,
        places: braces,
      }),
      why.braceScrews,
    ),
  ];
}

/** Section of the slotted posts at corners; of the others where shops sell no slotted posts. */
const cornerSection = ({ shelf, parts }: Fence): Section => {
  const corner = shelf['concrete-corner-post'];
  return corner.form === 'lengths' ? corner.variants[0] : parts.post;
};

/** Wooden posts next to slotted ones, one on each side of a gate. */
const woodPosts = ({ parts, values }: Fence): number =>
  parts.woodPost === undefined ? 0 : 2 * values.gates;

function woodPostLines(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, words, depth, layer, woodLength } = inputs;
  const { why } = words;
  const { woodPost } = parts;
  const posts = woodPosts(inputs);
  if (woodPost === undefined || posts === 0) return [];
  const hole = holeWidth(woodPost.width);
  const concrete = holeConcrete(hole, woodPost.width, depth);
  return [
    bill.lengths('fence-post', {
      section: woodPost,
      pieces: [{ name: 'post', length: woodLength, quantity: posts }],
      why: why.woodPosts(posts),
    }),
    bill.pack('post-mix', posts * concrete, why.woodMix(posts), { slack: UNEVEN_GROUND }),
    bill.pack('gravel', posts * gravelInHole(hole, layer), why.woodGravel(posts)),
  ];
}

/** Posts and their footings. */
function footingOf(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = inputs;
  const { why } = words;
  const { posts } = fence;
  const anchors = shelf['post-anchor'];
  const anchor =
    anchors.form === 'packs'
      ? variantNearest(anchors.variants, 'width', parts.post.width)
      : undefined;
  return [
    bill.lengths(parts.concretePost ? 'concrete-post' : 'fence-post', {
      section: parts.post,
      pieces: inputs.postPieces,
      why: parts.concretePost
        ? fence.why.posts
        : treatedWhy(fence.why.posts, why.noArsenic, inputs),
    }),
    bill.lengths('concrete-corner-post', {
      section: cornerSection(inputs),
      pieces: inputs.cornerPieces,
      why: why.corners(inputs.cornerPieces.reduce((sum, { quantity }) => sum + quantity, 0)),
    }),
    parts.gatePost !== undefined &&
      bill.lengths('fence-post', {
        section: parts.gatePost,
        pieces: inputs.gatePieces,
        why: treatedWhy(why.gatePosts(fence.gatePosts), why.noArsenic, inputs),
      }),
    bill.pack('post-mix', fence.concrete, fence.why.concrete, {
      slack: UNEVEN_GROUND,
    }),
    cementGloves(inputs),
    bill.pack('safety-glasses', 1, inputs.words.why.glasses),
    bill.pack('gravel', fence.gravel, why.gravel(posts)),
    ...woodPostLines(inputs),
    parts.anchored &&
      anchor !== undefined &&
      bill.pack('post-anchor', posts, why.anchors(posts), { variant: anchor }),
    parts.anchored &&
      anchor !== undefined &&
      bill.fixings(
        'carriage-bolts',
        {
          through: length(parts.side + 2 * (anchor.thickness ?? 0)),
          embed: mm(0),
          nut: true,
          thick: mm(10),
          each: 2,
          places: posts,
        },
        why.bolts,
      ),
  ];
}

export function fenceSteps(inputs: Fence): Sparse<JobStep> {
  const { words, values, parts, fence, depth, layer, place, bill, locale } = inputs;
  const { steps, why } = words;
  const shown = (size: number): string => formatLength(length(size), locale);
  // The hole has room for the gravel under the post.
  const deep = shown(depth + (parts.anchored ? 0 : layer));
  const hole = [shown(holeWidth(parts.side)), deep] as const;
  const gateHole =
    parts.gatePost !== undefined &&
    fence.gatePosts > 0 &&
    steps.dig.gate(fence.gatePosts, shown(holeWidth(parts.gatePost.width)));
  const woods = woodPosts(inputs);
  const woodHole =
    parts.woodPost !== undefined &&
    woods > 0 &&
    steps.dig.wood(woods, shown(holeWidth(parts.woodPost.width)));
  const ends = Math.min(fence.posts, fence.stretches.length + 1);
  const rest = fence.posts - ends;
  const hardens = {
    cures: {
      minutes: values.exposure === 'sheltered' ? SET.sheltered : SET.windy,
      kind: 'hardening',
    },
  } as const;
  const footing = footingOf(inputs);
  // Along the ground and along the tops at once.
  const string = bill.pack('string-line', 2 * toMm(place.length) * 1.1, why.string);
  const braces = braceLines(inputs);
  const panels = 'panel' in parts.infill && panelLine(inputs);
  const shared: Shared = { preserver: preserverLines(inputs), panels };
  const slotted = parts.concretePost ? [panels, ...slottedLines(inputs)] : [];
  // Panels narrower than sold go between slotted posts with gravel boards as short.
  const isNarrowed = parts.concretePost && fence.cutPanels > 0;
  const isStoneSawn = isNarrowed && parts.gravelBoard > 0;
  const way = parts.concretePost ? 'slotted' : 'panel' in parts.infill ? 'panel' : 'boards';
  const digging = {
    check: steps.dig.check(hole[1]),
    gates: ['digging'],
  } as const;
  return [
    step('agree', steps.agree, {
      detail: locale.format.sentences(
        compact([
          steps.agree.detail,
          values.gates > 0 &&
            (woods > 0
              ? steps.agree.wood
              : fence.gatePosts > 0
                ? steps.agree.heavy
                : steps.agree.gate),
        ]),
      ),
      minutes: 60,
      gates: ['permit'],
    }),
    servicesStep(steps.services, { on: 'run' }),
    step('line', steps.line, {
      detail: locale.format.sentences(
        compact([steps.line.detail(tidy(10, locale)), slopeText(inputs)]),
      ),
      minutes: minutesFor(toMm(place.length) / 1000, 20),
      work: works(does('mark', 'run'), {
        installs: [{ item: 'marking-pegs', count: stringPegs(inputs), on: 'run' }],
      }),
      takes: [string, bill.pack('marking-pegs', stringPegs(inputs), why.pegs)],
      tools: ['tape-measure', 'hammer', 'pencil'],
    }),
    step('dig-ends', steps.dig, {
      detail: locale.format.sentences(
        compact([steps.dig.detail(...hole), gateHole, rest === 0 && woodHole]),
      ),
      title: steps.digEnds.title,
      ...digging,
      minutes: 45 * ends,
      work: works(needs('run', 'traced', 'marked'), does('dig', ENDS.holes)),
      takes: [bill.pack('work-gloves', 1, why.gloves), bill.pack('safety-glasses', 1, why.glasses)],
      tools: ['spade', 'post-hole-digger', 'bar', 'tape-measure'],
    }),
    step('set-ends', steps.set, {
      title: steps.setEnds.title,
      detail: locale.format.sentences(
        compact([
          parts.anchored
            ? steps.set.anchored(shown(ANCHOR_CLEAR))
            : steps.set[parts.concretePost ? 'concrete' : 'detail'](shown(layer)),
          inputs.cornerPieces.length > 0 && steps.set.corner,
          rest === 0 && woods > 0 && steps.set.wood,
        ]),
      ),
      minutes: 30 * ends,
      work: works(needs(ENDS.holes, 'dug'), does('concrete', ENDS.posts, hardens), {
        installs: [
          { item: 'batten', count: bracesOf(ends), on: ENDS.posts },
          { item: 'marking-pegs', count: bracesOf(ends), on: ENDS.posts },
        ],
      }),
      takes: [...footing, ...braces],
      tools: [
        'post-level',
        'tamper',
        'bucket',
        'wheelbarrow',
        'hand-saw',
        'drill',
        'hammer',
        parts.concretePost && 'clamps',
        parts.anchored && 'spanner',
      ],
    }),
    rest > 0 &&
      step('dig', steps.dig, {
        detail: locale.format.sentences(compact([steps.dig.detail(...hole), gateHole, woodHole])),
        ...digging,
        // While the end posts harden, the holes between them are dug.
        after: ['dig-ends'],
        minutes: 45 * (rest + woods),
        work: works(needs('run', 'traced', 'marked'), does('dig', `${HOLES}/between`)),
        tools: ['spade', 'post-hole-digger', 'bar'],
      }),
    rest > 0 &&
      step('set', steps.setNext, {
        detail: locale.format.sentences(
          compact([
            isStepped(inputs)
              ? parts.anchored
                ? steps.setNext.prouder(shown(ANCHOR_OVER))
                : steps.setNext.stepped
              : inputs.raised > 0
                ? steps.setNext.marked(shown(inputs.raised))
                : steps.setNext.along,
            isNarrowed && steps.setNext.narrowed,
            steps.setNext[way],
            woods > 0 && steps.set.wood,
          ]),
        ),
        check: isStepped(inputs)
          ? parts.anchored
            ? steps.setNext.below(shown(ANCHOR_OVER))
            : steps.setNext.level
          : inputs.raised > 0
            ? steps.setNext.lower(shown(inputs.raised))
            : steps.setNext.check,
        safety: steps.set.safety,
        after: ['dig', 'set-ends'],
        minutes: 30 * (rest + woods),
        // The braces move on from the end posts, which are hard.
        work: works(
          needs(`${HOLES}/between`, 'dug'),
          needs(ENDS.posts, 'concreted'),
          does('concrete', POSTS, hardens),
          isStoneSawn && { dust: 'silica' },
        ),
        takes: [
          ...footing,
          ...braces,
          string,
          ...slotted,
          way === 'panel' && panels,
          ...(isNarrowed ? narrowedLines(inputs) : []),
        ],
        tools: [
          'post-level',
          'tamper',
          'bucket',
          'wheelbarrow',
          'drill',
          isNarrowed && 'hand-saw',
          isStoneSawn && 'stone-saw',
          isStoneSawn && 'ear-defenders',
          isStoneSawn && 'hose',
        ],
        gates: ['lifting', isStoneSawn && 'silica'],
      }),
    ...(way === 'boards' ? boardSteps(inputs, shared) : panelSteps(inputs, slotted, shared)),
    gateStep(inputs),
    treatStep(inputs, shared),
    step('stain', steps.stain, { minutes: 15 }),
  ];
}

/** A gate this much lower than the fence is named. */
const LOWER = mm(50);

function gateStep({ words, values, parts, bill, locale }: Fence): JobStep | false {
  const { steps, why } = words;
  const { gates } = values;
  const less = length(parts.height - (parts.gate.length ?? parts.height));
  return (
    gates > 0 &&
    step('gate', steps.gate, {
      detail: locale.format.sentences(
        compact([
          steps.gate.detail(tidy(10, locale), tidy(150, locale)),
          less > LOWER && steps.gate.lower(formatLength(less, locale)),
          values.fall > 0 && steps.gate.downhill,
        ]),
      ),
      minutes: 75 * gates,
      work: { ...does('fit', 'part:gate'), loads: [POSTS] },
      takes: [
        bill.pack('gate', gates, why.gates(gates), { variant: parts.gate }),
        bill.pack('gate-hardware', gates, why.hardware),
      ],
      tools: ['drill', 'level-long', 'spanner', 'chisel'],
      gates: ['lifting'],
    })
  );
}

/** Solid wood of a panel where it is sawn, as if it were one board: slats and battens (an estimate). */
const PANEL_WOOD = mm(15);

/** True if boards are sawn from longer ones. */
const areBoardsSawn = ({ parts, shelf }: Fence): boolean =>
  !('panel' in parts.infill) &&
  boardSection(parts.infill.kind, shelf).stock.every((one) => one.length !== parts.boardLength);

/** Sawn ends: post tops, cut panels, rails, gravel boards, boards and cappings. */
function sawnEnds(inputs: Fence): readonly SawnEnds[] {
  const { parts, fence, shelf } = inputs;
  const { gatePosts, bays } = fence;
  const timber = shelf['gravel-board'];
  const capping = shelf['capping-rail'];
  return [
    ...(parts.concretePost ? [] : [[parts.post, fence.posts - gatePosts] as const]),
    [parts.gatePost ?? parts.post, gatePosts],
    [parts.woodPost ?? parts.post, woodPosts(inputs)],
    [{ width: parts.height, thickness: PANEL_WOOD }, fence.cutPanels],
    ...('panel' in parts.infill
      ? []
      : [[shelf['fence-rail'].variants[0], 2 * parts.rails * bays] as const]),
    ...(parts.concretePost || timber.form !== 'lengths'
      ? []
      : [[timber.variants[0], 2 * gravelBoards(inputs)] as const]),
    ...(areBoardsSawn(inputs)
      ? [[boardSection(parts.infill.kind, shelf), 2 * fence.boards] as const]
      : []),
    ...(isCappedOver(inputs) && capping.form === 'lengths'
      ? [[capping.variants[0], 2 * bays] as const]
      : []),
  ];
}

/** Lines that several steps take. */
interface Shared {
  /** Preserver and its brush for steps that saw: an end that is built in cannot be reached later. */
  readonly preserver: readonly Material[];
  readonly panels: readonly Material[] | false;
}

function preserverLines(inputs: Fence): readonly Material[] {
  const { bill, words } = inputs;
  const sawn = sawnEnds(inputs);
  const cuts = sawn.reduce((sum, [, count]) => sum + count, 0);
  return [
    ...endPreserver(inputs, sawn, words.why.preserver(cuts)),
    ...brushLines(bill, [50], words.why.brush),
  ];
}

/** A capping runs over the posts of feather-edge. */
const isCappedOver = ({ parts, shelf }: Fence): boolean =>
  parts.infill.kind === 'feather-edge' && shelf['capping-rail'].form === 'lengths';

/** Posts of gates over which no capping runs: the first too if it is higher than the fence. */
const bareGatePosts = ({ values: { gates }, isRaised }: Fence): number =>
  gates === 0 ? 0 : gates + (isRaised ? 1 : 0);

function treatStep(inputs: Fence, { preserver }: Shared): JobStep {
  const { words, parts, fence, bill, shelf } = inputs;
  const { steps, why } = words;
  // A cap that covers the post.
  const cap = variantAtLeast(shelf['post-cap'].variants, 'width', parts.post.width);
  const gateCap =
    parts.gatePost && variantAtLeast(shelf['post-cap'].variants, 'width', parts.gatePost.width);
  const isOver = isCappedOver(inputs);
  const gated = isOver ? bareGatePosts(inputs) : fence.gatePosts;
  const slim = isOver ? 0 : fence.posts - fence.gatePosts;
  const isCapped = cap !== undefined && !parts.concretePost && gated + slim > 0;
  const woods = woodPosts(inputs);
  const woodCap =
    parts.woodPost && variantAtLeast(shelf['post-cap'].variants, 'width', parts.woodPost.width);
  const isAnyCapped = isCapped || (woods > 0 && woodCap !== undefined);
  return step('treat', steps.treat, {
    title: isAnyCapped ? steps.treat.capped : steps.treat.title,
    detail: isAnyCapped
      ? isOver
        ? steps.treat.gateCaps(gated)
        : steps.treat.caps
      : steps.treat.detail,
    minutes: 30,
    work: does('preserve', 'run'),
    takes: [
      preserver,
      woodCap !== undefined && bill.pack('post-cap', woods, why.caps(woods), { variant: woodCap }),
      isCapped && bill.pack('post-cap', slim, why.caps(slim), { variant: cap }),
      isCapped &&
        bill.pack('post-cap', gated, why.caps(gated), {
          variant: parts.gatePost === undefined ? cap : gateCap,
        }),
    ],
    tools: ['hammer'],
    gates: ['fire'],
  });
}

/** A rule of thumb as the user's tape shows it: 50 mm, or 2 inches. */
const tidy = (millimetres: 10 | 25 | 150, locale: Locale): string =>
  formatLength(
    locale.units === 'metric'
      ? mm(millimetres)
      : inches(Math.max(3 / 8, Math.round(millimetres / 25.4))),
    locale,
  );

/** A blade and masks to shorten gravel boards of concrete. */
function narrowedLines({ bill, parts, fence, words }: Fence): Sparse<readonly Material[]> {
  if (parts.gravelBoard === 0) return [];
  const { why } = words;
  return [
    bill.pack('diamond-blade', 1, why.blade(fence.cutPanels), { like: { width: mm(230) } }),
    bill.pack('silica-mask', 2, why.silica),
  ];
}

const clearBays = ({ fence }: Fence) =>
  fence.stretches.flatMap(({ bays }) => bays).filter(({ is }) => is !== 'gate');

const panelLine = ({ bill, parts, fence }: Fence) =>
  bill.pack('fence-panel', fence.bays, fence.why.bays, { variant: parts.panel });

/** A capping at the end of a stretch covers its post, or ends at a higher one of a gate. */
const pastEnd = (bays: readonly FenceBay[], at: number, half: number): number => {
  const next = bays[at + 1];
  if (next === undefined) return Math.abs(half);
  return next.is === 'gate' ? half : 0;
};

/**
 * Clear widths and drops of bays without gates, the boards under them, and what a capping covers of the posts at the
 * ends of a stretch.
 */
const bayDrops = ({ fence, levels, under, parts, isRaised }: Fence, half = parts.side / 2) =>
  fence.stretches
    .flatMap(({ bays }, i) =>
      bays.map((bay, at) => ({
        ...bay,
        drop: levels[i]?.drops[at] ?? mm(0),
        past: (at === 0 ? half : 0) + pastEnd(bays, at, isRaised ? -half : half),
      })),
    )
    .map((bay, at) => ({ ...bay, under: under[at] ?? 0 }))
    .filter(({ is }) => is !== 'gate');

const isStepped = ({ values, way }: Fence): boolean => values.fall > 0 && way === 'steps';

/** States how far each bay steps down, or that it follows the ground. */
function slopeText(inputs: Fence): string | false {
  const { words, values, way, locale } = inputs;
  if (values.fall === 0) return false;
  const { line } = words.steps;
  const fall = formatLength(values.fall, locale);
  if (way === 'rake') return line.rake(fall);
  const drops = bayDrops(inputs).map(({ drop }) => drop);
  const steps = line.steps(
    fall,
    drops.map((drop) => formatLength(drop, locale)),
  );
  return locale.format.sentences(compact([steps, values.gates > 0 && line.atGates(values.gates)]));
}

/** Gravel boards, panels and wedges for slotted posts. */
function slottedLines(inputs: Fence): Sparse<readonly Material[]> {
  const { bill, parts, fence, words, shelf } = inputs;
  const { why } = words;
  const concrete = shelf['concrete-gravel-board'];
  const bays = clearBays(inputs).length;
  const boards = bays + inputs.under.reduce((sum, one) => sum + one, 0);
  return [
    bill.each('post-wedges', { each: 4, places: fence.bays }, why.wedges),
    parts.gravelBoard > 0 &&
      concrete.form === 'lengths' &&
      bill.lengths('concrete-gravel-board', {
        section: concrete.variants[0],
        pieces: [
          { name: 'gravel-board', length: concrete.variants[0].stock[0].length, quantity: boards },
        ],
        why: boards === bays ? why.gravelBoard(bays) : why.gravelBoards(boards, bays),
      }),
  ];
}

/** Screws of a clip, cleat or bracket: its sheet, and the depth in the wood (makers: 4 × 40 mm). */
const SHEET = mm(2);
const INTO = mm(35);
const A_BRACKET = 4;

const bracketScrews = (brackets: number): Joint =>
  screwed(SHEET, INTO, mm(4), { each: A_BRACKET, places: brackets });

/** Holder of a gravel board: angle brackets in regions that sell no clips for it. */
const clipKind = ({ bill }: Fence): 'clip' | 'bracket' =>
  bill.sold('gravel-board-clip') === 'gravel-board-clip' ? 'clip' : 'bracket';

/** Screws of a cleat: long ones into the post, short ones into the board, whose points stay inside. */
function cleatScrews(
  inputs: Fence,
  cleats: number,
  board: Length,
): readonly (readonly Material[])[] {
  const counted = { each: A_BRACKET / 2, places: cleats };
  const [least, most] = [length(board / 2), length(SHEET + board - mm(2))];
  const { bill, words } = inputs;
  const { postScrews, boardScrews } = words.why;
  const kind = clipKind(inputs);
  return [
    bill.fixings('exterior-screws', screwed(SHEET, INTO, mm(4), counted), (one, places) =>
      postScrews(one, places, kind),
    ),
    bill.fixings(
      'exterior-screws',
      { ...screwed(SHEET, least, mm(4), counted), most },
      (one, places) => boardScrews(one, places, kind),
    ),
  ];
}

function panelSteps(
  inputs: Fence,
  slotted: Sparse<readonly Material[]>,
  shared: Shared,
): Sparse<JobStep> {
  const { preserver, panels } = shared;
  const { words, parts, fence, bill, region, locale } = inputs;
  const { steps, why } = words;
  // Clips hold a panel on three sides in the UK; brackets elsewhere, four a panel.
  const each = region === 'uk' ? 6 : 4;
  const boards = !parts.concretePost && gravelBoardStep(inputs, shared, true);
  const isSawn = fence.cutPanels > 0 && !parts.concretePost;
  return [
    boards,
    step('hang', steps.hang, {
      detail: locale.format.sentences(
        compact([
          boards === false && steps.unbrace,
          parts.concretePost
            ? steps.hang.slotted
            : steps.hang.detail(
                parts.gravelBoard > 0
                  ? steps.hang.onBoard
                  : steps.hang.offSoil(formatLength(inputs.off, locale)),
                fence.cutPanels,
              ),
          isSawn && steps.soak,
        ]),
      ),
      minutes: 25 * fence.bays,
      work: works(boards === false ? UNBRACED : { loads: [POSTS] }, does('panel', 'run')),
      takes: parts.concretePost
        ? slotted
        : [
            panels,
            isSawn && preserver,
            bill.each('fence-clips', { each, places: fence.bays }, why.clips),
            bill.fixings('exterior-screws', bracketScrews(each * fence.bays), why.clipScrews),
          ],
      tools: ['drill', 'level-short', fence.cutPanels > 0 && 'hand-saw'],
      gates: ['lifting'],
    }),
  ];
}

/** Gravel boards of wood: one a bay, and those that close gaps over falling ground. */
const gravelBoards = (inputs: Fence): number =>
  bayDrops(inputs).reduce(
    (sum, { under }) => sum + (inputs.parts.gravelBoard > 0 ? 1 : 0) + under,
    0,
  );

/** `isFirst` if nothing else is built on the posts before. */
function gravelBoardStep(inputs: Fence, { preserver }: Shared, isFirst: boolean): JobStep | false {
  const { words, fence, parts, bill, shelf, locale, way, mark } = inputs;
  const { why, steps } = words;
  const bays = bayDrops(inputs);
  const timber = shelf['gravel-board'];
  const own = parts.gravelBoard > 0 ? 1 : 0;
  const boards = gravelBoards(inputs);
  return (
    boards > 0 &&
    step('gravel-boards', steps.gravelBoard, {
      detail: locale.format.sentences(
        compact([
          isFirst && steps.unbrace,
          own > 0 && steps.gravelBoard.detail(formatLength(inputs.off, locale), clipKind(inputs)),
          boards > own * bays.length &&
            (own > 0 ? steps.gravelBoard.under : steps.gravelBoard.wedge(clipKind(inputs))),
          steps.soak,
        ]),
      ),
      minutes: 15 * fence.bays + 15 * (boards - own * bays.length),
      work: works(isFirst ? UNBRACED : { loads: [POSTS] }, does('fix', 'part:gravel-boards')),
      takes: [
        preserver,
        timber.form === 'lengths' &&
          bill.lengths('gravel-board', {
            section: timber.variants[0],
            pieces: gatherPieces(
              bays.map(({ clear, drop, under }) => ({
                name: 'gravel-board',
                length:
                  way === 'rake'
                    ? alongSlope(clear, drop, mark)
                    : length(Math.floor(clear / mark) * mark),
                quantity: own + under,
              })),
            ),
            why:
              boards === bays.length
                ? why.gravelBoard(boards)
                : why.gravelBoards(boards, bays.length),
          }),
        bill.each('gravel-board-clip', { each: 2, places: boards }, why.cleats),
        ...(bill.sold('gravel-board-clip') !== undefined && timber.form === 'lengths'
          ? cleatScrews(inputs, 2 * boards, timber.variants[0].thickness)
          : []),
      ],
      tools: ['level-long', 'hand-saw', 'drill'],
    })
  );
}

/** Boards of a bay that steps down, and the gap between them; by stretch if they differ. */
function baysOfBoards({ fence, parts, words, locale, mark }: Fence): readonly string[] {
  const { infill, side } = parts;
  if (!('gap' in infill)) return [];
  const { inBay, inStretch } = words.steps.boards;
  const each = fence.stretches.map(({ bays, boards }) => {
    const own = bays.filter(({ is }) => is !== 'gate');
    const number = boards / Math.max(1, own.length);
    const gap = ((own[0]?.clear ?? 0) + side) / number - infill.board;
    return [number, formatLength(length(Math.floor(gap / mark) * mark), locale)] as const;
  });
  const alike = new Set(each.map((one) => inBay(...one)));
  return alike.size === 1 ? [...alike] : each.map((one, i) => inStretch(i + 1, ...one));
}

/** Nails of a capping: one every 300 mm (trade practice). */
const CAPPED = { each: 1, every: 300 } as const;

function boardSteps(inputs: Fence, shared: Shared): Sparse<JobStep> {
  const { words, parts, fence, values, bill, shelf, locale, place } = inputs;
  const { steps, why } = words;
  const bays = bayDrops(inputs);
  const all = parts.rails * bays.length;
  const { way, mark } = inputs;
  // Rails hang in brackets between the posts; a capping runs from middle to middle over them, and covers the ends.
  const along = (name: string, quantity: number, over: Length, longest: Length = place.length) =>
    gatherPieces(
      bays.map(({ clear, drop, past }) => {
        // Whole marks of the tape: a rail goes between its posts.
        const wide = Math.min(clear + over + (over > 0 ? past : 0), longest);
        const flat = length(Math.floor(wide / mark) * mark);
        return { name, length: way === 'rake' ? alongSlope(flat, drop, mark) : flat, quantity };
      }),
    );
  const pieces = [{ name: 'fence-board', length: parts.boardLength, quantity: fence.boards }];
  const feather = shelf['feather-edge'];
  const capping = shelf['capping-rail'];
  const isFeather = parts.infill.kind === 'feather-edge';
  const isSawn = areBoardsSawn(inputs);
  const { nailsARail } = FEATHER_EDGE;
  const nails = bill.each(
    'galvanised-nails',
    { each: nailsARail, places: parts.rails * fence.boards },
    why.nails,
    { like: { length: mm(50) }, slack: SPARE_FIXINGS },
  );
  return [
    step('rails', steps.rails, {
      detail: locale.format.sentences([
        steps.unbrace,
        steps.rails[isFeather ? 'capped' : 'detail'](tidy(150, locale), parts.rails),
        steps.soak,
      ]),
      check: way === 'rake' && values.fall > 0 ? steps.rails.along : steps.rails.check,
      minutes: 10 * parts.rails * fence.bays,
      work: works(UNBRACED, does('fix', RAILS)),
      takes: [
        shared.preserver,
        bill.lengths('fence-rail', {
          section: shelf['fence-rail'].variants[0],
          pieces: along('rail', parts.rails, mm(0)),
          why: why.rails(parts.rails, bays.length),
        }),
        bill.each('rail-bracket', { each: 2, places: all }, why.brackets),
        bill.fixings('exterior-screws', bracketScrews(2 * all), why.bracketScrews),
      ],
      tools: ['hand-saw', 'drill', 'level-long'],
    }),
    gravelBoardStep(inputs, shared, false),
    step('boards', steps.boards, {
      detail: locale.format.sentences([
        isFeather
          ? steps.boards.lapped(nailsARail, tidy(25, locale))
          : values.gap === 0
            ? steps.boards.butted(nailsARail)
            : isStepped(inputs)
              ? steps.boards.bayByBay(nailsARail, baysOfBoards(inputs))
              : steps.boards.spaced(nailsARail, formatLength(values.gap, locale)),
        parts.gravelBoard > 0
          ? steps.boards.onBoard
          : steps.boards.offSoil(formatLength(inputs.off, locale)),
        ...(isSawn ? [steps.soak] : []),
      ]),
      minutes: 4 * fence.boards,
      work: works(needs(RAILS, 'fixed'), does('panel', 'run')),
      takes: [
        bill.lengths(isFeather && feather.form === 'lengths' ? 'feather-edge' : 'pickets', {
          section: boardSection(parts.infill.kind, shelf),
          pieces,
          why: fence.why.boards,
        }),
        nails,
        isSawn && shared.preserver,
        bill.pack('safety-glasses', 1, why.glasses),
      ],
      tools: ['hammer', 'level-long', 'hand-saw', !isFeather && values.gap > 0 && 'string-line'],
    }),
    isFeather &&
      step('capping', steps.capping, {
        detail: locale.format.sentences([steps.capping.detail, steps.soak]),
        minutes: 15 * fence.bays,
        work: works(needs('run', 'panelled'), does('fix', 'part:capping')),
        takes: [
          shared.preserver,
          capping.form === 'lengths' &&
            bill.lengths('capping-rail', {
              section: capping.variants[0],
              pieces: along(
                'capping',
                1,
                parts.side,
                bill.longest('capping-rail', capping.variants[0]),
              ),
              why: why.capping,
            }),
          capping.form === 'lengths' &&
            bill.each(
              'galvanised-nails',
              { each: CAPPED.each, places: Math.ceil(toMm(place.length) / CAPPED.every) },
              why.cappingNails,
              // Through the capping and as deep into the rail below.
              {
                like: { length: length(2 * capping.variants[0].thickness) },
                slack: SPARE_FIXINGS,
              },
            ),
        ],
        tools: ['hand-saw', 'hammer'],
      }),
  ];
}
