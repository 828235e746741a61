import type { Locale } from '../../../language/locale.ts';
import type { Memo } from '../../memo.ts';
import type { LoneWall, Place, PlaceKind, PlaceOf } from '../../measure/places/place.ts';
import type { RoomPart } from '../../measure/places/room-parts.ts';
import type { Point, PolygonRings as Shape } from '../../measure/outline/polygon.ts';
import type { Region } from '../../stock/region.ts';
import type { Product } from '../../stock/products.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { Material } from '../../takeoff/material.ts';
import type { Covering, Scene } from '../../scene/scene.ts';
import type { Bill } from './bill.ts';
import type { WorkPhase } from './job-card.ts';
import type { FieldSpecs, Typed, Values } from './fields.ts';
import type { Gate, GateId } from './gates/gate.ts';
import type { HomeFacts } from './place/home.ts';
import type { FieldsReading } from './read-fields.ts';
import type { Tool, ToolId } from './steps/tools.ts';
import type { Workshop } from './steps/workshop.ts';
import type { Resolver } from '../../takeoff/structure/answer.ts';
import type { State } from './work/states.ts';

/**
 * A surface of the place. All jobs of a place share its states. `walls` is every wall of the place, `wall:A` one of
 * them. `foot` is the lowest part of all walls, which is sealed with a wet floor. `run` is a fence line or an edging; `woodwork` is doors, frames and window boards; `wardrobe` and other
 * built things are parts.
 */
type Surface =
  | 'floor'
  | 'ceiling'
  | 'walls'
  | `wall:${string}`
  | 'foot'
  | 'woodwork'
  | 'skirting'
  | 'doorway'
  | 'ground'
  | 'run';

/**
 * The target of a step: a surface, a zone of a surface (`walls/wet zone`, `floor/edge`), or a part that the job
 * makes (`part:frame`), which no other job sees.
 */
export type Target = Surface | `${Surface}/${string}` | `part:${string}`;

/** A target in a state. */
export interface Condition {
  readonly target: Target;
  readonly state: State;
}

/** Minutes at 20 °C until a result may be used, and the reason for a longer wait. */
export interface Curing {
  readonly minutes: number;
  /** `rest`: nothing dries; boards acclimatise or soil settles. */
  readonly kind: 'drying' | 'hardening' | 'rest';
}

/** A condition that a step requires. */
export interface Needed extends Condition {
  /** The result may be used before it has cured: tape comes off wet paint. */
  readonly wet?: true;
}

/** A condition that a step brings about. */
export interface Made extends Condition {
  readonly cures?: Curing;
}

/** A thing in use for a time only: a batten, pegs, formwork, tape, a prop. */
export interface Temporary {
  readonly item: Product | ToolId;
  /** Number in use; 1 if left out. */
  readonly count?: number;
  /** Surface or part that it is on. */
  readonly on?: Target;
}

export type Dust = 'wood' | 'silica' | 'plaster' | 'metal';

/** Effects of a step on its targets. `does` (`steps/step.ts`) makes the usual ones. */
export interface Work {
  /** Conditions that an earlier step of any job of the place must have made, and which have cured. */
  readonly needs?: readonly Needed[];
  readonly makes?: readonly Made[];
  /** States that end if the target has them: a screw ends `waterproofed`. */
  readonly damages?: readonly Condition[];
  /** Targets that are stripped: all their states end, on purpose. */
  readonly strips?: readonly Target[];
  readonly dust?: Dust;
  /** Targets that carry weight during the step; nothing on them may be curing. */
  readonly loads?: readonly Target[];
  readonly installs?: readonly Temporary[];
  readonly removes?: readonly Temporary[];
}

/** Position of a row among rows. */
export type RowPosition = 'first' | 'middle' | 'last';

