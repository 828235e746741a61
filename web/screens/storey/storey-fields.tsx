import { useState } from 'react';
import { words } from '../../language/page/storey.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import { storeyKey } from '../../planner/project/derive-house.ts';
import { changePlace } from '../../documents/edits/edit.ts';
import type { Project } from '../../planner/schema/project.ts';
import { placeName } from '../../documents/settings/page-names.ts';
import { changeProject } from '../../documents/store/project-store.ts';
import { Choice } from '../../ui/controls/fields/choice.tsx';
import { Field } from '../../ui/controls/fields/field.tsx';
import { isTaken, nextStorey, onStorey, type Storey } from './storey-names.ts';

/** Value for a new storey; keys have no line breaks. */
const ANOTHER = '\n';

/** Storey of the selected room, and its name. */
export function StoreyFields(props: {
  readonly project: Project;
  readonly room: RoomInput;
  readonly storeys: readonly Storey[];
}) {
  const { project, room, storeys } = props;
  const key = storeyKey(room);
  const name = storeys.find((one) => one.key === key)?.name ?? '';
  /** An invalid or incomplete name. */
  const [draft, setDraft] = useState<{ readonly key: string; readonly text: string }>();
  const typed = draft?.key === key ? draft.text : undefined;
  const move = (to: string): void =>
    changeProject(
      project.id,
      changePlace(room, (now) => onStorey(now, to)),
    );
  const call = (text: string): void => {
    const isUsable = text.trim() !== '' && !isTaken(text, key, storeys);
    setDraft(isUsable ? undefined : { key, text });
    if (!isUsable) return;
    changeProject(project.id, (now) => ({
      ...now,
      places: now.places.map((place) =>
        place.kind === 'room' && storeyKey(place) === key ? onStorey(place, text) : place,
      ),
    }));
  };
  return (
    <details className="more">
      <summary>{words.isOn(placeName(project, room.id), name)}</summary>
      <Choice
        legend={words.storeyOf(placeName(project, room.id))}
        value={key}
        options={[
          ...storeys.map((one) => ({ value: one.key, label: one.name })),
          { value: ANOTHER, label: words.another },
        ]}
        onChange={(to) =>
          move(
            to === ANOTHER
              ? nextStorey(storeys)
              : (storeys.find((one) => one.key === to)?.name ?? ''),
          )
        }
      />
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={words.name}
          value={typed ?? (key === '' ? name : (room.storey ?? name))}
          problem={typed !== undefined && typed.trim() !== '' ? words.taken : undefined}
          onChange={call}
        />
      </form>
    </details>
  );
}
