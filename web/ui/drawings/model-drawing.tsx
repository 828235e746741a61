import { useId, useRef, useState, type PointerEvent } from 'react';
import { moved, type Model, type Solid, type StepPicture } from '../../takeoff/solid.ts';
import { en } from '../../language/en/model.ts';
import { area } from '../../language/language.ts';
import { Toggle } from '../controls/toggle.tsx';
import { facesOf, type View } from './axonometric.ts';
import { edgePath, facePath, modelFrame, placeLetters } from './model-frame.ts';

const words = area('model', en);

const BOX = { width: 358, tallest: 380, margin: 10 } as const;
const SMALL = { width: 358, tallest: 260, margin: 10 } as const;
/** From the right of the front and a little from above: the front, an end and the tops are seen. */
const FIRST: View = { turn: -0.6, tilt: 0.42 };
const TURN = Math.PI / 6;
/** A finger from edge to edge turns it half round. */
const DRAG = Math.PI / BOX.width;

/** Solids in a view, letters on those that are seen; `isNew` marks what is added. */
function Solids(props: {
  readonly solids: readonly Solid[];
  readonly view: View;
  readonly box: typeof BOX | typeof SMALL;
  readonly label: string;
  readonly isNew?: (solid: Solid) => boolean;
  readonly onDown?: (event: PointerEvent<SVGSVGElement>) => void;
  readonly onMove?: (event: PointerEvent<SVGSVGElement>) => void;
}) {
  const { solids, view, box, isNew } = props;
  const faces = facesOf(solids, view);
  const frame = modelFrame(solids, view, box);
  return (
    <svg
      className="model__picture"
      viewBox={`0 0 ${frame.width} ${frame.height}`}
      role="img"
      aria-label={props.label}
      onPointerDown={props.onDown}
      onPointerMove={props.onMove}
    >
      {faces.map((face, i) => (
        // Faces have no name but their order, in which they hide each other.
        <g
          key={`face-${i + 1}`}
          className={isNew?.(face.solid) === true ? 'solid--new' : undefined}
        >
          <path className={`solid solid--${face.side}`} d={facePath(face, frame)} />
          <path className="solid__edge" d={edgePath(face, frame)} />
        </g>
      ))}
      <g className="plan__size plan__size--fine" textAnchor="middle" aria-hidden="true">
        {placeLetters(faces, frame).map(({ text, x, y }) => (
          <text key={`${x} ${y}`} x={x} y={y + 4}>
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/** The turn of a picture: by dragging, and by a twelfth of a circle with a button. */
function useTurn() {
  const [turn, setTurn] = useState(FIRST.turn);
  const from = useRef({ x: 0, turn: 0 });
  const onDown = (event: PointerEvent<SVGSVGElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = { x: event.clientX, turn };
  };
  const onMove = (event: PointerEvent<SVGSVGElement>): void => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    setTurn(from.current.turn - (event.clientX - from.current.x) * DRAG);
  };
  return { turn, onDown, onMove, by: (angle: number) => setTurn(turn + angle) };
}

/** What is built, standing or taken apart, turned by a finger or by two buttons, with the list of its parts. */
export function ModelDrawing({ model }: { readonly model: Model }) {
  const [isApart, setApart] = useState(false);
  const { turn, onDown, onMove, by } = useTurn();
  const title = useId();
  const solids = isApart ? model.solids.map((one) => moved(one, 1)) : model.solids;
  return (
    <figure className="picture" aria-labelledby={title}>
      <Solids
        solids={solids}
        view={{ ...FIRST, turn }}
        box={BOX}
        label={isApart ? words.apart(model.says) : words.standing(model.says)}
        onDown={onDown}
        onMove={onMove}
      />
      <div className="model__turns">
        <button type="button" className="button" aria-label={words.left} onClick={() => by(TURN)}>
          ↺
        </button>
        <Toggle label={words.takeApart} pressed={isApart} onChange={setApart} />
        <button type="button" className="button" aria-label={words.right} onClick={() => by(-TURN)}>
          ↻
        </button>
      </div>
      <figcaption id={title} className="remark">
        {model.says}
      </figcaption>
      <details className="more">
        <summary>{words.parts}</summary>
        <ul className="plain-list">
          {model.parts.map(({ letter, name, count, detail }) => (
            <li key={letter}>
              <b>{letter}</b> {words.part(count, name)} <span className="remark">{detail}</span>
            </li>
          ))}
        </ul>
      </details>
    </figure>
  );
}

/** What one step puts on, off its place, before what stands already. */
export function StepModel({ picture }: { readonly picture: StepPicture }) {
  const { there, added, says } = picture;
  const off = added.map((one) => moved(one, 0.5));
  const marked = new Set<Solid>(off);
  return (
    <figure className="picture">
      <Solids
        solids={[...there, ...off]}
        view={FIRST}
        box={SMALL}
        label={says}
        isNew={(one) => marked.has(one)}
      />
      <figcaption className="remark">{says}</figcaption>
    </figure>
  );
}
