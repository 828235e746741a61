import { memo } from 'react';

/** Paths on a 24 × 24 grid, in the colour of the text. */
const PATHS = {
  back: 'M15 5l-7 7 7 7',
  undo: 'M9 14L4 9l5-5M4 9h10a6 6 0 010 12h-3',
  redo: 'M15 14l5-5-5-5M20 9H10a6 6 0 000 12h3',
  share: 'M12 15V3M8 7l4-4 4 4M6 11H5v10h14V11h-1',
  ruler: 'M3 16L16 3l5 5L8 21zM7 12l2 2M10 9l3 3M13 6l2 2',
  trolley: 'M2 3h3l2 13h11l2-10H5.5M9 20h.1M17 20h.1',
  scissors:
    'M20 5L8.5 15.5M20 19L8.5 8.5M9 6a3 3 0 11-6 0 3 3 0 016 0zM9 18a3 3 0 11-6 0 3 3 0 016 0z',
  tick: 'M4 12l5 5L20 6',
  house: 'M3 11l9-8 9 8M6 9v11h12V9',
  list: 'M4 6h16M4 12h16M4 18h10',
  cog: 'M12 3v5M12 16v5M3 12h5M16 12h5M16 12a4 4 0 11-8 0 4 4 0 018 0z',
  plus: 'M12 5v14M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  copy: 'M8 8h12v12H8zM16 4H4v12',
  camera: 'M3 8h4l2-3h6l2 3h4v12H3zM16 13.5a4 4 0 11-8 0 4 4 0 018 0z',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  bin: 'M4 7h16M9 7V4h6v3M6 7l1 13h10l1-13',
  more: 'M5 12h.1M12 12h.1M19 12h.1',
} as const;

export type IconName = keyof typeof PATHS;

/** A path on the same grid. */
export const Lines = memo(({ path }: { readonly path: string }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={path} />
  </svg>
));

/** Decorative icon: the text next to it, or a label, has the name. */
export const Icon = ({ name }: { readonly name: IconName }) => <Lines path={PATHS[name]} />;
