import { lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { Link } from 'react-router-dom';
import { useSheet } from '../../app/shell/use-sheet.ts';
import { words as cutListWords } from '../../language/page/cut-list.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import type { SideScreenContent } from '../../ui/controls/frame/side-screen.tsx';
import { BackToProjects, type ProjectTab } from '../project/project-frame.tsx';
import { IsReturn } from '../../app/shell/is-return.ts';
import { Later } from '../../ui/controls/more.tsx';
import { TabScreen } from '../project/tab-screen.tsx';
import { ShareButton } from '../share/send/share-button.tsx';
import { BoardsToBuy } from './boards/boards-to-buy.tsx';
import { SawFields } from './boards/saw-fields.tsx';
import { StockView } from './boards/stock-view.tsx';
import { BoardsSketch } from './parts/boards-sketch.tsx';
import { BringIn } from './parts/bring-in.tsx';
import { DuplicateList } from './parts/duplicate-list.tsx';
import { ListEdging } from './parts/edging/list-edging.tsx';
import { Materials, RemoveMaterial } from './parts/materials.tsx';
import type { OpenedFile } from './parts/open-list-file.ts';
import { PartsView } from './parts/parts-view.tsx';
import { Templates } from './parts/templates/templates.tsx';
import { CutLine } from './plan/cut-line.tsx';
import { ScannedLabel } from './plan/labels/scanned-label.tsx';
import { BenchButton, PlanPane } from './plan/plan-pane.tsx';
import type { CutListState } from './use-cuts.ts';

const ImportSheet = lazy(async () => ({
  default: (await import('./parts/import-sheet.tsx')).ImportSheet,
}));

const NO_TEXT: OpenedFile = { kind: 'text', text: '' };

const { line: lineWords, next: words } = cutListWords;

export interface CutTabProps {
  readonly cuts: CutListState;
  /** The list with all its materials; `material` is the id of the current one. */
  readonly whole: CutList;
  readonly material: string;
  readonly view: {
    readonly project: { readonly id: string };
    readonly name: string;
    readonly side: SideScreenContent | undefined;
  };
  /** Address of each tab. */
  readonly to: Readonly<Record<ProjectTab, string>>;
  /** Switch of the material, if there are several. */
  readonly chips: ReactNode;
}

/** Missing input of a list, or the summary of its plan. */
function Line({ cuts }: { readonly cuts: CutListState }) {
  const { planning, demand, all } = cuts;
  const planned = all.filter((one) => one.planning.phase.kind !== 'nothing');
  // Materials that are completely cut count too.
  const line = <CutLine plans={all.filter(({ parts }) => parts.length > 0)} />;
  if (planned.length > 1 || planning.phase.kind !== 'nothing') return line;
  if (demand.parts.length === 0) return lineWords.nothing;
  if (hasNoBoards(cuts)) return lineWords.noBoards;
  // This material is completely cut, but another may not be.
  if (planned.length > 0) return line;
  return lineWords.allCut(all.reduce((sum, { done }) => sum + done.length, 0));
}

const hasNoBoards = ({ demand }: CutListState): boolean =>
  demand.stock === 0 && demand.offcuts.length === 0;

const MainLink = (props: { readonly to: string; readonly children: ReactNode }) => (
  <Link className="button button--main" to={props.to}>
    {props.children}
  </Link>
);

/** Measure: the parts, with the boards that they take. */
export function PartsTab({ cuts, whole, material, view, to, chips }: CutTabProps) {
  const importing = useSheet('import');
  const isReturn = useContext(IsReturn);
  const [brought, setBrought] = useState<OpenedFile>(NO_TEXT);
  const bring = (opened: OpenedFile): void => {
    setBrought(opened);
    importing.open('list');
  };
  const { project, name, side } = view;
  const isTaped = whole.tapes.length > 0 && cuts.list.kind === 'sheet';
  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      tool={<ShareButton kind="cut-list" id={project.id} name={name} />}
      line={
        <span className="steady-line">
          <Line cuts={cuts} />
        </span>
      }
      action={
        cuts.demand.parts.length > 0 && side === undefined ? (
          <MainLink to={to.buy}>{hasNoBoards(cuts) ? words.boards : words.buy}</MainLink>
        ) : undefined
      }
    >
      {chips}
      <BringIn onBring={bring}>
        <PartsView
          cuts={cuts}
          sketch={side === undefined && <BoardsSketch cuts={cuts} />}
          onImport={() => importing.open('list')}
        />
      </BringIn>
      <Later isNow={isReturn}>
        {whole.more.length === 0 ? (
          <Materials whole={whole} material={material} />
        ) : (
          <RemoveMaterial whole={whole} material={material} />
        )}
        {isTaped && <ListEdging cuts={cuts} />}
        <SawFields cuts={cuts} />
        <Templates whole={whole} />
        <DuplicateList whole={whole} />
      </Later>
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
    </Screen>
  );
}

/** Buy: the boards that the plan takes, and the sizes and prices of the shop. */
export function StockTab({ cuts, whole, view, to, chips }: CutTabProps) {
  const action =
    cuts.demand.parts.length === 0 ? (
      <MainLink to={to.measure}>{words.parts}</MainLink>
    ) : hasNoBoards(cuts) ? undefined : (
      <MainLink to={to.cut}>{words.plan}</MainLink>
    );
  return (
    <TabScreen view={view} kind="cut-list" line={<Line cuts={cuts} />} action={action}>
      {chips}
      <BoardsToBuy cuts={cuts} whole={whole} />
      <StockView cuts={cuts} />
    </TabScreen>
  );
}

/** Cut: each board with its cuts. */
export function PlanTab({ cuts, whole, view, to, chips }: CutTabProps) {
  const action =
    cuts.boards.length > 0 ? (
      <BenchButton cuts={cuts} />
    ) : cuts.demand.parts.length === 0 ? (
      <MainLink to={to.measure}>{words.parts}</MainLink>
    ) : hasNoBoards(cuts) ? (
      <MainLink to={to.buy}>{words.boards}</MainLink>
    ) : undefined;
  return (
    <TabScreen view={view} kind="cut-list" line={<Line cuts={cuts} />} action={action}>
      {chips}
      <ScannedLabel plans={cuts.all} materialOf={({ id }) => id.split('/')[1]} />
      <PlanPane
        cuts={cuts}
        printed={cuts.all}
        problems={cuts.demand.problems}
        links={{ parts: to.measure, stock: to.buy }}
        list={whole}
      />
    </TabScreen>
  );
}
