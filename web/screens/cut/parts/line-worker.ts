import { listSettings } from '../../../planner/import/reading/read-lines.ts';
import { readText, type LineMemo } from '../../../planner/import/reading/read-text.ts';
import type { LineAnswer, LineRequest } from './long-list.ts';

/** Reads the lines of long lists outside the main thread. It caches lines, so an edit reads only the changed ones. */
const memo: LineMemo = new Map();

self.addEventListener('message', ({ data: request }: MessageEvent<LineRequest>) => {
  const lines = readText(request.text, listSettings(request.kind, request.unit), memo);
  const answer: LineAnswer = { ...request, lines };
  self.postMessage(answer, { transfer: [] });
});
