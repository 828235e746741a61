import { lazy, Suspense, useEffect, useState } from 'react';
import { words } from '../../language/page/home.ts';
import { useStableCallback } from '../../platform/use-stable-callback.ts';
import type { SharedThing } from '../../documents/sharing/thing.ts';
import { Field } from '../../ui/controls/fields/field.tsx';
import { Sheet } from '../../ui/controls/frame/sheet.tsx';
import { Icon } from '../../ui/controls/icon.tsx';

const ShareSheet = lazy(async () => ({
  default: (await import('../share/send/share-sheet.tsx')).ShareSheet,
}));

/** A project or cut list that can be read. */
export interface OwnDocument {
  readonly kind: SharedThing['kind'];
  readonly id: string;
  /** Its name as typed, perhaps empty. */
  readonly typed: string;
  readonly onRename: (name: string) => void;
  /** Projects cannot be duplicated. */
  readonly onDuplicate?: () => void;
}

/** Menu of a document on the home screen. The user can only remove a damaged one. */
export function OwnMenu(props: {
  /** Name that its row shows. */
  readonly name: string;
  readonly own: OwnDocument | undefined;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}) {
  const { name, own, onRemove, onClose } = props;
  const [typed, setTyped] = useState(own?.typed ?? '');
  const [isSharing, setSharing] = useState(false);
  // One change for the typed name: each one sorts the rows and plans the project again.
  const rename = useStableCallback(() => {
    if (typed !== own?.typed) own?.onRename(typed);
  });
  useEffect(() => {
    // The phone may end a page in the background.
    const keep = (): void => {
      if (document.hidden) rename();
    };
    document.addEventListener('visibilitychange', keep);
    return () => document.removeEventListener('visibilitychange', keep);
  }, [rename]);
  const close = (): void => {
    rename();
    onClose();
  };
  if (isSharing && own !== undefined) {
    return (
      <Suspense fallback={null}>
        <ShareSheet kind={own.kind} id={own.id} name={name} onClose={onClose} />
      </Suspense>
    );
  }
  return (
    <Sheet title={name} onClose={close}>
      {own !== undefined && (
        <Field label={words.name} value={typed} placeholder={name} onChange={setTyped} />
      )}
      <div className="next">
        {own !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              rename();
              setSharing(true);
            }}
          >
            <Icon name="share" />
            {words.share}
          </button>
        )}
        {own?.onDuplicate !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              own.onDuplicate?.();
            }}
          >
            <Icon name="copy" />
            {words.duplicate}
          </button>
        )}
        <button
          type="button"
          className="button button--danger"
          onClick={() => {
            onClose();
            onRemove();
          }}
        >
          <Icon name="bin" />
          {words.remove}
        </button>
      </div>
    </Sheet>
  );
}
