import { memo, useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import {
  readLocale,
  useLocale,
  readSettings,
  useSettings,
  type Settings,
} from '../../documents/settings/settings.ts';
import { useTitle } from '../../app/shell/document-head.ts';
import { cardOf, CARDS } from '../../planner/jobs/cards.ts';
import { startingWorkshop } from '../../planner/jobs/kit/steps/workshop.ts';
import type { PlaceKind } from '../../planner/measure/places/place.ts';
import { newPlace } from '../../planner/measure/places/place-input.ts';
import { newId } from '../../platform/new-id.ts';
import { storageState, subscribe } from '../../documents/store/device-storage.ts';
import { addPlace } from '../../documents/edits/edit.ts';
import { rememberedPrices } from '../../documents/store/remembered-prices.ts';
import { regionOf, type Project } from '../../planner/schema/project.ts';
import { useKnownCuts, usePlanSearch } from '../../app/cut-search/use-plan-search.ts';
import { pageMemo, lostName, projectName } from '../../documents/settings/page-names.ts';
import { type Catalogue, type Inputs, plan, planInParts } from '../../planner/plan.ts';
import {
  noteOpened,
  completeEdits,
  createProject,
  findProject,
} from '../../documents/store/project-store.ts';
import { measure } from '../../planner/project/read-typed.ts';
import { withActedOn } from '../../planner/project/acted-on.ts';
import { localeFor, REGIONS } from '../../planner/stock/region.ts';
import { useLoaded } from './use-loaded.ts';
import { PlanNotice } from './plan-notice.tsx';
import {
  StorageAlarm,
  ProjectTabs,
  type ProjectTab,
  tabName,
  tabPath,
  TABS,
} from './project-frame.tsx';
import { THREE, useIsWide } from '../../platform/wide-screen.ts';
import { ShowsLater, useShownLater } from '../../ui/controls/fields/early-value.ts';
import { useRack } from '../cut/use-cuts.ts';
import { useSummaryInBackground } from '../home/use-summaries.ts';
import { NotFound } from '../not-found/not-found.tsx';
import { NotHere } from '../not-found/not-here.tsx';
import { BuyTab } from './buy/buy-tab.tsx';
import { CutTab } from './cut/cut-tab.tsx';
import { DoTab } from './do/do-tab.tsx';
import { MeasureTab } from './measure/measure-tab.tsx';
import { useTabAddress } from './tab-screen.tsx';
import { words } from '../../language/page/project.ts';
import { words as projectFrameWords } from '../../language/page/project-frame.ts';
import '../project-styles.css';

const { partOf } = projectFrameWords;

/** Adds a job with a new place, and copies workshop, region and home from the settings. */
function fill(project: Project, slug: string, kind: PlaceKind): Project {
  const settings = readSettings();
  const locale = readLocale();
  const workshop = startingWorkshop(settings, locale);
  const place = newPlace(kind, newId());
  const entries = [{ id: newId(), slug, place: place.id, typed: {} }];
  const { region, built, country } = settings;
  return addPlace(
    place,
    entries,
  )({
    ...project,
    region,
    home: { built, country },
    ...(workshop === undefined ? {} : { workshop }),
  });
}

/** Creates a project and opens it; Back returns to the previous screen. */
function NewProject() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [first] = CARDS;
  const { slug = '', places = [] } = cardOf(search.get('job') ?? '') ?? first ?? {};
  const wanted = search.get('place');
  const kind: PlaceKind = places.find((one) => one === wanted) ?? places[0] ?? 'room';
  const { region } = useSettings();
  // The previous screen stays until everything is loaded.
  useLoaded([slug], region);
  const started = useRef(false);
  useEffect(() => {
    if (started.current) return;
    started.current = true;
    const { id } = createProject((project) => fill(project, slug, kind));
    void navigate(`/project/${id}`, { replace: true });
  }, [navigate, slug, kind]);
  return null;
}

const OpenProject = memo(function OpenProject(props: {
  readonly project: Project;
  readonly tab: ProjectTab;
}) {
  const { project, tab } = props;
  const settings = useSettings();
  const slugs = project.jobs.map(({ slug }) => slug);
  const loaded = useLoaded(slugs, regionOf(project, settings));
  const name = projectName(project);
  useEffect(() => noteOpened(project.id, Date.now()), [project.id]);
  useTitle(tab === 'measure' ? name : partOf(tabName(tab), name));
  return <LoadedProject project={project} tab={tab} loaded={loaded} name={name} />;
});

/** Settings with the currency of the project's region, unless the user chose a currency. */
function useProjectSettings({ region }: Catalogue): Settings {
  const settings = useSettings();
  return useMemo(
    () =>
      settings.currencyChosen ? settings : { ...settings, currency: REGIONS[region].currency },
    [settings, region],
  );
}

