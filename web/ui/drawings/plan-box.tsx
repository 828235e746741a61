import { lazy, Suspense, useState, type ReactNode } from 'react';
import { builtScene, canBeSeen, type Seen } from '../../jobs/kit/seen-place.ts';
import { en } from '../../language/en/model.ts';
import { area } from '../../language/language.ts';
import { comesApart } from '../../takeoff/solid.ts';
import { Toggle } from '../controls/toggle.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { seenFrom, useTurning } from './turning.ts';

const words = area('model', en);

const ScenePicture = lazy(async () => ({
  default: (await import('./scene-picture.tsx')).ScenePicture,
}));

/** The drawing of a place above its fields: flat, or in three dimensions once that is asked for. */
export function PlanBox({ seen, children }: { readonly seen: Seen; readonly children: ReactNode }) {
  const [isSpace, setSpace] = useState(false);
  const [isApart, setApart] = useState(false);
  const turning = useTurning();
  if (!canBeSeen(seen)) return <div className="plan-box">{children}</div>;
  const built = builtScene(seen);
  return (
    <>
      <div className="plan-box">
        {isSpace ? (
          // The flat drawing stays until what draws the other is there.
          <Suspense fallback={children}>
            <ScenePicture seen={seen} turning={turning} isApart={isApart} />
          </Suspense>
        ) : (
          children
        )}
      </div>
      <TurnButtons turning={isSpace ? turning : undefined}>
        <Toggle label={words.space} pressed={isSpace} onChange={setSpace} />
        {isSpace && built !== undefined && comesApart(built) && (
          <Toggle label={words.takeApart} pressed={isApart} onChange={setApart} />
        )}
      </TurnButtons>
      {isSpace && (
        <p className="remark" role="status">
          {seenFrom(turning.view)} {words.keys}
        </p>
      )}
    </>
  );
}
