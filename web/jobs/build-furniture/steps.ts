import type { Product } from '../../stock/products.ts';
import type { StepPicture } from '../../takeoff/solid.ts';
import type { Step } from '../kit/contract.ts';
import { roundSize } from '../kit/round-size.ts';
import { SHELF_PRODUCTS } from '../build-alcove-shelves/layout.ts';
import type { ToolId } from '../kit/tools.ts';
import { isDrilledWall, wallFixingUses } from '../kit/wall-fixing-lines.ts';
import { finishOf, isBanded, type Whole } from './bill.ts';
import { isCase } from './layout.ts';
import type { Drawn } from './model.ts';
import { STAGES, type Stage } from './panel.ts';

/** Minutes at 20 °C (labels: glue 1 h, primer 4, paint and varnish 24 before it is loaded, preserver 24). */
const DRY = { glue: 60, primed: 240, painted: 24 * 60, varnished: 6 * 60 } as const;
/** Minutes of one careful first-timer: to saw, mark and paint a part, to join one; a drawer, a door. */
const EACH = {
  saw: 5,
  mark: 4,
  paint: 4,
  join: 6,
  edge: 8,
  drawer: 25,
  door: 30,
  shelf: 4,
} as const;

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);
const fives = (minutes: number, least = 15): number => Math.max(least, Math.round(minutes / 5) * 5);

/** A grooved back goes in before the case is closed. */
const stagesOf = ({ built }: Whole): readonly Stage[] =>
  built.design.back === 'groove' && isCase(built.design.kind)
    ? ['frame', 'back', 'close', 'plinth', 'boxes', 'fronts', 'shelves']
    : STAGES;

/** From the sizes to the piece in its place. */
export function furnitureSteps(asked: Whole, drawn: readonly Drawn[]): readonly Step[] {
  const stages = stagesOf(asked);
  const building = new Map(stages.map((stage) => [stage, stageStep(asked, drawn, stages, stage)]));
  const put = (...some: readonly Stage[]): readonly Step[] =>
    stages.filter((stage) => some.includes(stage)).flatMap((stage) => building.get(stage) ?? []);
  const { kind } = asked.built.design;
  return [
    ...beforeSteps(asked),
    ...(kind === 'planter' ? [preserveStep(asked)] : []),
    ...put('frame', 'close', 'back'),
    ...(kind === 'workbench' ? put('plinth', 'fronts') : put('plinth', 'boxes')),
    ...finishSteps(asked),
    ...(kind === 'workbench' ? [] : put('fronts', 'shelves')),
    ...endSteps(asked),
  ];
}

/** What stands there from the stages before, and what this one adds. */
function pictureOf(
  asked: Whole,
  drawn: readonly Drawn[],
  stages: readonly Stage[],
  stage: Stage,
): StepPicture {
  const earlier = new Set(stages.slice(0, stages.indexOf(stage)));
  const added = drawn.filter(({ part }) => part.stage === stage);
  const letters = [...new Set(added.map(({ solid }) => solid.part))];
  return {
    says: asked.words.model.adds(letters.join(', ')),
    there: drawn.filter(({ part }) => earlier.has(part.stage)).map(({ solid }) => solid),
    added: added.map(({ solid }) => solid),
  };
}

function beforeSteps(asked: Whole): readonly Step[] {
  const { words, values, built } = asked;
  const { steps } = words;
  const { kind, joint } = built.design;
  const parts = built.parts.length;
  const board = SHELF_PRODUCTS[values.board];
  const isBoards = kind !== 'planter';
  return [
    { id: 'measure', ...steps.measure, minutes: 15, tools: ['tape-measure', 'pencil'] },
    {
      id: 'saw',
      ...steps.saw,
      minutes: fives(EACH.saw * parts, 30),
      gates: ['lifting'],
      uses: [
        ...only<Product>(isBoards, board),
        ...only<Product>(kind === 'drawers', 'plywood'),
        ...only<Product>(isCase(kind), 'back-board'),
        ...only<Product>(kind === 'workbench', 'structural-timber'),
        ...only<Product>(kind === 'planter', 'deck-board', 'batten'),
        ...only<Product>(kind === 'wardrobe', 'wardrobe-rail'),
        'safety-glasses',
        'dust-mask',
        'work-gloves',
      ],
      tools: [
        'circular-saw',
        'straightedge',
        'clamps',
        'tape-measure',
        'ear-defenders',
        ...only<ToolId>(kind === 'wardrobe', 'hacksaw'),
      ],
    },
    ...only<Step>(isBanded(asked), {
      id: 'edge',
      ...steps.edge,
      minutes: fives(EACH.edge * parts * 0.7, 20),
      uses: ['edging-tape'],
      tools: ['iron', 'utility-knife', 'sanding-block'],
    }),
    ...only<Step>(isBoards && kind !== 'workbench', {
      id: 'mark',
      title: steps.mark.title,
      detail: words.sentences([
        steps.mark[joint],
        ...only(built.design.back === 'groove', steps.mark.groove),
        ...only(asked.hardware.pins > 0, steps.mark.pins),
      ]),
      check: steps.mark.check,
      safety: steps.mark.safety,
      minutes: fives(EACH.mark * parts, 30),
      tools: [
        'drill',
        'square',
        'pencil',
        'clamps',
        ...only<ToolId>(joint === 'dowel', 'dowel-jig'),
        ...only<ToolId>(joint === 'pocket', 'pocket-jig'),
        ...only<ToolId>(
          joint === 'housing' || built.design.back === 'groove',
          'router',
          'ear-defenders',
        ),
      ],
    }),
    ...only<Step>(isBoards && kind !== 'workbench', {
      id: 'dry',
      ...steps.dry,
      minutes: 20,
      tools: ['clamps', 'rubber-mallet', 'square'],
    }),
  ];
}

