import { Fragment } from 'react';
import { bandsInShort } from '../../../planner/cutting/edge-banding.ts';
import type {
  AskedRow,
  Imported,
  ImportedPart,
  RejectedRow,
  RoleMark,
} from '../../../planner/import/imported.ts';
import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { words as edgingWords } from '../../../language/page/edging.ts';
import { MOST_TAPES } from '../../../planner/schema/cut-list.ts';
import type { ListedPart } from './imported-parts.ts';

const { import: words } = cutListWords;

/** Most rows to render; the number of the others is shown. */
const SHOWN = 60;

type OnAnswer = (group: string, answer: number | 'none') => void;

/** Text of a row with its numbers marked by their roles. */
function Marked({ text, marks }: { readonly text: string; readonly marks: readonly RoleMark[] }) {
  const ordered = marks.toSorted((a, b) => a.start - b.start);
  const pieces = ordered.map((mark, i) => {
    const from = ordered[i - 1]?.end ?? 0;
    return { ...mark, before: text.slice(from, mark.start), own: text.slice(mark.start, mark.end) };
  });
  return (
    <span className="marked">
      {pieces.map(({ role, start, before, own }) => (
        <Fragment key={start}>
          {before}
          <mark className={`number number--${role}`} title={words.roles[role]}>
            {own}
          </mark>
        </Fragment>
      ))}
      {text.slice(ordered.at(-1)?.end ?? 0)}
    </span>
  );
}

/** Parts of a reading in short: `4 × 900 mm × 300 mm, 2 × 4`. */
const readingText = (parts: readonly ImportedPart[]): string =>
  words.parts(
    parts.map(({ quantity, length, width, material }) => {
      const size = [length, width].filter(Boolean).join('\u00a0×\u00a0');
      return words.part(quantity, size, material);
    }),
  );

/** Rows with the same question: one tap on a reading is the answer for all of them. */
function Asked({
  rows,
  onAnswer,
}: {
  readonly rows: readonly AskedRow[];
  readonly onAnswer: OnAnswer;
}) {
  const [first] = rows;
  if (first === undefined) return null;
  const { group, line, text, readings } = first;
  const others = rows.length - 1;
  return (
    <li className="row">
      <span className="row__main">
        <span>{words.line(line, text)}</span>
        <span className="remark remark--wrong">
          {others > 0 ? words.askSimilar(others) : words.ask}
        </span>
        <span className="toggles" role="group" aria-label={words.line(line, text)}>
          {readings.map((parts, i) => (
            <button
              key={readingText(parts)}
              type="button"
              className="toggle"
              onClick={() => onAnswer(group, i)}
            >
              {readingText(parts)}
            </button>
          ))}
          <button type="button" className="toggle" onClick={() => onAnswer(group, 'none')}>
            {words.noPart}
          </button>
        </span>
      </span>
    </li>
  );
}

/** A row of the text with a message about it. */
function Said({ row, className }: { readonly row: RejectedRow; readonly className: string }) {
  return (
    <li className="row">
      <span className="row__main">
        <span>{words.line(row.line, row.text)}</span>
        <span className={className}>{row.reason}</span>
      </span>
    </li>
  );
}

/** A part of the preview, with notes on doubtful or ignored values of its row. */
function Part({
  listed,
  notes,
}: {
  readonly listed: ListedPart;
  readonly notes: readonly string[];
}) {
  const { part } = listed;
  const name = [part.name, part.material].filter(Boolean).join(' · ');
  return (
    <li className="row">
      <span className="row__main row__main--counted">
        <span className="row__count">
          <b>{part.quantity}</b> ×
        </span>
        <span className="row__what">
          <strong>{[part.length, part.width].filter(Boolean).join('\u00a0×\u00a0')}</strong>
          <span className="remark">
            {part.turns ? name : words.grainKept(name)}
            {part.bands !== undefined && ` ${edgingWords.banded(bandsInShort(part.bands))}`}
          </span>
          {part.text !== undefined && <Marked text={part.text} marks={part.marks ?? []} />}
          {notes.map((note) => (
            <span key={note} className="remark">
              {note}
            </span>
          ))}
        </span>
      </span>
    </li>
  );
}

/** Number of pieces read, then questions, rows that are not read, parts with their notes, and hardware. */
export function ImportPreview(props: {
  readonly imported: Imported;
  /** The imported parts, converted for the list. */
  readonly listed: readonly ListedPart[];
  readonly onAnswer: OnAnswer;
}) {
  const { imported, listed, onAnswer } = props;
  const { rejected, noted, asked, hardware, format, stock } = imported;
  const questions = [...Map.groupBy(asked, ({ group }) => group).values()];
  const unread = rejected.filter(({ is }) => is !== 'heading');
  const cutSizes = listed.filter(({ isCutSize }) => isCutSize).length;
  const withoutTape = listed.filter(({ isTapeLeftOff }) => isTapeLeftOff).length;
  const pieces = listed.reduce((sum, { part }) => sum + Number(part.quantity), 0);
  const byLine = Map.groupBy(noted, ({ line }) => line);
  const own = new Set(listed.map(({ part }) => part.line));
  const others = noted.filter(({ line }) => !own.has(line));
  const withNotes = listed.map((one, n) => ({
    n,
    one,
    notes: (byLine.get(one.part.line ?? -1) ?? []).map(({ reason }) => reason),
  }));
  // Rows with notes come first.
  const rows = withNotes.toSorted(
    (a, b) => Number(b.notes.length > 0) - Number(a.notes.length > 0) || a.n - b.n,
  );
  const hidden = Math.max(0, rows.length - SHOWN) + Math.max(0, rejected.length - SHOWN);
  return (
    <>
      <div className="brought__said" role="status">
        <p className="brought">{words.read(pieces, listed.length, unread.length)}</p>
        <p className="remark">{words.format(format, stock.length)}</p>
        {hardware.length > 0 && <p className="remark">{words.hardware(hardware.length)}</p>}
        {asked.length > 0 && (
          <p className="remark remark--wrong">{words.askedRows(asked.length)}</p>
        )}
      </div>
      {cutSizes > 0 && <p className="note">{words.cutSizes(cutSizes)}</p>}
      {withoutTape > 0 && <p className="note">{words.tapesLeftOff(withoutTape, MOST_TAPES)}</p>}
      <ul className="rows">
        {questions.slice(0, SHOWN).map((similar) => (
          <Asked key={similar[0]?.group} rows={similar} onAnswer={onAnswer} />
        ))}
        {rejected.slice(0, SHOWN).map((row) => (
          <Said
            key={`${row.line} ${row.reason}`}
            row={row}
            className={row.is === 'heading' ? 'remark' : 'remark remark--wrong'}
          />
        ))}
        {others.slice(0, SHOWN).map((row) => (
          <Said key={`${row.line} ${row.reason}`} row={row} className="remark" />
        ))}
        {rows.slice(0, SHOWN).map(({ n, one, notes }) => (
          <Part key={n} listed={one} notes={notes} />
        ))}
        {hardware.slice(0, SHOWN).map(({ line, quantity, name }) => (
          <li key={line} className="row">
            <span className="row__main row__main--counted">
              <span className="row__count">
                <b>{quantity}</b> ×
              </span>
              <span className="row__what">
                <strong>{name}</strong>
                <span className="remark">{words.toShopping}</span>
              </span>
            </span>
          </li>
        ))}
        {hidden > 0 && <li className="row remark">{words.more(hidden)}</li>}
      </ul>
    </>
  );
}
