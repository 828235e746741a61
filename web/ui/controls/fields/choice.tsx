import { memo, useId, type ReactNode } from 'react';
import { useIsHydrated } from '../../../platform/store.ts';
import { useStableCallback } from '../../../platform/use-stable-callback.ts';
import { Lines } from '../icon.tsx';

interface Option<Value> {
  readonly value: Value;
  readonly label: string;
  /** Language of the label if it is not the page's. */
  readonly lang?: string;
  /** Path on a 24 × 24 grid, shown instead of the label. */
  readonly lines?: string;
  /** Small picture above the label. */
  readonly picture?: ReactNode;
  /** True if it cannot be chosen yet. */
  readonly isOff?: boolean;
}

/** Letters that fit in a row of a segmented control on a phone; the margins of an option take two. */
const ROW = 46;

/** Width of a text in letters; a Chinese character takes two. */
const lettersOf = (text: string): number =>
  text.length + (text.match(/\p{Script=Han}/gu)?.length ?? 0);

const wordsOf = (label: string): readonly string[] => label.split(/[\s-]/);

/** Letters of a word below a picture, four of which are side by side on a phone. */
const BELOW_PICTURE = 9;

/** True if all options fit side by side in at most two lines each. */
function isShort(labels: readonly string[]): boolean {
  const room = ROW / labels.length - 2;
  return labels.every(
    (label) =>
      lettersOf(label) <= 1.5 * room && wordsOf(label).every((word) => lettersOf(word) <= room),
  );
}

/** Class of the layout: pictures in a grid, words in a row, or rows. */
function layoutOf(options: readonly Option<string>[]): string {
  if (options.some(({ picture }) => picture !== undefined)) {
    const words = options.flatMap(({ label }) => wordsOf(label));
    const isLong = words.some((word) => lettersOf(word) > BELOW_PICTURE);
    return ['choice--pictured', ...(isLong ? ['choice--long'] : [])].join(' ');
  }
  return isShort(options.map(({ label, lines }) => (lines === undefined ? label : '')))
    ? 'choice--row'
    : 'choice--rows';
}

const Radio = memo(function Radio(props: {
  readonly name: string;
  readonly value: string;
  readonly isChosen: boolean;
  readonly isOff: boolean;
  readonly onChoose: (value: string) => void;
}) {
  const { name, value, isChosen, isOff, onChoose } = props;
  return (
    <input
      type="radio"
      name={name}
      value={value}
      checked={isChosen}
      disabled={isOff}
      onChange={() => onChoose(value)}
    />
  );
});

/** A few exclusive options, such as metric or imperial: a segmented control, or rows if it is too narrow. */
export function Choice<Value extends string>(props: {
  readonly legend: string;
  readonly value: Value;
  readonly options: readonly Option<Value>[];
  readonly onChange: (value: Value) => void;
}) {
  const name = useId();
  const isLive = useIsHydrated();
  const choose = useStableCallback((chosen: string) => {
    const option = props.options.find(({ value }) => value === chosen);
    if (option !== undefined) props.onChange(option.value);
  });
  return (
    <fieldset className={`choice ${layoutOf(props.options)}`} disabled={!isLive}>
      <legend className="choice__legend">{props.legend}</legend>
      <div className="choice__options">
        {props.options.map((option) => (
          <label key={option.value} className="choice__option">
            <Radio
              name={name}
              value={option.value}
              isChosen={option.value === props.value}
              isOff={option.isOff === true}
              onChoose={choose}
            />
            <span lang={option.lang}>
              {option.picture !== undefined && (
                <i className="choice__picture" aria-hidden="true">
                  {option.picture}
                </i>
              )}
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

/** A chip that is on or off, such as a wall to paint. */
export function Toggle(props: {
  readonly label: string;
  readonly pressed: boolean;
  readonly onChange: (pressed: boolean) => void;
}) {
  return (
    <button
      type="button"
      className="toggle"
      aria-pressed={props.pressed}
      onClick={() => props.onChange(!props.pressed)}
    >
      {props.label}
    </button>
  );
}
