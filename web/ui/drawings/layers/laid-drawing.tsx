import { useId, useMemo } from 'react';
import type { Drawing, JobPlan } from '../../../planner/jobs/kit/contract.ts';
import { words } from '../../../language/page/drawings.ts';
import { useIsHydrated } from '../../../platform/store.ts';
import { boundsOf, boxRing } from '../../../planner/measure/outline/polygon.ts';
import { mm } from '../../../planner/measure/units/units.ts';
import { useTextScale, frameOf, inWholeUnits } from '../drawing-frame.ts';
import { laidFrame } from './laid-frame.ts';
import { LayerFill } from './layer-fill.tsx';
import type { Layer } from './layers.ts';
import { placeDimensions } from './place-dimensions.ts';
import { SurfacePicture } from './surface-picture.tsx';
import { placeNotes } from '../plan/place-notes.ts';

/** Description of a drawing, in words. */
export function inWords({ name, pieces, says }: Drawing): string {
  if (says !== undefined) return says;
  const whole = pieces.filter((piece) => piece.whole).length;
  return pieces.length === 0 ? name : words.laid(name, whole, pieces.length - whole);
}

/** A take-off drawn to scale in its materials. Its accessible name is the caption, or its own description. */
export function LaidPicture(props: {
  readonly drawing: Drawing;
  readonly stageOf?: Layer['stageOf'] | undefined;
  /** Id of the element that describes it. */
  readonly caption?: string;
}) {
  const { drawing, stageOf, caption } = props;
  const { surface, notes = [], dimensions, on } = drawing;
  // A projection of a scene has its bodies' own edges.
  const isPlace = dimensions === undefined || (on !== undefined && drawing.isView !== true);
  const textScale = useTextScale();
  // Exported HTML has integer coordinates, because it is smaller; after hydration they are finer.
  const isLive = useIsHydrated();
  const frame = useMemo(() => {
    const fine = laidFrame(drawing, textScale);
    return isLive ? fine : inWholeUnits(fine);
  }, [drawing, textScale, isLive]);
  const layers = useMemo(() => [{ drawing, stageOf }], [drawing, stageOf]);
  const placed = useMemo(
    () => placeDimensions(drawing, frame, textScale),
    [drawing, frame, textScale],
  );
  return (
    <SurfacePicture
      surface={surface}
      frame={frame}
      layers={layers}
      edge={isPlace ? 'outline' : 'bodies'}
      isCutSeen={isLive && stageOf === undefined}
      placed={placed}
      textScale={textScale}
      caption={caption}
      label={caption === undefined ? inWords(drawing) : undefined}
    >
      <g className="plan__size plan__size--fine plan__note" textAnchor="middle">
        {placeNotes(notes, surface, frame, textScale).map(({ x, y, text }) => (
          <text key={`${x} ${y}`} x={x} y={y + 4 * textScale}>
            {text}
          </text>
        ))}
      </g>
    </SurfacePicture>
  );
}

const allDone = () => 'done' as const;

/** The first drawing of some jobs that shows a material, with everything in its place. */
export function resultPicture(plans: readonly JobPlan[]) {
  const drawing = plans
    .flatMap(({ drawings }) => drawings)
    .find(({ pieces, of }) => pieces.length > 0 || of !== undefined);
  return drawing && <LaidPicture drawing={drawing} stageOf={allDone} />;
}

/** Size of an option's picture, drawing units, and greatest height of the surface in it. */
const SMALL = { width: 84, height: 64, margins: { left: 0, top: 0, right: 0, bottom: 0 } };
const SMALL_PART = mm(1800);

/** A corner of a drawing as small as an option of a choice: the pattern, not all of its pieces. */
export function SmallDrawing({ drawing }: { readonly drawing: Drawing }) {
  const { layer, frame } = useMemo(() => {
    const { x0, y0, y1 } = boundsOf(drawing.surface);
    const high = Math.min(SMALL_PART, y1 - y0);
    const part = { x0, y0, x1: x0 + (high * SMALL.width) / SMALL.height, y1: y0 + high };
    const pieces = drawing.pieces.filter(({ shape }) => {
      const box = boundsOf(shape);
      return box.x0 < part.x1 && box.y0 < part.y1;
    });
    return {
      layer: { drawing: { ...drawing, pieces } },
      frame: frameOf([boxRing(part)], SMALL, drawing.seen === 'wall'),
    };
  }, [drawing]);
  return (
    <svg className="plan" viewBox={`0 0 ${SMALL.width} ${SMALL.height}`}>
      <LayerFill layer={layer} frame={frame} />
    </svg>
  );
}

/** The same drawing with its description below. */
export function LaidDrawing({ drawing }: { readonly drawing: Drawing }) {
  const caption = useId();
  return (
    <figure className="picture">
      <LaidPicture drawing={drawing} caption={caption} />
      <figcaption id={caption} className="remark">
        {inWords(drawing)}
      </figcaption>
    </figure>
  );
}
