import { Link } from '../../app/router.ts';
import { count } from './in-words.ts';
import type { Cuts } from './use-cuts.ts';

/** How many rows have something wrong: `parts.<id>.length` and `parts.<id>.width` are one. */
const rowsWith = (problems: readonly string[], table: string): number =>
  new Set(problems.filter((at) => at.startsWith(`${table}.`)).map((at) => at.split('.')[1])).size;

/** Says over a plan what of the list is not in it, and where to look; what is wrong stands there. */
export function Unread(props: {
  readonly cuts: Cuts;
  readonly links: { readonly parts: string; readonly stock: string };
}) {
  const { cuts, links } = props;
  const wrong = Object.keys(cuts.demand.problems);
  const parts = rowsWith(wrong, 'parts');
  const boards = rowsWith(wrong, 'stock') + rowsWith(wrong, 'offcuts');
  const saw = wrong.some((at) => ['kerf', 'trim', 'face'].includes(at));
  if (parts + boards === 0 && !saw) return null;
  return (
    <div className="alarm" role="status">
      {parts > 0 && (
        <p>
          <Link to={links.parts}>{count(parts, 'part')}</Link> cannot be planned as typed.
        </p>
      )}
      {boards > 0 && (
        <p>
          <Link to={links.stock}>{count(boards, 'board')}</Link> cannot be used as typed.
        </p>
      )}
      {saw && (
        <p>
          <Link to={links.stock}>The saw’s sizes</Link> cannot be used as typed.
        </p>
      )}
    </div>
  );
}
