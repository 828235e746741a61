import { changeSettings, useSettings } from '../../documents/settings/settings.ts';
import { useWakeLock } from '../../platform/wake-lock.ts';
import { words as controlsWords } from '../../language/page/controls.ts';

const { atHand: words } = controlsWords;

/** A switch that takes effect immediately. */
function Switch(props: {
  readonly label: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      className="switch"
      aria-checked={props.on}
      onClick={() => props.onChange(!props.on)}
    >
      {props.label}
    </button>
  );
}

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
