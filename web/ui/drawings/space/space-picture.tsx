import { useMemo, type CSSProperties } from 'react';
import {
  isSolid,
  type FlatSurface,
  type LetterMark,
  type SceneItem,
  type Solid,
  type Triple,
} from '../../../planner/scene/scene.ts';
import type { PieceStage } from '../../../planner/jobs/kit/steps/laid-stages.ts';
import { FIRST_VIEW, project, towards, type View } from './axonometric.ts';
import { bodiesOf, dot, type Face3 } from './bodies.ts';
import { materialColour } from '../layers/material-fill.tsx';
import { coatPaths, matrixOf, type CoatPaths, type FacesOfLook } from './coat-paths.ts';
import {
  fixedFrame,
  modelFrame,
  reachOf,
  type ModelFrame,
  type PictureBox,
} from './model-frame.ts';
import { coatsOf, farthestFirst, partSpace, quarterOf } from './painter.ts';
import { LetterDiscs } from '../letter-discs.tsx';
import { flatFaces, placeLetters } from './place-letters.ts';
import { FINE, stillCoats } from './still.ts';
import type { Turning } from './turning.ts';

const NO_SHEETS: readonly FlatSurface[] = [];
const NO_MARKS: readonly LetterMark[] = [];

/** Distance of lines of grain, drawing units. */
const GRAIN_GAP = 6;

/** Separator between the classes of a look and its colour. */
const COLOUR = '|';

/** The type of React styles has no custom properties. */
const coveredIn = (colour: string | undefined) =>
  colour === undefined ? undefined : ({ '--material': colour } as CSSProperties);

/** Class of faces drawn only as an outline. */
const OPEN = 'solid--open';

/** Class of parts of later steps. */
const LATER = 'solid--later';

/** True for a look that hides what is behind it. */
const isSolidLook = (look: string): boolean => look !== OPEN && look !== LATER;

/** Precision of the paths of a picture that turns, drawing units. */
const PRECISION = 0.1;

/** Classes and colour of a face; a wall seen from behind is only an outline. */
function lookOf({ item, side, plane }: Face3, eye: Triple): string {
  if (!isSolid(item) && item.look === 'wall' && dot(plane.normal, eye) < 0) return OPEN;
  const classes = ['solid', `solid--${side}`].join(' ');
  const covered = isSolid(item) ? { look: item.look ?? 'pine', colour: undefined } : item.covered;
  return covered === undefined
    ? classes
    : classes + COLOUR + materialColour(covered.look, covered.colour);
}

/** Partitions the items once and caches the paths by painting order. */
function paintedOnce(
  solids: readonly Solid[],
  sheets: readonly FlatSurface[],
  stageOf: ((item: SceneItem) => PieceStage) | undefined,
  box: PictureBox,
) {
  const space = partSpace(bodiesOf(solids, sheets));
  const known = new Map<string, readonly CoatPaths[]>();
  const reach = reachOf([...solids, ...sheets]);
  const { scale } = modelFrame(reach, FIRST_VIEW, box);
  const gap = GRAIN_GAP / scale;
  const lookAt = (face: Face3, eye: Triple): string => {
    const stage = stageOf?.(face.item) ?? 'done';
    if (stage === 'later') return LATER;
    // The colour must be last.
    return stage === 'now' ? `solid--now ${lookOf(face, eye)}` : lookOf(face, eye);
  };
  return {
    space,
    reach,
    still: (view: View, frame: ModelFrame): readonly FacesOfLook[] => {
      const eye = towards(view);
      return stillCoats(farthestFirst(space, eye), (face) => lookAt(face, eye), isSolidLook, {
        view,
        frame,
        gap,
      });
    },
    from: (eye: Triple): readonly CoatPaths[] => {
      const quarter = quarterOf(space, eye);
      const before = known.get(quarter);
      if (before !== undefined) return before;
      const coats = coatsOf(farthestFirst(space, eye), eye, (face) => lookAt(face, eye)).map(
        (coat) => coatPaths(coat, gap, PRECISION / scale),
      );
      known.set(quarter, coats);
      return coats;
    },
  };
}

