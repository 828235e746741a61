import {
  formatArea,
  formatLength,
  length,
  toMm,
  toSquareMetres,
} from '../../measure/units/units.ts';
import { LOFT_AIR } from '../../takeoff/structure/indoors/loft-rules.ts';
import { type JobStep, compact, type Sparse, type Target } from '../kit/contract.ts';
import { formatRoundRun, formatRoundSize } from '../kit/format-sizes.ts';
import { step, minutesFor, roundMinutes, does, needs, works } from '../kit/steps/step.ts';
import type { Inputs } from './fields.ts';
import { cableWay, type Loft, needsFilm } from './layout.ts';
import type { LoftLines } from './lines.ts';
import { VAPOUR, filmOver, hatchesRound, roundLoft } from './wool-lines.ts';

/** The loft is above the ceiling of its place; its parts are of this job. */
export const JOISTS: Target = 'part:joists';
export const CEILING: Target = 'part:ceiling';
export const CABLES: Target = 'part:cables';
export const FILM: Target = 'part:film';
export const LOFT_WOOL: Target = 'part:wool';

/** Work rates of one beginner, m²/h; then minutes for each tray and downlight; m of lagging an hour. */
const PACE = { seal: 25, between: 20 } as const;
const EACH = { tray: 3, downlight: 10 } as const;
const RUN = { lagging: 10 } as const;

/** m² of ceiling whose gaps a can of foam fills, and clips for a square metre (estimates). */
const FOAMED = 40;
const CLIPS = 2;
/** Length of pipe that a length of tape is for: a turn and a half at each end and corner (an estimate). */
const LAGGED = 5;

/** Where cables go, and how to know it. */
function cableTexts(inputs: Inputs, loft: Loft) {
  const { services } = inputs.words.steps;
  const way = cableWay(inputs, loft);
  const [cables, check] = (
    {
      bare: [services.bare, services.bareCheck],
      over: [services.over, services.overCheck],
      beside: [services.detail, services.check],
      among: [services.among, services.amongCheck],
    } as const
  )[way];
  return { cables, check, isLifted: way === 'over' || way === 'beside' };
}

export function serviceSteps(
  inputs: Inputs,
  loft: Loft,
  { worn, tape }: LoftLines,
): Sparse<JobStep> {
  const { area } = loft;
  const isWoolLaid = loft.deep > 0;
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const { cables, check, isLifted } = cableTexts(inputs, loft);
  const isCapped = bill.sold('downlight-cap') !== undefined;
  const { pipes, downlights } = values;
  const lights = EACH.downlight * downlights;
  const metres = toSquareMetres(area);
  const shown = formatArea(area, locale);
  return [
    step('services', steps.services, {
      title:
        pipes > 0 ? steps.services.title : isLifted ? steps.services.cables : steps.services.fixed,
      detail: locale.format.sentences(
        compact([
          cables,
          pipes > 0 && steps.services.pipes,
          downlights > 0 &&
            steps.services.downlights(isCapped, !isWoolLaid, formatRoundSize(100, locale)),
        ]),
      ),
      check,
      work: works(needs(CABLES, 'found'), does('fix', CABLES)),
      minutes: roundMinutes(40 + (60 / RUN.lagging) * (toMm(pipes) / 1000) + lights),
      gates: ['cables', pipes > 0 && 'gas-water'],
      takes: [
        bill.pack(
          'cable-clips',
          CLIPS * metres,
          isLifted ? why.clips(shown) : why.clipsBare(shown),
        ),
        bill.pack(
          'pipe-lagging',
          pipes / 320,
          why.lagging(isWoolLaid, formatRoundRun(pipes, locale)),
        ),
        bill.pack('lagging-tape', pipes / (LAGGED * 320), why.laggingTape),
        bill.pack('downlight-cap', downlights, why.caps),
      ],
      tools: ['hammer', 'utility-knife', 'torch'],
    }),
    step('seal', steps.seal, [values.hatches], {
      ...(downlights > 0 && !isCapped && { check: steps.seal.lights }),
      minutes: minutesFor(metres, PACE.seal),
      work: does('seal', CEILING),
      takes: [bill.pack('expanding-foam', metres / FOAMED, why.foam(shown)), tape, ...worn],
      tools: ['utility-knife'],
    }),
  ];
}

export function filmStep(inputs: Inputs, loft: Loft, { worn, tape }: LoftLines): JobStep {
  const { words, values, locale, bill } = inputs;
  const { steps, why } = words;
  const metres = toSquareMetres(filmOver(inputs, loft));
  const around = length(roundLoft(loft) + hatchesRound(inputs));
  return step('film', steps.film, {
    detail: locale.format.sentences(
      compact([
        values.already > 0 && steps.film.old,
        steps.film.detail(formatRoundSize(toMm(VAPOUR.lap), locale)),
        steps.film.edges(values.hatches),
      ]),
    ),
    minutes: minutesFor(metres, PACE.seal),
    work: works(needs(CEILING, 'sealed'), needs(CABLES, 'fixed'), does('seal', FILM)),
    takes: [
      bill.pack(
        'vapour-film',
        metres * 1000,
        why.film(formatArea(loft.area, locale), formatLength(values.joistDepth, locale)),
      ),
      tape,
      bill.pack(
        'film-adhesive',
        around / VAPOUR.glued,
        why.filmEdges(formatRoundRun(around, locale)),
      ),
      bill.pack('staples', VAPOUR.staples * toSquareMetres(loft.area), why.filmStaples),
      ...worn,
    ],
    tools: ['utility-knife', 'staple-gun', 'caulk-gun', 'crawl-board'],
  });
}

/** Staples for both edges of a baffle (makers’ sheets). */
const TRAY_STAPLES = 6;

export function woolSteps(inputs: Inputs, loft: Loft, { wool, worn }: LoftLines): Sparse<JobStep> {
  const { words, locale, bill, region } = inputs;
  const { steps, why } = words;
  const hasTrays = bill.sold('eave-tray') !== undefined;
  const free = hasTrays ? LOFT_AIR.eavesWithTray : LOFT_AIR.eaves;
  const trays = 2 * Math.max(1, loft.joists.length - 1);
  // Baffles of the US are stapled to the rafters, trays elsewhere pushed between them.
  const isStapled = hasTrays && region === 'us';
  return [
    loft.deep > 0 &&
      step('eaves', steps.eaves, {
        detail: (hasTrays ? steps.eaves.trays : steps.eaves.bare)(
          formatRoundSize(toMm(free), locale),
        ),
        minutes: roundMinutes(EACH.tray * trays, 20),
        work: does('fit', 'part:trays'),
        takes: [
          bill.pack('eave-tray', trays, why.trays(trays)),
          isStapled && bill.each('staples', { each: TRAY_STAPLES, places: trays }, why.stapled),
        ],
        tools: ['torch', 'crawl-board', isStapled && 'staple-gun'],
      }),
    loft.wool.between !== undefined &&
      step('between', steps.between, {
        detail: locale.format.sentences(
          compact([
            steps.between.detail(inputs.values.already > 0),
            cableWay(inputs, loft) === 'over' &&
              loft.wool.across.length === 0 &&
              steps.services.laid,
          ]),
        ),
        minutes: minutesFor(toSquareMetres(loft.area), PACE.between),
        work: works(
          needs(CEILING, 'sealed'),
          needs(CABLES, 'fixed'),
          needsFilm(inputs, loft.wool) && needs(FILM, 'sealed'),
          does('insulate', LOFT_WOOL),
        ),
        takes: [wool.between, ...worn],
        tools: ['insulation-knife', 'tape-measure', 'crawl-board'],
      }),
  ];
}
