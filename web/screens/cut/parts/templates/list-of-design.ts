import {
  startingWorkshop,
  type WorkshopTexts,
} from '../../../../planner/jobs/kit/steps/workshop.ts';
import { KINDS, type FurnitureKind } from '../../../../planner/jobs/build-furniture/piece.ts';
import { type Locale, plainSpaces } from '../../../../language/locale.ts';
import { parseLength } from '../../../../planner/measure/units/parse-length.ts';
import { newThing } from '../../../../planner/measure/places/place-input.ts';
import { formatLength, mm, toMm } from '../../../../planner/measure/units/units.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import { newId } from '../../../../platform/new-id.ts';
import { plan, type Catalogue } from '../../../../planner/plan.ts';
import {
  newCutList,
  newMaterial,
  newPart,
  newStock,
  type CutList,
  type CutMaterial,
} from '../../../../planner/schema/cut-list.ts';
import { sideText } from '../../../../planner/schema/offcut.ts';
import { newProject } from '../../../../planner/schema/project.ts';
import { FRACTIONS } from '../../../../documents/settings/settings.ts';
import { startCutList } from '../../../../documents/settings/shop-stock.ts';
import type { ListLine } from '../../../../planner/shopping/list.ts';
import { localeFor } from '../../../../planner/stock/region.ts';

/** The job whose designs can start a list. */
export const DESIGNS = 'build-furniture';

interface Around {
  readonly loaded: Catalogue;
  readonly locale: Locale;
  readonly settings: WorkshopTexts;
}

type Cut = ListLine & { readonly cut: NonNullable<ListLine['cut']> };

/** Plan of one design in usual sizes. */
function workedOut(kind: FurnitureKind, { loaded, locale, settings }: Around) {
  const workshop = startingWorkshop(settings, localeFor(loaded.region, locale));
  const project = {
    ...newProject('design', 0),
    region: loaded.region,
    places: [newThing('piece')],
    jobs: [{ id: 'design', slug: DESIGNS, place: 'piece', typed: { kind } }],
    ...(workshop === undefined ? {} : { workshop }),
  };
  return plan({ project, catalogue: loaded, locale });
}

/** A size as text, in the coarsest fraction within a tenth of a millimetre, else in full. */
function sizeText(millimetres: number, locale: Locale): string {
  if (millimetres === 0) return '';
  const texts = FRACTIONS.map((fraction) =>
    plainSpaces(formatLength(mm(millimetres), locale, fraction)),
  );
  const said = texts.find((text) => {
    const read = parseLength(text, 'mm', locale);
    return read.ok && Math.abs(toMm(read.value) - millimetres) < 0.1;
  });
  return said ?? sideText(millimetres);
}

/** One material of the design: its parts, and the sizes of the shop, without prices. */
function materialOf(line: Cut, id: string, { locale, settings }: Around): CutMaterial {
  const kind = line.form === 'sheets' ? 'sheet' : 'linear';
  const fresh = startCutList(newCutList(id, 0, kind), settings, locale);
  const sold = line.cut.request.stock.map((one) => ({
    ...newStock(newId()),
    length: sizeText(one.length, locale),
    width: sizeText('width' in one ? one.width : 0, locale),
  }));
  return {
    ...newMaterial(id, kind),
    material: plainSpaces(line.name),
    kerf: fresh.kerf,
    trim: fresh.trim,
    stock: fresh.stock.length > 0 ? fresh.stock : sold,
    parts: line.cut.parts.map(({ name, length, width, quantity, turns }) => ({
      ...newPart(newId()),
      name,
      length: sizeText(length, locale),
      width: sizeText(width, locale),
      quantity: String(quantity),
      turns,
    })),
  };
}

export interface TemplateDesign {
  readonly kind: FurnitureKind;
  readonly name: string;
}

/** Available designs, with the names of their job. */
export function designsIn(around: Around): readonly TemplateDesign[] {
  const [derived] = workedOut(KINDS[0], around).jobs;
  const field = derived?.job.fields['kind'];
  const names = field?.kind === 'choice' ? field.options : {};
  return KINDS.map((kind) => ({ kind, name: entryOf(names, kind) ?? kind }));
}

/**
 * Boards of a design in usual sizes of a region, as a list with one entry per material. Hardware,
 * edging and paint are omitted.
 */
export function listOfDesign({ kind, name }: TemplateDesign, around: Around): CutList {
  const { lines } = workedOut(kind, around).list;
  const cut = lines.flatMap((line) =>
    line.cut !== undefined && line.cut.parts.length > 0 ? [{ ...line, cut: line.cut }] : [],
  );
  const [first, ...more] = cut.map((line) => materialOf(line, newId(), around));
  if (first === undefined) throw new Error(`a ${kind} of usual sizes is cut from nothing`);
  const { id: _, ...own } = first;
  return { ...newCutList('design', 0, first.kind), ...own, name, more };
}
