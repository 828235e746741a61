import type { ReactNode } from 'react';
import { UndoButtons } from '../undo-buttons.tsx';

interface ScreenProps {
  readonly title: ReactNode;
  /** The quiet line under the title that is always true. */
  readonly line?: ReactNode;
  readonly back?: ReactNode;
  /** At the end of the title's row: what can be done with the whole. */
  readonly tool?: ReactNode;
  /** The one main action, at the bottom above the tab bar. */
  readonly action?: ReactNode;
  /** Whether a drawing stands beside all else where there is room for both. */
  readonly isBeside?: boolean;
  readonly children: ReactNode;
}

/** One screen: title, quiet line, content, main action within reach of the thumb. */
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
