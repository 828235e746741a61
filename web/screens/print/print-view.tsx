import { useEffect } from 'react';
import { Paper } from '../../ui/controls/frame/paper.tsx';
import type { ProjectView } from '../project/tab-screen.tsx';
import { PrintList } from './print-list.tsx';
import { PrintSteps } from './print-steps.tsx';

/**
 * Opens the print dialog after it is mounted, and stays mounted, because phones lay out the page
 * after `print()` returns.
 */
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
