import { sawUnit } from '../../../../planner/jobs/kit/steps/workshop.ts';
import { words } from '../../../../language/page/edging.ts';
import { parseLength } from '../../../../planner/measure/units/parse-length.ts';
import { formatLength, mm } from '../../../../planner/measure/units/units.ts';
import type { CutTape } from '../../../../planner/schema/cut-list.ts';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import type { CutListState } from '../../use-cuts.ts';
import { changeTape } from './edit-bands.ts';

/** Name of a tape; a default if it is empty. */
export const tapeName = (tape: CutTape, index: number): string =>
  tape.name.trim() || words.tape(index + 1);

/** Name, thickness and price of one tape of the list. */
export function TapeFields({
  cuts,
  tape,
}: {
  readonly cuts: CutListState;
  readonly tape: CutTape;
}) {
  const { change, locale, demand } = cuts;
  const { id } = tape;
  const problem = (field: string): string | undefined => demand.problems[`tapes.${id}.${field}`];
  const update = (next: Partial<CutTape>): void => change((now) => changeTape(now, id, next));
  // During invalid input, the last valid thickness counts.
  const good = parseLength(tape.thickness, sawUnit(locale), locale).ok ? tape.thickness : tape.good;
  return (
    <div className="fields">
      <div className="fields__cell">
        <Field
          id={`tape-${id}-name`}
          label={words.name}
          value={tape.name}
          placeholder={words.nameHint}
          onChange={(name) => update({ name })}
        />
      </div>
      <div className="fields__cell">
        <LengthField
          id={`tape-${id}-thickness`}
          label={words.thickness}
          value={tape.thickness}
          locale={locale}
          bare={sawUnit(locale)}
          usual={formatLength(mm(0), locale)}
          usualNote={words.noThickness}
          problem={problem('thickness')}
          onChange={(thickness) => update({ thickness, good: thickness === '' ? '' : good })}
        />
      </div>
      <div className="fields__cell">
        <Field
          id={`tape-${id}-price`}
          label={words.price[locale.made]}
          mode="decimal"
          value={tape.price}
          problem={problem('price')}
          onChange={(price) => update({ price })}
        />
      </div>
    </div>
  );
}
