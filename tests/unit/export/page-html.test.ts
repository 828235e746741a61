import { expect, test } from 'vitest';

import { pageHtml, type PageParts } from '../../../web/export/page-html.ts';

const template = `<html lang="en"><head><title>x</title><meta name="description" content="" />
<script type="module" crossorigin src="/assets/index-1.js"></script>
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
  styles: ['assets/style-1.css', 'assets/more-1.css'],
  scripts: ['assets/index-1.js', 'assets/b-1.js'],
  ownScripts: ['assets/b-1.js', 'assets/own-1.js'],
  start: "import('/assets/index-1.js')",
};
const html = pageHtml(template, parts);
const link = (rel: string): string => `<link rel="${rel}" crossorigin href="/assets/b-1.js">`;

test('a page links each stylesheet and module once', () => {
  const files = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file);
  const all = [parts.early, ...parts.styles, ...parts.scripts, 'assets/own-1.js'];
  expect(files).toHaveLength(all.length);
  expect(new Set(files)).toEqual(new Set(all));
  expect(html).toContain('<link rel="stylesheet" crossorigin href="/assets/more-1.css">');
});

test('a page requests its modules after it is painted, a shell at once, and those of documents if there are any', () => {
  expect(html).toContain(link('later'));
  expect(html).toContain('<link rel="own" crossorigin href="/assets/own-1.js">');
  expect(pageHtml(template, { ...parts, isShell: true })).toContain(link('modulepreload'));
});

test('no script blocks the parser or the load event', () => {
  expect(html).not.toMatch(/<script (?!async )[^>]*src=/);
  expect(html).toContain(`<script type="module">${parts.start}</script>`);
  expect(html).toContain('<script async src="/assets/early-1.js"></script>');
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

test('scripts of the head have their own elements, in order', () => {
  expect(html).toContain('<script>first()</script><script>second()</script>');
});

test('a page contains its variant in a template, with the modules that only the variant needs', () => {
  const variant: PageParts = {
    ...parts,
    language: 'en-US',
    page: { path: '/', title: 'Nuts & screws', description: '2 < 3' },
    content: '<main>Variant</main>',
    links: '<link rel="canonical" href="https://app.example/en-us"><link rel="alternate" href="x">',
    scripts: [...parts.scripts, 'assets/en-us-1.js'],
  };
  const both = pageHtml(template, { ...parts, variants: [variant] });
  const [inner] = /(?<=<template lang="en-US">).*(?=<\/template>)/s.exec(both) ?? [];
  expect(inner).toBe(
    '<title>Nuts &#38; screws</title><meta name="description" content="2 &#60; 3">' +
      '<link rel="manifest" href="/en-us/manifest.webmanifest">' +
      '<link rel="canonical" href="https://app.example/en-us">' +
      '<link rel="later" crossorigin href="/assets/en-us-1.js">' +
      '<div id="app" lang="en-US"><main>Variant</main></div>',
  );
  expect(both.replace(/<template.*<\/template>/s, '')).toBe(html);
});
