import { attempt } from '../../../platform/attempt.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** Result of sharing a file. */
export type HandedOver = 'shared' | 'saved' | 'cancelled';

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Shares a file by the phone's share sheet, or saves it if that is not supported. */
export async function handOver(file: File): Promise<HandedOver> {
  const data = { files: [file], title: file.name };
  if (attempt(() => navigator.canShare(data), false)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
      // Some browsers accept the file type first and then refuse it.
    }
  }
  saveFile(file);
  return 'saved';
}

/** True if this browser can share links and text. */
export const canSend = (): boolean => attempt(() => typeof navigator.share === 'function', false);

/** Shares data. Returns false if the browser refused, but true if the user cancelled. */
async function send(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return isCancelled(error);
  }
}

export const sendLink = (title: string, url: string): Promise<boolean> => send({ title, url });

export const sendText = (title: string, text: string): Promise<boolean> => send({ title, text });
