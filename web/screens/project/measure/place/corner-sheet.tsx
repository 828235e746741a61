import type { ReactNode } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import {
  cornerWay,
  measureCorner,
  turnCorner,
  typeCorner,
  type CornerWay,
} from '../../../../planner/measure/outline/edit-corners.ts';
import { parseAngle } from '../../../../planner/measure/outline/angled-outline.ts';
import type { SideInput } from '../../../../planner/measure/places/place-input.ts';
import { asSide, type ReadField } from '../../../../planner/measure/units/read-size.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import { words as editorsWords } from '../../../../language/page/editors.ts';
import { cornerName } from './corner-words.ts';

const words = editorsWords.angled;

const WAYS = (['right', 'angle', 'diagonal', 'open'] as const).map((value) => ({
  value,
  label: words.ways[value],
}));
const TURNS = (['right', 'left'] as const).map((value) => ({ value, label: words.turns[value] }));

/** Corner at the end of a side: right, by its angle, by a diagonal, or derived from the others. */
export function CornerSheet(props: {
  readonly sides: readonly SideInput[];
  readonly at: number;
  readonly plan: ReactNode;
  /** Parsed text of the corner. */
  readonly read: ReadField;
  readonly locale: Locale;
  readonly onChange: (change: (sides: readonly SideInput[]) => readonly SideInput[]) => void;
  readonly onClose: () => void;
}) {
  const { sides, at, plan, read, locale, onChange } = props;
  const side = sides[at];
  if (side === undefined) return null;
  const way = cornerWay(side);
  const text = side.corner?.text ?? '';
  const type = (typed: string): void => onChange((now) => typeCorner(now, at, typed));
  const angle = text.trim() === '' ? undefined : parseAngle(text, locale);
  return (
    <Sheet title={cornerName(at, sides.length)} onClose={props.onClose}>
      <figure className="picture">{plan}</figure>
      <Choice<CornerWay>
        legend={words.how}
        value={way}
        options={WAYS}
        onChange={(chosen) => onChange((now) => measureCorner(now, at, chosen))}
      />
      {way === 'angle' ? (
        <Field
          id="corner-angle"
          label={words.angle}
          value={text}
          large
          mode="decimal"
          placeholder="135°"
          problem={read.problem}
          echo={angle?.ok === true ? `= ${Math.round(angle.value * 100) / 100}°` : undefined}
          onChange={type}
        />
      ) : (
        <Choice
          legend={words.where}
          value={side.turn}
          options={TURNS}
          onChange={(turn) => onChange((now) => turnCorner(now, at, turn))}
        />
      )}
      {way === 'diagonal' && (
        <LengthField
          id="corner-diagonal"
          label={words.diagonal}
          value={text}
          locale={locale}
          {...asSide(locale)}
          {...read}
          onChange={type}
        />
      )}
      <p className="remark">{words.hints[way]}</p>
    </Sheet>
  );
}
