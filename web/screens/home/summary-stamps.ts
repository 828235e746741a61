import type { Settings } from '../../documents/settings/settings.ts';
import {
  keysOf,
  PLAN_PREFIX,
  PROJECT_PREFIX,
  stampOf,
} from '../../documents/store/device-storage.ts';
import { OFFCUTS_KEY } from '../../documents/store/offcut-store.ts';
import { PRICES_KEY } from '../../documents/store/remembered-prices.ts';
import type { ProjectSummary } from '../../documents/store/summary-store.ts';
import type { Locale } from '../../language/locale.ts';
import type { Figures } from '../../planner/project/digest.ts';
import type { Project } from '../../planner/schema/project.ts';

/** Stamps of everything that a summary depends on, apart from the build of the app and the time. */
export type SummaryStamps = Pick<ProjectSummary, 'inputs' | 'cuts' | 'locale'>;

/** Present stamps of a project, which was read from the device just now. */
export function presentStamps({ id }: Project, locale: Locale, settings: Settings): SummaryStamps {
  const { region, currency, currencyChosen, built, country, tools, hours, workDays } = settings;
  const texts = [PROJECT_PREFIX + id, PRICES_KEY, OFFCUTS_KEY].map(stampOf);
  const ours = [region, currencyChosen && currency, built, country, tools, hours, workDays];
  return {
    inputs: JSON.stringify([...texts, ...ours]),
    cuts: keysOf(`${PLAN_PREFIX}${id}/`)
      .map((key) => `${key} ${stampOf(key)}`)
      .join(),
    locale: [locale.language, locale.units, locale.fraction].join(' '),
  };
}

/** Time at which the first timer of a project ends, ms since 1970. */
export const firstEnd = ({ timers }: Project, now: number): number | undefined =>
  Object.values(timers)
    .filter((until) => until > now)
    .toSorted((a, b) => a - b)[0];

const isOfInputs = (
  { inputs, until }: ProjectSummary,
  stamps: SummaryStamps,
  now: number,
): boolean => inputs === stamps.inputs && (until === undefined || now < until);

/** True if planning the project would give the same summary. */
export const isCurrent = (
  summary: ProjectSummary | undefined,
  stamps: SummaryStamps,
  now: number,
): boolean =>
  summary !== undefined &&
  isOfInputs(summary, stamps, now) &&
  summary.isSearched &&
  summary.cuts === stamps.cuts &&
  summary.locale === stamps.locale;

/** The parts of a summary that are right at present. */
export interface ShownSummary {
  /** Undefined until the project is planned, and if it is too large for a list of projects. */
  readonly figures: Omit<Figures, 'next'> | undefined;
  /** Title of the next step. Empty in another language: the figures are right, and the title follows. */
  readonly title: string | undefined;
  /** An older picture until the next one is drawn. */
  readonly picture: ProjectSummary['picture'];
  readonly stepPicture: ProjectSummary['stepPicture'];
}

export function shownSummary(
  summary: ProjectSummary,
  stamps: SummaryStamps,
  now: number,
): ShownSummary {
  const { figures, picture, stepPicture, locale } = summary;
  const isFresh = isOfInputs(summary, stamps, now);
  const isInLanguage = locale === stamps.locale;
  return {
    figures: isFresh ? figures : undefined,
    title: isInLanguage ? figures?.next : '',
    picture,
    stepPicture: isFresh && isInLanguage ? stepPicture : undefined,
  };
}
