import { newMaterial, type CutList, type CutMaterial } from '../../projects/schema/cut-list.ts';
import { readLocale } from '../../projects/settings/locale.ts';
import { readSettings } from '../../projects/settings/settings.ts';
import { startCutList } from '../../projects/settings/shop-stock.ts';

/** Another material of a list, cut from what the shop of the settings sells. */
export function startMaterial(whole: CutList, id: string, kind = whole.kind): CutMaterial {
  const fresh = { ...whole, kind, kerf: '', trim: '', stock: [] };
  const { kerf, trim, stock } = startCutList(fresh, readSettings(), readLocale());
  return { ...newMaterial(id, kind), kerf, trim, stock };
}
