import { useLocale } from '../../projects/settings/locale.ts';
import { useMemo, useState } from 'react';
import { Link, useNavigate } from '../../router.ts';
import { showAppearance } from '../../projects/settings/settings.ts';
import { en } from '../../language/en/bundles.ts';
import { area, language } from '../../language/language.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import { deviceTexts, writeAll } from '../../projects/sharing/device-texts.ts';
import { mergeBundle, type Incoming, type Merge, type Wish } from '../../projects/sharing/merge.ts';
import { Choice } from '../../ui/controls/choice.tsx';
import { Screen } from '../../ui/controls/screen.tsx';
import { formatDay } from '../../ui/format/time.ts';
import { toastEdit } from '../../ui/controls/toast.tsx';
import {
  BackupPreview,
  CutListPreview,
  fateInWords,
  ProjectPreview,
  unreadInWords,
} from './bundle-preview.tsx';

const { preview: words } = area('bundles', en);

/** Where what came in is found: itself, or the start where it is many things. */
function addressOf(only: Incoming | undefined): string {
  if (only === undefined) return '/';
  return only.kind === 'project' ? `/project/${only.id}` : `/project/cut/${only.id}`;
}

/** The one thing that comes, where it is one with nothing else beside it. */
function onlyItem(bundle: Bundle, { items }: Merge): Incoming | undefined {
  const others = [bundle.offcuts, bundle.prices, bundle.settings, bundle.damaged];
  const isAlone = items.length === 1 && others.every((part) => Object.keys(part).length === 0);
  return isAlone ? items[0] : undefined;
}

const comingIn = ({ items }: Merge): number => items.filter(({ fate }) => fate !== 'left').length;

/** A bundle before it is added: what it is, what it would do here, and the button that does it. */
export function OpenBundle({ bundle }: { readonly bundle: Bundle }) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [wish, setWish] = useState<Wish>('both');
  const [isFull, setFull] = useState(false);
  const merge = useMemo(() => mergeBundle(bundle, deviceTexts(), wish), [bundle, wish]);
  const only = onlyItem(bundle, merge);
  const [project] = bundle.projects;
  const [list] = bundle.cutLists;
  const isNewer = merge.items.some(({ standing }) => standing === 'newer');

  const add = (): void => {
    // As the device is now: another tab may have changed it while this was looked at.
    const now = mergeBundle(bundle, deviceTexts(), wish);
    if (!writeAll(now.writes)) {
      setFull(true);
      return;
    }
    const address = addressOf(onlyItem(bundle, now));
    if (now.settings && (bundle.settings['language'] ?? language()) !== language()) {
      // The words of a page are those of the language that it was loaded in.
      window.location.replace(address);
      return;
    }
    void navigate(address, { replace: true });
    showAppearance();
    toastEdit(only === undefined ? words.restored : words.added(only.name));
  };

  const what = only === undefined ? words.device : words.things[only.kind];
  return (
    <Screen
      title={only?.name ?? words.backup}
      line={
        <>
          <span>{bundle.saved > 0 ? words.saved(what, formatDay(bundle.saved)) : what}</span>
          {only !== undefined && <span>{fateInWords(only)}</span>}
        </>
      }
      action={
        merge.writes.size === 0 ? (
          <Link className="button button--main" to={addressOf(only)}>
            {only === undefined ? words.isHere : words.openIt}
          </Link>
        ) : (
          <button type="button" className="button button--main" onClick={add}>
            {only === undefined
              ? restoreLabel(merge)
              : only.fate === 'replaces'
                ? words.replace
                : words.addIt}
          </button>
        )
      }
    >
      {unreadInWords(bundle, merge).map((line) => (
        <p key={line} className="alarm" role="status">
          {line}
        </p>
      ))}
      {isFull && (
        <p className="alarm" role="alert">
          {words.noRoom}
        </p>
      )}
      {isNewer && (
        <Choice
          legend={words.whereOlder}
          value={wish}
          options={[
            { value: 'both', label: words.keepBoth },
            { value: 'newer', label: words.replace },
          ]}
          onChange={setWish}
        />
      )}
      {only === undefined ? (
        <BackupPreview bundle={bundle} merge={merge} />
      ) : only.kind === 'project' && project !== undefined ? (
        <ProjectPreview project={project} locale={locale} />
      ) : (
        list !== undefined && <CutListPreview list={list} />
      )}
      <p className="foot">
        <Link to="/">{words.leave}</Link>
      </p>
    </Screen>
  );
}

/** What the button of a backup does. */
function restoreLabel(merge: Merge): string {
  const things = comingIn(merge);
  return things === 0 ? words.restoreRest : words.restore(things);
}
