import type { MessageCatalogue } from '../catalogue.ts';

export const sharedTexts: MessageCatalogue['sharedTexts'] = {
  foreign: '这不是 Measure Twice 生成的。',
  damaged: '内容已损坏：有一部分文本缺失或被改动。请对方重新发送。',
  newer: '这由更新版本的 Measure Twice 生成。先重新加载以更新，再打开它。',
  empty: '里面没有可以打开的内容。',
  link: {
    none: '这不是项目链接，或者缺了一部分。',
    newer: '这个链接由更新版本的 Measure Twice 生成。先重新加载以更新，再打开它。',
    long: '这个链接比 Measure Twice 生成的任何链接都长。',
    full: '这个链接里的内容比任何项目都多，没有打开。',
    damaged: '这个链接不完整，或在途中被改动。请对方重新发送，或改发文件。',
  },
};
