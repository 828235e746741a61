import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { words } from '../../../language/page/cut-plan.ts';
import { linked } from '../../../ui/format/marked-text.tsx';
import { sized } from '../in-words.ts';
import type { PlannedCuts } from '../planned-cuts.ts';

const { unread } = cutListWords;

/** Number of unplaceable parts that are named individually. */
const MOST_NAMED = 8;

/** Errors of a list, by field. */
export type Problems = Readonly<Record<string, string>>;

/** Number of rows with errors: `parts.<id>.length` and `parts.<id>.width` are one row. */
const rowsWith = (problems: readonly string[], table: string): number =>
  new Set(problems.filter((at) => at.startsWith(`${table}.`)).map((at) => at.split('.')[1])).size;

/** Fields of the saw and the tapes, by name or first part of the name. */
const SAW = new Set(['kerf', 'trim', 'trims', 'face', 'rough', 'tapes', 'strip']);

/**
 * Lists once above a plan what it omits, with links: parts that fit no board, each with a reason,
 * and the number of invalid rows.
 */
export function NotPlanned(props: {
  readonly cuts: PlannedCuts;
  readonly problems: Problems;
  readonly links: { readonly parts: string; readonly stock: string };
}) {
  const { cuts, links } = props;
  const { planning, locale } = cuts;
  const unplaced = planning.plan?.answer.unplaced ?? [];
  const wrong = Object.keys(props.problems).filter(
    (at) => !unplaced.some(({ part }) => at.startsWith(`parts.${part}.`)),
  );
  const parts = rowsWith(wrong, 'parts');
  const boards = rowsWith(wrong, 'stock') + rowsWith(wrong, 'offcuts');
  const saw = wrong.some((at) => SAW.has(at.split('.')[0] ?? ''));
  if (unplaced.length + parts + boards === 0 && !saw) return null;
  return (
    <div className="alarm" role={unplaced.length > 0 ? 'alert' : 'status'}>
      {unplaced.length > 0 && (
        <>
          <p>
            <b>{words.leftOut}</b>
          </p>
          <ul className="plain-list">
            {unplaced.slice(0, MOST_NAMED).map(({ part, quantity, reason }) => {
              const known = cuts.parts.find(({ id }) => id === part);
              const what = known === undefined ? '' : `${known.name} ${sized(known, locale)}`;
              return <li key={part}>{words.leftOutPart(quantity, what.trim(), reason)}</li>;
            })}
            {unplaced.length > MOST_NAMED && (
              <li>{words.leftOutMore(unplaced.length - MOST_NAMED)}</li>
            )}
          </ul>
          <p>{linked(words.remedy, { boards: links.stock, parts: links.parts })}</p>
        </>
      )}
      {parts > 0 && <p>{linked(unread.parts(parts), { parts: links.parts })}</p>}
      {boards > 0 && <p>{linked(unread.boards(boards), { boards: links.stock })}</p>}
      {saw && <p>{linked(unread.saw, { saw: links.parts })}</p>}
    </div>
  );
}
