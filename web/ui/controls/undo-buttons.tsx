import { words } from '../../language/page/controls.ts';
import { readNames, type TextChange } from '../../documents/history/undo-stack.ts';
import { readStored } from '../../documents/store/device-storage.ts';
import { redoEdit, undoEdit, useEditHistory } from '../../documents/store/edit-history.ts';
import { Icon } from './icon.tsx';
import { toast } from './toast.tsx';

/** Reports what was undone or redone; names it if it is on another screen. */
function say(what: string, changes: readonly TextChange[]): void {
  if (changes.length === 0) return;
  const names = readNames(changes, window.location.pathname, readStored);
  toast(names === undefined ? what : words.elsewhere(what, names));
}

/** Undoes the last edit, on any screen. */
export const undoLast = (): void => say(words.undone, undoEdit());

/** Redoes the last undone edit. */
export const redoLast = (): void => say(words.redone, redoEdit());

function ArrowButton(props: {
  readonly label: string;
  readonly icon: 'undo' | 'redo';
  readonly isReady: boolean;
  readonly onTap: () => void;
}) {
  return (
    <button
      type="button"
      className="screen__tool undo-buttons__button"
      aria-label={props.label}
      // A disabled button would lose the focus after the last step.
      aria-disabled={!props.isReady}
      data-repeats=""
      onClick={props.onTap}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/**
 * Undo and redo for all edits since the page was opened. They are there before the first edit, so that it moves nothing
 * and adds nothing that the recording must read and lay out.
 */
export function UndoButtons() {
  const { past, future } = useEditHistory();
  const isEmpty = past.length === 0 && future.length === 0;
  return (
    <span className={isEmpty ? 'undo-buttons undo-buttons--empty' : 'undo-buttons'}>
      <ArrowButton label={words.undo} icon="undo" isReady={past.length > 0} onTap={undoLast} />
      <ArrowButton label={words.redo} icon="redo" isReady={future.length > 0} onTap={redoLast} />
    </span>
  );
}
