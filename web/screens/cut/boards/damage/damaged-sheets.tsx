import { words } from '../../../../language/page/damage.ts';
import { newId } from '../../../../platform/new-id.ts';
import { offcutsFor } from '../../../../planner/project/cuts/offcuts-for.ts';
import type { CutStock } from '../../../../planner/schema/cut-list.ts';
import { newDefect, withDefects } from '../../../../planner/schema/offcut.ts';
import { keepOffcuts } from '../../../../documents/store/offcut-store.ts';
import { ScreenSection } from '../../../../ui/controls/frame/screen.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { Toggle } from '../../../../ui/controls/fields/choice.tsx';
import type { CutListState } from '../../use-cuts.ts';
import { DamagedSheet, type MarkedSheet } from './damaged-sheet.tsx';

type Sized = Pick<CutStock, 'length' | 'width'>;
const isSized = ({ length, width }: Sized): boolean => length.trim() !== '' && width.trim() !== '';
/** Size as typed; if both sides are in millimetres, with one unit: `2440 × 1220 mm`. */
const sizeText = ({ length, width }: Sized): string =>
  `${width.endsWith(' mm') ? length.replace(/ mm$/, '') : length}\u00a0×\u00a0${width}`;

/** Stock with a size, and offcuts, for marking damage. */
const sheetsOf = ({ list, change, rack }: CutListState): readonly MarkedSheet[] => [
  ...list.stock.filter(isSized).map((row): MarkedSheet => ({
    ...row,
    name: sizeText(row),
    defects: row.defects ?? [],
    put: (defects) =>
      change((now) => ({
        ...now,
        stock: now.stock.map((one) => (one.id === row.id ? withDefects(one, defects) : one)),
      })),
  })),
  ...offcutsFor(list, rack)
    .filter(isSized)
    .map((offcut): MarkedSheet => ({
      ...offcut,
      name: words.offcut(sizeText(offcut)),
      defects: offcut.defects ?? [],
      put: (defects) => keepOffcuts([withDefects(offcut, defects)]),
    })),
];

/** Marks damaged sheets and the damage on them; empty if the list has no sheet with a size. */
export function DamagedSheets({ cuts }: { readonly cuts: CutListState }) {
  const sheets = sheetsOf(cuts);
  if (sheets.length === 0) return undefined;
  const damaged = sheets.filter(({ defects }) => defects.length > 0);
  return (
    <ScreenSection id="damage" title={words.title}>
      <p className="remark">{damaged.length === 0 ? words.intro : words.note}</p>
      <div className="toggles" role="group" aria-label={words.which}>
        {sheets.map(({ id, name, defects, put }) => (
          <Toggle
            key={id}
            label={name}
            pressed={defects.length > 0}
            onChange={(isDamaged) => {
              put(isDamaged ? [newDefect(newId())] : []);
              if (!isDamaged) toastEdit(words.mended(name));
            }}
          />
        ))}
      </div>
      {damaged.map((sheet) => (
        <DamagedSheet key={sheet.id} sheet={sheet} trim={cuts.demand.trim} locale={cuts.locale} />
      ))}
    </ScreenSection>
  );
}
