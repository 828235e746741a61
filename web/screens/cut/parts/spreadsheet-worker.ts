import { readWorkbook } from '../../../planner/import/spreadsheet/read-workbook.ts';

/** Reads one workbook away from the page, which ends it if it takes too long. */
self.addEventListener(
  'message',
  (event: MessageEvent<{ bytes: Uint8Array; kind: 'xlsx' | 'ods' }>) => {
    const { bytes, kind } = event.data;
    void readWorkbook(bytes, kind).then((opened) => self.postMessage(opened, { transfer: [] }));
  },
);
