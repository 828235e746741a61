import type { Locale } from '../../../../language/locale.ts';
import type { ReactNode } from 'react';
import type { JobHere } from '../../../../planner/jobs/kit/contract.ts';
import {
  type FieldSpecs,
  type FieldSpec,
  type LengthSpec,
  shownIn,
  type SurfacesSpec,
  type Typed,
  withUsual,
} from '../../../../planner/jobs/kit/fields.ts';
import {
  fieldUnit,
  type FieldsReading,
  likelyCentimetres,
  usualChoice,
} from '../../../../planner/jobs/kit/read-fields.ts';
import { type Place, wallsOfPlace } from '../../../../planner/measure/places/place.ts';
import { wallLetter, type PlaceInput } from '../../../../planner/measure/places/place-input.ts';
import {
  formatDimension,
  formatLength,
  type Length,
  mm,
} from '../../../../planner/measure/units/units.ts';
import { entryOf } from '../../../../planner/measure/units/entry-of.ts';
import { Choice, Toggle } from '../../../../ui/controls/fields/choice.tsx';
import { Field, LengthField } from '../../../../ui/controls/fields/field.tsx';
import { Later, More } from '../../../../ui/controls/more.tsx';
import { words as projectWords } from '../../../../language/page/project.ts';
import { OptionPicture } from './option-picture.tsx';

const { job: words } = projectWords;

interface JobFieldsProps {
  /** Id of the job in its project, and prefix of the field ids. */
  readonly id: string;
  readonly job: JobHere;
  readonly typed: Typed;
  readonly place: Place | undefined;
  /** The place as typed. */
  readonly input: PlaceInput;
  readonly problems: Readonly<Record<string, string>>;
  readonly locale: Locale;
  readonly onChange: (typed: Typed) => void;
}

interface ReadFieldsProps extends JobFieldsProps {
  /** Parsed inputs. */
  readonly reading: FieldsReading<FieldSpecs>;
}

/** Usual size as text: in metres from 3 m, as in drawings; shorter ones as in shops. */
const showUsual = (value: Length, locale: Locale): string =>
  locale.units === 'metric' && value >= mm(3000)
    ? formatDimension(value, locale)
    : formatLength(value, locale);

/** Letters of the walls; before the place is measured, those of its outline. */
function wallNames(place: Place | undefined, input: PlaceInput): readonly string[] {
  if (place !== undefined) return wallsOfPlace(place).map(({ id }) => id);
  return input.kind === 'room' ? input.sides.map((_, i) => wallLetter(i)) : [];
}

/** One toggle per surface of the place, measured or not. */
function SurfaceToggles(
  props: ReadFieldsProps & { readonly field: string; readonly spec: SurfacesSpec },
) {
  const { field, spec, place, input, reading, typed, onChange } = props;
  if (input.kind === 'wall') return null;
  const chosen = entryOf(reading.loose, field);
  if (typeof chosen !== 'object') return null;
  const flat = (['ceiling', 'floor'] as const).filter(
    (part) => spec.of.includes(part) && input.kind === 'room',
  );
  const walls = spec.of.includes('walls') ? wallNames(place, input) : [];
  const isChosen = (id: string, at: number): boolean => {
    if (place !== undefined) return chosen.walls.some((wall) => wall.id === id);
    const said = typed[`${field}.${id}`];
    return typeof said === 'boolean' ? said : spec.usual === 'all' || at === 0;
  };
  const toggle = (surface: string, label: string, pressed: boolean): ReactNode => (
    <Toggle
      key={surface}
      label={label}
      pressed={pressed}
      onChange={(on) => onChange({ [`${field}.${surface}`]: on })}
    />
  );
  return [
    ...walls.map((id, at) => toggle(id, words.wall(id), isChosen(id, at))),
    ...flat.map((part) =>
      toggle(part, words[part], place === undefined ? isChosen(part, 1) : chosen[part]),
    ),
  ];
}

/** Placeholder of an empty size field. */
function usualSize({ usual, unbounded }: LengthSpec, locale: Locale): string | undefined {
  if (usual === undefined) return undefined;
  return unbounded === true ? '' : showUsual(usual, locale);
}

