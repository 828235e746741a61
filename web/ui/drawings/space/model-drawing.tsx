import {
  lazy,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useIsHydrated } from '../../../platform/store.ts';
import type { Step } from '../../../planner/jobs/kit/contract.ts';
import type { Product } from '../../../planner/stock/products.ts';
import { bodiesIn, sceneOfProduct, sceneAtStep, workedOn } from '../../../planner/scene/at-step.ts';
import {
  finished,
  isSolid,
  noLetter,
  standing,
  type ModelPart,
  type Scene,
  type SceneItem,
} from '../../../planner/scene/scene.ts';
import { pageFormats } from '../../../language/language.ts';
import { words } from '../../../language/page/model.ts';
import { Toggle } from '../../controls/fields/choice.tsx';
import { FIRST_VIEW } from './axonometric.ts';
import { ExportedPicture } from './exported-picture.ts';
import { modelFrame, reachOf } from './model-frame.ts';
import type { PictureProps } from './space-picture.tsx';
import { TurnButtons } from './turn-buttons.tsx';
import { useTurning } from './turning.ts';

/** Loaded on demand: 3D drawing is a separate chunk. */
const SpacePicture = lazy(async () => ({
  default: (await import('./space-picture.tsx')).SpacePicture,
}));

const BOX = { width: 358, tallest: 380, margin: 10 } as const;
const SMALL = { width: 358, tallest: 260, margin: 10 } as const;

