import { words as cutListWords } from '../../../language/page/cut-list.ts';
import { newId } from '../../../platform/new-id.ts';
import { MOST_MATERIALS, type CutList } from '../../../planner/schema/cut-list.ts';
import {
  addMaterial,
  FIRST_MATERIAL,
  materialIds,
  materialOf,
  removeMaterial,
} from '../../../planner/schema/cut-materials.ts';
import { changeCutList } from '../../../documents/store/cut-list-store.ts';
import { useSearchParams } from 'react-router-dom';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { Toggle } from '../../../ui/controls/fields/choice.tsx';
import { startMaterial } from './start-material.ts';

const { materials: words } = cutListWords;

interface MaterialsProps {
  /** The list with all its materials. */
  readonly whole: CutList;
  /** Id of the current one. */
  readonly material: string;
}

/** Label of a material's chip. */
const nameOf = (whole: CutList, id: string): string =>
  materialOf(whole, id).material.trim() || words.unnamed(materialIds(whole).indexOf(id) + 1);

/** Shows another material of the list without a history entry: Back leaves the list. */
function useShowMaterial(): (id: string) => void {
  const [, setSearch] = useSearchParams();
  return (id) => setSearch(id === FIRST_MATERIAL ? {} : { material: id }, { replace: true });
}

/** Materials of a list as chips, with one to add another. */
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

/** Removes the current material and its parts from the list; can be undone. */
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
          show(FIRST_MATERIAL);
          toastEdit(words.removed(name));
        }}
      >
        {words.remove(name)}
      </button>
    </p>
  );
}