/** Duration and order of a step. */
export interface StepFacts {
  /** Minutes of work of one beginner, an estimate. */
  readonly minutes: number;
  /** Minutes to wait afterwards, at 20 °C, before a step that comes after it may begin. */
  readonly dryMinutes?: number;
  /** That wait is no drying or hardening: what was bought rests in the room. */
  readonly rests?: true;
  /** Reason for a longer wait: paint and plaster dry slower in the cold, cement hardens slower. */
  readonly slower?: 'drying' | 'hardening';
  /**
   * Set if it is done in one go with the step above it: at most so many minutes after that is done and its wait is over.
   * Fresh concrete is tamped before it stiffens. The schedule puts both on one day, with nothing between them.
   */
  readonly startsWithin?: number;
  /** Ids of the steps that must be done and dry before; the step above it where left out. */
  readonly after?: readonly string[];
  /** When it is done among the jobs of its place, if that is earlier than the rest of its job. */
  readonly phase?: WorkPhase;
  /** Rows that it lays; all if left out. */
  readonly rows?: readonly RowPosition[];
  /** Its effects on surfaces and parts; order and waits are checked with it. */
  readonly work?: Work;
}

interface StepText extends StepFacts {
  /** Stable while the plan changes, so that ticks stay. Unique within its job. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Test of the result. */
  readonly check?: string;
  /** Dangers and their prevention. */
  readonly safety?: string;
  readonly tools?: readonly ToolId[];
  /** Questions to answer before this step. */
  readonly gates?: readonly GateId[];
}

/** One thing to do, as a job declares it (`step`). */
export interface JobStep extends StepText {
  readonly takes: readonly Material[];
}

/** One thing to do. */
export interface Step extends StepText {
  /** Products that it uses up, builds in or wears; each is on the bill. */
  readonly uses?: readonly Product[];
  /** Ids of the lines of the bill that it takes. */
  readonly lines?: readonly string[];
}