/** Calls `onShown` when its siblings in a suspended boundary are shown. */
function Shown({ onShown }: { readonly onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  return null;
}

/** Kept from the exported HTML: React adopts the element without a look at its content. */
const EXPORTED = { __html: '' };

/**
 * Reserves the height of the picture, or the ratio that suits one `high` drawing units, so that content below does not move when it loads. The picture in the exported
 * HTML stays until the one that turns replaces it.
 */
function Picture({ high, ...props }: PictureProps & { readonly high?: number | undefined }) {
  const isLive = useIsHydrated();
  const drawExported = use(ExportedPicture);
  const [isStill, setStill] = useState(!isLive);
  const show = useCallback(() => setStill(false), []);
  return (
    <div
      className={props.box === SMALL ? 'model__room model__room--small' : 'model__room'}
      style={
        high === undefined ? undefined : { height: 'auto', aspectRatio: `${BOX.width} / ${high}` }
      }
    >
      {drawExported !== undefined ? (
        <div className="model__still">{drawExported(props)}</div>
      ) : (
        isStill && (
          <div
            className="model__still"
            suppressHydrationWarning
            dangerouslySetInnerHTML={EXPORTED}
          />
        )
      )}
      {isLive && (
        <Suspense fallback={null}>
          <SpacePicture {...props} />
          <Shown onShown={show} />
        </Suspense>
      )}
    </div>
  );
}

/** Height of the higher of the two pictures of a scene, assembled and apart, in drawing units. */
const heightOf = (model: Scene): number =>
  Math.max(
    ...[false, true]
      .map((isApart) => standing(model, isApart))
      .map(
        ({ solids, sheets }) => modelFrame(reachOf([...solids, ...sheets]), FIRST_VIEW, BOX).height,
      ),
  );

/**
 * A scene, assembled or taken apart, with its list of parts. Touch, keys and buttons rotate it. `isExample`: it does not
 * change, so the picture is only as high as it needs.
 */
export function ModelDrawing(props: { readonly model: Scene; readonly isExample?: boolean }) {
  // The picture is expensive, so it renders after the rest of the screen has shown the user's input.
  const model = useDeferredValue(props.model);
  const [isApart, setApart] = useState(false);
  const turning = useTurning();
  const [caption = '', ...more] = model.says;
  // Exported HTML reserves the space of the buttons, which need scripts.
  const isLive = useIsHydrated();
  const high = useMemo(
    () => (props.isExample === true ? heightOf(model) : undefined),
    [props.isExample, model],
  );
  const { solids, sheets } = useMemo(() => standing(model, isApart), [isApart, model]);
  return (
    <figure className="picture" aria-label={caption}>
      <Picture
        solids={solids}
        sheets={sheets}
        view={turning.view}
        box={BOX}
        high={high}
        label={pageFormats().sentences([caption, isApart ? words.apart : words.standing])}
        turned={turning.handlers}
      />
      {isLive ? (
        <TurnButtons turning={turning}>
          <Toggle label={words.takeApart} pressed={isApart} onChange={setApart} />
        </TurnButtons>
      ) : (
        <div className="model__turns remark">{words.keys}</div>
      )}
      {props.isExample !== true && <figcaption className="remark">{caption}</figcaption>}
      <PartList parts={model.parts ?? []} more={props.isExample === true ? [] : more} />
    </figure>
  );
}

const isFilling = (item: SceneItem): boolean =>
  isSolid(item) && (item.look === 'soil' || item.look === 'stone');

const TINY = { width: 84, tallest: 64, margin: 2 } as const;

/** A scene as small as an option of a choice; its name is next to it. */
export function SmallModel({ scene }: { readonly scene: Scene }) {
  const { solids, sheets } = useMemo(() => standing(scene, false), [scene]);
  return (
    <Suspense fallback={null}>
      <SpacePicture solids={solids} sheets={sheets} view={FIRST_VIEW} box={TINY} label="" />
    </Suspense>
  );
}

/**
 * A finished scene, one at a step, or the parts of a material in it: those bodies are outlined and lettered, later ones
 * are dashed lines.
 */
export function StepModel(props: {
  readonly scene: Scene;
  /** The steps of its job and the current one; undefined if the work is finished. */
  readonly at?: { readonly steps: readonly Step[]; readonly step: Step };
  readonly of?: Product;
}) {
  const { scene, at, of } = props;
  const { stageOf, solids, sheets, label, isAhead } = useMemo(() => {
    const parted =
      of !== undefined
        ? sceneOfProduct(scene, of)
        : at === undefined
          ? { done: bodiesIn(finished(scene)), added: [], later: [] }
          : sceneAtStep(scene, at.steps, at.step.id);
    const [caption = ''] = scene.says;
    const now = new Set(at === undefined ? parted.added : workedOn(parted, at.steps, at.step));
    // Before the first body is built, the complete scene is pale.
    const ahead = !parted.done.some(({ step }) => step !== undefined) && now.size === 0;
    const others = (items: readonly SceneItem[]) => items.filter((one) => !now.has(one));
    const past = others(parted.done).map(noLetter);
    // What is filled in later would hide the inner faces of the sides.
    const then = others(parted.later)
      .filter((one) => ahead || !isFilling(one))
      .map(noLetter);
    const dashed = new Set(ahead ? [] : then);
    const all = [...past, ...now, ...then];
    const letters = [...new Set(parted.added.map(({ part = '' }) => part))].filter(Boolean);
    return {
      stageOf: (one: SceneItem) => (now.has(one) ? 'now' : dashed.has(one) ? 'later' : 'done'),
      solids: all.filter(isSolid),
      sheets: all.filter((one) => !isSolid(one)),
      isAhead: ahead,
      label:
        letters.length > 0
          ? words.adds(letters)
          : at === undefined
            ? caption
            : words.atStep(at.step.title, caption),
    } as const;
  }, [scene, at, of]);
  return (
    <div className={isAhead ? 'step-model step-model--ahead' : 'step-model'}>
      <Picture
        solids={solids}
        sheets={sheets}
        view={FIRST_VIEW}
        box={SMALL}
        label={label}
        stageOf={stageOf}
      />
    </div>
  );
}

/** Kinds of parts with their letters, and further sentences, folded. */
export function PartList(props: {
  readonly parts: readonly ModelPart[];
  readonly more?: readonly string[];
}) {
  const { parts, more = [] } = props;
  // Exported HTML leaves the list out, because it is long.
  const isLive = useIsHydrated();
  if (parts.length + more.length === 0) return null;
  return (
    <details className="more">
      <summary>{parts.length === 0 ? words.sizes : words.parts}</summary>
      {isLive && (
        <ul className="plain-list">
          {more.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {parts.map(({ letter, name, count, detail }) => (
            <li key={letter}>
              <b>{letter}</b> {words.part(count, name)} <span className="remark">{detail}</span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}
