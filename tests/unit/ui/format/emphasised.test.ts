import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emphasised } from '../../../../web/ui/format/emphasised.tsx';

test.each([
  ['**5** of 12 done', '<b>5</b> of 12 done'],
  ['已完成 **5** 步，共 12 步', '已完成 <b>5</b> 步，共 12 步'],
  ['共 **£5.00**', '共 <b>£5.00</b>'],
  ['**<i>** in all', '<b>&lt;i&gt;</b> in all'],
])('sets off what %s marks, wherever it stands', (sentence, html) => {
  expect(renderToStaticMarkup(emphasised(sentence))).toBe(html);
});
