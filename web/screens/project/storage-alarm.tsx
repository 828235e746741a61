import type { StorageState } from '../../projects/device-storage.ts';

const ALARM = {
  refused:
    'This phone’s storage is full or blocked: what you type is kept only while this page is open. Free some space, then change anything here to save it.',
  'nearly-full':
    'This phone’s storage for this app is nearly full. Remove projects that you no longer need before more is measured.',
};

/** Says when what is typed may not be kept. */
export function StorageAlarm({ state }: { readonly state: StorageState }) {
  return state === 'fine' ? null : (
    <p className="alarm" role="alert">
      {ALARM[state]}
    </p>
  );
}
