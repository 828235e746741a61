import type { MessageCatalogue } from '../catalogue.ts';

export const pages: MessageCatalogue['pages'] = {
  titled: (page, app) => `${page} · ${app}`,
  home: {
    title: (app) => `${app}：量一次，就知道买什么`,
    description: '房间量一次，就知道买什么、花多少钱、下一步做什么。手机上就能用，不用注册。',
  },
  jobs: {
    title: '任务',
    description: 'Measure Twice 陪你规划的家装任务：从量尺寸到购物清单。',
  },
  settings: {
    title: '设置',
    description: 'Measure Twice 在这台设备上的语言、单位、货币和外观。',
  },
  open: {
    title: '打开分享的内容',
    description: '从链接或文件打开 Measure Twice 的项目、下料单或备份。先看清是什么，再添加。',
  },
  backup: {
    title: '备份、恢复、清除',
    description: '把 Measure Twice 保存在这台设备上的一切存成一个文件，或者全部清除。',
  },
  privacy: {
    title: '本应用报告什么',
    description: 'Measure Twice 出错时报告什么、为什么报告，以及怎样关掉。',
  },
  notFound: { title: '找不到页面', description: '这个地址没有页面。' },
  project: '你的项目，保存在这台设备上。',
};
