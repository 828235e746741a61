import { words } from '../../../../language/page/damage.ts';
import { newId } from '../../../../platform/new-id.ts';
import { newDefect } from '../../../../planner/schema/offcut.ts';
import { ScreenSection } from '../../../../ui/controls/frame/screen.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { Toggle } from '../../../../ui/controls/fields/choice.tsx';
import { type DamagedSheetsProps, DamagedSheet } from './damaged-sheet.tsx';

/** Marks damaged sheets and the damage on them. */
export function DamagedSheets({ sheets, trim, locale }: DamagedSheetsProps) {
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
        <DamagedSheet key={sheet.id} sheet={sheet} trim={trim} locale={locale} />
      ))}
    </ScreenSection>
  );
}
