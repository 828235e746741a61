import type { ListItem, ListLine } from '../../../planner/shopping/list.ts';
import { colourNamed } from '../../../planner/stock/colour-named.ts';
import { lookOf } from '../../../planner/stock/products.ts';
import { materialColour } from '../../../ui/drawings/layers/material-fill.tsx';
import { packKind, type PackKind } from './pack-kind.ts';

/** Body of each pack, filled with its material, and lines on it, on a 40 × 40 grid. */
const SHAPES: Readonly<Record<PackKind, { readonly body: string; readonly lines: string }>> = {
  tin: {
    body: 'M9 13v18c0 2.6 22 2.6 22 0V13',
    lines:
      'M31 13c0 2.6-22 2.6-22 0s22-2.6 22 0M9 19c0 2.6 22 2.6 22 0M9 27c0 2.6 22 2.6 22 0M10 12C10 3 30 3 30 12',
  },
  tub: { body: 'M9 15h22l-2 18H11z', lines: 'M8 11h24v4H8zM10 22h20' },
  sack: {
    body: 'M10 10c4 2 16 2 20 0-1 5 2 18 0 23H10c-2-5 1-18 0-23z',
    lines: 'M10 10l2-4h16l2 4M12 6c4 2 12 2 16 0M13 21h14v6H13z',
  },
  box: { body: 'M7 14h26v18H7z', lines: 'M7 14l4-6h18l4 6M20 8v10M16 14v4h8v-4' },
  boards: { body: 'M5 15h30v4H5zM5 20h30v4H5zM5 25h30v4H5z', lines: 'M12 13v18M28 13v18' },
  roll: {
    body: 'M12 9h18v22H12c-4 0-4-22 0-22z',
    lines: 'M12 9c4 0 4 22 0 22M12 17c1.4 0 1.4 6 0 6',
  },
  tube: { body: 'M15 13h10v21H15z', lines: 'M17 13l2-9h2l2 9M15 18h10M15 30h10' },
  sheet: { body: 'M8 9l22-3v26L8 35z', lines: 'M30 6l2 1v26l-2-1' },
  length: { body: 'M4 28L30 8l6 4-26 20z', lines: 'M4 28v4l6 4v-4M10 36L36 16v-4M10 32L36 12' },
  heap: {
    body: 'M4 32c5-4 8-18 16-18s11 14 16 18z',
    lines: 'M14 24h1M20 20h1M25 26h1M19 28h1M11 29h1',
  },
  packet: { body: 'M10 9h20v24H10z', lines: 'M10 14h20M17 9c0-4 6-4 6 0M14 20h12v8H14z' },
  brush: { body: 'M12 21h16v13c-5-2-11 2-16 0z', lines: 'M12 16h16v5H12zM17 16V6c0-3 6-3 6 0v10' },
  roller: { body: 'M7 9h24v9H7z', lines: 'M31 13h3v8H20v5M18 26h4v9h-4z' },
  glove: {
    body: 'M13 34V20l-4-6c1-3 4-2 5 0l2 4V8c1-2 3-2 4 0 0-3 3-3 4 0 1-2 4-2 4 1v13l-1 12z',
    lines: 'M13 30h14M20 8v8M24 8v8',
  },
  glasses: {
    body: 'M6 17h12v7c-1 3-10 3-12 0zM22 17h12v7c-2 3-11 3-12 0z',
    lines: 'M18 19h4M6 18L3 14M34 18l3-4',
  },
  mask: {
    body: 'M9 16c5-6 17-6 22 0v9c-5 8-17 8-22 0z',
    lines: 'M9 17l-5-4M31 17l5-4M9 24l-5 3M31 24l5 3M15 21h10',
  },
  tool: { body: 'M8 9h20l4 4-4 4H8z', lines: 'M16 17h5v18h-5z' },
  piece: { body: 'M8 12l12-5 12 5v16l-12 6-12-6z', lines: 'M8 12l12 5 12-5M20 17v17' },
};

/** What a picture of a pack shows: its kind, and the colour of its material. */
export interface PackLook {
  readonly kind: PackKind;
  readonly fill: string | undefined;
}

export function packOf(line: ListLine, item: ListItem): PackLook {
  const { product, customName = '' } = line;
  const look = product && lookOf(product);
  return {
    kind: packKind(line, item),
    fill: look && materialColour(look, colourNamed(customName)),
  };
}

/** A small picture of a pack. */
export function PackPicture({ kind, fill }: PackLook) {
  const { body, lines } = SHAPES[kind];
  return (
    <svg className="pack" viewBox="0 0 40 40" width="36" height="36" aria-hidden="true">
      <path className="pack__body" d={body} style={{ fill }} />
      <path d={lines} />
    </svg>
  );
}
