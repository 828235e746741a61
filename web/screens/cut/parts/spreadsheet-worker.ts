import { readWorkbook } from '../../../planner/import/spreadsheet/read-workbook.ts';

/** Reads one workbook outside the main thread. The page terminates it after a timeout. */
self.addEventListener(
  'message',
  (event: MessageEvent<{ bytes: Uint8Array; kind: 'xlsx' | 'ods' }>) => {
    const { bytes, kind } = event.data;
    void readWorkbook(bytes, kind).then((opened) => self.postMessage(opened, { transfer: [] }));
  },
);
