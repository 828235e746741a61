import { bandsInShort } from '../../../planner/cutting/edge-banding.ts';
import type { Answer, AskedRow, Imported, RejectedRow } from '../../../planner/import/imported.ts';
import { en } from '../../../language/en/cut-list.ts';
import { en as enEdging } from '../../../language/en/edging.ts';
import { area } from '../../../language/language.ts';
import { MOST_TAPES } from '../../../planner/schema/cut-list.ts';
import type { ListedPart } from './imported-parts.ts';

const edgingWords = area('edging', enEdging);
const { import: words } = area('cutList', en);

/** Rows that are drawn; a longer list is named by its number. */
const SHOWN = 60;

type OnAnswer = (line: number, about: string, answer: Answer) => void;

/** A row of which a number has to be said. */
function Asked({ row, onAnswer }: { readonly row: AskedRow; readonly onAnswer: OnAnswer }) {
  const { line, text, about, answers } = row;
  return (
    <li className="row">
      <span className="row__main">
        <span>{words.line(line, text)}</span>
        <span className="remark remark--wrong">{words.ask(about)}</span>
        <span className="toggles" role="group" aria-label={words.ask(about)}>
          {answers.map((answer) => (
            <button
              key={answer}
              type="button"
              className="toggle"
              onClick={() => onAnswer(line, about, answer)}
            >
              {words.answers[answer]}
            </button>
          ))}
        </span>
      </span>
    </li>
  );
}

/** A row of the text with what is said of it. */
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

/** A part as the list takes it, and beside it what of its row is taken otherwise than it may be meant. */
function Part({
  listed,
  notes,
}: {
  readonly listed: ListedPart;
  readonly notes: readonly string[];
}) {
  const { part } = listed;
  return (
    <li className="row">
      <span className="row__main row__main--counted">
        <span className="row__count">
          <b>{part.quantity}</b> ×
        </span>
        <span className="row__what">
          <strong>{[part.length, part.width].filter(Boolean).join('\u00a0×\u00a0')}</strong>
          <span className="remark">
            {[part.name, part.material].filter(Boolean).join(' · ')}
            {!part.turns && words.grainKept}
            {part.bands !== undefined && ` ${edgingWords.banded(bandsInShort(part.bands))}`}
          </span>
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

/** What is read is the largest; beneath it what is not, what is asked, and each part with its notes. */
export function ImportPreview(props: {
  readonly imported: Imported;
  /** Its parts as the list takes them. */
  readonly listed: readonly ListedPart[];
  readonly onAnswer: OnAnswer;
}) {
  const { imported, listed, onAnswer } = props;
  const { rejected, noted, asked, format, stock } = imported;
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
  // What is said of a row is read before rows of which nothing is.
  const rows = withNotes.toSorted(
    (a, b) => Number(b.notes.length > 0) - Number(a.notes.length > 0) || a.n - b.n,
  );
  const hidden = Math.max(0, rows.length - SHOWN) + Math.max(0, rejected.length - SHOWN);
  return (
    <>
      <div className="brought__said" role="status">
        <p className="brought">{words.read(pieces, listed.length)}</p>
        <p className="remark">{words.format(format, stock.length)}</p>
        {rejected.length > 0 && (
          <p className="remark remark--wrong">{words.notRead(rejected.length)}</p>
        )}
        {asked.length > 0 && (
          <p className="remark remark--wrong">{words.askedRows(asked.length)}</p>
        )}
      </div>
      {cutSizes > 0 && <p className="note">{words.cutSizes(cutSizes)}</p>}
      {withoutTape > 0 && <p className="note">{words.tapesLeftOff(withoutTape, MOST_TAPES)}</p>}
      <ul className="rows">
        {asked.slice(0, SHOWN).map((row) => (
          <Asked key={`${row.line} ${row.about}`} row={row} onAnswer={onAnswer} />
        ))}
        {rejected.slice(0, SHOWN).map((row) => (
          <Said key={`${row.line} ${row.reason}`} row={row} className="remark remark--wrong" />
        ))}
        {others.slice(0, SHOWN).map((row) => (
          <Said key={`${row.line} ${row.reason}`} row={row} className="remark" />
        ))}
        {rows.slice(0, SHOWN).map(({ n, one, notes }) => (
          <Part key={n} listed={one} notes={notes} />
        ))}
        {hidden > 0 && <li className="row remark">{words.more(hidden)}</li>}
      </ul>
    </>
  );
}
