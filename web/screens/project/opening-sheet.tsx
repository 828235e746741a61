import { formatDimension, type UnitSystem } from '../../measure/format-length.ts';
import {
  openingUnit,
  USUAL_OPENING,
  WALLS,
  type MeasuredRoom,
  type OpeningInput,
} from '../../measure/room.ts';
import { Choice } from '../../ui/choice.tsx';
import { LengthField } from '../../ui/length-field.tsx';
import { Sheet } from '../../ui/sheet.tsx';

/** One door or window: its wall and its size. */
export function OpeningSheet(props: {
  readonly opening: OpeningInput;
  readonly measured: MeasuredRoom;
  readonly units: UnitSystem;
  readonly onChange: (change: Partial<OpeningInput>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { opening, measured, units, onChange } = props;
  const usual = USUAL_OPENING[opening.kind];
  return (
    <Sheet title={opening.kind === 'door' ? 'Door' : 'Window'} onClose={props.onClose}>
      <Choice
        legend="On wall"
        value={opening.wall}
        options={WALLS.map((wall) => ({ value: wall, label: wall }))}
        onChange={(wall) => onChange({ wall })}
      />
      <div className="fields">
        {(['width', 'height'] as const).map((side) => (
          <div key={side} className="fields__cell">
            <LengthField
              id={`opening-${side}`}
              label={side === 'width' ? 'Width' : 'Height'}
              value={opening[side]}
              system={units}
              bare={openingUnit(units)}
              usual={formatDimension(usual[side], units)}
              problem={measured.problems[`openings.${opening.id}.${side}`]}
              onChange={(text) => onChange({ [side]: text })}
            />
          </div>
        ))}
      </div>
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        Remove this {opening.kind}
      </button>
    </Sheet>
  );
}
