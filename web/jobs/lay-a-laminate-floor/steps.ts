import { formatLength } from '../../measure/format-length.ts';
import { toMm, toSquareMetres } from '../../measure/units.ts';
import { BEFORE_LAYING, LEAST } from '../../takeoff/structure/floor-covering.ts';
import { minutesFor, type Step } from '../kit/contract.ts';
import { roundSize, warmth } from '../kit/round-size.ts';
import type { ToolId } from '../kit/tools.ts';
import { hasUnderlay, underlayOf } from './bill.ts';
import type { Asked, Laid } from './layout.ts';

const DAY = 24 * 60;
/** m² an hour of one careful first-timer, and minutes a door, a pipe and a profile. */
const PACE = { clear: 20, flat: 30, level: 8, prepare: 30, lay: 4.5 };
const EACH = { door: 15, pipe: 20, profile: 20, beading: 6 };

const only = <T>(is: boolean, ...what: readonly T[]): readonly T[] => (is ? what : []);

const saws = (isVinyl: boolean): readonly ToolId[] =>
  isVinyl ? ['utility-knife', 'straightedge'] : ['jigsaw', 'square'];

/** From the packs that rest in the room to the beading that hides the gap. */
export function floorSteps(asked: Asked, laid: Laid): readonly Step[] {
  const before = beforeSteps(asked, laid);
  const ready = before.at(-1)?.id ?? 'rest';
  return [...before, ...laySteps(asked, laid, ready), ...edgeSteps(asked, laid)];
}

function beforeSteps(asked: Asked, laid: Laid): readonly Step[] {
  const { words, values, locale } = asked;
  const { steps } = words;
  const metres = toSquareMetres(laid.area);
  const [least, most] = BEFORE_LAYING.celsius;
  const isConcrete = values.subfloor === 'concrete';
  return [
    {
      id: 'rest',
      ...steps.rest,
      detail: steps.rest.detail(warmth(least, locale), warmth(most, locale)),
      minutes: 15,
      dryMinutes: BEFORE_LAYING.hours * 60,
      rests: true,
    },
    // Packs rest while the floor is made ready for them.
    {
      id: 'clear',
      ...steps.clear,
      after: [],
      minutes: minutesFor(metres, PACE.clear),
      gates: ['asbestos'],
      uses: ['work-gloves'],
      tools: ['pry-bar', 'filling-knife'],
    },
    {
      id: 'damp',
      ...steps.damp,
      detail: isConcrete
        ? steps.damp.concrete(BEFORE_LAYING.screedHumidity, BEFORE_LAYING.screedCm)
        : steps.damp.timber(BEFORE_LAYING.woodMoisture),
      minutes: 20,
      tools: ['moisture-meter'],
    },
    {
      id: 'flat',
      ...steps.flat,
      detail: steps.flat.detail(
        roundSize(toMm(BEFORE_LAYING.hollow), locale),
        roundSize(toMm(BEFORE_LAYING.over), locale),
      ),
      minutes: minutesFor(metres, PACE.flat),
      tools: ['long-straightedge', 'pencil'],
    },
    ...only<Step>(values.hollow > 0, {
      id: 'level',
      ...steps.level,
      detail: steps.level.detail(roundSize(toMm(values.hollow), locale)),
      minutes: minutesFor(metres, PACE.level),
      dryMinutes: DAY,
      slower: 'hardening',
      gates: ['silica'],
      uses: ['tile-primer', 'floor-leveller', 'dust-mask', 'safety-glasses'],
      tools: ['bucket', 'mixing-paddle', 'drill', 'plastering-trowel'],
    }),
    ...only<Step>(laid.doors.length > 0, {
      id: 'doors',
      ...steps.doors,
      minutes: EACH.door * laid.doors.length,
      uses: ['pull-saw-blade', 'dust-mask', 'safety-glasses'],
      tools: ['pull-saw', 'tape-measure'],
    }),
    ...underSteps(asked, metres),
  ];
}

