import { lazy, Suspense } from 'react';
import type { Locale } from '../../language/locale.ts';
import { Link, useSearchParams } from '../../router.ts';
import { searchWith, useSheet } from '../../app/use-sheet.ts';
import type { Slug } from '../../jobs/catalogue.ts';
import { newPlace, type PlaceInput, type RoomInput } from '../../measure/place-input.ts';
import type { PlaceKind } from '../../measure/place.ts';
import { addJob, addPlace, addPlaces, rename } from '../../projects/edit.ts';
import { removeFromHouse } from '../../projects/derive/remove-room.ts';
import { copyRoom } from '../../projects/copy-rooms.ts';
import { MOST_PLACES, placeName, regionOf, type JobEntry } from '../../projects/schema/project.ts';
import { newId } from '../../platform/new-id.ts';
import { changeProject } from '../../projects/stores/project-store.ts';
import type { DerivedJob } from '../../projects/derive/derive-project.ts';
import { readFields } from '../../jobs/read-fields.ts';
import { Field } from '../../ui/controls/field.tsx';
import { Screen } from '../../ui/controls/screen.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { ShareButton } from '../share/share-button.tsx';
import { AddJobSheet, AddPlaceSheet } from './add-sheets.tsx';
import { JobSection } from './job-section.tsx';
import { PlaceBar, STOREY } from './place-bar.tsx';
import { PlaceEditor } from './place-editor.tsx';
import { BackToProjects } from './project-head.tsx';
import type { ProjectView } from './view.ts';
import { en } from '../../language/en/project.ts';
import { area, pageFormats } from '../../language/language.ts';
import { en as enAmounts } from '../../language/en/amounts.ts';
import { emphasised } from '../../ui/format/emphasised.ts';

const { measuring: words, removed } = area('project', en);
const { commas } = area('amounts', enAmounts);

const ImportPlan = lazy(async () => ({
  default: (await import('../plans/import-plan.tsx')).ImportPlan,
}));
const StoreyView = lazy(async () => ({
  default: (await import('../storey/storey-view.tsx')).StoreyView,
}));
const TracePhoto = lazy(async () => ({
  default: (await import('../photo/trace-photo.tsx')).TracePhoto,
}));
const SavePlan = lazy(async () => ({
  default: (await import('../plans/save-plan.tsx')).SavePlan,
}));

/** Figures that the quiet line has room for. */
const MOST_FIGURES = 3;

/** Cost so far, areas, or what is missing: the line that is always true. */
function QuietLine(props: ProjectView & { readonly place: string | undefined }) {
  const { worked, settings, place } = props;
  const measured = place === undefined ? undefined : worked.places.get(place);
  if (measured !== undefined && measured.place === undefined && measured.missing.length > 0) {
    return words.missing(commas([...new Set(measured.missing)]));
  }
  const here = worked.jobs.filter(({ entry }) => entry.place === place);
  const open = here.flatMap(({ plan }) => plan.missing);
  if (open.length > 0) return words.unsaid(commas(open));
  const figures = here.flatMap(({ entry, plan }) =>
    plan.figures.map((figure) => ({ ...figure, job: entry.id })),
  );
  return (
    <>
      {(worked.list.unpriced === 0 || worked.list.cost > 0) && (
        <span>
          {emphasised(words.soFar(pageFormats().money(worked.list.cost, settings.currency)))}
        </span>
      )}
      {figures.slice(0, MOST_FIGURES).map(({ job, id, label, value }) => (
        <span key={`${job}-${id}`}>
          {label} <b>{value}</b>
        </span>
      ))}
    </>
  );
}

/** The rooms of a project whose outline is known. */
const roomsToDraw = ({ project, worked }: ProjectView) =>
  project.places.flatMap(({ id }) => {
    const measured = worked.places.get(id);
    const isDrawn = measured?.kind === 'room' && measured.plan.ring !== undefined;
    return isDrawn ? [{ id, name: placeName(project, id), measured }] : [];
  });

/** Letters of the walls that some job on the place works on. */
function workedWalls(jobs: readonly DerivedJob[], locale: Locale) {
  const letters = jobs.flatMap(({ job, entry, place }) =>
    Object.values(readFields(job.fields, entry.typed, place, locale).loose).flatMap((value) =>
      typeof value === 'object' ? value.walls.map(({ id }) => id) : [],
    ),
  );
  return new Set(letters);
}

const newJob = (slug: Slug, place: string): JobEntry => ({ id: newId(), slug, place, typed: {} });

/** Whether a place is drawn, once it is measured, or what is built there. */
const hasDrawing = (place: PlaceInput | undefined, jobs: readonly DerivedJob[]): boolean =>
  place !== undefined &&
  (place.kind !== 'thing' || jobs.some(({ plan }) => plan.model !== undefined));

