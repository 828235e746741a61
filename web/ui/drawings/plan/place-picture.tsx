import { useMemo } from 'react';
import type { Drawing, JobPlan } from '../../../planner/jobs/kit/contract.ts';
import type { Locale } from '../../../language/locale.ts';
import type { Measured } from '../../../planner/measure/places/measure-place.ts';
import { Fronts } from './fronts.tsx';
import { LaidPicture } from '../layers/laid-drawing.tsx';
import { layersOn, type Layer } from '../layers/layers.ts';
import { OutlinePlan } from './outline-plan.tsx';
import type { DrawnSide } from './side-dimensions.ts';
import { stretchFronts, wallFronts, type Staged } from './place-fronts.ts';

/** A floor, a ceiling or ground without sizes; its doors and windows show its orientation. */
function Flat(props: {
  readonly measured: Measured;
  readonly layers: readonly Layer[];
  readonly label: string;
}) {
  const { place } = props.measured;
  const region =
    place?.kind === 'room' ? place.floor : place?.kind === 'ground' ? place.region : [];
  const [corners] = region;
  if (corners === undefined) return null;
  const walls = place?.kind === 'room' ? place.walls : [];
  const sides = corners.map((_, i): DrawnSide => {
    return { name: '', size: undefined, openings: walls[i]?.openings ?? [] };
  });
  return (
    <OutlinePlan corners={corners} known sides={sides} label={props.label} layers={props.layers} />
  );
}

/** True if a piece of a layer is outlined. */
const hasPieceNow = ({ drawing, stageOf }: Layer): boolean =>
  drawing.pieces.some((piece) => stageOf?.(piece) === 'now');

/** A drawing on its place with all layers there, of walls and stretches only those with outlined pieces, if any; a drawing without a place is shown alone. */
export function PlacePicture(props: {
  readonly measured: Measured | undefined;
  readonly plans: readonly JobPlan[];
  readonly drawing: Drawing;
  readonly staged: Staged;
  readonly label: string;
  readonly locale: Locale;
}) {
  const { measured, plans, drawing, staged, label, locale } = props;
  const { on } = drawing;
  const layers = useMemo(
    () => (on === 'floor' || on === 'ceiling' ? staged(layersOn(plans, on)) : []),
    [on, plans, staged],
  );
  const fronts = useMemo(() => {
    const place = measured?.place;
    // A job without a field for the height of its room has no walls to show.
    const isFlat = measured?.kind === 'room' && !measured.parts.has('height');
    if (place === undefined || typeof on !== 'object' || isFlat) return [];
    const frontsOf = 'wall' in on ? wallFronts : stretchFronts;
    const all = frontsOf(place, plans, locale, staged).filter((front) => front.layers.length > 0);
    const now = all.filter(({ layers: own }) => own.some(hasPieceNow));
    return now.length > 0 ? now : all;
  }, [measured, on, plans, locale, staged]);
  if (fronts.length > 0) return <Fronts fronts={fronts} label={label} />;
  if (layers.length > 0 && measured !== undefined) {
    return <Flat measured={measured} layers={layers} label={label} />;
  }
  return <LaidPicture drawing={drawing} stageOf={staged([{ drawing }])[0]?.stageOf} />;
}
