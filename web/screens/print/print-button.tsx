import { lazy, Suspense, useState } from 'react';
import { words } from '../../language/page/paper.ts';
import type { ProjectView } from '../project/tab-screen.tsx';

const PrintView = lazy(async () => ({ default: (await import('./print-view.tsx')).PrintView }));

/** Prints the shopping list or the steps; the layout loads at the first tap. */
export function PrintButton(props: {
  readonly what: 'list' | 'steps';
  readonly view: ProjectView;
}) {
  const [times, setTimes] = useState(0);
  return (
    <>
      <div className="pair">
        <button type="button" className="button" onClick={() => setTimes((n) => n + 1)}>
          {words.print}
        </button>
      </div>
      {times > 0 && (
        <Suspense fallback={null}>
          <PrintView key={times} {...props} />
        </Suspense>
      )}
    </>
  );
}
