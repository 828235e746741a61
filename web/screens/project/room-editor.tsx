import { useState } from 'react';
import { useSheet } from '../../app/use-sheet.ts';
import { addStep, changeShape, losesParts } from '../../measure/edit-outline.ts';
import {
  PLAN_SIDES,
  shapeName,
  SHAPES,
  wallLetter,
  type RoomInput,
} from '../../measure/place-input.ts';
import { CLOSING_SIDES } from '../../measure/close-outline.ts';
import type { RoomParts } from '../../measure/room-parts.ts';
import { HEIGHT_CENTIMETRES, heightUnit } from '../../measure/read-size.ts';
import type { MeasuredRoom } from '../../measure/room.ts';
import { changePlace } from '../../projects/edit.ts';
import { editProject } from '../../projects/derive/edit-project.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { Field } from '../../ui/controls/field.tsx';
import { LengthField } from '../../ui/controls/length-field.tsx';
import { RoomPlan } from '../../ui/drawings/room-plan.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { openingEdits } from './opening-edits.ts';
import { Openings } from './openings.tsx';
import { sideFieldId, SideFields } from './side-fields.tsx';
import type { EditorProps } from './editor-props.ts';
import { WallSheet } from './wall-sheet.tsx';
import { en } from '../../language/en/editors.ts';
import { area } from '../../language/language.ts';
import { entryOf } from '../../measure/entry-of.ts';

const words = area('editors', en);

const LOW_SIDES = PLAN_SIDES.map((value) => ({ value, label: words.planSides[value] }));
const SHAPE_CHOICES = (['rectangle', 'L', 'T', 'U'] as const).map((value) => ({
  value,
  label: words.shapes[value],
}));

/** Corners and ceiling other than the usual ones, out of the way of those who have none. */
function Unusual(props: {
  readonly room: RoomInput;
  /** What the jobs of the room ask. */
  readonly parts: RoomParts;
  readonly onChange: (change: (room: RoomInput) => RoomInput) => void;
  readonly onWall: (letter: string) => void;
}) {
  const { room, parts, onChange, onWall } = props;
  const hasSlope = parts.has('slope');
  const shape = shapeName(room.sides);
  // It must not fold itself away under the finger that makes the room usual again.
  const [isOpen, setOpen] = useState(
    shape !== 'rectangle' || (hasSlope && room.slope !== undefined),
  );
  return (
    <details className="more" open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{hasSlope ? words.unusual : words.unusualCorners}</summary>
      <Choice
        legend={words.shape}
        value={shape ?? 'other'}
        options={[
          ...SHAPE_CHOICES,
          ...(shape === undefined ? [{ value: 'other' as const, label: words.shapes.other }] : []),
        ]}
        onChange={(name) => {
          if (name === 'other') return;
          onChange((now) => ({ ...now, ...changeShape(now, SHAPES[name]) }));
          if (losesParts(room, changeShape(room, SHAPES[name]))) {
            toastEdit(words.shapeChanged);
          }
        }}
      />
      <p className="remark">{words.anyOther}</p>
      <div className="toggles" role="group" aria-label={words.walls}>
        {room.sides.map((_, i) => (
          <button
            key={wallLetter(i)}
            type="button"
            className="toggle"
            aria-label={words.wall.title(wallLetter(i))}
            onClick={() => onWall(wallLetter(i))}
          >
            {wallLetter(i)}
          </button>
        ))}
      </div>
      {hasSlope && (
        <Choice
          legend={words.ceiling}
          value={room.slope === undefined ? 'level' : 'sloped'}
          options={[
            { value: 'level', label: words.level },
            { value: 'sloped', label: words.sloped },
          ]}
          onChange={(ceiling) => {
            onChange(({ slope, ...now }) =>
              ceiling === 'level' ? now : { ...now, slope: slope ?? { low: 'bottom', height: '' } },
            );
            if (room.slope !== undefined && room.slope.height.trim() !== '') {
              toastEdit(words.slopeRemoved);
            }
          }}
        />
      )}
      {room.slope !== undefined && parts.has('height') && (
        <Choice
          legend={words.lowSideOfDrawing}
          value={room.slope.low}
          options={LOW_SIDES}
          onChange={(low) =>
            onChange((now) =>
              now.slope === undefined ? now : { ...now, slope: { ...now.slope, low } },
            )
          }
        />
      )}
    </details>
  );
}

