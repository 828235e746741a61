import { useEffect, useRef, type ReactNode } from 'react';
import { useSpeech } from './announce.ts';

interface ScreenProps {
  readonly title: ReactNode;
  /** The quiet line under the title that is always true. */
  readonly line?: ReactNode;
  readonly back?: ReactNode;
  /** At the end of the title's row: what can be done with the whole. */
  readonly tool?: ReactNode;
  /** The one main action, at the bottom above the tab bar. */
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** The quiet line, said again whenever it has come to something else. */
function QuietLine({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  const speak = useSpeech();
  useEffect(() => {
    const parts = [...(line.current?.childNodes ?? [])];
    speak(parts.map((part) => part.textContent).join(', '));
  });
  return (
    <p ref={line} className="screen__line">
      {children}
    </p>
  );
}

/** One screen: title, quiet line, content, main action within reach of the thumb. */
export function Screen({ title, line, back, tool, action, children }: ScreenProps) {
  return (
    <main id="main" className={action === undefined ? 'screen' : 'screen screen--acting'}>
      <header className="screen__head">
        {back}
        <h1 tabIndex={-1}>{title}</h1>
        {tool}
        {line !== undefined && <QuietLine>{line}</QuietLine>}
      </header>
      {children}
      {action !== undefined && <div className="screen__action">{action}</div>}
    </main>
  );
}
