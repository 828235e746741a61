import { lazy, Suspense } from 'react';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { en } from '../../../language/en/paper.ts';
import { area } from '../../../language/language.ts';
import type { ProjectView } from '../../project/tab-screen.tsx';

const { text: words } = area('paper', en);

const SendListSheet = lazy(async () => ({
  default: (await import('./send-list-sheet.tsx')).SendListSheet,
}));

/** Sends the shopping list as text; the sheet loads at the first tap. */
export function SendList({ view }: { readonly view: ProjectView }) {
  const sheet = useSheet('send');
  return (
    <>
      <button type="button" className="button" onClick={() => sheet.open('list')}>
        {words.send}
      </button>
      {sheet.about !== null && (
        <Suspense fallback={null}>
          <SendListSheet view={view} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
