import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useSheet } from '../../app/shell/use-sheet.ts';
import { en } from '../../language/en/cut-list.ts';
import { area } from '../../language/language.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import { BringIn } from './parts/bring-in.tsx';
import { DuplicateList } from './parts/duplicate-list.tsx';
import { Materials, RemoveMaterial } from './parts/materials.tsx';
import { ScannedLabel } from './plan/labels/scanned-label.tsx';
import type { OpenedFile } from './parts/open-list-file.ts';
import { PartsView } from './parts/parts-view.tsx';
import { BenchButton, PlanPane } from './plan/plan-pane.tsx';
import { StockView } from './boards/stock-view.tsx';
import { Templates } from './parts/templates/templates.tsx';
import type { CutListState } from './use-cuts.ts';

const ImportSheet = lazy(async () => ({
  default: (await import('./parts/import-sheet.tsx')).ImportSheet,
}));

const NO_TEXT: OpenedFile = { kind: 'text', text: '' };

const { next: words } = area('cutList', en);

export type CutViewName = 'parts' | 'stock' | 'plan';

interface CutViewProps {
  readonly cuts: CutListState;
  /** The list with all its materials; `material` is the id of the current one. */
  readonly whole: CutList;
  readonly material: string;
  readonly view: CutViewName;
  /** Address of each view. */
  readonly to: Readonly<Record<CutViewName, string>>;
}

/** Plan of the list, as a view or side screen. */
export function CutPlanView({ cuts, whole, to }: Pick<CutViewProps, 'cuts' | 'whole' | 'to'>) {
  return (
    <>
      <ScannedLabel plans={cuts.all} materialOf={({ id }) => id.split('/')[1]} />
      <PlanPane
        cuts={cuts}
        printed={cuts.all}
        billed={cuts.all}
        problems={cuts.demand.problems}
        links={to}
        list={whole}
      />
    </>
  );
}

/** One view of a cut list with its sheets. */
export function CutView(props: CutViewProps) {
  const { cuts, view, whole, material } = props;
  const importing = useSheet('import');
  const [brought, setBrought] = useState<OpenedFile>(NO_TEXT);
  const bring = (opened: OpenedFile): void => {
    setBrought(opened);
    importing.open('list');
  };
  const materials = <Materials whole={whole} material={material} />;
  const chips = whole.more.length > 0 && materials;
  if (view === 'stock') {
    return (
      <>
        {chips}
        <StockView cuts={cuts} />
      </>
    );
  }
  if (view === 'plan') {
    return (
      <>
        {chips}
        <CutPlanView {...props} />
      </>
    );
  }
  return (
    <>
      {chips}
      <BringIn onBring={bring}>
        <PartsView cuts={cuts} onImport={() => importing.open('list')} />
      </BringIn>
      {chips === false ? materials : <RemoveMaterial whole={whole} material={material} />}
      <Templates whole={whole} />
      <DuplicateList whole={whole} />
      {importing.about !== null && (
        <Suspense fallback={null}>
          <ImportSheet
            cuts={cuts}
            whole={whole}
            inHand={material}
            brought={brought}
            isShared={importing.about === 'shared'}
            onKeep={(text) => setBrought({ kind: 'text', text })}
            onClose={importing.close}
          />
        </Suspense>
      )}
    </>
  );
}

/** Main action of a view: to the plan, or to the bench if the plan is visible; none next to inputs. */
export function cutAction({ cuts, view, to }: CutViewProps, isPlanThere: boolean): ReactNode {
  const { demand, boards } = cuts;
  if (view === 'plan' && boards.length > 0) return <BenchButton cuts={cuts} />;
  if (demand.parts.length === 0) {
    return view === 'parts' ? undefined : (
      <Link className="button button--main" to={to.parts}>
        {words.parts}
      </Link>
    );
  }
  if (demand.stock === 0 && demand.offcuts.length === 0) {
    return view === 'stock' ? undefined : (
      <Link className="button button--main" to={to.stock}>
        {words.boards}
      </Link>
    );
  }
  return isPlanThere || view === 'plan' ? undefined : (
    <Link className="button button--main" to={to.plan}>
      {words.plan}
    </Link>
  );
}
