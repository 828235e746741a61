import { useState } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { showing, whole, ZOOM, zoomed, type Size, type PhotoViewport } from './view.ts';

/** Visible part of the photo, with functions to change it. */
export interface PhotoView {
  readonly view: PhotoViewport;
  /** Zooms one step in or out around a pixel of the photo. */
  readonly step: (isLarger: boolean, about: Point) => void;
  /** Zooms by a factor and moves the point `from` of the box to `to`. */
  readonly pinch: (start: PhotoViewport, by: number, from: Point, to: Point) => void;
  readonly show: (pixel: Point) => void;
}

/** View of the photo: complete at first and after the box changes its size. */
export function usePhotoView(photo: Size, box: Size): PhotoView {
  const [state, setState] = useState({ photo, box, view: whole(photo, box) });
  const set = (view: PhotoViewport): void => setState({ photo, box, view });
  if (state.photo !== photo || state.box !== box) set(whole(photo, box));
  const { view } = state;
  return {
    view,
    step: (isLarger, about) => {
      const from = { x: view.x + about.x * view.scale, y: view.y + about.y * view.scale };
      const to = { x: box.width / 2, y: box.height / 2 };
      set(zoomed(view, isLarger ? ZOOM : 1 / ZOOM, { photo, box, from, to }));
    },
    pinch: (start, by, from, to) => set(zoomed(start, by, { photo, box, from, to })),
    show: (pixel) => set(showing(view, pixel, { photo, box })),
  };
}
