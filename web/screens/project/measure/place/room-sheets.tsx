import type { ReactNode } from 'react';
import type { JobPlan } from '../../../../planner/jobs/kit/contract.ts';
import type { Locale } from '../../../../language/locale.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import { wallLetter, type RoomInput } from '../../../../planner/measure/places/place-input.ts';
import { readOf } from '../../../../planner/measure/units/read-size.ts';
import type { MeasuredRoom } from '../../../../planner/measure/places/room.ts';
import { useSearchParams } from 'react-router-dom';
import { layersOn } from '../../../../ui/drawings/layers/layers.ts';
import { CornerSheet } from './corner-sheet.tsx';
import { FeatureSheet } from './feature-sheet.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { fieldsOfSides, type RoomEdits, type RoomSheets } from './room-edits.ts';
import { WallSheet } from './wall-sheet.tsx';

interface RoomSheetProps {
  readonly room: RoomInput;
  readonly measured: MeasuredRoom;
  readonly sheets: RoomSheets;
  readonly edits: RoomEdits;
  readonly plan: ReactNode;
  readonly plans: readonly JobPlan[];
  readonly locale: Locale;
}

const wallOf = ({ place }: MeasuredRoom, letter: string) =>
  place?.walls.find(({ id }) => id === letter);

function RoomOpening({ room, measured, sheets, edits, locale }: RoomSheetProps) {
  const opening = room.openings.find(({ id }) => id === sheets.opening.about);
  if (opening === undefined) return null;
  return (
    <OpeningSheet
      opening={opening}
      known={entryOf(measured.openings, opening.wall)?.find(({ id }) => id === opening.id)}
      walls={measured.plan.parts.map(({ name }) => name)}
      wall={wallOf(measured, opening.wall)}
      read={measured}
      parts={measured.parts}
      locale={locale}
      onChange={(part) => edits.openings.patch(opening.id, part)}
      onRemove={() => edits.openings.remove(opening)}
      onClose={sheets.opening.close}
    />
  );
}

function RoomWall({ room, measured, sheets, edits, plans, locale }: RoomSheetProps) {
  const [, setSearch] = useSearchParams();
  const wall = measured.plan.parts.find(({ name }) => name === sheets.wall.about);
  if (wall === undefined) return null;
  const fields = fieldsOfSides(room);
  const side = fields.fieldOf(wall.side);
  const letter = wallLetter(wall.side);
  const openOpening = (id: string): void => {
    const { from } =
      Object.values(measured.openings)
        .flat()
        .find((one) => one.id === id) ?? {};
    if (from === undefined) sheets.opening.open(id);
    // An opening of another room is edited there.
    else setSearch({ opening: from.opening, place: from.place });
  };
  return (
    <WallSheet
      letter={wall.name}
      side={side < fields.measured ? room.sides[side] : undefined}
      read={readOf(measured, `sides.${side}`)}
      wall={wallOf(measured, wall.name)}
      walls={measured.place?.walls ?? []}
      layers={layersOn(plans, { wall: wall.name })}
      feature={room.features.find(({ id }) => id === wall.feature)}
      isWhole={room.features.every((one) => one.wall !== letter)}
      parts={measured.parts}
      locale={locale}
      onLength={(text) => edits.setLength(side, text)}
      onOpening={openOpening}
      onAdd={(kind) => edits.openings.add(kind, wall.name)}
      onFeature={sheets.feature.open}
      onAddFeature={(kind) => edits.addFeature(kind, letter)}
      onStep={(way) => edits.addStep(wall.name, wall.side, way)}
      onClose={sheets.wall.close}
    />
  );
}

function RoomCorner({ room, measured, sheets, edits, plan, locale }: RoomSheetProps) {
  const { about, close } = sheets.corner;
  if (about === null || room.corners !== 'any') return null;
  return (
    <CornerSheet
      sides={room.sides}
      at={Number(about)}
      plan={plan}
      read={readOf(measured, `corners.${about}`)}
      locale={locale}
      onChange={(with_) => edits.patchBy((now) => ({ sides: with_(now.sides) }))}
      onClose={close}
    />
  );
}

function RoomFeature({ room, measured, sheets, edits, plan, locale }: RoomSheetProps) {
  const feature = room.features.find(({ id }) => id === sheets.feature.about);
  if (feature === undefined) return null;
  return (
    <FeatureSheet
      feature={feature}
      known={measured.plan.features.find(({ id }) => id === feature.id)}
      walls={room.sides.map((_, i) => wallLetter(i))}
      plan={plan}
      read={measured}
      locale={locale}
      onChange={(part) => edits.changeFeature(feature.id, part)}
      onForm={(form) => edits.changeForm(feature.id, form)}
      onRemove={() => edits.removeFeature(feature)}
      onClose={sheets.feature.close}
    />
  );
}

/** The open sheet of a room, if any. */
export function RoomSheet(props: RoomSheetProps) {
  const { opening, wall, corner, feature } = props.sheets;
  if (opening.about !== null) return <RoomOpening {...props} />;
  if (wall.about !== null) return <RoomWall {...props} />;
  if (corner.about !== null) return <RoomCorner {...props} />;
  return feature.about === null ? null : <RoomFeature {...props} />;
}
