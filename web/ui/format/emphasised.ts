import { createElement, Fragment, type ReactNode } from 'react';

/** A sentence of the catalogue, set off where it says so with `**`. */
export function emphasised(sentence: string): ReactNode {
  const [before, strong, after] = sentence.split('**');
  return createElement(Fragment, null, before, createElement('b', null, strong), after);
}
