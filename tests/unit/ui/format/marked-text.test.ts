import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { emphasised, linked } from '../../../../web/ui/format/marked-text.tsx';

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

it.each([
  ['**5** of 12 done', '<b>5</b> of 12 done'],
  ['已完成 **5** 步，共 12 步', '已完成 <b>5</b> 步，共 12 步'],
  ['共 **£5.00**', '共 <b>£5.00</b>'],
  ['**<i>** in all', '<b>&lt;i&gt;</b> in all'],
])('draws the marked part of %s in bold', (sentence, drawn) => {
  expect(renderToStaticMarkup(emphasised(sentence))).toBe(drawn);
});
