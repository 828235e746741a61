import { useLocale } from '../../projects/settings/locale.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../projects/settings/settings.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { cutDemand, type CutDemand } from '../../projects/derive/cut-demand.ts';
import type { CutList } from '../../projects/schema/cut-list.ts';
import { forgetPlan, keepPlan } from '../../projects/stores/cut-plan-store.ts';
import {
  nextNumber,
  numberedBoards,
  toDone,
  withoutBoard,
  type NumberedBoard,
} from '../../projects/derive/cut-plan.ts';
import { subscribe } from '../../projects/stores/device-storage.ts';
import type { DoneBoard } from '../../projects/schema/done-board.ts';
import {
  listOffcuts,
  offcutsFor,
  putBackOffcut,
  takeOffcut,
} from '../../projects/stores/offcut-store.ts';
import type { Offcut } from '../../projects/schema/offcut.ts';
import { toast } from '../../ui/controls/toast.tsx';
import { labelsOf, type PlannedCuts } from './planned-cuts.ts';
import { usePlan } from './use-plan.ts';

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

/** Reads, plans and keeps one cut list. */
export function useCuts({ list, change }: CutsInput): Cuts {
  const { currency } = useSettings();
  const locale = useLocale();
  const rack = useRack();
  const demand = useMemo(
    () => cutDemand(list, { locale, offcuts: offcutsFor(list, rack) }),
    [list, locale, rack],
  );
  const { parts, kerf, priced, offcuts } = demand;
  const planning = usePlan(list.id, demand.request, nextNumber(list.done), locale);
  const { plan } = planning;
  const boards = useMemo(() => (plan === undefined ? [] : numberedBoards(plan)), [plan]);
  const labels = useMemo(() => labelsOf(parts), [parts]);
  const { id, kind, name, material, done } = list;
  const priceOf = (stock: string): number | undefined =>
    plan?.request.stock.find((row) => row.id === stock)?.price ?? undefined;

  const putBack = ({ number, offcut }: DoneBoard): void => {
    if (offcut !== null) putBackOffcut(offcut);
    change((now) => ({ ...now, done: now.done.filter((one) => one.number !== number) }));
  };
  // A board is taken out of the plan as it was cut; the rest of the plan stays as it is.
  const tick = (board: NumberedBoard): void => {
    if (plan === undefined) return;
    const cut = toDone(board, priceOf(board.board.stock), labels.names, offcuts);
    keepPlan(id, withoutBoard(plan, board.number));
    if (cut.offcut !== null) takeOffcut(cut.offcut.id);
    change((now) => ({ ...now, done: [...now.done, cut] }));
    toast(words.cutNow(kind, board.number), () => {
      putBack(cut);
      keepPlan(id, plan);
    });
  };
  const untick = (cut: DoneBoard): void => {
    forgetPlan(id);
    putBack(cut);
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
    untick,
    rack,
    ...labels,
    locale,
    currency,
  };
}
