import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { words as cutPlanWords } from '../../../../language/page/cut-plan.ts';
import type { PlannedCuts } from '../../planned-cuts.ts';
import { findPiece, type FoundPiece } from './label-code.ts';

const { label: words } = cutPlanWords;

interface ScannedLabelProps {
  readonly plans: readonly PlannedCuts[];
  /** Name of a plan's material in the address; undefined for the default material. */
  readonly materialOf?: (cuts: PlannedCuts) => string | undefined;
}

const isWorking = ({ planning }: PlannedCuts): boolean => planning.phase.kind === 'first';

/** The piece in the address; undefined while its plan is being calculated, null if there is none. */
function pieceIn(
  plans: readonly PlannedCuts[],
  code: string,
): FoundPiece<PlannedCuts> | null | undefined {
  const worked = plans.filter((one) => !isWorking(one));
  return findPiece(worked, code) ?? (worked.length < plans.length ? undefined : null);
}

/**
 * Opens the bench at the cut of a scanned piece. Reports if its board is already cut or the plan no
 * longer contains it.
 */
export function ScannedLabel({ plans, materialOf }: ScannedLabelProps) {
  const [search, setSearch] = useSearchParams();
  const code = search.get('piece');
  const found = code === null ? null : pieceIn(plans, code);
  const bench = found && !found.done ? `${found.board}.${found.piece}` : undefined;
  const material = found && materialOf?.(found.cuts);
  useEffect(() => {
    if (bench === undefined) return;
    setSearch(
      { bench, ...(typeof material === 'string' ? { material } : {}) },
      { replace: true, preventScrollReset: true },
    );
  }, [bench, material, setSearch]);
  if (code === null || bench !== undefined) return null;
  return (
    <p className={found === null ? 'alarm' : 'note'} role="status">
      {found === undefined
        ? words.looking
        : found === null
          ? words.unknown
          : words.cutAlready(found.board)}
    </p>
  );
}
