import { useState } from 'react';
import { Link } from '../../app/router.ts';
import { useSheet } from '../../app/use-sheet.ts';
import type { PaintInput } from '../../jobs/paint-a-room.ts';
import { formatDimension } from '../../measure/format-length.ts';
import {
  roomUnit,
  USUAL_OPENING,
  type OpeningInput,
  type OpeningKind,
  type RoomInput,
  type Side,
  type Wall,
} from '../../measure/room.ts';
import { changeProject } from '../../projects/store.ts';
import { formatMoney } from '../../shopping/money.ts';
import { Field } from '../../ui/field.tsx';
import { LengthField } from '../../ui/length-field.tsx';
import { RoomPlan } from '../../ui/room-plan.tsx';
import { Screen } from '../../ui/screen.tsx';
import { toast } from '../../ui/toast.tsx';
import { OpeningSheet } from './opening-sheet.tsx';
import { PaintFields } from './paint-fields.tsx';
import { BackToProjects } from './project-head.tsx';
import type { ProjectView } from './work-out.ts';

const SIDES: readonly { readonly side: Side; readonly label: string }[] = [
  { side: 'length', label: 'Length, A and C' },
  { side: 'width', label: 'Width, B and D' },
  { side: 'height', label: 'Height' },
];

/** Cost so far, areas, or what is missing: the line that is always true. */
function QuietLine({ worked, settings }: ProjectView) {
  const { measured, plan, list } = worked;
  if (measured.room === undefined) {
    const missing = [...measured.missing, ...SIDES.map(({ side }) => side)].filter(
      (side, i, all) => all.indexOf(side) === i && measured.sizes[side] === undefined,
    );
    return <>Still to measure: {missing.join(', ')}</>;
  }
  return (
    <>
      <span>
        <b>{formatMoney(list.cost, settings.currency)}</b> so far
      </span>
      {plan.figures.map(({ id, label, value }) => (
        <span key={id}>
          {label} <b>{value}</b>
        </span>
      ))}
    </>
  );
}

function OpeningRow(props: {
  readonly opening: OpeningInput;
  readonly problem: string | undefined;
  readonly view: ProjectView;
  readonly onOpen: () => void;
}) {
  const { opening, problem, view } = props;
  const known = view.worked.measured.openings.find(({ id }) => id === opening.id);
  const usual = USUAL_OPENING[opening.kind];
  const { units } = view.settings;
  const size = [known?.width ?? usual.width, known?.height ?? usual.height]
    .map((side) => formatDimension(side, units))
    .join(' × ');
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={props.onOpen}>
        <strong>
          {opening.kind === 'door' ? 'Door' : 'Window'}, wall {opening.wall}
        </strong>
        <span className={problem === undefined ? 'row__why' : 'row__why row__why--wrong'}>
          {problem ?? (known?.usual === true ? `${size}, usual size` : size)}
        </span>
      </button>
    </li>
  );
}

const focusWall = (wall: Wall): void =>
  document.getElementById(wall === 'A' || wall === 'C' ? 'length' : 'width')?.focus();

/** Measure: the drawing on top answers every number typed below it. */
export function MeasureTab(view: ProjectView) {
  const { project, worked, settings } = view;
  const { measured, plan } = worked;
  const [active, setActive] = useState<Side>();
  const sheet = useSheet('opening');
  const { room, paint } = project;

  const changeRoom = (change: Partial<RoomInput>): void =>
    changeProject(project.id, (now) => ({ ...now, room: { ...now.room, ...change } }));
  const changePaint = (change: Partial<PaintInput>): void =>
    changeProject(project.id, (now) => ({ ...now, paint: { ...now.paint, ...change } }));
  const changeOpening = (id: string, change: Partial<OpeningInput>): void =>
    changeProject(project.id, (now) => ({
      ...now,
      room: {
        ...now.room,
        openings: now.room.openings.map((one) => (one.id === id ? { ...one, ...change } : one)),
      },
    }));

  const addOpening = (kind: OpeningKind): void => {
    const id = crypto.randomUUID().slice(0, 8);
    const wall = kind === 'door' ? 'C' : 'A';
    changeRoom({ openings: [...room.openings, { id, kind, wall, width: '', height: '' }] });
    sheet.open(id);
  };
  const removeOpening = (opening: OpeningInput): void => {
    sheet.close();
    changeRoom({ openings: room.openings.filter(({ id }) => id !== opening.id) });
    toast(`${opening.kind === 'door' ? 'Door' : 'Window'} removed`, () =>
      changeProject(project.id, (now) => ({
        ...now,
        room: { ...now.room, openings: [...now.room.openings, opening] },
      })),
    );
  };
  const problemOf = (id: string): string | undefined =>
    measured.problems[`openings.${id}.width`] ?? measured.problems[`openings.${id}.height`];
  const opened = room.openings.find(({ id }) => id === sheet.about);

  return (
    <Screen
      title={view.name}
      back={<BackToProjects />}
      line={<QuietLine {...view} />}
      action={
        <Link className="button button--main" to={`/project/${project.id}/buy`}>
          What to buy
        </Link>
      }
    >
      <div className="plan-box">
        <RoomPlan
          measured={measured}
          system={settings.units}
          painted={paint.walls}
          active={active}
          onWall={focusWall}
        />
      </div>
      <form className="fields" onSubmit={(event) => event.preventDefault()}>
        <Field
          label="Room name"
          value={room.name}
          placeholder="Back bedroom"
          onChange={(name) => changeRoom({ name })}
        />
        {SIDES.map(({ side, label }) => (
          <div
            key={side}
            onFocus={() => setActive(side)}
            onBlur={() => setActive(undefined)}
            className={side === 'height' ? undefined : 'fields__cell'}
          >
            <LengthField
              id={side}
              label={label}
              value={room[side]}
              system={settings.units}
              bare={roomUnit(settings.units, side)}
              problem={measured.problems[side]}
              onChange={(text) => changeRoom({ [side]: text })}
            />
          </div>
        ))}
      </form>
      <h2 className="group">Doors and windows</h2>
      <ul className="rows">
        {room.openings.map((opening) => (
          <OpeningRow
            key={opening.id}
            opening={opening}
            problem={problemOf(opening.id)}
            view={view}
            onOpen={() => sheet.open(opening.id)}
          />
        ))}
      </ul>
      <div className="pair">
        <button type="button" className="button" onClick={() => addOpening('door')}>
          Add a door
        </button>
        <button type="button" className="button" onClick={() => addOpening('window')}>
          Add a window
        </button>
      </div>
      <PaintFields
        paint={paint}
        problems={plan.problems}
        units={settings.units}
        onChange={changePaint}
      />
      {opened !== undefined && (
        <OpeningSheet
          opening={opened}
          measured={measured}
          units={settings.units}
          onChange={(change) => changeOpening(opened.id, change)}
          onRemove={() => removeOpening(opened)}
          onClose={sheet.close}
        />
      )}
    </Screen>
  );
}
