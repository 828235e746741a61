import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../../app/settings.ts';
import type { UnitSystem } from '../../measure/format-length.ts';
import { cutDemand, type CutDemand, type GivenPart } from '../../projects/cut-demand.ts';
import type { CutList, Offcut } from '../../projects/cut-list.ts';
import { nextNumber, numberedBoards, type NumberedBoard } from '../../projects/cut-plan.ts';
import { subscribeToTexts } from '../../projects/kept-text.ts';
import { listOffcuts, offcutsFor } from '../../projects/offcut-store.ts';
import type { Currency } from '../../shopping/money.ts';
import { letterOf } from './in-words.ts';
import { usePlan, type Planning } from './use-plan.ts';

/** Everything that the views of one cut list show and change. */
export interface Cuts {
  readonly list: CutList;
  readonly change: (change: (list: CutList) => CutList) => void;
  readonly given: readonly GivenPart[];
  readonly demand: CutDemand;
  readonly planning: Planning;
  /** The boards still to be cut, in their order. */
  readonly boards: readonly NumberedBoard[];
  /** All own offcuts, of every material. */
  readonly rack: readonly Offcut[];
  readonly names: Readonly<Record<string, string>>;
  /** The letter of each part on the drawings. */
  readonly letters: Readonly<Record<string, string>>;
  readonly units: UnitSystem;
  readonly currency: Currency;
}

export interface CutsInput {
  readonly list: CutList;
  /** Changes the list as it is stored now. */
  readonly change: (change: (list: CutList) => CutList) => void;
  /** Parts that the jobs of a project want cut. */
  readonly given?: readonly GivenPart[];
}

const NO_OFFCUTS: readonly Offcut[] = [];
const NO_PARTS: readonly GivenPart[] = [];

/** Reads, plans and keeps one cut list. */
export function useCuts({ list, change, given = NO_PARTS }: CutsInput): Cuts {
  const { units, currency } = useSettings();
  const rack = useSyncExternalStore(subscribeToTexts, listOffcuts, () => NO_OFFCUTS);
  const demand = useMemo(
    () => cutDemand(list, { units, given, offcuts: offcutsFor(list, rack) }),
    [list, units, given, rack],
  );
  const planning = usePlan(list.id, demand.request, nextNumber(list));
  const { plan } = planning;
  const boards = useMemo(() => (plan === undefined ? [] : numberedBoards(plan)), [plan]);
  const { parts } = demand;
  const names = useMemo(() => Object.fromEntries(parts.map(({ id, name }) => [id, name])), [parts]);
  const letters = useMemo(
    () => Object.fromEntries(parts.map(({ id }, i) => [id, letterOf(i)])),
    [parts],
  );
  return { list, change, given, demand, planning, boards, rack, names, letters, units, currency };
}
