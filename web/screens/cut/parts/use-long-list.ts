import { useEffect, useRef, useState } from 'react';
import { ownScriptUrl } from '../../../platform/own-script.ts';
import { isLong, type LineAnswer, type LineRequest } from './long-list.ts';
// oxlint-disable-next-line import/default -- the import is the address of the built worker.
import workerUrl from './line-worker.ts?worker&url';

/** Lines of a long list, read by a worker. `isPending` is true until they match the text. */
export function useLongList({ text, unit, kind }: LineRequest) {
  const worker = useRef<Worker>(undefined);
  const [answer, setAnswer] = useState<LineAnswer>();
  // If the worker fails, the page reads the list itself.
  const [isBroken, setIsBroken] = useState(false);
  const isWanted = isLong(text) && !isBroken;
  useEffect(() => {
    if (!isWanted) return;
    if (worker.current === undefined) {
      worker.current = new Worker(ownScriptUrl(workerUrl), { type: 'module' });
      worker.current.addEventListener('error', () => setIsBroken(true));
      worker.current.addEventListener('message', ({ data }: MessageEvent<LineAnswer>) =>
        setAnswer(data),
      );
    }
    const request: LineRequest = { text, unit, kind };
    worker.current.postMessage(request, []);
  }, [isWanted, text, unit, kind]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  const isReady = answer?.text === text && answer.unit === unit && answer.kind === kind;
  return isWanted
    ? { isPending: !isReady, lines: isReady ? answer.lines : undefined }
    : { isPending: false, lines: undefined };
}
