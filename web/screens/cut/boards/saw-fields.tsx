import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { sawUnit } from '../../../planner/jobs/kit/steps/workshop.ts';
import { formatLength, mm } from '../../../planner/measure/units/units.ts';
import { TRIM_SIDES, usualSawOf } from '../../../planner/project/cuts/saw-demand.ts';
import type { CutList, CutTrims } from '../../../planner/schema/cut-list.ts';
import { Choice, Toggle } from '../../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../../ui/controls/fields/field.tsx';
import { More } from '../../../ui/controls/more.tsx';
import type { CutListState } from '../use-cuts.ts';

const { saw: words } = cutListWords;

const STAGES: readonly { readonly value: CutList['stages']; readonly label: string }[] = [
  { value: 'any', label: words.anyStages },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
];

const FIRST: readonly { readonly value: CutList['firstCut']; readonly label: string }[] = [
  { value: 'any', label: words.firsts.any },
  { value: 'length', label: words.firsts.length },
  { value: 'width', label: words.firsts.width },
];

/** Errors that belong to these fields. */
const SAW_PROBLEM = /^(?:kerf|trims?|face|rough)\b/;

/** Switches between one trim for all sides and one per side. */
function withTrims({ trims, ...list }: CutList, each: boolean): CutList {
  if (!each) return trims === undefined ? list : { ...list, trim: trims.left };
  const { trim } = list;
  return { ...list, trims: { left: trim, right: trim, top: trim, bottom: trim } };
}

/** Trim of each side. */
function TrimFields({ cuts, trims }: { readonly cuts: CutListState; readonly trims: CutTrims }) {
  const { list, change, locale, demand } = cuts;
  const { trim } = usualSawOf(list.kind, locale);
  const sides = list.kind === 'sheet' ? TRIM_SIDES : (['left', 'right'] as const);
  return (
    <div className="fields">
      {sides.map((side) => (
        <div key={side} className="fields__cell">
          <LengthField
            id={`trims-${side}`}
            label={words.trimSides[side]}
            value={trims[side]}
            locale={locale}
            bare={sawUnit(locale)}
            usual={formatLength(trim, locale)}
            problem={demand.problems[`trims.${side}`]}
            onChange={(text) =>
              change((now) => ({ ...now, trims: { ...(now.trims ?? trims), [side]: text } }))
            }
          />
        </div>
      ))}
    </div>
  );
}

/**
 * Blade, trims, and the cutting method of sheets. The defaults work, so the fields are collapsed
 * unless one has an error.
 */
export function SawFields({ cuts }: { readonly cuts: CutListState }) {
  const { list, change, locale, demand } = cuts;
  const usual = usualSawOf(list.kind, locale);
  const isMitred = list.parts.some((row) => row.mitreStart !== '' || row.mitreEnd !== '');
  const fields = [
    { field: 'kerf', label: words.kerf, usual: usual.kerf },
    ...(list.trims === undefined
      ? [{ field: 'trim', label: words.trim(list.kind), usual: usual.trim } as const]
      : []),
    ...(list.kind === 'linear' && isMitred
      ? [{ field: 'face', label: words.face, usual: mm(0) } as const]
      : []),
  ] as const;
  const isWrong = Object.keys(demand.problems).some((at) => SAW_PROBLEM.test(at));
  return (
    <More title={words.title} isWrong={isWrong}>
      <div className="fields">
        {fields.map(({ field, label, usual: value }) => (
          <div key={field} className="fields__cell">
            <LengthField
              id={field}
              label={label}
              value={list[field]}
              locale={locale}
              bare={sawUnit(locale)}
              usual={formatLength(value, locale)}
              problem={demand.problems[field]}
              onChange={(text) => change((now) => ({ ...now, [field]: text }))}
            />
          </div>
        ))}
      </div>
      {list.trims !== undefined && <TrimFields cuts={cuts} trims={list.trims} />}
      <div className="toggles">
        <Toggle
          label={words.eachSide}
          pressed={list.trims !== undefined}
          onChange={(each) => change((now) => withTrims(now, each))}
        />
        <Toggle
          label={words.spare}
          pressed={list.spare === true}
          onChange={(spare) => change((now) => ({ ...now, spare }))}
        />
      </div>
      <div className="fields">
        <div className="fields__cell">
          <LengthField
            id="rough"
            label={words.rough}
            value={list.rough ?? ''}
            locale={locale}
            bare={sawUnit(locale)}
            usual={formatLength(mm(0), locale)}
            usualNote={words.roughNote}
            problem={demand.problems['rough']}
            onChange={(rough) => change((now) => ({ ...now, rough }))}
          />
        </div>
      </div>
      {list.kind === 'sheet' && (
        <>
          <Choice
            legend={words.stages}
            value={list.stages}
            options={STAGES}
            onChange={(stages) => change((now) => ({ ...now, stages }))}
          />
          <Choice
            legend={words.first}
            value={list.firstCut}
            options={FIRST}
            onChange={(firstCut) => change((now) => ({ ...now, firstCut }))}
          />
          <p className="remark">{words.note}</p>
        </>
      )}
    </More>
  );
}
