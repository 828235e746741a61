import { useSheet } from '../../../../app/shell/use-sheet.ts';
import type { MeasuredWall } from '../../../../planner/measure/places/lone-wall.ts';
import type { WallInput } from '../../../../planner/measure/places/place-input.ts';
import { WHOLE_ROOM } from '../../../../planner/measure/places/room-parts.ts';
import { asHeight, asSide, readOf } from '../../../../planner/measure/units/read-size.ts';
import { changePlace } from '../../../../documents/edits/edit.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { DrawnWall } from './drawn-wall.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { openingEdits, Openings } from './openings.tsx';
import type { EditorProps } from './editor-props.ts';
import { words } from '../../../../language/page/editors.ts';

/** Editor of a single wall. */
export function LoneWallEditor(props: EditorProps<WallInput, MeasuredWall>) {
  const { project, place, measured, drawn, locale } = props;
  const { problems } = measured;
  const change = (with_: (now: WallInput) => WallInput): void =>
    editProject(project, changePlace(place, with_));
  const sheet = useSheet('opening');
  const openings = openingEdits(
    (with_) => change((now) => ({ ...now, openings: with_(now.openings) })),
    sheet,
  );
  const opened = place.openings.find(({ id }) => id === sheet.about);
  const wall = measured.place?.wall;
  return (
    <>
      <DrawnWall drawn={drawn} locale={locale} onOpening={(id) => sheet.open(id)} />
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        {(['length', 'height'] as const).map((side) => (
          <div key={side} className="fields__cell">
            <LengthField
              id={side}
              label={words[side]}
              value={place[side]}
              locale={locale}
              {...(side === 'length' ? asSide(locale) : asHeight(locale))}
              {...readOf(measured, side)}
              onChange={(text) => change((now) => ({ ...now, [side]: text }))}
            />
          </div>
        ))}
        <Field
          label={words.names.wall.label}
          value={place.name}
          placeholder={props.called ?? words.names.wall.example}
          onChange={(name) => change((now) => ({ ...now, name }))}
          isLast
        />
      </form>
      <Openings
        isLone
        openings={place.openings}
        measured={{ A: measured.openings }}
        problems={problems}
        locale={locale}
        parts={WHOLE_ROOM}
        onOpen={(id) => sheet.open(id)}
        onAdd={(kind) => openings.add(kind, 'A')}
      />
      {opened !== undefined && (
        <OpeningSheet
          opening={opened}
          known={measured.openings.find(({ id }) => id === opened.id)}
          walls={[]}
          wall={wall}
          read={measured}
          parts={WHOLE_ROOM}
          locale={locale}
          onChange={(part) => openings.patch(opened.id, part)}
          onRemove={() => openings.remove(opened)}
          onClose={sheet.close}
        />
      )}
    </>
  );
}
