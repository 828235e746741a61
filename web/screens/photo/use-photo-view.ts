import { useState } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { showing, whole, ZOOM, zoomed, type Size, type View } from './view.ts';

/** Which part of the photo is seen, and what changes it. */
export interface PhotoView {
  readonly view: View;
  /** A step larger or smaller, about a pixel of the photo. */
  readonly step: (isLarger: boolean, about: Point) => void;
  /** By a factor, with what lies at `from` in the box going to `to`. */
  readonly pinch: (start: View, by: number, from: Point, to: Point) => void;
  readonly show: (pixel: Point) => void;
}

/** All of the photo at first, and again whenever the box is of another size. */
export function usePhotoView(photo: Size, box: Size): PhotoView {
  const [state, setState] = useState({ photo, box, view: whole(photo, box) });
  const set = (view: View): void => setState({ photo, box, view });
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
