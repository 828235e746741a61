import type { NamedBands, NamedTape } from '../../cutting/edge-names.ts';
import { EDGES, NO_BANDS, type Bands } from '../../cutting/edge-banding.ts';
import type { Imported } from '../../cutting/import/imported.ts';
import { newId } from '../../platform/new-id.ts';
import {
  MOST_TAPES,
  newPart,
  newStock,
  newTape,
  type CutKind,
  type CutList,
  type CutMaterial,
  type CutTape,
} from '../../projects/schema/cut-list.ts';
import {
  addMaterial,
  changeMaterial,
  materialNamed,
  materialOf,
} from '../../projects/schema/cut-materials.ts';

const plain = (text: string): string => text.trim().toLowerCase();

/** Finds the tapes that a file names among those of a list, and adds the others to it. */
class Tapes {
  readonly all: CutTape[];

  constructor(list: CutList) {
    this.all = [...list.tapes];
  }

  /** The id of a tape; empty where a list holds no more. */
  idOf({ name, thickness }: NamedTape): string {
    const same = this.all.find(
      (tape) =>
        plain(tape.name) === plain(name) &&
        (thickness === '' || tape.thickness === '' || plain(tape.thickness) === plain(thickness)),
    );
    if (same !== undefined) return same.id;
    if (this.all.length >= MOST_TAPES) return '';
    const tape = { ...newTape(newId()), name, thickness };
    this.all.push(tape);
    return tape.id;
  }

  bandsOf(named: NamedBands): Bands {
    const bands = { ...NO_BANDS };
    for (const edge of EDGES) {
      const tape = named[edge];
      if (tape !== undefined) bands[edge] = this.idOf(tape);
    }
    return bands;
  }
}

/** How a new material of a list begins. */
type Start = (list: CutList, id: string, kind: CutKind) => CutMaterial;

interface Import {
  readonly imported: Imported;
  readonly parts: Imported['parts'];
  /** What they are cut from; undefined lets each material be what its parts are. */
  readonly kind: CutKind | undefined;
}

/** Of the material in hand, whether it is still to be said what it is. */
const isOpen = ({ material, parts }: CutList): boolean =>
  material.trim() === '' && parts.length === 0;

const kindOf = (parts: Imported['parts']): CutKind =>
  parts.some(({ width }) => width !== '') ? 'sheet' : 'linear';

/**
 * The list with each material of an import among its own of the same name, else as one more; the first
 * that is new takes the place of a material in hand of which nothing is said yet.
 */
export function withMaterials(
  list: CutList,
  inHand: string,
  { imported, parts, kind }: Import,
  start: Start,
): CutList {
  const groups = Map.groupBy(parts, ({ material }) => material);
  let [now, rest] = [list, imported];
  for (const [name, own] of groups) {
    const its = kind ?? kindOf(own);
    const known = materialNamed(now, name);
    const isInHand = known === undefined && isOpen(materialOf(now, inHand));
    const id = known ?? (isInHand ? inHand : newId());
    if (known === undefined && !isInHand) {
      now = addMaterial(now, start(now, id, its));
    }
    const file = rest;
    now = changeMaterial(now, id, (view) =>
      withImported(view, view.parts.length === 0 ? its : view.kind, file, own),
    );
    // What the file says of boards is said once.
    rest = { ...imported, stock: [] };
  }
  return now;
}

/** The list with what was imported put to it; its empty fields take what the file says. */
export function withImported(
  list: CutList,
  kind: CutKind,
  imported: Imported,
  parts: Imported['parts'],
): CutList {
  const stock = imported.stock.filter(
    (row) => !list.stock.some(({ length, width }) => length === row.length && width === row.width),
  );
  const tapes = new Tapes(list);
  const added = parts.map(({ name, length, width, quantity, turns, bands }) => {
    const part = { ...newPart(newId()), name, length, width, quantity, turns };
    return bands === undefined ? part : { ...part, bands: tapes.bandsOf(bands) };
  });
  return {
    ...list,
    kind,
    name: list.name || imported.name,
    material: list.material || (parts[0]?.material ?? ''),
    kerf: list.kerf || imported.kerf,
    trim: list.trim || imported.trim,
    parts: [...list.parts, ...added],
    stock: [...list.stock, ...stock.map((row) => ({ ...newStock(newId()), ...row }))],
    tapes: tapes.all,
  };
}
