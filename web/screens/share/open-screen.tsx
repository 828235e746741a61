import { useEffect, useState } from 'react';
import { Link, useLocation } from '../../router.ts';
import { sharedFragment } from '../../app/shared-fragment.ts';
import { en } from '../../language/en/bundles.ts';
import { area } from '../../language/language.ts';
import type { Result } from '../../measure/units.ts';
import type { Bundle } from '../../projects/sharing/bundle.ts';
import { readLink } from '../../projects/sharing/share-link.ts';
import { Screen } from '../../ui/controls/screen.tsx';
import { readFile } from './bundle-file.ts';
import { FilePicker } from './file-picker.tsx';
import { OpenBundle } from './open-bundle.tsx';

const { open: words } = area('bundles', en);

interface Opened {
  /** Counts what was opened: each is looked at, or refused aloud, afresh. */
  readonly n: number;
  readonly result: Result<Bundle>;
}

const next = (last: Opened | undefined, result: Result<Bundle>): Opened => {
  return { n: (last?.n ?? 0) + 1, result };
};

/** What to do with a link or a file, while there is none. */
function Nothing({ reason }: { readonly reason: string | undefined }) {
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

/** Opens a shared link or file: what it is and what it would do here, then one button. */
export function OpenScreen() {
  const fragment = sharedFragment(useLocation().state);
  const [opened, setOpened] = useState<Opened>();
  useEffect(() => {
    if (fragment === undefined) return undefined;
    let isCurrent = true;
    const open = async (): Promise<void> => {
      const result = await readLink(fragment);
      if (isCurrent) setOpened((last) => next(last, result));
    };
    void open();
    return () => {
      isCurrent = false;
    };
  }, [fragment]);
  const open = async (file: File): Promise<void> => {
    const result = await readFile(file);
    setOpened((last) => next(last, result));
  };

  if (opened?.result.ok === true) return <OpenBundle key={opened.n} bundle={opened.result.value} />;
  return (
    <Screen
      title={words.title}
      action={<FilePicker label={words.pick} onFile={(file) => void open(file)} />}
    >
      <Nothing
        key={opened?.n}
        reason={opened?.result.ok === false ? opened.result.reason : undefined}
      />
    </Screen>
  );
}