/** Width of the outlines of the current step: thinner on thin pieces, which would be only outlines. */
function nowLine(solids: readonly Solid[], scale: number): CSSProperties {
  const thick = solids.map(({ size }) => {
    const [a = 0, b = 0] = size.toSorted((one, other) => one - other);
    return Math.sqrt(a * b) * scale;
  });
  const mean = thick.reduce((sum, one) => sum + one, 0) / Math.max(1, thick.length);
  return { '--now-line': Math.max(0.75, Math.min(mean / 4, 2)).toFixed(2) } as CSSProperties;
}

/** Draws a coat. Most coats have only whole faces: one path draws them, which makes rotation faster. */
function CoatOfFaces({ coat, matrix }: { readonly coat: FacesOfLook; readonly matrix?: string }) {
  const { whole, fill, edges, joints, grain } = coat;
  const [look = '', colour] = coat.look.split(COLOUR);
  const style = coveredIn(colour);
  const isFilled = isSolidLook(look);
  if (whole !== '' && fill + joints + grain === '') {
    const both = isFilled ? `${look} solid__edge` : look;
    return <path className={both} d={whole} transform={matrix} style={style} />;
  }
  return (
    <g className={look} transform={matrix} style={style}>
      {whole !== '' && <path className="solid__edge" d={whole} />}
      {isFilled && fill !== '' && <path className="solid__fill" d={fill} />}
      {isFilled && grain !== '' && <path className="solid__grain" d={grain} />}
      {joints !== '' && <path className="solid__joint" d={joints} />}
      {edges !== '' && <path className="solid__line solid__edge" d={edges} />}
    </g>
  );
}

export interface PictureProps {
  readonly solids: readonly Solid[];
  readonly sheets?: readonly FlatSurface[];
  readonly marks?: readonly LetterMark[];
  readonly view: View;
  readonly box: PictureBox;
  readonly label: string;
  readonly stageOf?: (item: SceneItem) => PieceStage;
  /** True for a picture of an exported page: fewer and shorter paths, which cannot turn. */
  readonly isStill?: boolean;
  /** Handlers that rotate it; absent for a fixed view. */
  readonly turned?: Turning['handlers'];
}

/** Items in a view, with letters on visible ones; `stageOf` returns the stage of work of each. */
export function SpacePicture(props: PictureProps) {
  const { solids, sheets = NO_SHEETS, marks = NO_MARKS, view, box, stageOf } = props;
  const painted = useMemo(
    () => paintedOnce(solids, sheets, stageOf, box),
    [solids, sheets, stageOf, box],
  );
  const eye = useMemo(() => towards(view), [view]);
  const isFixed = props.turned === undefined;
  const frame = useMemo(
    () =>
      isFixed
        ? fixedFrame([...solids, ...sheets], view, box)
        : modelFrame(painted.reach, view, box),
    [isFixed, solids, sheets, painted, view, box],
  );
  const letters = useMemo(() => {
    if ([...solids, ...sheets].some(({ part = '' }) => part !== '')) {
      // Parts of later steps are outlines.
      const faces = farthestFirst(painted.space, eye)
        .flatMap((face) => flatFaces(face, view))
        .map((face) => ({ ...face, isOpen: stageOf?.(face.item) === 'later' }));
      return placeLetters(faces, frame);
    }
    return marks
      .filter(({ facing }) => dot(facing, eye) > 0.05)
      .map(({ text, at }) => {
        const [x, y] = frame.at(project(at, view));
        return { text, x, y: y - 8 };
      });
  }, [solids, sheets, marks, painted, stageOf, eye, frame, view]);
  return (
    <svg
      className="model__picture"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={props.label}
      style={
        stageOf &&
        nowLine(
          solids.filter((one) => stageOf(one) === 'now'),
          frame.scale,
        )
      }
      tabIndex={isFixed ? undefined : 0}
      {...props.turned}
    >
      {/* The index is the identity of a coat: the painting order. */}
      {props.isStill === true ? (
        <g transform={`scale(${1 / FINE})`}>
          {painted.still(view, frame).map((coat, i) => (
            <CoatOfFaces key={`coat-${i + 1}`} coat={coat} />
          ))}
        </g>
      ) : (
        painted
          .from(eye)
          .map((coat, i) => (
            <CoatOfFaces key={`coat-${i + 1}`} coat={coat} matrix={matrixOf(coat, view, frame)} />
          ))
      )}
      <LetterDiscs letters={letters} isBare={solids.length === 0} />
    </svg>
  );
}
