import { useContext, useMemo, useState } from 'react';
import { IsReturn } from '../../../../app/shell/is-return.ts';
import { changeShape } from '../../../../planner/measure/outline/edit-outline.ts';
import type { RoomInput } from '../../../../planner/measure/places/place-input.ts';
import { type Locale, plainSpaces } from '../../../../language/locale.ts';
import { formatDimension, inches, mm } from '../../../../planner/measure/units/units.ts';
import { isBlank } from '../../../../planner/schema/project.ts';
import { asHeight, readOf } from '../../../../planner/measure/units/read-size.ts';
import type { MeasuredRoom } from '../../../../planner/measure/places/room.ts';
import { useShowEarly } from '../../../../ui/controls/fields/early-value.ts';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Icon } from '../../../../ui/controls/icon.tsx';
import { Later } from '../../../../ui/controls/more.tsx';
import { Fronts } from '../../../../ui/drawings/plan/fronts.tsx';
import { layersOn } from '../../../../ui/drawings/layers/layers.ts';
import { wallFronts } from '../../../../ui/drawings/plan/place-fronts.ts';
import { PlanBox } from '../../../../ui/drawings/space/plan-box.tsx';
import type { Slide } from '../../../../ui/drawings/plan/slide-handle.tsx';
import { RoomPlan } from '../../../../ui/drawings/plan/room-plan.tsx';
import { Openings } from './openings.tsx';
import { sideFieldId, SideFields } from './side-fields.tsx';
import { AngledFields } from './angled-fields.tsx';
import type { EditorProps } from './editor-props.ts';
import { LaserButton } from '../laser/laser-button.tsx';
import { fieldsOfSides, roomEdits, useRoomSheets, type RoomEdits } from './room-edits.ts';
import { RoomSheet } from './room-sheets.tsx';
import { RoomShape, Unusual } from './unusual-room.tsx';
import { words as drawings } from '../../../../language/page/drawings.ts';
import { words } from '../../../../language/page/editors.ts';
import { words as projectWords } from '../../../../language/page/project.ts';

const { fromFile, fromPhoto } = projectWords.measuring;

/** Other ways to start a room. */
const WAYS = [
  ['photo', 'camera', fromPhoto.title],
  ['plan', 'file', fromFile.title],
] as const;

type Props = EditorProps<RoomInput, MeasuredRoom>;

/** Name, sides and height; the focused field shows its wall. */
function RoomFields(
  props: Pick<Props, 'place' | 'measured' | 'locale' | 'called'> & {
    readonly edits: RoomEdits;
    readonly onActive: (side: number | undefined) => void;
    readonly onCorner: (at: number) => void;
  },
) {
  const { place: room, measured, locale, edits, onActive } = props;
  const { outline } = measured;
  return (
    <form className="fields" onSubmit={(event) => event.preventDefault()}>
      {room.corners === 'any' ? (
        <AngledFields
          sides={room.sides}
          outline={outline}
          read={measured}
          locale={locale}
          onActive={onActive}
          onChange={(sides) => edits.patchBy((now) => changeShape(now, sides, sides))}
          onCorner={props.onCorner}
        />
      ) : (
        <SideFields
          sides={room.sides}
          outline={outline}
          what="wall"
          read={measured}
          locale={locale}
          onActive={onActive}
          onChange={(sides) => edits.patchBy(() => ({ sides }))}
        />
      )}
      {measured.parts.has('height') && (
        <div className="fields__cell">
          <LengthField
            id="height"
            label={room.slopes.length === 0 ? words.height : words.highSide}
            value={room.height}
            locale={locale}
            {...asHeight(locale)}
            {...readOf(measured, 'height')}
            onChange={(height) => edits.patchBy(() => ({ height }))}
          />
        </div>
      )}
      <div className="fields__cell">
        <Field
          label={words.names.room.label}
          value={room.name}
          placeholder={props.called ?? words.names.room.example}
          isLast
          onChange={(name) => edits.patchBy(() => ({ name }))}
        />
      </div>
    </form>
  );
}

/** Rounding of a dragged length: 1 cm or 1/2 in. Typed values can be finer. */
const ROUND = { metric: mm(10), imperial: inches(0.5) } as const;
const LEAST = mm(500);
const MOST = mm(20_000);

