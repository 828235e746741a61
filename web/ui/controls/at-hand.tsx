import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { useWakeLock } from '../../platform/wake-lock.ts';
import { words as controlsWords } from '../../language/page/controls.ts';
import { Switch } from './fields/switch.tsx';

const { atHand: words } = controlsWords;

/** Setting for the shop and the bench: keep the screen on. */
export function AtHand() {
  const { awake } = useSettings();
  const state = useWakeLock(awake);
  return (
    <div className="at-hand" role="group" aria-label={words.label}>
      {state !== 'absent' && (
        <Switch label={words.awake} on={awake} onChange={(on) => changeSettings({ awake: on })} />
      )}
      <p className="remark" role="status">
        {state === 'refused' && words.refused}
      </p>
    </div>
  );
}
