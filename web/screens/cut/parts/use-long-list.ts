import { useEffect, useRef, useState } from 'react';
import type { TextRow } from '../../../planner/import/reading/read-text.ts';
import { ownScriptUrl } from '../../../platform/own-script.ts';
import type { CutKind } from '../../../planner/schema/cut-list.ts';
import type { FileUnit } from './import-state.ts';
// oxlint-disable-next-line import/default -- the import is the address of the built worker.
import workerUrl from './line-worker.ts?worker&url';

export interface LineRequest {
  readonly text: string;
  readonly unit: FileUnit;
}

export interface LineAnswer extends LineRequest {
  readonly rows: Readonly<Record<CutKind, readonly TextRow[]>>;
}

/** Lines that a phone reads between two keys. */
const MOST_LINES = 60;

const isLong = (text: string): boolean => text.split('\n', MOST_LINES + 1).length > MOST_LINES;

/** Rows of a long list, which a worker reads. `isPending` until they are those of the text. */
export function useLongList(text: string, unit: FileUnit) {
  const worker = useRef<Worker>(undefined);
  const [answer, setAnswer] = useState<LineAnswer>();
  // Without a worker the page reads the list itself.
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
    const request: LineRequest = { text, unit };
    worker.current.postMessage(request, []);
  }, [isWanted, text, unit]);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = undefined;
    },
    [],
  );
  const isReady = answer?.text === text && answer.unit === unit;
  return isWanted
    ? { isPending: !isReady, rows: isReady ? answer.rows : undefined }
    : { isPending: false, rows: undefined };
}
