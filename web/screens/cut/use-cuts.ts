import type { Locale } from '../../language/locale.ts';
import { usualStock } from '../../documents/settings/shop-stock.ts';
import { pageMemo } from '../../documents/settings/page-names.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CutRequest } from '../../planner/cutting/contract.ts';
import { useLocale, useSettings, type Settings } from '../../documents/settings/settings.ts';
import { words as cutPlanWords } from '../../language/page/cut-plan.ts';
import { cutDemand, type CutDemand } from '../../planner/project/cuts/cut-demand.ts';
import type { WantedCut } from '../../planner/project/cuts/wanted-cuts.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import {
  nextNumber,
  numberedBoards,
  type NumberedBoard,
} from '../../planner/project/cuts/cut-plan.ts';
import { subscribe } from '../../documents/store/device-storage.ts';
import type { DoneBoard } from '../../planner/schema/board.ts';
import { listOffcuts } from '../../documents/store/offcut-store.ts';
import { offcutsFor } from '../../planner/project/cuts/offcuts-for.ts';
import type { Currency } from '../../planner/stock/region.ts';
import type { Offcut } from '../../planner/schema/offcut.ts';
import {
  planningOf,
  useKnownCuts,
  usePlanSearch,
  type Planning,
} from '../../app/cut-search/use-plan-search.ts';
import { tickBoards, untickBoards, type CutOwner } from '../../app/cut-search/tick-board.ts';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { boardName } from './in-words.ts';
import { partLabels, lookOfBoards, type PlannedCuts } from './planned-cuts.ts';

const { board: words } = cutPlanWords;

/** A cut list or one of its materials: its plan, and the data and edits of its tables. */
export interface CutListState extends PlannedCuts {
  /** Plans of all materials, including this one. */
  readonly all: readonly PlannedCuts[];
  readonly list: CutList;
  readonly change: (change: (list: CutList) => CutList) => void;
  readonly demand: CutDemand;
  /** True if the list has no boards yet, so that the plan uses the usual sizes. */
  readonly isUsual: boolean;
}

export interface CutsInput {
  readonly list: CutList;
  /** The other materials of the list, each as a list. */
  readonly others: readonly CutList[];
  /** Changes the stored list. */
  readonly change: (change: (list: CutList) => CutList) => void;
}

const NO_OFFCUTS: readonly Offcut[] = [];

/** All offcuts of this device, of every material. */
export const useRack = (): readonly Offcut[] =>
  useSyncExternalStore(subscribe, listOffcuts, () => NO_OFFCUTS);

const wantedOf = ({ id, done }: CutList, request: CutRequest): WantedCut => {
  return { id, request, firstNumber: nextNumber(done) };
};

const without = (now: CutList, cut: readonly DoneBoard[]): CutList => {
  const numbers = new Set(cut.map(({ number }) => number));
  return { ...now, done: now.done.filter(({ number }) => !numbers.has(number)) };
};

/** Keeps the last plan visible until the current input has one. */
function useLastShown(now: Planning): Planning {
  const [last, setLast] = useState(now.plan);
  if (now.plan !== undefined && now.plan !== last) setLast(now.plan);
  return now.plan === undefined && now.phase.kind === 'first' ? { ...now, plan: last } : now;
}

interface Surroundings {
  readonly settings: Settings;
  readonly locale: Locale;
  readonly currency: Currency;
  readonly rack: readonly Offcut[];
}

const hasStock = ({ stock }: CutList): boolean =>
  stock.some(({ length, width, price }) => `${length}${width}${price}`.trim() !== '');

/** A list to plan: with the usual sizes while it has no boards. */
function withStock(list: CutList, { settings, locale }: Surroundings): CutList {
  if (hasStock(list)) return list;
  const stock = pageMemo.of(['usual-stock', list.kind, settings, locale], () =>
    usualStock(list.kind, settings, locale),
  );
  return { ...list, stock };
}

