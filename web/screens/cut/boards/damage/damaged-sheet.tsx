import type { Rectangle } from '../../../../planner/cutting/contract.ts';
import { words } from '../../../../language/page/damage.ts';
import type { Locale } from '../../../../language/locale.ts';
import { parseLength } from '../../../../planner/measure/units/parse-length.ts';
import { partUnit } from '../../../../planner/measure/units/read-size.ts';
import { toMm } from '../../../../planner/measure/units/units.ts';
import { newId } from '../../../../platform/new-id.ts';
import { trimOf, type Trim } from '../../../../planner/project/cuts/saw-demand.ts';
import { MOST_DEFECTS, newDefect, type SheetDefect } from '../../../../planner/schema/offcut.ts';
import {
  DEFECT_FIELDS,
  defectUnit,
  readDefect,
} from '../../../../planner/shopping/sheet-defects.ts';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { SheetPicture } from './sheet-picture.tsx';

/** A sheet with damage, with its size as typed. */
export interface MarkedSheet {
  readonly id: string;
  readonly name: string;
  readonly length: string;
  readonly width: string;
  readonly defects: readonly SheetDefect[];
  readonly put: (defects: readonly SheetDefect[]) => void;
}

interface DamagedSheetProps {
  readonly sheet: MarkedSheet;
  /** Trimmed edges. */
  readonly trim: Trim;
  readonly locale: Locale;
}

/** Size of a sheet, mm; undefined if the text is invalid. */
function sizeOf({ length, width }: MarkedSheet, locale: Locale) {
  const [long, wide] = [length, width].map((text) => parseLength(text, partUnit(locale), locale));
  return long?.ok === true && wide?.ok === true && long.value > 0 && wide.value > 0
    ? { length: long.value, width: wide.value }
    : undefined;
}

/** Area inside the trims, mm. */
function insideOf(
  size: { readonly length: number; readonly width: number },
  trim: Trim,
): Rectangle {
  const { left, right, top, bottom } = trimOf(trim);
  return {
    x: left,
    y: top,
    length: Math.max(0, size.length - left - right),
    width: Math.max(0, size.width - top - bottom),
  };
}

/** Note on damage that is completely in a trimmed edge. */
function trimNote(defect: Rectangle, inside: Rectangle): string | undefined {
  const ways = [
    [defect.x, defect.length, inside.x, inside.length],
    [defect.y, defect.width, inside.y, inside.width],
  ] as const;
  if (ways.some(([at, run, from, free]) => at + run <= from || at >= from + free)) {
    return words.trimmedOff;
  }
  return ways.some(([at, run, from, free]) => at < from || at + run > from + free)
    ? words.partTrimmed
    : undefined;
}

export function DamagedSheet(props: DamagedSheetProps) {
  const { sheet, trim, locale } = props;
  const { name, defects, put } = sheet;
  const size = sizeOf(sheet, locale);
  if (size === undefined) return <p className="note">{words.noSize}</p>;
  const drawn = { length: toMm(size.length), width: toMm(size.width) };
  const inside = insideOf(drawn, trim);
  const read = defects.map((defect) => ({ defect, is: readDefect(defect, size, locale) }));
  return (
    <>
      <h3 className="group">{name}</h3>
      <SheetPicture
        name={name}
        size={drawn}
        inside={inside}
        defects={read.flatMap(({ is }) => (is.ok && is.value !== undefined ? [is.value] : []))}
      />
      {read.map(({ defect, is }, i) => {
        const note = is.ok && is.value !== undefined ? trimNote(is.value, inside) : undefined;
        return (
          <div key={defect.id} role="group" aria-label={words.place(i + 1)}>
            <div className="fields">
              {DEFECT_FIELDS.map((field) => (
                <div key={field} className="fields__cell">
                  <LengthField
                    id={`damage-${defect.id}-${field}`}
                    label={words.fields[field]}
                    value={defect[field]}
                    locale={locale}
                    bare={defectUnit(locale)}
                    {...(field === 'left' || field === 'bottom'
                      ? { usual: '0', usualNote: words.atEdge }
                      : {})}
                    problem={!is.ok && is.at === field ? is.reason : undefined}
                    onChange={(text) =>
                      put(
                        defects.map((one) =>
                          one.id === defect.id ? { ...one, [field]: text } : one,
                        ),
                      )
                    }
                  />
                </div>
              ))}
            </div>
            {note !== undefined && (
              <p className="remark" data-spoken="">
                {note}
              </p>
            )}
            <button
              type="button"
              className="button button--plain"
              onClick={() => {
                put(defects.filter(({ id }) => id !== defect.id));
                toastEdit(words.removed);
              }}
            >
              {words.remove(i + 1)}
            </button>
          </div>
        );
      })}
      {defects.length < MOST_DEFECTS && (
        <button
          type="button"
          className="button"
          onClick={() => put([...defects, newDefect(newId())])}
        >
          {words.another}
        </button>
      )}
    </>
  );
}
