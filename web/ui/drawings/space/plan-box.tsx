import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  builtScene,
  hasScene,
  type ObservedPlace,
} from '../../../planner/jobs/kit/place/observed-place.ts';
import { words } from '../../../language/page/model.ts';
import { comesApart } from '../../../planner/scene/scene.ts';
import { Choice, Toggle } from '../../controls/fields/choice.tsx';
import { PartList } from './model-drawing.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { seenFrom, useTurning } from './turning.ts';

const ScenePicture = lazy(async () => ({
  default: (await import('./scene-picture.tsx')).ScenePicture,
}));

/** A two-dimensional view of a place. */
export type FlatView = 'plan' | 'front' | 'walls' | 'ceiling';
type View = FlatView | 'space';

/** Two-dimensional pictures of a place, by view. */
export type FlatViews = Readonly<Partial<Record<FlatView, ReactNode>>>;

/** The current view: that of the last edited job until the user chooses another. */
function useView(there: readonly View[], asked: FlatView | undefined) {
  const [chosen, setChosen] = useState<{ readonly view: View; readonly asked: View | undefined }>();
  const wanted = chosen !== undefined && chosen.asked === asked ? chosen.view : asked;
  const view = there.find((one) => one === wanted) ?? there[0];
  return [view, (next: View) => setChosen({ view: next, asked })] as const;
}

/** The drawing of a place above its fields: one of its flat views, or three-dimensional. */
export function PlanBox(props: {
  readonly seen: ObservedPlace;
  readonly views: FlatViews;
  /** View of the last edited job. */
  readonly asked?: FlatView | undefined;
  /** True if the place has a 3D view. The choice is shown, but disabled, until the place is measured. */
  readonly hasSpace: boolean;
  /** `last`: a size is missing, so the last drawing stays. `usual`: only an outline in usual proportions. */
  readonly state?: 'now' | 'last' | 'usual';
}) {
  const { seen, views, asked, hasSpace, state = 'now' } = props;
  const [isApart, setApart] = useState(false);
  const turning = useTurning();
  const flat = (['plan', 'front', 'walls', 'ceiling'] as const).filter(
    (one) => views[one] !== undefined,
  );
  const there: readonly View[] = hasSpace ? [...flat, 'space'] : flat;
  const [view, setView] = useView(there, asked);
  const isReady = hasScene(seen) && state !== 'usual';
  const isSpace = view === 'space' && isReady;
  const picture = views[view === 'space' || view === undefined ? (flat[0] ?? 'plan') : view];
  const built = builtScene(seen);
  return (
    <>
      <div
        className={`plan-box plan-box--${seen.measured.kind} plan-box--${state}`}
        role={state === 'usual' ? 'img' : undefined}
        aria-label={state === 'usual' ? words.unmeasured : undefined}
      >
        {isSpace ? (
          // The flat drawing stays until the 3D chunk is loaded.
          <Suspense fallback={picture}>
            <ScenePicture seen={seen} turning={turning} isApart={isApart} />
          </Suspense>
        ) : (
          picture
        )}
      </div>
      {view !== undefined && there.length > 1 && (
        <div className="plan-views">
          <Choice
            legend={words.views.legend}
            value={view}
            options={there.map((value) => ({
              value,
              label: words.views[value],
              isOff: value === 'space' && !isReady,
            }))}
            onChange={setView}
          />
        </div>
      )}
      {isSpace && (
        <>
          <TurnButtons turning={turning}>
            {built !== undefined && comesApart(built) && (
              <Toggle label={words.takeApart} pressed={isApart} onChange={setApart} />
            )}
          </TurnButtons>
          <p className="remark" role="status">
            {seenFrom(turning.view)} {words.keys}
          </p>
          {built?.parts !== undefined && <PartList parts={built.parts} />}
        </>
      )}
    </>
  );
}
