import { formatDimension } from '../../../../planner/measure/units/units.ts';
import type { RunInput } from '../../../../planner/measure/places/place-input.ts';
import { asSide, readOf } from '../../../../planner/measure/units/read-size.ts';
import type { MeasuredRun } from '../../../../planner/measure/places/run.ts';
import { changePlace } from '../../../../documents/edits/edit.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { PlanBox } from '../../../../ui/drawings/space/plan-box.tsx';
import { Fronts } from '../../../../ui/drawings/plan/fronts.tsx';
import { runInWords, stretchFronts } from '../../../../ui/drawings/plan/place-fronts.ts';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import type { EditorProps } from './editor-props.ts';
import { words } from '../../../../language/page/editors.ts';

/** Editor of a line of straight stretches. */
export function RunEditor(props: EditorProps<RunInput, MeasuredRun>) {
  const { project, place, measured, drawn, locale } = props;
  const change = (with_: (now: RunInput) => RunInput): void =>
    editProject(project, changePlace(place, with_));
  const setStretches = (with_: (now: readonly string[]) => readonly string[]): void =>
    change((now) => ({ ...now, stretches: with_(now.stretches) }));
  const run = measured.place;
  const shorten = (): void => {
    setStretches((now) => now.slice(0, -1));
    toastEdit(words.run.removed(place.stretches.length));
  };
  return (
    <>
      {drawn.measured.kind === 'run' && drawn.measured.place !== undefined && (
        <PlanBox
          {...drawn}
          seen={{ ...drawn, locale }}
          views={{
            front: (
              <Fronts
                fronts={stretchFronts(drawn.measured.place, drawn.plans, locale)}
                label={runInWords(drawn.measured.place.stretches, locale)}
              />
            ),
          }}
        />
      )}
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        {place.stretches.map((text, i) => (
          // Stretches have no key except their order.
          <LengthField
            key={`stretch-${i + 1}`}
            id={`stretch-${i}`}
            label={place.stretches.length === 1 ? words.length : words.run.stretch(i + 1)}
            value={text}
            locale={locale}
            {...asSide(locale)}
            {...readOf(measured, `stretches.${i}`)}
            onChange={(typed) =>
              setStretches((now) => now.map((one, at) => (at === i ? typed : one)))
            }
          />
        ))}
        <Field
          label={words.names.run.label}
          value={place.name}
          placeholder={props.called ?? words.names.run.example}
          onChange={(name) => change((now) => ({ ...now, name }))}
          isLast
        />
      </form>
      <div className="pair">
        {place.stretches.length > 1 && (
          <button type="button" className="button" onClick={shorten}>
            {words.run.fewer}
          </button>
        )}
        <button
          type="button"
          className="button"
          onClick={() => setStretches((now) => [...now, ''])}
        >
          {words.run.more}
        </button>
      </div>
      {run !== undefined && run.stretches.length > 1 && (
        <p className="remark">{words.run.inAll(formatDimension(run.length, locale))}</p>
      )}
    </>
  );
}
