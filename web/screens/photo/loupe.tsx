import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import type { Photo } from './open-photo.ts';

/** Width in CSS px, as in the stylesheet. */
const ACROSS = 112;
/** Magnification, limited to a number of CSS px per pixel of the photo. */
const LARGER = 3;
const MOST = 12;

/** Magnified view of the point under the finger, with a cross, on the side away from the finger. */
export function Loupe(props: {
  readonly photo: Photo;
  /** Position in px of the photo. */
  readonly at: Point;
  /** CSS px per pixel of the visible photo. */
  readonly scale: number;
  readonly isLeft: boolean;
}) {
  const { photo, at, scale, isLeft } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || context === null || context === undefined) return;
    const dots = window.devicePixelRatio || 1;
    const size = Math.round(ACROSS * dots);
    canvas.current.width = size;
    canvas.current.height = size;
    const zoom = Math.max(scale, Math.min(MOST, LARGER * scale)) * dots;
    context.imageSmoothingEnabled = zoom < 4;
    context.setTransform(zoom, 0, 0, zoom, size / 2 - at.x * zoom, size / 2 - at.y * zoom);
    context.drawImage(photo.canvas, 0, 0);
  }, [photo, at.x, at.y, scale]);
  return (
    <div className={isLeft ? 'loupe loupe--left' : 'loupe'} aria-hidden="true">
      <canvas ref={canvas} className="loupe__photo" />
      <svg className="loupe__cross" viewBox="-56 -56 112 112">
        {['loupe__halo', 'loupe__hair'].map((name) => (
          <path key={name} className={name} d="M-56 0H-6M6 0H56M0-56V-6M0 6V56" />
        ))}
      </svg>
    </div>
  );
}
