import process from 'node:process';

/** True if the telemetry checks run on a page that sends traces as streamed spans, as SDK 12 will. */
export const isStreamed = process.env['TRACE_LIFECYCLE'] === 'stream';

/** The first process of Playwright tells the others the folder of that page here. */
export const STREAMED_TREE = 'STREAMED_TREE';

/** The one change of wrangler.toml that makes such a page. */
export const STREAMING = {
  file: 'wrangler.toml',
  from: 'TRACE_LIFECYCLE = "static"',
  to: 'TRACE_LIFECYCLE = "stream"',
};
