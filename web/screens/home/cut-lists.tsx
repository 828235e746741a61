import { useSyncExternalStore } from 'react';
import { Link } from '../../app/router.ts';
import {
  listCutLists,
  removeCutList,
  restoreCutList,
  type FoundCutList,
} from '../../projects/cut-list-store.ts';
import { subscribeToTexts } from '../../projects/kept-text.ts';
import { toast } from '../../ui/toast.tsx';

const NONE: readonly FoundCutList[] = [];

/** The cut lists of this device; none during the export and the first render over its HTML. */
export const useCutLists = (): readonly FoundCutList[] =>
  useSyncExternalStore(subscribeToTexts, listCutLists, () => NONE);

function CutListRow({ found }: { readonly found: FoundCutList }) {
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') {
    return (
      <li className="row">
        <span className="row__main">
          <strong>Cut list {found.id}</strong>
          <span className="row__why">{found.reason} It is kept as it is.</span>
        </span>
      </li>
    );
  }
  const { list } = found;
  const name = list.name.trim() || list.material.trim() || 'Unnamed cut list';
  const kinds = list.parts.length;
  return (
    <li className="row">
      <Link className="row__main row__link" to={`/project/cut/${list.id}`}>
        <strong>{name}</strong>
        <span className="row__why">
          {list.kind === 'sheet' ? 'Sheets' : 'Boards'}, {kinds} {kinds === 1 ? 'part' : 'parts'}
        </span>
      </Link>
      <button
        type="button"
        className="button button--plain"
        aria-label={`Remove ${name}`}
        onClick={() => {
          removeCutList(list.id);
          toast(`${name} removed`, () => restoreCutList(list));
        }}
      >
        Remove
      </button>
    </li>
  );
}

/** The cut lists of this device, for the start. */
export function CutLists({ lists }: { readonly lists: readonly FoundCutList[] }) {
  if (lists.length === 0) return null;
  return (
    <section aria-labelledby="cut-lists">
      <h2 id="cut-lists" className="group">
        Your cut lists
      </h2>
      <ul className="rows">
        {lists.map((found) => (
          <CutListRow
            key={found.kind === 'list' ? found.list.id : JSON.stringify(found)}
            found={found}
          />
        ))}
      </ul>
    </section>
  );
}
