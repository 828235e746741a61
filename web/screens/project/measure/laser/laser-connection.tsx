import {
  reconnectLaser,
  connectLaser,
  laser,
  disconnectLaser,
  type LaserState,
} from '../../../../platform/laser/bosch-laser.ts';
import { useStore } from '../../../../platform/store.ts';
import { words } from '../../../../language/page/laser.ts';

function inWords(state: LaserState): string {
  switch (state.is) {
    case 'absent':
      return words.absent;
    case 'apart':
      return '';
    case 'connecting':
      return words.connecting;
    case 'connected':
      return words.connected(state.name || words.laser);
    case 'lost':
      return words.lost(state.name || words.laser);
    case 'failed':
      return words.failures[state.why];
  }
}

/** Action for the current state of the laser, if any. */
function Way({ state }: { readonly state: LaserState }) {
  switch (state.is) {
    case 'absent':
      return null;
    case 'apart':
    case 'failed':
      return (
        <button type="button" className="button" onClick={() => void connectLaser()}>
          {words.connect}
        </button>
      );
    case 'lost':
      return (
        <button type="button" className="button" onClick={() => void reconnectLaser()}>
          {words.again}
        </button>
      );
    case 'connecting':
    case 'connected':
      return (
        <button type="button" className="button button--plain" onClick={disconnectLaser}>
          {state.is === 'connected' ? words.leave : words.cancel}
        </button>
      );
  }
}

/** Bluetooth connection to the laser: its state and actions. */
export function LaserConnection() {
  const state = useStore(laser);
  const isThere = state.is === 'connecting' || state.is === 'connected';
  return (
    <div className={isThere ? 'laser__link laser__link--there' : 'laser__link'}>
      <p role="status">{inWords(state)}</p>
      <Way state={state} />
      {!isThere && <p className="remark">{words.anyKeyboard}</p>}
    </div>
  );
}
