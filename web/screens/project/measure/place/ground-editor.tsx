import type { Locale } from '../../../../language/locale.ts';
import { useState } from 'react';
import { changeShape, losesParts } from '../../../../planner/measure/outline/edit-outline.ts';
import { formatArea, formatDimension } from '../../../../planner/measure/units/units.ts';
import type { MeasuredGround } from '../../../../planner/measure/places/ground.ts';
import { lengthsOfRing } from '../../../../planner/measure/outline/outline.ts';
import {
  shapeName,
  SHAPES,
  wallLetter,
  type GroundInput,
} from '../../../../planner/measure/places/place-input.ts';
import { asSide, readOf, type Read } from '../../../../planner/measure/units/read-size.ts';
import { changePlace } from '../../../../documents/edits/edit.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { layersOn, type Layer } from '../../../../ui/drawings/layers/layers.ts';
import { OutlinePlan } from '../../../../ui/drawings/plan/outline-plan.tsx';
import type { DrawnSide } from '../../../../ui/drawings/plan/side-dimensions.ts';
import { PlanBox } from '../../../../ui/drawings/space/plan-box.tsx';
import { outlineSides, sketchOutline } from '../../../../ui/drawings/plan/room-plan.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import type { EditorProps } from './editor-props.ts';
import { SHAPE_LINES } from './shape-lines.ts';
import { SideFields } from './side-fields.tsx';
import { words } from '../../../../language/page/editors.ts';

/** Empty parts of a room's walls, for the comparison. */
const NOTHING_ON = { openings: [], features: [], slopes: [] } as const;

type Change = (with_: (now: GroundInput) => GroundInput) => void;

const CHOICES = (['rectangle', 'L', 'circle', 'uneven'] as const).map((value) => ({
  value,
  label: words.shapes[value],
  lines: SHAPE_LINES[value],
}));
type Chosen = (typeof CHOICES)[number]['value'];

const chosenOf = ({ shape, sides }: GroundInput): Chosen => {
  if (shape !== 'sides') return shape === 'circle' ? 'circle' : 'uneven';
  return shapeName(sides) === 'L' ? 'L' : 'rectangle';
};

const choose =
  (chosen: Chosen) =>
  (now: GroundInput): GroundInput => {
    if (chosen === 'circle') return { ...now, shape: 'circle' };
    if (chosen === 'uneven') return { ...now, shape: 'triangles' };
    const { sides } = changeShape({ sides: now.sides, ...NOTHING_ON }, SHAPES[chosen]);
    return { ...now, shape: 'sides', sides };
  };

/** Text of the drawing: area, perimeter and the sides, except for a circle. */
function groundInWords(input: GroundInput, measured: MeasuredGround, locale: Locale): string {
  const { place } = measured;
  if (place === undefined) return words.ground.unknown;
  const sides = input.shape === 'circle' ? [] : lengthsOfRing(place.region[0] ?? []);
  return words.ground.plan(
    formatArea(place.area, locale),
    formatDimension(place.perimeter, locale),
    sides.map((long, i) => {
      const side =
        input.shape === 'sides' ? words.side('side', wallLetter(i)) : words.ground.side(i + 1);
      return words.sized(side, formatDimension(long, locale));
    }),
  );
}

/** Plan of the ground; a right-angled outline is sketched before it is measured. */
function GroundPlan(props: {
  readonly input: GroundInput;
  readonly measured: MeasuredGround;
  readonly locale: Locale;
  readonly active: number | undefined;
  readonly layers: readonly Layer[];
}) {
  const { input, measured, locale, active, layers } = props;
  const { place, outline } = measured;
  const size = place === undefined ? undefined : formatArea(place.area, locale);
  const label = groundInWords(input, measured, locale);
  if (input.shape === 'sides') {
    return (
      <OutlinePlan
        corners={sketchOutline(input.sides, outline)}
        known={outline.ring !== undefined}
        sides={outlineSides(input.sides, outline, locale, (letter, i) => ({
          ...(i === 0 && { called: words.side('side', letter) }),
          active: i === active,
        }))}
        area={size}
        label={label}
        layers={layers}
      />
    );
  }
  const ring = place?.region[0];
  if (ring === undefined) return null;
  const sides =
    input.shape === 'circle'
      ? ring.map((): DrawnSide => ({ name: '', size: undefined }))
      : lengthsOfRing(ring).map((long, i): DrawnSide => {
          return { name: String(i + 1), size: formatDimension(long, locale) };
        });
  return (
    <OutlinePlan corners={ring} known sides={sides} area={size} label={label} layers={layers} />
  );
}

