import type { MessageCatalogue } from '../catalogue.ts';

export const controls: MessageCatalogue['controls'] = {
  done: '完成',
  undo: '撤销',
  redo: '重做',
  undone: '已撤销',
  redone: '已重做',
  elsewhere: (what, name) => `${what}：${name}`,
  copied: '已复制',
  cannotCopy: '这个浏览器不让我们复制。请选中文本自行复制。',
  itsText: '其文本',
  copyText: '复制其文本',
  atHand: {
    label: '在店里和锯台旁',
    awake: '屏幕常亮',
    refused: '这部手机现在不让屏幕常亮：可能电量低。',
  },
};
