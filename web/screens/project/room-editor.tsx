import { useState } from 'react';
import { useSheet } from '../../app/use-sheet.ts';
import { useSearchParams } from '../../router.ts';
import {
  changeFeature,
  changeForm,
  newFeature,
  removeFeature,
} from '../../measure/edit-features.ts';
import { changeShape } from '../../measure/edit-outline.ts';
import { wallLetter, type FeatureKind, type RoomInput } from '../../measure/place-input.ts';
import { CLOSING_SIDES } from '../../measure/close-outline.ts';
import { HEIGHT_CENTIMETRES, heightUnit } from '../../measure/read-size.ts';
import type { MeasuredRoom } from '../../measure/room.ts';
import { addStepTo, changePlace } from '../../projects/edit.ts';
import { editProject } from '../../projects/derive/edit-project.ts';
import { Field } from '../../ui/controls/field.tsx';
import { LengthField } from '../../ui/controls/length-field.tsx';
import { PlanBox } from '../../ui/drawings/plan-box.tsx';
import { RoomPlan } from '../../ui/drawings/room-plan.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { openingEdits } from './opening-edits.ts';
import { Openings } from './openings.tsx';
import { sideFieldId, SideFields } from './side-fields.tsx';
import { AngledFields } from './angled-fields.tsx';
import { CornerSheet } from './corner-sheet.tsx';
import type { EditorProps } from './editor-props.ts';
import { FeatureSheet } from './feature-sheet.tsx';
import { LaserButton } from './laser/laser-button.tsx';
import { Unusual } from './unusual-room.tsx';
import { WallSheet } from './wall-sheet.tsx';
import { en } from '../../language/en/editors.ts';
import { area } from '../../language/language.ts';
import { entryOf } from '../../measure/entry-of.ts';

const words = area('editors', en);