/** What a joint of the case uses up. */
const jointUses = ({ built, hardware, bill }: Whole): readonly Product[] => {
  const screws =
    bill.sold('confirmat-screws') === 'confirmat-screws' ? 'confirmat-screws' : 'wood-screws';
  return [
    ...only<Product>(hardware.dowels > 0, 'dowels'),
    ...only<Product>(hardware.pocketScrews > 0, 'wood-screws'),
    ...only<Product>(hardware.caseScrews > 0, screws),
    ...only<Product>(hardware.frameScrews > 0 && built.design.kind === 'workbench', 'wood-screws'),
    ...only<Product>(hardware.boardScrews > 0, 'exterior-screws'),
    ...only<Product>(hardware.ends > 0, 'wood-glue'),
  ];
};

/** What a stage uses and takes, by what the piece is. */
function stageNeeds(asked: Whole, stage: Stage): Pick<Step, 'uses' | 'tools'> {
  const { hardware: has, built } = asked;
  const { kind, back } = built.design;
  if (stage === 'back' && (isCase(kind) || kind === 'box')) {
    return back === 'screwed'
      ? { uses: ['wood-screws'], tools: ['drill', 'square'] }
      : { uses: [], tools: ['rubber-mallet'] };
  }
  if (stage === 'plinth' && has.feet > 0)
    return { uses: ['levelling-feet'], tools: ['screwdriver'] };
  if (stage === 'boxes')
    return {
      uses: ['wood-screws', 'wood-glue', 'safety-glasses'],
      tools: ['router', 'ear-defenders', 'drill', 'clamps', 'square'],
    };
  if (stage === 'fronts' && isCase(kind)) {
    return has.runners > 0
      ? {
          uses: ['drawer-runners', 'wood-screws', 'cabinet-handles'],
          tools: ['drill', 'screwdriver', 'level-short'],
        }
      : {
          uses: ['cabinet-hinges', 'cabinet-handles'],
          tools: ['drill', 'hinge-bit', 'screwdriver'],
        };
  }
  if (stage === 'fronts' && kind === 'box')
    return { uses: ['door-hinges', 'lid-stay'], tools: ['screwdriver'] };
  if (stage === 'shelves') {
    return {
      uses: [
        ...only<Product>(has.pins > 0, 'shelf-pins'),
        ...only<Product>(has.sockets > 0, 'rail-sockets'),
      ],
      tools: has.sockets > 0 ? ['screwdriver'] : [],
    };
  }
  return { uses: jointUses(asked), tools: ['drill', 'clamps', 'square'] };
}

function stageStep(
  asked: Whole,
  drawn: readonly Drawn[],
  stages: readonly Stage[],
  stage: Stage,
): readonly Step[] {
  const { words, built, hardware: has, locale } = asked;
  const { kind, back } = built.design;
  const picture = pictureOf(asked, drawn, stages, stage);
  if (picture.added.length === 0) return [];
  const group = kind === 'workbench' || kind === 'box' || kind === 'planter' ? kind : 'case';
  const said: Readonly<Record<string, Said>> = words.build[group];
  const variant =
    stage === 'back' && group === 'case' && back === 'groove'
      ? 'grooved'
      : stage === 'plinth' && has.feet > 0
        ? 'feet'
        : stage === 'fronts' && has.runners > 0
          ? 'drawers'
          : stage;
  const { title, detail, check, safety }: Said = said[variant] ?? words.build.case.frame;
  const count = picture.added.length;
  // A back that is screwed on goes on before the glue has set.
  const setsIn = back === 'screwed' ? 'back' : 'close';
  const isGlued = stage === setsIn && (group === 'case' || group === 'box');
  const each =
    variant === 'drawers'
      ? EACH.drawer * has.runners
      : stage === 'fronts' && has.hinges > 0
        ? EACH.door * count
        : stage === 'shelves'
          ? EACH.shelf * count
          : EACH.join * count;
  return [
    {
      id: stage,
      title,
      detail,
      check: typeof check === 'string' ? check : check(roundSize(2, locale)),
      ...(safety === undefined ? {} : { safety }),
      minutes: fives(each),
      ...(isGlued ? { dryMinutes: DRY.glue, slower: 'hardening' as const } : {}),
      ...stageNeeds(asked, stage),
      picture,
    },
  ];
}

