import { lazy, Suspense } from 'react';
import type { SheetState } from '../../../app/shell/use-sheet.ts';
import type { PlaceInput } from '../../../planner/measure/places/place-input.ts';
import { regionOf } from '../../../planner/schema/project.ts';
import { layersOn } from '../../../ui/drawings/layers/layers.ts';
import { AddJobSheet, AddPlaceSheet } from './add-sheets.tsx';
import type { MeasureEdits } from './use-measure-edits.ts';
import { roomsToDraw, type ProjectView } from '../tab-screen.tsx';

const ImportPlan = lazy(async () => ({
  default: (await import('../../plans/import-plan.tsx')).ImportPlan,
}));
const TracePhoto = lazy(async () => ({
  default: (await import('../../photo/trace-photo.tsx')).TracePhoto,
}));
const SavePlan = lazy(async () => ({
  default: (await import('../../plans/save-plan.tsx')).SavePlan,
}));

type MeasureSheetProps = ProjectView & {
  readonly place: PlaceInput | undefined;
  readonly adding: SheetState;
  readonly saving: SheetState;
  readonly edits: MeasureEdits;
};

function AddSheet(props: MeasureSheetProps) {
  const { project, locale, place, adding, edits } = props;
  const rooms = {
    locale,
    places: project.places.length,
    onAdd: edits.addRooms,
    onClose: adding.close,
  };
  switch (adding.about ?? '') {
    case 'place':
      return (
        <AddPlaceSheet
          onChoose={(kind) => edits.startPlace(kind)}
          onFile={() => adding.turnTo('plan')}
          onPhoto={() => adding.turnTo('photo')}
          onClose={adding.close}
        />
      );
    case 'plan':
      return <ImportPlan {...rooms} />;
    case 'photo':
      return <TracePhoto {...rooms} />;
    case 'job':
      return place === undefined ? null : (
        <AddJobSheet kind={place.kind} onChoose={edits.startJob} onClose={adding.close} />
      );
    default:
      return null;
  }
}

function SaveSheet(props: MeasureSheetProps) {
  const { project, place, saving, settings, worked } = props;
  if (saving.about !== 'plan') return null;
  const rooms = roomsToDraw(props).map((room) => {
    const plans = worked.jobs.filter(({ entry }) => entry.place === room.id);
    const layers = layersOn(
      plans.map(({ plan }) => plan),
      'floor',
    );
    const laid = layers.flatMap(({ drawing }) => drawing.pieces.map(({ shape }) => shape));
    return { ...room, laid };
  });
  const shown = rooms.find(({ id }) => id === place?.id);
  if (shown === undefined) return null;
  return (
    <SavePlan
      name={props.name}
      project={project}
      rooms={rooms}
      shown={shown}
      paper={regionOf(project, settings) === 'us' ? 'letter' : 'a4'}
      locale={props.locale}
      onClose={saving.close}
    />
  );
}

/** The open sheet over Measure, if any. */
export const MeasureSheet = (props: MeasureSheetProps) => (
  <Suspense fallback={null}>
    <AddSheet {...props} />
    <SaveSheet {...props} />
  </Suspense>
);
