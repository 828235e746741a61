import type { Locale } from '../../../language/locale.ts';
import type { LengthUnit } from '../../../planner/measure/units/parse-length.ts';
import { LengthKeys, useKeysOpen } from '../../../ui/controls/fields/length-keys.tsx';
import { Cell } from './cell.tsx';

type Side = 'length' | 'width';

const SIDES: readonly Side[] = ['length', 'width'];

/** Size cells of a row: length, and width for sheets. */
export function SizeCells(props: {
  /** Id of the row. */
  readonly id: string;
  readonly sheet: boolean;
  readonly size: Readonly<Record<Side, string>>;
  readonly labels: Readonly<Record<Side, (row: number) => string>>;
  /** Number of the row from 1, for labels. */
  readonly number: number;
  readonly hints: Readonly<Record<Side, string>>;
  readonly bare: (value: number) => LengthUnit;
  readonly problem: (side: Side) => string | undefined;
  readonly onChange: (change: Partial<Record<Side, string>>) => void;
}) {
  const { id, sheet, size, labels, hints, bare, problem, onChange } = props;
  return (sheet ? SIDES : SIDES.slice(0, 1)).map((side) => (
    <Cell
      key={side}
      id={`${id}-${side}`}
      label={labels[side](props.number)}
      mode="decimal"
      placeholder={hints[side]}
      value={size[side]}
      bare={bare}
      problem={problem(side)}
      onChange={(text) => onChange({ [side]: text })}
    />
  ));
}

/** Removes a row. */
export function RemoveButton(props: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      className="table-row__more"
      aria-label={props.label}
      onClick={props.onRemove}
    >
      <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
        <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" />
      </svg>
    </button>
  );
}

/** Below a row: its error or parsed sizes, and the keys of the focused size. */
export function RowFoot(props: {
  /** Id of the row. */
  readonly id: string;
  readonly note: string | undefined;
  readonly wrong: boolean;
  /** Visible but not announced. */
  readonly silent?: boolean;
  readonly keysLabel: string;
  readonly locale: Locale;
}) {
  const { id, note, wrong, silent = false, keysLabel, locale } = props;
  const isLengthOpen = useKeysOpen(`${id}-length`);
  const isWidthOpen = useKeysOpen(`${id}-width`);
  return (
    <>
      <p
        id={`${id}-note`}
        data-spoken={silent ? undefined : ''}
        className={wrong ? 'table-row__note table-row__note--wrong' : 'table-row__note'}
      >
        {note}
      </p>
      {(isLengthOpen || isWidthOpen) && (
        <LengthKeys
          id={`${id}-${isWidthOpen ? 'width' : 'length'}`}
          label={keysLabel}
          locale={locale}
        />
      )}
    </>
  );
}
