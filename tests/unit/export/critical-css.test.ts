import { expect, test } from 'vitest';

import { criticalCss } from '../../../web/export/critical-css.ts';

const page =
  '<html><main class="screen"><p class="row active" id="one" aria-current="page">sheet</p></main>';

const kept = (css: string): Promise<string> => criticalCss(css, page);

test('keeps the rules that a page can need, in their order', async () => {
  const css =
    'p{margin:0}.screen .row{color:red}#one{top:0}[aria-current=page]{left:0}.row:hover{top:1px}';
  expect(await kept(css)).toBe(css);
});

test('leaves out what no page has, though a word of its text is called so', async () => {
  expect(await kept('.sheet{color:red}.row{top:0}dialog{left:0}')).toBe('.row{top:0}');
});

test('keeps what scripts bring in before the first paint', async () => {
  const css = ':root[data-theme=dark]{color:red}html[data-waiting] .screen{top:0}';
  expect(await kept(`${css}:root[data-theme=dark] .far{top:0}`)).toBe(css);
});

test('leaves out rules for paper, with all that is in them', async () => {
  const css =
    '@media print{.row{color:red}.row p{top:0}}@page wide{margin:0;@top-left{content:none}}.row{top:0}';
  expect(await kept(css)).toBe('.row{top:0}');
});

test('leaves out elements that a script fills later or that wait for the user', async () => {
  expect(await kept('.row:focus{top:0}.row:disabled{top:0}.toast-area{top:0}')).toBe('');
});

test('says first in which order the layers count, those too that a page has no rule in', async () => {
  const css = '@layer a{.row{top:0}}@layer b{.far{top:0}}@layer c{@media print{.row{top:1px}}}';
  expect(await kept(css)).toBe('@layer a,b,c;@layer a{.row{top:0}}');
  expect(await kept(`@layer b,a;${css}`)).toMatch(/^@layer b,a,c;/);
});

test('leaves out what nothing on a page is measured or painted with', async () => {
  const css = ':root{--a:1px;--b:2px}.row{top:var(--a)}.far{top:var(--b)}';
  expect(await kept(css)).toBe(':root{--a:1px}.row{top:var(--a)}');
});

test('keeps the colours in the style of an element', async () => {
  const css = ':root{--oak:tan;--pine:gold}.row{fill:var(--of)}';
  const wood = '<p class="row" style="--of:var(--oak)"></p>';
  expect(await criticalCss(css, wood)).toBe(':root{--oak:tan}.row{fill:var(--of)}');
});

test('leaves out what asks for something that is on no page', async () => {
  const css = '.screen:has(.row){top:0}.screen:has(.sheet) .row{top:1px}.row{left:0}';
  expect(await kept(css)).toBe('.screen:has(.row){top:0}.row{left:0}');
});
