import { useId, useMemo } from 'react';
import { boundsOf } from '../../../planner/measure/outline/polygon.ts';
import { colourNamed } from '../../../planner/stock/colour-named.ts';
import { lookOf, type Look } from '../../../planner/stock/products.ts';
import type { LaidPiece } from '../../../planner/takeoff/laid-piece.ts';
import { pathOf, type DrawingFrame } from '../drawing-frame.ts';
import type { JobPlan } from '../../../planner/jobs/kit/contract.ts';
import type { Surface } from '../../../planner/scene/scene.ts';
import type { PieceStage } from '../../../planner/jobs/kit/steps/laid-stages.ts';
import { LETTER_ROOM, LetterDiscs, type Letter } from '../letter-discs.tsx';
import { layersOn, type Layer } from './layers.ts';
import { lineWidth } from './line-width.ts';
import { hasGrain, materialColour, MaterialFill, type MaterialPiece } from './material-fill.tsx';

/** Pieces of one material with the same grain direction and stage. */
interface Alike {
  readonly look: Look | undefined;
  readonly upright: boolean;
  /** True if a later step lays them; they are drawn pale. */
  readonly isLater: boolean;
  readonly pieces: MaterialPiece[];
}

interface Parted {
  readonly alike: readonly Alike[];
  readonly now: string;
  readonly cut: string;
  readonly behind: string;
}

function isUpright({ shape }: LaidPiece): boolean {
  const { x0, y0, x1, y1 } = boundsOf(shape);
  return y1 - y0 > x1 - x0;
}

/** Groups the pieces of a layer by material and stage, so that it needs few paths. */
function partPieces({ drawing, stageOf }: Layer, frame: DrawingFrame): Parted {
  const { surface, of } = drawing;
  const whole: LaidPiece = { shape: surface, whole: true, from: 0 };
  const pieces = drawing.pieces.length === 0 ? [whole] : drawing.pieces;
  const alike = new Map<string, Alike>();
  const paths: Record<PieceStage | 'cut' | 'behind', string> = {
    done: '',
    now: '',
    later: '',
    cut: '',
    behind: '',
  };
  for (const piece of pieces) {
    const d = pathOf(piece.shape, frame);
    const stage = stageOf?.(piece) ?? 'done';
    paths[stage] += d;
    const isLater = stage === 'later';
    if (!piece.whole && !isLater) paths.cut += d;
    if (piece.isBehind === true && !isLater) paths.behind += d;
    const product = piece.of ?? of;
    const look = piece.look ?? (product === undefined ? undefined : lookOf(product));
    const upright = look !== undefined && hasGrain(look) && isUpright(piece);
    const key = `${look} ${upright} ${isLater}`;
    const known = alike.get(key) ?? { look, upright, isLater, pieces: [] };
    alike.set(key, known);
    known.pieces.push({ d, from: piece.from });
  }
  return {
    alike: [...alike.values()].toSorted((a, b) => Number(b.isLater) - Number(a.isLater)),
    now: paths.now,
    cut: paths.cut,
    behind: paths.behind,
  };
}

/** Hatching of cut pieces. */
function Hatched({ d }: { readonly d: string }) {
  const hatch = useId();
  return (
    <>
      <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse">
        <path className="laid__hatch" d="M0 6L6 0" />
      </pattern>
      <path className="laid__cut" d={d} fill={`url(#${hatch})`} />
    </>
  );
}

/** Letters in the middle of the outlined pieces, as far as they have room side by side. */
function Letters({ layer, frame }: { readonly layer: Layer; readonly frame: DrawingFrame }) {
  const placed: Letter[] = [];
  for (const piece of layer.drawing.pieces) {
    const text = layer.stageOf?.(piece) === 'now' ? (layer.letters?.get(piece) ?? '') : '';
    const { x0, y0, x1, y1 } = boundsOf(piece.shape);
    const { x, y } = frame.at({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
    const isFree = placed.every((one) => Math.hypot(one.x - x, one.y - y) > LETTER_ROOM);
    if (text !== '' && isFree) placed.push({ text, x, y });
  }
  return <LetterDiscs letters={placed} />;
}

/** The pieces of a layer in their materials; later pieces are pale, those of the current step are outlined. */
export function LayerFill(props: {
  readonly layer: Layer;
  readonly frame: DrawingFrame;
  /** True if cut pieces are hatched. */
  readonly isCutSeen?: boolean | undefined;
}) {
  const { layer, frame, isCutSeen } = props;
  const { drawing } = layer;
  const { alike, now, cut, behind } = useMemo(() => partPieces(layer, frame), [layer, frame]);
  const line = useMemo(() => lineWidth(drawing, frame.scale), [drawing, frame]);
  const colour = drawing.colour === undefined ? undefined : colourNamed(drawing.colour);
  return (
    <g>
      {alike.map(({ look, upright, isLater, pieces }) => (
        <g key={`${look} ${upright} ${isLater}`} className={isLater ? 'laid__later' : undefined}>
          {look === undefined ? (
            <path
              className="laid__plain"
              d={pieces.map(({ d }) => d).join('')}
              style={{ strokeWidth: line }}
            />
          ) : (
            <MaterialFill
              look={look}
              pieces={pieces}
              line={line}
              colour={colour}
              upright={upright}
            />
          )}
        </g>
      ))}
      {behind !== '' && <path className="laid__behind" d={behind} />}
      {isCutSeen === true && drawing.cuts === true && cut !== '' && <Hatched d={cut} />}
      {now !== '' && <path className="laid__now" d={now} />}
      {layer.letters !== undefined && <Letters layer={layer} frame={frame} />}
    </g>
  );
}

/** Colour of the top layer of a job on a surface, without trim; undefined if the job has drawings but none on this surface. */
export function colourOn(plan: Pick<JobPlan, 'drawings'>, surface: Surface): string | undefined {
  const drawing = layersOn([plan], surface).findLast((one) => !one.drawing.isTrim)?.drawing;
  if (drawing === undefined && plan.drawings.length > 0) return undefined;
  const look = drawing?.of === undefined ? undefined : lookOf(drawing.of);
  const named = drawing?.colour === undefined ? undefined : colourNamed(drawing.colour);
  return look === undefined ? 'var(--edge)' : materialColour(look, named);
}

/** All layers on a surface, from the bottom up. */
export const LayerFills = (props: {
  readonly layers: readonly Layer[];
  readonly frame: DrawingFrame;
  readonly isCutSeen?: boolean | undefined;
}) =>
  props.layers.map((layer, i) => (
    // Two jobs may name a layer alike, so the key is the position. The count restarts the CSS transition.
    <LayerFill
      key={`layer-${i + 1} ${layer.drawing.pieces.length}`}
      layer={layer}
      frame={props.frame}
      isCutSeen={props.isCutSeen}
    />
  ));
