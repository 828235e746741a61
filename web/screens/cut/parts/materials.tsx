import { en } from '../../../language/en/cut-list.ts';
import { area } from '../../../language/language.ts';
import { newId } from '../../../platform/new-id.ts';
import { MOST_MATERIALS, type CutList } from '../../../planner/schema/cut-list.ts';
import {
  addMaterial,
  FIRST,
  materialIds,
  materialOf,
  removeMaterial,
} from '../../../planner/schema/cut-materials.ts';
import { changeCutList } from '../../../documents/store/cut-list-store.ts';
import { useSearchParams } from 'react-router-dom';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { Toggle } from '../../../ui/controls/fields/toggle.tsx';
import { startMaterial } from './start-material.ts';

const { materials: words } = area('cutList', en);

interface MaterialsProps {
  /** The list with all its materials. */
  readonly whole: CutList;
  /** The id of the one that is shown. */
  readonly material: string;
}

/** What a material is called on its chip. */
const nameOf = (whole: CutList, id: string): string =>
  materialOf(whole, id).material.trim() || words.unnamed(materialIds(whole).indexOf(id) + 1);

/** Shows one of a list's materials in place of another; Back leaves the list. */
function useShowMaterial(): (id: string) => void {
  const [, setSearch] = useSearchParams();
  return (id) => setSearch(id === FIRST ? {} : { material: id }, { replace: true });
}

/** The materials of a list, each a tap away, and the way to another one. */
export function Materials({ whole, material }: MaterialsProps) {
  const show = useShowMaterial();
  const ids = materialIds(whole);
  const add = (): void => {
    const id = newId();
    changeCutList(whole.id, (now) => addMaterial(now, startMaterial(now, id)));
    show(id);
  };
  return (
    <div className="toggles" role="group" aria-label={words.title}>
      {ids.length > 1 &&
        ids.map((id) => (
          <Toggle
            key={id}
            label={nameOf(whole, id)}
            pressed={id === material}
            onChange={() => show(id)}
          />
        ))}
      {whole.more.length < MOST_MATERIALS && (
        <button type="button" className="toggle" onClick={add}>
          {words.add}
        </button>
      )}
    </div>
  );
}

/** Takes the shown material off its list; its parts go with it, until Undo. */
export function RemoveMaterial({ whole, material }: MaterialsProps) {
  const show = useShowMaterial();
  const name = nameOf(whole, material);
  return (
    <p>
      <button
        type="button"
        className="button button--plain"
        onClick={() => {
          changeCutList(whole.id, (now) => removeMaterial(now, material));
          show(FIRST);
          toastEdit(words.removed(name));
        }}
      >
        {words.remove(name)}
      </button>
    </p>
  );
}
