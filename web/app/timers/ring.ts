import { attempt } from '../../platform/attempt.ts';

const TONE_HZ = 880;
/** Three short tones a round, in seconds from its start. */
const TONES = [0, 0.3, 0.6];
const TONE_S = 0.18;
const ROUND_S = 1.6;
const ROUNDS = 6;
const VIBRATION = [400, 200, 400, 200, 800];

let context: AudioContext | undefined;

const vibrate = (pattern: VibratePattern): unknown =>
  attempt(() => navigator.vibrate(pattern), undefined);

/** Within a tap, so that the page may sound later, too: browsers let none sound that was not touched. */
export function unlockSound(): void {
  context ??= attempt(() => new AudioContext(), undefined);
  // A phone suspends it with the page.
  void context?.resume().catch(() => undefined);
}

/** Plays the rounds; the answer ends them. */
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
 * Sounds and vibrates for ten seconds, or until the answer is called. A page that was not touched yet
 * may do neither: it then rings at the first touch.
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
