import { en } from '../../language/en/app.ts';
import { area } from '../../language/language.ts';
import { changeOffline, useOffline } from './offline-state.ts';

const { update: words } = area('app', en);

/** Offers the newer version that is there; nothing changes until the person says so. */
export function UpdateBar() {
  const { update, later } = useOffline();
  return (
    <div role="status">
      {update !== undefined && !later && (
        <div className="update-bar">
          <span className="update-bar__words">{words.available}</span>
          <button type="button" className="button button--plain" onClick={() => void update()}>
            {words.take}
          </button>
          <button
            type="button"
            className="button button--plain"
            onClick={() => changeOffline({ later: true })}
          >
            {words.later}
          </button>
        </div>
      )}
    </div>
  );
}
