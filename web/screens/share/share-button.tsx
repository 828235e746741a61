import { lazy, Suspense } from 'react';
import { useSheet } from '../../app/use-sheet.ts';
import { en } from '../../language/en/share.ts';
import { area } from '../../language/language.ts';
import type { Thing } from '../../projects/sharing/thing.ts';

const words = area('share', en);

const ShareSheet = lazy(async () => ({ default: (await import('./share-sheet.tsx')).ShareSheet }));

/** Opens the ways to share what the screen shows; they load with the first tap. */
export function ShareButton(props: {
  readonly kind: Thing['kind'];
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
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M12 15V3.5M7.5 8L12 3.5 16.5 8M6 11.5H4.5V21h15v-9.5H18"
            fill="none"
            stroke="currentColor"
            strokeWidth="2.2"
          />
        </svg>
      </button>
      {sheet.about !== null && (
        <Suspense fallback={null}>
          <ShareSheet {...props} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}
