import { lazy, Suspense, useContext, useMemo, useState, type ComponentProps } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useSheet, type SheetState } from '../../../app/shell/use-sheet.ts';
import type { PlaceInput } from '../../../planner/measure/places/place-input.ts';
import { rename } from '../../../documents/edits/edit.ts';
import { MOST_PLACES, type Project } from '../../../planner/schema/project.ts';
import { nameless, placeName } from '../../../documents/settings/page-names.ts';
import type { PlannedJob } from '../../../planner/plan.ts';
import { changeProject } from '../../../documents/store/project-store.ts';
import type { JobPlan } from '../../../planner/jobs/kit/contract.ts';
import { Field } from '../../../ui/controls/fields/field.tsx';
import { IsReturn } from '../../../app/shell/is-return.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import { Later } from '../../../ui/controls/more.tsx';
import { Screen } from '../../../ui/controls/frame/screen.tsx';
import { LazyPictures } from '../../pictures/lazy-pictures.tsx';
import { ShareButton } from '../../share/send/share-button.tsx';
import { colourOn } from '../../../ui/drawings/layers/layer-fill.tsx';
import type { FlatView } from '../../../ui/drawings/space/plan-box.tsx';
import { JobSection } from './job/job-section.tsx';
import { MeasureSheet } from './measure-sheets.tsx';
import { PlaceBar, STOREY } from './place/place-bar.tsx';
import { useDrawnPlace } from './place/drawn-place.ts';
import { PlaceEditor } from './place/place-editor.tsx';
import { ThingName } from './place/thing-editor.tsx';
import { BackToProjects } from '../project-frame.tsx';
import { useMeasureEdits, type MeasureEdits } from './use-measure-edits.ts';
import { roomsToDraw, type ProjectView } from '../tab-screen.tsx';
import { words as projectWords } from '../../../language/page/project.ts';
import { roundedMoney } from '../../../ui/format/amounts.ts';
import { emphasised } from '../../../ui/format/marked-text.tsx';

const { measuring: words } = projectWords;

const StoreyView = lazy(async () => ({
  default: (await import('../../storey/storey-view.tsx')).StoreyView,
}));

/** Number of figures that fit into the status line. */
const MOST_FIGURES = 3;

/** Missing sizes that fit into the status line, each once, and if there are more. */
function namesOf(missing: readonly string[]): readonly [names: readonly string[], more: boolean] {
  const names = [...new Set(missing)];
  return [names.slice(0, MOST_FIGURES), names.length > MOST_FIGURES];
}

/** Status line: missing sizes or answers, otherwise the rounded sum and the figures of the jobs. */
function QuietLine(props: ProjectView & { readonly place: string | undefined }) {
  const { worked, settings, place } = props;
  const measured = place === undefined ? undefined : worked.places.get(place);
  if (measured !== undefined && measured.place === undefined && measured.missing.length > 0) {
    return <span>{words.missing(...namesOf(measured.missing))}</span>;
  }
  const here = worked.jobs.filter(({ entry }) => entry.place === place);
  const open = here.flatMap(({ plan }) => plan.missing);
  if (open.length > 0) return <span>{words.unsaid(...namesOf(open))}</span>;
  const figures = here.flatMap(({ entry, plan }) =>
    plan.figures.map((figure) => ({ ...figure, job: entry.id })),
  );
  return (
    <>
      {(worked.list.unpriced === 0 || worked.list.cost > 0) && (
        <span>{emphasised(words.shopping(roundedMoney(worked.list.cost, settings.currency)))}</span>
      )}
      {figures.slice(0, MOST_FIGURES).map(({ job, id, label, value }) => (
        <span key={`${job}-${id}`}>{emphasised(words.figure(label, value))}</span>
      ))}
    </>
  );
}