/** Sides of an uneven outline, and the diagonals that fix its corners. */
function UnevenFields(props: {
  readonly ground: GroundInput;
  readonly read: Read;
  readonly locale: Locale;
  readonly onChange: Change;
}) {
  const { ground, read, locale, onChange } = props;
  const { edges, diagonals } = ground;
  const field = (list: 'edges' | 'diagonals', i: number, label: string) => (
    <div key={`${list}.${i}`} className="fields__cell">
      <LengthField
        id={`${list}-${i}`}
        label={label}
        value={ground[list][i] ?? ''}
        locale={locale}
        {...asSide(locale)}
        {...readOf(read, `${list}.${i}`)}
        onChange={(text) =>
          onChange((now) => ({
            ...now,
            [list]: now[list].map((one, at) => (at === i ? text : one)),
          }))
        }
      />
    </div>
  );
  const resize = (sides: number): void =>
    onChange((now) => ({
      ...now,
      edges: Array.from({ length: sides }, (_, i) => now.edges[i] ?? ''),
      diagonals: Array.from({ length: sides - 3 }, (_, i) => now.diagonals[i] ?? ''),
    }));
  const dropCorner = (): void => {
    resize(edges.length - 1);
    toastEdit(words.ground.cornerRemoved(edges.length));
  };
  return (
    <>
      {edges.map((_, i) => field('edges', i, words.ground.side(i + 1)))}
      {diagonals.map((_, i) => field('diagonals', i, words.ground.across(i + 3)))}
      <div className="pair">
        {edges.length > 3 && (
          <button type="button" className="button" onClick={dropCorner}>
            {words.ground.fewer}
          </button>
        )}
        {edges.length < 12 && (
          <button type="button" className="button" onClick={() => resize(edges.length + 1)}>
            {words.ground.more}
          </button>
        )}
      </div>
      <p className="remark">{words.ground.walk}</p>
    </>
  );
}

/** Editor of a piece of ground. */
export function GroundEditor(props: EditorProps<GroundInput, MeasuredGround>) {
  const { project, place: ground, measured, locale } = props;
  const [active, setActive] = useState<number>();
  const change: Change = (with_) => editProject(project, changePlace(ground, with_));
  return (
    <>
      <PlanBox
        seen={{ measured, plans: props.plans, locale }}
        hasSpace={props.drawn.hasSpace}
        views={{
          plan: (
            <GroundPlan
              input={ground}
              measured={measured}
              locale={locale}
              active={active}
              layers={layersOn(props.plans, 'floor')}
            />
          ),
        }}
      />
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Choice
          legend={words.shape}
          value={chosenOf(ground)}
          options={CHOICES}
          onChange={(chosen) => {
            change(choose(chosen));
            // Another outline may have fewer or different sides.
            const after = choose(chosen)(ground);
            if (losesParts({ ...ground, ...NOTHING_ON }, { ...after, ...NOTHING_ON })) {
              toastEdit(words.shapeChanged);
            }
          }}
        />
        {ground.shape === 'sides' && (
          <SideFields
            sides={ground.sides}
            outline={measured.outline}
            what="side"
            read={measured}
            locale={locale}
            onActive={setActive}
            onChange={(sides) => change((now) => ({ ...now, sides }))}
          />
        )}
        {ground.shape === 'circle' && (
          <LengthField
            id="diameter"
            label={words.diameter}
            value={ground.diameter}
            locale={locale}
            {...asSide(locale)}
            {...readOf(measured, 'diameter')}
            onChange={(diameter) => change((now) => ({ ...now, diameter }))}
          />
        )}
        {ground.shape === 'triangles' && (
          <UnevenFields ground={ground} read={measured} locale={locale} onChange={change} />
        )}
        <Field
          label={words.names.ground.label}
          value={ground.name}
          placeholder={props.called ?? words.names.ground.example}
          onChange={(name) => change((now) => ({ ...now, name }))}
          isLast
        />
      </form>
    </>
  );
}
