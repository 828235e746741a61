import { expect, test } from 'vitest';

import { pageHtml, type PageParts } from '../../../web/export/page-html.ts';

const template = `<html lang="en"><head><title>x</title><meta name="description" content="" />
<script type="module" crossorigin src="/assets/index-1.js"></script>
<link rel="modulepreload" crossorigin href="/assets/a-1.js">
<link rel="stylesheet" crossorigin href="/assets/style-1.css"></head>
<body><div id="app"></div></body></html>`;

const parts: PageParts = {
  page: { path: '/', title: 'Nuts & "bolts"', description: '1 < 2' },
  content: '<main>$& words</main>',
  isShell: false,
  links: '<link rel="canonical" href="https://app.example/zh">',
  language: 'zh-Hans',
  headScripts: ['first()', 'second()'],
  early: 'assets/early-1.js',
  afterPaint: 'last()',
  later: {
    entry: 'assets/index-1.js',
    styles: ['assets/style-1.css', 'assets/more-1.css'],
    with: ['assets/a-1.js'],
  },
};
const html = pageHtml(template, parts);

test('a page waits for no other file', () => {
  const all = html.replace(/<noscript>.*?<\/noscript>/g, '');
  // `async` scripts block nothing.
  expect(all).not.toMatch(/<script (?!async )[^>]*src=|<link rel="(?!canonical|manifest)/);
  expect(all).toContain('<script async src="/assets/early-1.js"></script>');
});

test('a page names what comes after its first paint', () => {
  expect(html).toContain(
    '<script data-entry="index-1" data-styles="style-1 more-1" data-with="a-1">last()</script>',
  );
});

test('a page without JavaScript gets the complete stylesheet of every page', () => {
  expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/style-1.css"></noscript>');
});

test('a page says in what language it is; what a shell holds is not taken over', () => {
  expect(html).toContain('<html lang="zh-Hans">');
  const shell = pageHtml(template, { ...parts, isShell: true });
  expect(shell).toContain('<html lang="zh-Hans">');
  expect(shell).toContain('<div id="app"><main>');
});

test('a page names its other addresses, and the manifest of its language', () => {
  expect(html).toContain(`<link rel="manifest" href="/zh/manifest.webmanifest">${parts.links}`);
});

test('a page has its words as they are, and its title and description as HTML', () => {
  expect(html).toContain('<div id="app" lang="zh-Hans"><main>$& words</main></div>');
  expect(html).toContain('<title>Nuts &#38; &#34;bolts&#34;</title>');
  expect(html).toContain('content="1 &#60; 2"');
});

test('the scripts of the head are separate elements in their order', () => {
  expect(html).toContain('<script>first()</script><script>second()</script>');
});
