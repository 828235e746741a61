import { attempt } from '../../../platform/attempt.ts';
import { saveFile } from '../../../platform/save-file.ts';

/** What became of a file that was handed over. */
export type HandedOver = 'shared' | 'saved' | 'cancelled';

const isCancelled = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';

/** Offers a file to the phone's share sheet; saves it where there is none that takes such files. */
export async function handOver(file: File): Promise<HandedOver> {
  const data = { files: [file], title: file.name };
  if (attempt(() => navigator.canShare(data), false)) {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (isCancelled(error)) return 'cancelled';
      // Some browsers promise to share any file and then refuse this kind.
    }
  }
  saveFile(file);
  return 'saved';
}

/** Whether this browser can pass a link or a text on to other apps. */
export const canSend = (): boolean => attempt(() => typeof navigator.share === 'function', false);

/** Passes something on to another app; false where the browser refused, as it may without saying why. */
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
