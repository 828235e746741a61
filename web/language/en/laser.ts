/** Measuring a room with a laser. */
export const en = {
  connect: 'Connect a Bosch laser',
  again: 'Connect again',
  leave: 'Disconnect',
  cancel: 'Cancel',
  anyKeyboard:
    'A laser that types as a keyboard needs no connecting here: shoot, and its Enter goes on.',
  absent:
    'This browser connects no laser by Bluetooth. Chrome and Edge do, on Android, Windows, Mac and Chromebook; Safari and Firefox do not.',
  connecting: 'Connecting',
  /** One without a name. */
  laser: 'The laser',
  connected: (name: string) => `Connected: ${name}`,
  lost: (name: string) => `${name} is off or out of reach. What was measured stays.`,
  failures: {
    off: 'Bluetooth is off here, or this device has none. Turn it on and connect again.',
    none: 'No laser was chosen. Is it on, near, and its Bluetooth on? Then connect again.',
    refused:
      'This browser may not use Bluetooth here. Allow it in the settings of the browser, and connect again.',
    silent: 'The laser does not answer. Turn it off and on, come nearer, and connect again.',
    unknown: 'This device does not speak as the Bosch lasers do that are known here.',
  },
  /** Size by size; what stands between `**` is set off. */
  current: (size: string) => `Shoot now: **${size}**`,
  of: (what: string, size: string) => `${what}: ${size}`,
  redo: 'Again',
  skip: 'Skip',
  all: 'All that is measured here',
  sizes: 'Sizes, in order',
  taken: (size: string, length: string) => `${size}: ${length}.`,
  wrong: (size: string, reason: string) => `${size}: ${reason}`,
  next: (size: string) => `Next: ${size}.`,
  done: 'That was the last. Tap a size to measure it again.',
  failed: 'The laser found no target. Shoot again.',
  notALength: 'The laser is not set to a single length. Set it so, and shoot again.',
};