/** Walls with work on them, by letter, with the colour of the result. */
function workedWalls(jobs: readonly PlannedJob[]) {
  const walls = jobs.flatMap(({ job, entry, place, plan }) =>
    Object.values(job.read(place, entry.typed).loose)
      .flatMap((value) => (typeof value === 'object' ? value.walls : []))
      .flatMap(({ id }) => {
        const colour = colourOn(plan, { wall: id });
        return colour === undefined ? [] : [[id, colour] as const];
      }),
  );
  return new Map(walls);
}

/** A job's name for its place; undefined if it is just the kind of place. */
function calledByJob(project: Project, place: PlaceInput): string | undefined {
  const name = nameless(project, place);
  return name === nameless({ ...project, jobs: [] }, place) ? undefined : name;
}

/** View of the place that shows a job's work. */
function viewOf({ drawings }: JobPlan): FlatView | undefined {
  const on = drawings.find((drawing) => drawing.on !== undefined)?.on;
  if (on === undefined) return undefined;
  if (typeof on === 'object') return 'wall' in on ? 'walls' : 'stretch' in on ? 'front' : undefined;
  return on === 'ceiling' ? 'ceiling' : 'plan';
}

/** View of the edited job; otherwise the plan, or the ceiling if only that has work. */
function askedView(jobs: readonly PlannedJob[], id: string | undefined): FlatView | undefined {
  const at = jobs.find(({ entry }) => entry.id === id);
  if (at !== undefined) return viewOf(at.plan);
  const all = jobs.flatMap(({ plan }) => viewOf(plan) ?? []);
  return all.length > 0 && all.every((view) => view === 'ceiling') ? 'ceiling' : undefined;
}

/** Jobs in order, but the last edited one at the end, so that it is drawn on top. */
const lastWorkedAt = (jobs: readonly PlannedJob[], id: string | undefined): readonly JobPlan[] =>
  jobs
    .toSorted((a, b) => Number(a.entry.id === id) - Number(b.entry.id === id))
    .map(({ plan }) => plan);

/** True if the place or its job has a drawing, once it is measured. */
const hasDrawing = (place: PlaceInput | undefined, jobs: readonly PlannedJob[]): boolean =>
  place !== undefined &&
  (place.kind !== 'thing' || jobs.some(({ plan }) => plan.drawings.length > 0));

/** Main action: adding the first place, later opening Buy if it is not next to Measure. */
function mainAction({ project, side }: ProjectView, addPlace: () => void) {
  if (project.places.length === 0) {
    return (
      <button type="button" className="button button--main" onClick={addPlace}>
        {words.first}
      </button>
    );
  }
  return side === undefined ? (
    <Link className="button button--main" to={`/project/${project.id}/buy`}>
      {words.buy}
    </Link>
  ) : undefined;
}

interface OnPlaceProps {
  readonly view: ProjectView;
  readonly place: PlaceInput;
  readonly edits: MeasureEdits;
}

/** Buttons to add a job or place, copy a room, and save its plan. */
function NextButtons(
  props: OnPlaceProps & { readonly adding: SheetState; readonly saving: SheetState },
) {
  const { view, place, edits, adding, saving } = props;
  const isRoomLeft = view.project.places.length < MOST_PLACES;
  return (
    <div className="next">
      <button type="button" className="button" onClick={() => adding.open('job')}>
        <Icon name="plus" />
        {words.addJob}
      </button>
      <button type="button" className="button" onClick={() => adding.open('place')}>
        <Icon name="plus" />
        {words.another}
      </button>
      {place.kind === 'room' && isRoomLeft && (
        <button type="button" className="button" onClick={() => edits.copyPlace(place.id)}>
          <Icon name="copy" />
          {words.copyRoom}
        </button>
      )}
      {roomsToDraw(view).some(({ id }) => id === place.id) && (
        <button type="button" className="button" onClick={() => saving.open('plan')}>
          <Icon name="file" />
          {words.savePlan}
        </button>
      )}
    </div>
  );
}

