import type { ReactNode } from 'react';

/** A second screen next to the main one, with its own heading. */
export interface SideScreenContent {
  readonly title: string;
  /** True if the address names it: it then gets the focus first and is printed. */
  readonly isAsked: boolean;
}

export function SideScreen(props: {
  readonly side: SideScreenContent;
  readonly line?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}) {
  const { side, line, action, children } = props;
  return (
    <section className={side.isAsked ? 'side side--asked' : 'side'} aria-labelledby="side-title">
      <div className="side__body">
        <header className="side__head">
          <h2 id="side-title" className="side__title" tabIndex={-1}>
            {side.title}
          </h2>
          {line !== undefined && (
            <p className="screen__line" data-spoken="">
              {line}
            </p>
          )}
        </header>
        {children}
      </div>
      {action !== undefined && <div className="side__action">{action}</div>}
    </section>
  );
}
