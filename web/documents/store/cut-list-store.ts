import { words as readingWords } from '../../language/page/reading.ts';
import { newId } from '../../platform/new-id.ts';
import {
  newCutList,
  readCutList,
  type CutKind,
  type CutList,
  type CutMaterial,
} from '../../planner/schema/cut-list.ts';
import { listing, remembering, type Unread } from './device-readings.ts';
import {
  CUT_LIST_PREFIX,
  forgetLastSeen,
  keysOf,
  PLAN_PREFIX,
  writeText,
} from './device-storage.ts';
import { editText } from './edit-history.ts';
import { readRemains } from '../../planner/schema/schema.ts';

export type FoundCutList = { readonly kind: 'list'; readonly list: CutList } | Unread;

const words = readingWords.cutList;

const NONE: FoundCutList = { kind: 'none' };

const read = remembering((text, key): FoundCutList => {
  if (text === null) return NONE;
  const result = readCutList(text);
  return result.ok
    ? { kind: 'list', list: result.value }
    : {
        kind: 'damaged',
        id: key.slice(CUT_LIST_PREFIX.length),
        reason: words[result.reason],
        raw: text,
        ...readRemains(text),
      };
});

/** The cut list kept under an id. */
export const findCutList = (id: string): FoundCutList => read(CUT_LIST_PREFIX + id);

/** The empty list; always the same array. */
export const NO_CUT_LISTS: readonly FoundCutList[] = [];

const age = (found: FoundCutList): number => (found.kind === 'list' ? found.list.changed : 0);

/** All lists, newest first, damaged ones last; the same array while nothing changes. */
export const listCutLists = listing(
  CUT_LIST_PREFIX,
  read,
  (all) => all.toSorted((a, b) => age(b) - age(a)),
  NO_CUT_LISTS,
);

/** Starts and keeps a new list. */
export function createCutList(kind: CutKind, fill: (list: CutList) => CutList): CutList {
  const list = fill(newCutList(newId(), Date.now(), kind));
  writeText(CUT_LIST_PREFIX + list.id, JSON.stringify(list));
  return list;
}

/** A material with none of its boards cut; the ids of parts tell plans apart. */
function uncut<Material extends CutList | CutMaterial>(one: Material) {
  const { bought: _bought, ticked: _ticked, ...rest } = one;
  return { ...rest, parts: one.parts.map((part) => ({ ...part, id: newId() })), done: [] };
}

/** Content of a list without anything cut; a list that starts from a template is not a template. */
function contentOf(list: CutList): CutList {
  const { template: _, ...content } = uncut(list);
  return { ...content, more: list.more.map(uncut) };
}

/** Stores a copy of a list under another name, without anything cut; can be undone. */
export function duplicateCutList(list: CutList, name: string): CutList {
  const copy = { ...contentOf(list), id: newId(), changed: Date.now(), name };
  editText(CUT_LIST_PREFIX + copy.id, JSON.stringify(copy));
  return copy;
}

/** Changes a list as it is stored now, not as this tab last saw it, so that two tabs never undo each other. */
export function changeCutList(id: string, change: (list: CutList) => CutList): void {
  const found = findCutList(id);
  if (found.kind !== 'list') return;
  const list = { ...change(found.list), changed: Date.now() };
  const [key, text] = [CUT_LIST_PREFIX + id, JSON.stringify(list)];
  read.know(key, text, { kind: 'list', list });
  editText(key, text);
}

/** True if a list has nothing yet that a template would replace. */
export const isUnstarted = ({ parts, more, done }: CutList): boolean =>
  parts.length + more.length + done.length === 0;

/** Fills a list that holds nothing yet with what another one holds; it keeps its own name. It can be undone. */
export function startFrom(id: string, template: CutList): void {
  changeCutList(id, (now) => {
    if (!isUnstarted(now)) return now;
    const { name, project, changed } = now;
    return { ...contentOf(template), id, project, changed, name: name.trim() || template.name };
  });
}

/** Removes a list, damaged or not, with the plans of all its materials. */
export function removeCutList(id: string): void {
  editText(CUT_LIST_PREFIX + id, null);
  editText(PLAN_PREFIX + id, null);
  for (const key of keysOf(`${PLAN_PREFIX}${id}/`)) editText(key, null);
  forgetLastSeen();
}
