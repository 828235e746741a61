import { useState, type ReactNode } from 'react';
import { useIsHydrated } from '../../../platform/store.ts';
import { Sheet } from '../frame/sheet.tsx';

/** A row with a name and its value. A tap opens a sheet, whose children receive the function that closes it. */
export function SettingRow(props: {
  readonly title: string;
  readonly value: string;
  /** Language of the value if it is not the page's. */
  readonly lang?: string | undefined;
  /** Explanation at the top of the sheet. */
  readonly note?: string | undefined;
  /** Class of the row, if it is hidden at times. */
  readonly className?: string | undefined;
  readonly children: (close: () => void) => ReactNode;
}) {
  const { title, value, lang, note, className = '', children } = props;
  const isLive = useIsHydrated();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  return (
    <li className={`row ${className}`}>
      <button
        type="button"
        className="setting"
        aria-haspopup="dialog"
        disabled={!isLive}
        onClick={() => setOpen(true)}
      >
        <span className="setting__name">{title}</span>{' '}
        <span className="setting__value" lang={lang}>
          {value}
        </span>
      </button>
      {isOpen && (
        <Sheet title={title} onClose={close}>
          {note !== undefined && <p className="remark setting__note">{note}</p>}
          {children(close)}
        </Sheet>
      )}
    </li>
  );
}

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  readonly lang?: string;
  /** Example of the option, such as a size in these units. */
  readonly example?: string;
  readonly picture?: ReactNode;
}

/** A setting with a few exclusive options, which the sheet lists. The sheet closes after the choice. */
export function ChoiceRow<Value extends string>(props: {
  readonly title: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly note?: string;
  readonly className?: string;
  readonly onChange: (value: Value) => void;
}) {
  const { title, value, options, note, className, onChange } = props;
  const chosen = options.find((one) => one.value === value);
  return (
    <SettingRow
      title={title}
      value={chosen?.label ?? value}
      lang={chosen?.lang}
      note={note}
      className={className}
    >
      {(close) => (
        <ul className="rows">
          {options.map((option) => (
            <li key={option.value} className="row">
              <button
                type="button"
                className="option"
                aria-pressed={option.value === value}
                onClick={() => {
                  close();
                  if (option.value !== value) onChange(option.value);
                }}
              >
                {option.picture}
                <span className="row__main" lang={option.lang}>
                  {option.label}
                  {option.example !== undefined && <span className="remark">{option.example}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SettingRow>
  );
}
