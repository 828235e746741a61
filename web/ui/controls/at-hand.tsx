import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { useWakeLock } from '../../platform/wake-lock.ts';
import { en } from '../../language/en/controls.ts';
import { area } from '../../language/language.ts';
import { Switch } from './fields/switch.tsx';

const { atHand: words } = area('controls', en);

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
