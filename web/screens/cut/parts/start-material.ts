import { newMaterial, type CutList, type CutMaterial } from '../../../planner/schema/cut-list.ts';
import { readLocale, readSettings } from '../../../documents/settings/settings.ts';
import { startCutList } from '../../../documents/settings/shop-stock.ts';

/** A new material for a list, with the sizes of the user's shop. */
export function startMaterial(whole: CutList, id: string, kind = whole.kind): CutMaterial {
  const fresh = { ...whole, kind, kerf: '', trim: '', stock: [] };
  const { kerf, trim, stock } = startCutList(fresh, readSettings(), readLocale());
  return { ...newMaterial(id, kind), kerf, trim, stock };
}
