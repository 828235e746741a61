import { useSheet } from '../../../../app/shell/use-sheet.ts';
import {
  changeFeature,
  changeForm,
  newFeature,
  removeFeature,
} from '../../../../planner/measure/places/edit-features.ts';
import { CLOSING_SIDES } from '../../../../planner/measure/outline/close-outline.ts';
import type {
  FeatureInput,
  FeatureKind,
  RoomInput,
} from '../../../../planner/measure/places/place-input.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { addStepTo, changePlace } from '../../../../documents/edits/edit.ts';
import { toastEdit } from '../../../../ui/controls/toast.tsx';
import { openingEdits } from './openings.tsx';
import { words } from '../../../../language/page/editors.ts';

/** Fields of the sides: in a rectangle, C and D take the lengths of A and B. */
export function fieldsOfSides({ sides, corners }: RoomInput) {
  const isAngled = corners === 'any';
  const isRectangle = sides.length === 4 && !isAngled;
  return {
    /** Number of measured sides: in a right-angled room all except the last two. */
    measured: sides.length - (isAngled ? 0 : CLOSING_SIDES),
    fieldOf: (side: number): number => (isRectangle ? side % 2 : side),
  };
}

/** Sheets of a room; the address names at most one. */
export const useRoomSheets = () => ({
  opening: useSheet('opening'),
  wall: useSheet('wall'),
  feature: useSheet('feature'),
  corner: useSheet('corner'),
});
export type RoomSheets = ReturnType<typeof useRoomSheets>;

/** Edits of a room from its fields and sheets, applied to its current state. */
export function roomEdits(project: string, room: RoomInput, sheets: RoomSheets) {
  const change = (with_: (now: RoomInput) => RoomInput): void =>
    editProject(project, changePlace(room, with_));
  const patchBy = (with_: (now: RoomInput) => Partial<RoomInput>): void =>
    change((now) => ({ ...now, ...with_(now) }));
  return {
    change,
    patchBy,
    openings: openingEdits(
      (with_) => patchBy((now) => ({ openings: with_(now.openings) })),
      sheets.opening,
    ),
    setLength: (side: number, length: string): void =>
      patchBy((now) => ({
        sides: now.sides.map((one, at) => (at === side ? { ...one, length } : one)),
      })),
    addStep: (wall: string, side: number, way: 'in' | 'out'): void => {
      sheets.wall.close();
      editProject(project, addStepTo(room, side, way));
      toastEdit(words.wall.hasStep(wall));
    },
    addFeature: (kind: FeatureKind, wall: string): void => {
      const fresh = newFeature(room, kind, wall);
      patchBy((now) => ({ features: [...now.features, fresh] }));
      sheets.feature.open(fresh.id);
    },
    changeFeature: (id: string, part: Partial<Omit<FeatureInput, 'id'>>): void =>
      patchBy((now) => changeFeature(now, id, part)),
    changeForm: (id: string, form: FeatureInput['form']): void =>
      patchBy((now) => changeForm(now, id, form)),
    removeFeature: ({ id, kind }: FeatureInput): void => {
      sheets.feature.close();
      patchBy((now) => removeFeature(now, id));
      toastEdit(words.features.kinds[kind].removed);
    },
  };
}
export type RoomEdits = ReturnType<typeof roomEdits>;
