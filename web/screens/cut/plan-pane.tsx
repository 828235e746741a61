import { useEffect, useState } from 'react';
import { useSheet } from '../../app/use-sheet.ts';
import { en } from '../../language/en/cut-plan.ts';
import { area } from '../../language/language.ts';
import { Bench } from './bench.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { PlanView } from './plan-view.tsx';
import type { PlannedCuts } from './planned-cuts.ts';
import { PrintPlan, type PrintWhat } from './print-plan.tsx';
import { PrintSheet } from './print-sheet.tsx';

const words = area('cutPlan', en);

/** A plan with what rises over it: the bench, and the sheets to print it and to save it. */
export function PlanPane(props: {
  readonly cuts: PlannedCuts;
  /** What goes on paper: all the plans of a project, together. */
  readonly printed: readonly PlannedCuts[];
  /** Whose boards are listed to buy, where that is more than the plan that is shown. */
  readonly billed?: readonly PlannedCuts[];
  /** Where the parts and the boards are changed. */
  readonly links: { readonly parts: string; readonly stock: string };
}) {
  const { cuts, printed, links } = props;
  const [bench, saving, choosing] = [useSheet('bench'), useSheet('save'), useSheet('print')];
  const [printing, setPrinting] = useState<PrintWhat>();
  const isChoosing = choosing.about !== null;
  // A page prints blank beneath an open dialog, so the sheet is gone before the browser is asked;
  // what is printed stays, because phones lay it out after this returns.
  useEffect(() => {
    if (printing !== undefined && !isChoosing) window.print();
  }, [printing, isChoosing]);
  return (
    <>
      <PlanView
        cuts={cuts}
        billed={props.billed ?? [cuts]}
        links={links}
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
      {printing !== undefined && (
        <PrintPlan
          name={cuts.name || cuts.material || words.cutList}
          plans={printed}
          what={printing}
        />
      )}
      {bench.about !== null && cuts.boards.length > 0 && (
        <Bench
          cuts={cuts}
          number={Number(bench.about)}
          onShow={(number) => bench.turnTo(String(number))}
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
