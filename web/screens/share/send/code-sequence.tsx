import { useEffect, useState } from 'react';
import { words as shareWords } from '../../../language/page/share.ts';
import { QrCode } from './qr-code.tsx';

const words = shareWords.parts;

/** Time for a camera to find and read a code, ms. */
const TURN_MS = 1500;

/** Several codes for one link, shown one after the other, by tap or by time. */
export function CodeSequence({
  parts,
  name,
}: {
  readonly parts: readonly string[];
  readonly name: string;
}) {
  const [at, setAt] = useState(0);
  const [isTurning, setTurning] = useState(false);
  const last = parts.length - 1;
  useEffect(() => {
    if (!isTurning) return undefined;
    const timer = setInterval(() => setAt((now) => (now === last ? 0 : now + 1)), TURN_MS);
    return () => clearInterval(timer);
  }, [isTurning, last]);
  const next = (): void => {
    setTurning(false);
    setAt(at === last ? 0 : at + 1);
  };
  const number = at + 1;
  return (
    <>
      <p className="note">{words.how(parts.length)}</p>
      <QrCode text={parts[at] ?? ''} label={words.code(name, number, parts.length)} />
      <p className="share__at" data-spoken="">
        {words.at(number, parts.length)}
      </p>
      <div className="pair">
        <button type="button" className="button" data-repeats="" onClick={next}>
          {words.next}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={isTurning}
          onClick={() => setTurning(!isTurning)}
        >
          {words.turn}
        </button>
      </div>
    </>
  );
}
