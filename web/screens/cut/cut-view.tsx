import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from '../../app/router.ts';
import { Bench } from './bench.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { ImportSheet } from './import-sheet.tsx';
import { PartsView } from './parts-view.tsx';
import { PlanView } from './plan-view.tsx';
import { PrintPlan, type PrintWhat } from './print-plan.tsx';
import { PrintSheet } from './print-sheet.tsx';
import { StockView } from './stock-view.tsx';
import type { Cuts } from './use-cuts.ts';

export type CutViewName = 'parts' | 'stock' | 'plan';

/**
 * One view of a cut list with the sheets that rise over it. Serves a list of its own and the Cut tab
 * of a project alike: `to` gives the address of each view, wherever they live.
 */
export function CutView(props: {
  readonly cuts: Cuts;
  readonly view: CutViewName;
  readonly to: (view: CutViewName, search?: string) => string;
}) {
  const { cuts, view, to } = props;
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const sheet = search.get('sheet');
  const [printing, setPrinting] = useState<PrintWhat>();
  // A page prints blank beneath an open dialog, so the sheet is gone before the browser is asked;
  // what is printed stays, because phones lay it out after this returns.
  useEffect(() => {
    if (printing !== undefined && sheet === null) window.print();
  }, [printing, sheet]);
  const bench = search.get('bench');
  const openSheet = (name: string): void => setSearch({ sheet: name });
  // Back closes what was opened; a reload on an open sheet has nothing to go back to.
  const close = (): void => setSearch({}, { replace: true });
  return (
    <>
      {view === 'parts' && <PartsView cuts={cuts} onImport={() => openSheet('import')} />}
      {view === 'stock' && <StockView cuts={cuts} />}
      {view === 'plan' && (
        <PlanView
          cuts={cuts}
          to={to}
          onBench={(number) => setSearch({ bench: String(number) })}
          onExport={() => openSheet('export')}
          onPrint={() => {
            setPrinting(undefined);
            openSheet('print');
          }}
        />
      )}
      {sheet === 'import' && <ImportSheet cuts={cuts} onClose={close} />}
      {sheet === 'export' && <ExportSheet cuts={cuts} onClose={close} />}
      {sheet === 'print' && (
        <PrintSheet
          onClose={close}
          onPrint={(what) => {
            setPrinting(what);
            close();
          }}
        />
      )}
      {printing !== undefined && <PrintPlan cuts={cuts} what={printing} />}
      {bench !== null && cuts.boards.length > 0 && (
        <Bench
          cuts={cuts}
          number={Number(bench)}
          onShow={(number) => void navigate(`?bench=${number}`, { replace: true })}
          onClose={close}
        />
      )}
    </>
  );
}

/** The one main action of a view: on to the plan, or to the bench with it; none where typing is. */
export function cutAction(props: {
  readonly cuts: Cuts;
  readonly view: CutViewName;
  readonly to: (view: CutViewName, search?: string) => string;
}) {
  const { cuts, view, to } = props;
  const { demand, boards } = cuts;
  const [first] = boards;
  if (view === 'plan' && first !== undefined) {
    return (
      <Link className="button button--main" to={to('plan', `?bench=${first.number}`)}>
        At the bench, board by board
      </Link>
    );
  }
  if (demand.parts.length === 0) {
    return view === 'parts' ? undefined : (
      <Link className="button button--main" to={to('parts')}>
        List the parts
      </Link>
    );
  }
  if (demand.stock === 0 && demand.offcuts.length === 0) {
    return view === 'stock' ? undefined : (
      <Link className="button button--main" to={to('stock')}>
        Which boards there are
      </Link>
    );
  }
  return view === 'plan' ? undefined : (
    <Link className="button button--main" to={to('plan')}>
      See the plan
    </Link>
  );
}
