import type { ReactNode } from 'react';
import type { Drawing, JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import type { MeasuredThing } from '../../../../planner/measure/places/measure-place.ts';
import type { ThingInput } from '../../../../planner/measure/places/place-input.ts';
import { changePlace } from '../../../../documents/edits/edit.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { Field } from '../../../../ui/controls/fields/field.tsx';
import { LaidPicture } from '../../../../ui/drawings/layers/laid-drawing.tsx';
import { PlanBox, type FlatViews } from '../../../../ui/drawings/space/plan-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { words as editorsWords } from '../../../../language/page/editors.ts';

const words = editorsWords.names.thing;

/** Flat pictures of the job's result: its first drawing, and of a scene the first one from above or from the front. */
function picturesOf(plans: readonly JobPlan[]): FlatViews {
  const [first, ...others] = plans.flatMap(({ drawings }) => drawings);
  if (first === undefined) return {};
  const drawn = [first, ...others.filter(({ dimensions }) => dimensions !== undefined)];
  const viewOf = (seen: Drawing['seen']): ReactNode => {
    const drawing = drawn.find((one) => one.seen === seen);
    return drawing && <LaidPicture drawing={drawing} />;
  };
  return { plan: viewOf('plan'), front: viewOf('wall') };
}

/** Editor of a thing to build; its job asks for the sizes. */
export function ThingEditor({ drawn, locale }: EditorProps<ThingInput, MeasuredThing>) {
  const views = picturesOf(drawn.plans);
  const hasPicture = views.plan !== undefined || views.front !== undefined;
  return hasPicture && <PlanBox {...drawn} seen={{ ...drawn, locale }} views={views} />;
}

/** Name of the thing, after the job's fields. */
export function ThingName(props: {
  readonly project: string;
  readonly place: ThingInput;
  readonly called: string | undefined;
}) {
  const { project, place, called } = props;
  return (
    <form className="fields" onSubmit={(event) => event.preventDefault()}>
      <Field
        label={words.label}
        isLast
        value={place.name}
        placeholder={called ?? words.example}
        onChange={(name) =>
          editProject(
            project,
            changePlace(place, (now) => ({ ...now, name })),
          )
        }
      />
    </form>
  );
}
