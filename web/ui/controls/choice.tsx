import { useId } from 'react';
import { useIsLive } from '../../platform/use-is-live.ts';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** The language of the label, where it is not the page's. */
  readonly lang?: string;
}

/** Letters of an option that shares a phone's width with three others; a Chinese character takes the room of two. */
const SHORT = 9;

const isLong = (label: string): boolean =>
  label.length + (label.match(/\p{Script=Han}/gu)?.length ?? 0) > SHORT;

/** A few exclusive choices side by side, such as metric or imperial. */
export function Choice<Value extends string>(props: {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const isLive = useIsLive();
  return (
    <fieldset className="choice" disabled={!isLive}>
      <legend className="choice__legend">{props.legend}</legend>
      <div
        className={`choice__options${props.options.some(({ label }) => isLong(label)) ? ' choice__options--long' : ''}`}
      >
        {props.options.map((option) => (
          <label key={option.value} className="choice__option">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === props.value}
              onChange={() => props.onChange(option.value)}
            />
            <span lang={option.lang}>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
