import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router-dom';
import { takeShared } from '../../../app/offline/shared-in.ts';
import { isOnHomeScreen } from '../../../app/install/install-offer.ts';
import { sharedFragment } from '../../../app/shell/shared-fragment.ts';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { words as amountsWords } from '../../../language/page/amounts.ts';
import { collectPart, type Collected } from '../../../documents/backup/collect-parts.ts';
import type { Result } from '../../../planner/measure/units/units.ts';
import { useIsHydrated } from '../../../platform/store.ts';
import type { Bundle } from '../../../documents/sharing/bundle.ts';
import { readLinkPart, readLink } from '../../../documents/sharing/share-link.ts';
import { Screen } from '../../../ui/controls/frame/screen.tsx';
import { readFile } from './bundle-file.ts';
import { FilePicker } from './file-picker.tsx';
import { canReadCodes } from './can-read-codes.ts';
import { PasteLink } from './paste-link.tsx';
import { OpenBundle } from './open-bundle.tsx';

const { open: words, scan } = bundlesWords;
const { commas } = amountsWords;

const SharedFile = lazy(async () => ({ default: (await import('./shared-file.tsx')).SharedFile }));
const ScanCodes = lazy(async () => ({ default: (await import('./scan-codes.tsx')).ScanCodes }));

interface Opened {
  readonly by: 'link' | 'file';
  /** Counts opened files, so that equal results are announced again. */
  readonly n: number;
  readonly result: Result<Bundle>;
}

const next = (last: Opened | undefined, result: Result<Bundle>, by: Opened['by']): Opened => {
  return { n: (last?.n ?? 0) + 1, result, by };
};

/** Instructions while there is no link or file. */
function Nothing({ reason: refused }: { readonly reason: string | undefined }) {
  // The Worker redirects here if no service worker could receive a shared file (`worker/index.ts`).
  const isLost = useSearchParams()[0].get('shared') === 'lost';
  const reason = refused ?? (isLost ? words.lost : undefined);
  return (
    <>
      {reason !== undefined && (
        <p className="alarm" role="alert">
          {reason}
        </p>
      )}
      <p className="lead">{words.lead}</p>
      <ul className="plain-list">
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <p className="foot">
        <Link to="/">{words.projects}</Link> · <Link to="/backup">{words.backup}</Link>
      </p>
    </>
  );
}

interface Found {
  readonly collected?: Collected;
  readonly result?: Result<Bundle>;
}

/** Contents of a fragment: a bundle, or one part of several. */
async function find(fragment: string): Promise<Found> {
  const part = readLinkPart(fragment);
  if (part === undefined) return { result: await readLink(fragment) };
  const collected = await collectPart(part);
  if (collected.fragment === undefined) return { collected };
  return { result: await readLink(collected.fragment) };
}

/** Progress of a link in parts. */
function PartsLine({ collected: { have, of } }: { readonly collected: Collected }) {
  const missing = Array.from({ length: of }, (_, i) => i + 1).filter((one) => !have.includes(one));
  return (
    <p className="note" role="status">
      {scan.part(have.length, of)} {scan.missing(commas(missing.map(String)))}
    </p>
  );
}

/** Button to scan codes, or instructions if the browser cannot. */
function Scanning(props: { readonly onStart: () => void }) {
  // The export does not know the browser.
  const isLive = useIsHydrated();
  if (!isLive) return null;
  if (isOnHomeScreen()) {
    return (
      <p className="remark">
        {scan.elsewhere} <PasteLink />
      </p>
    );
  }
  if (!canReadCodes()) return <p className="remark">{scan.cannot}</p>;
  return (
    <button type="button" className="button" onClick={props.onStart}>
      {scan.start}
    </button>
  );
}

/** Opens a shared link or file: its contents, the result on this device, and one button. */
export function OpenScreen() {
  const fragment = sharedFragment(useLocation().state);
  const [opened, setOpened] = useState<Opened>();
  const isSharedIn = useSearchParams()[0].get('shared') === 'file';
  const [file, setFile] = useState<File>();
  const [collected, setCollected] = useState<Collected>();
  const [isScanning, setScanning] = useState(false);
  const show = useCallback(({ collected: all, result }: Found): void => {
    setCollected(all);
    if (result === undefined) return;
    setScanning(false);
    setOpened((last) => next(last, result, 'link'));
  }, []);
  useEffect(() => {
    if (fragment === undefined) return undefined;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const found = await find(fragment);
      if (isCurrent) show(found);
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [fragment, show]);
  useEffect(() => {
    if (!isSharedIn) return;
    const open = async (): Promise<void> => {
      const taken = await takeShared();
      // A reload finds no file.
      if (taken.size === 0) return;
      const isOurs = (await taken.slice(0, 64).text()).includes('"measure-twice"');
      if (!isOurs) setFile(taken);
      else {
        const result = await readFile(taken);
        setOpened((last) => next(last, result, 'file'));
      }
    };
    void open();
  }, [isSharedIn]);
  const read = useCallback((scanned: string) => void find(scanned).then(show), [show]);
  const open = async (picked: File): Promise<void> => {
    const result = await readFile(picked);
    setOpened((last) => next(last, result, 'file'));
  };

  if (file !== undefined) {
    return (
      <Suspense fallback={null}>
        <SharedFile file={file} />
      </Suspense>
    );
  }
  if (opened?.result.ok === true)
    return <OpenBundle key={opened.n} bundle={opened.result.value} by={opened.by} />;
  return (
    <Screen
      title={words.title}
      action={<FilePicker label={words.pick} onFile={(picked) => void open(picked)} />}
    >
      {isScanning && (
        <Suspense fallback={null}>
          <ScanCodes onFragment={read} />
        </Suspense>
      )}
      {collected !== undefined && <PartsLine collected={collected} />}
      <Nothing
        key={opened?.n}
        reason={opened?.result.ok === false ? opened.result.reason : undefined}
      />
      {!isScanning && <Scanning onStart={() => setScanning(true)} />}
    </Screen>
  );
}
