import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { openListFile, type OpenedFile } from './open-list-file.ts';

/** True if a text has several rows or cells, which do not fit one cell. */
const isBlock = (text: string): boolean => text.trim().includes('\n') || text.includes('\t');

/** Enables dropping: browsers refuse it by default. */
const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.length > 0) event.preventDefault();
};

/** Accepts a table that is pasted, or a text or file that is dropped, anywhere inside it. */
export function BringIn(props: {
  readonly onBring: (opened: OpenedFile) => void;
  readonly children: ReactNode;
}) {
  const { onBring } = props;
  const paste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    onBring({ kind: 'text', text });
  };
  const drop = (event: DragEvent): void => {
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (file === undefined && !isBlock(text)) return;
    event.preventDefault();
    if (file === undefined) onBring({ kind: 'text', text });
    else void openListFile(file).then(onBring);
  };
  return (
    <div onPaste={paste} onDragOver={allowDrop} onDrop={drop}>
      {props.children}
    </div>
  );
}
