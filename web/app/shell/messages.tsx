import { useEffect, useRef } from 'react';
import { words } from '../../language/page/app.ts';
import { changeOffline, useOffline } from '../offline/offline-state.ts';
import { useLocation } from 'react-router-dom';

/**
 * Messages without a request: ready to work offline, or a newer version. They are at the end of the
 * content, so they cover and move nothing.
 */
export function Messages() {
  const { isNew, update, later, reload } = useOffline();
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    reload?.();
    // It is news on one screen only.
    changeOffline({ isNew: false });
  }, [pathname, reload]);
  return (
    <div className="messages" role="status">
      {isNew && (
        <div className="message">
          <span className="message__words">{words.readyOffline}</span>
        </div>
      )}
      {update !== undefined && !later && (
        <div className="message">
          <span className="message__words">{words.update.available}</span>
          <button type="button" className="button button--plain" onClick={() => void update()}>
            {words.update.take}
          </button>
          <button
            type="button"
            className="button button--plain"
            onClick={() => changeOffline({ later: true })}
          >
            {words.update.later}
          </button>
        </div>
      )}
    </div>
  );
}
