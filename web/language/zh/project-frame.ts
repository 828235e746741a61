import type { Catalogue } from '../catalogue.ts';

export const projectFrame: Catalogue['projectFrame'] = {
  partOf: (part, whole) => `${part}：${whole}`,
  back: '所有项目',
  saveAgain: '重新保存',
  storage: {
    refused:
      '这部手机的存储已满或被禁用：你输入的内容只在页面打开时保留。腾出一些空间，再随便改动一处，就能存下来。',
    restored:
      '本应用打开时，手机上的存储被清空了。此页面知道的内容已重新保存；未打开过的内容可能已丢失。',
    cleared: '手机上留给本应用的存储已被清空。此页面显示的内容现在只在此页面上。',
    'brought-back':
      '手机上留给本应用的存储曾被清空。丢失的内容已从应用的第二份副本恢复：请检查一遍。',
    newer: '另一个标签页里打开了本应用的新版本，它保存的格式此标签页无法写入。请重新加载此标签页。',
    merged: '这里无法保存时，另一个标签页也作了修改。两边的修改都已保留：请检查一遍。',
    'nearly-full': '这部手机留给本应用的存储快满了。继续测量之前，先删掉不再需要的项目。',
  },
};
