import { formatLength } from '../../measure/format-length.ts';
import { mm } from '../../measure/units.ts';
import { sawUnit, usualSaw } from '../../projects/cut-demand.ts';
import type { CutList } from '../../projects/cut-list.ts';
import { Choice } from '../../ui/choice.tsx';
import { LengthField } from '../../ui/length-field.tsx';
import type { Cuts } from './use-cuts.ts';

const STAGES: readonly { readonly value: CutList['stages']; readonly label: string }[] = [
  { value: 'any', label: 'Any' },
  { value: '2', label: '2' },
  { value: '3', label: '3' },
];

const FIRST: readonly { readonly value: CutList['firstCut']; readonly label: string }[] = [
  { value: 'any', label: 'Either way' },
  { value: 'length', label: 'Along' },
  { value: 'width', label: 'Across' },
];

/** The blade and what is trimmed off; for sheets how they are cut up. */
export function SawFields({ cuts }: { readonly cuts: Cuts }) {
  const { list, change, units, demand } = cuts;
  const usual = usualSaw(list.kind, units);
  const isMitred = list.parts.some((row) => row.mitreStart !== '' || row.mitreEnd !== '');
  const fields = [
    { field: 'kerf', label: 'Width of the saw cut', usual: usual.kerf },
    {
      field: 'trim',
      label: list.kind === 'sheet' ? 'Trimmed off every edge' : 'Trimmed off both ends',
      usual: usual.trim,
    },
    ...(list.kind === 'linear' && isMitred
      ? [{ field: 'face', label: 'Face that mitres run across', usual: mm(0) } as const]
      : []),
  ] as const;
  return (
    <section aria-labelledby="saw">
      <h2 id="saw" className="group">
        The saw
      </h2>
      <div className="fields">
        {fields.map(({ field, label, usual: value }) => (
          <div key={field} className="fields__cell">
            <LengthField
              id={field}
              label={label}
              value={list[field]}
              system={units}
              bare={sawUnit(units)}
              usual={formatLength(value, units)}
              problem={demand.problems[field]}
              onChange={(text) => change((now) => ({ ...now, [field]: text }))}
            />
          </div>
        ))}
      </div>
      {list.kind === 'sheet' && (
        <>
          <Choice
            legend="Stages of cutting"
            value={list.stages}
            options={STAGES}
            onChange={(stages) => change((now) => ({ ...now, stages }))}
          />
          <Choice
            legend="First cuts run"
            value={list.firstCut}
            options={FIRST}
            onChange={(firstCut) => change((now) => ({ ...now, firstCut }))}
          />
          <p className="row__why">
            Every cut runs right across what lies on the saw. In 2 stages the sheet is cut into
            strips and these into parts; fewer stages are quicker and leave more waste.
          </p>
        </>
      )}
    </section>
  );
}
