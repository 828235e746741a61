import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import type { Locale } from '../../../../language/locale.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import { nameUnit } from '../../../../planner/measure/units/parse-length.ts';
import type { PlaceInput, RoomInput } from '../../../../planner/measure/places/place-input.ts';
import { placeTexts, withTexts } from '../../../../planner/measure/places/place-texts.ts';
import { measurePlace } from '../../../../planner/measure/places/measure-place.ts';
import type { MeasuredRoom } from '../../../../planner/measure/places/room.ts';
import {
  roomSizeUnit,
  roomSizes,
  type RoomSize,
} from '../../../../planner/measure/places/room-sizes.ts';
import { onLaser } from '../../../../platform/laser/bosch-laser.ts';
import type { LaserEvent } from '../../../../platform/laser/mt-frames.ts';
import { useWakeLock } from '../../../../platform/wake-lock.ts';
import { changePlace } from '../../../../documents/edits/edit.ts';
import { editProject } from '../../../../documents/edits/edit-project.ts';
import { duringVisit } from '../../../../documents/store/edit-history.ts';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import { words as controlsWords } from '../../../../language/page/controls.ts';
import { words as editorsWords } from '../../../../language/page/editors.ts';
import { words } from '../../../../language/page/laser.ts';
import { pageFormats } from '../../../../language/language.ts';
import { LaserConnection } from './laser-connection.tsx';
import { ShotField } from './shot-field.tsx';
import { sizeName, sizeText, laserText } from './size-words.ts';

const { laser: title } = editorsWords;
const { atHand } = controlsWords;

export interface LaserProps {
  readonly project: string;
  readonly room: RoomInput;
  readonly measured: MeasuredRoom;
  readonly locale: Locale;
  readonly plan: ReactNode;
  /** Marks a side in the plan, by its field. */
  readonly onActive: (side: number | undefined) => void;
  readonly onClose: () => void;
}

/** Sends the keys of a laser to the field, wherever the focus is; the user's own keys are ignored. */
function useKeysTyped(field: { readonly current: HTMLInputElement | null }): void {
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): void => {
      if (ctrlKey || metaKey || altKey || target === field.current) return;
      if (/^[\d.,]$/.test(key)) field.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [field]);
}

/** Measures a room size by size without touching the phone: each value from the laser goes into the marked field. */
export function LaserSheet(props: LaserProps) {
  const { project, room, measured, locale, onActive } = props;
  const sizes = roomSizes(room, measured.parts);
  const texts = placeTexts(room);
  const textAt = ({ field }: RoomSize): string => entryOf(texts, field) ?? '';
  const problemAt = ({ field }: RoomSize) => entryOf(measured.problems, field);

  const [at, setAt] = useState(() =>
    Math.max(
      0,
      sizes.findIndex((size) => textAt(size) === ''),
    ),
  );
  /** Announced text. If `isBeneath`, it is visible below the field and not shown again. */
  const [said, setSaid] = useState({ text: '', isBeneath: false });
  const say = (text: string): void => setSaid({ text, isBeneath: false });
  const current = sizes[at];
  const field = useRef<HTMLInputElement>(null);
  const awake = useWakeLock(true);

  const goTo = (to: number, taken = ''): void => {
    const next = sizes[to];
    setAt(Math.min(to, sizes.length));
    say(
      pageFormats().sentences([
        taken,
        next === undefined ? words.done : words.next(sizeName(next, room)),
      ]),
    );
  };
  const type = (size: RoomSize, text: string): void =>
    editProject(
      project,
      changePlace<PlaceInput>(room, (now) => withTexts(now, { [size.field]: text })),
    );
  /** Goes on to the next size if the value is valid; otherwise the next shot replaces it. */
  const take = (size: RoomSize, text: string): void => {
    type(size, text);
    const after = withTexts(room, { [size.field]: text });
    const reason = entryOf(measurePlace(after, locale, measured.parts).problems, size.field);
    const name = sizeName(size, room);
    if (reason === undefined) {
      goTo(at + 1, words.taken(name, sizeText(text, size, locale)));
    } else {
      setSaid({ text: words.wrong(name, reason), isBeneath: true });
      field.current?.select();
    }
  };
  const hear = useEffectEvent((event: LaserEvent) => {
    if (event.kind !== 'length') {
      say(event.kind === 'failed' ? words.failed : words.notALength);
    } else if (current === undefined) {
      say(words.done);
    } else {
      // Each shot is its own undo step.
      duringVisit(undefined);
      take(current, laserText(event.metres, locale));
    }
  });
  useEffect(() => onLaser((event) => hear(event)), []);
  useKeysTyped(field);

  const isNew = useRef(true);
  useEffect(() => {
    // A button that the user pressed keeps the focus.
    if (isNew.current || document.activeElement === document.body) field.current?.focus();
    isNew.current = false;
  });
  const side = current?.of === 'side' ? current.at : undefined;
  useEffect(() => {
    onActive(side);
    return () => onActive(undefined);
  }, [side, onActive]);

  return (
    <Sheet title={title} onClose={props.onClose}>
      <LaserConnection />
      {current === undefined ? (
        <p className="lead">{words.all}</p>
      ) : (
        <ShotField
          key={current.field}
          field={field}
          label={sizeName(current, room)}
          value={textAt(current)}
          problem={problemAt(current)}
          bare={roomSizeUnit(current, locale)}
          locale={locale}
          onChange={(text) => type(current, text)}
          onEnter={(text) => take(current, nameUnit(text, roomSizeUnit(current, locale)))}
        />
      )}
      <div className="pair">
        <button
          type="button"
          className="button"
          data-repeats=""
          disabled={at === 0}
          onClick={() => goTo(at - 1)}
        >
          {words.redo}
        </button>
        <button
          type="button"
          className="button"
          data-repeats=""
          disabled={current === undefined}
          onClick={() => goTo(at + 1)}
        >
          {words.skip}
        </button>
      </div>
      <p className={said.isBeneath ? 'unseen' : 'laser__said'} role="status">
        {said.text}
      </p>
      {awake === 'refused' && <p className="remark">{atHand.refused}</p>}
      <figure className="picture">{props.plan}</figure>
      <h3 className="group">{words.sizes}</h3>
      <ol className="rows">
        {sizes.map((size, i) => (
          <li key={size.field} className="row">
            <button
              type="button"
              className="row__main row__button laser__size"
              aria-current={i === at ? 'step' : undefined}
              data-repeats=""
              onClick={() => goTo(i)}
            >
              <span>{sizeName(size, room)}</span>
              <strong>{sizeText(textAt(size), size, locale)}</strong>
              {problemAt(size) !== undefined && (
                <span className="remark remark--wrong">{problemAt(size)}</span>
              )}
            </button>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
