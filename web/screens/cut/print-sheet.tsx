import { Sheet } from '../../ui/sheet.tsx';
import type { PrintWhat } from './print-plan.tsx';

const CHOICES: readonly {
  readonly what: PrintWhat;
  readonly label: string;
  readonly why: string;
}[] = [
  {
    what: 'boards',
    label: 'The boards',
    why: 'one block a board, cuts numbered, a box to tick',
  },
  {
    what: 'labels',
    label: 'Labels for the parts',
    why: '3 × 7 on A4, 63.5 × 38.1 mm, one for every piece',
  },
];

/** Chooses what goes on paper. */
export function PrintSheet(props: {
  readonly onPrint: (what: PrintWhat) => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title="Print" onClose={props.onClose}>
      <ul className="rows">
        {CHOICES.map(({ what, label, why }) => (
          <li key={what} className="row">
            <button
              type="button"
              className="row__main row__button"
              onClick={() => props.onPrint(what)}
            >
              <strong>{label}</strong>
              <span className="row__why">{why}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
