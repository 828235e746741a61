import { type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { words } from '../../language/page/photo.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { ownSlides } from '../../ui/drawings/plan/slide-handle.tsx';
import { Loupe } from './loupe.tsx';
import type { Photo } from './open-photo.ts';
import { type TracedLine, TraceLines } from './trace-lines.tsx';
import { usePhotoView } from './use-photo-view.ts';
import { type Hands, type Taps, useTaps } from './use-taps.ts';
import { type Size, toScreen, type PhotoViewport } from './view.ts';
import { observe } from '../../platform/attempt.ts';

/** Displayed size of an element, CSS px; undefined before layout. */
function useBox(element: RefObject<HTMLElement | null>): Size | undefined {
  const [box, setBox] = useState<Size>();
  useLayoutEffect(() => {
    const shown = element.current;
    if (shown === null) return undefined;
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = shown;
      setBox((was) => (was?.width === width && was.height === height ? was : { width, height }));
    };
    look();
    return observe(() => {
      const observer = new ResizeObserver(look);
      observer.observe(shown);
      return observer;
    });
  }, [element]);
  return box;
}

/** Largest ratio of height to width, so that photo and inputs fit on one screen. */
const HIGHEST = 1.05;

interface PictureProps extends Hands {
  readonly photo: Photo;
  readonly lines: readonly TracedLine[];
  readonly label: string;
  readonly sizeTo: (from: Point, to: Point) => string | undefined;
}

/** Visible part of the photo, at the resolution of the screen. */
function Seen(props: { readonly photo: Photo; readonly box: Size; readonly view: PhotoViewport }) {
  const { photo, box, view } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (canvas.current === null || context === null || context === undefined) return;
    const dots = window.devicePixelRatio || 1;
    canvas.current.width = Math.round(box.width * dots);
    canvas.current.height = Math.round(box.height * dots);
    context.imageSmoothingQuality = 'high';
    const { scale, x, y } = view;
    context.setTransform(scale * dots, 0, 0, scale * dots, x * dots, y * dots);
    context.drawImage(photo.canvas, 0, 0);
  }, [photo, box, view]);
  return <canvas ref={canvas} className="trace__photo" />;
}

const ARROWS = [
  ['←', 'left', { x: -1, y: 0 }],
  ['↑', 'up', { x: 0, y: -1 }],
  ['↓', 'down', { x: 0, y: 1 }],
  ['→', 'right', { x: 1, y: 0 }],
] as const;

function Key(props: {
  readonly sign: string;
  readonly label?: string;
  readonly onTap: () => void;
}) {
  return (
    <button
      type="button"
      className="button"
      aria-label={props.label}
      data-repeats=""
      onClick={props.onTap}
    >
      {props.sign}
    </button>
  );
}

/** Buttons that move a corner in small steps, as an alternative to dragging. */
const Pad = ({ taps }: { readonly taps: Taps }) => (
  <div className="trace__pad" role="group" aria-label={words.pad.name}>
    <Key sign="−" label={words.pad.out} onTap={() => taps.zoom(false)} />
    <Key sign="+" label={words.pad.in} onTap={() => taps.zoom(true)} />
    {ARROWS.map(([sign, name, way]) => (
      <Key key={name} sign={sign} label={words.pad[name]} onTap={() => taps.nudge(way)} />
    ))}
    <Key sign={words.pad.set} onTap={taps.set} />
  </div>
);

/** The photo in its box with all inputs: taps, drags, pinches, keys and buttons. */
function Tapped(props: PictureProps & { readonly box: Size }) {
  const { photo, box, lines } = props;
  const seen = usePhotoView(photo, box);
  const taps = useTaps({ ...props, seen });
  const keys = useId();
  const { looked, cross } = taps;
  const { view } = seen;
  const where = cross && words.cross(percent(cross.x, photo.width), percent(cross.y, photo.height));
  return (
    <>
      <div
        className="trace__taps on-photo"
        style={{ height: box.height }}
        role="application"
        aria-label={props.label}
        aria-describedby={keys}
        // Receives taps and keys; not a button, because its presses have different results.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        ref={ownSlides}
        {...taps.handlers}
      >
        <Seen photo={photo} box={box} view={view} />
        <TraceLines
          lines={lines}
          view={view}
          box={box}
          chosen={taps.chosen}
          held={taps.held}
          cross={cross}
          sizeTo={props.sizeTo}
        />
        {looked !== undefined && (
          <Loupe
            photo={photo}
            at={looked}
            scale={view.scale}
            isLeft={toScreen(view, looked).x > box.width / 2}
          />
        )}
      </div>
      <p id={keys} hidden>
        {words.keys}
      </p>
      <p className="unseen" data-spoken="">
        {where}
      </p>
      <Pad taps={taps} />
    </>
  );
}

const percent = (part: number, of: number): number => Math.round((100 * part) / of);

/** A photo to tap on. It stays on the page; session recordings do not contain it. */
export function PhotoPicture(props: PictureProps) {
  const { photo } = props;
  const element = useRef<HTMLDivElement>(null);
  const box = useBox(element);
  const shape = Math.max(photo.width / photo.height, 1 / HIGHEST);
  return (
    <div className="trace__picture" data-sentry-block="">
      <div ref={element} className="trace__box" style={{ aspectRatio: shape }} />
      {box !== undefined && box.width > 0 && <Tapped {...props} box={box} />}
    </div>
  );
}
