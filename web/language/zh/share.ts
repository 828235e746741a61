import type { Catalogue } from '../catalogue.ts';

export const share: Catalogue['share'] = {
  share: (name) => `分享“${name}”`,
  title: '分享',
  linkCopied: '链接已复制',
  cannotCopy: '这个浏览器不让我们复制。请用文件发送。',
  saved: '已存成文件',
  tooLong: (size) => `内容有 ${size}，放进链接太长了：聊天软件会把它截断。请用文件发送。`,
  noCode: (size, most) =>
    `没有二维码：内容有 ${size}，而手机只能顺利扫描 ${most} 以内的。请发送链接或文件。`,
  code: (name) => `在另一部手机上打开“${name}”的二维码`,
  sendLink: '发送链接',
  copyLink: '复制链接',
  sendFile: '用文件发送',
  note: '链接本身就带着这里的全部内容，包括价格和勾选，不经过我们的任何服务器。谁打开它，谁就得到一份自己的副本。',
};
