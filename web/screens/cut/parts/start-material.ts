import { newMaterial, type CutList, type CutMaterial } from '../../../planner/schema/cut-list.ts';
import { readLocale } from '../../../documents/settings/locale.ts';
import { readSettings } from '../../../documents/settings/settings.ts';
import { startCutList } from '../../../documents/settings/shop-stock.ts';

/** Another material of a list, cut from what the shop of the settings sells. */
export function startMaterial(whole: CutList, id: string, kind = whole.kind): CutMaterial {
  const fresh = { ...whole, kind, kerf: '', trim: '', stock: [] };
  const { kerf, trim, stock } = startCutList(fresh, readSettings(), readLocale());
  return { ...newMaterial(id, kind), kerf, trim, stock };
}
