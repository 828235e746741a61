import { type ReactNode, createElement, Fragment } from 'react';
import { Link } from 'react-router-dom';
import { entryOf } from '../../planner/measure/units/entry-of.ts';

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

/** A part of a message in a tag: `<parts>2 parts</parts>`. */
const TAGGED = /(<\w+>[^<]*<\/\w+>)/;
const TAG = /^<(?<name>\w+)>(?<text>[^<]*)</;

/** A message with links in place of its tags; `links` has the address of each tag. */
export function linked(message: string, links: Readonly<Record<string, string>>): ReactNode {
  const parts = message.split(TAGGED).map((part): ReactNode => {
    const { name = '', text = '' } = TAG.exec(part)?.groups ?? {};
    const to = entryOf(links, name);
    if (to === undefined) return part;
    return (
      <Link key={name} to={to}>
        {text}
      </Link>
    );
  });
  return createElement(Fragment, {}, ...parts);
}
