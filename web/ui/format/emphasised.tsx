import type { ReactNode } from 'react';

/** A message with the part between `**` in bold. */
export function emphasised(sentence: string): ReactNode {
  const [before, strong, after] = sentence.split('**');
  return (
    <>
      {before ?? ''}
      <b>{strong ?? ''}</b>
      {after ?? ''}
    </>
  );
}
