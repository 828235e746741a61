import type { Locale } from '../../../language/locale.ts';
import { en as enAmounts } from '../../../language/en/amounts.ts';
import { en as enBundles } from '../../../language/en/bundles.ts';
import { jobTitle } from '../../../app/shell/job-title.ts';
import { area } from '../../../language/language.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import type { Incoming, Merge } from '../../../documents/sharing/merge.ts';
import type { Difference } from '../../../documents/sharing/merge-project.ts';
import { regionOf, type Project } from '../../../planner/schema/project.ts';
import { placeName } from '../../../documents/settings/page-names.ts';
import { useSettings } from '../../../documents/settings/settings.ts';
import { localeFor } from '../../../planner/stock/region.ts';
import type { CutList } from '../../../planner/schema/cut-list.ts';
import { PlacePicture } from './place-picture.tsx';

const { commas } = area('amounts', enAmounts);
const { fate: fates, preview: words } = area('bundles', enBundles);

const SHOWN = 8;
/** Of a backup, things that a page shows; every phone of a person has less. */
const MOST_SHOWN = 1000;

/** One project: its first place that can be drawn, then each place with its jobs. */
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
  return (
    <>
      {drawn !== undefined && <PlacePicture input={drawn} locale={localeFor(region, locale)} />}
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

/** One cut list: its parts as they were typed. */
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

/** Whether only this phone changed it. */
const isHere = ({ change }: Difference): boolean => change.endsWith('-here');

/** What becomes of one thing, in words. */
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

/** What could not be read of a bundle, and what stays in it unseen, one line each. */
export const unreadInWords = ({ left, isCut }: Bundle, { unread }: Merge): readonly string[] => [
  ...(isCut ? [fates.cut] : []),
  ...(left > 0 ? [fates.left(left)] : []),
  ...(unread > 0 ? [fates.unread(unread)] : []),
];

/** How many things are new here, differ from those here, and are the same. */
export function countsInWords({ items }: Merge): string {
  const fresh = items.filter(({ standing }) => standing === 'new').length;
  const same = items.filter(({ standing }) => standing === 'same' || standing === 'copied').length;
  return fates.counted(fresh, items.length - fresh - same, same);
}

/** Everything else that comes in or stays out, one line each. */
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

/** A backup, thing by thing, each with what becomes of it. */
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