/** Measure: the drawing on top answers every number typed below it. */
export function MeasureTab(view: ProjectView) {
  const { project, worked, locale, name, side } = view;
  const [search, setSearchParams] = useSearchParams();
  const place = project.places.find(({ id }) => id === search.get('place')) ?? project.places[0];
  const measured = place === undefined ? undefined : worked.places.get(place.id);
  const jobs = worked.jobs.filter(({ entry }) => entry.place === place?.id);
  const adding = useSheet('add');
  const saving = useSheet('save');
  const rooms = roomsToDraw(view);
  const shown = rooms.find(({ id }) => id === place?.id);
  const isStorey =
    search.get('storey') === STOREY && project.places.some(({ kind }) => kind === 'room');

  const startPlace = (kind: PlaceKind, slug?: Slug): void => {
    const fresh = newPlace(kind, newId());
    changeProject(project.id, addPlace(fresh, slug && [newJob(slug, fresh.id)]));
    setSearchParams(searchWith(search, { place: fresh.id }), { replace: true });
  };
  const addRooms = (found: readonly RoomInput[]): void => {
    changeProject(project.id, addPlaces(found));
    setSearchParams({ place: found[0]?.id ?? '' }, { replace: true });
  };
  const startJob = (slug: Slug, at: PlaceKind): void => {
    if (place?.kind !== at) {
      startPlace(at, slug);
      return;
    }
    changeProject(project.id, addJob(newJob(slug, place.id)));
    adding.close();
  };
  const copyPlace = (id: string): void => {
    const copy = newId();
    changeProject(project.id, (now) => copyRoom(now, id, copy, newId));
    setSearchParams({ place: copy }, { replace: true });
    toastEdit(words.copied);
  };
  const dropPlace = (id: string): void => {
    const was = placeName(project, id);
    setSearchParams({}, { replace: true });
    changeProject(project.id, removeFromHouse(id, locale));
    toastEdit(removed(was));
  };

  return (
    <Screen
      title={name}
      back={<BackToProjects />}
      tool={<ShareButton kind="project" id={project.id} name={name} />}
      isBeside={isStorey || hasDrawing(place, jobs)}
      line={<QuietLine {...view} place={place?.id} />}
      action={
        place === undefined ? (
          <button
            type="button"
            className="button button--main"
            onClick={() => adding.open('place')}
          >
            {words.first}
          </button>
        ) : side === undefined ? (
          <Link className="button button--main" to={`/project/${project.id}/buy`}>
            {words.buy}
          </Link>
        ) : undefined
      }
    >
      {project.places.length > 1 && (
        <PlaceBar {...view} shown={place?.id ?? ''} isStorey={isStorey} />
      )}
      {isStorey && (
        <Suspense fallback={null}>
          <StoreyView project={project} shown={place?.id ?? ''} locale={locale} />
        </Suspense>
      )}
      {!isStorey && place !== undefined && measured !== undefined && (
        <PlaceEditor
          key={place.id}
          project={project.id}
          place={place}
          measured={measured}
          plans={jobs.map(({ plan }) => plan)}
          locale={locale}
          worked={workedWalls(jobs, locale)}
        />
      )}
      {!isStorey &&
        jobs.map((one) => (
          <JobSection key={one.entry.id} project={project} worked={one} locale={locale} />
        ))}
      {!isStorey && place !== undefined && (
        <div className="next">
          <button type="button" className="button" onClick={() => adding.open('job')}>
            {words.addJob}
          </button>
          <button type="button" className="button" onClick={() => adding.open('place')}>
            {words.another}
          </button>
          {place.kind === 'room' && project.places.length < MOST_PLACES && (
            <button type="button" className="button" onClick={() => copyPlace(place.id)}>
              {words.copyRoom}
            </button>
          )}
          {shown !== undefined && (
            <button type="button" className="button" onClick={() => saving.open('plan')}>
              {words.savePlan}
            </button>
          )}
        </div>
      )}
      {!isStorey && project.places.length > 1 && place !== undefined && (
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
            onClick={() => dropPlace(place.id)}
          >
            {words.remove(placeName(project, place.id))}
          </button>
        </div>
      )}
      {adding.about === 'place' && (
        <AddPlaceSheet
          onChoose={(kind) => startPlace(kind)}
          onFile={() => adding.turnTo('plan')}
          onPhoto={() => adding.turnTo('photo')}
          onClose={adding.close}
        />
      )}
      {adding.about === 'plan' && (
        <Suspense fallback={null}>
          <ImportPlan
            locale={locale}
            places={project.places.length}
            onAdd={addRooms}
            onClose={adding.close}
          />
        </Suspense>
      )}
      {adding.about === 'photo' && (
        <Suspense fallback={null}>
          <TracePhoto
            locale={locale}
            places={project.places.length}
            onAdd={addRooms}
            onClose={adding.close}
          />
        </Suspense>
      )}
      {saving.about === 'plan' && shown !== undefined && (
        <Suspense fallback={null}>
          <SavePlan
            name={name}
            project={project}
            rooms={rooms}
            shown={shown}
            paper={regionOf(project, view.settings) === 'us' ? 'letter' : 'a4'}
            locale={locale}
            onClose={saving.close}
          />
        </Suspense>
      )}
      {adding.about === 'job' && place !== undefined && (
        <AddJobSheet kind={place.kind} onChoose={startJob} onClose={adding.close} />
      )}
    </Screen>
  );
}
