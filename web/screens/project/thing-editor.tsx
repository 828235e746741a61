import type { JobPlan } from '../../jobs/kit/contract.ts';
import type { MeasuredThing } from '../../measure/measure-place.ts';
import type { ThingInput } from '../../measure/place-input.ts';
import { changePlace } from '../../projects/edit.ts';
import { editProject } from '../../projects/derive/edit-project.ts';
import { Field } from '../../ui/controls/field.tsx';
import { LaidPicture } from '../../ui/drawings/laid-drawing.tsx';
import { PlanBox } from '../../ui/drawings/plan-box.tsx';
import type { EditorProps } from './editor-props.ts';
import { en } from '../../language/en/editors.ts';
import { area } from '../../language/language.ts';

const words = area('editors', en).names.thing;

/** What a job builds, flat, where it is not drawn in three dimensions beside its fields. */
function pictureOf(plans: readonly JobPlan[]) {
  if (plans.some(({ model }) => model !== undefined)) return undefined;
  const drawing = plans.flatMap(({ drawings }) => drawings)[0];
  return drawing && <LaidPicture drawing={drawing} />;
}

/** Something to build: it has a name; its job asks for its sizes. */
export function ThingEditor(props: EditorProps<ThingInput, MeasuredThing>) {
  const { project, place, measured, plans, locale } = props;
  const picture = pictureOf(plans);
  return (
    <>
      {picture !== undefined && (
        <PlanBox seen={{ measured, plans, locale }} views={{ front: picture }} />
      )}
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={words.label}
          value={place.name}
          placeholder={props.called ?? words.example}
          onChange={(name) =>
            editProject(
              project,
              changePlace(place, (now) => ({ ...now, name })),
            )
          }
        />
      </form>
    </>
  );
}
