import { useSyncExternalStore } from 'react';
import { Link } from '../../router.ts';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import {
  listCutLists,
  removeCutList,
  type FoundCutList,
} from '../../projects/stores/cut-list-store.ts';
import type { CutList } from '../../projects/schema/cut-list.ts';
import { subscribe } from '../../projects/stores/device-storage.ts';
import { toastEdit } from '../../ui/controls/toast.tsx';

const words = area('home', en);

const NONE: readonly FoundCutList[] = [];

/** The cut lists of this device; none during the export and the first render over its HTML. */
export const useCutLists = (): readonly FoundCutList[] =>
  useSyncExternalStore(subscribe, listCutLists, () => NONE);

/** What a list is of, and how many parts all its materials have. */
function cutListInWords({ kind, parts, more, template }: CutList): string {
  const count = more.reduce((sum, one) => sum + one.parts.length, parts.length);
  const said =
    more.length === 0 ? words.cutListOf(kind, count) : words.cutListOfMany(more.length + 1, count);
  return template === true ? words.templateOf(said) : said;
}

function CutListRow({ found }: { readonly found: FoundCutList }) {
  if (found.kind === 'none') return null;
  if (found.kind === 'damaged') {
    return (
      <li className="row">
        <span className="row__main">
          <strong>{words.cutList(found.id)}</strong>
          <span className="remark">{words.damagedCutList(found.reason)}</span>
        </span>
      </li>
    );
  }
  const { list } = found;
  const name = list.name.trim() || list.material.trim() || words.unnamedCutList;
  return (
    <li className="row">
      <Link className="row__main row__link" to={`/project/cut/${list.id}`}>
        <strong>{name}</strong>
        <span className="remark">{cutListInWords(list)}</span>
      </Link>
      <button
        type="button"
        className="button button--plain"
        aria-label={words.removeNamed(name)}
        onClick={() => {
          removeCutList(list.id);
          toastEdit(words.removed(name));
        }}
      >
        {words.remove}
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
        {words.cutLists}
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
