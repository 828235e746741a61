import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

export interface SheetState {
  /** Subject of the open sheet; null if it is closed. */
  readonly about: string | null;
  readonly open: (about: string) => void;
  /** Changes the subject of the open sheet; Back still closes it. */
  readonly turnTo: (about: string) => void;
  readonly close: () => void;
}

const isSheet = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'sheet' in state;

/** Parameters that stay in the address for any sheet: the shown place or material. */
const KEPT = ['place', 'material'];

/** Search parameters with this sheet, place or material; an empty change closes the sheet. */
export function searchWith(now: URLSearchParams, change: Readonly<Record<string, string>>) {
  const kept = KEPT.filter((name) => !Object.hasOwn(change, name)).flatMap((name) =>
    now.getAll(name).map((value) => [name, value]),
  );
  return new URLSearchParams([...Object.entries(change), ...kept]);
}

/**
 * A sheet that is open while the address names it (`?name=about`): Back closes it and a reload
 * keeps it. Closing goes one history step back, so the next Back leaves the page.
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
      // Going back takes a moment; a second tap meanwhile must not go back twice.
      if (closing.current === location) return;
      closing.current = location;
      if (isSheet(location.state)) void navigate(-1);
      else setSearch(searchWith(search, {}), { replace: true, preventScrollReset: true });
    },
  };
}
