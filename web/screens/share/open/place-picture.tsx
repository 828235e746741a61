import type { Locale } from '../../../language/locale.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { measurePlace } from '../../../planner/measure/places/measure-place.ts';
import type { PlaceInput } from '../../../planner/measure/places/place-input.ts';
import { ROOM_PARTS, WHOLE_ROOM } from '../../../planner/measure/places/room-parts.ts';
import { OutlinePlan } from '../../../ui/drawings/plan/outline-plan.tsx';
import { RoomPlan } from '../../../ui/drawings/plan/room-plan.tsx';
import { Fronts } from '../../../ui/drawings/plan/fronts.tsx';
import { runInWords, stretchFronts } from '../../../ui/drawings/plan/place-fronts.ts';
import { WallElevation } from '../../../ui/drawings/plan/wall-elevation.tsx';

const { preview: words } = bundlesWords;

/** Rooms without a height, for jobs on floors only. */
const FLAT = new Set(ROOM_PARTS.filter((part) => part !== 'height'));

/** A place to scale; empty if it is not measured. */
export function SharedPlacePicture(props: { readonly input: PlaceInput; readonly locale: Locale }) {
  const { input, locale } = props;
  const isFlat = input.kind === 'room' && input.height.trim() === '';
  const measured = measurePlace(input, locale, isFlat ? FLAT : WHOLE_ROOM);
  if (measured.place === undefined) return null;
  switch (measured.kind) {
    case 'room':
      return input.kind === 'room' ? (
        <RoomPlan room={input} measured={measured} locale={locale} />
      ) : null;
    case 'wall':
      return <WallElevation wall={measured.place.wall} locale={locale} />;
    case 'run':
      return (
        <Fronts
          fronts={stretchFronts(measured.place, [], locale)}
          label={runInWords(measured.place.stretches, locale)}
        />
      );
    case 'ground': {
      const ring = measured.place.region[0] ?? [];
      const sides = ring.map(() => ({ name: '', size: undefined }));
      return (
        <OutlinePlan corners={ring} known sides={sides} area={undefined} label={words.ground} />
      );
    }
    case 'thing':
      return null;
  }
}
