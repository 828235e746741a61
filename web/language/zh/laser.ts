import type { MessageCatalogue } from '../catalogue.ts';

export const laser: MessageCatalogue['laser'] = {
  connect: '连接博世测距仪',
  again: '重新连接',
  leave: '断开',
  cancel: '取消',
  anyKeyboard: '像键盘一样输入的测距仪不用在这里连接：直接测量，它的回车会跳到下一项。',
  absent:
    '这个浏览器不能用蓝牙连接测距仪。安卓、Windows、Mac 和 Chromebook 上的 Chrome 和 Edge 可以；Safari 和 Firefox 不行。',
  connecting: '正在连接',
  laser: '测距仪',
  connected: (name) => `已连接：${name}`,
  lost: (name) => `${name} 已关机或离得太远。量好的尺寸都还在。`,
  failures: {
    off: '蓝牙没有打开，或这台设备没有蓝牙。打开后再连接。',
    none: '没有选择测距仪。它开机了吗，在附近吗，蓝牙打开了吗？然后再连接。',
    refused: '浏览器不允许在这里使用蓝牙。请在浏览器设置中允许，再重新连接。',
    silent: '测距仪没有回应。关机再开机，靠近一些，再连接。',
    unknown: '这台设备的通信方式和这里已知的博世测距仪不同。',
  },
  current: (size) => `现在测量：**${size}**`,
  of: (what, size) => `${what}：${size}`,
  redo: '重测',
  skip: '跳过',
  all: '这里的尺寸都量过了',
  sizes: '各项尺寸，按顺序',
  taken: (size, length) => `${size}：${length}。`,
  wrong: (size, reason) => `${size}：${reason}`,
  next: (size) => `下一项：${size}。`,
  done: '这是最后一项。点任意一项可以重测。',
  failed: '测距仪没有找到目标。请再测一次。',
  notALength: '测距仪不在单次长度模式。切换过来再测一次。',
};
