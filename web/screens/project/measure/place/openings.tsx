import type { Locale } from '../../../../language/locale.ts';
import { Link } from 'react-router-dom';
import { formatDimension } from '../../../../planner/measure/units/units.ts';
import type { OpeningInput } from '../../../../planner/measure/places/place-input.ts';
import type { Opening, OpeningKind } from '../../../../planner/measure/places/place.ts';
import type { RoomParts } from '../../../../planner/measure/places/room-parts.ts';
import { usualOpening } from '../../../../planner/measure/places/read-openings.ts';
import { words } from '../../../../language/page/editors.ts';
import { newId } from '../../../../platform/new-id.ts';
import type { SheetState } from '../../../../app/shell/use-sheet.ts';
import { toastEdit } from '../../../../ui/controls/toast.tsx';

const FIELDS = ['width', 'height', 'at', 'sill'] as const;

/** First error of an opening. */
export const openingProblem = (
  problems: Readonly<Record<string, string>>,
  id: string,
): string | undefined =>
  FIELDS.map((field) => problems[`openings.${id}.${field}`]).find((one) => one !== undefined);

interface OpeningsProps {
  readonly openings: readonly OpeningInput[];
  /** Openings by wall. */
  readonly measured: Readonly<Record<string, readonly Opening[]>>;
  readonly problems: Readonly<Record<string, string>>;
  readonly locale: Locale;
  /** Parts that the jobs of the place need. */
  readonly parts: RoomParts;
  /** True for a single wall, which has no letter. */
  readonly isLone?: boolean;
  readonly onOpen: (id: string) => void;
  readonly onAdd: (kind: OpeningKind) => void;
}

function OpeningRow(props: OpeningsProps & { readonly opening: OpeningInput }) {
  const { opening, measured, problems, locale, parts, isLone = false, onOpen } = props;
  const known = Object.values(measured)
    .flat()
    .find(({ id }) => id === opening.id);
  const usual = usualOpening(opening.kind, locale);
  const [width, height] = [known?.width ?? usual.width, known?.height ?? usual.height];
  const size = (parts.has('doorHeights') ? [width, height] : [width])
    .map((side) => formatDimension(side, locale))
    .join('\u00a0×\u00a0');
  const problem = openingProblem(problems, opening.id);
  const { name } = words.openings[opening.kind];
  const isTyped = (['width', 'height'] as const).some((side) => opening[side].trim() !== '');
  const usualNote = isTyped ? words.opening.partlyUsual : words.opening.usualSize;
  return (
    <li className="row">
      <button type="button" className="row__main row__button" onClick={() => onOpen(opening.id)}>
        <strong>{isLone ? name : words.opening.on(name, opening.wall)}</strong>
        <span className={problem === undefined ? 'remark' : 'remark remark--wrong'}>
          {problem ?? (known?.usual === true ? usualNote(size) : size)}
        </span>
      </button>
    </li>
  );
}

/** An opening that was measured from the adjoining room, with a link to it. */
function SharedRow(
  props: Pick<OpeningsProps, 'parts' | 'locale'> & {
    readonly opening: Opening;
    readonly wall: string;
  },
) {
  const { opening, wall, parts, locale } = props;
  const { kind, width, height, from } = opening;
  if (from === undefined) return null;
  const size = (parts.has('doorHeights') ? [width, height] : [width])
    .map((side) => formatDimension(side, locale))
    .join('\u00a0×\u00a0');
  const search = new URLSearchParams({ opening: from.opening, place: from.place });
  return (
    <li className="row">
      <Link className="row__main row__link" to={`?${search.toString()}`}>
        <strong>{words.opening.from(words.openings[kind].name, wall, from.name)}</strong>
        <span className="remark">{words.opening.there(size, from.name)}</span>
      </Link>
    </li>
  );
}

/** Openings of a place, with buttons to add one. */
export function Openings(props: OpeningsProps) {
  const { openings, measured, parts, locale, onAdd } = props;
  const hasWindows = parts.has('windows');
  return (
    <>
      <h2 className="group">{hasWindows ? words.doorsAndWindows : words.doors}</h2>
      <ul className="rows">
        {openings
          .filter(({ kind }) => hasWindows || kind !== 'window')
          .map((opening) => (
            <OpeningRow key={opening.id} {...props} opening={opening} />
          ))}
        {Object.entries(measured).flatMap(([wall, all]) =>
          all
            .filter(({ from }) => from !== undefined)
            .map((opening) => <SharedRow key={opening.id} {...{ opening, wall, parts, locale }} />),
        )}
      </ul>
      <div className="pair">
        <button type="button" className="button" onClick={() => onAdd('door')}>
          {words.openings.door.add}
        </button>
        {hasWindows && (
          <button type="button" className="button" onClick={() => onAdd('window')}>
            {words.openings.window.add}
          </button>
        )}
        <button type="button" className="button" onClick={() => onAdd('opening')}>
          {words.openings.opening.add}
        </button>
      </div>
    </>
  );
}

type Change = (openings: readonly OpeningInput[]) => readonly OpeningInput[];

/** Adds, changes and removes openings of a place in its current state. */
export function openingEdits(change: (with_: Change) => void, sheet: SheetState) {
  return {
    add: (kind: OpeningKind, wall: string): void => {
      const opening = { id: newId(), kind, wall, width: '', height: '', at: '', sill: '' };
      change((now) => [...now, opening]);
      sheet.open(opening.id);
    },
    patch: (id: string, part: Partial<OpeningInput>): void =>
      change((now) => now.map((one) => (one.id === id ? { ...one, ...part } : one))),
    remove: (opening: OpeningInput): void => {
      sheet.close();
      change((now) => now.filter(({ id }) => id !== opening.id));
      toastEdit(words.openings[opening.kind].removed);
    },
  };
}
