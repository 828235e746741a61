import { Link } from '../../router.ts';
import { en } from '../../language/en/cut-list.ts';
import { area } from '../../language/language.ts';
import type { Cuts } from './use-cuts.ts';

const { unread: words } = area('cutList', en);

/** How many rows have something wrong: `parts.<id>.length` and `parts.<id>.width` are one. */
const rowsWith = (problems: readonly string[], table: string): number =>
  new Set(problems.filter((at) => at.startsWith(`${table}.`)).map((at) => at.split('.')[1])).size;

/** Fields that stand with the saw and the tapes, or begin with their name. */
const SAW = new Set(['kerf', 'trim', 'trims', 'face', 'rough', 'tapes', 'strip']);

/** Says over a plan what of the list is not in it, and where to look; what is wrong stands there. */
export function Unread(props: {
  readonly cuts: Cuts;
  readonly links: { readonly parts: string; readonly stock: string };
}) {
  const { cuts, links } = props;
  const wrong = Object.keys(cuts.demand.problems);
  const parts = rowsWith(wrong, 'parts');
  const boards = rowsWith(wrong, 'stock') + rowsWith(wrong, 'offcuts');
  const saw = wrong.some((at) => SAW.has(at.split('.')[0] ?? ''));
  if (parts + boards === 0 && !saw) return null;
  return (
    <div className="alarm" role="status">
      {parts > 0 && (
        <p>
          <Link to={links.parts}>{words.parts(parts)}</Link>
          {words.partsNote}
        </p>
      )}
      {boards > 0 && (
        <p>
          <Link to={links.stock}>{words.boards(boards)}</Link>
          {words.boardsNote}
        </p>
      )}
      {saw && (
        <p>
          <Link to={links.stock}>{words.saw}</Link>
          {words.sawNote}
        </p>
      )}
    </div>
  );
}
