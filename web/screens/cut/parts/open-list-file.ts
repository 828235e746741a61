import { kindOfFile, type FileKind } from '../../../planner/import/spreadsheet/file-kind.ts';
import type {
  OpenedWorkbook,
  SheetText,
} from '../../../planner/import/spreadsheet/read-workbook.ts';
import { ownScriptUrl } from '../../../platform/own-script.ts';
// oxlint-disable-next-line import/default -- the import is the address of the built worker.
import workerUrl from './spreadsheet-worker.ts?worker&url';

export type FileRefusal =
  | 'large'
  | 'slow'
  | 'bomb'
  | 'damaged'
  | Exclude<FileKind, 'xlsx' | 'ods' | 'text'>;

/** A file that is opened as a list. */
export type OpenedFile =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'sheets'; readonly sheets: readonly SheetText[] }
  | { readonly kind: 'refused'; readonly reason: FileRefusal };

const MOST_BYTES = 2_000_000;
const LONGEST_WAIT_MS = 15_000;

const refused = (reason: FileRefusal): OpenedFile => ({ kind: 'refused', reason });

/** Reads a workbook in a separate worker, which ends after the answer or a timeout. */
function readInWorker(bytes: Uint8Array, kind: 'xlsx' | 'ods'): Promise<OpenedFile> {
  return new Promise((resolve) => {
    const worker = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
    const end = (opened: OpenedFile): void => {
      clearTimeout(timer);
      worker.terminate();
      resolve(opened);
    };
    const timer = setTimeout(() => end(refused('slow')), LONGEST_WAIT_MS);
    worker.addEventListener('error', () => end(refused('damaged')));
    worker.addEventListener('message', ({ data }: MessageEvent<OpenedWorkbook>) => {
      if (!data.ok) return end(refused(data.fault === 'damaged' ? 'damaged' : 'bomb'));
      const sheets = data.sheets.filter(({ text }) => text.trim() !== '');
      end(sheets.length === 0 ? refused('damaged') : { kind: 'sheets', sheets });
    });
    worker.postMessage({ bytes, kind }, [bytes.buffer]);
  });
}

/** Opens a file by its signature: a workbook, or a text in any encoding. */
export async function openListFile(file: Blob): Promise<OpenedFile> {
  if (file.size > MOST_BYTES) return refused('large');
  try {
    const [buffer, { decodeList }] = await Promise.all([
      file.arrayBuffer(),
      import('../../../planner/import/decode-list.ts'),
    ]);
    const bytes = new Uint8Array(buffer);
    const kind = kindOfFile(bytes);
    if (kind === 'xlsx' || kind === 'ods') return await readInWorker(bytes, kind);
    return kind === 'text' ? { kind, text: decodeList(bytes) } : refused(kind);
  } catch {
    return refused('damaged');
  }
}
