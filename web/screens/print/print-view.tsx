import { useEffect } from 'react';
import { Paper } from '../../ui/controls/frame/paper.tsx';
import type { ProjectView } from '../project/view.ts';
import { PrintList } from './print-list.tsx';
import { PrintSteps } from './print-steps.tsx';

/** Asks the browser to print once it is there. It stays: phones lay the page out after this returns. */
export function PrintView({
  what,
  view,
}: {
  readonly what: 'list' | 'steps';
  readonly view: ProjectView;
}) {
  useEffect(() => window.print(), []);
  return (
    <Paper name={view.name} kind={what}>
      {what === 'list' ? <PrintList view={view} /> : <PrintSteps view={view} />}
    </Paper>
  );
}
