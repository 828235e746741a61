import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres, type Length } from '../../measure/units.ts';
import { ONE_PERSON_LIFTS } from '../../takeoff/structure/gates.ts';
import { REVEAL } from '../../takeoff/structure/skirting.ts';
import { grams } from '../../takeoff/why.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { showAmount } from '../kit/format-reason.ts';
import { roundSize } from '../kit/round-size.ts';
import {
  cutEdges,
  finishedArea,
  FIXINGS,
  isCased,
  isCut,
  isDrilled,
  isFilled,
  isFoamed,
  isStopped,
  when,
  type Whole,
} from './bill.ts';

const DAY = 24 * 60;
/** Minutes at 20 °C (labels: foam is cut the next day, filler 2 h, paint and varnish 4 h). */
const DRY = { foamed: DAY / 2, filled: 120, coated: 240 };
/** Minutes of one careful first-timer: an edge, a hinge with its recesses, one in a pocket. */
const EACH = { edge: 20, hinge: 30, pin: 10 };
/** Coats of varnish, each on the one before when that is dry. */
const VARNISHED = 3;
/** m² an hour with a small roller and a brush. */
const PAINTING = 5;

/** From three widths to a door that shuts by a finger. */
export const doorSteps = (asked: Whole): readonly Step[] => [
  ...readySteps(asked),
  ...(asked.door.frame === undefined ? [oldStep(asked)] : frameSteps(asked)),
  ...(asked.door.product === 'prehung-door' ? [] : leafSteps(asked)),
  ...latchSteps(asked),
  ...trimSteps(asked),
  ...finishSteps(asked),
  proveStep(asked),
];

/** Sentences after each other; a full stop parts them in every language, a space in most. */
const said = ({ locale }: Whole, ...sentences: readonly string[]): string =>
  locale.format.sentences(sentences);
const shown = (size: Length, { locale }: Whole): string => formatLength(size, locale);
/** The leaf comes with its lock, the frame with pockets for its hinges. */
const isReady = ({ door }: Whole): boolean => door.way.lap > 0;
const isFire = ({ door }: Whole): boolean => door.core === 'fire';
const lifts = ({ door }: Whole): Pick<Step, 'gates'> => ({
  gates: when(door.kilos > ONE_PERSON_LIFTS, 'lifting'),
});

function readySteps(asked: Whole): readonly Step[] {
  const { words, values, door } = asked;
  const { measure, rest } = words.steps;
  return [
    {
      id: 'measure',
      ...measure,
      detail:
        door.frame === undefined
          ? measure.frame(shown(values.floor, asked))
          : measure.new(shown(door.frame.pack.side, asked)),
      minutes: 20,
      tools: ['tape-measure', 'level-long', 'pencil'],
      gates: ['fire-door'],
    },
    {
      id: 'rest',
      ...rest,
      minutes: 15,
      dryMinutes: 2 * DAY,
      rests: true,
      uses: [door.product, 'dust-sheet', 'work-gloves'],
      ...lifts(asked),
    },
  ];
}

/** The leaf rests while the old one comes off. */
function oldStep(asked: Whole): Step {
  const { old } = asked.words.steps;
  return {
    id: 'old',
    ...old,
    detail: said(asked, old.detail, ...when(isStopped(asked), old.stops)),
    after: [],
    minutes: 40,
    uses: ['wood-glue', 'work-gloves', 'safety-glasses', 'dust-mask', 'rubble-sack', 'dust-sheet'],
    tools: ['screwdriver', 'filling-knife', 'straightedge', ...when(isStopped(asked), 'pry-bar')],
    gates: ['asbestos', 'lead'],
  };
}