/** Film and underlay, as far as there are any under this floor. */
function underSteps(asked: Asked, metres: number): readonly Step[] {
  const { words, values, locale } = asked;
  const { titles, check, film, underlay } = words.steps.prepare;
  const isConcrete = values.subfloor === 'concrete';
  const isSoft = hasUnderlay(asked);
  return only<Step>(isConcrete || isSoft, {
    id: 'prepare',
    title: isConcrete ? (isSoft ? titles.both : titles.film) : titles.underlay,
    detail: locale.format.sentences([
      ...only(isConcrete, film(roundSize(200, locale), roundSize(50, locale))),
      ...only(isSoft, underlay),
    ]),
    check,
    minutes: minutesFor(metres, PACE.prepare),
    uses: [...only(isConcrete, 'damp-membrane' as const), underlayOf(asked), 'membrane-tape'],
    tools: ['utility-knife', 'knee-pads'],
  });
}

/** Laying begins once the packs have rested and the floor is `ready`. */
function laySteps({ words, values, locale }: Asked, laid: Laid, ready: string): readonly Step[] {
  const { steps } = words;
  const { plank, layout, area } = laid;
  const isVinyl = values.kind === 'vinyl';
  const gap = formatLength(values.gap, locale);
  const laying = {
    uses: [
      plank.product,
      'floor-spacers',
      'safety-glasses',
      ...only(isVinyl, 'hook-blades' as const),
      ...only(!isVinyl, 'dust-mask' as const),
    ],
    tools: ['tapping-block', 'hammer', 'tape-measure', 'pencil', 'knee-pads', ...saws(isVinyl)],
  } as const satisfies Partial<Step>;
  return [
    {
      id: 'plan',
      ...steps.plan,
      detail: steps.plan.detail(
        layout.rows,
        formatLength(layout.narrowestRow, locale),
        roundSize(toMm(LEAST.row), locale),
      ),
      after: ['rest', ready],
      minutes: 20,
      tools: ['tape-measure', 'string-line', 'pencil'],
    },
    {
      id: 'first',
      ...steps.first,
      detail: steps.first.detail(gap),
      safety: isVinyl ? steps.first.knife : steps.first.saw,
      minutes: 40,
      ...laying,
    },
    {
      id: 'lay',
      ...steps.lay,
      detail: steps.lay.detail(
        roundSize(toMm(LEAST.end), locale),
        formatLength(values.stagger, locale),
      ),
      minutes: minutesFor(toSquareMetres(area), PACE.lay),
      ...laying,
    },
    ...only<Step>(values.pipes > 0, {
      id: 'pipes',
      ...steps.pipes,
      detail: steps.pipes.detail(roundSize(16, locale)),
      minutes: Math.max(15, EACH.pipe * values.pipes),
      uses: ['pipe-rose', 'wood-glue'],
      tools: ['drill', ...saws(isVinyl)],
    }),
    {
      id: 'last',
      ...steps.last,
      detail: steps.last.detail(gap),
      minutes: 40,
      ...laying,
    },
  ];
}

function edgeSteps({ words, values }: Asked, laid: Laid): readonly Step[] {
  const { steps } = words;
  const profiles = laid.doors.length + laid.breaks.length;
  return [
    ...only<Step>(profiles > 0, {
      id: 'profiles',
      ...steps.profiles,
      minutes: Math.max(15, EACH.profile * profiles),
      uses: ['threshold', 'grab-adhesive'],
      tools: ['hacksaw', 'caulk-gun', 'tape-measure'],
    }),
    ...only<Step>(values.wet, {
      id: 'seal',
      ...steps.seal,
      minutes: minutesFor(toMm(laid.around) / 1000, 20),
      uses: ['floor-seam-sealant'],
      tools: ['caulk-gun'],
    }),
    laid.beading === undefined
      ? { id: 'finish', ...steps.finish, detail: steps.finish.skirting, minutes: 20 }
      : {
          id: 'finish',
          ...steps.finish,
          minutes: Math.max(30, 5 * Math.ceil((EACH.beading * laid.beading.trim.laid.length) / 5)),
          uses: ['scotia', 'panel-pins'],
          tools: ['mitre-saw', 'hammer', 'tape-measure'],
        },
  ];
}
