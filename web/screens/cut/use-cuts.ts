import { useLocale } from '../../projects/settings/locale.ts';
import { useMemo, useState, useSyncExternalStore } from 'react';
import type { CutRequest } from '../../cutting/contract.ts';
import { useSettings } from '../../projects/settings/settings.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { cutDemand, type CutDemand } from '../../projects/derive/cut-demand.ts';
import type { CutList } from '../../projects/schema/cut-list.ts';
import { nextNumber, numberedBoards, type NumberedBoard } from '../../projects/derive/cut-plan.ts';
import { subscribe } from '../../projects/stores/device-storage.ts';
import type { DoneBoard } from '../../projects/schema/done-board.ts';
import { listOffcuts, offcutsFor } from '../../projects/stores/offcut-store.ts';
import type { Offcut } from '../../projects/schema/offcut.ts';
import {
  planningOf,
  useCutPlanner,
  usePlanSearch,
  type Planning,
  type Wanted,
} from '../../projects/search/use-plan-search.ts';
import { tickBoard, untickBoard, type CutOwner } from '../../projects/tick-board.ts';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { labelsOf, type PlannedCuts } from './planned-cuts.ts';

const { board: words } = area('cutPlan', en);

/** A list of its own: its plan, and what the tables beside it show and change. */
export interface Cuts extends PlannedCuts {
  readonly list: CutList;
  readonly change: (change: (list: CutList) => CutList) => void;
  readonly demand: CutDemand;
}

export interface CutsInput {
  readonly list: CutList;
  /** Changes the list as it is stored now. */
  readonly change: (change: (list: CutList) => CutList) => void;
}

const NO_OFFCUTS: readonly Offcut[] = [];

/** All offcuts of this device, of every material. */
export const useRack = (): readonly Offcut[] =>
  useSyncExternalStore(subscribe, listOffcuts, () => NO_OFFCUTS);

const wantedOf = ({ id, done }: CutList, request: CutRequest): Wanted => {
  return { id, request, firstNumber: nextNumber(done) };
};

const without = (now: CutList, { number }: DoneBoard): CutList => {
  return { ...now, done: now.done.filter((one) => one.number !== number) };
};

/** While there is no plan yet of what is typed now, the last one stays in sight. */
function useLastShown(now: Planning): Planning {
  const [last, setLast] = useState(now.plan);
  if (now.plan !== undefined && now.plan !== last) setLast(now.plan);
  return now.plan === undefined && now.phase.kind === 'first' ? { ...now, plan: last } : now;
}

/** Reads, plans and keeps one cut list. */
export function useCuts({ list, change }: CutsInput): Cuts {
  const { currency } = useSettings();
  const locale = useLocale();
  const rack = useRack();
  const demand = useMemo(
    () => cutDemand(list, { locale, currency, offcuts: offcutsFor(list, rack) }),
    [list, locale, currency, rack],
  );
  const { parts, kerf, priced, offcuts, edging } = demand;
  const { request } = demand;
  const wanted = useMemo(
    () => (request === undefined ? [] : [wantedOf(list, request)]),
    [list, request],
  );
  useCutPlanner(list.id);
  usePlanSearch(wanted, locale, true);
  const planning = useLastShown(planningOf(list.id, request, list.done));
  const { plan } = planning;
  const boards = useMemo(() => (plan === undefined ? [] : numberedBoards(plan)), [plan]);
  const labels = useMemo(() => labelsOf(parts), [parts]);
  const { id, kind, name, material, done } = list;
  const priceOf = (stock: string): number | undefined =>
    plan?.request.stock.find((row) => row.id === stock)?.price ?? undefined;

  const owner: CutOwner = {
    id,
    priceOf,
    names: labels.names,
    offcuts,
    keep: (cut) => change((now) => ({ ...now, done: [...now.done, cut] })),
    drop: (cut) => change((now) => without(now, cut)),
  };
  const tick = (board: NumberedBoard): void => {
    if (plan === undefined) return;
    tickBoard(owner, plan, board);
    toastEdit(words.cutNow(kind, board.number));
  };
  return {
    list,
    change,
    demand,
    id,
    kind,
    name,
    material,
    parts,
    kerf,
    priced,
    priceOf,
    planning,
    boards,
    done,
    tick,
    untick: (cut) => untickBoard(owner, cut),
    rack,
    ...labels,
    edging,
    locale,
    currency,
  };
}
