import type { MessageCatalogue } from '../catalogue.ts';

export const app: MessageCatalogue['app'] = {
  skip: '跳到正文',
  navigation: '主导航',
  tabs: { projects: '项目', jobs: '任务', settings: '设置' },
  broken: {
    title: '出错了',
    kept: '这个页面无法显示。你输入的内容还保存在这台设备上。',
    reload: '重新加载',
    back: '回到我的项目',
  },
  update: {
    available: '有新版本',
    take: '重新加载',
    later: '以后再说',
    wouldLose: '没有重新加载：手机存储空间已满，刚才输入的内容会丢失。',
  },
  readyOffline: '没有网络也可以使用了',
};
