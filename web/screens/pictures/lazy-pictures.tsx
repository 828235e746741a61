import { lazy, Suspense } from 'react';
import type { Project } from '../../planner/schema/project.ts';

const PlacePictures = lazy(async () => ({
  default: (await import('./place-pictures.tsx')).PlacePictures,
}));

/** Photos and notes of a place, or receipts without a place; loads after the screen. */
export const LazyPictures = (props: { readonly project: Project; readonly place: string }) => (
  <Suspense fallback={null}>
    <PlacePictures {...props} />
  </Suspense>
);
