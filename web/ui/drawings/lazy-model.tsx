import { lazy, Suspense, type ReactNode } from 'react';
import { useIsLive } from '../../platform/use-is-live.ts';
import type { Model, StepPicture } from '../../takeoff/solid.ts';

const ModelDrawing = lazy(async () => ({
  default: (await import('./model-drawing.tsx')).ModelDrawing,
}));
const StepModel = lazy(async () => ({ default: (await import('./model-drawing.tsx')).StepModel }));

/** Room for a picture while what draws it is fetched: nothing below moves. */
function Later({ children }: { readonly children: ReactNode }) {
  // A page that is exported has the room alone: the picture would be most of it.
  const isThere = useIsLive();
  const room = <div className="model__room" />;
  return isThere ? <Suspense fallback={room}>{children}</Suspense> : room;
}

/** What is built, in three dimensions; what draws it is a chunk of its own. */
export const LazyModel = ({ model }: { readonly model: Model }) => (
  <Later>
    <ModelDrawing model={model} />
  </Later>
);

/** What one step puts on. */
export const LazyStepPicture = ({ picture }: { readonly picture: StepPicture }) => (
  <Later>
    <StepModel picture={picture} />
  </Later>
);
