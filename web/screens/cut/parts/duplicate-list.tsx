import { words } from '../../../language/page/cut-list.ts';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { duplicateCutList } from '../../../documents/store/cut-list-store.ts';
import { useNavigate } from 'react-router-dom';
import { toastEdit } from '../../../ui/controls/toast.tsx';

/** Copies this list without its cut boards, and opens the copy. */
export function DuplicateList({ whole }: { readonly whole: CutList }) {
  const navigate = useNavigate();
  const title = whole.name.trim() || whole.material.trim() || words.unnamed;
  return (
    <p>
      <button
        type="button"
        className="button"
        onClick={() => {
          const copy = duplicateCutList(whole, `${title} (2)`);
          void navigate(`/project/cut/${copy.id}`);
          toastEdit(words.duplicated(copy.name));
        }}
      >
        {words.duplicate}
      </button>
    </p>
  );
}
