import type { UnitSystem } from '../measure/format-length.ts';
import type { Place, PlaceKind, PlaceOf } from '../measure/place.ts';
import type { Region } from '../measure/polygon.ts';
import type { Material } from '../takeoff/material.ts';
import type { Amount } from '../takeoff/why.ts';
import type { Fields, Typed, Values } from './fields.ts';
import { readFields } from './read-fields.ts';

/** When a job is done in the life of a place: the order in which jobs on one place follow each other. */
export const PHASES = [
  'ground',
  'structure',
  'boards',
  'tiles',
  'paint',
  'paper',
  'floor',
  'fittings',
] as const;
export type Phase = (typeof PHASES)[number];

/** One thing to do. */
export interface Step {
  /** Stable while the plan changes, so that a tick stays where it was set. Unique within its job. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Hands-on minutes, an estimate. */
  readonly minutes: number;
  /** Minutes to wait afterwards before a step that comes after it may begin. */
  readonly dryMinutes?: number;
  /** Ids of the steps that must be done and dry before; the step above it where left out. */
  readonly after?: readonly string[];
  /** What could hurt, and what prevents it. */
  readonly safety?: string;
}

/** A figure that the person sees at once: `walls 38.2 m²`. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly amount: Amount;
}

/** A piece in a picture. */
export interface PicturePiece {
  readonly shape: Region;
  /** `cut` is marked; `frame` is what stands behind, such as studs or joists. */
  readonly mark: 'whole' | 'cut' | 'frame';
  /** Which one of those bought it comes from, where that was counted; shown when it is tapped. */
  readonly from?: number;
}

/** A drawing of a take-off, to scale, on the grid of its surface. */
export interface Picture {
  readonly title: string;
  /** Ids of the materials that it explains. */
  readonly of: readonly string[];
  /** `wall`: y goes up. `plan`: y goes away from wall A, down the screen. */
  readonly seen: 'wall' | 'plan';
  readonly outline: Region;
  readonly pieces: readonly PicturePiece[];
}

/** What a job comes to on a place measured completely. */
export interface TakeOff {
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  readonly tools: readonly string[];
  readonly steps: readonly Step[];
  /** Called when somebody looks, not on every keystroke. */
  readonly draw?: () => readonly Picture[];
  /** Sentences by field id, for what cannot be laid or built like this. */
  readonly problems?: Readonly<Record<string, string>>;
}

/** A take-off, or none while the place is not measured, with what is wrong by field id. */
export interface JobPlan extends Omit<TakeOff, 'draw' | 'problems'> {
  readonly draw: () => readonly Picture[];
  readonly problems: Readonly<Record<string, string>>;
}

interface JobFacts {
  readonly slug: string;
  readonly title: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
  readonly phase: Phase;
  /** How the quantities come about, one sentence each, with the default values. */
  readonly counts: readonly string[];
  /** What can go wrong and how to avoid it. */
  readonly pitfalls: readonly string[];
}

/** What a job's file declares. */
export interface JobDeclaration<Kind extends PlaceKind, Declared extends Fields> extends JobFacts {
  /** Kinds of place it can be done on, the most usual first; its public page shows that one. */
  readonly places: readonly Kind[];
  /** What it asks, in order; every field has a usual value, so that none must be filled in. */
  readonly fields: Declared;
  /** Takes the job off a place. Pure, and quick: it runs on every keystroke. */
  takeOff(place: PlaceOf<Kind>, values: Values<Declared>, system: UnitSystem): TakeOff;
}

/** A job as the catalogue, the public page and the planner use it. */
export interface Job extends JobFacts {
  readonly places: readonly PlaceKind[];
  readonly fields: Fields;
  /** Works the job out from what was typed; a place not measured yet gives an empty plan. */
  plan(place: Place | undefined, typed: Typed, system: UnitSystem): JobPlan;
}

const NOTHING: TakeOff = { figures: [], materials: [], tools: [], steps: [] };
const NO_PICTURES = (): readonly Picture[] => [];

/** Makes a job of its declaration: typed texts are read by its fields before its take-off runs. */
export function defineJob<Kind extends PlaceKind, const Declared extends Fields>(
  declaration: JobDeclaration<Kind, Declared>,
): Job {
  const { takeOff, ...facts } = declaration;
  const fits = (place: Place): place is PlaceOf<Kind> =>
    facts.places.some((kind) => kind === place.kind);
  return {
    ...facts,
    plan(place, typed, system) {
      const { values, problems } = readFields(facts.fields, typed, place, system);
      const taken = place !== undefined && fits(place) ? takeOff(place, values, system) : NOTHING;
      return {
        ...taken,
        draw: taken.draw ?? NO_PICTURES,
        problems: { ...taken.problems, ...problems },
      };
    },
  };
}