/** Demand of a list. A key press in one material must not read the others again. */
function demandOf(stored: CutList, around: Surroundings): CutDemand {
  const list = withStock(stored, around);
  const { locale, currency, rack } = around;
  // Everything of a list that its demand depends on.
  const { changed: _changed, name: _name, more: _more, ...read } = list;
  const values = Object.entries(read)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flat();
  return pageMemo.of(['demand', list.parts, ...values, locale, currency, rack], () =>
    cutDemand(list, { locale, currency, offcuts: offcutsFor(list, rack) }),
  );
}

const wantedIn = (list: CutList, { request }: CutDemand): readonly WantedCut[] =>
  request === undefined ? [] : [wantedOf(list, request)];

/** Plan of a list with its ticks. */
function plannedCuts(
  list: CutList,
  demand: CutDemand,
  around: Surroundings,
  shown: {
    readonly planning: Planning;
    readonly boards: readonly NumberedBoard[];
    readonly change: (change: (list: CutList) => CutList) => void;
  },
): PlannedCuts {
  const { id, kind, name, material, done } = list;
  const { planning, boards, change } = shown;
  const { plan } = planning;
  const { parts, kerf, priced, edging, offcuts } = demand;
  const labels = partLabels(parts, list.parts);
  const priceOf = (stock: string): number | undefined =>
    plan?.request.stock.find((row) => row.id === stock)?.price ?? undefined;
  const owner: CutOwner = {
    id,
    priceOf,
    names: labels.names,
    offcuts,
    keep: (cut) => change((now) => ({ ...now, done: [...now.done, ...cut] })),
    drop: (cut) => change((now) => without(now, cut)),
  };
  const tick = (...ticked: readonly NumberedBoard[]): void => {
    const [first] = ticked;
    if (plan === undefined || first === undefined) return;
    tickBoards(owner, plan, ticked);
    toastEdit(
      ticked.length === 1 ? words.cutNow(kind, first.number) : words.allCut(kind, ticked.length),
    );
  };
  return {
    id,
    kind,
    name,
    material,
    look: lookOfBoards(material),
    nameOf: (board) => boardName(board, around.locale),
    parts,
    kerf,
    priced,
    priceOf,
    planning,
    boards,
    done,
    tick,
    untick: (...cut) => untickBoards(owner, cut),
    ...labels,
    edging,
    locale: around.locale,
    currency: around.currency,
    rack: around.rack,
  };
}

const boardsOf = ({ plan }: Planning): readonly NumberedBoard[] =>
  plan === undefined ? [] : numberedBoards(plan);

/** A material that is not shown has no ticks to change. */
const unchanged = (): void => undefined;

/** Parses, plans and stores one material of a cut list, and reads the plans of the others. */
export function useCuts({ list, others, change }: CutsInput): CutListState {
  const settings = useSettings();
  const { currency } = settings;
  const locale = useLocale();
  const rack = useRack();
  const around = useMemo(
    () => ({ settings, locale, currency, rack }),
    [settings, locale, currency, rack],
  );
  const demand = demandOf(list, around);
  const beside = others.map((one) => ({ one, demand: demandOf(one, around) }));
  const { request } = demand;
  // The current material is planned first.
  usePlanSearch(
    [...wantedIn(list, demand), ...beside.flatMap(({ one, demand: its }) => wantedIn(one, its))],
    locale,
    true,
  );
  useKnownCuts(list.id.split('/')[0] ?? '');
  const planning = useLastShown(planningOf(list.id, request, list.done));
  const { plan } = planning;
  const boards = useMemo(() => (plan === undefined ? [] : numberedBoards(plan)), [plan]);
  const shown = plannedCuts(list, demand, around, { planning, boards, change });
  const all = [
    shown,
    ...beside.map(({ one, demand: its }) => {
      const stands = planningOf(one.id, its.request, one.done);
      const cuts = { planning: stands, boards: boardsOf(stands), change: unchanged };
      return plannedCuts(one, its, around, cuts);
    }),
  ];
  return { ...shown, list, change, demand, all, isUsual: !hasStock(list) };
}
