import { lazy, Suspense } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import { changeShape, losesParts } from '../../../../planner/measure/outline/edit-outline.ts';
import { addSlope } from '../../../../planner/measure/places/edit-slopes.ts';
import { formatDimension } from '../../../../planner/measure/units/units.ts';
import {
  FEATURE_KINDS,
  shapeName,
  SHAPES,
  wallLetter,
  type FeatureInput,
  type FeatureKind,
  type RoomInput,
} from '../../../../planner/measure/places/place-input.ts';
import type { MeasuredRoom } from '../../../../planner/measure/places/room.ts';
import { canHaveFeatures, usualFeature } from '../../../../planner/measure/places/wall-features.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { Lines } from '../../../../ui/controls/icon.tsx';
import { More } from '../../../../ui/controls/more.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { FEATURE_LINES, SHAPE_LINES } from './shape-lines.ts';
import { words } from '../../../../language/page/editors.ts';

const shapeChoice = <Name extends keyof typeof SHAPE_LINES>(value: Name) => ({
  value,
  label: words.shapes[value],
  lines: SHAPE_LINES[value],
});
const SHAPE_CHOICES = (['rectangle', 'L', 'T', 'U', 'angled'] as const).map(shapeChoice);

/** The room with right angles only. */
function rightAngled(room: RoomInput): RoomInput {
  const { corners: _corners, ...others } = room;
  return others;
}

const Slopes = lazy(async () => ({ default: (await import('./slope-fields.tsx')).Slopes }));

interface UnusualProps {
  readonly room: RoomInput;
  readonly measured: MeasuredRoom;
  readonly locale: Locale;
  readonly onChange: (change: (room: RoomInput) => RoomInput) => void;
  readonly onWall: (letter: string) => void;
  readonly onFeature: (id: string) => void;
  readonly onAdd: (kind: FeatureKind, wall: string) => void;
}

const FIELDS = ['at', 'width', 'depth', 'angle', 'front'] as const;

/** A breast, bay or recess: kind, wall and size, or its error. */
function FeatureRow(props: UnusualProps & { readonly feature: FeatureInput }) {
  const { feature, measured, locale, onFeature } = props;
  const known = measured.plan.features.find(({ id }) => id === feature.id);
  const { width, depth } = known ?? usualFeature(feature.kind, locale);
  const size = [width, depth].map((side) => formatDimension(side, locale)).join('\u00a0×\u00a0');
  const problem = FIELDS.map((field) => measured.problems[`features.${feature.id}.${field}`]).find(
    (one) => one !== undefined,
  );
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={() => onFeature(feature.id)}>
        <strong>{words.opening.on(words.features.kinds[feature.kind].name, feature.wall)}</strong>
        <span className={problem === undefined ? 'remark' : 'remark remark--wrong'}>
          {problem ?? (known?.usual === true ? words.opening.usualSize(size) : size)}
        </span>
      </button>
    </li>
  );
}

/** Breasts, bays and recesses, with buttons to add one. */
function Features(props: UnusualProps) {
  const { room, onAdd } = props;
  if (!canHaveFeatures(room.sides)) return null;
  return (
    <>
      <ul className="rows">
        {room.features.map((feature) => (
          <FeatureRow key={feature.id} {...props} feature={feature} />
        ))}
      </ul>
      <div className="pair">
        {FEATURE_KINDS.map((kind) => (
          <button key={kind} type="button" className="button" onClick={() => onAdd(kind, 'A')}>
            <Lines path={FEATURE_LINES[kind]} />
            {words.features.kinds[kind].add}
          </button>
        ))}
      </div>
    </>
  );
}

type ShapeProps = Pick<UnusualProps, 'room' | 'onChange'>;

/** Chooses the outline of a room by small drawings. */
export function RoomShape({ room, onChange }: ShapeProps) {
  const isAngled = room.corners === 'any';
  const shape = isAngled ? 'angled' : shapeName(room.sides);
  return (
    <Choice
      legend={words.shape}
      value={shape ?? 'other'}
      options={shape === undefined ? [...SHAPE_CHOICES, shapeChoice('other')] : SHAPE_CHOICES}
      onChange={(name) => {
        if (name === 'other') return;
        if (name === 'angled') {
          onChange((now) => ({ ...now, corners: 'any' }));
          return;
        }
        onChange((now) => ({ ...rightAngled(now), ...changeShape(now, SHAPES[name]) }));
        if (isAngled || losesParts(room, changeShape(room, SHAPES[name]))) {
          toastEdit(words.shapeChanged);
        }
      }}
    />
  );
}

/** Rare features of walls and ceiling, collapsed. */
export function Unusual(props: UnusualProps) {
  const { room, measured, onChange, onWall } = props;
  const { parts } = measured;
  const hasSlope = parts.has('slope');
  // An error of a slope is shown next to its field.
  const isWrong = Object.keys(measured.problems).some((field) => field.startsWith('slopes.'));
  return (
    <More
      title={hasSlope ? words.unusual : words.unusualCorners}
      isWrong={isWrong}
      isUsed={room.features.length > 0 || (hasSlope && room.slopes.length > 0)}
    >
      <Features {...props} />
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
          value={room.slopes.length === 0 ? 'level' : 'sloped'}
          options={[
            { value: 'level', label: words.level },
            { value: 'sloped', label: words.sloped },
          ]}
          onChange={(ceiling) => {
            const isLevel = ceiling === 'level';
            onChange((now) => ({ ...now, slopes: isLevel ? [] : addSlope([]) }));
            if (isLevel && room.slopes.some(({ height }) => height.trim() !== '')) {
              toastEdit(words.slopeRemoved);
            }
          }}
        />
      )}
      {room.slopes.length > 0 && parts.has('height') && (
        <Suspense fallback={null}>
          <Slopes room={room} measured={measured} locale={props.locale} onChange={onChange} />
        </Suspense>
      )}
    </More>
  );
}
