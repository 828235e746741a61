import { useMemo, useSyncExternalStore } from 'react';
import { words as cutListWords } from '../../../../language/page/cut-list.ts';
import type { CutList } from '../../../../planner/schema/cut-list.ts';
import { useLocale, useSettings } from '../../../../documents/settings/settings.ts';
import {
  listCutLists,
  startFrom,
  type FoundCutList,
} from '../../../../documents/store/cut-list-store.ts';
import { subscribe } from '../../../../documents/store/device-storage.ts';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { useLoaded } from '../../../project/use-loaded.ts';
import { DESIGNS, designsIn, listOfDesign } from './list-of-design.ts';

const { templates: words, unnamed } = cutListWords;

const NONE: readonly FoundCutList[] = [];
const FURNITURE = [DESIGNS];

const nameOf = ({ name, material }: CutList): string => name.trim() || material.trim() || unnamed;

const countOf = ({ parts, more }: CutList): number =>
  more.reduce((sum, one) => sum + one.parts.length, parts.length);

function Rows(props: {
  readonly title: string;
  readonly rows: readonly {
    readonly key: string;
    readonly name: string;
    readonly note?: string;
    readonly onPick: () => void;
  }[];
}) {
  return (
    <>
      <h3 className="group">{props.title}</h3>
      <ul className="rows">
        {props.rows.map(({ key, name, note, onPick }) => (
          <li key={key} className="row">
            <button type="button" className="row__main row__button" onClick={onPick}>
              <strong>{name}</strong>
              {note !== undefined && <span className="remark">{note}</span>}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Templates for a new list: own lists saved as templates, and furniture in usual sizes. */
export function TemplateSheet(props: { readonly whole: CutList; readonly onClose: () => void }) {
  const { whole, onClose } = props;
  const settings = useSettings();
  const locale = useLocale();
  const loaded = useLoaded(FURNITURE, settings.region);
  const around = useMemo(() => ({ loaded, locale, settings }), [loaded, locale, settings]);
  const designs = useMemo(() => designsIn(around), [around]);
  const all = useSyncExternalStore(subscribe, listCutLists, () => NONE);
  const own = all.flatMap((found) =>
    found.kind === 'list' && found.list.template === true ? [found.list] : [],
  );
  const start = (from: CutList): void => {
    onClose();
    startFrom(whole.id, from);
    toastEdit(words.started(nameOf(from)));
  };
  return (
    <Sheet title={words.start} onClose={onClose}>
      {own.length === 0 ? (
        <p className="remark">{words.none}</p>
      ) : (
        <Rows
          title={words.own}
          rows={own.map((list) => ({
            key: list.id,
            name: nameOf(list),
            note: words.of(list.more.length + 1, countOf(list)),
            onPick: () => start(list),
          }))}
        />
      )}
      <Rows
        title={words.designs}
        rows={designs.map((design) => ({
          key: design.kind,
          name: design.name,
          onPick: () => start(listOfDesign(design, around)),
        }))}
      />
      <p className="remark">{words.note}</p>
    </Sheet>
  );
}
