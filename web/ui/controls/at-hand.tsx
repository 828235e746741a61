import { changeSettings, useSettings } from '../../projects/settings/settings.ts';
import { useWakeLock } from '../../platform/wake-lock.ts';
import { en } from '../../language/en/controls.ts';
import { area } from '../../language/language.ts';
import { Toggle } from './toggle.tsx';

const { atHand: words } = area('controls', en);

/** What helps in the shop and at the bench: type for arm's length, and a screen that stays on. */
export function AtHand() {
  const { large, awake } = useSettings();
  const state = useWakeLock(awake);
  return (
    <div className="at-hand" role="group" aria-label={words.label}>
      <Toggle
        label={words.large}
        pressed={large}
        onChange={(pressed) => changeSettings({ large: pressed })}
      />
      {state !== 'absent' && (
        <Toggle
          label={words.awake}
          pressed={awake}
          onChange={(pressed) => changeSettings({ awake: pressed })}
        />
      )}
      <p className="remark" role="status">
        {state === 'refused' && words.refused}
      </p>
    </div>
  );
}
