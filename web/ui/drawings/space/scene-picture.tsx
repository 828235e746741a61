import { useDeferredValue, useMemo } from 'react';
import { placeScene } from '../../../planner/jobs/kit/place/place-scene.ts';
import type { ObservedPlace } from '../../../planner/jobs/kit/place/observed-place.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words } from '../../../language/page/model.ts';
import { standing } from '../../../planner/scene/scene.ts';
import { towards } from './axonometric.ts';
import { dot } from './bodies.ts';
import { SpacePicture } from './space-picture.tsx';
import { seenFrom, type Turning } from './turning.ts';

const { commas } = amountsWords;

const BOX = { width: 358, tallest: 300, margin: 16 } as const;

/** A place in three dimensions at the current rotation. */
export function ScenePicture(props: {
  readonly seen: ObservedPlace;
  readonly turning: Turning;
  readonly isApart: boolean;
}) {
  const { turning, isApart } = props;
  // The fields show the user's input before the scene renders.
  const seen = useDeferredValue(props.seen);
  const { view, handlers } = turning;
  const scene = useMemo(() => {
    const whole = placeScene(seen);
    return whole && { ...whole, ...standing(whole, isApart) };
  }, [seen, isApart]);
  if (scene === undefined) return null;
  const eye = towards(view);
  const facing = (scene.marks ?? []).filter(
    (mark) => dot(mark.facing, eye) > 0 && mark.facing[2] === 0,
  );
  const label = [
    seenFrom(view),
    ...(facing.length === 0 ? [] : [words.facing(commas(facing.map(({ text }) => text)))]),
    ...scene.says,
    ...(isApart ? [words.apart] : []),
  ];
  return (
    <SpacePicture
      solids={scene.solids}
      sheets={scene.sheets}
      marks={scene.marks ?? []}
      view={view}
      box={BOX}
      label={seen.locale.format.sentences(label)}
      turned={handlers}
    />
  );
}
