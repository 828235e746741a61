import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from '../../router.ts';

export interface SheetState {
  /** What the open sheet is about; null while it is closed. */
  readonly about: string | null;
  readonly open: (about: string) => void;
  /** Has the open sheet be about something else; Back still closes it. */
  readonly turnTo: (about: string) => void;
  readonly close: () => void;
}

const isSheet = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state;

/** What stays in the address whichever sheet is open: the place or the material that is shown. */
const KEPT = ['place', 'material'];

/** The address's search with this sheet open or another place or material shown, or with none of it. */
export function searchWith(now: URLSearchParams, change: Readonly<Record<string, string>>) {
  const kept = KEPT.filter((name) => !Object.hasOwn(change, name)).flatMap((name) =>
    now.getAll(name).map((value) => [name, value]),
  );
  return new URLSearchParams([...Object.entries(change), ...kept]);
}

/**
 * A sheet that is open while the address names it (`?name=about`), so that Back closes it and a
 * reload keeps it. Closing takes back the step that opening made: the next Back leaves the page.
 */
export function useSheet(name: string): SheetState {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const closing = useRef<typeof location>(undefined);
  return {
    about: search.get(name),
    open: (about) =>
      setSearch(searchWith(search, { [name]: about }), {
        state: { sheet: true },
        preventScrollReset: true,
      }),
    turnTo: (about) =>
      setSearch(searchWith(search, { [name]: about }), {
        state: location.state,
        replace: true,
        preventScrollReset: true,
      }),
    close: () => {
      // Going back takes a moment: a second tap in it must not go back twice.
      if (closing.current === location) return;
      closing.current = location;
      if (isSheet(location.state)) void navigate(-1);
      else setSearch(searchWith(search, {}), { replace: true, preventScrollReset: true });
    },
  };
}
