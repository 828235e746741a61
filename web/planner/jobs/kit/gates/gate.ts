import { en } from '../../../../language/en/gates.ts';
import type { Locale } from '../../../../language/locale.ts';
import { formatLength, toMm } from '../../../measure/units/units.ts';
import {
  asbestosRisk,
  cableReach,
  DEEPEST_TRENCH,
  diggingRule,
  HEAT_GUN_LIMIT,
  LADDER,
  leadRisk,
  ONE_PERSON_LIFTS,
  type Country,
  type Risk,
} from '../../../takeoff/structure/gates.ts';
import { formatGrams, formatRoundSize, formatTemperature } from '../format-sizes.ts';
import { COUNTRIES, type HomeFacts } from '../place/home.ts';
import type { ToolId } from '../steps/tools.ts';

/** Risks to people, the house or the law that must be checked before a step. */
const GATES = [
  'permit',
  'bearing',
  'asbestos',
  'lead',
  'digging',
  'cables',
  'gas-water',
  'silica',
  'height',
  'lifting',
  'fire',
  'fire-door',
] as const;
export type GateId = (typeof GATES)[number];

/** A gate for this home. */
export interface Gate {
  readonly id: GateId;
  /** `stop`: the plan is not ready until the user has answered it. */
  readonly severity: 'stop' | 'warn';
  readonly title: string;
  /** Check or question, and the action that follows. */
  readonly message: string;
}

/** Key of the answer to a `stop` gate among the entered values of the job. */
export const gateKey = (id: GateId): string => `gate:${id}`;

const SEVERITY: Readonly<Record<Risk, Gate['severity'] | undefined>> = {
  likely: 'stop',
  possible: 'stop',
  unlikely: undefined,
};

const STOPS: ReadonlySet<GateId> = new Set([
  'permit',
  'bearing',
  'digging',
  'cables',
  'gas-water',
  'fire-door',
]);

function severityOf(id: GateId, { country, built }: HomeFacts): Gate['severity'] | undefined {
  if (id === 'asbestos') return SEVERITY[asbestosRisk(country, built)];
  if (id === 'lead') return SEVERITY[leadRisk(country, built)];
  return STOPS.has(id) ? 'stop' : 'warn';
}

/** Grade of mask against stone and lead dust in a country. */
const finestMask = (country: Country): string =>
  country === 'us' || country === 'ca' ? 'P100' : country === 'cn' ? 'KN100' : 'FFP3';

function messageOf(id: GateId, { country, built }: HomeFacts, locale: Locale): string {
  const { messages, ask } = locale.words('gates', en);
  switch (id) {
    case 'asbestos':
      return messages.asbestos(built, asbestosRisk(country, built) === 'likely');
    case 'lead':
      return messages.lead(built, finestMask(country), formatTemperature(HEAT_GUN_LIMIT, locale));
    case 'digging': {
      const rule = diggingRule(country);
      return messages.digging(
        ask[rule.ask],
        rule.daysAhead,
        formatLength(rule.byHand, locale),
        formatRoundSize(toMm(DEEPEST_TRENCH), locale),
      );
    }
    case 'cables': {
      const [side, top] = cableReach(COUNTRIES.eu.some((one) => one === country));
      return messages.cables(
        formatRoundSize(toMm(side), locale),
        formatRoundSize(toMm(top), locale),
      );
    }
    case 'height':
      return messages.height(LADDER.upForOneOut);
    case 'lifting':
      return messages.lifting(formatGrams(ONE_PERSON_LIFTS * 1000, locale));
    case 'silica':
      return messages.silica(finestMask(country));
    case 'permit':
    case 'bearing':
    case 'gas-water':
    case 'fire':
    case 'fire-door':
      return messages[id];
  }
}

/** What comes before the first hole in a slab: strands and voids lie where the maker put them. */
export const slabCaution = (locale: Locale): string => locale.words('gates', en).slab;

/** The gates that apply to a home of those that steps ask for, each once, in the order of `GATES`. */
export function gatesFor(
  inputs: readonly GateId[],
  home: HomeFacts,
  locale: Locale,
): readonly Gate[] {
  const { titles } = locale.words('gates', en);
  return GATES.filter((id) => inputs.includes(id)).flatMap((id): Gate[] => {
    const severity = severityOf(id, home);
    if (severity === undefined) return [];
    return [{ id, severity, title: titles[id], message: messageOf(id, home, locale) }];
  });
}

/** Gate of each dangerous tool. */
export const GATE_OF_TOOL: Partial<Readonly<Record<ToolId, GateId>>> = {
  'wet-saw': 'silica',
  'stone-saw': 'silica',
  auger: 'digging',
  'post-hole-digger': 'digging',
  'board-lifter': 'lifting',
  stepladder: 'height',
  'work-platform': 'height',
  'cable-finder': 'cables',
};

/** A finder over ground that is to be dug looks for what is buried there: it asks nothing of a wall's cables. */
const isAnswered = (gate: GateId, gates: readonly GateId[]): boolean =>
  gate === 'cables' && gates.includes('digging');

/** A step with the gates of its tools too, whatever its job says of them. */
export function withToolGates<
  One extends { readonly gates?: readonly GateId[]; readonly tools?: readonly ToolId[] },
>(step: One): One {
  const { gates = [], tools = [] } = step;
  const inputs = tools
    .flatMap((tool) => GATE_OF_TOOL[tool] ?? [])
    .filter((gate) => !isAnswered(gate, gates));
  const all = [...new Set([...gates, ...inputs])];
  return all.length === gates.length ? step : { ...step, gates: all };
}
