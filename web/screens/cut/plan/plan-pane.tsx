import { lazy, Suspense, useState } from 'react';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { en } from '../../../language/en/cut-plan.ts';
import { area } from '../../../language/language.ts';
import { Bench, type BenchPlace } from '../bench/bench.tsx';
import { ExportSheet } from './export-sheet.tsx';
import type { Problems } from './not-planned.tsx';
import { PlanView } from './plan-view.tsx';
import type { PlannedCuts } from '../planned-cuts.ts';
import type { PrintWhat } from './print-plan.tsx';
import { PrintSheet } from './print-sheet.tsx';

const words = area('cutPlan', en);

const PrintPlan = lazy(async () => ({ default: (await import('./print-plan.tsx')).PrintPlan }));

const NO_PROBLEMS: Problems = {};

/** What the bench is open about: a board's number, which of its pieces is looked for, and how many cuts are made. */
function aboutBench(about: string): BenchPlace {
  const [board = '', piece = '0', made] = about.split('.');
  return {
    board: Number(board),
    piece: Number(piece),
    made: made === undefined ? undefined : Math.max(0, Math.trunc(Number(made)) || 0),
  };
}

/** A plan with what rises over it: the bench, and the sheets to print it and to save it. */
export function PlanPane(props: {
  readonly cuts: PlannedCuts;
  /** What goes on paper: all the plans of a project, together. */
  readonly printed: readonly PlannedCuts[];
  /** Whose boards are listed to buy, where that is more than the plan that is shown. */
  readonly billed?: readonly PlannedCuts[];
  /** What is wrong with the list, where it is one. */
  readonly problems?: Problems;
  /** Where the parts and the boards are changed. */
  readonly links: { readonly parts: string; readonly stock: string };
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
        billed={props.billed ?? [cuts]}
        links={links}
        problems={props.problems ?? NO_PROBLEMS}
        onBench={(number) => bench.open(String(number))}
        onExport={() => saving.open('plan')}
        onPrint={() => {
          setPrinting(undefined);
          choosing.open('plan');
        }}
      />
      {saving.about !== null && <ExportSheet cuts={cuts} onClose={saving.close} />}
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
      {/* A page prints blank beneath an open dialog, so the sheet is gone before the browser is asked. */}
      {printing !== undefined && !isChoosing && (
        <Suspense fallback={null}>
          <PrintPlan
            name={cuts.name || cuts.material || words.cutList}
            plans={printed}
            what={printing}
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

/** The main action over a plan: to the bench with it, at the first board that is not cut. */
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