/** A figure that the user sees at once: `walls 38.2 m²`. */
export interface Figure {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

/** A few words written on a drawing about a point of its surface. */
export interface Note {
  readonly at: Point;
  readonly text: string;
}

/** A size outside the drawing: a line with end marks and its number; without the line if it is a name or an area. */
export interface Dimension {
  readonly side: 'top' | 'bottom' | 'left' | 'right';
  /** Along the side, in the coordinates of the surface. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly isName?: true;
}

/** A surface with what is laid on it, to scale: the picture that counted a number. */
interface DrawingBase extends Partial<Omit<Covering, 'surface' | 'pieces'>> {
  readonly id: string;
  readonly name: string;
  readonly surface: Shape;
  /** `wall`: y goes up. `plan`: y goes away from wall A, down the screen. */
  readonly seen: 'wall' | 'plan';
  /** True if it shows bodies of the scene on a surface of the place. Without it, a drawing on a surface is a covering. */
  readonly isView?: true;
  readonly pieces: readonly LaidPiece[];
  /** Its pieces are full or cut; cut ones are hatched. */
  readonly cuts?: true;
  /** Name of the colour that the user entered. */
  readonly colour?: string;
  readonly notes?: readonly Note[];
  /** Sizes around a projection of a scene; its surface is the silhouette. */
  readonly dimensions?: readonly Dimension[];
  /** Field that changes the drawing; its options are compared next to it. */
  readonly compare?: string;
  /** Description of the drawing; left out, the numbers of full and cut pieces. */
  readonly says?: string;
}

/** A drawing as a job declares it. */
export interface JobDrawing extends DrawingBase {
  /** Products that it counted; empty if none is bought. */
  readonly counts: readonly Product[];
}

/** A drawing of a plan. */
export interface Drawing extends DrawingBase {
  /** Ids of the materials that it counted. */
  readonly counts: readonly string[];
}

/** A value for a field, as the user would type or choose it, that ends a warning. */
export interface Fix {
  readonly field: string;
  readonly value: string | boolean;
  /** Values for fields that the fix shows and that keep an earlier choice. */
  readonly also?: Typed;
}

/** A broken rule. `stop`: must not be built like this. */
export interface Warning {
  /** The rule or table that it was read from. */
  readonly rule: string;
  readonly severity: 'stop' | 'warn';
  readonly message: string;
  /** Field next to which it is shown. */
  readonly field?: string;
  /** Preferred fix, used if the plan passes with it. */
  readonly fix?: Fix;
  /** Who resolves it if no field does. */
  readonly ask?: Resolver;
}

/** A job worked out, or empty while its place or one of its fields is still to measure. */
export interface JobPlan {
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  /** Flat pictures of its coverings, and views that only the job knows; those of its main materials first. */
  readonly drawings: readonly Drawing[];
  readonly scene: Scene;
  /** Tools of its steps, each once. */
  readonly tools: readonly Tool[];
  readonly steps: readonly Step[];
  /** Gates of its steps, each once, if they apply to this home. */
  readonly gates: readonly Gate[];
  readonly warnings: readonly Warning[];
  readonly problems: Readonly<Record<string, string>>;
  /** Labels of empty fields without a usual value. */
  readonly missing: readonly string[];
  /** The wall with the usual sizes of the job's own openings, if it builds the wall. */
  readonly built?: LoneWall | undefined;
}

/** All that a job's answer depends on besides its place and what is typed. The same object for the same values. */
export interface JobContext {
  readonly locale: Locale;
  readonly region: Region;
  /** Shelf of the region. */
  readonly shelf: Shelf;
  /** The user's saw and shop. */
  readonly workshop: Workshop;
  readonly home: HomeFacts;
  /** Renewals by other jobs of the same place, of those that the job heeds. */
  readonly renewed: readonly Renewal[];
  readonly memo: Memo;
}

/** Inputs of a job's fields: the context and the job's messages. */
export interface FieldInputs<Words> extends JobContext {
  readonly words: Words;
}

/** Inputs of a take-off. */
export interface JobInputs<
  Words,
  Kind extends PlaceKind,
  Declared extends FieldSpecs,
> extends FieldInputs<Words> {
  readonly place: PlaceOf<Kind>;
  readonly values: Values<Declared>;
  readonly bill: Bill;
}

/** The words of every job: what its page says, and whatever else it says of itself. */
export interface PageWords {
  /** Sentences on the quantities, with defaults and sources. */
  readonly counts: readonly string[];
  /** Mistakes and how to avoid them. */
  readonly pitfalls: readonly string[];
  readonly card: {
    /** One sentence for the page's description. */
    readonly summary: string;
  };
}

/** Remedy of a broken rule. */
export interface Remedy {
  /**
   * Fields that may end the warning, the best first. Facts that the user cannot change, such as the wall that is there,
   * are never among them.
   */
  readonly fields: readonly string[];
  /** Who resolves it if no field does. */
  readonly ask?: Resolver;
}

/**
 * A part of a place that a job renews: old skirting is replaced, the wall is new board on studs, or the walls get tiles.
 */
export type Renewal = 'skirting' | 'wall' | 'tiles';

export interface JobFacts {
  readonly slug: string;
  readonly phase: WorkPhase;
  /** Kinds of place it can be done on, the most usual first; its public page shows that one. */
  readonly places: readonly PlaceKind[];
  /** Parts of a room that it uses apart from the outline; all if left out. */
  readonly uses?: readonly RoomPart[];
  /** Parts of its place that it replaces or builds. */
  readonly renews?: readonly Renewal[];
  /** Renewals by other jobs of the same place that change its usual values and warnings; none if left out. */
  readonly heeds?: readonly Renewal[];
  /** Remedies by rule, in addition to those that all jobs share. */
  readonly remedies?: Readonly<Record<string, Remedy>>;
}

/** A job in a user's language, units, region and home. */
export interface JobHere extends JobFacts, Omit<PageWords, 'card'> {
  /** Values that its public page shows, for fields without a usual value. */
  readonly example?: Typed;
  readonly title: string;
  readonly summary: string;
  readonly fields: FieldSpecs;
  /** Reads what the user entered; once for the same texts on the same place. Pure. */
  read(place: Place | undefined, typed: Typed): FieldsReading<FieldSpecs>;
  /** Works the job out from what was typed; it is empty while the place is not measured. Pure. */
  plan(place: Place | undefined, typed: Typed): JobPlan;
}

/** A job, loaded with its words. */
export interface Job extends JobFacts {
  /** Name for a place without a name, in the language of the job's words. */
  readonly placeWord?: string;
  readonly title: string;
  readonly summary: string;
  readonly here: (context: JobContext) => JobHere;
}

/** A list of which some may be left out: `[planks, isVinyl && hooks]`. */
export type Sparse<T> = readonly (T | false | undefined)[];

/** Items of a list without `false` and `undefined`. */
export const compact = <T>(some: Sparse<T>): readonly T[] =>
  some.filter((one): one is T => one !== false && one !== undefined);
