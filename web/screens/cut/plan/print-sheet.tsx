import type { Locale, UnitSystem } from '../../../language/locale.ts';
import { words as cutPlanWords } from '../../../language/page/cut-plan.ts';
import { readStored, writeText } from '../../../documents/store/device-storage.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { ROLLS, type LabelKind } from './labels/fit-label.ts';
import type { PrintWhat } from './print-plan.tsx';

const { paper, print } = cutPlanWords;

/** Last choice on this device. */
const LAST_KEY = 'measure-twice:printed';

/** Labels of the region's paper size come first. */
const LABELS: Readonly<Record<UnitSystem, readonly LabelKind[]>> = {
  metric: ['labels-a4', 'labels-letter', ...ROLLS],
  imperial: ['labels-letter', 'labels-a4', ...ROLLS],
};

function Choice(props: {
  readonly name: string;
  readonly note: string;
  readonly isLast: boolean;
  readonly onPick: () => void;
}) {
  const { name, note, isLast, onPick } = props;
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={onPick}>
        <strong>{name}</strong>
        <span className="remark">{isLast ? paper.last(note) : note}</span>
      </button>
    </li>
  );
}

/** Choice of what to print; the last used labels come first. */
export function PrintSheet(props: {
  readonly locale: Locale;
  readonly onPrint: (what: PrintWhat) => void;
  readonly onClose: () => void;
}) {
  const all = LABELS[props.locale.units];
  const last = all.find((kind) => kind === readStored(LAST_KEY));
  const labels = last === undefined ? all : [last, ...all.filter((kind) => kind !== last)];
  return (
    <Sheet title={print} onClose={props.onClose}>
      <ul className="rows">
        <Choice
          name={paper.boards}
          note={paper.boardsNote}
          isLast={false}
          onPick={() => props.onPrint('boards')}
        />
      </ul>
      <p className="remark">{paper.labelsNote}</p>
      <ul className="rows">
        {labels.map((kind) => (
          <Choice
            key={kind}
            {...paper.labels[kind]}
            isLast={kind === last}
            onPick={() => {
              writeText(LAST_KEY, kind);
              props.onPrint(kind);
            }}
          />
        ))}
      </ul>
    </Sheet>
  );
}
