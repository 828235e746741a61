import { inches, mm, type Length } from '../../measure/units/units.ts';

/** Countries with known rules; `eu` is any other of the Union. */
export type Country =
  | 'gb'
  | 'ie'
  | 'de'
  | 'at'
  | 'fr'
  | 'it'
  | 'nl'
  | 'pl'
  | 'se'
  | 'dk'
  | 'eu'
  | 'us'
  | 'ca'
  | 'au'
  | 'cn';

/** `likely`: test first. `possible`: look and ask. `unlikely`: built after the ban. */
export type Risk = 'likely' | 'possible' | 'unlikely';

interface Years {
  /** Built before this year. */
  readonly likely: number;
  readonly possible: number;
}

const years = (likely: number, possible = likely): Years => ({ likely, possible });

/** Still lawful: no year makes it unlikely. */
const NEVER = Number.POSITIVE_INFINITY;

/**
 * The year after the ban started, because existing stock was used: UK chrysotile 24 Nov 1999, Germany 1993, France
 * 1997, Italy 1992 with exceptions to 1994, Netherlands 1993, Poland 1997 with two years to sell, Denmark 1986–88,
 * Sweden 1982–86, Austria 1990, Ireland 2000, the Union 2005, Canada 2018, Australia 2003; the US used it into the
 * 1980s and banned chrysotile in March 2024; China allows it (University of Montana; PMC7082259; IBAS).
 */
const ASBESTOS: Record<Country, Years> = {
  gb: years(2000),
  ie: years(2001),
  de: years(1994),
  at: years(1991),
  fr: years(1998),
  it: years(1995),
  nl: years(1994),
  pl: years(1999),
  se: years(1987),
  dk: years(1989),
  eu: years(2006),
  us: years(1990, 2025),
  ca: years(1990, 2019),
  au: years(1990, 2004),
  cn: years(2003, NEVER),
};

/**
 * Lead paint: US before 1978 (EPA); UK white lead off sale 1992, common before 1970; France reports before 1949; the
 * Union 1989 and 1992; China limited 2002 and 2020; others as the Union: estimates.
 */
const LEAD: Record<Country, Years> = {
  gb: years(1970, 1993),
  ie: years(1970, 1993),
  de: years(1960, 1993),
  at: years(1960, 1993),
  fr: years(1949, 1993),
  it: years(1960, 1993),
  nl: years(1960, 1993),
  pl: years(1960, 1993),
  se: years(1960, 1993),
  dk: years(1960, 1993),
  eu: years(1960, 1993),
  us: years(1978),
  ca: years(1978, 1991),
  au: years(1970, 1998),
  cn: years(2002, 2021),
};

/** Unknown years count as an old home: only a year after the ban makes it unlikely. */
function riskIn({ likely, possible }: Years, built: number | undefined): Risk {
  if (built === undefined) return 'likely';
  if (built >= possible) return 'unlikely';
  return built >= likely ? 'possible' : 'likely';
}

/** Risk by the year of construction; an unknown year counts as an old home. */
export const asbestosRisk = (country: Country, built: number | undefined): Risk =>
  riskIn(ASBESTOS[country], built);

export const leadRisk = (country: Country, built: number | undefined): Risk =>
  riskIn(LEAD[country], built);

/** Maximum temperature for stripping old paint, °C. */
export const HEAT_GUN_LIMIT = 500;

export interface Digging {
  /** Provider of the plans. */
  readonly ask: '811' | 'lsbud' | 'leitungsauskunft' | 'dt-dict' | 'utilities';
  /** Working days in advance; 0 if plans are immediate. */
  readonly daysAhead: number;
  /** Dig by hand within this distance of a mark. */
  readonly byHand: Length;
}

/** US: 811, 2–3 business days, 18–24 in by state. UK: LinesearchbeforeUdig and a cable finder, 500 mm (HSG47). Others: estimates. */
const DIGGING = {
  811: { ask: '811', daysAhead: 3, byHand: inches(24) },
  lsbud: { ask: 'lsbud', daysAhead: 0, byHand: mm(500) },
  leitungsauskunft: { ask: 'leitungsauskunft', daysAhead: 5, byHand: mm(500) },
  'dt-dict': { ask: 'dt-dict', daysAhead: 7, byHand: mm(500) },
  utilities: { ask: 'utilities', daysAhead: 5, byHand: mm(500) },
} as const satisfies Record<string, Digging>;

const DIGGING_IN: Partial<Record<Country, Digging>> = {
  us: DIGGING[811],
  ca: DIGGING[811],
  gb: DIGGING.lsbud,
  de: DIGGING.leitungsauskunft,
  at: DIGGING.leitungsauskunft,
  fr: DIGGING['dt-dict'],
};

/** Plan provider of a country, and the distance from a mark up to which one digs by hand; the utilities in other countries. */
export const diggingRule = (country: Country): Digging => DIGGING_IN[country] ?? DIGGING.utilities;

/** Maximum depth of a trench that is dug alone by hand. */
export const DEEPEST_TRENCH = mm(1200);

/**
 * How far cables may run from corners and from the ceiling, besides plumb and level from accessories. BS 7671 522.6.202:
 * 150 mm. DIN 18015-3: up to 300 mm beside corners, doors and windows, and up to 450 mm below the ceiling.
 */
export const cableReach = (isEuropean: boolean): readonly [side: Length, top: Length] =>
  isEuropean ? [mm(300), mm(450)] : [mm(150), mm(150)];

/** Ladders: 1 out for 4 up, 1 m above the landing, free rungs at the top, minutes of light work. */
export const LADDER = {
  upForOneOut: 4,
  pastLanding: mm(1000),
  freeRungs: { ladder: 3, stepladder: 2 },
  minutes: 30,
} as const;

/** Maximum weight to lift alone, kg; heavier parts need two people. */
export const ONE_PERSON_LIFTS = 25;

/** Above this temperature in a loft, at most these minutes. */
export const LOFT_HEAT = { celsius: 30, minutes: 20 } as const;