/** Name of a project with several places, and a button to remove the current place. */
function OfSeveral({ view, place, edits }: OnPlaceProps) {
  const { project, name } = view;
  return (
    <div className="next">
      <Field
        label={words.name}
        value={project.name}
        placeholder={name}
        onChange={(text) => changeProject(project.id, rename(text))}
      />
      <button
        type="button"
        className="button button--danger"
        onClick={() => edits.dropPlace(place.id)}
      >
        {words.remove(placeName(project, place.id))}
      </button>
    </div>
  );
}

/** Editor of a place; its drawing stays visible while sizes are typed. */
function DrawnEditor({
  jobs,
  ...props
}: Omit<ComponentProps<typeof PlaceEditor>, 'drawn'> & { readonly jobs: readonly PlannedJob[] }) {
  const drawn = useDrawnPlace(props.measured, props.plans, jobs, props.locale);
  return <PlaceEditor {...props} drawn={drawn} />;
}

/** The Measure tab: a drawing at the top shows the inputs below it. */
export function MeasureTab(view: ProjectView) {
  const { project, worked, locale, name } = view;
  const [search] = useSearchParams();
  const place = project.places.find(({ id }) => id === search.get('place')) ?? project.places[0];
  const measured = place === undefined ? undefined : worked.places.get(place.id);
  const jobs = useMemo(
    () => worked.jobs.filter(({ entry }) => entry.place === place?.id),
    [worked, place?.id],
  );
  // Id of the job that the user edits; the drawing shows its view.
  const [workedAt, setWorkedAt] = useState<string>();
  const plans = useMemo(() => lastWorkedAt(jobs, workedAt), [jobs, workedAt]);
  const adding = useSheet('add');
  const saving = useSheet('save');
  const edits = useMeasureEdits(project, place, adding, locale);
  const isStorey =
    search.get('storey') === STOREY && project.places.some(({ kind }) => kind === 'room');
  const isSeveral = project.places.length > 1;
  const isReturn = useContext(IsReturn);

  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      tool={<ShareButton kind="project" id={project.id} name={name} />}
      isBeside={isStorey || hasDrawing(place, jobs)}
      line={
        <span className="steady-line">
          <QuietLine {...view} place={place?.id} />
        </span>
      }
      action={mainAction(view, () => adding.open('place'))}
    >
      <Later isNow={isReturn}>
        {isSeveral && <PlaceBar {...view} shown={place?.id ?? ''} isStorey={isStorey} />}
        {isStorey ? (
          <Suspense fallback={null}>
            <StoreyView project={project} shown={place?.id ?? ''} locale={locale} />
          </Suspense>
        ) : (
          <>
            {place !== undefined && measured !== undefined && (
              <DrawnEditor
                key={place.id}
                project={project.id}
                place={place}
                measured={measured}
                plans={plans}
                jobs={jobs}
                asked={askedView(jobs, workedAt)}
                locale={locale}
                worked={workedWalls(jobs)}
                called={calledByJob(project, place)}
                onBegin={adding.open}
              />
            )}
            {place !== undefined &&
              jobs.map((one) => (
                <Later key={one.entry.id} isNow={isReturn}>
                  <JobSection
                    project={project}
                    worked={one}
                    input={place}
                    locale={locale}
                    onWork={(isHere) => setWorkedAt(isHere ? one.entry.id : undefined)}
                  />
                </Later>
              ))}
            {place !== undefined && (
              <Later key={`rest-${place.id}`} isNow={isReturn}>
                {place.kind === 'thing' && (
                  <ThingName
                    project={project.id}
                    place={place}
                    called={calledByJob(project, place)}
                  />
                )}
                <NextButtons
                  view={view}
                  place={place}
                  edits={edits}
                  adding={adding}
                  saving={saving}
                />
                <LazyPictures project={project} place={place.id} />
                {isSeveral && <OfSeveral view={view} place={place} edits={edits} />}
              </Later>
            )}
          </>
        )}
        <MeasureSheet {...view} place={place} adding={adding} saving={saving} edits={edits} />
      </Later>
    </Screen>
  );
}
