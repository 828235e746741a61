import { lazy, Suspense } from 'react';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { words as paperWords } from '../../../language/page/paper.ts';
import type { ProjectView } from '../../project/tab-screen.tsx';

const { text: words } = paperWords;

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
