import { useId } from 'react';
import { useIsLive } from '../../../platform/use-is-live.ts';
import { Lines } from '../icon.tsx';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
  /** Lines on 24 × 24 that say it instead of the label. */
  readonly lines?: string;
}

/** Letters in a row of a segmented control on a phone; each option takes the room of two for its margins. */
const ROW = 46;

/** A Chinese character takes the room of two letters. */
const lettersOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

/** Whether all options stand side by side, each in two lines at the most. */
function isShort(labels: readonly string[]): boolean {
  const room = ROW / labels.length - 2;
  return labels.every(
    (label) =>
      lettersOf(label) <= 1.5 * room &&
      label.split(/[\s-]/).every((word) => lettersOf(word) <= room),
  );
}

/** A few exclusive choices, such as metric or imperial: one segmented control, or rows where that has no room. */
export function Choice<Value extends string>(props: {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const isLive = useIsLive();
  return (
    <fieldset
      className={
        isShort(props.options.map(({ label, lines }) => (lines === undefined ? label : '')))
          ? 'choice'
          : 'choice choice--rows'
      }
      disabled={!isLive}
    >
      <legend className="choice__legend">{props.legend}</legend>
      <div className="choice__options">
        {props.options.map((option) => (
          <label key={option.value} className="choice__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span lang={option.lang}>
              {option.lines === undefined ? (
                option.label
              ) : (
                <>
                  <Lines path={option.lines} />
                  <b className="unseen">{option.label}</b>
                </>
              )}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