/** Drag of the wall at the end of the focused side; undefined if other sides would change too. */
function slideOf(
  { sides, corners, features }: RoomInput,
  { plan }: MeasuredRoom,
  active: number | undefined,
  locale: Locale,
  onSlide: (side: number, text: string) => void,
): Slide | undefined {
  const long = active === undefined ? undefined : plan.parts[active]?.length;
  const isPlain = corners !== 'any' && features.length === 0 && plan.ring !== undefined;
  if (active === undefined || long === undefined || !isPlain) return undefined;
  if (sides[active]?.turn !== 'right') return undefined;
  return {
    at: (active + 1) % sides.length,
    long,
    text: formatDimension(long, locale),
    round: ROUND[locale.units],
    least: LEAST,
    most: MOST,
    onSlide: (next) => onSlide(active, plainSpaces(formatDimension(next, locale))),
  };
}

/** A room: plan above, sizes below; a tap on a wall shows its elevation. */
export function RoomEditor(props: Props & { readonly worked: ReadonlyMap<string, string> }) {
  const { project, place: room, measured, plans, locale, onBegin } = props;
  // The other ways stay visible while the first size is typed, so that the fields do not move.
  const [isFirst] = useState(() => isBlank(room));
  const [active, setActive] = useState<number>();
  const isReturn = useContext(IsReturn);
  const sheets = useRoomSheets();
  const edits = roomEdits(project, room, sheets);
  const showEarly = useShowEarly();
  const slideSide = (side: number, text: string): void => {
    showEarly(sideFieldId(room.sides.length, side), text);
    edits.setLength(side, text);
  };
  const fields = fieldsOfSides(room);
  const walls = measured.plan.parts;

  const tapWall = (at: number): void => {
    const asked = fields.fieldOf(walls[at]?.side ?? at);
    if (measured.outline.ring === undefined && asked < fields.measured) {
      const shape = room.corners === 'any' ? 0 : room.sides.length;
      document.getElementById(sideFieldId(shape, asked))?.focus();
    } else sheets.wall.open(walls[at]?.name ?? '');
  };
  const planOf = (surface: 'floor' | 'ceiling', onWall?: (at: number) => void) => (
    <RoomPlan
      room={room}
      measured={measured}
      locale={locale}
      worked={props.worked}
      layers={layersOn(plans, surface)}
      active={(at) => active !== undefined && fields.fieldOf(walls[at]?.side ?? -1) === active}
      {...(onWall === undefined
        ? {}
        : { onWall, slide: slideOf(room, measured, active, locale, slideSide) })}
    />
  );
  const plan = planOf('floor');
  const { place } = measured;
  const fronts = useMemo(
    () => (place === undefined ? [] : wallFronts(place, plans, locale)),
    [place, plans, locale],
  );
  return (
    <>
      <PlanBox
        seen={{ measured, plans, locale }}
        hasSpace
        asked={props.asked}
        views={{
          plan: planOf('floor', tapWall),
          ...(fronts.length > 0 &&
            measured.parts.has('height') && {
              walls: (
                <Fronts
                  fronts={fronts}
                  label={drawings.wallsOf(fronts.map(({ says }) => says))}
                  onFront={tapWall}
                />
              ),
            }),
          ...(layersOn(plans, 'ceiling').length > 0 && { ceiling: planOf('ceiling', tapWall) }),
        }}
      />
      <RoomShape room={room} onChange={edits.change} />
      <RoomFields
        place={room}
        measured={measured}
        locale={locale}
        called={props.called}
        edits={edits}
        onActive={setActive}
        onCorner={(at) => sheets.corner.open(String(at))}
      />
      <Later isNow={isReturn}>
        <div className="pair">
          <LaserButton
            project={project}
            room={room}
            measured={measured}
            locale={locale}
            plan={plan}
            onActive={setActive}
          />
          {WAYS.map(
            ([way, icon, name]) =>
              isFirst && (
                <button key={way} type="button" className="button" onClick={() => onBegin(way)}>
                  <Icon name={icon} />
                  {name}
                </button>
              ),
          )}
        </div>
        <Unusual
          room={room}
          measured={measured}
          locale={locale}
          onChange={edits.change}
          onWall={sheets.wall.open}
          onFeature={sheets.feature.open}
          onAdd={edits.addFeature}
        />
        {measured.parts.has('doors') && (
          <Openings
            openings={room.openings}
            measured={measured.openings}
            problems={measured.problems}
            locale={locale}
            parts={measured.parts}
            onOpen={sheets.opening.open}
            onAdd={(kind) =>
              edits.openings.add(kind, kind === 'window' ? 'A' : (walls[2]?.name ?? 'A'))
            }
          />
        )}
      </Later>
      <RoomSheet
        room={room}
        measured={measured}
        sheets={sheets}
        edits={edits}
        plans={plans}
        plan={plan}
        locale={locale}
      />
    </>
  );
}
