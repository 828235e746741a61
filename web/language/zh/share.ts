import type { MessageCatalogue } from '../catalogue.ts';

export const share: MessageCatalogue['share'] = {
  share: (name) => `分享“${name}”`,
  title: '分享',
  linkCopied: '链接已复制',
  cannotCopy: '这个浏览器不让我们复制。请用文件发送。',
  saved: '已存成文件',
  tooLong: (size) => `内容有 ${size}，放进链接太长了：聊天软件会把它截断。请用文件发送。`,
  parts: {
    how: (count) =>
      `一个二维码装不下，分成 ${count} 个。在另一部手机上点“打开文件”再扫码，或用相机逐个对准。`,
    code: (name, at, of) => `“${name}”的第 ${at} 个二维码，共 ${of} 个`,
    at: (at, of) => `第 ${at} 个，共 ${of} 个`,
    next: '下一个',
    turn: '自动翻',
  },
  code: (name) => `在另一部手机上打开“${name}”的二维码`,
  sendLink: '发送链接',
  copyLink: '复制链接',
  sendFile: '用文件发送',
  photos: (count) =>
    `它的 ${count} 份照片和笔记不会随链接或二维码发送。请发送文件：文件里有这些内容。`,
  note: '链接本身就带着这里的全部内容，包括价格和勾选，不经过我们的任何服务器。谁打开它，谁就得到一份自己的副本。',
};
