import { words } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import { asMeasured } from '../../planner/measure/plans/rooms/room-from-outline.ts';
import { boundsOf, regionArea, type Ring } from '../../planner/measure/outline/polygon.ts';
import { formatArea, formatDimension, length } from '../../planner/measure/units/units.ts';

/** Size of a room from its outline in mm: length along wall A, width, floor and walls. */
export function roomSizeText(outline: Ring, locale: Locale): string {
  const ring = asMeasured(outline);
  const { x0, y0, x1, y1 } = boundsOf([ring]);
  const [long, wide] = [x1 - x0, y1 - y0].map((side) =>
    formatDimension(length(Math.round(side)), locale),
  );
  const floor = formatArea(regionArea([ring]), locale);
  return words.size(long ?? '', wide ?? '', floor, outline.length);
}