function frameSteps(asked: Whole): readonly Step[] {
  const { door, words } = asked;
  const { set, fix } = words.steps;
  const isHung = door.product === 'prehung-door';
  const [foamed, drilled] = [isFoamed(asked), isDrilled(asked)];
  return [
    {
      id: 'set',
      ...set,
      detail: said(asked, isHung ? set.hung : set.frame, set.wedge),
      minutes: 60,
      uses: ['packers', ...(isHung ? [door.product] : (['door-lining', 'wood-glue'] as const))],
      tools: ['level-long', 'square', 'hand-saw', 'hammer', 'screwdriver'],
      ...lifts(asked),
    },
    {
      id: 'fix',
      ...fix,
      detail: said(
        asked,
        foamed ? fix.foam : fix.screws(FIXINGS),
        ...when(isFire(asked), fix.sealant),
      ),
      safety: foamed ? fix.foamSafety : fix.safety,
      minutes: 45,
      ...(foamed ? { dryMinutes: DRY.foamed } : {}),
      uses: [
        ...when(foamed, 'expanding-foam'),
        ...when(drilled, 'frame-fixings', 'masonry-drill-bit', 'silica-mask'),
        ...when(!foamed && !drilled, 'wood-screws'),
        ...when(isFire(asked), 'fire-sealant'),
        ...(['packers', 'safety-glasses', 'dust-mask', 'work-gloves', 'rubble-sack'] as const),
      ],
      tools: [
        'level-long',
        'hand-saw',
        ...(foamed ? (['utility-knife'] as const) : (['drill', 'cable-finder'] as const)),
        ...when(isFire(asked), 'caulk-gun'),
      ],
      gates: [...when(!foamed, 'cables'), ...when(drilled, 'silica')],
    },
  ];
}

function leafSteps(asked: Whole): readonly Step[] {
  const { words, door, locale } = asked;
  const { trim, hinges, hang, adjust } = words.steps;
  const edges = cutEdges(asked);
  const cut = edges.length > 0;
  const kilos = showAmount(grams(door.kilos * 1000), locale);
  const ready = isReady(asked);
  const top = roundSize(toMm(door.way.hinges.top), locale);
  const bottom = roundSize(toMm(door.way.hinges.bottom), locale);
  return [
    {
      id: 'trim',
      title: trim.title,
      detail: said(asked, cut ? trim.detail(edges) : trim.none, trim.stand),
      check: trim.check(shown(door.fitted.gap, asked)),
      ...(cut ? { safety: trim.safety } : {}),
      ...(door.frame === undefined ? { after: ['rest', 'old'] } : {}),
      minutes: 15 + EACH.edge * (edges.length + when(door.fitted.off.side > 0, 1).length),
      uses: ['packers', ...when(cut, 'dust-mask', 'safety-glasses', 'masking-tape', 'rubble-sack')],
      tools: [
        'pencil',
        ...when(cut, 'plane', 'circular-saw', 'clamps', 'straightedge', 'ear-defenders'),
      ],
      ...lifts(asked),
    },
    {
      id: 'hinges',
      title: hinges.title,
      detail: ready ? hinges.ready(top, bottom) : hinges.detail(top, bottom, door.hinges),
      check: hinges.check,
      ...(ready ? {} : { safety: hinges.safety }),
      minutes: (ready ? EACH.pin : EACH.hinge) * door.hinges,
      uses: ['door-hinges', 'safety-glasses', 'masking-tape'],
      tools: ['drill', 'square', ...when(!ready, 'chisel', 'hammer', 'marking-gauge')],
    },
    {
      id: 'hang',
      ...hang,
      detail: said(asked, hang.weighs(kilos), ready ? hang.ready : hang.detail),
      minutes: 30,
      uses: ['door-hinges', 'packers', 'work-gloves'],
      tools: ['screwdriver'],
      ...lifts(asked),
    },
    ...when<Step>(door.frame === undefined || ready, {
      id: 'adjust',
      ...adjust,
      detail: ready ? adjust.ready : adjust.detail,
      minutes: 30,
      tools: ['screwdriver'],
    }),
  ];
}

function latchSteps(asked: Whole): readonly Step[] {
  const { words, door, locale } = asked;
  const { latch, handles } = words.steps;
  const isBored = door.product === 'prehung-door';
  const made = isBored || isReady(asked);
  const tell = isBored ? latch.bored : made ? latch.ready : latch.detail;
  return [
    {
      id: 'latch',
      ...latch,
      detail: tell(roundSize(toMm(door.way.latch), locale)),
      minutes: made ? 20 : 60,
      uses: ['door-latch', 'masking-tape', 'safety-glasses'],
      tools: [
        'screwdriver',
        'tape-measure',
        ...when(!made, 'hole-saw', 'drill', 'square', 'chisel', 'hammer'),
      ],
    },
    {
      id: 'handles',
      ...handles,
      minutes: 20,
      uses: ['door-handles'],
      tools: ['screwdriver', 'drill', 'hacksaw'],
    },
  ];
}

