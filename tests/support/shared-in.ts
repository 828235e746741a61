import { receive } from '../collector/receive.ts';

/** An address or a path with a fragment, in text that is JSON. */
const fragment = /(?::\/\/[^\s"'<>\\#]*|"\/[^\s"\\#]*)#[^\s"\\]*/;
/** Contents of a link: a version, a full stop, and deflated bytes, which begin with one of these. */
const shared = /\d\.(?:eJ|eN|eF|eA|e[0-9]|eP)[\w-]{16,}/;

/** Every fragment and shared text in a body that left a page, recordings inflated; each with its context. */
export function sharedIn(path: string, body: Buffer): string[] {
  const at = { number: 0, receivedAt: '', requestHeaders: {} };
  const { headers, items, problem } = receive({ ...at, path, raw: body });
  // An unreadable body is searched as it is.
  const texts =
    problem === undefined
      ? [JSON.stringify(headers), ...items.map(({ payload }) => JSON.stringify(payload))]
      : [body.toString('utf8')];
  return texts.flatMap((text) =>
    [fragment, shared].flatMap((rule) => {
      const { index } = rule.exec(text) ?? {};
      return index === undefined
        ? []
        : [`${path}: …${text.slice(Math.max(0, index - 80), index + 80)}…`];
    }),
  );
}
