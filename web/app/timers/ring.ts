import { attempt } from '../../platform/attempt.ts';

const TONE_HZ = 880;
/** Three short tones per round; start times in seconds. */
const TONES = [0, 0.3, 0.6];
const TONE_S = 0.18;
const ROUND_S = 1.6;
const ROUNDS = 6;
const VIBRATION = [400, 200, 400, 200, 800];

let context: AudioContext | undefined;

const vibrate = (pattern: VibratePattern): unknown =>
  attempt(() => navigator.vibrate(pattern), undefined);

/** Call during a tap: browsers block sound on pages without user activation. */
export function unlockSound(): void {
  context ??= attempt(() => new AudioContext(), undefined);
  // A phone suspends audio with the page.
  void context?.resume().catch(() => undefined);
}

/** Plays the rounds; the returned function stops them. */
function play(): () => void {
  vibrate(VIBRATION);
  unlockSound();
  if (context === undefined) return () => undefined;
  const volume = context.createGain();
  volume.gain.value = 0.4;
  volume.connect(context.destination);
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const tone of TONES) {
      const at = context.currentTime + round * ROUND_S + tone;
      const source = context.createOscillator();
      source.frequency.value = TONE_HZ;
      source.connect(volume);
      source.start(at);
      source.stop(at + TONE_S);
    }
  }
  return () => {
    volume.disconnect();
    vibrate(0);
  };
}

/**
 * Sounds and vibrates for ten seconds, or until the returned function is called. Without user
 * activation it starts at the first touch.
 */
export function ring(): () => void {
  if (attempt(() => navigator.userActivation.hasBeenActive, true)) return play();
  let stop = (): void => document.removeEventListener('click', start);
  const start = (): void => {
    stop = play();
  };
  document.addEventListener('click', start, { once: true });
  return () => stop();
}
