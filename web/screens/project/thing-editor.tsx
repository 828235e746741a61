import type { MeasuredThing } from '../../measure/measure-place.ts';
import type { ThingInput } from '../../measure/place-input.ts';
import { changePlace } from '../../projects/edit.ts';
import { editProject } from '../../projects/derive/edit-project.ts';
import { Field } from '../../ui/controls/field.tsx';
import type { EditorProps } from './editor-props.ts';
import { en } from '../../language/en/editors.ts';
import { area } from '../../language/language.ts';

const words = area('editors', en).names.thing;

/** Something to build: it has a name; its job asks for its sizes. */
export function ThingEditor(props: EditorProps<ThingInput, MeasuredThing>) {
  const { project, place } = props;
  return (
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
  );
}
