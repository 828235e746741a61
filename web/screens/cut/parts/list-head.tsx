import { changeKind } from '../../../documents/settings/shop-stock.ts';
import { useSettings } from '../../../documents/settings/settings.ts';
import { words } from '../../../language/page/cut-list.ts';
import type { CutKind } from '../../../planner/schema/cut-list.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { Field } from '../../../ui/controls/fields/field.tsx';
import type { CutListState } from '../use-cuts.ts';

const { head } = words;

const KINDS: readonly { readonly value: CutKind; readonly label: string }[] = [
  { value: 'linear', label: head.boards },
  { value: 'sheet', label: head.sheets },
];

/** Name, material and kind of the list. */
export function ListHead({ cuts }: { readonly cuts: CutListState }) {
  const { list, change } = cuts;
  const settings = useSettings();
  return (
    <>
      <div className="fields">
        <Field
          id="list-name"
          label={head.name}
          value={list.name}
          placeholder={head.nameHint}
          onChange={(name) => change((now) => ({ ...now, name }))}
        />
        {/* On a phone, two columns would truncate a material with its size. */}
        <Field
          id="list-material"
          label={head.material}
          value={list.material}
          placeholder={list.kind === 'sheet' ? head.sheetHint : head.boardHint}
          onChange={(material) => change((now) => ({ ...now, material }))}
        />
      </div>
      <Choice
        legend={head.kind}
        value={list.kind}
        options={KINDS}
        onChange={(kind) => change((now) => changeKind(now, kind, settings, cuts.locale))}
      />
    </>
  );
}
