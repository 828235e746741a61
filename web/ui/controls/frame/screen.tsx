import type { ReactNode } from 'react';
import { UndoButtons } from '../undo-buttons.tsx';

interface ScreenProps {
  readonly title: ReactNode;
  /** Short status line under the title. */
  readonly line?: ReactNode;
  readonly back?: ReactNode;
  /** Tool at the end of the title row. */
  readonly tool?: ReactNode;
  /** The main action, at the bottom above the tab bar. */
  readonly action?: ReactNode;
  /** True for two columns when both have room. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** A screen: title, status line, content, and a main action within reach of the thumb. */
export function Screen(props: ScreenProps) {
  const { title, line, back, tool, action, isBeside = false, children } = props;
  const acting = action === undefined ? '' : ' screen--acting';
  return (
    <main id="main" className={`screen${acting}${isBeside ? ' screen--beside' : ''}`}>
      <header className="screen__head">
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        <span className="screen__tools">
          <UndoButtons />
          {tool}
        </span>
        {line !== undefined && (
          <p className="screen__line" data-spoken="">
            {line}
          </p>
        )}
      </header>
      {children}
      {action !== undefined && <div className="screen__action">{action}</div>}
    </main>
  );
}

/** A section with a heading; `id` is the heading's. */
export const ScreenSection = (props: {
  readonly id: string;
  readonly title: ReactNode;
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <section className={props.className} aria-labelledby={props.id}>
    <h2 id={props.id} className="group">
      {props.title}
    </h2>
    {props.children}
  </section>
);