function trimSteps(asked: Whole): readonly Step[] {
  const { words, locale } = asked;
  const { stops, casing } = words.steps;
  const fire = isFire(asked);
  return [
    ...when<Step>(isStopped(asked), {
      id: 'stops',
      ...stops,
      detail: said(asked, stops.detail(roundSize(2, locale)), ...when(fire, stops.seals)),
      minutes: fire ? 70 : 40,
      uses: ['door-stop', 'brad-nails', ...when(fire, 'intumescent-strip')],
      tools: ['hand-saw', 'hammer', ...when(fire, 'chisel', 'utility-knife')],
    }),
    ...when<Step>(isCased(asked), {
      id: 'casing',
      ...casing,
      detail: casing.detail(roundSize(toMm(REVEAL), locale)),
      minutes: 90,
      uses: ['architrave', 'brad-nails', 'wood-glue', 'safety-glasses'],
      tools: ['mitre-saw', 'brad-nailer', 'ear-defenders', 'tape-measure'],
      gates: ['cables'],
    }),
  ];
}

function finishSteps(asked: Whole): readonly Step[] {
  const { words, values, door } = asked;
  const { fill, prime, paint, second, varnish } = words.steps;
  const minutes = minutesFor(toSquareMetres(finishedArea(asked)), PAINTING);
  const cased = isCased(asked);
  const coat = { minutes, dryMinutes: DRY.coated, slower: 'drying' } as const;
  const isVarnished = values.finish === 'varnish';
  const rolled = {
    ...coat,
    uses: ['trim-paint', 'paint-brush', 'mini-roller-sleeve', 'sandpaper'],
    tools: ['mini-roller', 'paint-kettle'],
  } as const;
  return [
    ...when<Step>(isFilled(asked), {
      id: 'fill',
      ...fill,
      detail: said(asked, fill.detail, ...when(cased, fill.caulk)),
      minutes: 30,
      dryMinutes: DRY.filled,
      slower: 'drying',
      uses: ['wood-filler', ...when(cased, 'caulk'), 'sandpaper', 'dust-mask'],
      tools: ['filling-knife', 'sanding-block', ...when(cased, 'caulk-gun')],
    }),
    ...when<Step>(
      values.finish === 'paint',
      {
        id: 'prime',
        ...prime,
        ...rolled,
        uses: ['wood-primer', 'paint-brush', 'mini-roller-sleeve', 'masking-tape', 'dust-sheet'],
      },
      { id: 'paint', ...paint, ...rolled },
      { id: 'paint-2', ...second, ...rolled },
    ),
    ...when<Step>(isVarnished || (values.finish === 'ready' && isCut(door)), {
      id: 'varnish',
      ...varnish,
      detail: said(asked, isVarnished ? varnish.all : varnish.edges, varnish.between),
      minutes: VARNISHED * (isVarnished ? minutes : 15),
      dryMinutes: VARNISHED * DRY.coated,
      slower: 'drying',
      uses: ['clear-varnish', 'paint-brush', 'sandpaper', 'masking-tape', 'dust-sheet'],
      tools: ['sanding-block'],
      gates: ['fire'],
    }),
  ];
}

function proveStep(asked: Whole): Step {
  const { prove } = asked.words.steps;
  const closes = isFire(asked) && asked.values.closer;
  return {
    id: 'prove',
    title: prove.title,
    detail: said(asked, prove.detail, ...when(closes, prove.closer)),
    check: closes ? prove.closes : prove.check,
    minutes: closes ? 45 : 15,
    uses: ['rubble-sack', ...when(closes, 'door-closer')],
    tools: when(closes, 'drill', 'screwdriver'),
  };
}
