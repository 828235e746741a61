import type { UnitSystem } from '../../measure/format-length.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import type { Incoming, Merge } from '../../projects/sharing/merge.ts';
import { placeName, type Project } from '../../projects/schema.ts';
import type { CutList } from '../../projects/cut-list.ts';
import { PlacePicture } from './place-picture.tsx';

const SHOWN = 8;

const count = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** A slug is its job's title in short; the jobs themselves are not loaded to look at a link. */
const jobTitle = (slug: string): string =>
  slug.slice(0, 1).toUpperCase() + slug.slice(1).replaceAll('-', ' ');

/** One project: its first place that can be drawn, then each place with its jobs. */
export function ProjectPreview({
  project,
  units,
}: {
  readonly project: Project;
  readonly units: UnitSystem;
}) {
  const drawn = project.places.find(({ kind }) => kind !== 'thing');
  const more = project.places.length - SHOWN;
  return (
    <>
      {drawn !== undefined && <PlacePicture input={drawn} units={units} />}
      <ul className="rows">
        {project.places.slice(0, SHOWN).map(({ id }) => {
          const slugs = project.jobs.filter(({ place }) => place === id).map(({ slug }) => slug);
          return (
            <li key={id} className="row">
              <span className="row__main">
                <strong>{placeName(project, id)}</strong>
                <span className="row__why">
                  {[...new Set(slugs)].slice(0, SHOWN).map(jobTitle).join(', ') || 'No job yet'}
                </span>
              </span>
            </li>
          );
        })}
        {more > 0 && <li className="row row__why">and {count(more, 'more place')}</li>}
      </ul>
    </>
  );
}

/** One cut list: its parts as they were typed. */
export function CutListPreview({ list }: { readonly list: CutList }) {
  const more = list.parts.length - SHOWN;
  return (
    <ul className="rows">
      {list.parts.slice(0, SHOWN).map(({ id, name, length, width, quantity }) => (
        <li key={id} className="row">
          <span className="row__main shop">
            <span className="shop__count">
              <b>{quantity || 1}</b> ×
            </span>
            <span className="shop__what">
              <strong>{[length, width].filter(Boolean).join(' × ') || 'No size yet'}</strong>
              <span className="row__why">{name}</span>
            </span>
          </span>
        </li>
      ))}
      {more > 0 && <li className="row row__why">and {count(more, 'more part')}</li>}
    </ul>
  );
}

const KIND = { project: 'Project', 'cut-list': 'Cut list' };

/** What becomes of one thing, in words. */
export function fateInWords({ standing, fate }: Incoming): string {
  if (fate === 'added') return 'New: will be added.';
  if (fate === 'replaces') return 'Newer than yours: takes its place.';
  if (fate === 'beside') {
    return standing === 'newer'
      ? 'Newer than yours: comes in beside it.'
      : 'Yours was changed later: this one comes in beside it.';
  }
  if (standing === 'same') return 'The same as yours: nothing to do.';
  if (standing === 'copied') return 'Came in beside yours before: nothing to do.';
  return 'Yours was changed later: yours stays.';
}

/** Everything else that comes in or stays out, one line each. */
function othersInWords(bundle: Bundle, merge: Merge): readonly string[] {
  const offcuts = bundle.offcuts.length;
  const prices = Object.keys(bundle.prices).length;
  const settings = Object.keys(bundle.settings).length > 0;
  return [
    offcuts > 0 ? `Offcuts: ${merge.offcuts} of ${offcuts} are new.` : '',
    prices > 0 ? `Prices: ${merge.prices} of ${prices} are new; yours stay as they are.` : '',
    settings ? (merge.settings ? 'Settings: taken over.' : 'Settings: yours stay.') : '',
    merge.damaged > 0
      ? `${count(merge.damaged, 'text')} that could not be read when this was saved: kept as they are.`
      : '',
  ].filter(Boolean);
}

/** A backup, thing by thing, each with what becomes of it. */
export function BackupPreview({
  bundle,
  merge,
}: {
  readonly bundle: Bundle;
  readonly merge: Merge;
}) {
  return (
    <>
      <ul className="rows">
        {merge.items.map((item) => (
          <li key={`${item.kind} ${item.id}`} className="row">
            <span className="row__main">
              <strong>{item.name}</strong>
              <span className="row__why">
                {KIND[item.kind]}. {fateInWords(item)}
              </span>
            </span>
          </li>
        ))}
      </ul>
      {othersInWords(bundle, merge).map((line) => (
        <p key={line} className="row__why shop-foot">
          {line}
        </p>
      ))}
    </>
  );
}