/** A room: its plan above, its sizes below, a tapped wall from inside. */
export function RoomEditor(
  props: EditorProps<RoomInput, MeasuredRoom> & { readonly worked: ReadonlySet<string> },
) {
  const { project, place: room, measured, locale } = props;
  const [active, setActive] = useState<number>();
  const { place, problems, parts } = measured;
  const isHigh = parts.has('height');
  const change = (with_: (now: RoomInput) => RoomInput): void =>
    editProject(project, changePlace(room, with_));
  const patch = (part: Partial<RoomInput>): void => change((now) => ({ ...now, ...part }));

  const rectangle = room.sides.length === 4;
  const isActive = (at: number): boolean =>
    active !== undefined && (at === active || (rectangle && at === active + 2));
  const letters = room.sides.map((_, i) => wallLetter(i));
  const isSloped = room.slope !== undefined;
  const wallOf = (letter: string | undefined) => place?.walls.find(({ id }) => id === letter);

  const [sheet, wallSheet] = [useSheet('opening'), useSheet('wall')];
  const openings = openingEdits(
    (with_) => change((now) => ({ ...now, openings: with_(now.openings) })),
    sheet,
  );
  const tapWall = (at: number): void => {
    const asked = rectangle ? at % 2 : at;
    if (measured.outline.ring === undefined && asked < room.sides.length - CLOSING_SIDES) {
      document.getElementById(sideFieldId(room.sides.length, asked))?.focus();
    } else wallSheet.open(wallLetter(at));
  };

  const opened = room.openings.find(({ id }) => id === sheet.about);
  const shownWall = letters.indexOf(wallSheet.about ?? '');
  // A rectangle's walls C and D are as long as A and B.
  const shownSide = rectangle ? shownWall % 2 : shownWall;
  return (
    <>
      <div className="plan-box">
        <RoomPlan
          room={room}
          measured={measured}
          locale={locale}
          worked={props.worked}
          active={isActive}
          onWall={tapWall}
        />
      </div>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={words.names.room.label}
          value={room.name}
          placeholder={words.names.room.example}
          onChange={(name) => patch({ name })}
        />
        <SideFields
          sides={room.sides}
          outline={measured.outline}
          what="wall"
          problems={problems}
          locale={locale}
          onActive={setActive}
          onChange={(sides) => patch({ sides })}
        />
        {isHigh && (
          <div className={isSloped ? 'fields__cell' : undefined}>
            <LengthField
              id="height"
              label={isSloped ? words.highSide : words.height}
              value={room.height}
              locale={locale}
              bare={heightUnit(locale)}
              centimetres={HEIGHT_CENTIMETRES}
              problem={problems['height']}
              onChange={(height) => patch({ height })}
            />
          </div>
        )}
        {isHigh && room.slope !== undefined && (
          <div className="fields__cell">
            <LengthField
              id="low-height"
              label={words.lowSide}
              value={room.slope.height}
              locale={locale}
              bare={heightUnit(locale)}
              centimetres={HEIGHT_CENTIMETRES}
              problem={problems['slope.height']}
              onChange={(height) =>
                change((now) =>
                  now.slope === undefined ? now : { ...now, slope: { ...now.slope, height } },
                )
              }
            />
          </div>
        )}
      </form>
      <Unusual room={room} parts={parts} onChange={change} onWall={wallSheet.open} />
      {parts.has('doors') && (
        <Openings
          openings={room.openings}
          measured={Object.values(measured.openings).flat()}
          problems={problems}
          locale={locale}
          parts={parts}
          onOpen={(id) => sheet.open(id)}
          onAdd={(kind) => openings.add(kind, kind === 'window' ? 'A' : (letters[2] ?? 'A'))}
        />
      )}
      {opened !== undefined && (
        <OpeningSheet
          opening={opened}
          known={entryOf(measured.openings, opened.wall)?.find(({ id }) => id === opened.id)}
          walls={letters}
          wall={wallOf(opened.wall)}
          problems={problems}
          parts={parts}
          locale={locale}
          onChange={(part) => openings.patch(opened.id, part)}
          onRemove={() => openings.remove(opened)}
          onClose={sheet.close}
        />
      )}
      {shownWall >= 0 && (
        <WallSheet
          letter={letters[shownWall] ?? ''}
          side={shownSide < room.sides.length - CLOSING_SIDES ? room.sides[shownSide] : undefined}
          problem={problems[`sides.${shownSide}`]}
          wall={wallOf(letters[shownWall])}
          parts={parts}
          locale={locale}
          onLength={(text) =>
            change((now) => ({
              ...now,
              sides: now.sides.map((one, at) =>
                at === shownSide ? { ...one, length: text } : one,
              ),
            }))
          }
          onOpening={(id) => sheet.open(id)}
          onAdd={(kind) => openings.add(kind, letters[shownWall] ?? 'A')}
          onStep={(way) => {
            wallSheet.close();
            change((now) => ({ ...now, ...addStep(now, shownWall, way) }));
            toastEdit(words.wall.hasStep(letters[shownWall] ?? ''));
          }}
          onClose={wallSheet.close}
        />
      )}
    </>
  );
}
