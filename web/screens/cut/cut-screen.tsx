import { memo, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { readLocale, readSettings } from '../../documents/settings/settings.ts';
import { useTitle } from '../../app/shell/document-head.ts';
import { words } from '../../language/page/cut-list.ts';
import { words as projectFrameWords } from '../../language/page/project-frame.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';
import type { CutList } from '../../planner/schema/cut-list.ts';
import {
  changeMaterial,
  FIRST_MATERIAL,
  materialIds,
  materialOf,
  materialsOf,
} from '../../planner/schema/cut-materials.ts';
import { changeCutList, createCutList, findCutList } from '../../documents/store/cut-list-store.ts';
import { lostName } from '../../documents/settings/page-names.ts';
import { startCutList } from '../../documents/settings/shop-stock.ts';
import { storageState, subscribe } from '../../documents/store/device-storage.ts';
import { TWO, useIsWide } from '../../platform/wide-screen.ts';
import {
  StorageAlarm,
  ProjectTabs,
  type ProjectTab,
  tabName,
  tabPath,
  TABS,
} from '../project/project-frame.tsx';
import { ShowsLater, useShownLater } from '../../ui/controls/fields/early-value.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { NotHere } from '../not-found/not-here.tsx';
import { PartsTab, PlanTab, StockTab } from './cut-tabs.tsx';
import { Materials } from './parts/materials.tsx';
import { StepsTab } from './steps/steps-tab.tsx';
import { useCuts } from './use-cuts.ts';
import '../project-styles.css';

const { partOf } = projectFrameWords;

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

/** The tabs, on a wide screen next to Measure. */
const OpenCutList = memo(function OpenCutList(props: {
  /** The stored list. */
  readonly whole: CutList;
  readonly material: string;
  readonly tab: ProjectTab;
}) {
  const { whole, material, tab } = props;
  const { id } = whole;
  const change = useCallback(
    (edit: (now: CutList) => CutList): void =>
      changeCutList(id, (now) => changeMaterial(now, material, edit)),
    [id, material],
  );
  const list = materialOf(whole, material);
  const others = materialsOf(whole).filter((one) => one.id !== list.id);
  const cuts = useCuts({ list, others, change });
  const search =
    material === FIRST_MATERIAL ? '' : `?${new URLSearchParams({ material }).toString()}`;
  const addressOf = (to: ProjectTab): string => tabPath(`/project/cut/${id}`, to) + search;
  const storage = useSyncExternalStore(subscribe, storageState);
  const name = list.name.trim() || whole.material.trim() || words.unnamed;
  useTitle(tab === 'measure' ? name : partOf(tabName(tab), name));
  const isWide = useIsWide(TWO);
  const shown = isWide && tab === 'measure' ? 'cut' : tab;
  const side = isWide ? { title: tabName(shown), isAsked: tab !== 'measure' } : undefined;
  const to = {
    measure: addressOf('measure'),
    buy: addressOf('buy'),
    cut: addressOf('cut'),
    do: addressOf('do'),
  };
  const chips = whole.more.length > 0 && <Materials whole={whole} material={material} />;
  const view = { project: { id }, name, side };
  const all = { cuts, whole, material, to, view };
  return (
    <>
      <StorageAlarm state={storage} />
      {(isWide || shown === 'measure') && <PartsTab {...all} chips={chips} />}
      {shown === 'buy' && <StockTab {...all} chips={!isWide && chips} />}
      {shown === 'cut' && <PlanTab {...all} chips={!isWide && chips} />}
      {shown === 'do' && <StepsTab {...all} chips={!isWide && chips} />}
      <ProjectTabs tab={tab} shown={shown} isWide={isWide} addressOf={addressOf} />
    </>
  );
});

/** Tabs that earlier versions linked to, also on printed labels. */
const FORMER: Readonly<Record<string, ProjectTab>> = {
  parts: 'measure',
  stock: 'buy',
  plan: 'cut',
};

/** Replaces a former address, with its open sheet. */
function Moved({ to }: { readonly to: string }) {
  const navigate = useNavigate();
  const { search, state } = useLocation();
  useEffect(
    () => void navigate(to + search, { replace: true, state }),
    [navigate, to, search, state],
  );
  return null;
}

/** A cut list with any of its tabs. */
export function CutScreen() {
  const { id = '', view = 'measure' } = useParams();
  const [search] = useSearchParams();
  const [found, onScreen] = useShownLater(useSyncExternalStore(subscribe, () => findCutList(id)));
  const tab = TABS.find((one) => one === view);
  const former = entryOf(FORMER, view);
  if (id === 'new') return <NewCutList />;
  if (former !== undefined) return <Moved to={tabPath(`/project/cut/${id}`, former)} />;
  if (tab === undefined) return <NotFound />;
  if (found.kind === 'list') {
    const wanted = search.get('material') ?? FIRST_MATERIAL;
    const material = materialIds(found.list).includes(wanted) ? wanted : FIRST_MATERIAL;
    // The key resets state, such as the last plan, when the material changes.
    return (
      <ShowsLater value={onScreen}>
        <OpenCutList key={material} whole={found.list} material={material} tab={tab} />
      </ShowsLater>
    );
  }
  const { missing } = words;
  return found.kind === 'damaged' ? (
    <NotHere
      title={lostName(found, 'cutList')}
      why={missing.damaged(found.reason)}
      raw={found.raw}
      back={missing.back}
    />
  ) : (
    <NotHere title={missing.title} why={missing.elsewhere} back={missing.back} />
  );
}
