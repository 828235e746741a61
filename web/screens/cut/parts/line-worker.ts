import { listReading } from '../../../planner/import/reading/read-lines.ts';
import { readText, type LineMemo } from '../../../planner/import/reading/read-text.ts';
import type { LineAnswer, LineRequest } from './long-list.ts';

/** Reads the lines of long lists outside the main thread. It caches lines, so an edit reads only the changed ones. */
const memo: LineMemo = new Map();

self.addEventListener('message', ({ data: request }: MessageEvent<LineRequest>) => {
  const rowsAs = (kind: 'linear' | 'sheet') =>
    readText(request.text, listReading(kind, request.unit), memo);
  const answer: LineAnswer = {
    ...request,
    rows: { linear: rowsAs('linear'), sheet: rowsAs('sheet') },
  };
  self.postMessage(answer, { transfer: [] });
});
