import { useEffect, useState } from 'react';
import { Link, useLocation } from '../../app/router.ts';
import { sharedFragment } from '../../app/shared-fragment.ts';
import type { Result } from '../../measure/units.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import { readLink } from '../../projects/sharing/share-link.ts';
import { Screen } from '../../ui/screen.tsx';
import { readFile } from './bundle-file.ts';
import { FilePicker } from './file-picker.tsx';
import { OpenBundle } from './open-bundle.tsx';

interface Opened {
  /** The link's fragment or the file it came from; another one is another thing to look at. */
  readonly from: string | File;
  readonly result: Result<Bundle>;
}

/** What to do with a link or a file, while there is none. */
function Nothing({ reason }: { readonly reason: string | undefined }) {
  return (
    <>
      {reason !== undefined && (
        <p className="alarm" role="alert">
          {reason}
        </p>
      )}
      <p className="lead">A project, a cut list or a backup that was saved as a file.</p>
      <ul className="plain-list">
        <li>You see what it is, and what it does here, before anything is added.</li>
        <li>What you have stays as it is.</li>
        <li>
          A link that somebody sent you opens by itself: it holds the whole project, and nothing of
          it goes to a server.
        </li>
      </ul>
      <p className="foot">
        <Link to="/">Your projects</Link> · <Link to="/backup">Back up what you have</Link>
      </p>
    </>
  );
}

/** Opens a shared link or file: what it is and what it would do here, then one button. */
export function OpenScreen() {
  const fragment = sharedFragment(useLocation().state);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (fragment === undefined) return undefined;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const result = await readLink(fragment);
      if (isCurrent) setOpened({ from: fragment, result });
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [fragment]);
  const open = async (file: File): Promise<void> =>
    setOpened({ from: file, result: await readFile(file) });

  if (opened?.result.ok === true) {
    const from = typeof opened.from === 'string' ? opened.from : opened.from.name;
    return <OpenBundle key={from} bundle={opened.result.value} />;
  }
  return (
    <Screen
      title="Open what was shared"
      action={<FilePicker label="Open a file" onFile={(file) => void open(file)} />}
    >
      <Nothing reason={opened?.result.ok === false ? opened.result.reason : undefined} />
    </Screen>
  );
}
