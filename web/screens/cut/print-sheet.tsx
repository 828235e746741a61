import type { Locale, UnitSystem } from '../../language/locale.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { Sheet } from '../../ui/controls/sheet.tsx';
import type { PrintWhat } from './print-plan.tsx';

const { paper, print } = area('cutPlan', en);

interface Choice {
  readonly what: PrintWhat;
  readonly label: string;
  readonly why: string;
}

const BOARDS: Choice = {
  what: 'boards',
  label: paper.boards,
  why: paper.boardsNote,
};

const A4: Choice = {
  what: 'labels-a4',
  label: paper.a4,
  why: paper.a4Note,
};

const LETTER: Choice = {
  what: 'labels-letter',
  label: paper.letter,
  why: paper.letterNote,
};

/** The paper that is at home comes first. */
const CHOICES: Readonly<Record<UnitSystem, readonly Choice[]>> = {
  metric: [BOARDS, A4, LETTER],
  imperial: [BOARDS, LETTER, A4],
};

/** Chooses what goes on paper. */
export function PrintSheet(props: {
  readonly locale: Locale;
  readonly onPrint: (what: PrintWhat) => void;
  readonly onClose: () => void;
}) {
  return (
    <Sheet title={print} onClose={props.onClose}>
      <ul className="rows">
        {CHOICES[props.locale.units].map(({ what, label, why }) => (
          <li key={what} className="row">
            <button
              type="button"
              className="row__main row__button"
              onClick={() => props.onPrint(what)}
            >
              <strong>{label}</strong>
              <span className="remark">{why}</span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
