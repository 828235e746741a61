import { en } from '../../language/en/cut-list.ts';
import { area } from '../../language/language.ts';
import { sawUnit } from '../../jobs/workshop.ts';
import { formatLength } from '../../measure/format-length.ts';
import { mm } from '../../measure/units.ts';
import { usualSawOf } from '../../projects/derive/cut-demand.ts';
import type { CutList } from '../../projects/schema/cut-list.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { LengthField } from '../../ui/controls/length-field.tsx';
import type { Cuts } from './use-cuts.ts';

const { saw: words } = area('cutList', en);

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

/** The blade and what is trimmed off; for sheets how they are cut up. */
export function SawFields({ cuts }: { readonly cuts: Cuts }) {
  const { list, change, locale, demand } = cuts;
  const usual = usualSawOf(list.kind, locale);
  const isMitred = list.parts.some((row) => row.mitreStart !== '' || row.mitreEnd !== '');
  const fields = [
    { field: 'kerf', label: words.kerf, usual: usual.kerf },
    {
      field: 'trim',
      label: words.trim(list.kind),
      usual: usual.trim,
    },
    ...(list.kind === 'linear' && isMitred
      ? [{ field: 'face', label: words.face, usual: mm(0) } as const]
      : []),
  ] as const;
  return (
    <section aria-labelledby="saw">
      <h2 id="saw" className="group">
        {words.title}
      </h2>
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
    </section>
  );
}
