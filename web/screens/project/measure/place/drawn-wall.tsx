import type { Locale } from '../../../../language/locale.ts';
import { layersOn } from '../../../../ui/drawings/layers/layers.ts';
import { WallElevation } from '../../../../ui/drawings/plan/wall-elevation.tsx';
import { PlanBox } from '../../../../ui/drawings/space/plan-box.tsx';
import type { DrawnPlace } from './drawn-place.ts';

/** Pictures of a single wall; an opening of the present plan can be tapped. */
export function DrawnWall(props: {
  readonly drawn: DrawnPlace;
  readonly locale: Locale;
  readonly onOpening: (id: string) => void;
}) {
  const { drawn, locale, onOpening } = props;
  const wall = drawn.measured.kind === 'wall' ? drawn.measured.place?.wall : undefined;
  if (wall === undefined) return null;
  return (
    <PlanBox
      {...drawn}
      seen={{ ...drawn, locale }}
      views={{
        front: (
          <WallElevation
            wall={wall}
            locale={locale}
            {...(drawn.state === 'now' && { onOpening })}
            layers={layersOn(drawn.plans, { wall: wall.id })}
          />
        ),
      }}
    />
  );
}