interface Said {
  readonly title: string;
  readonly detail: string;
  readonly check: string | ((off: string) => string);
  readonly safety?: string;
}

const preserveStep = ({ words, built }: Whole): Step => ({
  id: 'preserve',
  ...words.steps.preserve,
  minutes: fives(EACH.paint * built.parts.length, 30),
  dryMinutes: DRY.painted,
  slower: 'drying',
  uses: ['wood-preserver'],
  tools: ['wall-brush'],
});

function finishSteps(asked: Whole): readonly Step[] {
  const finish = finishOf(asked);
  if (finish === 'none') return [];
  const { words, built } = asked;
  const minutes = fives(EACH.paint * built.parts.length, 30);
  const rolled: readonly Product[] = ['mini-roller-sleeve', 'paint-brush'];
  if (finish === 'varnish') {
    return [
      {
        id: 'varnish',
        ...words.steps.varnish,
        minutes: 2 * minutes,
        dryMinutes: DRY.varnished,
        slower: 'drying',
        uses: ['sandpaper', 'dust-mask', 'clear-varnish', 'paint-brush'],
        tools: ['sanding-block'],
      },
    ];
  }
  return [
    {
      id: 'prime',
      ...words.steps.prime,
      minutes,
      dryMinutes: DRY.primed,
      slower: 'drying',
      uses: ['sandpaper', 'dust-mask', 'wood-primer', ...rolled],
      tools: ['sanding-block', 'mini-roller'],
    },
    {
      id: 'paint',
      ...words.steps.paint,
      minutes: 2 * minutes,
      dryMinutes: DRY.painted,
      slower: 'drying',
      uses: ['sandpaper', 'trim-paint', ...rolled],
      tools: ['mini-roller', 'sanding-block'],
    },
  ];
}

function fixSteps(asked: Whole): readonly Step[] {
  const { words, values, fixing, units } = { ...asked, units: asked.built.units };
  const { steps } = words;
  if (fixing === undefined) {
    return only<Step>(units > 1, {
      id: 'join',
      ...steps.join,
      detail: steps.fix.units,
      minutes: fives(EACH.join * (units - 1)),
      uses: ['wood-screws'],
      tools: ['clamps', 'drill', 'screwdriver'],
    });
  }
  const isHung = values.kind === 'wall';
  const isDrilled = isDrilledWall(values.wall);
  return [
    {
      id: 'find',
      ...steps.find,
      minutes: 20,
      gates: ['asbestos', 'lead', 'cables', 'gas-water'],
      tools: ['cable-finder', 'torch', 'pencil'],
    },
    {
      id: 'fix',
      title: isHung ? steps.fix.hang : steps.fix.title,
      detail: words.sentences([
        isHung ? steps.fix.hung : steps.fix.straps,
        ...only(units > 1, steps.fix.units),
      ]),
      check: steps.fix.check,
      safety: steps.fix.safety,
      minutes: 30 + 15 * units,
      gates: [...only(isDrilled, 'silica' as const), 'lifting'],
      uses: [
        ...only<Product>(!isHung, 'wall-straps'),
        ...only<Product>(units > 1, 'wood-screws'),
        ...wallFixingUses(fixing, isDrilled),
        'safety-glasses',
      ],
      tools: ['drill', 'level-long', 'screwdriver', 'ear-defenders'],
    },
  ];
}

function endSteps(asked: Whole): readonly Step[] {
  const { words, values } = asked;
  const { steps } = words;
  if (values.kind === 'planter') {
    return [
      {
        id: 'line',
        ...steps.line,
        minutes: 20,
        uses: ['weed-membrane', 'staples'],
        tools: ['staple-gun', 'scissors'],
      },
      { id: 'fill', ...steps.fill, minutes: 20, uses: ['compost'], tools: ['trowel'] },
    ];
  }
  return [...fixSteps(asked), { id: 'load', ...steps.load, minutes: 15, tools: ['level-short'] }];
}
