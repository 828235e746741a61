import { useEffect, useMemo, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useLocale, showAppearance } from '../../../documents/settings/settings.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { words as pictures } from '../../../language/page/pictures.ts';
import { addressIn } from '../../../language/addresses.ts';
import { language } from '../../../language/language.ts';
import { isLanguage } from '../../../language/language-tags.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { deviceTexts, noteVersions, writeMerge } from '../../../documents/sharing/device-texts.ts';
import {
  mergeBundle,
  type Incoming,
  type Merge,
  type Wish,
} from '../../../documents/sharing/merge.ts';
import type { WholeProject } from '../../../documents/sharing/whole-project.ts';
import { documentsOpened, storedVersions } from '../../../documents/store/device-storage.ts';
import { newPictures, restorePictures } from '../../../documents/backup/restore-pictures.ts';
import { findProject } from '../../../documents/store/project-store.ts';
import { Choice } from '../../../ui/controls/fields/choice.tsx';
import { Screen } from '../../../ui/controls/frame/screen.tsx';
import { MergePreview } from './merge-preview.tsx';
import { formatDay } from '../../../ui/format/time.ts';
import { toast, toastEdit } from '../../../ui/controls/toast.tsx';
import {
  BackupPreview,
  countsInWords,
  CutListPreview,
  fateInWords,
  ProjectPreview,
  unreadInWords,
} from './bundle-preview.tsx';

const { preview: words } = bundlesWords;

/** Address of the imported item, or home if there are several. */
function addressOf(only: Incoming | undefined): string {
  if (only === undefined) return '/';
  return only.kind === 'project' ? `/project/${only.id}` : `/project/cut/${only.id}`;
}

/** The only incoming item, if there is nothing else. */
function onlyItem(bundle: Bundle, { items }: Merge): Incoming | undefined {
  const others = [bundle.offcuts, bundle.prices, bundle.settings, bundle.damaged];
  const isAlone = items.length === 1 && others.every((part) => Object.keys(part).length === 0);
  return isAlone ? items[0] : undefined;
}

const comingIn = ({ items }: Merge): number => items.filter(({ fate }) => fate !== 'left').length;

/** Labels of the button for one item. */
const LABELS: Readonly<Record<Incoming['fate'], string>> = {
  added: words.addIt,
  beside: words.addIt,
  left: words.addIt,
  replaces: words.replace,
  merged: words.merge,
};

function addedInWords(only: Incoming | undefined): string {
  if (only === undefined) return words.restored;
  return only.fate === 'merged' ? words.merged(only.name) : words.added(only.name);
}

/** Local project with the same id. */
function wholeHere(id: string): readonly WholeProject[] {
  const found = findProject(id);
  return found.kind === 'project' ? [{ one: found.project, lists: [] }] : [];
}

/** Choice for an item that exists here in another version. */
function WishChoice(props: {
  readonly only: Incoming | undefined;
  readonly merge: Merge;
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}) {
  const { only, merge, wish, onChange } = props;
  const isNewer = merge.items.some(({ standing }) => standing === 'newer');
  const isMerged = only?.kind === 'project' && (only.fate === 'merged' || wish !== 'merge');
  const isOther = isMerged && only.standing !== 'new' && only.standing !== 'same';
  const options = [
    ...(isOther ? [{ value: 'merge', label: words.mergeBoth } as const] : []),
    { value: 'both', label: words.keepBoth } as const,
    ...(isNewer ? [{ value: 'newer', label: words.replace } as const] : []),
  ];
  if (options.length < 2) return null;
  return (
    <Choice
      legend={isOther ? words.hereAlready : words.whereOlder}
      value={isOther || wish !== 'merge' ? wish : 'both'}
      options={options}
      onChange={onChange}
    />
  );
}

/** Number of photos and notes that this device does not have; undefined while it is counted. */
function useNewPictures(bundle: Bundle): number | undefined {
  const [fresh, setFresh] = useState(Object.keys(bundle.pictures).length === 0 ? 0 : undefined);
  useEffect(() => void newPictures(bundle).then(({ length }) => setFresh(length)), [bundle]);
  return fresh;
}

interface BundleProps {
  readonly bundle: Bundle;
  /** Source of the bundle. */
  readonly by: 'link' | 'file';
}

