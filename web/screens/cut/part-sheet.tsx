import type { CutPart } from '../../projects/cut-list.ts';
import { Field } from '../../ui/field.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { Toggle } from '../../ui/toggle.tsx';
import type { Cuts } from './use-cuts.ts';

/** What of a part has no place in its row: its grain or its mitres, and the way to remove it. */
export function PartSheet(props: {
  readonly cuts: Cuts;
  readonly row: CutPart;
  readonly onChange: (change: Partial<CutPart>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { cuts, row, onChange } = props;
  const { problems } = cuts.demand;
  const title = [cuts.letters[row.id], row.name.trim() || 'Part'].filter(Boolean).join(' ');
  return (
    <Sheet title={title} onClose={props.onClose}>
      {cuts.list.kind === 'sheet' ? (
        <>
          <div className="toggles">
            <Toggle
              label="May be turned on the sheet"
              pressed={row.turns}
              onChange={(turns) => onChange({ turns })}
            />
          </div>
          <p className="row__why">
            Keep it from turning where the grain must run along its length, as on fronts and doors.
          </p>
        </>
      ) : (
        <>
          <div className="fields">
            {(['mitreStart', 'mitreEnd'] as const).map((end) => (
              <div key={end} className="fields__cell">
                <Field
                  id={end}
                  label={end === 'mitreStart' ? 'Mitre at one end, °' : 'At the other, °'}
                  mode="decimal"
                  value={row[end]}
                  placeholder="0"
                  problem={problems[`parts.${row.id}.${end}`]}
                  onChange={(text) => onChange({ [end]: text })}
                />
              </div>
            ))}
          </div>
          <p className="row__why">
            Degrees off a square cut: 45 for a picture frame. The length is from long point to long
            point. Give the width of the face with the saw.
          </p>
        </>
      )}
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        Remove this part
      </button>
    </Sheet>
  );
}
