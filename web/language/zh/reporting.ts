import type { MessageCatalogue } from '../catalogue.ts';

export const reporting: MessageCatalogue['reporting'] = {
  legend: '这台设备的报告',
  on: '开',
  off: '关',
  notKept:
    '浏览器的存储已满或被禁用，这个选择无法保存。它在关闭本标签页之前有效，对现在打开的其他标签页也有效。请腾出一些空间后再选一次。',
};