/** True when the database, which has the stored versions, is open or does not answer. */
function useIsOpened(): boolean {
  const [isOpened, setOpened] = useState(false);
  useEffect(() => {
    const wait = async (): Promise<void> => {
      await documentsOpened();
      setOpened(true);
    };
    void wait();
  }, []);
  return isOpened;
}

/** A bundle before the import; empty until the local documents have loaded. */
export function OpenBundle(props: BundleProps) {
  return useIsOpened() ? <OpenedBundle {...props} /> : null;
}

/** A bundle before the import: its contents, the result on this device, and the import button. */
function OpenedBundle({ bundle, by }: BundleProps) {
  const navigate = useNavigate();
  const locale = useLocale();
  const [wish, setWish] = useState<Wish>('merge');
  const [picked, setPicked] = useState<ReadonlySet<string>>(new Set());
  const merge = useMemo(
    () => mergeBundle(bundle, deviceTexts(), wish, picked, storedVersions),
    [bundle, wish, picked],
  );
  const isSame = merge.items.every(({ standing }) => standing === 'same');
  useEffect(() => {
    if (isSame) noteVersions(merge);
  }, [isSame, merge]);
  const fresh = useNewPictures(bundle);
  const only = onlyItem(bundle, merge);
  const [project] = bundle.projects;
  const [list] = bundle.cutLists;
  const sides = useMemo(
    () =>
      project === undefined
        ? []
        : [...wholeHere(project.id), { one: project, lists: bundle.cutLists }],
    [bundle, project],
  );

  const add = async (): Promise<void> => {
    // Merges with the current data, because another tab may have changed it.
    const now = mergeBundle(bundle, deviceTexts(), wish, picked, storedVersions);
    writeMerge(now);
    const areKept = await restorePictures(bundle);
    const address = addressOf(onlyItem(bundle, now));
    const { language: chosen } = bundle.settings;
    if (now.settings && isLanguage(chosen) && chosen !== language()) {
      window.location.replace(addressIn(chosen, address));
      return;
    }
    void navigate(address, { replace: true });
    showAppearance();
    if (areKept) toastEdit(addedInWords(only));
    else toast(pictures.notKept);
  };

  const isHere = merge.writes.size === 0 && fresh === 0;
  const what = only === undefined ? words.device : words.things[only.kind];
  return (
    <Screen
      title={only?.name ?? words.backup}
      line={
        <>
          <span>{bundle.saved > 0 ? words.saved(what, formatDay(bundle.saved)) : what}</span>
          <span>{only === undefined ? countsInWords(merge) : fateInWords(only)}</span>
        </>
      }
      action={
        isHere ? (
          <Link className="button button--main" to={addressOf(only)}>
            {only === undefined ? words.isHere : words.openIt}
          </Link>
        ) : (
          <button type="button" className="button button--main" onClick={() => void add()}>
            {only === undefined ? restoreLabel(merge) : LABELS[only.fate]}
          </button>
        )
      }
    >
      {unreadInWords(bundle, merge).map((line) => (
        <p key={line} className="alarm" role="status">
          {line}
        </p>
      ))}
      <WishChoice only={only} merge={merge} wish={wish} onChange={setWish} />
      {only?.fate === 'merged' && project !== undefined && (
        <MergePreview
          differences={only.differences}
          sides={sides}
          by={by}
          picked={picked}
          onPick={(name, isTheirs) => {
            const others = [...picked].filter((one) => one !== name);
            setPicked(new Set(isTheirs ? [...others, name] : others));
          }}
        />
      )}
      {only === undefined ? (
        <BackupPreview bundle={bundle} merge={merge} />
      ) : only.kind === 'project' && project !== undefined ? (
        <ProjectPreview project={project} locale={locale} />
      ) : (
        list !== undefined && <CutListPreview list={list} />
      )}
      {fresh !== undefined && Object.keys(bundle.pictures).length > 0 && (
        <p className="remark bundle__merge">
          {pictures.come(fresh, Object.keys(bundle.pictures).length)}
        </p>
      )}
      {!isHere && (
        <p className="foot">
          <Link to="/">{words.leave}</Link>
        </p>
      )}
    </Screen>
  );
}

/** Label of the button for a backup. */
function restoreLabel(merge: Merge): string {
  const things = comingIn(merge);
  return things === 0 ? words.restoreRest : words.restore(things);
}
