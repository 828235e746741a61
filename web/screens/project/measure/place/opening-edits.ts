import type { OpeningInput } from '../../../../planner/measure/places/place-input.ts';
import type { OpeningKind } from '../../../../planner/measure/places/place.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { SheetState } from '../../../../app/shell/use-sheet.ts';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { words } from '../../../../language/page/editors.ts';

type Change = (openings: readonly OpeningInput[]) => readonly OpeningInput[];

/** Adds, changes and removes openings of a place in its current state. */
export function openingEdits(change: (with_: Change) => void, sheet: SheetState) {
  return {
    add: (kind: OpeningKind, wall: string): void => {
      const opening = { id: newId(), kind, wall, width: '', height: '', at: '', sill: '' };
      change((now) => [...now, opening]);
      sheet.open(opening.id);
    },
    patch: (id: string, part: Partial<OpeningInput>): void =>
      change((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one))),
    remove: (opening: OpeningInput): void => {
      sheet.close();
      change((now) => now.filter(({ id }) => id !== opening.id));
      toastEdit(words.openings[opening.kind].removed);
    },
  };
}
