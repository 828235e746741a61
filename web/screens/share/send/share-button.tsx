import { lazy, Suspense } from 'react';
import { useSheet } from '../../../app/shell/use-sheet.ts';
import { words } from '../../../language/page/share.ts';
import { Icon } from '../../../ui/controls/icon.tsx';
import type { SharedThing } from '../../../documents/sharing/thing.ts';

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Opens the share sheet of the screen, which loads at the first tap. */
export function ShareButton(props: {
  readonly kind: SharedThing['kind'];
  readonly id: string;
  readonly name: string;
}) {
  const sheet = useSheet('share');
  return (
    <>
      <button
        type="button"
        className="screen__tool"
        aria-label={words.share(props.name)}
        onClick={() => sheet.open(props.kind)}
      >
        <Icon name="share" />
      </button>
      {sheet.about !== null && (
        <Suspense fallback={null}>
          <ShareSheet {...props} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