/** A room: its plan above, its sizes below, a tapped wall from inside. */
export function RoomEditor(
  props: EditorProps<RoomInput, MeasuredRoom> & { readonly worked: ReadonlySet<string> },
) {
  const { project, place: room, measured, locale } = props;
  const [active, setActive] = useState<number>();
  const [, setSearch] = useSearchParams();
  const { place, problems, parts } = measured;
  const isHigh = parts.has('height');
  const change = (with_: (now: RoomInput) => RoomInput): void =>
    editProject(project, changePlace(room, with_));
  const patch = (part: Partial<RoomInput>): void => change((now) => ({ ...now, ...part }));

  const isAngled = room.corners === 'any';
  const rectangle = room.sides.length === 4 && !isAngled;
  /** Sides that are measured: of a right-angled room all but the last two. */
  const measuredSides = room.sides.length - (isAngled ? 0 : CLOSING_SIDES);
  /** The number of the field that sets a wall's length: a rectangle's C and D are as long as A and B. */
  const fieldOf = (side: number): number => (rectangle ? side % 2 : side);
  const walls = measured.plan.parts;
  const isActive = (at: number): boolean =>
    active !== undefined && fieldOf(walls[at]?.side ?? -1) === active;
  const letters = walls.map(({ name }) => name);
  const wallOf = (letter: string | undefined) => place?.walls.find(({ id }) => id === letter);

  const [sheet, wallSheet, featureSheet, cornerSheet] = [
    useSheet('opening'),
    useSheet('wall'),
    useSheet('feature'),
    useSheet('corner'),
  ];
  const openings = openingEdits(
    (with_) => change((now) => ({ ...now, openings: with_(now.openings) })),
    sheet,
  );
  const openOpening = (id: string): void => {
    const { from } =
      Object.values(measured.openings)
        .flat()
        .find((one) => one.id === id) ?? {};
    if (from === undefined) sheet.open(id);
    // Another room's: it is changed there.
    else setSearch({ opening: from.opening, place: from.place });
  };
  const addFeature = (kind: FeatureKind, wall: string): void => {
    const fresh = newFeature(room, kind, wall);
    change((now) => ({ ...now, features: [...now.features, fresh] }));
    featureSheet.open(fresh.id);
  };
  const tapWall = (at: number): void => {
    const asked = fieldOf(walls[at]?.side ?? at);
    if (measured.outline.ring === undefined && asked < measuredSides) {
      document.getElementById(sideFieldId(isAngled ? 0 : room.sides.length, asked))?.focus();
    } else wallSheet.open(letters[at] ?? '');
  };

  const opened = room.openings.find(({ id }) => id === sheet.about);
  const shown = walls.find(({ name }) => name === wallSheet.about);
  const shownSide = shown === undefined ? -1 : fieldOf(shown.side);
  const feature = room.features.find(({ id }) => id === featureSheet.about);
  const plan = (onWall?: (at: number) => void) => (
    <RoomPlan
      room={room}
      measured={measured}
      locale={locale}
      worked={props.worked}
      active={isActive}
      {...(onWall === undefined ? {} : { onWall })}
    />
  );
  return (
    <>
      <PlanBox seen={{ measured, plans: props.plans, locale }}>{plan(tapWall)}</PlanBox>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Field
          label={words.names.room.label}
          value={room.name}
          placeholder={words.names.room.example}
          onChange={(name) => patch({ name })}
        />
        {isAngled ? (
          <AngledFields
            sides={room.sides}
            outline={measured.outline}
            problems={problems}
            locale={locale}
            onActive={setActive}
            onChange={(sides) => change((now) => ({ ...now, ...changeShape(now, sides, sides) }))}
            onCorner={(at) => cornerSheet.open(String(at))}
          />
        ) : (
          <SideFields
            sides={room.sides}
            outline={measured.outline}
            what="wall"
            problems={problems}
            locale={locale}
            onActive={setActive}
            onChange={(sides) => patch({ sides })}
          />
        )}
        {isHigh && (
          <LengthField
            id="height"
            label={room.slopes.length === 0 ? words.height : words.highSide}
            value={room.height}
            locale={locale}
            bare={heightUnit(locale)}
            centimetres={HEIGHT_CENTIMETRES}
            problem={problems['height']}
            onChange={(height) => patch({ height })}
          />
        )}
      </form>
      <LaserButton
        project={project}
        room={room}
        measured={measured}
        locale={locale}
        plan={plan()}
        onActive={setActive}
      />
      <Unusual
        room={room}
        measured={measured}
        locale={locale}
        onChange={change}
        onWall={wallSheet.open}
        onFeature={featureSheet.open}
        onAdd={addFeature}
      />
      {parts.has('doors') && (
        <Openings
          openings={room.openings}
          measured={measured.openings}
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
      {shown !== undefined && (
        <WallSheet
          letter={shown.name}
          side={shownSide < measuredSides ? room.sides[shownSide] : undefined}
          problem={problems[`sides.${shownSide}`]}
          wall={wallOf(shown.name)}
          feature={room.features.find(({ id }) => id === shown.feature)}
          isWhole={room.features.every(({ wall }) => wall !== wallLetter(shown.side))}
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
          onOpening={openOpening}
          onAdd={(kind) => openings.add(kind, shown.name)}
          onFeature={featureSheet.open}
          onAddFeature={(kind) => addFeature(kind, wallLetter(shown.side))}
          onStep={(way) => {
            wallSheet.close();
            editProject(project, addStepTo(room, shown.side, way));
            toastEdit(words.wall.hasStep(shown.name));
          }}
          onClose={wallSheet.close}
        />
      )}
      {cornerSheet.about !== null && isAngled && (
        <CornerSheet
          sides={room.sides}
          at={Number(cornerSheet.about)}
          plan={plan()}
          problem={problems[`corners.${cornerSheet.about}`]}
          locale={locale}
          onChange={(with_) => change((now) => ({ ...now, sides: with_(now.sides) }))}
          onClose={cornerSheet.close}
        />
      )}
      {feature !== undefined && (
        <FeatureSheet
          feature={feature}
          known={measured.plan.features.find(({ id }) => id === feature.id)}
          walls={room.sides.map((_, i) => wallLetter(i))}
          plan={plan()}
          problems={problems}
          locale={locale}
          onChange={(part) =>
            change((now) => ({ ...now, ...changeFeature(now, feature.id, part) }))
          }
          onForm={(form) => change((now) => ({ ...now, ...changeForm(now, feature.id, form) }))}
          onRemove={() => {
            featureSheet.close();
            change((now) => ({ ...now, ...removeFeature(now, feature.id) }));
            toastEdit(words.features.kinds[feature.kind].removed);
          }}
          onClose={featureSheet.close}
        />
      )}
    </>
  );
}
