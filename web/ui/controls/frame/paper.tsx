import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** What goes on paper; on screen it is not there. */
export function Paper(props: {
  /** Stands on top of every page. */
  readonly name: string;
  readonly kind: string;
  readonly children: ReactNode;
}) {
  const { name, kind, children } = props;
  // A table's head is the one thing that every browser repeats on every page.
  return createPortal(
    <main className={`print print--${kind}`}>
      <table role="presentation">
        <thead>
          <tr>
            <td className="print__head">
              <span>{name}</span>
              <span>Measure Twice</span>
            </td>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td className="print__body">{children}</td>
          </tr>
        </tbody>
      </table>
    </main>,
    document.body,
  );
}
