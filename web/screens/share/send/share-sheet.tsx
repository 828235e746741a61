import { copyText } from '../../../platform/clipboard.ts';
import { useEffect, useMemo, useState } from 'react';
import { words } from '../../../language/page/share.ts';
import {
  documentsOpened,
  saveAndWait,
  storedVersions,
} from '../../../documents/store/device-storage.ts';
import { deviceTexts, recordSent } from '../../../documents/sharing/device-texts.ts';
import { gatherCutList, gatherProject } from '../../../documents/sharing/gather.ts';
import {
  MOST_PARTS,
  linkParts,
  linkTo,
  LONGEST_LINK,
} from '../../../documents/sharing/share-link.ts';
import type { SharedThing } from '../../../documents/sharing/thing.ts';
import { Sheet } from '../../../ui/controls/frame/sheet.tsx';
import { toast } from '../../../ui/controls/toast.tsx';
import { backupBlob } from '../../../documents/backup/backup-blob.ts';
import { fileWith } from '../open/bundle-file.ts';
import { canSend, handOver, sendLink } from './hand-over.ts';
import { CodeSequence, LONGEST_IN_CODE, QrCode } from './code-sequence.tsx';

interface Shared {
  readonly link: string;
  /** The same with its photos and notes. */
  readonly content: Blob;
  /** Number of photos and notes. */
  readonly pictures: number;
}

/** Shared data, packed once when the sheet opens; undefined until then. */
function useShared(kind: SharedThing['kind'], id: string): Shared | undefined {
  const [shared, setShared] = useState<Shared>();
  useEffect(() => {
    let isCurrent = true;
    const packUp = async (): Promise<void> => {
      // Changes have their final order once they are stored.
      await documentsOpened();
      await saveAndWait();
      const gather = kind === 'project' ? gatherProject : gatherCutList;
      const bundle = gather(deviceTexts(), id, Date.now(), storedVersions);
      if (bundle === undefined) return;
      const link = await linkTo(bundle, window.location.origin);
      recordSent(bundle);
      const { blob: content } = await backupBlob(bundle);
      const pictures = bundle.projects.reduce((sum, one) => sum + one.pictures.length, 0);
      if (isCurrent) setShared({ link, content, pictures });
    };
    void packUp();
    return () => {
      isCurrent = false;
    };
  }, [kind, id]);
  return shared;
}

const kilobytes = (length: number): string => `${(length / 1000).toFixed(1)} kB`;

async function copy(link: string): Promise<void> {
  toast((await copyText(link)) ? words.linkCopied : words.cannotCopy);
}

/** A link as one or several codes; absent if it would need too many. */
function Codes({ link, name }: { readonly link: string; readonly name: string }) {
  const parts = useMemo(() => linkParts(link), [link]);
  if (link.length <= LONGEST_IN_CODE) {
    return (
      <>
        <p className="note">{words.scan}</p>
        <QrCode text={link} label={words.code(name)} />
      </>
    );
  }
  return parts.length > MOST_PARTS ? null : <CodeSequence parts={parts} name={name} />;
}

/** Shares a project or cut list as a code, a link or a file. */
export function ShareSheet(props: {
  readonly kind: SharedThing['kind'];
  readonly id: string;
  readonly name: string;
  readonly onClose: () => void;
}) {
  const { kind, id, name, onClose } = props;
  const shared = useShared(kind, id);
  if (shared === undefined) return null;
  const { link, content, pictures } = shared;
  const isLong = link.length > LONGEST_LINK;
  const send = async (): Promise<void> => {
    if (!(await sendLink(name, link))) await copy(link);
  };
  const asFile = async (): Promise<void> => {
    const fate = await handOver(fileWith(content, name));
    if (fate === 'saved') toast(words.saved);
  };
  return (
    <Sheet title={words.title} onClose={onClose}>
      {isLong && <p className="note">{words.tooLong(kilobytes(link.length))}</p>}
      {pictures > 0 && <p className="note">{words.photos(pictures)}</p>}
      <Codes link={link} name={name} />
      {!isLong && canSend() && (
        <button type="button" className="button button--main" onClick={() => void send()}>
          {words.sendLink}
        </button>
      )}
      <div className="pair">
        {!isLong && (
          <button type="button" className="button" onClick={() => void copy(link)}>
            {words.copyLink}
          </button>
        )}
        <button type="button" className="button" onClick={() => void asFile()}>
          {words.sendFile}
        </button>
      </div>
      <p className="remark share__note">{words.note}</p>
    </Sheet>
  );
}
