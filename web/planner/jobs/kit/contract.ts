import type { Differs, Locale, UnitSystem } from '../../../language/locale.ts';
import type { Place, PlaceKind, PlaceOf } from '../../measure/places/place.ts';
import type { RoomPart } from '../../measure/places/room-parts.ts';
import type { Point, Region as Shape } from '../../measure/outline/polygon.ts';
import type { Region } from '../../stock/region.ts';
import type { Product } from '../../stock/products.ts';
import type { Shelf } from '../../stock/shelf.ts';
import type { LaidPiece } from '../../takeoff/laid-piece.ts';
import type { Material } from '../../takeoff/material.ts';
import type { Model, Scene, StepPicture } from '../../takeoff/solid.ts';
import type { Bill } from './bill.ts';
import type { Card, CardWords, Phase } from './job-card.ts';
import type { Fields, Typed, Values } from './fields.ts';
import type { Gate, GateId } from './gates/gate.ts';
import type { Home } from './place/home.ts';
import type { Sparse } from './compact.ts';
import type { FieldsReading } from './read-fields.ts';
import type { Tool, ToolId } from './steps/tools.ts';
import type { Workshop } from './steps/workshop.ts';

/** Where a row is among those of what is laid in rows. */
export type Row = 'first' | 'middle' | 'last';

/** How a step stands among the others. */
export interface StepFacts {
  /** Hands-on minutes, an estimate for one careful first-timer. */
  readonly minutes: number;
  /** Minutes to wait afterwards, at 20 °C, before a step that comes after it may begin. */
  readonly dryMinutes?: number;
  /** That wait is no drying or hardening: what was bought rests in the room. */
  readonly rests?: true;
  /** What makes that wait longer: paint and plaster dry slower when cold, cement hardens slower. */
  readonly slower?: 'drying' | 'hardening';
  /** Ids of the steps that must be done and dry before; the step above it where left out. */
  readonly after?: readonly string[];
  /** Of what it lays in rows, those that it lays; all where left out. */
  readonly rows?: readonly Row[];
  /** What is put together in it, in three dimensions. */
  readonly picture?: StepPicture;
}

interface StepText extends StepFacts {
  /** Stable while the plan changes, so that a tick stays where it was set. Unique within its job. */
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** How to know that it is right. */
  readonly check?: string;
  /** What could hurt, and what prevents it. */
  readonly safety?: string;
  readonly tools?: readonly ToolId[];
  /** What must be looked at or asked before this step. */
  readonly gates?: readonly GateId[];
}

/** One thing to do, as a job declares it (`step`). */
export interface JobStep extends StepText {
  readonly takes: readonly Material[];
}

/** One thing to do. */
export interface Step extends StepText {
  /** What is used up, built in or worn; each is on the bill. */
  readonly uses?: readonly Product[];
}

/** A figure that the person sees at once: `walls 38.2 m²`. */
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

/** All or a part of a place: the floor or the ground, the ceiling, a wall by its letter, a stretch of a run. */
export type Surface =
  | 'floor'
  | 'ceiling'
  | { readonly wall: string }
  | { readonly stretch: number };

/** A surface with what is laid on it, to scale: the picture that counted a number. */
interface DrawingBase {
  readonly id: string;
  readonly name: string;
  readonly surface: Shape;
  /** `wall`: y goes up. `plan`: y goes away from wall A, down the screen. */
  readonly seen: 'wall' | 'plan';
  /** Where on its place it lies, in that surface's own coordinates; left out where it shows something by itself. */
  readonly on?: Surface;
  readonly pieces: readonly LaidPiece[];
  /** Its pieces are whole ones and what is cut from one: those cut are hatched where cuts matter. */
  readonly cuts?: true;
  /** What the person calls its colour. */
  readonly colour?: string;
  readonly notes?: readonly Note[];
  /** A choice of the job's fields that changes it, offered beside it with what each comes to. */
  readonly compare?: string;
  /** What it shows, in a sentence; how many are whole and cut where left out. */
  readonly says?: string;
}

/** A drawing as a job declares it. */
export interface JobDrawing extends DrawingBase {
  /** The products that it counted; none where it counts nothing that is bought. */
  readonly counts: readonly Product[];
}

/** A drawing of a plan. */
export interface Drawing extends DrawingBase {
  /** Ids of the materials that it counted. */
  readonly counts: readonly string[];
  /** What its pieces are made of, where they do not say themselves. */
  readonly of?: Product;
}

/** What a rule says about what was typed. `stop`: not to be built like this. */
export interface Warning {
  /** The rule or table that it was read from. */
  readonly rule: string;
  readonly severity: 'stop' | 'warn';
  readonly message: string;
  /** The field beside which it is shown. */
  readonly field?: string;
}

