import { useState, type RefObject } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import { echoLength } from '../../../../planner/measure/units/echo-length.ts';
import {
  nameUnit,
  parseLength,
  type LengthUnit,
} from '../../../../planner/measure/units/parse-length.ts';
import { words } from '../../../../language/page/laser.ts';
import { emphasised } from '../../../../ui/format/marked-text.tsx';

const ID = 'shot';

/** Field of the current size. A laser with a keyboard mode types into it; a tap opens the phone's keyboard. */
export function ShotField(props: {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  readonly value: string;
  readonly problem: string | undefined;
  readonly bare: (value: number) => LengthUnit;
  readonly locale: Locale;
  readonly onChange: (text: string) => void;
  readonly onEnter: (text: string) => void;
}) {
  const { field, value, problem, bare, locale, onChange } = props;
  const [isByHand, setByHand] = useState(false);
  const read = value.trim() === '' ? undefined : parseLength(value, bare, locale);
  const echo = read?.ok === true ? `= ${echoLength(value, read.value, locale)}` : undefined;
  return (
    <div className={`field field--large laser__now${problem === undefined ? '' : ' field--wrong'}`}>
      <label className="field__label" htmlFor={ID}>
        {emphasised(words.current(props.label))}
      </label>
      <input
        ref={field}
        id={ID}
        className="field__input"
        type="text"
        inputMode={isByHand ? 'decimal' : 'none'}
        enterKeyHint="next"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={80}
        value={value}
        aria-invalid={problem !== undefined}
        aria-describedby={`${ID}-note`}
        onChange={(event) => onChange(event.target.value)}
        onPointerDown={() => setByHand(true)}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={() => {
          const named = nameUnit(value, bare);
          if (named !== value) onChange(named);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
          event.preventDefault();
          if (value.trim() !== '') props.onEnter(value);
        }}
      />
      <p id={`${ID}-note`} className="field__note">
        {problem ?? echo}
      </p>
    </div>
  );
}
