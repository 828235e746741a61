import { useEffectEvent, useEffect, useId, useRef } from 'react';

/** A search field above the list that it filters. */
export function SearchField(props: {
  readonly label: string;
  readonly value: string;
  readonly placeholder: string;
  readonly note?: string | undefined;
  readonly isNone: boolean;
  readonly onChange: (value: string) => void;
  readonly onFocus?: () => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // Users may type before hydration.
  const takeUp = useEffectEvent(() => {
    const typed = input.current?.value ?? '';
    if (typed !== props.value) props.onChange(typed);
  });
  useEffect(() => takeUp(), []);
  return (
    <div className={props.isNone ? 'field field--wrong' : 'field'} data-own-undo="">
      <label className="field__label" htmlFor={id}>
        {props.label}
      </label>
      <input
        ref={input}
        id={id}
        className="field__input"
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        placeholder={props.placeholder}
        value={props.value}
        aria-describedby={`${id}-note`}
        onChange={(event) => props.onChange(event.target.value)}
        onFocus={props.onFocus}
        onKeyDown={(event) => {
          // Hides the phone's keyboard to show the results.
          if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.currentTarget.blur();
        }}
      />
      <p id={`${id}-note`} className="field__note field__note--found" data-spoken="">
        {props.note}
      </p>
    </div>
  );
}
