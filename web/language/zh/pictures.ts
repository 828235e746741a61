import type { MessageCatalogue } from '../catalogue.ts';
import { formatsOf } from '../formats.ts';

const { number } = formatsOf('zh-CN');

export const pictures: MessageCatalogue['pictures'] = {
  title: '照片和笔记',
  receipts: '收据',
  add: '照片或笔记',
  addReceipt: '收据',
  lead: '只保存在这部手机和备份里，绝不进入报告或链接。',
  take: '拍照或选照片',
  write: '写笔记',
  note: '笔记',
  noteHint: '拍的是什么、尺寸多少',
  photoOf: (what) => (what === '' ? '照片' : `照片：${what}`),
  missing: '这张照片不在这部手机上：它在另一部手机上，或被浏览器清除了。备份可以找回它。',
  remove: '删除',
  removed: '已删除',
  adding: '正在保存照片……',
  noRoom: '手机上放不下了，没有添加。',
  stored: (count, megabytes) => `其中照片 ${count} 张，${number(megabytes, 1)}\u00a0MB`,
  inBackup: (count) => `${count} 张照片和笔记`,
  notInBackup: '已保存，但不含照片和笔记：浏览器读不出来。请重新加载页面，再备份一次。',
  come: (fresh, all) => `照片和笔记：${all} 份中有 ${fresh} 份是新的。`,
  notKept: '放不下它的全部照片。请腾出空间后再打开一次。',
};
