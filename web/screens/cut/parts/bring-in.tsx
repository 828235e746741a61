import type { ClipboardEvent, DragEvent, ReactNode } from 'react';
import { openListFile, type OpenedFile } from './open-list-file.ts';

/** True if a text is a block of rows, which no single cell takes. */
const isBlock = (text: string): boolean => text.trim().includes('\n') || text.includes('\t');

/** Without this a browser drops nothing. */
const allowDrop = (event: DragEvent): void => {
  if (event.dataTransfer.types.length > 0) event.preventDefault();
};

/** Takes a block that is pasted anywhere in it, and a text or a file that is dropped on it. */
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
