import { useSyncExternalStore } from 'react';
import { words } from '../../language/page/home.ts';
import {
  changeCutList,
  duplicateCutList,
  type FoundCutList,
  listCutLists,
  removeCutList,
} from '../../documents/store/cut-list-store.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import { lostName } from '../../documents/settings/page-names.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import { openedInWords, OwnRow } from './own-row.tsx';
import type { OwnDocument } from './own-menu.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { ScreenSection } from '../../ui/controls/frame/screen.tsx';

/** Cut lists of this device. */
export const useCutLists = (): readonly FoundCutList[] =>
  useSyncExternalStore(subscribe, listCutLists);

/** Kind of a list and its total number of parts. */
function cutListInWords({ kind, parts, more, template }: CutList): string {
  const count = more.reduce((sum, one) => sum + one.parts.length, parts.length);
  const said =
    more.length === 0 ? words.cutListOf(kind, count) : words.cutListOfMany(more.length + 1, count);
  return template === true ? words.templateOf(said) : said;
}

const ownList = (list: CutList, shown: string): OwnDocument => ({
  kind: 'cut-list',
  id: list.id,
  typed: list.name,
  onRename: (name) => changeCutList(list.id, (now) => ({ ...now, name })),
  onDuplicate: () => {
    const { name } = duplicateCutList(list, `${shown} (2)`);
    toastEdit(words.duplicated(name));
  },
});

/** A list, or the text of a damaged one, which the user can copy or remove. */
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
      own={isRead ? ownList(found.list, shown) : undefined}
      onRemove={() => removeCutList(id)}
    />
  );
}

/** Cut lists of this device, on the home screen. */
export function CutLists({ lists }: { readonly lists: readonly FoundCutList[] }) {
  if (lists.length === 0) return null;
  return (
    <ScreenSection id="cut-lists" title={words.cutLists}>
      <ul className="rows">
        {lists.map((found) => (
          <CutListRow
            key={found.kind === 'list' ? found.list.id : JSON.stringify(found)}
            found={found}
          />
        ))}
      </ul>
    </ScreenSection>
  );
}
