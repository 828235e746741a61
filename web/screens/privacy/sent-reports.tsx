import { useEffect, useState } from 'react';
import { readEnvelope, type ReadableItem } from '../../telemetry/read-envelope.ts';
import { clearReports, readReports, type SentReport } from '../../telemetry/recent-reports.ts';

const NAMES: Readonly<Record<string, string>> = {
  event: 'Error',
  transaction: 'Page or step timed',
  replay_event: 'Recording, summary',
  replay_recording: 'Recording, masked',
  client_report: 'Reports not sent',
  session: 'Visit',
  feedback: 'Message',
};

const clock = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

const SHOWN = 20_000;

/** A recording can be longer than a phone can lay out. */
const shortened = (text: string): string =>
  text.length > SHOWN ? `${text.slice(0, SHOWN)}\n… ${text.length - SHOWN} more characters` : text;

function Report({ report }: { readonly report: SentReport }) {
  const [items, setItems] = useState<readonly ReadableItem[] | string>();
  const read = async (): Promise<void> => {
    if (report.envelope === undefined) {
      setItems('It was too large to keep a copy on this device.');
      return;
    }
    try {
      setItems(await readEnvelope(report.envelope));
    } catch {
      setItems('This copy cannot be read.');
    }
  };
  return (
    <li>
      <details className="report" onToggle={() => void (items ?? read())}>
        <summary className="report__head">
          {clock.format(report.sentAt)}
          <span className="row__why">
            {(report.size / 1000).toFixed(1)} kB,{' '}
            {report.status < 300 ? 'taken' : `answered ${report.status}`}
          </span>
        </summary>
        {typeof items === 'string' && <p className="note">{items}</p>}
        {Array.isArray(items) &&
          items.map((item: ReadableItem) => (
            <figure key={item.type + item.text.slice(0, 200)}>
              <figcaption className="row__why">{NAMES[item.type] ?? item.type}</figcaption>
              <pre className="report__text">{shortened(item.text)}</pre>
            </figure>
          ))}
      </details>
    </li>
  );
}

/** The last reports of this device as they were sent; nothing while they are not read yet. */
export function SentReports() {
  const [reports, setReports] = useState<readonly SentReport[]>();
  const forget = async (): Promise<void> => {
    await clearReports();
    setReports([]);
  };
  useEffect(() => {
    let here = true;
    const read = async (): Promise<void> => {
      const found = await readReports();
      if (here) setReports(found);
    };
    void read();
    return () => {
      here = false;
    };
  }, []);
  if (reports === undefined) return null;
  if (reports.length === 0) return <p>Nothing has been reported from this device so far.</p>;
  return (
    <>
      <ul className="rows">
        {reports.map((report) => (
          <Report key={`${report.sentAt.getTime()} ${report.size}`} report={report} />
        ))}
      </ul>
      <div className="pair">
        <button type="button" className="button" onClick={() => void forget()}>
          Forget these copies
        </button>
      </div>
    </>
  );
}
