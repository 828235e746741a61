import type { UnitSystem } from '../measure/format-length.ts';
import type { MeasuredRoom } from '../measure/room.ts';
import type { Material } from '../takeoff/material.ts';

/** One thing to do, in the order of the work. */
export interface Step {
  /** Stable while the plan changes, so that a tick stays where it was set. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Hands-on minutes, an estimate. */
  readonly minutes: number;
  /** Minutes to wait afterwards before the next step may touch it. */
  readonly dryMinutes?: number;
}

/** A measured figure that the person sees at once: `walls 38.2 m²`. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** What a job comes to on the room as measured so far. */
export interface JobPlan {
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  readonly tools: readonly string[];
  readonly steps: readonly Step[];
  /** Sentences by field of the job's input. */
  readonly problems: Readonly<Record<string, string>>;
}

/** Everything the catalogue, the public page and the planner know of a job. */
export interface Job<Input> {
  readonly slug: string;
  readonly title: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
  /** How the quantities come about, one sentence each, with the default values. */
  readonly counts: readonly string[];
  /** What can go wrong and how to avoid it. */
  readonly pitfalls: readonly string[];
  /** The input of a new job: empty texts stand for the defaults. */
  readonly start: Input;
  /** Takes the job off the room; a room that is not measured yet has tools and steps only. */
  plan(room: MeasuredRoom, input: Input, system: UnitSystem): JobPlan;
}
