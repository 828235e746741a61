import type { Locale } from '../../../../language/locale.ts';
import { formatDimension } from '../../../../planner/measure/units/units.ts';
import {
  FEATURE_KINDS,
  type FeatureInput,
  type FeatureKind,
  type SideInput,
} from '../../../../planner/measure/places/place-input.ts';
import type { OpeningKind, Wall } from '../../../../planner/measure/places/place.ts';
import type { RoomParts } from '../../../../planner/measure/places/room-parts.ts';
import { asSide, type ReadField } from '../../../../planner/measure/units/read-size.ts';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import type { Layer } from '../../../../ui/drawings/layers/layers.ts';
import { WallElevation } from '../../../../ui/drawings/plan/wall-elevation.tsx';
import { words as editorsWords } from '../../../../language/page/editors.ts';

const { wall: words, length: lengthLabel, features } = editorsWords;

/** Elevation of a room's wall: its length, openings and steps. */
export function WallSheet(props: {
  readonly letter: string;
  /** The side that sets its length; undefined for a side that closes the outline. */
  readonly side: SideInput | undefined;
  /** Reader of the side's field. */
  readonly read: ReadField;
  readonly wall: Wall | undefined;
  /** All walls of the room, which are drawn to the same scale. */
  readonly walls: readonly Wall[];
  /** Layers on the wall. */
  readonly layers: readonly Layer[];
  /** The breast, bay or recess that the wall belongs to, if any. */
  readonly feature: FeatureInput | undefined;
  /** True for a measured wall without features. */
  readonly isWhole: boolean;
  /** Parts that the jobs of the room need. */
  readonly parts: RoomParts;
  readonly locale: Locale;
  readonly onLength: (text: string) => void;
  readonly onOpening: (id: string) => void;
  readonly onAdd: (kind: OpeningKind) => void;
  readonly onFeature: (id: string) => void;
  readonly onAddFeature: (kind: FeatureKind) => void;
  readonly onStep: (way: 'in' | 'out') => void;
  readonly onClose: () => void;
}) {
  const { letter, side, wall, feature, isWhole, parts, locale } = props;
  return (
    <Sheet title={words.title(letter)} onClose={props.onClose}>
      {wall === undefined ? (
        <p className="lead">{words.unknown}</p>
      ) : (
        parts.has('height') && (
          <figure className="picture">
            <WallElevation
              wall={wall}
              locale={locale}
              onOpening={props.onOpening}
              layers={props.layers}
              longest={Math.max(...props.walls.map(({ shape }) => shape.length))}
            />
            <figcaption className="remark">{words.inside}</figcaption>
          </figure>
        )
      )}
      {feature !== undefined ? (
        <p className="note">
          {features.partOf(features.kinds[feature.kind].name, feature.wall)}{' '}
          <button
            type="button"
            className="button button--plain"
            onClick={() => props.onFeature(feature.id)}
          >
            {features.change}
          </button>
        </p>
      ) : side === undefined ? (
        <p className="note">{words.closes(wall && formatDimension(wall.shape.length, locale))}</p>
      ) : (
        <div className="fields">
          <LengthField
            id="wall-length"
            label={isWhole ? lengthLabel : features.wholeLength}
            value={side.length}
            locale={locale}
            {...asSide(locale)}
            {...props.read}
            onChange={props.onLength}
          />
        </div>
      )}
      {parts.has('doors') && (
        <div className="pair">
          <button type="button" className="button" onClick={() => props.onAdd('door')}>
            {words.addDoor}
          </button>
          {parts.has('windows') && (
            <button type="button" className="button" onClick={() => props.onAdd('window')}>
              {words.addWindow}
            </button>
          )}
        </div>
      )}
      {feature === undefined && (
        <div className="pair">
          {FEATURE_KINDS.map((kind) => (
            <button
              key={kind}
              type="button"
              className="button"
              onClick={() => props.onAddFeature(kind)}
            >
              {features.kinds[kind].add}
            </button>
          ))}
        </div>
      )}
      {isWhole && (
        <>
          <div className="pair">
            <button type="button" className="button" onClick={() => props.onStep('in')}>
              {words.stepIn}
            </button>
            <button type="button" className="button" onClick={() => props.onStep('out')}>
              {words.stepOut}
            </button>
          </div>
          <p className="remark">{words.steps}</p>
        </>
      )}
    </Sheet>
  );
}
