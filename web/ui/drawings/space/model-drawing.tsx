import {
  lazy,
  Suspense,
  useDeferredValue,
  useId,
  useMemo,
  useState,
  type ComponentProps,
} from 'react';
import { useIsHydrated } from '../../../platform/store.ts';
import { moved, type Model, type Solid } from '../../../planner/takeoff/solid.ts';
import { en } from '../../../language/en/model.ts';
import { area } from '../../../language/language.ts';
import { Toggle } from '../../controls/fields/choice.tsx';
import type { SpaceItem } from './bodies.ts';
import type { BuiltUp } from './built-up.ts';
import { FIRST_VIEW } from './axonometric.ts';
import { TurnButtons } from './turn-buttons.tsx';
import { useTurning } from './turning.ts';
import { keepUnits } from '../../../language/formats.ts';

const words = area('model', en);

/** Loaded on demand: 3D drawing is a separate chunk. */
const SpacePicture = lazy(async () => ({
  default: (await import('./space-picture.tsx')).SpacePicture,
}));

const BOX = { width: 358, tallest: 380, margin: 10 } as const;
const SMALL = { width: 358, tallest: 260, margin: 10 } as const;

/**
 * Reserves the height of the picture, so that content below does not move when the picture loads. Exported HTML has only
 * the reserved space, because the picture would be most of its size.
 */
function Picture(props: ComponentProps<typeof SpacePicture>) {
  const isLive = useIsHydrated();
  return (
    <div className={props.box === SMALL ? 'model__room model__room--small' : 'model__room'}>
      {isLive && (
        <Suspense fallback={null}>
          <SpacePicture {...props} />
        </Suspense>
      )}
    </div>
  );
}

/** A model, assembled or taken apart, with its list of parts. Touch, keys and buttons rotate it. */
export function ModelDrawing(props: { readonly model: Model }) {
  // The picture is expensive, so it renders after the rest of the screen has shown the user's input.
  const model = useDeferredValue(props.model);
  const [isApart, setApart] = useState(false);
  const turning = useTurning();
  const title = useId();
  // Exported HTML reserves the space of the buttons, which need scripts.
  const isLive = useIsHydrated();
  const solids = useMemo(
    () => (isApart ? model.solids.map((one) => moved(one, 1)) : model.solids),
    [isApart, model],
  );
  return (
    <figure className="picture" aria-labelledby={title}>
      <Picture
        solids={solids}
        view={turning.view}
        box={BOX}
        label={isApart ? words.apart(model.says) : words.standing(model.says)}
        turned={turning.handlers}
      />
      {isLive ? (
        <TurnButtons turning={turning}>
          <Toggle label={words.takeApart} pressed={isApart} onChange={setApart} />
        </TurnButtons>
      ) : (
        <div className="model__turns" />
      )}
      <figcaption id={title} className="remark">
        {keepUnits(model.says)}
      </figcaption>
      <details className="more">
        <summary>{words.parts}</summary>
        {isLive && (
          <ul className="plain-list">
            {model.parts.map(({ letter, name, count, detail }) => (
              <li key={letter}>
                <b>{letter}</b> {keepUnits(words.part(count, name))}{' '}
                <span className="remark">{keepUnits(detail)}</span>
              </li>
            ))}
          </ul>
        )}
      </details>
    </figure>
  );
}

/** The assembly at a step: parts of the step are outlined and lettered, later parts are dashed lines. */
export function StepModel({ picture }: { readonly picture: BuiltUp }) {
  const { there, added, later, says } = picture;
  // Before the first part is built, the complete model is pale.
  const isAhead = there.length + added.length === 0;
  const { stageOf, solids } = useMemo(() => {
    const plain = (all: readonly Solid[]) => all.map((one) => ({ ...one, part: '' }));
    const [done, then] = [plain(there), plain(later)];
    const now = new Set<SpaceItem>(added);
    const ahead = new Set<SpaceItem>(isAhead ? [] : then);
    return {
      stageOf: (one: SpaceItem) => (now.has(one) ? 'now' : ahead.has(one) ? 'later' : 'done'),
      solids: [...done, ...added, ...then],
    };
  }, [there, added, later, isAhead]);
  return (
    <div className={isAhead ? 'step-model step-model--ahead' : 'step-model'}>
      <Picture solids={solids} view={FIRST_VIEW} box={SMALL} label={says} stageOf={stageOf} />
    </div>
  );
}