/** A field according to its specification. */
function OneField(props: ReadFieldsProps & { readonly field: string; readonly spec: FieldSpec }) {
  const { id, field, typed, problems, locale, onChange } = props;
  const spec = withUsual(props.spec, props.reading.loose, props.place);
  const said = entryOf(typed, field);
  const value = typeof said === 'string' ? said : '';
  const type = (text: string): void => onChange({ [field]: text });
  const note = value.trim() === '' ? spec.source : undefined;
  switch (spec.kind) {
    case 'length': {
      const bare = fieldUnit(spec, locale);
      const read = props.reading.stated.get(field);
      return (
        <LengthField
          id={`${id}-${field}`}
          label={spec.label}
          value={value}
          locale={locale}
          bare={typeof bare === 'function' ? bare : () => bare}
          centimetres={likelyCentimetres(spec)}
          size={read?.ok === true ? read.value : undefined}
          usual={usualSize(spec, locale)}
          usualNote={spec.source ?? words.usual}
          problem={entryOf(problems, field)}
          onChange={type}
        />
      );
    }
    case 'number': {
      return (
        <Field
          id={`${id}-${field}`}
          label={
            spec.unit === undefined
              ? spec.label
              : words.inUnit(spec.label, shownIn(spec.unit, locale))
          }
          mode={spec.whole === true ? 'numeric' : 'decimal'}
          large
          value={value}
          placeholder={String(shownIn(spec.usual, locale))}
          echo={note}
          problem={entryOf(problems, field)}
          onChange={type}
        />
      );
    }
    case 'choice': {
      const usual = usualChoice(spec);
      return (
        <Choice
          legend={spec.label}
          value={Object.hasOwn(spec.options, value) ? value : usual}
          options={Object.entries(spec.options).map(([key, label]) => ({
            value: key,
            label,
            ...(spec.pictured === true && {
              picture: (
                <OptionPicture
                  job={props.job}
                  place={props.place}
                  field={field}
                  value={key}
                  locale={locale}
                />
              ),
            }),
          }))}
          onChange={type}
        />
      );
    }
    case 'toggle':
      return (
        <Toggle
          label={spec.label}
          pressed={typeof said === 'boolean' ? said : spec.usual}
          onChange={(on) => onChange({ [field]: on })}
        />
      );
    case 'text':
      return (
        <Field
          id={`${id}-${field}`}
          label={spec.label}
          value={value}
          placeholder={spec.placeholder}
          echo={note}
          onChange={type}
        />
      );
    case 'surfaces':
      return <SurfaceToggles {...props} spec={spec} />;
  }
}

type Entry = readonly [string, FieldSpec];

const isChip = ([, { kind }]: Entry): boolean => kind === 'surfaces' || kind === 'toggle';

const isHalf = ([, { kind }]: Entry): boolean => kind === 'number' || kind === 'length';

function FieldGroup(
  props: ReadFieldsProps & { readonly entries: readonly Entry[]; readonly isFolded?: boolean },
) {
  const { entries, job, isFolded = false } = props;
  const one = ([field, spec]: Entry): ReactNode => {
    const drawn = <OneField key={field} {...props} field={field} spec={spec} />;
    return isFolded ? <Later key={field}>{drawn}</Later> : drawn;
  };
  const chips = entries.filter(isChip);
  const others = entries.filter((entry) => !isChip(entry));
  return (
    <>
      {chips.length > 0 && (
        <div className="toggles" role="group" aria-label={words.choices(job.title)}>
          {chips.map(one)}
        </div>
      )}
      {chips.map(
        ([field]) =>
          entryOf(props.problems, field) !== undefined && (
            <p key={field} className="note note--wrong" role="status">
              {entryOf(props.problems, field)}
            </p>
          ),
      )}
      {others.length > 0 && (
        <div className="fields">
          {others.map((entry) => (
            <div key={entry[0]} className={isHalf(entry) ? 'fields__cell' : undefined}>
              {one(entry)}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

/** Fields of a job, generated from their specifications. */
export function JobFields(props: JobFieldsProps) {
  const { job, typed, place } = props;
  const reading = job.read(place, typed);
  const entries = Object.entries(job.fields).filter(
    ([, spec]) => spec.when?.(reading.loose, place?.kind, place) !== false,
  );
  const more = entries.filter(([, spec]) => spec.more === true);
  return (
    <>
      <FieldGroup
        {...props}
        reading={reading}
        entries={entries.filter(([, spec]) => spec.more !== true)}
      />
      {more.length > 0 && (
        <More
          title={words.more}
          isWrong={more.some(([field]) => entryOf(props.problems, field) !== undefined)}
        >
          <FieldGroup {...props} reading={reading} entries={more} isFolded />
        </More>
      )}
    </>
  );
}
