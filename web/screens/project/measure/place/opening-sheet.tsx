import type { Locale } from '../../../../language/locale.ts';
import { formatDimension, mm } from '../../../../planner/measure/units/units.ts';
import type { OpeningInput } from '../../../../planner/measure/places/place-input.ts';
import type { Opening, Wall } from '../../../../planner/measure/places/place.ts';
import type { RoomParts } from '../../../../planner/measure/places/room-parts.ts';
import { usualOpening } from '../../../../planner/measure/places/read-openings.ts';
import {
  heightUnit,
  OPENING_CENTIMETRES,
  openingUnit,
  readOf,
  sideUnit,
  type Read,
} from '../../../../planner/measure/units/read-size.ts';
import { Choice } from '../../../../ui/controls/fields/choice.tsx';
import { LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Sheet } from '../../../../ui/controls/frame/sheet.tsx';
import { WallElevation } from '../../../../ui/drawings/plan/wall-elevation.tsx';
import { words } from '../../../../language/page/editors.ts';

/** Lowest door that people walk through: a lower one that is wider than high has its sizes swapped (our estimate). */
const LOWEST_DOOR = mm(1500);

const isSwapped = ({ kind, width, height }: Opening): boolean =>
  kind === 'door' && height < LOWEST_DOOR && width > height;

/** A door, window or other opening: its wall, size and position. */
export function OpeningSheet(props: {
  readonly opening: OpeningInput;
  /** As measured; undefined if it does not fit. */
  readonly known: Opening | undefined;
  /** Letters of the possible walls; empty for a single wall. */
  readonly walls: readonly string[];
  /** Its wall; undefined until it is measured. */
  readonly wall: Wall | undefined;
  readonly read: Read;
  /** Parts that the jobs of the place need. */
  readonly parts: RoomParts;
  readonly locale: Locale;
  readonly onChange: (change: Partial<OpeningInput>) => void;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { opening, known, walls, wall, read, parts, locale, onChange } = props;
  // A wall to be built has the usual sizes of its job.
  const usual = known ?? usualOpening(opening.kind, locale);
  const field = (
    name: 'width' | 'height' | 'at' | 'sill',
    label: string,
    bare: Parameters<typeof LengthField>[0]['bare'],
    usualSize: string,
    note?: string,
  ) => (
    <div className="fields__cell">
      <LengthField
        id={`opening-${name}`}
        label={label}
        value={opening[name]}
        locale={locale}
        bare={bare}
        {...(name === 'at' ? {} : { centimetres: OPENING_CENTIMETRES })}
        usual={usualSize}
        usualNote={note}
        {...readOf(read, `openings.${opening.id}.${name}`)}
        onChange={(text) => onChange({ [name]: text })}
      />
    </div>
  );
  const { at = usual.sill, sill = usual.sill } = known ?? {};
  return (
    <Sheet title={words.openings[opening.kind].name} onClose={props.onClose}>
      {walls.length > 1 && (
        <Choice
          legend={words.opening.onWall}
          value={opening.wall}
          options={walls.map((letter) => ({ value: letter, label: letter }))}
          onChange={(letter) => onChange({ wall: letter })}
        />
      )}
      <div className="fields">
        {field('width', words.width, openingUnit(locale), formatDimension(usual.width, locale))}
        {parts.has('doorHeights') &&
          field('height', words.height, openingUnit(locale), formatDimension(usual.height, locale))}
        {parts.has('doorPlaces') &&
          field(
            'at',
            words.opening.fromLeft,
            sideUnit(locale),
            // An opening that does not fit has no place yet.
            known === undefined ? '' : formatDimension(at, locale),
            words.opening.anywhere,
          )}
        {field(
          'sill',
          words.opening.aboveFloor,
          heightUnit(locale),
          formatDimension(sill, locale),
          words.opening.usualHeight,
        )}
      </div>
      {known !== undefined && isSwapped(known) && (
        <div role="status">
          <p className="remark">{words.opening.swapped}</p>
          <button
            type="button"
            className="button"
            onClick={() => onChange({ width: opening.height, height: opening.width })}
          >
            {words.opening.swap}
          </button>
        </div>
      )}
      {wall !== undefined && parts.has('height') && (
        <figure className="picture">
          <WallElevation wall={wall} locale={locale} />
          <figcaption className="remark">
            {walls.length > 1 ? words.opening.inside(wall.id) : words.opening.front}
          </figcaption>
        </figure>
      )}
      <button type="button" className="button button--danger" onClick={props.onRemove}>
        {words.openings[opening.kind].remove}
      </button>
    </Sheet>
  );
}
