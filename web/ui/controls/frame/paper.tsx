import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

/** Content that is printed but not shown on the screen. */
export function Paper(props: {
  /** Header of every page. */
  readonly name: string;
  readonly kind: string;
  readonly children: ReactNode;
}) {
  const { name, kind, children } = props;
  // Only a table head is repeated on every page by all browsers.
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
