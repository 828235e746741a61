import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Sheet } from '../../ui/sheet.tsx';
import { PrintPlan, type PrintWhat } from './print-plan.tsx';
import type { Cuts } from './use-cuts.ts';

/** Chooses what goes on paper and prints it. */
export function PrintSheet({
  cuts,
  onClose,
}: {
  readonly cuts: Cuts;
  readonly onClose: () => void;
}) {
  const [what, setWhat] = useState<PrintWhat>('boards');
  const print = (chosen: PrintWhat): void => {
    // The browser prints what stands there when it is asked.
    flushSync(() => setWhat(chosen));
    window.print();
  };
  return (
    <Sheet title="Print" onClose={onClose}>
      <ul className="rows">
        <li className="row">
          <button type="button" className="row__main row__button" onClick={() => print('boards')}>
            <strong>The boards</strong>
            <span className="row__why">one block a board, cuts numbered, a box to tick</span>
          </button>
        </li>
        <li className="row">
          <button type="button" className="row__main row__button" onClick={() => print('labels')}>
            <strong>Labels for the parts</strong>
            <span className="row__why">3 × 7 on A4, 63.5 × 38.1 mm, one for every piece</span>
          </button>
        </li>
      </ul>
      <PrintPlan cuts={cuts} what={what} />
    </Sheet>
  );
}
