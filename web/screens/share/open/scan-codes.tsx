import { useEffect, useRef, useState } from 'react';
import { words as bundlesWords } from '../../../language/page/bundles.ts';
import { fragmentIn } from '../../../documents/sharing/share-link.ts';

import type { CodeReader, WithCodeReader } from './can-read-codes.ts';

const words = bundlesWords.scan;

/** A higher rate would only heat the phone. ms. */
const LOOK_MS = 150;

async function readCode(reader: CodeReader, video: HTMLVideoElement): Promise<string | undefined> {
  const [code] = await reader.detect(video);
  return code === undefined ? undefined : fragmentIn(code.rawValue);
}

/** Reads codes from the camera; the returned function stops it. */
function look(
  video: HTMLVideoElement,
  onFragment: (fragment: string) => void,
): Promise<() => void> {
  const Reader = (window as WithCodeReader).BarcodeDetector;
  const open = async (): Promise<() => void> => {
    const stream = await navigator.mediaDevices.getUserMedia({
      video: { facingMode: 'environment' },
    });
    video.srcObject = stream;
    await video.play();
    const reader = Reader === undefined ? undefined : new Reader({ formats: ['qr_code'] });
    let last = '';
    const take = (found: string | undefined): void => {
      if (found === undefined || found === last) return;
      last = found;
      onFragment(found);
    };
    const timer = setInterval(() => {
      // Skips frames that cannot be read.
      if (reader !== undefined) readCode(reader, video).then(take, () => undefined);
    }, LOOK_MS);
    return () => {
      clearInterval(timer);
      for (const track of stream.getTracks()) track.stop();
    };
  };
  return open();
}

/** Camera view that reads several codes; the images never leave the device. */
export function ScanCodes({ onFragment }: { readonly onFragment: (fragment: string) => void }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const element = video.current;
    if (element === null) return undefined;
    const looking = look(element, onFragment);
    looking.catch(() => setRefused(true));
    return () => void looking.then((end) => end()).catch(() => undefined);
  }, [onFragment]);
  if (isRefused) {
    return (
      <p className="alarm" role="alert">
        {words.refused}
      </p>
    );
  }
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- a camera has nothing to say.
  return <video ref={video} className="scan" muted playsInline aria-label={words.camera} />;
}
