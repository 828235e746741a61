import { readLocale } from '../../documents/settings/locale.ts';
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readSettings } from '../../documents/settings/settings.ts';
import { useTitle } from '../../app/shell/document-head.ts';
import { en } from '../../language/en/cut-list.ts';
import { en as enFrame } from '../../language/en/project-frame.ts';
import { area } from '../../language/language.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import {
  changeMaterial,
  FIRST_MATERIAL,
  materialIds,
  materialOf,
  materialsOf,
} from '../../planner/schema/cut-materials.ts';
import {
  changeCutList,
  createCutList,
  findCutList,
  type FoundCutList,
} from '../../documents/store/cut-list-store.ts';
import { lostName } from '../../documents/settings/page-names.ts';
import { startCutList } from '../../documents/settings/shop-stock.ts';
import { storageState, subscribe } from '../../documents/store/device-storage.ts';
import { TWO, useIsWide } from '../../platform/wide-screen.ts';
import { DamagedText } from '../../ui/controls/damaged-text.tsx';
import { Screen } from '../../ui/controls/frame/screen.tsx';
import { SideScreen } from '../../ui/controls/frame/side-screen.tsx';
import { BackToProjects, StorageAlarm } from '../project/project-frame.tsx';
import { TabBar } from '../../ui/controls/frame/tab-bar.tsx';
import { NotFound } from '../not-found/not-found.tsx';
import { ShareButton } from '../share/send/share-button.tsx';
import { cutAction, CutPlanView, CutView, type CutViewName } from './cut-view.tsx';
import { CutLine } from './plan/cut-line.tsx';
import { BenchButton } from './plan/plan-pane.tsx';
import { type CutListState, useCuts } from './use-cuts.ts';
import '../project-styles.css';

const words = area('cutList', en);
const { partOf } = area('projectFrame', enFrame);

const VIEWS: readonly CutViewName[] = ['parts', 'stock', 'plan'];
const ICONS = { parts: 'list', stock: 'trolley', plan: 'scissors' } as const;

/** Creates a list and opens it; Back returns to the previous screen. */
function NewCutList() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const settings = readSettings();
    const list = createCutList(search.get('kind') === 'sheet' ? 'sheet' : 'linear', (fresh) =>
      startCutList(fresh, settings, readLocale()),
    );
    // A list shared by another app opens in the import sheet.
    const shared = search.get('shared') === 'list' ? '?import=shared' : '';
    void navigate(`/project/cut/${list.id}${shared}`, { replace: true });
  }, [navigate, search]);
  return null;
}

/** Missing input of a list, or the summary of its plan. */
function Line({ cuts }: { readonly cuts: CutListState }) {
  const { planning, demand, all } = cuts;
  const planned = all.filter((one) => one.planning.phase.kind !== 'nothing');
  // Materials that are completely cut count too.
  const line = <CutLine plans={all.filter(({ parts }) => parts.length > 0)} />;
  if (planned.length > 1 || planning.phase.kind !== 'nothing') return line;
  if (demand.parts.length === 0) return words.line.nothing;
  if (demand.stock === 0 && demand.offcuts.length === 0) return words.line.noBoards;
  // This material is completely cut, but another may not be.
  if (planned.length > 0) return line;
  return words.line.allCut(all.reduce((sum, { done }) => sum + done.length, 0));
}

function OpenCutList(props: {
  /** The stored list. */
  readonly whole: CutList;
  readonly material: string;
  readonly view: CutViewName;
}) {
  const { whole, material, view } = props;
  const { id } = whole;
  const change = useCallback(
    (edit: (now: CutList) => CutList): void =>
      changeCutList(id, (now) => changeMaterial(now, material, edit)),
    [id, material],
  );
  const list = materialOf(whole, material);
  const others = materialsOf(whole).filter((one) => one.id !== list.id);
  const cuts = useCuts({ list, others, change });
  const base = `/project/cut/${id}`;
  const search =
    material === FIRST_MATERIAL ? '' : `?${new URLSearchParams({ material }).toString()}`;
  const to = {
    parts: base + search,
    stock: `${base}/stock${search}`,
    plan: `${base}/plan${search}`,
  };
  const storage = useSyncExternalStore(subscribe, storageState);
  const title = list.name.trim() || whole.material.trim() || words.unnamed;
  const labels = {
    parts: words.tabs.parts,
    stock: list.kind === 'sheet' ? words.tabs.sheets : words.tabs.boards,
    plan: words.tabs.plan,
  };
  useTitle(view === 'parts' ? title : partOf(labels[view], title));
  const isWide = useIsWide(TWO);
  // With enough room, the plan is next to the inputs.
  const shown = isWide && view === 'plan' ? 'parts' : view;
  const views = { cuts, view: shown, to, whole, material };
  const action = cutAction(views, isWide);
  return (
    <>
      <StorageAlarm state={storage} />
      <Screen
        title={title}
        back={<BackToProjects />}
        tool={<ShareButton kind="cut-list" id={id} name={title} />}
        line={<Line cuts={cuts} />}
        {...(action === undefined ? {} : { action })}
      >
        <CutView {...views} />
      </Screen>
      {isWide && (
        <SideScreen
          side={{ title: labels.plan, isAsked: view === 'plan' }}
          action={cuts.boards.length > 0 ? <BenchButton cuts={cuts} /> : undefined}
        >
          <CutPlanView cuts={cuts} whole={whole} to={to} />
        </SideScreen>
      )}
      <TabBar
        label={words.unnamed}
        tabs={VIEWS.filter((one) => !isWide || one !== 'plan').map((one) => ({
          to: to[one === shown ? view : one],
          label: labels[one],
          icon: ICONS[one],
        }))}
      />
    </>
  );
}

/** Shown instead of a list that is missing or damaged. */
function NotHere({ found }: { readonly found: Exclude<FoundCutList, { kind: 'list' }> }) {
  const { missing } = words;
  const title = found.kind === 'damaged' ? lostName(found, 'cutList') : missing.title;
  useTitle(title);
  return (
    <Screen title={title}>
      <p>{found.kind === 'damaged' ? missing.damaged(found.reason) : missing.elsewhere}</p>
      {found.kind === 'damaged' && <DamagedText raw={found.raw} />}
      <p className="links">
        <Link to="/">{missing.back}</Link>
      </p>
    </Screen>
  );
}

/** A cut list: its parts, its stock and its plan. */
export function CutScreen() {
  const { id = '', view = 'parts' } = useParams();
  const [search] = useSearchParams();
  const found = useSyncExternalStore(subscribe, () => findCutList(id));
  const known = VIEWS.find((one) => one === view);
  if (id === 'new') return <NewCutList />;
  if (known === undefined) return <NotFound />;
  if (found.kind === 'list') {
    const wanted = search.get('material') ?? FIRST_MATERIAL;
    const material = materialIds(found.list).includes(wanted) ? wanted : FIRST_MATERIAL;
    // The key resets state, such as the last plan, when the material changes.
    return <OpenCutList key={material} whole={found.list} material={material} view={known} />;
  }
  return <NotHere found={found} />;
}
