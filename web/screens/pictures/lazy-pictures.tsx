import { lazy, Suspense } from 'react';
import type { Project } from '../../planner/schema/project.ts';

const PlacePictures = lazy(async () => ({
  default: (await import('./place-pictures.tsx')).PlacePictures,
}));

/** The photos and notes of a place, of no place the receipts, once the screen stands. */
export const LazyPictures = (props: { readonly project: Project; readonly place: string }) => (
  <Suspense fallback={null}>
    <PlacePictures {...props} />
  </Suspense>
);
