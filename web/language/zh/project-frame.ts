// Made from the message files by scripts/messages.ts: edit those.
import type { en } from '../en/project-frame.ts';

export const zh: typeof en = {
  partOf: (part: string, whole: string): string => `${part}：${whole}`,
  back: "所有项目",
  saveAgain: "重新保存",
  storage: {
    refused: "这部手机的存储已满或被禁用：你输入的内容只在页面打开时保留。腾出一些空间，再随便改动一处，就能存下来。",
    restored: "本应用打开时，手机上的存储被清空了。此页面知道的内容已重新保存；未打开过的内容可能已丢失。",
    cleared: "手机上留给本应用的存储已被清空。此页面显示的内容现在只在此页面上。",
    "brought-back": "手机上留给本应用的一部分存储曾被清空。丢失的内容已从另一部分恢复：请检查一遍。",
    newer: "另一个标签页里打开了本应用的新版本，它保存的格式此标签页无法写入。请重新加载此标签页。",
    merged: "另一个标签页同时作了修改。两边的修改都已保留：请检查一遍。",
    lost: "浏览器在全部保存之前被终止。某个项目或清单的最后一处修改已丢失：请检查你最后输入的内容。",
    "no-database": "此浏览器的数据库已满或没有响应。你输入的内容会保存，但浏览器若突然被终止，最后几分钟的内容可能丢失，照片也不会保留。",
    "nearly-full": "这部手机留给本应用的存储快满了。继续测量之前，先删掉不再需要的项目。",
  },
};
