import { lazy, Suspense } from 'react';
import { useSheet } from '../../../../app/shell/use-sheet.ts';
import { words } from '../../../../language/page/editors.ts';
import { Icon } from '../../../../ui/controls/icon.tsx';
import type { LaserProps } from './laser-sheet.tsx';

const LaserSheet = lazy(async () => ({ default: (await import('./laser-sheet.tsx')).LaserSheet }));

/** Opens the laser sheet, which loads at the first tap. */
export function LaserButton(props: Omit<LaserProps, 'onClose'>) {
  const sheet = useSheet('laser');
  return (
    <>
      <button type="button" className="button" onClick={() => sheet.open('room')}>
        <Icon name="ruler" />
        {words.laser}
      </button>
      {sheet.about !== null && (
        <Suspense fallback={null}>
          <LaserSheet {...props} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
