import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { linked } from '../../../../web/ui/format/linked.tsx';

const html = (message: string): string =>
  renderToStaticMarkup(
    createElement(MemoryRouter, {}, linked(message, { boards: '/boards', parts: '/parts' })),
  ).replaceAll(' data-discover="true"', '');

it('draws links in place of tags, in the order of the language', () => {
  expect(html('<boards>Add a board</boards> or <parts>change the parts</parts>.')).toBe(
    '<a href="/boards">Add a board</a> or <a href="/parts">change the parts</a>.',
  );
  expect(html('先<parts>部件</parts>再<boards>备料</boards>')).toBe(
    '先<a href="/parts">部件</a>再<a href="/boards">备料</a>',
  );
});

it('leaves a text without tags as it is', () => {
  expect(html('2 < 3 parts')).toBe('2 &lt; 3 parts');
});
