import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { Paper } from '../../../ui/controls/frame/paper.tsx';
import type { CutHardware } from '../../../planner/schema/cut-list.ts';
import { PrintHardware } from '../../print/print-hardware.tsx';
import { PaperBoards } from './paper-boards.tsx';
import { ROLLS, type LabelKind } from './labels/fit-label.ts';
import { Labels } from './labels/labels.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';

/** Boards on any paper, or labels on sheets or rolls. */
export type PrintWhat = 'boards' | LabelKind;

/**
 * Printed pages of one or several plans; labels fill their sheet, without a heading. Opens the
 * print dialog and stays mounted, because phones lay out the page after `print()` returns.
 */
export function PrintPlan(props: {
  readonly name: string;
  readonly plans: readonly PlannedCuts[];
  readonly what: PrintWhat;
  /** Hardware of the cut list, printed after its boards. */
  readonly hardware: readonly CutHardware[];
}) {
  const { name, plans, what, hardware } = props;
  const { pathname } = useLocation();
  useEffect(() => window.print(), []);
  const toCut = plans.filter(({ boards }) => boards.length > 0);
  if (what === 'boards') {
    return (
      <Paper name={name} kind={what}>
        {toCut.map((cuts) => (
          <PaperBoards key={cuts.id} cuts={cuts} />
        ))}
        <PrintHardware rows={hardware} />
      </Paper>
    );
  }
  return createPortal(
    <div
      className={[
        'print',
        'labels',
        `labels--${what}`,
        ...(ROLLS.includes(what) ? ['labels--roll'] : []),
      ].join(' ')}
    >
      {toCut.map((cuts) => (
        <Labels key={cuts.id} cuts={cuts} kind={what} path={pathname} isOfMany={toCut.length > 1} />
      ))}
    </div>,
    document.body,
  );
}
