import { saveAll } from '../../documents/store/device-storage.ts';
import { changeOffline } from './offline-state.ts';

/** True while a reload would take something from the user: a field has focus, the bench or a sheet is open, or a text is unsaved. */
const isBusy = (): boolean =>
  document.activeElement?.matches('input, textarea, select, [contenteditable]') === true ||
  document.querySelector('dialog[open]') !== null ||
  !saveAll();

/** Loads the page of the version that has taken over: now, or at the next navigation if the user is busy. */
export function reloadWhenIdle(): void {
  if (isBusy()) changeOffline({ reload: reloadWhenIdle });
  else window.location.reload();
}
