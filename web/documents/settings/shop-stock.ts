import { type Locale, type UnitSystem, plainSpaces } from '../../language/locale.ts';
import {
  readWorkshop,
  startingWorkshop,
  NO_TEXTS,
  type WorkshopTexts,
} from '../../planner/jobs/kit/steps/workshop.ts';
import { formatLength, inches, mm, type Length } from '../../planner/measure/units/units.ts';
import {
  newStock,
  type CutKind,
  type CutList,
  type CutStock,
} from '../../planner/schema/cut-list.ts';

/** A size that a shop sells; width 0 for what is cut to length only. */
interface ShopSize {
  readonly length: Length;
  readonly width: Length;
}

const NONE = mm(0);
const lengths = (all: readonly Length[]): readonly ShopSize[] =>
  all.map((length) => ({ length, width: NONE }));
const sheets = (unit: typeof mm, all: readonly (readonly [number, number])[]) =>
  all.map(([length, width]): ShopSize => ({ length: unit(length), width: unit(width) }));

/** Usual sizes in shops. */
const USUAL: Readonly<Record<CutKind, Readonly<Record<UnitSystem, readonly ShopSize[]>>>> = {
  linear: {
    metric: lengths([1800, 2400, 3000, 3600, 4200, 4800, 5400].map(mm)),
    imperial: lengths([8, 10, 12, 14, 16].map((feet) => inches(feet * 12))),
  },
  sheet: {
    metric: sheets(mm, [
      [2440, 1220],
      [2500, 1250],
      [1220, 1220],
      [1220, 610],
    ]),
    imperial: sheets(inches, [
      [96, 48],
      [48, 48],
      [48, 24],
    ]),
  },
};

function ownSizes(
  kind: CutKind,
  texts: WorkshopTexts,
  locale: Locale,
): readonly ShopSize[] | undefined {
  const { workshop } = readWorkshop(texts, locale);
  return kind === 'sheet' ? workshop.sheets : workshop.lengths && lengths(workshop.lengths);
}

/** The sizes to offer for a list: those of the settings, else what shops usually have. */
export const shopSizes = (
  kind: CutKind,
  texts: WorkshopTexts,
  locale: Locale,
): readonly ShopSize[] => ownSizes(kind, texts, locale) ?? USUAL[kind][locale.made];

/** A row of stock with the sides of a size typed in, for a price to be added. */
export const stockOfSize = (id: string, size: ShopSize, locale: Locale): CutStock => ({
  ...newStock(id),
  length: plainSpaces(formatLength(size.length, locale)),
  width: size.width === 0 ? '' : plainSpaces(formatLength(size.width, locale)),
});

/** Usual sizes as stock, for a list whose user has not listed any. */
export const usualStock = (
  kind: CutKind,
  texts: WorkshopTexts,
  locale: Locale,
): readonly CutStock[] =>
  shopSizes(kind, texts, locale).map((size) =>
    stockOfSize(`usual-${size.length}-${size.width}`, size, locale),
  );

type Start = Pick<CutList, 'kerf' | 'trim' | 'stock'>;

function startOf(kind: CutKind, texts: WorkshopTexts, locale: Locale): Start {
  const sound = startingWorkshop(texts, locale) ?? NO_TEXTS;
  return {
    kerf: sound.kerf,
    trim: kind === 'sheet' ? sound.sheetTrim : sound.boardTrim,
    stock: (ownSizes(kind, texts, locale) ?? []).map((size, i) =>
      stockOfSize(`shop-${i}`, size, locale),
    ),
  };
}

/** A new list with the saw and the shop of the settings in it; what is usual stays empty. */
export const startCutList = (list: CutList, texts: WorkshopTexts, locale: Locale): CutList => ({
  ...list,
  ...startOf(list.kind, texts, locale),
});

/** A list that is to be of another kind: what it only started with is exchanged for that kind's. */
export function changeKind(
  list: CutList,
  kind: CutKind,
  texts: WorkshopTexts,
  locale: Locale,
): CutList {
  const [before, after] = [startOf(list.kind, texts, locale), startOf(kind, texts, locale)];
  const isStart = JSON.stringify(list.stock) === JSON.stringify(before.stock);
  return {
    ...list,
    kind,
    trim: list.trim === before.trim ? after.trim : list.trim,
    stock: isStart ? after.stock : list.stock,
  };
}
