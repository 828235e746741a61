import { DEDUCTIONS, STRIP_ALLOWANCE } from '../../../../planner/cutting/edge-banding.ts';
import { sawUnit } from '../../../../planner/jobs/kit/steps/workshop.ts';
import { words } from '../../../../language/page/edging.ts';
import { formatLength, mm } from '../../../../planner/measure/units/units.ts';
import { ScreenSection } from '../../../../ui/controls/frame/screen.tsx';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import type { CutListState } from '../../use-cuts.ts';
import { removeTape } from './edit-bands.ts';
import { tapeName, TapeFields } from './tape-fields.tsx';

const OPTIONS = DEDUCTIONS.map((value) => ({ value, label: words.deductions[value] }));

/** Tapes of a list, and the method of the shop that applies them. */
export function ListEdging({ cuts }: { readonly cuts: CutListState }) {
  const { list, change, locale, demand } = cuts;
  return (
    <ScreenSection id="tapes" title={words.title}>
      {list.tapes.map((tape, i) => (
        <div key={tape.id}>
          <TapeFields cuts={cuts} tape={tape} />
          <button
            type="button"
            className="button button--plain"
            onClick={() => {
              change((now) => removeTape(now, tape.id));
              toastEdit(words.removed(tapeName(tape, i)));
            }}
          >
            {words.remove(tapeName(tape, i))}
          </button>
        </div>
      ))}
      <Choice
        legend={words.deduct}
        value={list.deduct}
        options={OPTIONS}
        onChange={(deduct) => change((now) => ({ ...now, deduct }))}
      />
      <div className="fields">
        <div className="fields__cell">
          <LengthField
            id="strip"
            label={words.strip}
            value={list.strip}
            locale={locale}
            bare={sawUnit(locale)}
            usual={formatLength(mm(STRIP_ALLOWANCE), locale)}
            problem={demand.problems['strip']}
            onChange={(strip) => change((now) => ({ ...now, strip }))}
          />
        </div>
      </div>
      <p className="remark">{words.note}</p>
    </ScreenSection>
  );
}
