import { en } from '../../language/en/home.ts';
import { area } from '../../language/language.ts';
import { toastEdit } from '../../ui/controls/toast.tsx';

const words = area('home', en);

/** Removes what a row of the start stands for, and offers to undo it. */
export function RemoveButton(props: { readonly name: string; readonly onRemove: () => void }) {
  const { name } = props;
  return (
    <button
      type="button"
      className="button button--plain"
      aria-label={words.removeNamed(name)}
      onClick={() => {
        props.onRemove();
        toastEdit(words.removed(name));
      }}
    >
      {words.remove}
    </button>
  );
}
