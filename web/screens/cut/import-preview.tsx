import { bandsInShort } from '../../cutting/edge-banding.ts';
import type { Imported } from '../../cutting/import/imported.ts';
import { en } from '../../language/en/cut-list.ts';
import { en as enEdging } from '../../language/en/edging.ts';
import { area } from '../../language/language.ts';
import { MOST_TAPES } from '../../projects/schema/cut-list.ts';
import type { ListedPart } from './imported-parts.ts';

const edgingWords = area('edging', enEdging);
const { import: words } = area('cutList', en);

const SHOWN = 8;

/** The first rows of a file of which something is to be said, each with it. */
function Rows({ of, className }: { readonly of: Imported['noted']; readonly className: string }) {
  return (
    <>
      {of.slice(0, SHOWN).map(({ line, text, reason }) => (
        <li key={`${line} ${text} ${reason}`} className="row">
          <span className="row__main">
            <span>{words.line(line, text)}</span>
            <span className={className}>{reason}</span>
          </span>
        </li>
      ))}
      {of.length > SHOWN && <li className="row remark">{words.more(of.length - SHOWN)}</li>}
    </>
  );
}

/** What was understood and what was not, row by row. */
export function ImportPreview(props: {
  readonly imported: Imported;
  /** Its parts as the list takes them. */
  readonly listed: readonly ListedPart[];
}) {
  const { imported, listed } = props;
  const parts = listed.map(({ part }) => part);
  const cutSizes = listed.filter(({ isCutSize }) => isCutSize).length;
  const withoutTape = listed.filter(({ isTapeLeftOff }) => isTapeLeftOff).length;
  const { rejected, noted } = imported;
  const numbered = parts.slice(0, SHOWN).map((part, n) => ({ n, part }));
  return (
    <>
      <p className="remark" role="status">
        {words.understood(imported.format, parts.length, imported.stock.length, rejected.length)}
      </p>
      {cutSizes > 0 && <p className="note">{words.cutSizes(cutSizes)}</p>}
      {withoutTape > 0 && <p className="note">{words.tapesLeftOff(withoutTape, MOST_TAPES)}</p>}
      <ul className="rows">
        <Rows of={rejected} className="remark remark--wrong" />
        <Rows of={noted} className="remark" />
        {numbered.map(({ n, part }) => (
          <li key={n} className="row">
            <span className="row__main row__main--counted">
              <span className="row__count">
                <b>{part.quantity}</b> ×
              </span>
              <span className="row__what">
                <strong>{[part.length, part.width].filter(Boolean).join('\u00a0×\u00a0')}</strong>
                <span className="remark">
                  {part.name}
                  {!part.turns && words.grainKept}
                  {part.bands !== undefined && ` ${edgingWords.banded(bandsInShort(part.bands))}`}
                </span>
              </span>
            </span>
          </li>
        ))}
        {parts.length > SHOWN && <li className="row remark">{words.more(parts.length - SHOWN)}</li>}
      </ul>
    </>
  );
}
