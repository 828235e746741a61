import type { ReactNode } from 'react';
import { keepHead, keepUnits } from '../../language/formats.ts';

/** A message with the part between `**` in bold. */
export function emphasised(sentence: string): ReactNode {
  const [before, strong, after] = sentence.split('**');
  return (
    <>
      {keepUnits(before ?? '')}
      <b>{keepUnits(strong ?? '')}</b>
      {keepHead(after ?? '')}
    </>
  );
}
