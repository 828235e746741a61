import { lazy, Suspense } from 'react';
import type { Locale } from '../../../language/locale.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { pageFormats } from '../../../language/language.ts';
import { jobTitle } from '../../../app/shell/job-title.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import type { Incoming, Merge } from '../../../documents/sharing/merge.ts';
import type { Difference } from '../../../documents/sharing/merge-project.ts';
import { regionOf, type Project } from '../../../planner/schema/project.ts';
import { placeName } from '../../../documents/settings/page-names.ts';
import { useSettings } from '../../../documents/settings/settings.ts';
import { localeFor } from '../../../planner/stock/region.ts';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { SharedPlacePicture } from './place-picture.tsx';

const { commas } = amountsWords;
const { fate: fates, preview: words } = bundlesWords;

/** Loaded on demand, because it plans the project. */
const SharedScene = lazy(async () => ({
  default: (await import('./shared-scene.tsx')).SharedScene,
}));

const SHOWN = 8;
/** Items of a backup that a page can show; real backups have fewer. */
const MOST_SHOWN = 1000;

/** One project: what it builds, or its first measured place, then each place with its jobs. */
export function ProjectPreview({
  project,
  locale,
}: {
  readonly project: Project;
  readonly locale: Locale;
}) {
  const region = regionOf(project, useSettings());
  const drawn = project.places.find(({ kind }) => kind !== 'thing');
  const more = project.places.length - SHOWN;
  const placePicture = drawn && (
    <SharedPlacePicture input={drawn} locale={localeFor(region, locale)} />
  );
  return (
    <>
      {project.jobs.length > 0 ? (
        <Suspense fallback={<div className="bundle__picture">{placePicture}</div>}>
          <SharedScene project={project} locale={locale} otherwise={placePicture} />
        </Suspense>
      ) : (
        placePicture
      )}
      <ul className="rows">
        {project.places.slice(0, SHOWN).map(({ id }) => {
          const slugs = project.jobs.filter(({ place }) => place === id).map(({ slug }) => slug);
          return (
            <li key={id} className="row">
              <span className="row__main">
                <strong>{placeName(project, id)}</strong>
                <span className="remark">
                  {commas([...new Set(slugs)].slice(0, SHOWN).map(jobTitle)) || words.noJob}
                </span>
              </span>
            </li>
          );
        })}
        {more > 0 && <li className="row remark">{words.morePlaces(more)}</li>}
      </ul>
    </>
  );
}

/** One cut list with its parts as typed. */
export function CutListPreview({ list }: { readonly list: CutList }) {
  const parts = [list, ...list.more].flatMap(({ parts: own, material }) =>
    own.map((part) => ({ ...part, key: `${material} ${part.id}` })),
  );
  const more = parts.length - SHOWN;
  return (
    <ul className="rows">
      {parts.slice(0, SHOWN).map(({ key, name, length, width, quantity }) => (
        <li key={key} className="row">
          <span className="row__main row__main--counted">
            <span className="row__count">
              <b>{quantity || 1}</b> ×
            </span>
            <span className="row__what">
              <strong>
                {[length, width].filter(Boolean).join('\u00a0×\u00a0') || words.noSize}
              </strong>
              <span className="remark">{name}</span>
            </span>
          </span>
        </li>
      ))}
      {more > 0 && <li className="row remark">{words.moreParts(more)}</li>}
    </ul>
  );
}

/** True if only this device changed it. */
const isHere = ({ change }: Difference): boolean => change.endsWith('-here');

/** Result for one item as text. */
export function fateInWords({ standing, fate, lists, differences }: Incoming): string {
  if (fate === 'added') return fates.added;
  if (fate === 'replaces') {
    return lists.length === 0 ? fates.replaces : fates.replacesWith(commas(lists));
  }
  if (fate === 'merged') return differences.every(isHere) ? fates.nothingNew : fates.merged;
  if (fate === 'beside') return standing === 'newer' ? fates.newerBeside : fates.olderBeside;
  if (standing === 'same') return fates.same;
  if (standing === 'copied') return fates.copied;
  return fates.older;
}

/** Unreadable and hidden contents of a bundle, one line each. */
export const unreadInWords = ({ left, isCut }: Bundle, { unread }: Merge): readonly string[] => [
  ...(isCut ? [fates.cut] : []),
  ...(left > 0 ? [fates.left(left)] : []),
  ...(unread > 0 ? [fates.unread(unread)] : []),
];

/** Number of new, different and equal items. */
export function countsInWords({ items }: Merge): string {
  const fresh = items.filter(({ standing }) => standing === 'new').length;
  const same = items.filter(({ standing }) => standing === 'same' || standing === 'copied').length;
  return fates.counted(fresh, items.length - fresh - same, same);
}

/** Results for offcuts, prices, settings and damaged items, one line each. */
function othersInWords(bundle: Bundle, merge: Merge): readonly string[] {
  const offcuts = bundle.offcuts.length;
  const prices = Object.keys(bundle.prices).length;
  const settings = Object.keys(bundle.settings).length > 0;
  return [
    offcuts > 0 ? fates.offcuts(merge.offcuts, offcuts) : '',
    prices > 0 ? fates.prices(merge.prices, prices) : '',
    settings ? (merge.settings ? fates.settingsTaken : fates.settingsStay) : '',
    merge.damaged > 0 ? fates.damaged(merge.damaged) : '',
  ].filter(Boolean);
}

/** Moment of the last change, if the name does not tell an item apart. */
function ItemChange({ item, items }: { readonly item: Incoming; readonly items: Merge['items'] }) {
  if (items.filter(({ name }) => name === item.name).length < 2) return null;
  const how = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;
  return <span className="remark">{words.changed(pageFormats().date(item.changed, how))}</span>;
}

/** Items of a backup, each with its result. */
export function BackupPreview({
  bundle,
  merge,
}: {
  readonly bundle: Bundle;
  readonly merge: Merge;
}) {
  const more = merge.items.length - MOST_SHOWN;
  return (
    <>
      <ul className="rows">
        {merge.items.slice(0, MOST_SHOWN).map((item) => (
          <li key={`${item.kind} ${item.id}`} className="row">
            <span className="row__main">
              <strong>{item.name}</strong>
              <span className="remark">{words.row(item.kind, fateInWords(item))}</span>
              <ItemChange item={item} items={merge.items} />
            </span>
          </li>
        ))}
        {more > 0 && <li className="row remark">{words.moreThings(more)}</li>}
      </ul>
      {othersInWords(bundle, merge).map((line) => (
        <p key={line} className="remark bundle__merge">
          {line}
        </p>
      ))}
    </>
  );
}
