import type { ReactNode } from 'react';

/** A sentence of the catalogue, set off where it says so with `**`. */
export function emphasised(sentence: string): ReactNode {
  const [before, strong, after] = sentence.split('**');
  return (
    <>
      {before}
      <b>{strong}</b>
      {after}
    </>
  );
}
