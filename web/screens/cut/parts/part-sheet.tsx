import { words as cutListWords } from '../../../language/page/cut-list.ts';
import type { CutPart } from '../../../planner/schema/cut-list.ts';
import { formatLength, mm } from '../../../planner/measure/units/units.ts';
import { entryOf } from '../../../planner/measure/units/entry-of.ts';
import { sawUnit } from '../../../planner/jobs/kit/steps/workshop.ts';
import { LengthField, Field } from '../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import { PartEdging } from './edging/part-edging.tsx';
import type { CutListState } from '../use-cuts.ts';

const { part: words } = cutListWords;

/** More fields of a part: grain or mitres, and its removal. */
export function PartSheet(props: {
  readonly cuts: CutListState;
  readonly row: CutPart;
  readonly onChange: (change: Partial<CutPart>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { cuts, row, onChange } = props;
  const { problems } = cuts.demand;
  const title = [entryOf(cuts.letters, row.id), row.name.trim() || words.unnamed]
    .filter(Boolean)
    .join(' ');
  return (
    <Sheet title={title} onClose={props.onClose}>
      {cuts.list.kind === 'sheet' ? (
        <>
          <div className="toggles">
            <Toggle
              label={words.mayTurn}
              pressed={row.turns}
              onChange={(turns) => onChange({ turns })}
            />
          </div>
          <p className="remark">{words.turnNote}</p>
          <PartEdging cuts={cuts} row={row} />
        </>
      ) : (
        <>
          <div className="fields">
            {(['mitreStart', 'mitreEnd'] as const).map((end) => (
              <div key={end} className="fields__cell">
                <Field
                  id={end}
                  label={words[end]}
                  mode="decimal"
                  value={row[end]}
                  placeholder="0"
                  problem={problems[`parts.${row.id}.${end}`]}
                  onChange={(text) => onChange({ [end]: text })}
                />
              </div>
            ))}
          </div>
          <p className="remark">{words.mitreNote}</p>
        </>
      )}
      <div className="fields">
        <div className="fields__cell">
          <LengthField
            id="part-rough"
            label={words.rough}
            value={row.rough ?? ''}
            locale={cuts.locale}
            bare={sawUnit(cuts.locale)}
            usual={cuts.list.rough || formatLength(mm(0), cuts.locale)}
            usualNote={words.roughNote}
            problem={problems[`parts.${row.id}.rough`]}
            onChange={(rough) => onChange({ rough })}
          />
        </div>
      </div>
      <div className="toggles">
        <Toggle
          label={words.spare}
          pressed={row.spare === true}
          onChange={(spare) => onChange({ spare })}
        />
      </div>
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        {words.remove}
      </button>
    </Sheet>
  );
}
