import { useEffect, useState } from 'react';
import { words } from '../../language/page/privacy.ts';
import { pageFormats } from '../../language/language.ts';
import { readableItems, type ReadableItem } from '../../telemetry/reports/readable-items.ts';
import { clearReports, readReports } from '../../telemetry/reports/recent-reports.ts';
import { readWaiting } from '../../telemetry/reports/waiting-reports.ts';
import { entryOf } from '../../planner/measure/units/entry-of.ts';

/** Names of envelope items in the protocol; the list may not be complete. */
const NAMES: Readonly<Record<string, string>> = words.items;

const SHOWN = 20_000;

/** A recording can be longer than a phone can lay out. */
const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}\n${words.more(text.length - SHOWN)}` : text;

interface Shown {
  readonly at: Date;
  readonly size: number;
  /** State of the report, as text. */
  readonly fate: string;
  readonly envelope?: string | Uint8Array | undefined;
}

/** Waiting reports, then sent ones, newest first. */
async function readAll(): Promise<readonly Shown[]> {
  const [waiting, sent] = await Promise.all([readWaiting(), readReports()]);
  return [
    ...waiting.map(({ madeAt, body }) => {
      return { at: madeAt, size: body.length, fate: words.waiting, envelope: body };
    }),
    ...sent.map(({ sentAt, status, size, envelope }) => {
      const fate = status < 300 ? words.taken : words.answered(status);
      return { at: sentAt, size, fate, envelope };
    }),
  ];
}

function Report({ report }: { readonly report: Shown }) {
  const [items, setItems] = useState<readonly ReadableItem[] | string>();
  const read = async (): Promise<void> => {
    if (report.envelope === undefined) {
      setItems(words.tooLarge);
      return;
    }
    try {
      setItems(await readableItems(report.envelope));
    } catch {
      setItems(words.unreadable);
    }
  };
  return (
    <li>
      <details className="report" onToggle={() => void (items ?? read())}>
        <summary>
          {pageFormats().date(report.at, { dateStyle: 'medium', timeStyle: 'short' })}
          <span className="remark">
            {words.sent(pageFormats().number(report.size / 1000, 1), report.fate)}
          </span>
        </summary>
        {typeof items === 'string' && <p className="note">{items}</p>}
        {Array.isArray(items) &&
          items.map((item: ReadableItem) => (
            <figure key={item.type + item.text.slice(0, 200)}>
              <figcaption className="remark">{entryOf(NAMES, item.type) ?? item.type}</figcaption>
              <pre className="report__text">{shortened(item.text)}</pre>
            </figure>
          ))}
      </details>
    </li>
  );
}

/** Recent reports of this device, waiting or sent; empty while they load. */
export function SentReports() {
  const [reports, setReports] = useState<readonly Shown[]>();
  const forget = async (): Promise<void> => {
    await clearReports();
    setReports(await readAll());
  };
  useEffect(() => {
    let here = true;
    const read = async (): Promise<void> => {
      const found = await readAll();
      if (here) setReports(found);
    };
    void read();
    return () => {
      here = false;
    };
  }, []);
  if (reports === undefined) return null;
  if (reports.length === 0) return <p>{words.none}</p>;
  return (
    <>
      <ul className="rows">
        {reports.map((report) => (
          <Report key={`${report.at.getTime()} ${report.size}`} report={report} />
        ))}
      </ul>
      <div className="pair">
        <button type="button" className="button" onClick={() => void forget()}>
          {words.forget}
        </button>
      </div>
    </>
  );
}
