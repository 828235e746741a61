import type { Locale } from '../../../language/locale.ts';
import { searchWith, type SheetState } from '../../../app/shell/use-sheet.ts';
import {
  newPlace,
  type PlaceInput,
  type RoomInput,
} from '../../../planner/measure/places/place-input.ts';
import type { PlaceKind } from '../../../planner/measure/places/place.ts';
import { newId } from '../../../platform/new-id.ts';
import { copyRoom } from '../../../documents/edits/copy-rooms.ts';
import { removeFromHouse } from '../../../documents/edits/remove-room.ts';
import { addJob, addPlace, addRooms } from '../../../documents/edits/edit.ts';
import { isBlank, type JobEntry, type Project } from '../../../planner/schema/project.ts';
import { placeName } from '../../../documents/settings/page-names.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import { useSearchParams } from 'react-router-dom';
import { toastEdit } from '../../../ui/controls/toast.tsx';
import { words as projectWords } from '../../../language/page/project.ts';

const { measuring: words, removed } = projectWords;

const newJob = (slug: string, place: string): JobEntry => ({ id: newId(), slug, place, typed: {} });

/** Adds, copies and removes places and jobs of a project, and shows the affected place. */
export function useMeasureEdits(
  project: Project,
  place: PlaceInput | undefined,
  adding: SheetState,
  locale: Locale,
) {
  const [search, setSearch] = useSearchParams();
  const change = (edit: (now: Project) => Project): void => changeProject(project.id, edit);
  const startPlace = (kind: PlaceKind, slug?: string): void => {
    const fresh = newPlace(kind, newId());
    change(addPlace(fresh, slug === undefined ? undefined : [newJob(slug, fresh.id)]));
    setSearch(searchWith(search, { place: fresh.id }), { replace: true });
  };
  return {
    startPlace,
    addRooms: (found: readonly RoomInput[]): void => {
      const isFilled = place?.kind === 'room' && isBlank(place);
      change(addRooms(found, place?.id));
      setSearch({ place: isFilled ? place.id : (found[0]?.id ?? '') }, { replace: true });
    },
    /** Uses the current place if its kind fits, else a new one. */
    startJob: (slug: string, at: PlaceKind): void => {
      if (place?.kind !== at) {
        startPlace(at, slug);
        return;
      }
      change(addJob(newJob(slug, place.id)));
      adding.close();
    },
    copyPlace: (id: string): void => {
      const copy = newId();
      change((now) => copyRoom(now, id, copy, newId));
      setSearch({ place: copy }, { replace: true });
      toastEdit(words.copied);
    },
    dropPlace: (id: string): void => {
      const was = placeName(project, id);
      setSearch({}, { replace: true });
      change(removeFromHouse(id, locale));
      toastEdit(removed(was));
    },
  };
}
export type MeasureEdits = ReturnType<typeof useMeasureEdits>;