/** What a job comes to on a place measured completely: the bill is what its steps take. */
export interface TakeOff {
  readonly figures: readonly Figure[];
  readonly drawings: Sparse<JobDrawing>;
  /** What is built, in three dimensions, with the list of its parts. */
  readonly model?: Model;
  /** What stands on the place in the end, in three dimensions. */
  readonly scene?: Scene;
  readonly warnings?: readonly Warning[];
  readonly steps: Sparse<JobStep>;
}

/** What cannot be laid or built like this: sentences by field id, or by any other name. */
export interface Refusal {
  readonly figures?: readonly Figure[];
  readonly problems: Readonly<Record<string, string>>;
}

/** A job worked out, or empty while its place or one of its fields is still to measure. */
export interface JobPlan {
  readonly figures: readonly Figure[];
  readonly materials: readonly Material[];
  readonly drawings: readonly Drawing[];
  readonly model?: Model;
  readonly scene?: Scene;
  /** What its steps take, each once. */
  readonly tools: readonly Tool[];
  readonly steps: readonly Step[];
  /** What its steps ask for, each once, as far as it applies to this home. */
  readonly gates: readonly Gate[];
  readonly warnings: readonly Warning[];
  readonly problems: Readonly<Record<string, string>>;
  /** Labels of the fields that only the person can fill in and that are still empty. */
  readonly missing: readonly string[];
}

/** All that a job's answer depends on besides its place and what is typed. The same object for the same values. */
export interface JobContext {
  readonly locale: Locale;
  readonly region: Region;
  /** Of the region. */
  readonly shelf: Shelf;
  /** The person's own saw and shop. */
  readonly workshop: Workshop;
  readonly home: Home;
}

/** What a declaration is asked with: the context and the job's own words. */
export interface FieldInputs<Words> extends JobContext {
  readonly words: Words;
}

/** What a take-off is asked with. */
export interface JobInputs<
  Words,
  Kind extends PlaceKind,
  Declared extends Fields,
> extends FieldInputs<Words> {
  readonly place: PlaceOf<Kind>;
  readonly values: Values<Declared>;
  readonly bill: Bill;
}

/** The words of every job: what its page says, and whatever else it says of itself. */
export interface PageWords {
  /** How the quantities come about, one sentence each, with the defaults and their sources. */
  readonly counts: readonly string[];
  /** What can go wrong and how to avoid it. */
  readonly pitfalls: readonly string[];
}

interface JobFacts {
  readonly slug: string;
  readonly phase: Phase;
  /** Kinds of place it can be done on, the most usual first; its public page shows that one. */
  readonly places: readonly PlaceKind[];
  /** What it uses of a room besides the outline: nothing else is asked. Everything where left out. */
  readonly uses?: readonly RoomPart[];
}

/** A job in a person's language, units, region and home. */
export interface JobHere extends JobFacts, PageWords {
  /** What its public page types, into fields without a usual value above all. */
  readonly example?: Typed;
  readonly title: string;
  /** One sentence for the catalogue and the page's description. */
  readonly summary: string;
  readonly fields: Fields;
  /** What was typed, as far as it is understood; read once for the same texts on the same place. Pure. */
  read(place: Place | undefined, typed: Typed): FieldsReading<Fields>;
  /** Works the job out from what was typed; it is empty while the place is not measured. Pure. */
  plan(place: Place | undefined, typed: Typed): JobPlan;
}

/** A job, loaded with its words. */
export interface Job extends JobFacts {
  /** The same object for the same context. */
  readonly here: (context: JobContext) => JobHere;
}

/** A job's words: British English comes with its file, the others when they are asked for. */
export interface JobWords<Words extends PageWords> {
  readonly en: Words;
  readonly 'en-US': () => Promise<{ readonly enUs: Differs<NoInfer<Words>> }>;
  /** With what the job is called there. */
  readonly 'zh-Hans': () => Promise<{ readonly zh: NoInfer<Words>; readonly cardText: CardWords }>;
}

/** What a job's file declares. */
export interface JobDeclaration<
  Kind extends PlaceKind,
  Words extends PageWords,
  Declared extends Fields,
> extends Pick<JobFacts, 'uses'> {
  /** What its public page types, in sizes that are round where it is built. */
  readonly example?: Readonly<Record<UnitSystem, Typed>>;
  readonly card: Card & { readonly places: readonly Kind[] };
  readonly words: JobWords<Words>;
  /** What it asks, by id, in order. */
  readonly fields: (inputs: FieldInputs<Words>) => Declared;
  /** Takes the job off a place. Pure, and quick: it runs on every keystroke. */
  readonly takeOff: (inputs: JobInputs<Words, Kind, Declared>) => TakeOff | Refusal;
}
