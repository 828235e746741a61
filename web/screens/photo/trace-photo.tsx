import { words } from '../../language/page/photo.ts';
import { words as plans } from '../../language/page/plans.ts';
import type { Locale } from '../../language/locale.ts';
import type { RoomInput } from '../../planner/measure/places/place-input.ts';
import { roomFromTaps } from '../../planner/measure/plans/rooms/room-from-taps.ts';
import type { Point } from '../../planner/measure/outline/polygon.ts';
import { newId } from '../../platform/new-id.ts';
import { useStore } from '../../platform/store.ts';
import { MOST_PLACES } from '../../planner/schema/project.ts';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import { toastEdit } from '../../ui/controls/toast.tsx';
import { Toggle } from '../../ui/controls/fields/choice.tsx';
import { FilePicker } from '../share/open/file-picker.tsx';
import type { Photo } from './open-photo.ts';
import { PhotoPicture } from './photo-picture.tsx';
import { RoomRows } from './room-rows.tsx';
import { ScaleFields } from './scale-fields.tsx';
import { changeTrace, HANDS, openInSession, session } from './session.ts';
import {
  closable,
  close,
  drop,
  photoLinesOf,
  MARKS,
  closedRooms,
  scaleOf,
  type ScaleState,
  type Trace,
} from './trace.ts';
import { sizeBetween, tracedLines } from './traced-lines.ts';

/** Instruction for the next step. */
function nextStep(trace: Trace, scale: ScaleState): string {
  const { next } = words;
  if (trace.step === 'scale') {
    const set = trace.marks[trace.way].length;
    if (set < MARKS[trace.way]) return next[trace.way][set] ?? '';
    if (scale.kind === 'known') return next.scaleKnown;
    return trace.way === 'length' ? next.typeLength : next.typeSides;
  }
  const open = trace.lines.at(-1);
  if (open === undefined) return next.first;
  if (open.isClosed) return next.closed;
  return open.points.length < 3 ? next.more : next.closable;
}

function pictureInWords(trace: Trace): string {
  if (trace.step === 'scale') return words.pictureOfScale(trace.marks[trace.way].length);
  const open = trace.lines.find(({ isClosed }) => !isClosed);
  const closed = trace.lines.length - (open === undefined ? 0 : 1);
  return words.picture(closed, open?.points.length ?? 0);
}

interface TraceProps {
  readonly locale: Locale;
  /** Number of places in the project. */
  readonly places: number;
  readonly onAdd: (rooms: readonly RoomInput[]) => void;
}

/** The photo with its scale and marks. */
function Tracing(props: TraceProps & { readonly photo: Photo; readonly trace: Trace }) {
  const { photo, trace, locale, places } = props;
  const scale = scaleOf(trace, locale);
  const known = scale.kind === 'known' ? scale.scale : undefined;
  const isScaling = trace.step === 'scale' || known === undefined;
  const shown: Trace = isScaling ? { ...trace, step: 'scale' } : trace;
  const readings = isScaling ? [] : closedRooms(trace, known, locale);
  const sizeTo = (from: Point, to: Point): string | undefined =>
    isScaling ? undefined : sizeBetween(from, to, known, locale);
  const found = readings.filter((reading) => reading?.ok === true);
  const fits = places + found.length <= MOST_PLACES;
  const add = (): void => {
    props.onAdd(found.map((room) => roomFromTaps(room, newId())));
    toastEdit(plans.added(found.length));
    changeTrace({ ...trace, lines: trace.lines.filter((_, i) => readings[i]?.ok !== true) });
  };
  return (
    <div className="trace">
      <div>
        <h3 className="trace__step">{words.steps[shown.step]}</h3>
        <p className="trace__next" data-spoken="">
          {nextStep(shown, scale)}
        </p>
        <PhotoPicture
          key={`${shown.step} ${shown.way}`}
          photo={photo}
          lines={tracedLines(shown, readings, sizeTo, locale)}
          label={pictureInWords(shown)}
          sizeTo={sizeTo}
          {...HANDS}
        />
      </div>
      <div>
        {isScaling && (
          <ScaleFields
            photo={photo}
            trace={shown}
            scale={scale}
            locale={locale}
            onChange={changeTrace}
          />
        )}
        {!isScaling && (
          <>
            <div className="toggles">
              <Toggle
                label={words.square}
                pressed={trace.isSquared}
                onChange={(isSquared) => changeTrace({ ...trace, isSquared })}
              />
            </div>
            <RoomRows
              readings={readings}
              corners={trace.lines.map(({ points }) => points.length)}
              locale={locale}
              onRemove={(line) => changeTrace(drop(trace, line))}
            />
            {closable(trace) !== undefined && (
              <button
                type="button"
                className="button button--main"
                onClick={() => changeTrace(close(trace))}
              >
                {words.close}
              </button>
            )}
            {!fits && (
              <p className="note note--wrong" role="alert">
                {plans.noRoom(MOST_PLACES)}
              </p>
            )}
            {found.length > 0 && fits && closable(trace) === undefined && (
              <button type="button" className="button button--main" onClick={add}>
                {plans.add(found.length)}
              </button>
            )}
          </>
        )}
        <div className="pair">
          {photoLinesOf(shown).length > 0 && (
            <button type="button" className="button" data-repeats="" onClick={HANDS.onTakeBack}>
              {words.takeBack}
            </button>
          )}
          {!isScaling && (
            <button
              type="button"
              className="button"
              onClick={() => changeTrace({ ...trace, step: 'scale' })}
            >
              {words.toScale}
            </button>
          )}
        </div>
      </div>
    </div>
  );
}

const Lead = () => (
  <>
    <p>{words.lead}</p>
    <ul className="plain-list">
      {words.points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </>
);

/**
 * Makes rooms from corners that the user taps on a photo of a plan. The photo stays on the device;
 * the button adds the rooms.
 */
export function TracePhoto(props: TraceProps & { readonly onClose: () => void }) {
  const { locale, places, onAdd, onClose } = props;
  const { photo, trace, isOpening, problem } = useStore(session);
  return (
    <Sheet title={words.title} onClose={onClose}>
      {problem !== undefined && (
        <p key={problem.n} className="alarm" role="alert">
          {problem.reason}
        </p>
      )}
      {photo === undefined && <Lead />}
      {isOpening && (
        <p className="note" role="status">
          {words.opening}
        </p>
      )}
      {photo !== undefined && (
        <Tracing photo={photo} trace={trace} locale={locale} places={places} onAdd={onAdd} />
      )}
      {trace.lines.length === 0 && (
        <div className="next">
          <FilePicker
            label={photo === undefined ? words.pick : words.another}
            accept="image/*"
            isQuiet={photo !== undefined}
            onFile={(picked) => void openInSession(picked)}
          />
        </div>
      )}
    </Sheet>
  );
}
