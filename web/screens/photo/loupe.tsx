import { useLayoutEffect, useRef } from 'react';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import type { Photo } from './open-photo.ts';

/** Across, in CSS pixels; as the style has it. */
const ACROSS = 112;
/** How much larger than the photo beneath it, and no pixel larger than so many CSS pixels. */
const LARGER = 3;
const MOST = 12;

/** What lies under the finger, larger, with a cross over the very point; on the side where the finger is not. */
export function Loupe(props: {
  readonly photo: Photo;
  /** In pixels of the photo. */
  readonly at: Point;
  /** CSS pixels a pixel of the photo, as it is seen. */
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
