import type { UnitSystem } from '../../measure/format-length.ts';
import { Sheet } from '../../ui/sheet.tsx';
import type { PrintWhat } from './print-plan.tsx';

interface Choice {
  readonly what: PrintWhat;
  readonly label: string;
  readonly why: string;
}

const BOARDS: Choice = {
  what: 'boards',
  label: 'The boards',
  why: 'one block a board, cuts numbered, a box to tick',
};

const A4: Choice = {
  what: 'labels-a4',
  label: 'Labels on A4',
  why: 'one for every piece; 3 × 7 a sheet, 63.5 × 38.1 mm (Avery L7160)',
};

const LETTER: Choice = {
  what: 'labels-letter',
  label: 'Labels on Letter',
  why: 'one for every piece; 3 × 10 a sheet, 2 5/8 × 1 in (Avery 5160)',
};

/** The paper that is at home comes first. */
const CHOICES: Readonly<Record<UnitSystem, readonly Choice[]>> = {
  metric: [BOARDS, A4, LETTER],
  imperial: [BOARDS, LETTER, A4],
};

/** Chooses what goes on paper. */
export function PrintSheet(props: {
  readonly units: UnitSystem;
  readonly onPrint: (what: PrintWhat) => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title="Print" onClose={props.onClose}>
      <ul className="rows">
        {CHOICES[props.units].map(({ what, label, why }) => (
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