function LoadedProject(props: {
  readonly project: Project;
  readonly tab: ProjectTab;
  readonly loaded: Catalogue;
  readonly name: string;
}) {
  const { project, tab, loaded, name } = props;
  const settings = useProjectSettings(loaded);
  const locale = localeFor(loaded.region, useLocale());
  const prices = useSyncExternalStore(subscribe, rememberedPrices);
  const cuts = useKnownCuts(`${project.id}/`);
  const offcuts = useRack();
  const { built, country, tools, currency } = settings;
  const device = useMemo(
    () => ({ currency, home: { built, country, tools }, prices, offcuts }),
    [currency, built, country, tools, prices, offcuts],
  );
  const inputs = useMemo(
    () => ({ project, catalogue: loaded, locale, device, cuts }),
    [project, loaded, locale, device, cuts],
  );
  const planning = useMemo(() => planInParts(inputs, pageMemo), [inputs]);
  return (
    <>
      {project.jobs.map(({ id }) => (
        <PlansNext key={id} planning={planning} parts={1} />
      ))}
      {LINE_GROUPS.map((group) => (
        <PlansNext key={group} planning={planning} parts={10} />
      ))}
      <PlannedProject inputs={inputs} settings={settings} tab={tab} name={name} />
    </>
  );
}

/** Groups of ten lines of the list that are planned before the screen asks for all of it. */
const LINE_GROUPS = Array.from({ length: 12 }, (_, group) => group);

/** Plans some parts into the memo before the screen asks for all of them: React can pause between two components only. */
function PlansNext(props: { readonly planning: Generator; readonly parts: number }) {
  for (let part = 0; part < props.parts; part += 1) props.planning.next();
  return null;
}

function PlannedProject(props: {
  readonly inputs: Inputs;
  readonly settings: Settings;
  readonly tab: ProjectTab;
  readonly name: string;
}) {
  const { inputs, settings, tab, name } = props;
  const { project, catalogue, locale } = inputs;
  const storage = useSyncExternalStore(subscribe, storageState);
  const worked = useMemo(() => plan(inputs, pageMemo), [inputs]);
  useEffect(
    () => completeEdits(project.id, (before, after) => withActedOn(before, after, worked)),
    [project.id, worked],
  );
  usePlanSearch(worked.wanted, locale, false);
  useSummaryInBackground(project.id);
  const isWide = useIsWide(THREE);
  const shown = isWide && tab === 'measure' ? 'buy' : tab;
  const side = isWide ? { title: tabName(shown), isAsked: tab !== 'measure' } : undefined;
  const { region } = catalogue;
  const view = { project, worked, inputs, settings, locale, region, name, side };
  const addressOf = useTabAddress(isWide);
  return (
    <>
      <StorageAlarm state={storage} />
      <PlanNotice inputs={inputs} worked={worked} />
      {(isWide || shown === 'measure') && <MeasureTab {...view} />}
      {shown === 'buy' && <BuyTab {...view} />}
      {shown === 'cut' && <CutTab {...view} />}
      {shown === 'do' && <DoTab {...view} />}
      <ProjectTabs
        tab={tab}
        shown={shown}
        isWide={isWide}
        addressOf={(to) => addressOf(tabPath(`/project/${project.id}`, to))}
      />
    </>
  );
}

type Found = ReturnType<typeof findProject>;

/** True if a place has a size less than before, or one that cannot be. */
function hasLostSize(now: Found, before: Found): boolean {
  if (now.kind !== 'project' || before.kind !== 'project') return false;
  const locale = localeFor(regionOf(now.project, readSettings()), readLocale());
  return now.project.places.some((place) => {
    const former = before.project.places.find(({ id }) => id === place.id);
    if (former === undefined || former === place) return false;
    const is = measure(place, locale, pageMemo);
    const was = measure(former, locale, pageMemo);
    return (
      Object.keys(is.problems).some((field) => !(field in was.problems)) ||
      is.missing.some((size) => !was.missing.includes(size))
    );
  });
}

/** Route of a project with any of its tabs. */
export function ProjectScreen() {
  const { id = '', tab: wanted = 'measure' } = useParams();
  const tab = TABS.find((one) => one === wanted);
  const stored = useSyncExternalStore(subscribe, () => findProject(id));
  const [found, onScreen] = useShownLater(stored, hasLostSize);
  if (id === 'new') return <NewProject />;
  if (found.kind === 'project') {
    return tab === undefined ? (
      <NotFound />
    ) : (
      <ShowsLater value={onScreen}>
        <OpenProject project={found.project} tab={tab} />
      </ShowsLater>
    );
  }
  return found.kind === 'damaged' ? (
    <NotHere
      title={lostName(found, 'project')}
      why={words.damaged(found.reason)}
      raw={found.raw}
      back={words.yours}
    />
  ) : (
    <NotHere title={words.notHere} why={words.elsewhere} back={words.yours} />
  );
}
