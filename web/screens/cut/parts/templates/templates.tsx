import { lazy, Suspense } from 'react';
import { useSheet } from '../../../../app/shell/use-sheet.ts';
import { words as cutListWords } from '../../../../language/page/cut-list.ts';
import type { CutList } from '../../../../planner/schema/cut-list.ts';
import { changeCutList, isUnstarted } from '../../../../documents/store/cut-list-store.ts';
import { Toggle } from '../../../../ui/controls/fields/choice.tsx';

const TemplateSheet = lazy(async () => ({
  default: (await import('./template-sheet.tsx')).TemplateSheet,
}));

const { templates: words } = cutListWords;

/** Starts an empty list from a template, or saves another list as one. */
export function Templates({ whole }: { readonly whole: CutList }) {
  const sheet = useSheet('start');
  const { id, template = false } = whole;
  if (!isUnstarted(whole)) {
    const keep = (is: boolean): void =>
      changeCutList(id, (now) => {
        const { template: _, ...rest } = now;
        return is ? { ...rest, template: true } : rest;
      });
    return (
      <div className="toggles">
        <Toggle label={words.keep} pressed={template} onChange={keep} />
      </div>
    );
  }
  return (
    <>
      <button type="button" className="button" onClick={() => sheet.open('template')}>
        {words.start}
      </button>
      {sheet.about !== null && (
        <Suspense fallback={null}>
          <TemplateSheet whole={whole} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
