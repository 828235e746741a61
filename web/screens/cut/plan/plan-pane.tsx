import { lazy, Suspense, useState } from 'react';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { words } from '../../../language/page/cut-plan.ts';
import { Bench, type BenchPlace } from '../bench/bench.tsx';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { ExportSheet } from './export-sheet.tsx';
import type { Problems } from './not-planned.tsx';
import { PlanView } from './plan-view.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';
import type { PrintWhat } from './print-plan.tsx';
import { PrintSheet } from './print-sheet.tsx';

const PrintPlan = lazy(async () => ({ default: (await import('./print-plan.tsx')).PrintPlan }));

const NO_PROBLEMS: Problems = {};

/** State of the bench in the address: board, searched piece, and number of finished cuts. */
function aboutBench(about: string): BenchPlace {
  const [board = '', piece = '0', made] = about.split('.');
  return {
    board: Number(board),
    piece: Number(piece),
    made: made === undefined ? undefined : Math.max(0, Math.trunc(Number(made)) || 0),
  };
}

/** A plan with its bench, print sheet and export sheet. */
export function PlanPane(props: {
  readonly cuts: PlannedCuts;
  /** Plans to print: all plans of a project. */
  readonly printed: readonly PlannedCuts[];
  /** Errors of the cut list, if it is one. */
  readonly problems?: Problems;
  /** Links to the inputs of parts and boards. */
  readonly links: { readonly parts: string; readonly stock: string };
  /** The cut list with its hardware; absent for the plan of a project. */
  readonly list?: CutList;
}) {
  const { cuts, printed, links } = props;
  const [bench, saving, choosing] = [useSheet('bench'), useSheet('save'), useSheet('print')];
  const [printing, setPrinting] = useState<PrintWhat>();
  const isChoosing = choosing.about !== null;
  const place = aboutBench(bench.about ?? '');
  return (
    <>
      <PlanView
        cuts={cuts}
        links={links}
        problems={props.problems ?? NO_PROBLEMS}
        onBench={(number) => bench.open(String(number))}
        onExport={() => saving.open('plan')}
        onPrint={() => {
          setPrinting(undefined);
          choosing.open('plan');
        }}
      />
      {saving.about !== null && (
        <ExportSheet cuts={cuts} hardware={props.list?.hardware ?? []} onClose={saving.close} />
      )}
      {isChoosing && (
        <PrintSheet
          locale={cuts.locale}
          onClose={choosing.close}
          onPrint={(what) => {
            setPrinting(what);
            choosing.close();
          }}
        />
      )}
      {/* Browsers print a blank page under an open dialog, so the sheet closes first. */}
      {printing !== undefined && !isChoosing && (
        <Suspense fallback={null}>
          <PrintPlan
            name={cuts.name || cuts.material || words.cutList}
            plans={printed}
            what={printing}
            hardware={props.list?.hardware ?? []}
          />
        </Suspense>
      )}
      {bench.about !== null && cuts.boards.length > 0 && (
        <Bench
          cuts={cuts}
          place={place}
          onShow={(board, made) =>
            bench.turnTo(`${board}.${board === place.board ? place.piece : 0}.${made}`)
          }
          onClose={bench.close}
        />
      )}
    </>
  );
}

/** Main action of a plan: opens the bench at the first uncut board. */
export function BenchButton({ cuts }: { readonly cuts: PlannedCuts }) {
  const bench = useSheet('bench');
  const [first] = cuts.boards;
  if (first === undefined) return null;
  return (
    <button
      type="button"
      className="button button--main"
      onClick={() => bench.open(String(first.number))}
    >
      {words.bench.open}
    </button>
  );
}
