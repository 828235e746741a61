import type { Imported } from '../../../planner/import/imported.ts';
import type { Locale } from '../../../language/locale.ts';
import { newId } from '../../../platform/new-id.ts';
import {
  MOST_ROWS,
  newPart,
  newStock,
  type CutKind,
  type CutList,
  type CutMaterial,
  type CutStock,
} from '../../../planner/schema/cut-list.ts';
import {
  addMaterial,
  changeMaterial,
  materialNamed,
  materialOf,
} from '../../../planner/schema/cut-materials.ts';
import { newDefect, withDefects } from '../../../planner/schema/offcut.ts';
import { listParts } from './imported-parts.ts';

/** Creates a material for a list. */
type Start = (list: CutList, id: string, kind: CutKind) => CutMaterial;

interface Import {
  readonly imported: Imported;
  readonly parts: Imported['parts'];
  /** Kind of every material; undefined derives it from the parts of each. */
  readonly kind: CutKind | undefined;
  readonly locale: Locale;
}

/** True if a material has no name and no parts, so that an import can define it. */
const isOpen = ({ material, parts }: CutList): boolean =>
  material.trim() === '' && parts.length === 0;

export const kindOf = (parts: Imported['parts']): CutKind =>
  parts.some(({ width }) => width !== '') ? 'sheet' : 'linear';

/** True if a material can take parts of a kind: it has that kind or no parts yet. */
const takes = ({ parts, kind }: CutList, its: CutKind): boolean =>
  parts.length === 0 || kind === its;

/** True if the material in hand can take the parts; else they need another material. */
export const joins = (view: CutList, parts: Imported['parts']): boolean =>
  takes(view, kindOf(parts));

/**
 * Adds each imported material to the list's material of the same name and kind, or as a new one. The first new one
 * replaces the material in hand if that has no name and no parts.
 */
export function withMaterials(
  list: CutList,
  inHand: string,
  { imported, parts, kind, locale }: Import,
  start: Start,
): CutList {
  const groups = Map.groupBy(parts, ({ material }) => material);
  let [now, rest] = [list, imported];
  for (const [name, own] of groups) {
    const its = kind ?? kindOf(own);
    const known = materialNamed(now, name, (view) => takes(view, its));
    const isInHand = known === undefined && isOpen(materialOf(now, inHand));
    const id = known ?? (isInHand ? inHand : newId());
    if (known === undefined && !isInHand) {
      now = addMaterial(now, start(now, id, its));
    }
    const file = rest;
    now = changeMaterial(now, id, (view) =>
      withImported(view, view.parts.length === 0 ? its : view.kind, file, { parts: own, locale }),
    );
    // The file's stock goes only to the first material.
    rest = { ...imported, stock: [] };
  }
  return now;
}

type Damage = Imported['stock'][number]['defects'];

/** True if two sheets have the same defects; their ids do not count. */
const hasSameDamage = (a: Damage = [], b: Damage = []): boolean =>
  a.length === b.length &&
  a.every((one, i) =>
    (['left', 'bottom', 'length', 'width'] as const).every((field) => one[field] === b[i]?.[field]),
  );

function newRow({ defects = [], ...row }: Imported['stock'][number]): CutStock {
  const placed = defects.map((defect) => ({ ...newDefect(newId()), ...defect }));
  return withDefects({ ...newStock(newId()), ...row }, placed);
}

/** Adds imported parts, stock and tapes to a list; its empty fields take the values of the file. */
export function withImported(
  list: CutList,
  kind: CutKind,
  imported: Imported,
  { parts, locale }: Pick<Import, 'parts' | 'locale'>,
): CutList {
  const stock = imported.stock.filter(
    (row) =>
      !list.stock.some(
        ({ length, width, defects }) =>
          length === row.length && width === row.width && hasSameDamage(defects, row.defects),
      ),
  );
  const isTrimOpen = list.trim === '' && list.trims === undefined;
  const listed = listParts(list, kind, parts, locale, imported.tapes);
  const added = listed.parts.map(({ part, bands, rough }) => {
    const { name, length, width, quantity, turns, mitre } = part;
    return {
      ...newPart(newId()),
      name,
      length,
      width,
      quantity,
      turns,
      ...(bands === undefined ? {} : { bands }),
      ...(mitre === undefined ? {} : { mitreStart: mitre.start, mitreEnd: mitre.end }),
      ...(rough === '' ? {} : { rough }),
    };
  });
  return {
    ...list,
    kind,
    name: list.name || imported.name,
    material: list.material || (parts[0]?.material ?? ''),
    kerf: list.kerf || imported.kerf,
    trim: list.trim || imported.trim,
    face: list.face || imported.face,
    ...(isTrimOpen && imported.trims !== undefined ? { trims: imported.trims } : {}),
    parts: [...list.parts, ...added],
    stock: [...list.stock, ...stock.map(newRow)],
    tapes: [...listed.tapes],
  };
}

/** Adds imported hardware to the list; rows with the same name are summed. */
export function withHardware(list: CutList, rows: Imported['hardware']): CutList {
  if (rows.length === 0) return list;
  const hardware = [...(list.hardware ?? [])];
  for (const { name, quantity } of rows) {
    const at = hardware.findIndex((row) => row.name.toLowerCase() === name.toLowerCase());
    const known = hardware[at];
    if (known === undefined) hardware.push({ id: newId(), name, quantity: String(quantity) });
    else hardware[at] = { ...known, quantity: String((Number(known.quantity) || 0) + quantity) };
  }
  return { ...list, hardware: hardware.slice(0, MOST_ROWS) };
}
