import { useSyncExternalStore } from 'react';
import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import {
  listCutLists,
  NO_CUT_LISTS,
  removeCutList,
  type FoundCutList,
} from '../../documents/store/cut-list-store.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import { lostName } from '../../documents/settings/page-names.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { openedInWords } from './opened-in-words.ts';
import { OwnRow } from './own-row.tsx';
import { Group } from '../../ui/controls/frame/group.tsx';

const words = area('home', en);

/** The cut lists of this device; none during the export and the first render over its HTML. */
export const useCutLists = (): readonly FoundCutList[] =>
  useSyncExternalStore(subscribe, listCutLists, () => NO_CUT_LISTS);

/** What a list is of, and how many parts all its materials have. */
function cutListInWords({ kind, parts, more, template }: CutList): string {
  const count = more.reduce((sum, one) => sum + one.parts.length, parts.length);
  const said =
    more.length === 0 ? words.cutListOf(kind, count) : words.cutListOfMany(more.length + 1, count);
  return template === true ? words.templateOf(said) : said;
}

/** A list, or the text of one that cannot be read: shown, copied out or removed, never lost. */
function CutListRow({ found }: { readonly found: FoundCutList }) {
  if (found.kind === 'none') return null;
  const isRead = found.kind === 'list';
  const { id } = isRead ? found.list : found;
  const shown = isRead
    ? found.list.name.trim() || found.list.material.trim() || words.unnamedCutList
    : lostName(found, 'cutList');
  return (
    <OwnRow
      name={shown}
      to={`/project/cut/${id}`}
      lines={
        isRead
          ? [cutListInWords(found.list)]
          : [
              words.damaged(found.reason),
              ...(found.changed === undefined ? [] : [openedInWords(found.changed)]),
            ]
      }
      onRemove={() => removeCutList(id)}
    />
  );
}

/** The cut lists of this device, for the start. */
export function CutLists({ lists }: { readonly lists: readonly FoundCutList[] }) {
  if (lists.length === 0) return null;
  return (
    <Group id="cut-lists" title={words.cutLists}>
      <ul className="rows">
        {lists.map((found) => (
          <CutListRow
            key={found.kind === 'list' ? found.list.id : JSON.stringify(found)}
            found={found}
          />
        ))}
      </ul>
    </Group>
  );
}
