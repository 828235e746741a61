import type { Measured } from '../../../../planner/measure/places/measure-place.ts';
import type { PlaceInput } from '../../../../planner/measure/places/place-input.ts';
import type { EditorProps } from './editor-props.ts';
import { GroundEditor } from './ground-editor.tsx';
import { LoneWallEditor } from './lone-wall-editor.tsx';
import { RoomEditor } from './room-editor.tsx';
import { RunEditor } from './run-editor.tsx';
import { ThingEditor } from './thing-editor.tsx';

/** Editor of a place by its kind; `worked` contains the letters of the walls with work. */
export function PlaceEditor(
  props: EditorProps<PlaceInput, Measured> & { readonly worked: ReadonlyMap<string, string> },
) {
  const { place, measured, worked, ...rest } = props;
  if (place.kind === 'room' && measured.kind === 'room') {
    return <RoomEditor {...rest} place={place} measured={measured} worked={worked} />;
  }
  if (place.kind === 'wall' && measured.kind === 'wall') {
    return <LoneWallEditor {...rest} place={place} measured={measured} />;
  }
  if (place.kind === 'ground' && measured.kind === 'ground') {
    return <GroundEditor {...rest} place={place} measured={measured} />;
  }
  if (place.kind === 'run' && measured.kind === 'run') {
    return <RunEditor {...rest} place={place} measured={measured} />;
  }
  if (place.kind === 'thing' && measured.kind === 'thing') {
    return <ThingEditor {...rest} place={place} measured={measured} />;
  }
  return null;
}
